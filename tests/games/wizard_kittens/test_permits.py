"""One choice of a spell, asked about by itself: the same answer as in the list of all."""

from purrlour.engine.chance import Seeded
from purrlour.engine.trial import rotation
from purrlour.games.wizard_kittens.codes import ACTIONS
from purrlour.games.wizard_kittens.game import WizardKittens
from purrlour.games.wizard_kittens.rules.permits import permits
from purrlour.games.wizard_kittens.state import SPELL, SWITCH_WITH

GAME = WizardKittens()


def test_what_is_permitted_is_what_is_listed() -> None:
    """Under many house rules, in every phase of a spell that has cards to choose."""
    met = set()
    for seats in (2, 3, 4):
        for number, options in enumerate(rotation(GAME, seats)[seats::5]):
            luck, whim = Seeded(number), Seeded(number, "whim")
            state = GAME.deal(seats, options, luck)
            while decisions := GAME.decisions(state):
                seat = decisions[0].seat
                codes = GAME.legal(state, seat)
                if SPELL <= state.phase <= SWITCH_WITH:
                    met.add(int(state.phase))
                    any_code = range(-2, ACTIONS + 1)  # NONE and FANCY of a policy among them
                    assert [code for code in any_code if permits(state, seat, code)] == codes
                GAME.apply(state, seat, codes[whim.pick(len(codes))], luck, None)

    assert met == {*range(SPELL, SWITCH_WITH + 1)}
