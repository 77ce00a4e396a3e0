"""What tests are called, in reports, messages and files of references alike."""

from __future__ import annotations


def words_of(name: str) -> str:
    """A test's name for people who do not know ReFrame: "PingPong %scale=2_cores" is "PingPong, 2 cores"."""
    test, *parameters = name.split(" ")
    return ", ".join([test, *(one.rpartition("=")[2].replace("_", " ") for one in parameters)])


def where_of(partition: str, environment: str) -> str:
    return f"{partition}, {environment}"


def name_of(test: str, where: str) -> str:
    """A test where it runs."""
    return f"{test} [{where}]"
