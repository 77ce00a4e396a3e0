// Starting more guests (MPI-5.0, 11.8). The library starts mpiwasm with the options of this run and the module that the
// guest names, which the guest must be able to read, or which is its own. So a child has no right that its parent has
// not.
#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <iterator>
#include <span>

#include "calls/core/attribute_lists.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/core/intel_mpi.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/files/open_files.hpp"
#include "calls/process/known_jobs.hpp"
#include "calls/process/launcher_text.hpp"
#include "calls/process/pmi_limits.hpp"
#include "calls/process/root_arguments.hpp"

namespace mpiwasm::calls {

namespace {

/// One program to be started.
struct Program {
  std::vector<std::string> arguments;  ///< of mpiwasm
  int processes = 0;
};

/// For the arguments of all programs of a call: more than launchers take, and too few to fill the host.
constexpr std::size_t most_characters = std::size_t{128} << 10;
constexpr int most_programs = 1024;

/// A module's file, as the arguments of mpiwasm name it. Fails the call when the guest may not read it.
std::vector<std::string> module_arguments(Call& call, const std::string& command) {
  const host::AdapterOptions& options = call.context().options;
  std::string_view own_name = command;
  if (own_name.starts_with("./")) own_name.remove_prefix(2);
  // What the name leads to may be another file by the time when the new process opens it, so that process follows the
  // guest's name too. Behind a slash it is no option.
  const auto granted = [](const std::string& name) {
    return std::vector<std::string>{host::granted_module_option, name.starts_with('/') ? name : "/" + name};
  };
  if (options.files == nullptr) {
    call.fail(guest_MPI_ERR_SPAWN, "this program cannot start others");
    return {};
  }
  // Programs name each other as they would natively; their modules end in ".wasm".
  constexpr const char* ending = ".wasm";
  const auto found = options.files->open(command, {});
  if (found) return granted(command);
  if (own_name == options.module_name || std::string(own_name) + ending == options.module_name) {
    if (options.has_granted_module) return granted(options.module);
    return {options.module};
  }
  if (options.files->open(command + ending, {})) return granted(command + ending);
  call.fail(guest_MPI_ERR_SPAWN, fmt::format("'{}': {}", command, found.error().reason));
  return {};
}

/// Appends the guest's argument list, which ends with a null pointer. Takes its characters from `room`.
void add_arguments(Call& call, Address list, std::vector<std::string>& arguments, std::size_t& room) {
  constexpr std::uint32_t most_arguments = 1 << 16;
  if (list == guest::null_address) return;  // MPI_ARGV_NULL
  for (std::uint32_t i = 0; i < most_arguments && !call.failed(); ++i) {
    const Address* entry = call.place<Address>("argv", list + i * std::uint32_t{sizeof(Address)});
    const Address text = entry == nullptr ? guest::null_address : read_once(entry);
    if (text == guest::null_address) return;
    arguments.push_back(call.string("argv", text));
    const std::size_t length = arguments.back().size() + 1;
    if (length > room && !call.failed())
      call.fail(guest_MPI_ERR_SPAWN, fmt::format("argv has more than {} characters in all", most_characters));
    room -= std::min(length, room);
  }
  if (!call.failed()) call.fail(guest_MPI_ERR_ARG, "argv does not end");
}

/// Hints are left behind: they set variables of the environment and choose programs and directories of the host, and
/// launchers log in to any host that one of them names (MPI-5.0, 11.8.4: they may be ignored).
Program program_of(Call& call, Address command, Address argv, std::int32_t maxprocs, Handle info, std::size_t& room) {
  Program program;
  program.processes = call.count("maxprocs", maxprocs);
  // Hydra 4.1 to 5.0 writes past its map of ranks for a request of no process (HYDU_gen_rankmap).
  if (!call.failed() && program.processes == 0)
    call.fail(guest_MPI_ERR_SPAWN, "maxprocs is 0, but each command needs at least one process");
  const std::string name = call.string("command", command);
  (void)call.info("info", info);
  if (call.failed()) return program;
  const std::vector<std::string>& start = call.context().options.spawn_command;
  program.arguments.assign(start.begin() + 1, start.end());
  std::ranges::move(module_arguments(call, name), std::back_inserter(program.arguments));
  add_arguments(call, argv, program.arguments, room);
  for (const std::string& argument : program.arguments) {
    if (is_one_line(argument)) continue;
    call.fail(guest_MPI_ERR_SPAWN, "a line end or another control character cannot be passed to the new processes");
  }
  return program;
}

/// Fails the call if the library cannot make the request.
void check_request(Call& call, const std::vector<Program>& programs) {
  if (call.failed() || !may_use_pmi(call.context().library)) return;
  const std::vector<std::string>& start = call.context().options.spawn_command;
  PmiRequest request;
  for (const Program& program : programs) {
    const std::string reason = request.add(start.front(), program.arguments, start.size() - 1);
    if (!reason.empty()) return call.fail(guest_MPI_ERR_SPAWN, reason);
  }
}

/// Takes the new processes, and what these may start in turn, from what this process may start; so the limit holds for
/// all that comes of one process. Small shares leave enough for programs that start their workers one by one.
void take_from_limit(Call& call, std::vector<Program>& programs, std::int64_t total) {
  constexpr std::int64_t shares = 64;
  std::uint32_t& left = call.context().options.most_spawned;
  if (call.failed()) return;
  if (const std::string& reason = call.context().options.why_no_spawn; !reason.empty()) {
    return call.fail(guest_MPI_ERR_SPAWN, reason);
  }
  if (const std::string reason = why_intel_mpi_cannot_connect(); !reason.empty()) {
    return call.fail(guest_MPI_ERR_SPAWN, reason);
  }
  if (total > left) {
    return call.fail(guest_MPI_ERR_SPAWN,
                     fmt::format("{} processes are to be started, but this process may start only {} more "
                                 "(mpiwasm --max-spawn)",
                                 total, left));
  }
  const std::int64_t share = (left - total) / (shares * total);
  left -= static_cast<std::uint32_t>(total * (1 + share));
  const std::array<std::string, 2> limit{"--max-spawn", std::to_string(share)};
  const auto own_options = static_cast<std::ptrdiff_t>(call.context().options.spawn_command.size()) - 1;
  for (Program& program : programs) {
    program.arguments.insert(program.arguments.begin() + own_options, limit.begin(), limit.end());
  }
}

/// How many processes the root starts, for which all have room for a code each, unless they ignore them: MPICH
/// broadcasts the codes in those that do not. Fails the call in all processes where one has no room.
int agree_on_total(Call& call, const CollectiveCall& together, std::int64_t of_root, int root, Address errcodes) {
  if (call.context().options.has_native_peers) return errcodes == guest::null_address ? 0 : static_cast<int>(of_root);
  std::array<int, 1> total{static_cast<int>(of_root)};
  const bool is_known = together.broadcast(std::as_writable_bytes(std::span{total}), root) == MPI_SUCCESS;
  if (!is_known) call.fail(guest_MPI_ERR_OTHER, "the root could not say how many processes it starts");
  if (is_known && errcodes != guest::null_address)
    (void)call.array<std::int32_t>("array_of_errcodes", errcodes, total[0]);
  const bool is_right = together.everywhere(!call.failed());
  if (!is_right) call.fail(guest_MPI_ERR_ARG, "another process has no room for array_of_errcodes");
  return total[0];
}

Code spawn(Call& call, const std::vector<Program>& programs, int total, int root, const Communicator& comm,
           MPI_Comm own, Handle* intercomm, Address errcodes) {
  std::vector<std::vector<char*>> argument_lists;
  std::vector<char**> argument_pointers;
  std::vector<char*> commands;
  std::vector<int> processes;
  for (const Program& program : programs) {
    std::vector<char*>& list = argument_lists.emplace_back();
    for (const std::string& argument : program.arguments) list.push_back(const_cast<char*>(argument.c_str()));
    list.push_back(nullptr);
    commands.push_back(const_cast<char*>(call.context().options.spawn_command.front().c_str()));
    processes.push_back(program.processes);
  }
  for (std::vector<char*>& list : argument_lists) argument_pointers.push_back(list.data());
  std::vector<MPI_Info> hints(programs.size(), MPI_INFO_NULL);
  // Also where the guest ignores them (agree_on_total).
  std::vector<int> codes(static_cast<std::size_t>(total), MPI_SUCCESS);
  MPI_Comm host = MPI_COMM_NULL;
  const int code = MPI_Comm_spawn_multiple(static_cast<int>(programs.size()), commands.data(), argument_pointers.data(),
                                           processes.data(), hints.data(), root, own, &host, codes.data());
  if (errcodes != guest::null_address) {
    const auto places = call.array<std::int32_t>("array_of_errcodes", errcodes, total);
    for (std::size_t i = 0; i < places.size(); ++i) {
      int error_class = codes[i];
      MPI_Error_class(codes[i], &error_class);
      places[i] = translate::guest_error_class(error_class);
    }
  }
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *intercomm = call.connecting(call.new_communicator(host, comm));
  return 0;
}

const Communicator& spawning_communicator(Call& call, Handle comm) {
  const Communicator& the_comm = call.communicator("comm", comm);
  if (the_comm.inter) call.fail(guest_MPI_ERR_COMM, "comm is an intercommunicator");
  return the_comm;
}

}  // namespace

Code guest_MPI_Comm_spawn(Context* context, Address command, Address argv, std::int32_t maxprocs, Handle info,
                          std::int32_t root, Handle comm, Address intercomm, Address array_of_errcodes) {
  Call call(*context, "MPI_Comm_spawn", comm);
  if (MPI_Comm_spawn_multiple == nullptr) return call.unsupported(missing_in_library);
  const Communicator& the_comm = spawning_communicator(call, comm);
  const int host_root = call.root("root", root, the_comm);
  Handle* place = call.result_place(context->communicators, "intercomm", intercomm);
  if (call.failed()) return call.raise();
  // The root reports to the others when what only it has is wrong.
  const CollectiveCall together(call, the_comm, host_root);
  if (call.failed()) return call.raise();
  std::vector<Program> programs(1);
  if (the_comm.rank == host_root) {
    std::size_t room = most_characters;
    programs[0] = program_of(call, command, argv, maxprocs, info, room);
    check_request(call, programs);
    take_from_limit(call, programs, programs[0].processes);
  }
  if (!root_is_content(call, together, host_root, "the root could not start the program")) return call.raise();
  const int total = agree_on_total(call, together, programs[0].processes, host_root, array_of_errcodes);
  meet_another_job(call, together);
  if (call.failed()) return call.raise();
  return spawn(call, programs, total, host_root, the_comm, together.host(), place, array_of_errcodes);
}

Code guest_MPI_Comm_spawn_multiple(Context* context, std::int32_t count, Address array_of_commands,
                                   Address array_of_argv, Address array_of_maxprocs, Address array_of_info,
                                   std::int32_t root, Handle comm, Address intercomm, Address array_of_errcodes) {
  Call call(*context, "MPI_Comm_spawn_multiple", comm);
  if (MPI_Comm_spawn_multiple == nullptr) return call.unsupported(missing_in_library);
  const Communicator& the_comm = spawning_communicator(call, comm);
  const int host_root = call.root("root", root, the_comm);
  Handle* place = call.result_place(context->communicators, "intercomm", intercomm);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm, host_root);
  if (call.failed()) return call.raise();
  std::vector<Program> programs;
  std::int64_t total = 0;
  if (the_comm.rank == host_root) {
    const int entries = call.count("count", count);
    const auto commands = call.array<const Address>("array_of_commands", array_of_commands, entries);
    const auto arguments =
        call.array<const Address>("array_of_argv", array_of_argv, array_of_argv == guest::null_address ? 0 : entries);
    const auto processes = call.array<const std::int32_t>("array_of_maxprocs", array_of_maxprocs, entries);
    const auto hints = call.array<const Handle>("array_of_info", array_of_info, entries);
    if (!call.failed() && entries == 0) call.fail(guest_MPI_ERR_ARG, "count is 0");
    call.require("count", rules::at_most(entries, most_programs), guest_MPI_ERR_SPAWN);
    std::size_t room = most_characters;
    for (std::size_t i = 0; i < commands.size() && !call.failed(); ++i) {
      programs.push_back(program_of(call, commands[i], arguments.empty() ? guest::null_address : arguments[i],
                                    processes[i], hints[i], room));
      total += programs.back().processes;
    }
    (void)call.narrow_count("array_of_maxprocs", total);
    check_request(call, programs);
    take_from_limit(call, programs, total);
  }
  if (!root_is_content(call, together, host_root, "the root could not start the program")) return call.raise();
  const int all = agree_on_total(call, together, total, host_root, array_of_errcodes);
  meet_another_job(call, together);
  if (call.failed()) return call.raise();
  if (programs.empty()) programs.resize(1);
  return spawn(call, programs, all, host_root, the_comm, together.host(), place, array_of_errcodes);
}

Code guest_MPI_Comm_get_parent(Context* context, Address parent) {
  Call call(*context, "MPI_Comm_get_parent");
  Handle* place = call.result_place(context->communicators, "parent", parent);
  if (call.failed()) return call.raise();
  if (context->parent == no_handle) {
    MPI_Comm host = MPI_COMM_NULL;
    const int code = MPI_Comm_get_parent == nullptr ? MPI_SUCCESS : MPI_Comm_get_parent(&host);
    if (code != MPI_SUCCESS) return call.raise_host(code);
    const Handle made = call.connecting(call.new_communicator(host, context->default_error_handler));
    // Another thread may have made one while the library worked; a second handle would outlive the object.
    if (context->parent == no_handle) {
      context->parent = made;
    } else if (made != guest_MPI_COMM_NULL) {
      const Communicator* present = context->communicator(made);
      // A thread may have guessed the handle.
      if (present != nullptr && wait_until_unused(made, *present, [&] { return context->communicator(made); })) {
        std::unique_ptr<Communicator> surplus = context->communicators.remove(made);
        if (surplus->operations > 0) (void)surplus.release();
      }
    }
  }
  // A parent that was disconnected is none any more.
  *place = context->communicator(context->parent) != nullptr ? context->parent : guest_MPI_COMM_NULL;
  return 0;
}

Code guest_MPI_Comm_join(Context* context, std::int32_t, Address intercomm) {
  Call call(*context, "MPI_Comm_join");
  (void)call.place<Handle>("intercomm", intercomm);
  return call.unsupported("programs have no sockets in the sandbox; use MPI_Comm_connect and MPI_Comm_accept");
}

}  // namespace mpiwasm::calls
