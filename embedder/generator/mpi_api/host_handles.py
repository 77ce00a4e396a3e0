"""Handles, from the guest to the host and back (see host_arguments.py)."""

from __future__ import annotations

from mpi_api.host_surroundings import Argument, Check, Surroundings
from mpi_api.model import Function, Parameter


def makes_communicator(function: Function) -> bool:
    """Whether the library makes a communicator. It does so over one that the guest has no handle to, once all processes
    are in the call (src/calls/communicators/collective_call.hpp)."""
    return any(each.kind.name == "comm" and each.direction == "out" for each in function.parameters)


def handle(around: Surroundings, parameter: Parameter) -> Argument:
    if parameter.direction == "in":
        return handle_list(around, parameter) if parameter.is_list else handle_in(around, parameter)
    if parameter.direction == "inout":
        return handle_inout(around, parameter)
    return handle_out(around, parameter)


def handle_in(around: Surroundings, parameter: Parameter) -> Argument:
    name, kind = parameter.name, parameter.kind.name
    if kind == "op" and around.windows:
        datatype = around.named("datatype", "in")[-1].name
        lookup = f'call.predefined_operation("{name}", {name}, the_{datatype})'
        return Argument(name, host=f"host_{name}", quick=True, setup=[Check(f"const MPI_Op host_{name} = {lookup};")])
    if kind == "op":
        datatype = around.named("datatype", "in")[0].name
        lookup = f'call.operation("{name}", {name}, {datatype}, the_{datatype})'
        value = around.when_read(parameter, lookup, "MPI_SUM")
        argument = Argument(
            name, host=f"host_{name}", quick=True, setup=[Check(f"const MPI_Op host_{name} = {value};")]
        )
        if around.keeps_lists:
            argument.quick = False
            argument.setup.append(Check(f"keep->operation = call.guest_operation({name});"))
        elif around.keeps_operation:
            argument.setup.append(Check(f"auto keep = call.keep_operation({name});"))
        return argument
    objects = {
        "comm": ("Communicator&", "communicator", "no_communicator"),
        "datatype": ("const Datatype&", "datatype", "no_datatype"),
        "file": ("File&", "file", "no_file"),
    }
    if kind == "win":
        setup = [Check(f'Window& the_{name} = call.window("{name}", {name});')]
        return Argument(name, host=f"the_{name}.host", quick=True, setup=setup)
    if kind in objects:
        cpp, lookup, nothing = objects[kind]
        quick = kind != "file" and "portable" not in parameter.words
        if around.windows and around.named("op", "in") and kind == "datatype":
            cpp = "Datatype&"  # remembers what has been found out about operations
        if "predefined" in parameter.words:
            lookup = f"predefined_{lookup}"
        elif "portable" in parameter.words:
            lookup = f"portable_{lookup}"
        elif kind == "datatype" and around.function.buffers_elements:
            lookup = f"bufferable_{lookup}"
        value = around.when_read(parameter, f'call.{lookup}("{name}", {name})', f"call.context().{nothing}")
        host = f"the_{name}.host"
        if kind == "comm" and makes_communicator(around.function):
            host = "together.host()"
        # An operation is for the datatype.
        if kind == "datatype" and around.in_message(name) is not None and not around.named("op", "in"):
            host = f"call.message_type(the_{name})"
            if around.files:
                host = f"type_for_files({around.file}, the_{name})"
        return Argument(name, host=host, quick=quick, setup=[Check(f"{cpp} the_{name} = {value};")])
    if kind == "group":
        return Argument(
            name,
            host=f"the_{name}.host",
            setup=[Check(f'const Group& the_{name} = call.group("{name}", {name});')],
        )
    if kind == "info" and around.function.chapter != "info":
        return hints(around, parameter)
    host = {"info": "MPI_Info", "message": "MPI_Message"}[kind]
    value = around.when_read(parameter, f'call.{kind}("{name}", {name})', f"{host.upper()}_NULL")
    store = [remembers(around, f"host_{name}")] if "remembered" in parameter.words else []
    return Argument(name, host=f"host_{name}", setup=[Check(f"const {host} host_{name} = {value};")], store=store)


def takes_hints(function: Function) -> bool:
    """Whether a function gives hints to an object that is there already."""
    return function.name.endswith("_set_info")


def hints(around: Surroundings, parameter: Parameter) -> Argument:
    """A list of hints for an object of the library, which gets only those that it may have; for a new object, or an
    operation, none (src/calls/process/host_hints.hpp)."""
    name = parameter.name
    given = f'call.info("{name}", {name})'
    if not takes_hints(around.function):
        return Argument(name, host="MPI_INFO_NULL", setup=[Check(f"(void){given};")])
    purpose = {"comm": "communicator", "win": "window", "file": "open_file"}[around.labelled.kind.name]
    host = f"host_{name}.host()"
    store = [remembers(around, f"host_{name}.allowed()")] if "remembered" in parameter.words else []
    setup = [Check(f"const HostHints host_{name}(HintsFor::{purpose}, {given});")]
    return Argument(name, host=host, setup=setup, store=store)


def remembers(around: Surroundings, value: str) -> str:
    """Has the object of a call remember a name or hints."""
    return f"the_{around.labelled.name}.remember({value});"


def handle_list(around: Surroundings, parameter: Parameter) -> Argument:
    """Datatypes, one for each block."""
    name = parameter.name
    assert parameter.length is not None and parameter.kind.name == "datatype"
    count = around.when_read(parameter, around.product(parameter.length), "0")
    copied = f'call.list<Handle>("{name}", {name}, {count}, {around.lists})'
    setup = [
        Check(f"const std::span<const Handle> host_{name} = {copied};"),
        Check(
            f'const MPI_Datatype* types_of_{name} = call.host_types("{name}", host_{name}, the_comm, {around.lists});'
        ),
    ]
    return Argument(name, host=f"types_of_{name}", setup=setup)


def handle_inout(around: Surroundings, parameter: Parameter) -> Argument:
    """A handle of a message, which the call consumes: afterwards it is null, also if the message was too long."""
    name = parameter.name
    setup = [
        Check(f'Handle* {name}_place = call.place<Handle>("{name}", {name});'),
        Check(f'MPI_Message host_{name} = call.consumed_message("{name}", {name}_place);'),
    ]
    if around.keeps_message:
        setup.append("auto keep = context->new_keep();")
    kept = ", *keep" if around.keeps_message else ""
    return Argument(name, host=f"&host_{name}", setup=setup, store_always=[f"call.forget_message({name}_place{kept});"])


def handle_out(around: Surroundings, parameter: Parameter) -> Argument:
    name, kind = parameter.name, parameter.kind.name
    comm = around.comms[0].name if around.comms else ""
    host_type = {
        "request": "MPI_Request",
        "comm": "MPI_Comm",
        "group": "MPI_Group",
        "info": "MPI_Info",
        "message": "MPI_Message",
    }[kind]
    null = {"request": "MPI_REQUEST_NULL", "comm": "MPI_COMM_NULL", "group": "MPI_GROUP_NULL"}
    initial = null.get(kind, f"{host_type.upper()}_NULL")
    made_of = [*around.comms, *around.named("group", "in")]
    origin = f", the_{made_of[0].name}" if made_of else ""
    hold = hold_types(around) if kind == "request" and around.holds_types else []
    persistent = kind == "request" and around.function.emulated_by is not None
    if persistent:
        hold += record_call(around)
    keep = ", std::move(keep)" if around.keeps_lists or around.keeps_operation or around.keeps_message or hold else ""
    used = f", the_{around.used[0].name}" if around.used else ""
    message = f", {around.message}" if around.message else ""
    new = {
        "request": f"call.new_request(host_{name}, {around.errors_on}{used}{message}{keep})",
        "comm": f"call.new_communicator(host_{name}, the_{comm})",
        "group": f"call.new_group(host_{name}{origin})",
        "info": f"call.new_info(host_{name})",
        "message": f"call.new_message(host_{name}, {comm}, the_{comm}, *status_result.of_library())",
    }[kind]
    table = {"comm": "communicators"}.get(kind, f"{kind}s")
    setup = [
        *hold,
        Check(f'Handle* {name}_place = call.result_place(context->{table}, "{name}", {name});'),
        f"{host_type} host_{name} = {initial};",
    ]
    quick = kind == "request" and not around.keeps_lists and not persistent
    return Argument(name, host=f"&host_{name}", quick=quick, setup=setup, store=[f"*{name}_place = {new};"])


def record_call(around: Surroundings) -> list[str]:
    """Has a persistent request keep the call that makes it, as the guest made it."""
    given = [each for each in around.function.parameters if each.kind.name != "request"]
    names = ["guest_MPI_INFO_NULL" if each.kind.name == "info" else each.name for each in given]
    arguments = ", ".join(["keep", *names])
    return [*([] if around.keeps else ["std::unique_ptr<RequestKeep> keep;"]), f"call.record({arguments});"]


def hold_types(around: Surroundings) -> list[str]:
    """Has a request own the derived types of its operation: not every library does, whatever the guest frees."""
    parameters = [p for p in around.function.parameters if p.kind.name == "datatype" and p.direction == "in"]
    if not parameters:
        return []
    plain = [f"the_{each.name}" for each in parameters if not each.is_list]
    lists = [Check(f"call.hold_list(keep, host_{each.name});") for each in parameters if each.is_list]
    if not around.keeps_lists and not around.keeps_operation:
        return [Check(f"auto keep = call.held({', '.join(plain)});")]
    return [*lists, *([Check(f"call.hold(keep, {', '.join(plain)});")] if plain else [])]
