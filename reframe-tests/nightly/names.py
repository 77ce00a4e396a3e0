"""What tests are called, in reports, messages and files of references alike."""

from __future__ import annotations

# Figures of a test: FIGURE_native and FIGURE_wasm are medians over its rounds, FIGURE_speed is the ratio of the two,
# and the others are the lowest and highest ratio of a native run and the Wasm run after it.
SPEED = "_speed"
LOWEST = "_speed_lowest"
HIGHEST = "_speed_highest"
OF_NATIVE = "of native"  # the unit of these three

# Scales of the EESSI test suite whose names are not words.
SCALES = {"1cpn_2nodes": "1 core on 2 nodes"}


def words_of(name: str) -> str:
    """A test's name for people who do not know ReFrame: "PingPong %scale=2_cores" is "PingPong, 2 cores"."""
    test, *parameters = name.split(" ")
    values = [one.rpartition("=")[2] for one in parameters]
    return ", ".join([test, *(SCALES.get(value, value.replace("_", " ")) for value in values)])


def where_of(partition: str, environment: str) -> str:
    return f"{partition}, {environment}"


def name_of(test: str, where: str) -> str:
    """A test where it runs."""
    return f"{test} [{where}]"
