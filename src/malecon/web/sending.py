"""How news is sent: by mail, through a browser's push service, or to a chat room's webhook."""

import asyncio
import json
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

from malecon.store import Store, news
from malecon.store.news import ChannelRow
from malecon.web.posting import PATIENCE, NotSent, Session, post
from malecon.web.settings import Settings

KEY = "vapid"


@dataclass(frozen=True)
class Telling:
    """One message, however it is sent."""

    head: str
    body: str
    path: str  # of the page it leads to
    stop: str  # what ends the channel, as a sentence
    end: str = ""  # the same in a word or two


class Senders:
    def __init__(self, store: Store, settings: Settings) -> None:
        self._store, self._settings = store, settings

    def send(self, channel: ChannelRow, telling: Telling) -> None:
        """Raises NotSent."""
        {"mail": self._mail, "push": self._push, "hook": self._hook}[channel.kind](channel, telling)

    @property
    def base(self) -> str:
        return (self._settings.url or "").rstrip("/")

    # -- mail

    def _mail(self, channel: ChannelRow, telling: Telling) -> None:
        message = EmailMessage()
        end = f"{self.base}/api/v1/news/end/{channel.ending}"
        message["To"], message["Subject"] = channel.address, telling.head
        message["List-Unsubscribe"] = f"<{end}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        stop = f"{telling.stop}\n{self.base}{_stop(channel)}"
        message.set_content(f"{telling.body}\n\n{self.base}{telling.path}\n\n-- \n{stop}\n")
        self.post(message)

    def post(self, message: EmailMessage) -> None:
        import aiosmtplib

        if not self._settings.mail:
            raise NotSent("MALECON_MAIL")
        parts = urlsplit(self._settings.mail)
        given = {name: values[-1] for name, values in parse_qs(parts.query).items()}
        message["From"] = given.get("from", f"malecon@{parts.hostname}")
        try:
            asyncio.run(
                aiosmtplib.send(
                    message,
                    hostname=parts.hostname,
                    port=parts.port,
                    username=unquote(parts.username) if parts.username else None,
                    password=unquote(parts.password) if parts.password else None,
                    use_tls=parts.scheme == "smtps",
                    start_tls=None if given.get("tls", "auto") == "auto" else given["tls"] == "starttls",
                    timeout=PATIENCE,
                )
            )
        except (aiosmtplib.SMTPException, OSError) as error:
            raise NotSent(type(error).__name__) from None

    # -- a browser's push service

    def _vapid(self) -> str:
        """The server's private key, in the form the library needs."""

        def make() -> str:
            from cryptography.hazmat.primitives import serialization as s
            from cryptography.hazmat.primitives.asymmetric import ec

            fresh = ec.generate_private_key(ec.SECP256R1())
            der = fresh.private_bytes(s.Encoding.DER, s.PrivateFormat.PKCS8, s.NoEncryption())
            return urlsafe_b64encode(der).decode()

        return news.key(self._store, KEY, make)

    def public_key(self) -> str:
        """What a browser needs to subscribe."""
        from cryptography.hazmat.primitives import serialization as s
        from py_vapid import Vapid02

        point = Vapid02.from_string(self._vapid()).public_key.public_bytes(
            s.Encoding.X962, s.PublicFormat.UncompressedPoint
        )
        return urlsafe_b64encode(point).rstrip(b"=").decode()

    def _push(self, channel: ChannelRow, telling: Telling) -> None:
        from pywebpush import WebPushException, webpush

        told = {"title": telling.head, "body": telling.body, "path": telling.path}
        told |= {"stop": _stop(channel), "end": telling.end} if telling.end else {}
        about = {"sub": self.base if self.base.startswith("https:") else "mailto:malecon@localhost"}
        try:
            webpush(
                {"endpoint": channel.address, "keys": channel.data},
                json.dumps(told),
                vapid_private_key=self._vapid(),
                vapid_claims=about,
                ttl=24 * 3600,
                requests_session=Session(self._settings.news_anywhere),
            )
        except NotSent:
            raise
        except WebPushException as error:
            status = getattr(error.response, "status_code", None)
            raise NotSent(str(status), gone=status in (404, 410)) from None
        except Exception as error:
            raise NotSent(type(error).__name__) from None

    # -- a chat room

    def _hook(self, channel: ChannelRow, telling: Telling) -> None:
        matrix = channel.data.get("shape") == "matrix"
        lines = [telling.head, telling.body]
        if self.base:  # else nobody could follow a link
            lines.append(f"{self.base}{telling.path}")
            end = f"{self.base}{_stop(channel)}"
            lines.append(f"{telling.end}: {end if matrix else f'<{end}>'}")  # Discord draws no card for such a link
        text = "\n".join(line for line in lines if line)
        shape = {"text": text, "msgtype": "m.text"} if matrix else {"content": text}
        headers = {"content-type": "application/json"}
        status = post(channel.address, json.dumps(shape).encode(), headers, self._settings.news_anywhere)
        if not 200 <= status < 300:
            raise NotSent(str(status), gone=status in (404, 410))


def _stop(channel: ChannelRow) -> str:
    """The page that ends a channel in one click, whoever opens it."""
    return f"/stop#{channel.ending}"
