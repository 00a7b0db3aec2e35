"""Settings: by flag or by environment, told by help, and complained about by name."""

import os
import subprocess
import sys
from argparse import ArgumentParser
from pathlib import Path

import pytest

from deadtown.bots import GUESTS
from deadtown.complaint import Complaint
from deadtown.web.settings import SETTINGS, Settings, add_arguments
from tests.lab.runs import OWN_BOT

ROOT = Path(__file__).parent.parent.parent
POSTGRESQL = "postgresql://anna:s3cret@localhost/deadtown"


def read(*words: str, **environment: str) -> Settings:
    parser = ArgumentParser(prog="deadtown serve")
    add_arguments(parser)
    return Settings.from_arguments(parser.parse_args(words), environment)


def test_unless_told_otherwise_only_this_machine_is_served_from_a_file_in_the_data_folder(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    settings = read()
    assert (settings.host, settings.port, settings.workers) == ("127.0.0.1", 8670, 1)
    if sys.platform == "linux":
        assert settings.database == str(tmp_path / "deadtown" / "deadtown.db")
    assert settings.bots >= 1
    assert settings == Settings()


GIVEN = [
    ("--host", "DEADTOWN_HOST", "::1", "host", "::1"),
    ("--port", "DEADTOWN_PORT", "0", "port", 0),
    ("--database", "DEADTOWN_DATABASE", "games.db", "database", "games.db"),
    ("--bots", "DEADTOWN_BOTS", "3", "bots", 3),
    ("--bot-seconds", "DEADTOWN_BOT_SECONDS", "0.5", "bot_seconds", 0.5),
    ("--host-name", "DEADTOWN_HOST_NAMES", "Play.Example.org,other", "host_names", ("play.example.org", "other")),
    ("--origin", "DEADTOWN_ORIGINS", "https://Example.org:443/", "origins", ("https://example.org",)),
    ("--rates", "DEADTOWN_RATES", "0", "rates", 0),
    ("--connections", "DEADTOWN_CONNECTIONS", "9", "connections", 9),
    ("--head-seconds", "DEADTOWN_HEAD_SECONDS", "2.5", "head_seconds", 2.5),
    ("--log", "DEADTOWN_LOG", "json", "log", "json"),
    ("--log-level", "DEADTOWN_LOG_LEVEL", "Error", "log_level", "error"),
]


@pytest.mark.parametrize(("flag", "variable", "text", "name", "value"), GIVEN)
def test_a_setting_is_given_by_flag_or_by_variable(
    flag: str, variable: str, text: str, name: str, value: object
) -> None:
    assert getattr(read(flag, text), name) == value
    assert getattr(read(**{variable: text}), name) == value


@pytest.mark.parametrize(("name", "flag"), [("browser", "--no-browser"), ("behind_proxy", "--behind-proxy")])
def test_a_switch_is_turned_by_flag_or_by_variable(name: str, flag: str) -> None:
    turned = flag == "--behind-proxy"
    variable = f"DEADTOWN_{name.upper()}"
    assert getattr(read(flag), name) is turned
    assert getattr(read(**{variable: "yes" if turned else "no"}), name) is turned
    back = flag.replace("--no-", "--") if not turned else "--no-behind-proxy"
    assert getattr(read(back, **{variable: "yes" if turned else "no"}), name) is not turned


def test_a_flag_wins_over_its_variable_and_an_empty_variable_is_none() -> None:
    assert read("--port", "81", DEADTOWN_PORT="82").port == 81
    assert read("--port", "81", DEADTOWN_PORT="nonsense").port == 81
    assert read(DEADTOWN_PORT="").port == 8670


def test_what_may_be_repeated_is_collected() -> None:
    assert read("--host-name", "a", "--host-name", "b,c").host_names == ("a", "b", "c")


BAD = [
    ("--port", "DEADTOWN_PORT", "65536"),
    ("--port", "DEADTOWN_PORT", "-1"),
    ("--port", "DEADTOWN_PORT", "eight"),
    ("--workers", "DEADTOWN_WORKERS", "0"),
    ("--bots", "DEADTOWN_BOTS", "1.5"),
    ("--bot-seconds", "DEADTOWN_BOT_SECONDS", "nan"),
    ("--bot-seconds", "DEADTOWN_BOT_SECONDS", "0"),
    ("--rates", "DEADTOWN_RATES", "-1"),
    ("--address-connections", "DEADTOWN_ADDRESS_CONNECTIONS", "0"),
    ("--unread-seconds", "DEADTOWN_UNREAD_SECONDS", "0"),
    ("--unread", "DEADTOWN_UNREAD", "1"),
    ("--host", "DEADTOWN_HOST", "not a host"),
    ("--host-name", "DEADTOWN_HOST_NAMES", "example.org:80"),
    ("--origin", "DEADTOWN_ORIGINS", "example.org"),
    ("--origin", "DEADTOWN_ORIGINS", "https://example.org/path"),
    ("--origin", "DEADTOWN_ORIGINS", "https://anna:secret@example.org"),
    ("--log", "DEADTOWN_LOG", "xml"),
    ("--log-level", "DEADTOWN_LOG_LEVEL", "loud"),
    ("--database", "DEADTOWN_DATABASE", " "),
]


@pytest.mark.parametrize(("flag", "variable", "text"), BAD)
def test_a_complaint_names_the_flag_or_the_variable(flag: str, variable: str, text: str) -> None:
    with pytest.raises(Complaint, match=f"^{flag}: "):
        read(f"{flag}={text}")
    with pytest.raises(Complaint, match=f"^{variable}: "):
        read(**{variable: text})


def test_a_switch_in_the_environment_must_be_yes_or_no() -> None:
    with pytest.raises(Complaint, match=r"^DEADTOWN_BROWSER: "):
        read(DEADTOWN_BROWSER="perhaps")


def test_several_workers_need_postgresql() -> None:
    with pytest.raises(Complaint, match=r"^--workers: more than one needs PostgreSQL"):
        read("--workers", "2", "--database", "games.db")
    assert read("--workers", "2", "--database", POSTGRESQL).workers == 2


def test_settings_travel_through_the_environment_unchanged() -> None:
    settings = Settings(
        host="0.0.0.0",
        port=1,
        database=POSTGRESQL,
        workers=3,
        bots=2,
        bot_seconds=0.25,
        guest_bots=(f"zombinion:ada={ROOT / 'examples/strategies/big_money.toml'}",),
        readers=2,
        read_seconds=5.5,
        search_processes=3,
        analysts=2,
        analysis_seconds=30.5,
        record_lines=7,
        log_entries=8,
        browser=False,
        host_names=("a", "b"),
        origins=("https://example.org",),
        behind_proxy=True,
        rates=2.5,
        crowd=4.0,
        address_share=0.5,
        connections=5,
        address_connections=6,
        head_seconds=7.0,
        body_seconds=8.5,
        idle_seconds=9.0,
        unread_seconds=11.0,
        unread=512,
        unread_total=13,
        open_metrics=True,
        log="json",
        log_level="debug",
    )
    default = Settings(database="file")
    for given in (settings, default):
        assert Settings.from_environment(given.to_environment()) == given
    assert set(settings.to_environment()) == {setting.variable for setting in SETTINGS}
    untried = [name for name in Settings.__struct_fields__ if getattr(settings, name) == getattr(default, name)]
    assert not untried, "every setting must be tried with another value than usual"


def test_help_lists_every_setting_with_its_variable_and_what_holds_otherwise() -> None:
    environment = os.environ | {"COLUMNS": "500"}
    command = [sys.executable, "-m", "deadtown", "serve", "--help"]
    done = subprocess.run(command, capture_output=True, text=True, check=True, env=environment)
    for setting in SETTINGS:
        assert f"{setting.flag} {setting.metavar}".strip() in done.stdout
        assert f"[{setting.variable}; " in done.stdout
    assert "[DEADTOWN_PORT; 8670]" in done.stdout
    assert {setting.name for setting in SETTINGS} == set(Settings.__struct_fields__)


def test_bots_that_may_play_are_looked_at_before_anybody_comes(tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(OWN_BOT.format(0))
    assert read("--guest-bot", f"zombinion:ada={mine}").guest_bots == (f"zombinion:ada={mine}",)
    assert read("--guest-bot", f"zombiaki:{mine}").to_environment()[GUESTS] == f"zombiaki:mine={mine}"


@pytest.mark.parametrize(
    ("guest", "said"),
    [
        ("chess:{mine}", "there is no game 'chess'; the games are: combined, humans"),
        ("zombinion:hunter={mine}", "'hunter' is a bot of zombinion: call yours otherwise"),
        ("zombinion:easy={mine}", "'easy' is a bot of zombinion"),
        ("zombinion:nowhere.py", "can't read the bot nowhere.py"),
        ("zombinion:hunter", "is not a game and a bot, such as zombinion:mine.py"),
    ],
)
def test_a_bot_that_can_not_play_is_complained_of(guest: str, said: str, tmp_path: Path) -> None:
    mine = tmp_path / "mine.py"
    mine.write_text(OWN_BOT.format(0))
    with pytest.raises(Complaint, match=f"--guest-bot: .*{said}"):
        read("--guest-bot", guest.format(mine=mine))
