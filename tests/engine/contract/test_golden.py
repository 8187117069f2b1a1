"""Golden playthroughs, and marks that change when records would be misread."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.errors import EngineError
from tests.engine import golden
from tests.engine.contract.checks import check_order_is_fixed
from tests.engine.games import CASES, Case
from tests.engine.parlour import PARLOUR, Parlour

AGAIN = "read over and commit what `python3 tools/playthrough.py --golden` makes"


@pytest.mark.parametrize("golden_case", golden.golden_cases(), ids=str)
def test_playthrough(golden_case: Case) -> None:
    path = golden.path(golden_case)
    assert path.exists(), f"{path.name} is missing: {AGAIN}"
    kept = path.read_text("utf-8").splitlines()
    assert golden.text(golden_case).splitlines() == kept, f"if that is meant: {AGAIN}"


def test_no_golden_file_is_stray() -> None:
    expected = {golden.path(case) for case in golden.golden_cases()} | {golden.RULES}
    assert set(golden.FOLDER.glob("*.txt")) == expected


def test_data_and_order_of_actions_belong_to_the_rules_version() -> None:
    kept, now = golden.kept_marks(), golden.marks()
    assert not golden.changed(kept, now), "raise rules_version"
    assert not now.keys() - kept.keys(), f"no marks are kept; {AGAIN}"


def test_legal_actions_have_one_order_in_every_process() -> None:
    check_order_is_fixed("tests.engine.games:CASES")


class AnotherDie(Parlour):
    data = (*Parlour.data[:-1], 8)


class NewRules(AnotherDie):
    rules_version = 2


def test_changed_data_is_noticed() -> None:
    kept = dict([golden.data_mark(PARLOUR)])
    assert len(golden.changed(kept, dict([golden.data_mark(AnotherDie())]))) == 1
    assert not golden.changed(kept, dict([golden.data_mark(NewRules())]))


def test_marks_of_a_version_are_not_rewritten(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rules = tmp_path / "rules.txt"
    rules.write_text("parlour 1 data: 0000\nparlour 0 data: 1234\n", "utf-8")
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "RULES", rules)
    monkeypatch.setattr(golden, "CASES", [case for case in CASES if case.game is PARLOUR])
    with pytest.raises(EngineError, match="parlour 1 data"):
        golden.write()
    assert list(tmp_path.iterdir()) == [rules]
    assert golden.kept_marks() == {"parlour 1 data": "0000", "parlour 0 data": "1234"}
    rules.write_text("parlour 0 data: 1234\n", "utf-8")
    golden.write()
    assert golden.kept_marks() == {"parlour 0 data": "1234", **golden.marks()}
