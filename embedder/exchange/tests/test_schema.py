"""Schemas: what is read, what is refused with which words, and the headers that compilers accept."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from mpiwasm_exchange.schema import SchemaError, schema_from
from mpiwasm_exchange.write_c import write_c

COMMAND = Path(__file__).resolve().parents[1] / "mpiwasm-schema"
FIELD = {"type": "float64"}


def refused(**changes: object) -> str:
    with pytest.raises(SchemaError) as caught:
        schema_from({"name": "plate", "fields": {"temperature": FIELD}, **changes})
    return str(caught.value)


def test_a_schema_is_read() -> None:
    schema = schema_from(
        {
            "name": "plate",
            "version": 3,
            "coordset": "rectilinear",
            "coordinates": {"x": "float64", "y": "float32"},
            "fields": {"velocity": {"type": "float32", "components": ["u", "v"], "association": "vertex"}},
        }
    )
    assert [field.name for field in schema.fields] == ["coordinates_x", "coordinates_y", "velocity"]
    assert schema.fields[2].arrays == [("velocity_u", "velocity/u"), ("velocity_v", "velocity/v")]
    assert schema.version == 3


def test_what_is_wrong_is_named() -> None:
    assert refused(nam="x") == (
        "the schema has an unknown key 'nam'; known are name, version, coordset, coordinates, fields "
        "(did you mean 'name'?)"
    )
    assert "did you mean 'float32'?" in refused(fields={"a": {"type": "flaot32"}})
    assert refused(fields={"a": {}}).startswith("[fields.a] has no type: one of int8")
    assert refused(fields={}).startswith("[fields] is empty")
    assert refused(fields=None) == "[fields] is missing"
    assert refused(fields={"a": 3}) == "[fields.a] must be a table"
    assert refused(version=0).startswith("version is 0, but it must be a whole number from 1")
    assert refused(version=True).startswith("version is True")
    assert "begins with a letter" in refused(name="2d")
    assert "begins with a letter" in refused(name="a\n")
    assert "at most 31 letters" in refused(name="a" * 32)
    assert refused(fields={"double": FIELD}).endswith("is 'double', which is a word of C or C++")
    assert "would both be 'a_x' in C" in refused(fields={"a": {**FIELD, "components": ["x"]}, "a_x": FIELD})
    assert "would both be 'a_count' in C" in refused(fields={"a": FIELD, "a_count": FIELD})
    assert "but the schema has no coordset" in refused(fields={"a": {**FIELD, "association": "vertex"}})
    assert "list of different words" in refused(fields={"a": {**FIELD, "components": ["x", "x"]}})
    assert "printable ASCII" in refused(fields={"a": {**FIELD, "units": "m\n"}})
    assert "at most 31 fit" in refused(fields={"a": {**FIELD, "units": "m" * 32}})
    assert refused(coordinates={"x": "float64"}).startswith("[coordinates] needs coordset")
    assert "must have x" in refused(coordset="explicit", coordinates={"y": "float64"})
    assert "those of the mesh" in refused(fields={"coordinates_x": FIELD})
    assert "at most 1024" in refused(fields={f"f{i}": FIELD for i in range(1025)})


def test_units_cannot_leave_their_text() -> None:
    schema = schema_from({"name": "plate", "fields": {"a": {**FIELD, "units": 'K"; ??/'}}})
    assert r'.units = "K\"; \?\?/";' in write_c(schema, "plate.toml", "PLATE_H")


def command(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, COMMAND, *map(str, words)], capture_output=True, text=True, check=False)


def test_the_command_reports_errors_in_one_line(tmp_path: Path) -> None:
    schema = tmp_path / "fields.toml"
    schema.write_text('name = "plate"\n[fields.a]\ntype = "float64"\n', encoding="utf-8")
    assert command(schema, "--output", tmp_path).returncode == 0
    assert {path.name for path in tmp_path.iterdir()} == {"fields.toml", "fields.h", "fields.hpp"}
    written = command(schema, "--output", tmp_path / "absent")
    assert written.returncode == 1 and "fields.h: cannot be written: No such file" in written.stderr
    absent = command(tmp_path / "absent.toml")
    assert (absent.returncode, absent.stderr.count("\n")) == (2, 1)
    assert "absent.toml: cannot be read: No such file or directory" in absent.stderr
    schema.write_text("name = ", encoding="utf-8")
    broken = command(schema)
    assert broken.returncode == 2 and "it is not TOML" in broken.stderr and broken.stderr.count("\n") == 1
    schema.write_bytes(b"\xff")
    assert "it is not UTF-8" in command(schema).stderr
    assert command().returncode == 2
