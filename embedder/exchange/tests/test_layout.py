"""The layout of segments: C and Python agree, and no header leads outside of its memory."""

from __future__ import annotations

import random
import subprocess
from dataclasses import replace
from pathlib import Path

import pytest
from mpiwasm_exchange import layout
from mpiwasm_exchange.reader import ExchangeError, read_step

HERE = Path(__file__).resolve().parent
INCLUDE = HERE.parent / "include"
SANITIZED = ("-std=c11", "-O1", "-g", "-Wall", "-Wextra", "-Werror", "-fsanitize=address,undefined")

VALUES = f"""
#include <mpiwasm_exchange/describe.h>
#include <stddef.h>
int main(void) {{
  const struct exchange_field_plan field = {{"one", "m", EXCHANGE_FLOAT64, EXCHANGE_VERTEX, EXCHANGE_Y, 17}};
  struct exchange_plan plan = {{"plate", 7, 1, &field, {{3, 2, {{4, 5, 6}}, {{1, 2, 3}}, {{0.5, 0.25, 0.125}}}}}};
  struct exchange_description description;
  if (exchange_lay_out(&plan, 2, EXCHANGE_DROP, &description) != NULL) return 1;
  char* memory = calloc(1, (size_t)description.header.bytes);
  if (memory == NULL) return 1;
  exchange_write(&description, memory);
  const struct exchange_slot slot = {{4, 2.5, {{0}}}};
  memcpy(memory + EXCHANGE_SLOTS_OFFSET + {layout.SLOT.size}, &slot, sizeof slot);
  const double value = 1.5;
  memcpy(memory + description.header.first_slot + description.header.slot_bytes, &value, sizeof value);
  return fwrite(memory, (size_t)description.header.bytes, 1, stdout) != 1;
}}
"""


@pytest.fixture(scope="module")
def segment(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A segment that C has written."""
    folder = tmp_path_factory.mktemp("layout")
    (folder / "values.c").write_text(VALUES, encoding="utf-8")
    words = ["cc", f"-I{INCLUDE}", "-std=c11", "-Wall", "-Werror", folder / "values.c", "-o", folder / "values"]
    subprocess.run(words, check=True)
    return subprocess.run([folder / "values"], stdout=subprocess.PIPE, check=True).stdout


def test_python_reads_what_c_writes(segment: bytes) -> None:
    step = read_step(segment)
    assert (step.name, step.schema_version, step.number, step.time) == ("plate", 7, 1, 2.5)
    assert (step.coordset, step.points, step.origin, step.spacing) == ("explicit", (4, 5), (1, 2), (0.5, 0.25))
    field = step.fields["one"]
    assert (field.units, field.association, field.axis) == ("m", "vertex", "y")
    assert field.values.tolist() == [1.5, *[0.0] * 16]
    assert step.is_intact()


def test_a_field_is_an_array_or_has_components(segment: bytes) -> None:
    step = read_step(segment)
    one = replace(step.fields["one"], axis="")
    for names in (["a", "a/x"], ["a/x", "a"], ["a/", "a"]):
        fields = {name: replace(one, name=name) for name in names}
        with pytest.raises(ExchangeError, match=f"the field '{names[1]}' is a part of another one"):
            replace(step, fields=fields).blueprint()
    fields = {name: replace(one, name=name) for name in ("a/b", "a/b/c")}
    assert list(replace(step, fields=fields).blueprint()["fields"]["a"]["values"]) == ["b", "b/c"]


def test_a_step_that_is_overwritten_is_noticed(segment: bytes) -> None:
    memory = bytearray(segment)
    step = read_step(memory)
    memory[layout.SLOTS_OFFSET + layout.SLOT.size] = 7
    assert not step.is_intact()
    with pytest.raises(ExchangeError, match="no step is complete"):
        read_step(memory)


def test_python_refuses_headers_that_lead_outside(segment: bytes) -> None:
    numbers = random.Random(1)
    refused = 0
    for _ in range(3000):
        memory = bytearray(segment)
        for _ in range(numbers.randint(1, 3)):
            place = layout.HEADER_OFFSET + 4 * numbers.randrange((len(memory) - layout.HEADER_OFFSET) // 4)
            number = numbers.choice([0, 1, 63, 64, 2**31, 2**32 - 1, numbers.getrandbits(32)])
            memory[place : place + 4] = number.to_bytes(4, "little")
        try:
            step = read_step(memory[: numbers.choice([len(memory), numbers.randrange(len(memory))])])
        except ExchangeError:
            refused += 1
        else:
            assert all(field.values.sum() is not None for field in step.fields.values())
    assert 300 < refused < 3000


@pytest.mark.parametrize("seed", [1, 2])
def test_c_refuses_headers_that_lead_outside(tmp_path: Path, seed: int) -> None:
    program = tmp_path / "mutate"
    subprocess.run(["cc", *SANITIZED, f"-I{INCLUDE}", HERE / "programs" / "mutate.c", "-o", program], check=True)
    done = subprocess.run([program, "100000", str(seed)], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert 1000 < int(done.stdout.split()[1]) < 100000
