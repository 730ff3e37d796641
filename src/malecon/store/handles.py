"""What others see of a person's id. It follows from the id, so naming a player at a table takes no query."""

import hashlib

PROGRAM = "bot-"  # the ids of bots' accounts begin with this
FORMER = "former-"  # the ids of deleted accounts begin with this: no profile, no name


def handle_of(person: str) -> str:
    return hashlib.sha256(f"player:{person}".encode()).hexdigest()[:12]


def is_former(person: str | None) -> bool:
    return person is not None and person.startswith(FORMER)


def is_program(person: str | None) -> bool:
    """Whether this is an outside bot, which plays over HTTP with a token."""
    return person is not None and person.startswith(PROGRAM)
