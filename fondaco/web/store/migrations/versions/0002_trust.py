"""Keyed chance with salts, the draws beside the acts, and seats that stay their owners'."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

AT_LEISURE = 2 * 24 * 3600
"""Seconds of grace at tables that are played over days."""


def columns() -> list[tuple[str, sa.Column[Any]]]:
    """Added in place: recreating a table, as SQLite needs for other changes, would break foreign keys to it."""
    return [
        ("tables", sa.Column("luck", sa.String(length=20), nullable=False, server_default="sfc32")),
        ("tables", sa.Column("salts", sa.Text(), nullable=False, server_default="[]")),
        ("tables", sa.Column("salting", sa.Boolean(), nullable=False, server_default="0")),
        ("tables", sa.Column("setup", sa.Text())),
        ("tables", sa.Column("grace", sa.Integer(), nullable=False, server_default="120")),
        ("tables", sa.Column("handed", sa.Boolean(), nullable=False, server_default="0")),
        ("chairs", sa.Column("seen", sa.BigInteger())),
        ("acts", sa.Column("drawn", sa.Text())),
        ("messages", sa.Column("visitor", sa.Integer())),
    ]


def upgrade() -> None:
    for table, column in columns():
        op.add_column(table, column)
    op.execute(sa.text("UPDATE tables SET grace = :grace WHERE pace = 'leisure'").bindparams(grace=AT_LEISURE))
    op.execute(
        "UPDATE tables SET handed = (1 = 1) WHERE id IN (SELECT table_id FROM chairs WHERE holder IS NOT NULL"
        " GROUP BY table_id, holder HAVING COUNT(*) > 1)"
    )


def downgrade() -> None:
    for table, column in reversed(columns()):
        op.drop_column(table, column.name)
