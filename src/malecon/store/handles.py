"""What others see of a person's id. It follows from the id, so that naming a player at a table needs no query."""

import hashlib

PROGRAM = "bot-"  # what the id of a bot's account begins with
FORMER = "former-"  # what the id of somebody who deleted their account begins with: no profile, no name


def handle_of(person: str) -> str:
    return hashlib.sha256(f"player:{person}".encode()).hexdigest()[:12]


def is_former(person: str | None) -> bool:
    return person is not None and person.startswith(FORMER)


def is_program(person: str | None) -> bool:
    """Whether this is a bot from outside, which plays over HTTP with a token."""
    return person is not None and person.startswith(PROGRAM)
