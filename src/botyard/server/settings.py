"""What a host chooses: a TOML file, every key of which has a default in ``settings.toml``."""

import os
import re
import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from importlib import resources
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Final, Literal, cast
from urllib.parse import urlsplit

from botyard.bots.levels import HIGHEST
from botyard.kernel.errors import BotyardError
from botyard.kernel.game import Json
from botyard.kernel.names import Names
from botyard.kernel.reading import Reader, laid_over

DAY: Final = 86400  # seconds
LOCAL: Final = "local"
EVERYBODY: Final = "everybody"
METRICS: Final = Names("metrics", [LOCAL, EVERYBODY, "nobody"])
LOG_LEVELS: Final = Names("log", ["debug", "info", "warning", "error"])
FEWEST_WORKERS: Final = 2
KINDS: Final = (  # what is limited
    "request",
    "connect",
    "people",
    "login",
    "table",
    "link",
    "order",
    "ask",
    "upload",
    "bytes",
)

_PERIODS: Final = {"second": 1, "minute": 60, "hour": 3600, "day": 86400}
_RATE: Final = re.compile(r"([1-9]\d{0,8})/(second|minute|hour|day)")

Network = IPv4Network | IPv6Network
MetricsFor = Literal["local", "everybody", "nobody"]


class BadSettings(BotyardError):
    """Settings that cannot be used; ``params["path"]`` says where."""


@dataclass(frozen=True)
class Rate:
    """How often something may be done: so many times, at once or spread over the seconds."""

    count: int
    seconds: int


@dataclass(frozen=True)
class LimitSettings:
    """How much one person, and everybody at one address together, may ask for."""

    rates: Mapping[str, Rate]  # by kind
    address_factor: int


@dataclass(frozen=True)
class ConnectionSettings:
    """How many connections there may be, and how long they may keep the server waiting."""

    most: int
    per_address: int
    header_seconds: int
    body_seconds: int
    idle_seconds: int


@dataclass(frozen=True)
class TableSettings:
    """What holds for tables."""

    idle_seconds: int
    most_entries: int  # of one table
    snapshot_entries: int  # between two snapshots of one table
    spectators: bool
    spectator_delay: int  # seconds
    highest_level: int  # of the bots that are offered


@dataclass(frozen=True)
class KeepSettings:
    """How many days something is kept that nobody uses; 0 is for ever."""

    session_days: int
    guest_days: int
    gathering_days: int
    running_days: int
    upload_days: int
    finished_days: int


@dataclass(frozen=True)
class QuotaSettings:
    """How much one person may keep."""

    tables: int
    uploads: int
    upload_bytes: int


@dataclass(frozen=True)
class Settings:
    """Everything a host can choose."""

    host: str
    port: int
    database: str
    upgrade: bool  # whether a database that cannot be backed up from here may be changed
    public_url: str  # empty, or without a slash at its end
    proxies: tuple[Network, ...]
    workers: int
    log: str
    metrics: MetricsFor
    limits: LimitSettings
    connections: ConnectionSettings
    tables: TableSettings
    keep: KeepSettings
    quotas: QuotaSettings


def data_folder(environ: Mapping[str, str]) -> Path:
    """Where Botyard keeps what belongs to a person of this computer."""
    data = environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(data) / "botyard"


def settings_path(environ: Mapping[str, str]) -> Path | None:
    """The settings file that is read where none is named: of the environment, or the usual one."""
    named = environ.get("BOTYARD_SETTINGS")
    if named:
        return Path(named)
    usual = data_folder(environ) / "botyard.toml"
    return usual if usual.is_file() else None


def default_settings() -> Json:
    """The settings of a server that nobody has chosen anything for."""
    file = resources.files("botyard.server").joinpath("settings.toml")
    return tomllib.loads(file.read_text(encoding="utf-8"))


def read_settings(chosen: Json, environ: Mapping[str, str]) -> Settings:
    """Settings as a file and the command line give them, completed and checked."""
    reader = Reader(laid_over(default_settings(), chosen), "", BadSettings)
    settings = Settings(
        host=reader.text("host"),
        port=reader.integer("port", 0, 65535),
        database=reader.text("database") or str(data_folder(environ) / "botyard.db"),
        upgrade=reader.flag("upgrade"),
        public_url=_public_url(reader),
        proxies=_proxies(reader),
        workers=_workers(reader),
        log=LOG_LEVELS.name(reader.name("log", LOG_LEVELS)),
        metrics=_metrics(reader),
        limits=_limits(reader.table("limits")),
        connections=_connections(reader.table("connections")),
        tables=_tables(reader.table("tables")),
        keep=_keep(reader.table("keep")),
        quotas=_quotas(reader.table("quotas")),
    )
    reader.close()
    return settings


def _workers(reader: Reader) -> int:
    """At least two, so that one can be kept free for bots."""
    wanted = reader.integer("workers", 0, 64) or (os.cpu_count() or 1) - 1
    return max(FEWEST_WORKERS, wanted)


def _public_url(reader: Reader) -> str:
    text = reader.text("public_url").rstrip("/")
    if text:
        try:
            parts = urlsplit(text)
            good = parts.scheme in ("http", "https") and parts.hostname and parts.port != 0
        except ValueError:
            good = None
        if not good or text != f"{parts.scheme}://{parts.netloc}" or "@" in parts.netloc:
            raise BadSettings("settings-url", path=reader.path("public_url"), value=text)
    return text


def _proxies(reader: Reader) -> tuple[Network, ...]:
    networks: list[Network] = []
    for number, text in enumerate(reader.texts("proxies")):
        try:
            networks.append(ip_network(text, strict=False))
        except ValueError:
            path = f"{reader.path('proxies')}[{number}]"
            raise BadSettings("settings-network", path=path, value=text) from None
    return tuple(networks)


def _metrics(reader: Reader) -> MetricsFor:
    return cast("MetricsFor", METRICS.name(reader.name("metrics", METRICS)))


def _limits(reader: Reader) -> LimitSettings:
    rates = {kind: _rate(reader, kind) for kind in KINDS}
    limits = LimitSettings(rates, reader.integer("address_factor", 1, 1_000_000))
    reader.close()
    return limits


def _rate(reader: Reader, kind: str) -> Rate:
    text = reader.text(kind)
    found = _RATE.fullmatch(text)
    if found is None:
        raise BadSettings("settings-rate", path=reader.path(kind), value=text)
    return Rate(int(found[1]), _PERIODS[found[2]])


def _connections(reader: Reader) -> ConnectionSettings:
    connections = ConnectionSettings(
        reader.integer("most", 1, 1_000_000),
        reader.integer("per_address", 1, 1_000_000),
        reader.integer("header_seconds", 1, 3600),
        reader.integer("body_seconds", 1, 3600),
        reader.integer("idle_seconds", 1, 3600),
    )
    reader.close()
    return connections


def _tables(reader: Reader) -> TableSettings:
    tables = TableSettings(
        reader.integer("idle_seconds", 1, 7 * 86400),
        reader.integer("most_entries", 100, 1_000_000),
        reader.integer("snapshot_entries", 1, 1_000_000),
        reader.flag("spectators"),
        reader.integer("spectator_delay", 0, 86400),
        reader.integer("highest_level", 1, HIGHEST),
    )
    reader.close()
    return tables


def _keep(reader: Reader) -> KeepSettings:
    longest = 36_500
    keep = KeepSettings(
        session_days=reader.integer("session_days", 1, 3650),
        guest_days=reader.integer("guest_days", 0, longest),
        gathering_days=reader.integer("gathering_days", 0, longest),
        running_days=reader.integer("running_days", 0, longest),
        upload_days=reader.integer("upload_days", 0, longest),
        finished_days=reader.integer("finished_days", 0, longest),
    )
    reader.close()
    return keep


def _quotas(reader: Reader) -> QuotaSettings:
    quotas = QuotaSettings(
        tables=reader.integer("tables", 1, 1_000_000),
        uploads=reader.integer("uploads", 0, 1_000_000),
        upload_bytes=reader.integer("upload_bytes", 0, 1_000_000_000_000),
    )
    reader.close()
    return quotas
