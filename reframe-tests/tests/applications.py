"""Complete programs, native and Wasm: a solver, molecular dynamics, a sort, a stencil, arrays through a graph."""

from __future__ import annotations

import reframe as rfm
from pairs import Figure, Pair


@rfm.simple_test
class ConjugateGradient(Pair):
    """Bound by memory, and by messages to neighbours."""

    descr = "multigrid-preconditioned conjugate gradients, 27-point stencil"
    program = "conjugate-gradient"
    scale = parameter(["2_cores", "1_node", "2_nodes", "4_nodes", "8_nodes", "16_nodes"], loggable=True)  # noqa: F821
    arguments = "48 48 48 --iterations 25 --seconds 2"
    rounds = 3  # each takes long to set up
    figures = (Figure("rate", "rate", "GFLOP/s", True),)


@rfm.simple_test
class LennardJones(Pair):
    """Arithmetic, derived datatypes, atoms that change owners."""

    descr = "molecular dynamics"
    program = "lennard-jones"
    scale = parameter(["2_cores", "1_node", "2_nodes", "4_nodes", "8_nodes"], loggable=True)  # noqa: F821
    arguments = "12 --steps 50"
    figures = (Figure("rate", "rate", "Matom-steps/s", True),)


@rfm.simple_test
class IntegerSort(Pair):
    """Bound by the exchange of all with all."""

    descr = "integer sort"
    program = "integer-sort"
    scale = parameter(["2_cores", "1_node", "2_nodes", "4_nodes", "8_nodes"], loggable=True)  # noqa: F821
    arguments = "1000000 --repetitions 10"
    figures = (Figure("rate", "rate", "Mkeys/s", True),)


@rfm.simple_test
class Stencil(Pair):
    """Bound by memory; rows and columns, a vector datatype, go to neighbours in every step."""

    descr = "heat on a plate, five-point stencil on a grid of ranks"
    program = "heat-2d"
    scale = parameter(["2_cores", "1_node", "4_nodes", "16_nodes"], loggable=True)  # noqa: F821
    arguments = "1000 --steps 200"
    figures = (Figure("rate", "rate", "Mpoints/s", True),)


@rfm.simple_test
class DataTransfer(Pair):
    """Bound by the network: arrays of 128 KiB from everywhere to everywhere."""

    descr = "large arrays through a graph of nodes"
    program = "data-transfer"
    scale = parameter(["2_cores", "2_nodes"], loggable=True)  # noqa: F821
    arguments = "shuffle 16384 --repetitions 20"
    figures = (Figure("rate", "rate", "MB/s", True),)
