"""Whatever the OpenAPI document allows or forbids is asked: no answer is a failure of ours."""

import asyncio
import json
import os
from typing import Any

import msgspec
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import Case, GenerationMode, checks
from schemathesis.core.result import Ok

from botyard.server.app import create_app
from botyard.server.page import document_of
from botyard.server.settings import read_settings
from tools.served import Person, Served

EXAMPLES = max(4, int(os.environ.get("BOTYARD_FUZZ", "0")) // 50)
FUZZ = settings(
    deadline=None,
    max_examples=EXAMPLES,
    database=None,
    suppress_health_check=list(HealthCheck),
)
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
]
DOCUMENT = json.loads(msgspec.json.encode(document_of(create_app(read_settings({}, {})))))
SCHEMA = schemathesis.openapi.from_dict(DOCUMENT)
OPERATIONS = {
    f"{operation.method.upper()} {operation.path}": operation
    for operation in (found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok))
}


def guest(served: Served) -> tuple[requests.Session, dict[str, Any]]:
    """A guest, and what stands in the addresses of a table of theirs."""

    async def opened() -> tuple[str, str]:
        person = await Person(served).come_in("Ida")
        table, _ = await person.open("probe", "person", "link", "bot:random")
        await person.close()
        return person.cookie(), table

    cookie, table = asyncio.run(opened())
    session = requests.Session()
    session.cookies.set("botyard", cookie)
    return session, {"table_id": table, "record_id": table, "seat": 1}


def ask_anything(
    served: Served, label: str, session: requests.Session, mode: GenerationMode, **fixed: object
) -> None:
    """Ask for something in many ways, all right or all wrong; some things stay the same."""

    @FUZZ
    @given(case=OPERATIONS[label].as_strategy(mode, path_parameters=fixed or None))
    def ask(case: Case[Any]) -> None:
        case.call_and_validate(base_url=served.url, session=session, checks=CHECKS)

    ask()


@pytest.mark.parametrize("label", OPERATIONS)
def test_an_operation_keeps_its_promises(label: str, served: Served) -> None:
    operation = OPERATIONS[label]
    names = [parameter.name for parameter in operation.path_parameters]
    ask_anything(served, label, requests.Session(), GenerationMode.POSITIVE)
    session, addresses = guest(served)
    ask_anything(served, label, session, GenerationMode.POSITIVE)
    own = {name: addresses[name] for name in names if name in addresses}
    if own:
        ask_anything(served, label, session, GenerationMode.POSITIVE, **own)
    if operation.query or operation.body:
        session, addresses = guest(served)
        own = {name: addresses[name] for name in own}
        ask_anything(served, label, session, GenerationMode.NEGATIVE, **own)
