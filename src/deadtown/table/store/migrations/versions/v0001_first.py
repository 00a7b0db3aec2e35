"""Tables, their logs and snapshots, players and sessions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("rules", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("visibility", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.Column("changed", sa.Double, nullable=False),
        sa.Column("about", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("tables_by_change", "tables", ["visibility", "phase", "changed"])
    op.create_index("tables_by_host", "tables", ["host", "phase"])
    op.create_table(
        "entries",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "number"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_table(
        "members",
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("table_id", "player_id"),
        sqlite_with_rowid=False,
    )
    op.create_index("members_by_player", "members", ["player_id"])
    op.create_table(
        "players",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "sessions",
        sa.Column("token_hash", sa.LargeBinary, nullable=False),
        sa.Column("player_id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("label", sa.Text, nullable=False),
        sa.Column("created", sa.Double, nullable=False),
        sa.PrimaryKeyConstraint("token_hash"),
        sa.ForeignKeyConstraint(["player_id"], ["players.id"]),
    )
    op.create_index("sessions_by_player", "sessions", ["player_id"])
