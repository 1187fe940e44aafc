"""Before lasers fire, owners choose weapons and the High-Power Laser. RR-O27, RR-O30."""

from mypy_extensions import i64

from botyard.games.roborally.declared import FIRED, NO_TARGET, NOT_YOUR_OPTION, WEAPONS_STEP
from botyard.games.roborally.option_numbers import CHOSEN_BEFORE_LASERS
from botyard.games.roborally.rules.sight import ANY_DISTANCE, first_in_sight
from botyard.games.roborally.state import NOBODY, Race
from botyard.games.roborally.steps import NONE, Pass, Step, Use
from botyard.kernel.dealer import Dealer
from botyard.kernel.reasons import LEGAL


class AskForWeapons(Step):
    """
    Each owner who could fire something else, in dock order.

    Clauses: RR-O27, RR-O30, RR-54.
    """

    def run(self, race: Race, dealer: Dealer) -> bool:
        robot = race.agenda.first()
        race.agenda.pop()
        if race.in_play & CHOSEN_BEFORE_LASERS:
            while robot < race.robots:
                if self._has_a_choice(race, robot):
                    race.agenda.push(WEAPONS_STEP, robot)
                    return False
                robot += 1
        return True

    def _has_a_choice(self, race: Race, robot: i64) -> bool:
        if not race.held_options[robot] & CHOSEN_BEFORE_LASERS:
            return False
        choices = 0
        for choice in self.offering:
            choices += len(choice.candidates(race, robot))
        return choices > 1


class FireMainLaser(Pass):
    """
    The main laser as it is.

    Clauses: RR-O27.
    """

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.agenda.push(WEAPONS_STEP, robot + 1)


class Weapon(Use):
    """
    Fired instead of the main laser, at the first robot in its line of sight to the front.

    Nothing happens before all have chosen.

    Clauses: RR-O27, RR-O30, RR-O31.
    """

    def candidates(self, race: Race, robot: i64) -> list[int]:
        return super().candidates(race, robot) if race.is_active(robot) else NONE

    def refuse(self, race: Race, robot: i64, number: i64) -> int:
        if not race.has_option(robot, self.option):
            return NOT_YOUR_OPTION
        target = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
        return NO_TARGET if target == NOBODY else self.refuse_target(race, robot, target)

    def refuse_target(self, race: Race, robot: i64, target: i64) -> int:
        """Which rule forbids this target, if any."""
        return LEGAL

    def carry_out(self, race: Race, robot: i64, number: i64, dealer: Dealer) -> None:
        race.agenda.pop()
        race.agenda.push(WEAPONS_STEP, robot + 1)
        race.fired |= 1 << self.option

    def shoot(self, race: Race, robot: i64, dealer: Dealer) -> None:
        """Fire it; what it does beyond damage comes later in the step."""
        target = first_in_sight(race, race.space[robot], race.facing[robot], ANY_DISTANCE)
        dealer.tell(FIRED, race.told_as[robot], race.told_as[target], self.option)
        self.hit(race, robot, target, dealer)

    def hit(self, race: Race, robot: i64, target: i64, dealer: Dealer) -> None:
        """What it does to its target."""
