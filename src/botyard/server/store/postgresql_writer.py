"""Writing batches to PostgreSQL: each is one statement and one journey."""

from collections.abc import Collection

import asyncpg

from botyard.server.store.committer import Chain

CHANNEL = "botyard"
BATCH = """
WITH heads AS (
    SELECT * FROM unnest($1::text[], $2::int[], $3::int[], $4::text[], $5::float8[], $6::text[])
        AS head (id, first, last, status, wake_at, position)
), locked AS (  -- in order, so that two nodes never wait for each other
    SELECT id FROM tables WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE
), moved AS (
    UPDATE tables
    SET version = last, status = heads.status, wake_at = heads.wake_at, position = heads.position
    FROM heads JOIN locked USING (id)
    WHERE tables.id = heads.id AND tables.version = heads.first - 1
    RETURNING tables.id, tables.version
), written AS (
    INSERT INTO lines (table_id, version, at, entry)
    SELECT line.* FROM moved
    JOIN unnest($7::text[], $8::int[], $9::float8[], $10::text[])
        AS line (table_id, version, at, entry) ON line.table_id = moved.id
)
SELECT id, pg_notify($11, concat_ws(' ', $12::text, id, version)) FROM moved
"""


async def connect(url: str, patience: float) -> asyncpg.Connection:
    """Connect; a lock may take ``patience`` seconds, an answer twice as long."""
    return await asyncpg.connect(
        url,
        timeout=patience,
        command_timeout=2 * patience,
        server_settings={"lock_timeout": str(round(1000 * patience))},
    )


class PostgresqlWriter:
    """A connection that is made anew when it was lost."""

    def __init__(self, url: str, patience: float, node: str) -> None:
        self._url = url
        self._patience = patience
        self._node = node
        self._connection: asyncpg.Connection | None = None

    async def write(self, chains: Collection[Chain]) -> set[str]:
        """Write the chains whose versions are free, and tell the other nodes."""
        firsts = [chain[0] for chain in chains]
        lasts = [chain[-1] for chain in chains]
        lines = [append for chain in chains for append in chain]
        connection = await self._connected()
        try:
            moved = await connection.fetch(
                BATCH,
                [head.table for head in lasts],
                [head.version for head in firsts],
                [head.version for head in lasts],
                [head.status for head in lasts],
                [head.wake_at for head in lasts],
                [head.position for head in lasts],
                [line.table for line in lines],
                [line.version for line in lines],
                [line.at for line in lines],
                [line.entry for line in lines],
                CHANNEL,
                self._node,
            )
        except BaseException:
            connection.terminate()
            raise
        return {row[0] for row in moved}

    async def close(self) -> None:
        """Close the connection."""
        if self._connection is not None:
            self._connection.terminate()

    async def _connected(self) -> asyncpg.Connection:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect(self._url, self._patience)
        return self._connection
