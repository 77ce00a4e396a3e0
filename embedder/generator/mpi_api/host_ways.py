"""How a generated function calls the MPI library, and what it does where the library cannot be called (see
write_host_calls.py)."""

from __future__ import annotations

from mpi_api.host_surroundings import Argument, Surroundings
from mpi_api.model import Function


def needs_presence_check(function: Function) -> bool:
    """True when libraries that are in use lack the function, and for a large-count one its small variant as well, and
    no other function does its work."""
    return float(function.base_since) >= 4.0 and function.emulated_by is None


def host_call(function: Function, arguments: list[Argument]) -> str:
    """The call of the MPI library; a large-count function falls back to the int one."""
    by_name = {argument.name: argument for argument in arguments}
    names = [parameter.name for parameter in function.parameters]
    base = function.base if function.safe_form is None or function.emulated_by is not None else function.safe_form
    called = f"{base}_c" if function.large or function.through_large else base
    wide = f"{called}({', '.join(by_name[name].host for name in names)})"
    window = next((each for each in function.parameters if each.kind.name == "win"), None)
    if window is not None:
        # A window of one process never reaches the library (src/calls/windows/single_process_windows.cpp).
        objects = (each for each in function.parameters if each.kind.name in ("win", "datatype"))
        hosts = {each.name: by_name[each.name].host.removesuffix(".host") for each in objects}
        own = ", ".join(hosts.get(name, by_name[name].host) for name in names)
        name = function.base[len("MPI_") :].lower()
        if function.in_pieces:
            wide = f"the_{window.name}.guard ? in_pieces::{name}({own}) : {wide}"
        if function.in_epochs:
            wide = f"in_epochs::{name}({own})"
        wide = f"the_{window.name}.own ? single_process::{name}({own}) : {wide}"
        if function.large:
            wide = wide.replace(f" : {function.name}", f" : large ? {function.name}")
    if not function.large and not function.through_large:
        return wide
    narrow = f"{base}({', '.join(by_name[name].narrow or by_name[name].host for name in names)})"
    return f"{wide} : {narrow}" if window is not None else f"large ? {wide} : {narrow}"


def call_and_results(function: Function, arguments: list[Argument]) -> list[str]:
    """Calls the library and stores what it returns."""
    lines: list[str] = []
    result = split(function, arguments, in_epoch(function, host_call(function, arguments)))
    always = [line for argument in arguments for line in argument.store_always]
    stores = [line for argument in arguments for line in argument.store]
    if not always and not stores:
        lines.append(f"  return call.finish({result});")
    else:
        lines.append(f"  const int code = {result};")
        lines += [f"  {line}" for line in always]
        if stores:
            lines.append("  if (code != MPI_SUCCESS) return call.raise_host(code);")
            lines += [f"  {line}" for line in stores]
            lines.append("  return 0;")
        else:
            lines.append("  return call.finish(code);")
    return lines


def call_of_other(function: Function, other: str, arguments: list[Argument], result: str) -> str:
    """Calls another function of the library with the arguments of this one, but for a request, and a place for its
    result."""
    by_name = {argument.name: argument for argument in arguments}
    names = [parameter.name for parameter in function.parameters if parameter.kind.name != "request"]
    wide = ", ".join([*(by_name[name].host for name in names), result])
    if not function.large:
        return f"{other}({wide})"
    narrow = ", ".join([*(by_name[name].narrow or by_name[name].host for name in names), result])
    return f"large ? {other}_c({wide}) : {other}({narrow})"


def done_at_once(function: Function, blocking: str, arguments: list[Argument]) -> list[str]:
    """Has a blocking function do the work of a nonblocking one (src/calls/files/done_requests.hpp)."""
    request = next(argument for argument in arguments if argument.name == "request")
    return [
        "  MPI_Status done{};",
        f"  int done_code = {call_of_other(function, blocking, arguments, '&done')};",
        "  if (done_code == MPI_SUCCESS) done_code = make_done_request(done, host_request);",
        "  if (done_code != MPI_SUCCESS) return call.raise_host(done_code);",
        *(f"  {line}" for line in request.store),
        "  return 0;",
    ]


def begun(function: Function, nonblocking: str, arguments: list[Argument], otherwise: str) -> list[str]:
    """Has a nonblocking function do the work of a blocking one where that is unsafe
    (src/calls/messages/begun_collectives.hpp); a quick form leaves it to the careful one."""
    names = [parameter.name for parameter in function.parameters]
    ways = (
        (function.gathers_blocks, "_to_gather"),
        (function.passes_on, "_in_tree"),
        (function.counts_received, "_to_count"),
        (function.broadcasts_sum, "_to_add_up"),
        (function.broadcasts_result, "_to_broadcast"),
    )
    way = next((name for is_so, name in ways if is_so), "")
    with_type = "datatype" in names and not function.broadcasts_sum
    condition = f"must_be_begun{way}(the_comm{', the_datatype' if with_type else ''})"
    if function.scatters_result:
        condition = "must_be_begun_to_scatter(the_comm, the_datatype, host_recvcount, op)"
    if function.packs_gaps:
        condition = "must_be_begun_to_broadcast_parts(the_comm, the_datatype, host_count)"
    condition += " && meets_guests_only()"
    if otherwise:
        return [f"  if ({condition}) [[unlikely]] {otherwise}"]
    return [
        f"  if ({condition}) {{",
        "    MPI_Request begun = MPI_REQUEST_NULL;",
        f"    const int begun_code = {call_of_other(function, nonblocking, arguments, '&begun')};",
        "    return call.finish(begun_code != MPI_SUCCESS ? begun_code : MPI_Wait(&begun, MPI_STATUS_IGNORE));",
        "  }",
    ]


def packed(arguments: list[Argument], otherwise: str) -> list[str]:
    """Broadcasts data with gaps as packed bytes where that is safer (src/calls/messages/packed_broadcast.hpp);
    a quick form leaves it to the careful one."""
    by_name = {argument.name: argument.host for argument in arguments}
    condition = f"must_be_packed(the_comm, the_datatype, {by_name['root']})"
    if otherwise:
        return [f"  if ({condition}) [[unlikely]] {otherwise}"]
    passed = f"{by_name['buffer']}, {by_name['count']}, the_datatype, {by_name['root']}, the_comm"
    return [f"  if ({condition})", f"    return call.finish(broadcast_packed({passed}));"]


def copied(otherwise: str) -> list[str]:
    """Reduces by a copy of data in place where the library does not survive that
    (src/calls/messages/copied_reduction.hpp); a quick form leaves it to the careful one."""
    condition = "sendbuf_in_place && must_be_copied(the_comm)"
    if otherwise:
        return [f"  if ({condition}) [[unlikely]] {otherwise}"]
    passed = "host_recvbuf, call.message_count(the_datatype, host_count), the_datatype, host_op, host_root, the_comm"
    return [f"  if ({condition})", f"    return call.finish(reduce_copied({passed}));"]


def packed_blocks(arguments: list[Argument], otherwise: str) -> list[str]:
    """Exchanges blocks as packed bytes where that is safer (src/calls/messages/packed_exchange.hpp); a quick form
    leaves it to the careful one."""
    by_name = {argument.name: argument for argument in arguments}
    sides = "the_sendtype, host_sendcount, the_recvtype, host_recvcount"
    condition = f"must_exchange_packed(the_comm, sendbuf_in_place, {sides})"
    if otherwise:
        return [f"  if ({condition}) [[unlikely]] {otherwise}"]
    sent, received = (
        ", ".join(by_name[f"{side}{name}"].host for name in ("count", "type")) for side in ("send", "recv")
    )
    passed = f"host_sendbuf, {{{sent}}}, host_recvbuf, {{{received}}}, the_comm"
    return [f"  if ({condition})", f"    return call.finish(exchange_packed({passed}));"]


def nothing_to_do(function: Function) -> list[str]:
    """Leaves before the library is called with a type or a count without data, which MPICH divides by."""
    if function.unless_empty is None:
        return []
    around = Surroundings(function)
    data = f"Call::product({around.product(function.unless_empty)}, the_{function.unless_empty.datatype}.size)"
    results = [each for each in function.parameters if each.direction == "out" and each.kind.shape == "number"]
    stores = " ".join(f"*{each.name}_place = 0;" for each in results)
    return [f"if ({data} == 0) {{", *([f"  {stores}"] if stores else []), "  return 0;", "}"]


def split(function: Function, arguments: list[Argument], call: str) -> str:
    """Does a split collective operation at its beginning where that is safer (src/calls/files/split_operations.hpp)."""
    if function.chapter != "files":
        return call
    file = next((each.name for each in function.parameters if each.kind.name == "file"), None)
    if any("until end" in each.words for each in function.parameters):
        whole = call_of_other(function, function.base.removesuffix("_begin"), arguments, f"&the_{file}.begun_status")
        return f"is_done_at_begin() ? done_at_begin(the_{file}, {whole}) : {call}"
    if any(each.length is not None and each.length.form == "begun" for each in function.parameters):
        return f"the_{file}.begun_whole ? take_begun(the_{file}, status_result.host()) : {call}"
    return call


def in_epoch(function: Function, call: str) -> str:
    """Keeps epochs from being closed during an operation (src/calls/windows/epoch_order.hpp), and no longer: an error
    handler of the program may free the window."""
    window = next((each.name for each in function.parameters if each.kind.name == "win"), None)
    target = next((each.name for each in function.parameters if each.kind.name == "destination"), None)
    if window is None or target is None or function.in_epochs:
        return call
    return f"as_operation(the_{window}.epoch_order, host_{target}, [&] {{ return {call}; }})"


def emulated_persistent(function: Function, nonblocking: str, arguments: list[Argument]) -> list[str]:
    """Keeps what the nonblocking operation needs at every start (src/calls/messages/persistent_requests.hpp)."""
    by_name = {argument.name: argument for argument in arguments}
    wide, passed, datatypes = [], [], []
    for parameter in function.parameters:
        name, kind = parameter.name, parameter.kind.name
        if kind == "datatype":
            datatypes.append(f"host_{name}" if parameter.is_list else name)
        if kind not in ("comm", "info", "request"):
            wide.append(by_name[name].host)
            passed.append(by_name[name].narrow or by_name[name].host)
    held = f"{{{', '.join(datatypes)}}}" if datatypes else "std::initializer_list<Handle>{}"
    begin = function.safe_form or nonblocking
    emulates = "emulates_unsafe_persistent" if function.safe_form else "emulates_persistent"
    started = f"nonblocking<&{begin}>({', '.join(passed)})"
    if function.large or function.through_large:
        started = f"large ? nonblocking<&{begin}_c>({', '.join(wide)}) : {started}"
    return [
        f"if ({function.base} == nullptr || {emulates}_collectives(*context)) {{",
        f"  return store_persistent_request(call, request_place, comm, {held}, std::move(keep),",
        f"      {started});",
        "}",
    ]
