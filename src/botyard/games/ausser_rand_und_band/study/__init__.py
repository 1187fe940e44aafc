"""What good play knows: odds of dice, the outlook of each seat, what a state is worth."""
