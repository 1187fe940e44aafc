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

unplayable-name = { $path }: a name has 1 to { $most } characters.
unplayable-players = { $path } must be two numbers: the fewest players, then the most.
unplayable-size = { $path }: this board lies outside a floor of { $most } × { $most } spaces, which is the largest there is.
unplayable-overlap = { $path }: this board covers another one, at { $space } for example.
unplayable-bays = { $path }: a course has exactly one docking bay, not { $count }.
unplayable-bay = { $path }: the docking bay must lie with its whole upper side, turned with it, along one board.
unplayable-grid = { $path }: boards lie on a grid of { $side } × { $side } spaces; this one lies between its lines.
unplayable-apart = { $path }: this board does not join the others.
unplayable-flags = { $path }: a course has 1 to { $most } flags, not { $count }.
unplayable-flag-off = { $path }: { $space } is off the floor.
unplayable-flag-pit = { $path }: on { $space } there is a pit; a flag cannot lie there.
unplayable-flag-twice = { $path }: another flag lies on { $space } already.
unplayable-flag-unreached = { $path }: no way leads from dock 1 to { $space }, round walls and pits.

## What is wrong with a drawing, or with the name of a space

floor-no-such-space = There is no space “{ $name }” on this floor; it goes from A1 to { $last }.
drawing-sign = Line { $line }, space { $place }: “{ $signs }” means nothing there.
drawing-row = Line { $line } does not fit the others: a row has { $count } spaces, and walls stand above spaces.
drawing-size = A drawing has from 1 × 1 to { $most } × { $most } spaces.
drawing-other-size = The drawing does not have { $width } × { $height } spaces.
drawing-number = { $sign } is missing in the drawing.
