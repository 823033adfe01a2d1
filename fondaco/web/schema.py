"""What is stored: who plays where, and every act at a table, never changed once it is written."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, ForeignKey, Index, Integer, MetaData, String, Table, Text

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
"""Browsers that hold seats. The token lies in a cookie; here is only its hash. Times are milliseconds since 1970."""

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", String(200), nullable=False),
    Column("beginning", Text, nullable=False),
    Column("pace", String(10), nullable=False),
    Column("bot_pace", Integer, nullable=False),
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
"""`beginning` is the record that a table goes on from, where it does not start anew; `successor` is its rematch."""

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
)
"""A chair has a holder, a bot, or neither. `former` may have it back from a bot; the link moves it elsewhere."""

acts = Table(
    "acts",
    metadata,
    Column("table_id", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("choice", String(200)),
    Column("at", BigInteger, nullable=False),
)
"""What the seats did, in order: a choice in its notation, or null where the last act of that seat was taken back.

Choices that were made in one go are rows one after another, all but the first of which begin with a semicolon. What
chance does follows from the seed, so it is not stored.
"""

messages = Table(
    "messages",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", String(16), ForeignKey("tables.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(24), nullable=False),
    Column("text", String(300), nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""What was said at a table. `seat` is -1 for somebody who watches."""
