"""The schema: who plays where, and an append-only log of the acts at each table."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

from fondaco.kernel.chance import SFC32

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(column_0_label)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

visitors = Table(
    "visitors",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("token_hash", String(64), nullable=False, unique=True),
    Column("name", String(24), nullable=False),
    Column("since", BigInteger, nullable=False),
)
"""Browsers that hold seats. The token is in a cookie; only its hash is stored. Times are milliseconds since 1970."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("luck", String(20), nullable=False, server_default=SFC32),
    Column("salts", Text, nullable=False, server_default="[]"),
    Column("salting", Boolean, nullable=False, server_default="0"),
    Column("setup", Text),
    Column("beginning", Text, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("bot_pace", Integer, nullable=False),
    Column("grace", Integer, nullable=False, server_default="120"),
    Column("handed", Boolean, nullable=False, server_default="0"),
    Column("aids", Text, nullable=False, server_default="{}"),
    Column("lesson", Integer),
    Column("listed", Boolean, nullable=False),
    Column("host", Integer, ForeignKey("visitors.id"), nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("finished", BigInteger),
    Column("result", String(200)),
    Column("parent", String(16)),
    Column("successor", String(16)),
    Index("ix_tables_open", "listed", "started"),
    Index("ix_tables_running", "finished", "started"),
)
"""`beginning` is the record that a table branches off, if it does not begin at the start; `successor` is its rematch.

`luck` names the source of chance, `salts` what each seat added to it (a JSON list; null is no answer yet), `salting`
says whether the table waits for the salts before it begins, `setup` is what chance drew before the first act. `grace`
is for how many seconds somebody may be away before others can ask for a bot. `handed` says that several seats share
one device, which is handed round. `aids` is which aids were switched `on` or `off` (a JSON object); all others are as
usual. `lesson` is how many steps of a lesson were read, -1 once the lesson is over, null at all other tables.
"""

chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("holder", Integer, ForeignKey("visitors.id"), index=True),
    Column("name", String(24), nullable=False),
    Column("bot", String(40)),
    Column("former", Integer, ForeignKey("visitors.id"), index=True),
    Column("former_name", String(24), nullable=False),
    Column("link_hash", String(64), unique=True),
    Column("seen", BigInteger),
)
"""A chair has a holder, a bot, or neither. `former` may take it back from a bot; the link moves it to another device.

`seen` is when its owner was last at the table: the holder or, if others asked for a bot, `former`.
"""

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", String(200)),
    Column("at", BigInteger, nullable=False),
    Column("drawn", Text),
)
"""The acts of the seats, in order: a choice in notation, or null for an undo of the last act of that seat.

Choices that were made in one go are consecutive rows; all but the first begin with a semicolon. The draws of chance
follow from the seed and the rules. `drawn` stores them all the same, so that a game can be read without the rules that
it was played under. For an undo it is how many choices were taken back: `1`, or `1+3` with three answers of bots.
"""

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("review", Text, nullable=False),
)
"""What was found of finished games, as JSON. It follows from the record, so what is lost of it can be found again."""

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("visitor", Integer),
)
"""The chat of a table. `seat` is -1 for a spectator; `visitor` is who wrote it, if known."""
