"""The HTTP contract, made from the handlers themselves: the types in a handler's annotations are what is read, sent and
described in OpenAPI."""

import inspect
from collections.abc import Callable, Iterable
from functools import partial, wraps
from typing import Annotated, Any, TypeVar, is_typeddict

import msgspec
from anyio import CapacityLimiter, to_thread
from anyio.lowlevel import RunVar
from fastapi import APIRouter, Depends, FastAPI, Request, Response

import malecon
from malecon.core.title import Title
from malecon.tables import answers
from malecon.web.box_schemas import box_schema
from malecon.web.guard import API, COOKIE, OPERATOR_COOKIE
from malecon.web.requests import In

REF = "#/components/schemas/{name}"
SCHEME = "session"
OPERATOR = "operator"

OPEN = (403, 413, 422, 429, 503)  # anyone who isn't banned may ask
LOOKING = (*OPEN, 404, 410)
SIGNED = (*LOOKING, 401)  # only with a session
ACTING = (*SIGNED, 409)
PROBLEMS: dict[int, tuple[type[answers.Problem], str]] = {
    401: (answers.Problem, "No session"),
    403: (answers.Problem, "Not your seat, from another page, or banned"),
    404: (answers.Problem, "No such thing"),
    409: (answers.StaleProblem, "Not possible right now: the table as it stands"),
    410: (answers.Problem, "The table cannot be replayed any more"),
    413: (answers.Problem, "Too large"),
    422: (answers.IllegalProblem, "The request does not fit, or the rules refuse it"),
    429: (answers.Problem, "Too fast, or too many"),
    503: (answers.Problem, "The database does not answer: try again"),
}

THREADS = 40  # for reading, and as many for changing
_ROOM: tuple["RunVar[CapacityLimiter]", ...] = (RunVar("malecon_changing"), RunVar("malecon_reading"))
ELSEWHERE = 4  # threads for what waits for other people's servers, which may take as long as they like
_AWAY: "RunVar[CapacityLimiter]" = RunVar("malecon_elsewhere")

Handler = TypeVar("Handler", bound=Callable[..., Any])
router = APIRouter(prefix=API, generate_unique_id_function=lambda route: route.name)
_types: set[Any] = {answers.SocketMessage, *(kind for kind, _ in PROBLEMS.values())}  # all that is sent or taken


class Unreadable(Exception):
    """A body that doesn't fit the address."""


def reply(data: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(data), status, media_type="application/json")


def route(
    method: str,
    path: str,
    problems: Iterable[int] = LOOKING,
    *,
    tag: str,
    status: int = 200,
    answer: Any = None,
    scheme: str | None = SCHEME,
    elsewhere: bool = False,
) -> Callable[[Handler], Handler]:
    """Declares an address. The handler returns what its annotation says; `answer` is what a handler that makes its own
    response sends (a text for `str`); `elsewhere`: it waits for somebody else's server."""

    def declare(handler: Handler) -> Handler:
        signature = inspect.signature(handler, eval_str=True)
        sent = signature.return_annotation if answer is None else answer
        body = next((p for p in signature.parameters.values() if _is_body(p.annotation)), None)
        parameters = [
            p.replace(annotation=Annotated[p.annotation, Depends(_reader(p.annotation))]) if p is body else p
            for p in signature.parameters.values()
        ]
        router.add_api_route(
            path,
            _answering(
                handler,
                signature.replace(parameters=parameters, return_annotation=Response),
                status,
                _AWAY if elsewhere else _ROOM[method == "GET"],
                ELSEWHERE if elsewhere else THREADS,
            ),
            methods=[method],
            name=handler.__name__,
            description=inspect.getdoc(handler),
            status_code=status,
            response_class=Response,
            responses=_responses(sent, status, problems),
            openapi_extra=_extra(body, 401 in problems, scheme),
            tags=[tag],
        )
        return handler

    return declare


def _is_body(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, In)


def limiter(room: "RunVar[CapacityLimiter]", threads: int = THREADS) -> CapacityLimiter:
    """The threads of one kind of requests, in this process."""
    try:
        return room.get()
    except LookupError:
        made = CapacityLimiter(threads)
        room.set(made)
        return made


def _answering(
    handler: Callable[..., Any],
    signature: inspect.Signature,
    status: int,
    room: "RunVar[CapacityLimiter]",
    threads: int,
) -> Callable[..., Any]:
    """The handler as FastAPI knows it: its answer put into JSON. What changes something has threads of its own, so that
    reading goes on where writing has to wait."""

    def sent(made: Any) -> Response:
        return made if isinstance(made, Response) else reply(made, status)

    if inspect.iscoroutinefunction(handler):

        @wraps(handler)
        async def answer(*args: Any, **more: Any) -> Response:
            return sent(await handler(*args, **more))
    else:

        @wraps(handler)
        async def answer(*args: Any, **more: Any) -> Response:
            return sent(await to_thread.run_sync(partial(handler, *args, **more), limiter=limiter(room, threads)))

    answer.__signature__ = signature  # type: ignore[attr-defined]
    return answer


def _reader(kind: type[In]) -> Callable[[Request], Any]:
    decode = msgspec.json.Decoder(kind).decode

    async def body(request: Request) -> In:
        try:
            return decode(await request.body())
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise Unreadable(str(error)) from None

    return body


def _responses(sent: Any, status: int, problems: Iterable[int]) -> dict[int | str, dict[str, Any]]:
    found: dict[int | str, dict[str, Any]] = {status: {"description": "Done"}}
    if sent is str:
        found[status] = {"description": "The text", "content": {"text/plain": {"schema": {"type": "string"}}}}
    elif status != 204:
        found[status]["content"] = _content(sent)
    for code in sorted(problems):
        kind, description = PROBLEMS[code]
        found[code] = {"description": description, "content": _content(kind)}
    return found


def _extra(body: inspect.Parameter | None, signed: bool, scheme: str | None) -> dict[str, Any]:
    ways: list[dict[str, Any]] = [] if scheme is None else [{scheme: []}]
    if scheme == OPERATOR:
        ways.append({f"{OPERATOR}Token": []})
    extra: dict[str, Any] = {"security": ways if signed and ways else [{}, *ways]}
    if body is not None:
        extra["requestBody"] = {"required": True, "content": _content(body.annotation)}
    return extra


def _content(kind: Any) -> dict[str, Any]:
    _types.add(kind)
    return {"application/json": {"schema": {"$ref": REF.format(name=kind.__name__)}}}


# -- OpenAPI


def describe(app: FastAPI) -> None:
    """Adds the types of bodies, answers, socket messages and titles' views to the application's OpenAPI."""
    plain = app.openapi

    def described() -> dict[str, Any]:
        schema = plain()
        components = schema.setdefault("components", {})
        if SCHEME not in components.setdefault("securitySchemes", {}):
            components["securitySchemes"][SCHEME] = {
                "type": "apiKey",
                "in": "cookie",
                "name": COOKIE,
                "description": "Given by POST /session; opaque, and kept only as a hash.",
            }
            components["securitySchemes"][OPERATOR] = {
                "type": "apiKey",
                "in": "cookie",
                "name": OPERATOR_COOKIE,
                "description": "Given by POST /operator/session for a token of `malecon admin token`.",
            }
            components["securitySchemes"][f"{OPERATOR}Token"] = {
                "type": "http",
                "scheme": "bearer",
                "description": "The token itself, for programs.",
            }
            components["schemas"] = schemas()
        return schema

    app.openapi = described  # type: ignore[method-assign]


def schemas() -> dict[str, Any]:
    kinds = sorted(_types, key=lambda kind: str(kind.__name__))
    _, found = msgspec.json.schema_components(kinds, ref_template=REF)
    plain = found.pop("View")
    views = [name for title in map(malecon.title, malecon.titles()) for name in _view_schemas(title, found)]
    if len(views) < len(malecon.titles()):
        found["PlainView"] = plain | {"title": "PlainView", "additionalProperties": True}
        views.append("PlainView")
    found["View"] = {"description": plain["description"], "anyOf": [{"$ref": REF.format(name=v)} for v in views]}
    for title in map(malecon.title, malecon.titles()):
        found[f"{_prefix(title)}Box"] = box_schema(title)
    _open_up(found)
    return dict(sorted(found.items()))


def _open_up(schema: Any) -> None:
    """Marks every object without described entries as open: generators of types would take it for empty."""
    for part in schema.values() if isinstance(schema, dict) else schema if isinstance(schema, list) else ():
        _open_up(part)
    if isinstance(schema, dict) and schema.get("type") == "object" and "properties" not in schema:
        schema.setdefault("additionalProperties", True)


def _view_schemas(title: Title, found: dict[str, Any]) -> list[str]:
    """Adds the types of a title's view; the name of its whole, if the title declares one as what `view` returns."""
    if not is_typeddict(title.view_type):
        return []
    prefix = _prefix(title)
    (whole,), parts = msgspec.json.schema_components([title.view_type], ref_template=REF.format(name=prefix + "{name}"))
    found.update({prefix + name: {**part, "title": prefix + name} for name, part in parts.items()})
    root = str(whole["$ref"]).rpartition("/")[2]
    head = msgspec.json.schema(answers.View)["$defs"]["View"]
    given = found[root]
    given["properties"] = dict(head["properties"]) | given["properties"]
    given["properties"]["title"] = {"const": title.name}
    given["required"] = sorted({*head["required"], *given["required"]})
    return [root]


def _prefix(title: Title) -> str:
    """The prefix of the names of a title's own types."""
    return title.name.title().replace("_", "")
