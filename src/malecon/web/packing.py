"""Compressing what is sent, as the client's Accept-Encoding allows: Brotli first, then gzip."""

import gzip
import re
from collections.abc import Callable
from typing import Literal

import brotli
from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from malecon.web.guard import API

Packing = Literal["br", "gzip"]
SMALLEST = 1000  # bytes; anything smaller isn't worth compressing
QUICK: dict[Packing, Callable[[bytes], bytes]] = {  # for answers, made once and sent once
    "br": lambda plain: brotli.compress(plain, quality=4),
    "gzip": lambda plain: gzip.compress(plain, 5, mtime=0),
}
THOROUGH: dict[Packing, Callable[[bytes], bytes]] = {  # for the page's files, compressed once
    "br": lambda plain: brotli.compress(plain, quality=9),
    "gzip": lambda plain: gzip.compress(plain, 9, mtime=0),
}
NEVER = re.compile(r"q=0(\.0*)?$")


def packing_for(accepted: str) -> Packing | None:
    """The best compression that an Accept-Encoding allows: one that is named or covered by *, and not with q=0."""
    wishes: dict[str, bool] = {}
    for wish in accepted.lower().split(","):
        name, _, quality = wish.partition(";")
        wishes[name.strip()] = NEVER.search(quality.replace(" ", "")) is None
    others = wishes.get("*", False)
    found: tuple[Packing, ...] = ("br", "gzip")
    return next((packing for packing in found if wishes.get(packing, others)), None)


class Packed:
    """ASGI middleware: the API's answers, compressed where that is worth it. The page packs its own files."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not scope["path"].startswith(API):
            return await self.app(scope, receive, send)
        packing = packing_for(Headers(scope=scope).get("accept-encoding", ""))
        start: Message | None = None

        async def packed(message: Message) -> None:
            nonlocal start
            if message["type"] == "http.response.start":
                start = message
                return
            if start is not None:
                head, start = start, None
                headers = MutableHeaders(raw=head["headers"])
                body = message.get("body", b"")
                # Streamed answers are sent as they come: compressing would delay them.
                if not message.get("more_body") and len(body) >= SMALLEST and "content-encoding" not in headers:
                    headers.add_vary_header("accept-encoding")
                    if packing is not None:
                        body = QUICK[packing](body)
                        headers["content-encoding"] = packing
                        headers["content-length"] = str(len(body))
                        message = {**message, "body": body}
                await send(head)
            await send(message)

        return await self.app(scope, receive, packed)
