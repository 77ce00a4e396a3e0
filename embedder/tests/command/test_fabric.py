"""info --fabric reports the transport, with each transport of this machine selected in turn."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from installed import MPICH, OPEN_MPI, Installed, Launcher

UCX = {"OMPI_MCA_pml": "ucx", "OMPI_MCA_pml_ucx_tls": "any", "OMPI_MCA_pml_ucx_devices": "any"}
# The launcher, what is set for the MPI library, what it then says of itself, and what carries messages within a node.
TRANSPORTS = {
    "shared memory": (OPEN_MPI, {"OMPI_MCA_pml": "ob1", "OMPI_MCA_btl": "self,vader"}, "pml ob1", "shared memory"),
    "TCP": (OPEN_MPI, {"OMPI_MCA_pml": "ob1", "OMPI_MCA_btl": "self,tcp"}, "pml ob1", "TCP sockets"),
    "UCX": (OPEN_MPI, UCX | {"UCX_TLS": "posix,self"}, "pml ucx", "shared memory"),
    "UCX over TCP": (OPEN_MPI, UCX | {"UCX_TLS": "tcp,self"}, "pml ucx", "TCP sockets"),
    "libfabric": (
        OPEN_MPI,
        {"OMPI_MCA_pml": "cm", "OMPI_MCA_mtl": "ofi", "OMPI_MCA_mtl_ofi_provider_include": "tcp", "FI_PROVIDER": "tcp"},
        "pml cm, mtl ofi",
        "TCP sockets",
    ),
    "MPICH": (MPICH, {"UCX_TLS": "posix,self"}, "ch4:ucx", "shared memory"),
    "MPICH over TCP": (MPICH, {"UCX_TLS": "tcp,self"}, "ch4:ucx", "TCP sockets"),
}


@pytest.mark.parametrize("transport", TRANSPORTS)
def test_the_transport_is_reported(mpiwasm: Installed, job: Path, transport: str) -> None:
    launcher, settings, layer, carrier = TRANSPORTS[transport]
    mpiwasm.variables.update(settings)
    ended = mpiwasm.launch(launcher, 2, "info", "--fabric", "--json")
    assert ended.code == 0, ended
    fabric = json.loads(ended.out)
    assert (fabric["ranks"], fabric["nodes"]) == (2, 1)
    assert fabric["layer"] == layer
    assert fabric["within_node"] == {carrier: 2}
    assert fabric["between_nodes"] == {}
    assert [warning.startswith("messages within a node go over TCP") for warning in fabric["warnings"]] == (
        [True] if carrier == "TCP sockets" else []
    )
    # The same program runs over each of them.
    assert sorted(mpiwasm.launch(launcher, 2, job, "hello").out.splitlines()) == [
        "rank 0 of 2, sum 1",
        "rank 1 of 2, sum 1",
    ]


def test_between_nodes_only_one_rank_of_each_sends(mpiwasm: Installed) -> None:
    # MPICH can treat each rank as a node of its own, so one machine shows what two would.
    mpiwasm.variables.update({"UCX_TLS": "tcp,self", "MPIR_CVAR_NOLOCAL": "1"})
    fabric = json.loads(mpiwasm.launch(MPICH, 2, "info", "--fabric", "--json").out)
    assert fabric["nodes"] == 2
    assert fabric["within_node"] == {}
    assert fabric["between_nodes"] == {"TCP sockets": 2}


def test_the_output_is_readable_and_one_rank_has_no_peer(mpiwasm: Installed, launcher: Launcher) -> None:
    ended = mpiwasm.launch(launcher, 1, "info", "--fabric")
    assert ended.code == 0, ended
    lines = ended.out.splitlines()
    assert lines[0].endswith("1 rank on 1 node")
    assert lines[1].split()[0] == "library"
    assert any(line.startswith("  within nodes   not measured: one rank on each node") for line in lines)
    assert "\0" not in ended.out


def test_a_preset_that_turns_shared_memory_off_is_named(mpiwasm: Installed) -> None:
    _, settings, _, _ = TRANSPORTS["libfabric"]
    mpiwasm.variables.update(settings | {"MPIWASM_FABRIC": "ofi-tcp"})
    fabric = json.loads(mpiwasm.launch(OPEN_MPI, 2, "info", "--fabric", "--json").out)
    assert fabric["warnings"] == [
        "messages within a node go over TCP sockets, not through shared memory; the preset mpiwasm-fabric/ofi-tcp, "
        "which is loaded, may be the cause: measure after module unload mpiwasm-fabric/ofi-tcp"
    ]


# Networks that this machine does not have, as their presets choose them.
ABSENT = {
    OPEN_MPI: {"OMPI_MCA_pml": "cm", "OMPI_MCA_mtl": "psm2", "OMPI_MCA_btl": "self"},
    MPICH: {"UCX_TLS": "rc"},
}


def test_a_preset_under_which_mpi_does_not_start_is_named_once(
    mpiwasm: Installed, job: Path, launcher: Launcher
) -> None:
    mpiwasm.variables.update(ABSENT[launcher] | {"MPIWASM_FABRIC": "some-preset"})
    ended = mpiwasm.launch(launcher, 2, job, "hello")
    assert ended.code != 0, ended
    assert "sum" not in ended.out  # UCX reports on standard output
    named = [line for line in ended.own_lines if "did not start under the preset mpiwasm-fabric/some-preset: " in line]
    assert len(named) == 1, ended


def test_a_preset_that_works_is_not_spoken_of(mpiwasm: Installed, job: Path, launcher: Launcher) -> None:
    mpiwasm.variables["MPIWASM_FABRIC"] = "some-preset"
    assert mpiwasm.launch(launcher, 2, job, "hello").err == ""
    trapped = mpiwasm.launch(launcher, 2, job, "bounds")
    assert "preset" not in trapped.err
    before = mpiwasm.launch(launcher, 2, job, "before-mpi")
    assert "preset" not in before.err
