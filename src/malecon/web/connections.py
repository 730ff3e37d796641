"""Closes connections that send nothing, never finish a request or don't read their answer, so that they don't keep
anyone else out."""

import asyncio
import logging
import socket
import struct
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from malecon.tables.moderation import network

# A request that makes no sense is answered with 400; a line for each would let anybody fill the log.
log = logging.getLogger("uvicorn.error.requests")
log.setLevel(logging.ERROR)
# The same for what a socket's client sends; what goes wrong in our own code is still told.
CLIENTS_FAULT = ("Invalid UTF-8", "parser failed", "opening handshake failed")
sockets_log = logging.getLogger("uvicorn.error.sockets")
sockets_log.addFilter(lambda record: not str(record.msg).startswith(CLIENTS_FAULT))

MOST_HEADERS = 64 * 1024  # bytes of a request's first line and headers
WHOLE = 15.0  # seconds a request may take to arrive, from its first byte or from the opening of its connection
TAKING = 30.0  # seconds between two looks at how much of an answer is still to be sent
AT_ONCE = struct.pack("ii", 1, 0)  # a lingering of 0 seconds
MOST_HELD = 2000  # connections of one address, of IPv6 its /64; behind a proxy they are the proxy's to count
SLOWEST = 1024  # bytes a second that whoever asked must take in
SAYING = 256.0  # bytes a second that a client may send on an open socket: it has little to say
SAID_AT_ONCE = 16 * 1024


class Protocol(HttpToolsProtocol):
    """uvicorn's own, with a deadline for each request to arrive. Between requests its keep-alive timer runs."""

    _held: ClassVar[Counter[str]] = Counter()  # open connections by address, in this process
    _whose: str | None = None
    _arriving: asyncio.TimerHandle | None = None
    _leaving: asyncio.TimerHandle | None = None
    _in_headers = True
    _unparsed = _header_bytes = 0  # bytes of the head that is arriving

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.logger = log
        self._expect()
        self._hold()

    def _hold(self) -> None:
        if self.config.proxy_headers or self.client is None:
            return
        self._whose = network(self.client[0])
        self._held[self._whose] += 1
        if self._held[self._whose] > MOST_HELD:
            self.transport.abort()

    def _let_go(self) -> None:
        """Open sockets are counted elsewhere."""
        if self._whose is not None:
            self._held[self._whose] -= 1
            if self._held[self._whose] <= 0:
                del self._held[self._whose]
            self._whose = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        self._left()
        self._let_go()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._watch()

    def resume_writing(self) -> None:
        super().resume_writing()
        self._left()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._watch()  # a connection doesn't close while the client hasn't read everything

    def on_message_begin(self) -> None:
        self._expect()
        self._in_headers, self._unparsed, self._header_bytes = True, 0, 0
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        self._header_bytes += len(name) + len(value)
        if self._header_bytes > MOST_HEADERS:
            self._give_up()
            return
        super().on_header(name, value)

    def on_url(self, url: bytes) -> None:
        self._header_bytes += len(url)
        if self._header_bytes <= MOST_HEADERS:
            super().on_url(url)

    def data_received(self, data: bytes) -> None:
        """Limits the head of a request. The parser collects a header until it ends, so one without an end would grow
        and grow."""
        if self._in_headers:
            self._unparsed += len(data)
            if self._unparsed > MOST_HEADERS + len(data):
                self._give_up()
                return
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._in_headers = False
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._arrived()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._arrived()
        self._left()
        self._let_go()
        super().handle_websocket_upgrade()

    def _expect(self) -> None:
        self._arrived()
        self._arriving = self.loop.call_later(WHOLE, self._give_up)

    def _arrived(self) -> None:
        if self._arriving is not None:
            self._arriving.cancel()
            self._arriving = None

    def _give_up(self) -> None:
        if not self.transport.is_closing():
            self.transport.close()
            self._watch()

    def _watch(self) -> None:
        """Checks after a while whether the client has read enough of its answer."""
        if self._leaving is None:
            self._look_later()

    def _look_later(self) -> None:
        self._leaving = self.loop.call_later(TAKING, self._look, self.transport.get_write_buffer_size())

    def _look(self, before: int) -> None:
        self._leaving = None
        left = self.transport.get_write_buffer_size()
        if left > max(0.0, before - TAKING * SLOWEST):
            # Otherwise the system would keep what was sent but not read.
            self.transport.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
            self.transport.abort()
        elif left:
            self._look_later()

    def _left(self) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
            self._leaving = None


class Sockets(WebSocketsSansIOProtocol):
    """uvicorn's own, for clients that have little to say. Each frame costs time, and a ping is answered even where nobody
    reads the answers: whoever sends more than a browser would is cut off, and so is whoever does not let go."""

    _counted: float | None = None  # when `_said` was; None: the request that opens the socket is still to come
    _said = 0.0  # bytes beyond those that time has forgiven
    _leaving: asyncio.TimerHandle | None = None

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        self.logger = self.conn.logger = sockets_log
        self._look_later()

    def connection_lost(self, exc: Exception | None) -> None:
        if self._leaving is not None:
            self._leaving.cancel()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        at = self.loop.time()
        if self._counted is not None:
            self._said = max(0.0, self._said - (at - self._counted) * SAYING) + len(data)
        self._counted = at
        if self._said > SAID_AT_ONCE:
            self.transport.abort()
            return
        try:
            super().data_received(data)
        except Exception as error:  # a request that cannot even be refused; asyncio would log it at length
            sockets_log.info("a socket was cut off: %s", type(error).__name__)
            self.transport.abort()

    def _look_later(self) -> None:
        self._leaving = self.loop.call_later(TAKING, self._look, self.transport.is_closing())

    def _look(self, was_closing: bool) -> None:
        """A connection that is being closed, and whose client takes in nothing, would stay open for ever."""
        if was_closing:
            self.transport.abort()
        else:
            self._look_later()
