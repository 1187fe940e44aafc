### Fantastic Factories: the puzzles. What there is stands in puzzles/.

puzzle = Make as many points as you can with what lies here, without relying on luck.
    .title = The best of one round
puzzle-first-shift = First shift
puzzle-on-the-double = On the double
puzzle-golem-for-one = A golem for one
puzzle-straight-run = A straight run
puzzle-borrowed = Borrowed
puzzle-one-more-die = One more die
puzzle-burn-to-build = Burn to build
puzzle-change-of-plans = A change of plans
puzzle-other-side = The other side
puzzle-three-alike = Three alike
puzzle-copied-well = Well copied
puzzle-full-steam = Full steam
