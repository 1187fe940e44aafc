### A guided first game, whatever the game.

learn-on = Go on
learn-watch = Watch
learn-skip = Skip this step
learn-leave = Leave the lesson
learn-progress = { $step } of { $count }
learn-instead = Try what glows. The other things come later, or are yours to choose in a real game.
learn-over = You have done everything once. Now play for real: against bots, or with friends.
    .title = That is all!
learn-over-alone = You have done everything once. Now play for real: alone, or with others.
learn-again = Once more
learn-alone = Learn to play alone
learn-play-alone = Play now alone
learn-card = What to do now
lesson-missing = There is no guided first game of { $game }.
