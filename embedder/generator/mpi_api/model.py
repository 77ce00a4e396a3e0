"""What the table says, as frozen dataclasses: the model that all writers work on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Optional

from mpi_api.read_callbacks import Callback
from mpi_api.read_constants import ConstantGroup
from mpi_api.read_mpiwasm_2023 import Mpiwasm2023


@dataclass(frozen=True)
class Kind:
    """What a parameter is: one table of kinds.toml."""

    name: str
    shape: str
    guest: str
    says: str
    large: Optional[str] = None
    declares: Optional[str] = None
    constants: tuple[str, ...] = ()
    bits: bool = False
    least: Optional[int] = None
    error: Optional[str] = None
    undeclared: bool = False  # a host's mpi.h may lack the type
    rules: tuple[Rule, ...] = ()  # of every parameter of the kind


@dataclass(frozen=True)
class Factor:
    """One factor of a length, or what a rule compares with.

    word       name
    parameter  value of the parameter `name`, plus `number`
    number     the `number` itself
    constant   the constant `name`
    sum        sum of the list `name`
    mine       entry of the list `name` at this process' rank
    last       last entry of the list `name`
    size, local_size, neighbors_in, neighbors_out, dims: a property of the communicator
    degree     neighbours that the rank in the parameter `name` has in the graph; of rules only, as are
    nodes, edges, keys, longest_key, longest_value: of the graph, the list of hints, the library
    broadcast_count, exchanged_count, sent_block_count, received_block_count, begun_sent_block_count,
        begun_received_block_count, sent_count_between_groups,
        collected_sum, reduced_count_between_groups, counts_added_between_groups, collected_count,
        begun_collected_count, reduced_block_count:
        the largest counts that the library computes with
    """

    word: str
    name: str = ""
    number: int = 0


@dataclass(frozen=True)
class Rule:
    """What a value must be, or each entry of a list: `text` as the table has it, one of the words of read_rules.py, and
    what it compares with."""

    text: str
    word: str
    bound: Optional[Factor] = None


@dataclass(frozen=True)
class Length:
    """How much memory a parameter stands for: the text between brackets.

    form       example                             meaning
    list       [n x 3]                             product of `factors` entries of the kind
    bytes      [bytes size]                        product of `factors` bytes
    block      [count x datatype x size]           product of `factors` consecutive elements
    vector     [counts x datatype at displs]       per process: counts[i] elements at displs[i]
    begun      [begun]                             the buffer of the call that began the operation
    elsewhere  [elsewhere]                         the parameters of this call do not say

    vector: `factors` holds one parameter, the list of counts; `displacements` names the list of
    places, counted in extents of `datatype`, or in bytes when `in_bytes` (then `datatype` may be
    a list as well). `in_place`: the length that holds instead when another buffer is MPI_IN_PLACE.
    """

    text: str
    form: str
    factors: tuple[Factor, ...] = ()
    datatype: Optional[str] = None
    displacements: Optional[str] = None
    in_bytes: bool = False
    in_place: Optional[Length] = None


@dataclass(frozen=True)
class Parameter:
    """One line of `takes`, resolved for the small or the large variant of the function."""

    name: str
    kind: Kind
    direction: str
    length: Optional[Length] = None
    large: bool = False  # belongs to a _c function
    words: frozenset[str] = frozenset()  # of REMARKS
    significant_at: str = ""  # one of PLACES; empty = everywhere
    unless_in_place: str = ""  # buffer that makes this parameter unused when it is MPI_IN_PLACE
    filled: str = ""  # parameter with how many entries have been written
    rules: tuple[Rule, ...] = ()  # its own and, once resolved, those of its kind

    @property
    def error(self) -> str:
        """Class of the error when the value is refused."""
        return self.kind.error or "MPI_ERR_ARG"

    @property
    def c_type(self) -> str:
        """C type of one element in the guest's mpi.h."""
        return self.kind.large if self.large and self.kind.large else self.kind.guest

    @property
    def is_list(self) -> bool:
        """True when the guest passes the address of several elements of the kind."""
        return self.length is not None and self.kind.shape not in ("buffer", "string", "target")

    @property
    def by_address(self) -> bool:
        """True when the guest passes an address, not a value."""
        if self.kind.shape in ("buffer", "string", "status", "address"):
            return True
        if self.kind.shape == "target":
            return False
        if self.kind.shape in ("number", "handle", "user_data"):
            return self.is_list or self.direction != "in"
        return self.kind.shape == "function" or "*" in (self.kind.declares or "...*")

    @property
    def declaration(self) -> str:
        """How the parameter is declared in C."""
        if self.kind.declares:
            return self.kind.declares.format(name=self.name)
        constant = "const " if self.direction == "in" else ""
        if self.kind.shape == "function":
            return f"{self.c_type}{self.name}"
        if self.kind.shape in ("buffer", "string"):
            return f"{constant}{self.c_type} *{self.name}"
        if self.is_list:
            return f"{constant}{self.c_type} {self.name}[]"
        if self.kind.shape == "status":
            return f"{constant}{self.c_type} *{self.name}"
        return f"{self.c_type} {'' if self.direction == 'in' else '*'}{self.name}"


@dataclass(frozen=True)
class Stop:
    """How a program waits at the entry of a function while it may be stopped there."""

    kind: str  # one of STOPS
    parameter: str = ""  # what it waits for
    opens: bool = False  # begins what another call must end before the program can be saved


@dataclass(frozen=True)
class Function:
    """One function of the C API: MPI_X or MPI_X_c."""

    name: str
    base: str  # name of the table's block: the same for MPI_X and MPI_X_c
    large: bool
    chapter: str
    since: str
    says: str
    parameters: tuple[Parameter, ...]
    base_since: str = ""  # of the function without _c
    returns: Optional[Kind] = None  # None: int, an error code
    binding: Optional[str] = None  # source file of the hand-written call; None: generated
    body: Optional[str] = None  # the template that does the work of a hand-written call
    errors_on: str = "world"  # parameter, "world", "nothing" or the name of a constant
    before_init: Optional[str] = None  # MPI version since which it may be called before MPI_Init
    after_finalize: bool = False  # may be called after MPI_Finalize where the library has MPI-4.0
    in_callbacks: bool = False  # may be called by a guest function that the library has called
    catches: bool = False  # hand-written, and no exception leaves it
    keeps_turn: bool = False  # neither waits nor takes locks that callbacks are called with
    only_c: bool = False  # the bindings for Fortran do not have it
    threads: str = "in_turn"  # what other threads may do meanwhile: one of THREADS
    deprecated: Optional[str] = None
    needs_at_start: Optional[str] = None  # what is made at the start of programs that import it: one of START_NEEDS
    refused: Optional[str] = None  # why every call of the function is an error
    without_effect: Optional[str] = None  # why no test shows an effect of the function
    buffers_elements: bool = False  # of its chapter
    at_once: Optional[str] = None  # the blocking function that does the work of a nonblocking one
    begun_by: Optional[str] = None  # the nonblocking function that does the work where must_be_begun() says so
    gathers_blocks: bool = False  # equal ones, at a root
    passes_on: bool = False  # such a process sends on what it has received for others
    counts_received: bool = False  # each process adds up what it has received for others
    broadcasts_sum: bool = False  # processes broadcast sums from buffers of the library
    broadcasts_result: bool = False  # between groups, the result is broadcast in each of them
    scatters_result: bool = False  # the result may be scattered in a tree
    packs_blocks: bool = False  # blocks are packed where must_exchange_packed() says so
    packs_gaps: bool = False  # data with gaps is packed where must_be_packed() says so
    copies_in_place: bool = False  # an operation in place gets a copy where must_be_copied() says so
    safe_form: Optional[str] = None  # what is called instead of the library's nonblocking function; _c for large counts
    emulated_by: Optional[str] = None  # the nonblocking function that each start of a persistent one calls without it
    through_large: bool = False  # also the int function calls the library's large-count one where there is one
    unless_empty: Optional[Length] = None  # data without which the library is not called
    guard: Optional[str] = None  # member of Call that refuses types in windows where a library does not survive them
    in_pieces: bool = False  # in such a window, the library gets the data in pieces
    in_epochs: bool = False  # the library is called when the epochs of the window allow it
    stops: Optional[Stop] = None  # None: the program is not stopped there

    @property
    def generated(self) -> bool:
        """True when the host side of the function is generated."""
        return self.binding is None

    @property
    def buffers(self) -> str:
        """What libraries may receive into buffers that the call itself allocates: messages, data of files that
        processes access together (and that go on after the call), what one reads, or nothing."""
        kinds = {each.kind.name for each in self.parameters}
        if not self.buffers_elements or "datatype" not in kinds:
            return ""
        if self.base.endswith(("_all", "_all_begin", "_ordered", "_ordered_begin")):
            return "begun_files" if self.base.startswith("MPI_File_i") or self.base.endswith("_begin") else "files"
        if self.base.startswith(("MPI_File_read", "MPI_File_iread")):
            return "reads"
        return "messages" if "comm" in kinds else ""

    @property
    def c_return(self) -> str:
        return self.returns.guest if self.returns else "int"

    def parameter(self, name: str) -> Parameter:
        return next(each for each in self.parameters if each.name == name)

    def index(self, name: str) -> int:
        """Place of a parameter, counted from 0."""
        return [each.name for each in self.parameters].index(name)


@dataclass(frozen=True)
class Chapter:
    name: str
    title: str
    place: int  # where it stands among the chapters
    buffers_elements: bool = False  # libraries may keep elements of its datatypes in buffers of their own
    keeps_turn: bool = False  # of all its functions
    only_c: bool = False  # of all its functions
    threads: str = "in_turn"  # what its functions have unless they say another


@dataclass(frozen=True)
class Api:
    kinds: Mapping[str, Kind]
    chapters: tuple[Chapter, ...]
    functions: tuple[Function, ...]  # by chapter, then as in its file; _c after its base
    groups: tuple[ConstantGroup, ...]
    callbacks: tuple[Callback, ...]
    mpiwasm_2023: Mpiwasm2023
    _by_name: Mapping[str, Function] = field(default_factory=dict, repr=False, compare=False)

    def function(self, name: str) -> Function:
        return self._by_name[name]
