### Courses of RoboRally: botyard course.

## Help

cli-course = List, show and check the courses of RoboRally.
cli-course-list = List the published courses, the easy ones first.
cli-course-show = Draw a course.
cli-course-check = Check whether a course of your own can be played.
courses-which = Name of a course, or a file (TOML) with one of your own.
courses-file = A file (TOML) with a course of your own.

## What is shown

courses-title = { $course }
courses-players = { $most ->
        [one] 1 player
       *[other] { $players } players
    }
courses-good = { $course } can be played: { $width } × { $height } spaces, { $flags ->
        [one] 1 flag
       *[other] { $flags } flags
    }.
unknown-course = There is no course “{ $name }”, and no such file. There is: { $known }.

## Signs of the drawing

sign-flag = flag
sign-dock = dock
sign-belt = conveyor belt
sign-express = express belt
sign-gear-right = gear to the right
sign-gear-left = gear to the left
sign-pusher-odd = pusher in registers 1, 3, 5
sign-pusher-even = pusher in registers 2, 4
sign-wrench = repair site
sign-hammer = repair and Option
sign-pit = pit
sign-hole = off the floor
sign-laser = laser on a wall
