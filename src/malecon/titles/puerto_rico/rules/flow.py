"""The round (section 5): choosing roles, whose turn it is, and when it all ends."""

from typing import Any

from malecon.core.jit import Rec, jit
from malecon.titles.puerto_rico.actions import ROLE_OF
from malecon.titles.puerto_rico.box import NO_ROLE, PROSPECTOR, PROSPECTOR_2, ROLES, TWO_CHOICES
from malecon.titles.puerto_rico.state import CHOOSE_ROLE, END


@jit
def works(s: Rec, seat: int, building: int) -> bool:
    """Only an occupied building does anything."""
    return s.crew[seat, building] > 0


@jit
def next_seat(s: Rec, seat: int) -> int:
    return 0 if seat + 1 == s.seats else seat + 1


@jit
def end_turn(s: Rec) -> None:
    """The next seat clockwise has its turn in this phase."""
    s.actor = next_seat(s, s.actor)
    s.acted += 1


@jit
def choices_per_round(s: Rec) -> int:
    return TWO_CHOICES if s.seats == 2 else s.seats


@jit
def legal_roles(s: Rec, mask: Any) -> None:
    for role in range(ROLES):
        if s.role_in_play[role] and not s.role_taken[role]:
            mask[ROLE_OF + role] = 1
    # Two prospectors with equally many coins are one choice.
    if mask[ROLE_OF + PROSPECTOR] and s.role_coins[PROSPECTOR] == s.role_coins[PROSPECTOR_2]:
        mask[ROLE_OF + PROSPECTOR_2] = 0


@jit
def take_role(s: Rec, role: int) -> None:
    """The coins on the card come first, before the action (role rule 3), and without a decision (R14).

    A privilege belongs to the action: each role grants it only where its action is carried out (D14).
    """
    s.role = role
    s.role_taken[role] = 1
    s.doubloons[s.chooser] += s.role_coins[role]
    s.role_coins[role] = 0
    s.actor = s.chooser
    s.acted = 0


@jit
def end_phase(s: Rec) -> None:
    """The next chooser, or the end of the round."""
    s.role = NO_ROLE
    s.phase = CHOOSE_ROLE
    s.choices += 1
    if s.choices == choices_per_round(s):
        end_round(s)
    else:
        s.chooser = next_seat(s, s.chooser)
    s.actor = s.chooser


@jit
def end_round(s: Rec) -> None:
    """The end is looked at only here: a triggered round is played out (T-25). No number of rounds ends a game (R16)."""
    s.choices = 0
    if s.ending:
        s.over = 1
        s.phase = END
        return
    for role in range(ROLES):
        if s.role_in_play[role] and not s.role_taken[role]:
            s.role_coins[role] += 1
        s.role_taken[role] = 0
    s.governor = next_seat(s, s.governor)
    s.chooser = s.governor
    s.round_number += 1


@jit
def take_colonist(s: Rec) -> bool:
    """One colonist from the supply, else from the ship; whether there was one (hospice, university)."""
    if s.colonists > 0:
        s.colonists -= 1
        return True
    if s.aboard > 0:
        s.aboard -= 1
        return True
    return False
