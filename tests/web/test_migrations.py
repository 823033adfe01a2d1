"""The migrations build what the schema says, are idempotent, and can be reverted."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import inspect

from fondaco.web.errors import BadSetting
from fondaco.web.store import storage
from fondaco.web.store.database import Database
from fondaco.web.store.schema import metadata


def test_the_migrations_build_the_schema_and_can_be_run_again(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    database.migrate()
    database.run_now(storage.add_visitor, storage.hashed("x"), "Anna")
    database.migrate()
    with database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
    assert database.run_now(storage.find_visitor, storage.hashed("x")) is not None
    database.close()


def test_the_migrations_can_be_taken_back(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    database.migrate()
    config = Config()
    config.set_main_option("script_location", str(resources.files("fondaco.web.store") / "migrations"))
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "base")
    assert inspect(database.engine).get_table_names() == ["alembic_version"]
    database.migrate()
    assert set(inspect(database.engine).get_table_names()) > set(metadata.tables)
    database.close()


def test_a_table_of_the_first_schema_goes_on(tmp_path: Path) -> None:
    """Its chance is the one it began with; over days its players have days of grace; a shared device stays shared."""
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    config = Config()
    config.set_main_option("script_location", str(resources.files("fondaco.web.store") / "migrations"))
    with database.engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, "0001")
        connection.exec_driver_sql("INSERT INTO visitors VALUES (1, 'x', 'Anna', 1)")
        for table, pace, holders in (("abc", "live", (1, 1)), ("def", "leisure", (1, None))):
            connection.exec_driver_sql(
                "INSERT INTO tables VALUES (?, 'norenberc', 1, 2, '{}', 'seed', '', ?, 700, 0, 1, 1,"
                " NULL, NULL, NULL, NULL, NULL)",
                (table, pace),
            )
            for seat, holder in enumerate(holders):
                values = (table, seat, holder, f"Anna {seat}")
                connection.exec_driver_sql("INSERT INTO chairs VALUES (?, ?, ?, ?, NULL, NULL, '', NULL)", values)
    database.migrate()
    live = database.run_now(storage.load_table, "abc").row
    leisure = database.run_now(storage.load_table, "def").row
    assert (live.luck, live.salts, live.salting, live.setup) == ("sfc32", [], False, None)
    assert (live.grace, live.handed) == (120, True)
    assert (leisure.grace, leisure.handed) == (2 * 24 * 3600, False)
    database.close()


def test_a_database_of_a_later_release_is_refused(tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'tables.sqlite'}")
    database.migrate()
    with database.engine.begin() as connection:
        connection.exec_driver_sql("UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(BadSetting, match="9999"):
        database.migrate()
    database.close()


def test_a_database_in_memory_and_one_in_the_home_folder_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HOME", str(tmp_path))
    for address in ("sqlite://", "sqlite:///~/club/tables.sqlite"):
        database = Database(address)
        database.migrate()
        found = database.threads.submit(database.run_now, storage.add_visitor, storage.hashed("x"), "Anna").result()
        assert found.name == "Anna"
        database.close()
    assert (tmp_path / "club" / "tables.sqlite").exists()
