### Boards, courses, and why a course cannot be played.

## Boards

board-chess = Chess
board-chop-shop = Chop Shop
board-cross = Cross
board-dock-belt = Docking bay with conveyor belts
board-dock-plain = Docking bay without conveyor belts
board-exchange = Exchange
board-island = Island
board-maelstrom = Maelstrom
board-spin-zone = Spin Zone
board-vault = Vault

## Courses

course-risky-exchange = Risky Exchange
course-checkmate = Checkmate
course-dizzy-dash = Dizzy Dash
course-island-hop = Island Hop
course-chop-shop-challenge = Chop Shop Challenge
course-twister = Twister
course-bloodbath-chess = Bloodbath Chess
course-around-the-world = Around the World
course-death-trap = Death Trap
course-pilgrimage = Pilgrimage
course-vault-assault = Vault Assault
course-whirlwind-tour = Whirlwind Tour
course-lost-bearings = Lost Bearings
course-robot-stew = Robot Stew
course-oddest-sea = Oddest Sea
course-against-the-grain = Against the Grain
course-island-king = Island King
course-tricksy = Tricksy
course-moving-targets = Moving Targets
course-set-to-kill = Set to Kill
course-factory-rejects = Factory Rejects
course-option-world = Option World
course-ball-lightning = Ball Lightning
course-tight-collar = Tight Collar
course-day-of-the-superbot = Day of the SuperBot
course-interference = Interference
course-flag-fry = Flag Fry
course-frenetic-factory = Frenetic Factory
course-marathon-madness = Marathon Madness
course-tandem-carnage = Tandem Carnage
course-all-for-one = All for One or One for All?
course-capture-the-flag = Capture the Flag
course-toggle-boggle = Toggle Boggle
course-war-zone = War Zone

## What a course says of itself

category-beginner = for beginners
category-expert = for experts
category-team = for teams
category-built = built by players
level-easy = easy
level-mid = medium
level-hard = hard
length-short = short, about 1 hour
length-medium = medium, 1 to 2 hours
length-long = long, over 2 hours

## Why a course cannot be played

unplayable-name = Give the course a name of 1 to { $most } characters.
unplayable-players = Give two numbers of players: the fewest, then the most.
unplayable-size = The board { $board } lies outside the largest floor, { $most } × { $most } spaces. Move it closer to the top left.
unplayable-overlap = The board { $board } covers another one, for example at { $space }. Move one of the two.
unplayable-bays = { $count ->
        [0] The course has no docking bay. Add one.
       *[other] The course has { $count } docking bays. Keep only one.
    }
unplayable-bay = The docking bay must touch one board with its whole upper side. Move or turn it.
unplayable-grid = The board { $board } lies between the lines of the grid of { $side } × { $side } spaces. Move it so that its sides meet those of the others.
unplayable-apart = The board { $board } does not touch the others. Move it next to one of them.
unplayable-flags = { $count ->
        [0] The course has no flag. Add at least one.
       *[other] The course has { $count } flags, but at most { $most } are possible. Remove some.
    }
unplayable-flag-off = Flag { $number } is off the floor, at { $space }. Move it onto a board.
unplayable-flag-pit = Flag { $number } lies on the pit at { $space }. Move it to another space.
unplayable-flag-twice = Flag { $number } shares { $space } with another flag. Move one of the two.
unplayable-flag-unreached = No way leads from dock 1 to flag { $number } at { $space } without crossing walls or pits. Move the flag.

## What is wrong with a drawing, or with the name of a space

floor-no-such-space = There is no space “{ $name }” on this floor; it goes from A1 to { $last }.
drawing-sign = In row { $line } of the drawing, at space { $place }, “{ $signs }” means nothing.
drawing-row = Row { $line } of the drawing does not fit the others: a row has { $count } spaces, and walls are above spaces.
drawing-size = A drawing has from 1 × 1 to { $most } × { $most } spaces.
drawing-other-size = The drawing does not have { $width } × { $height } spaces.
drawing-number = { $sign } is missing in the drawing.
