"""How much one person may keep on a server."""

from botyard.server.errors import ServerError
from botyard.server.settings import QuotaSettings
from botyard.server.store import Store


class QuotaUsedUp(ServerError):
    """Somebody has as much here as one person may; ``params["most"]`` says how much."""

    status = 403


async def check_tables(store: Store, quotas: QuotaSettings, person: str) -> None:
    """Refuse one table more than somebody may have open."""
    if await store.open_tables(person) >= quotas.tables:
        raise QuotaUsedUp("quota-tables", most=quotas.tables)


async def check_uploads(store: Store, quotas: QuotaSettings, person: str, text: str) -> None:
    """Refuse one record more than somebody may keep."""
    count, stored = await store.uploads(person)
    if count >= quotas.uploads:
        raise QuotaUsedUp("quota-uploads", most=quotas.uploads)
    if stored + len(text.encode()) > quotas.upload_bytes:
        raise QuotaUsedUp("quota-bytes", most=quotas.upload_bytes // 1_000_000)
