"""OpenAPI is complete and true: schemathesis asks everything it describes, and every answer must be as described."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast

import hypothesis
import pytest
import schemathesis
from hypothesis.strategies import SearchStrategy
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from malecon.web.openapi import contract
from patience import PATIENCE
from served import Served

EXAMPLES = 15


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    folder: Path = tmp_path_factory.mktemp("contract")
    with Served(f"sqlite:///{folder / 'malecon.db'}", "--pace", "0", "--bots", "1") as running:
        yield running


@pytest.fixture(scope="module")
def visitor(server: Served) -> dict[str, str]:
    """A person with a table, so that some of the guesses hit something."""
    ana = server.person()
    seats = [{"kind": "person"}, {"kind": "open"}]
    ids = [ana.post("/api/v1/tables", json={"title": "puerto_rico", "seats": seats}).json()["id"] for _ in range(2)]
    return {"cookie": f"malecon_session={ana.cookies['malecon_session']}", "id": ids[0]}


SCHEMA = schemathesis.openapi.from_dict(json.loads(contract()))
OPERATIONS: list[Any] = [found.ok() for found in cast(Any, SCHEMA).get_all_operations()]
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda o: o.label)
def test_every_answer_is_as_described(operation: Any, server: Served, visitor: dict[str, str]) -> None:
    """Asked as it is described and otherwise, of a guessed table and of a real one."""
    headers = {"cookie": visitor["cookie"]}

    def ask(case: Any) -> None:
        case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=PATIENCE)
        if "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = visitor["id"]
            case.call_and_validate(base_url=server.url, headers=headers, checks=CHECKS, timeout=PATIENCE)

    chosen = hypothesis.settings(
        max_examples=EXAMPLES, deadline=None, suppress_health_check=list(hypothesis.HealthCheck)
    )
    for mode in (schemathesis.GenerationMode.POSITIVE, schemathesis.GenerationMode.NEGATIVE):
        try:
            cases: SearchStrategy[Any] = operation.as_strategy(generation_mode=mode)
            chosen(hypothesis.given(cases)(ask))()
        except hypothesis.errors.Unsatisfiable:
            assert mode is schemathesis.GenerationMode.NEGATIVE  # an address without anything to get wrong
