"""The shape of the database. Whoever changes it adds a revision to migrations/versions."""

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
)

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("visibility", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("changed", Double, nullable=False),
    Column("about", LargeBinary, nullable=False),
    Index("tables_by_change", "visibility", "phase", "changed"),
    Index("tables_by_host", "host", "phase"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table_id", Text, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

members = Table(
    "members",
    metadata,
    Column("table_id", Text, nullable=False),
    Column("player_id", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "player_id"),
    Index("members_by_player", "player_id"),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("seen", Double),
    Column("banned", Double),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", LargeBinary, primary_key=True),
    Column("player_id", Text, ForeignKey("players.id"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Index("sessions_by_player", "player_id"),
)

costs = Table(
    "costs",
    metadata,
    Column("worker", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("body", LargeBinary, nullable=False),
)
"""What tables and guests have cost each server process lately."""

house = Table(
    "house",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)
"""Facts about the whole of it."""

EPOCH = "epoch"
"""The fact that changes when a backup is restored: what was read before that is nothing to build on."""

version = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own table: the revision that the database is at."""
