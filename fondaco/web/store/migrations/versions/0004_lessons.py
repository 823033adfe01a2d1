"""Tables at which a game is learnt, and how far the lesson was read. Older tables teach nothing."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("tables", sa.Column("lesson", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "lesson")
