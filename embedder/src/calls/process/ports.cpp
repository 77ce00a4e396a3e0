// Ports and published names (MPI-5.0, 11.9). By hand, because names and ports go to the launcher and sometimes into the
// name of a file; hints, which may too, are left behind.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <string>

#include "calls/communicators/collective_call.hpp"
#include "calls/communicators/member_agreement.hpp"
#include "calls/communicators/mixed_number.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/core/intel_mpi.hpp"
#include "calls/process/known_jobs.hpp"
#include "calls/process/launcher_text.hpp"
#include "calls/process/pmi_limits.hpp"
#include "calls/process/root_arguments.hpp"

namespace mpiwasm::calls {

namespace {

/// More than any program opens, and too few to fill the host.
constexpr std::size_t most_ports = 4096;

std::string port_text(Call& call, Address address) {
  std::string text = call.string("port_name", address);
  if (!call.failed() && text.size() >= guest_MPI_MAX_PORT_NAME) {
    call.fail(guest_MPI_ERR_PORT, "port_name is not the name of a port: it is too long");
  }
  if (!call.failed() && !is_one_word(text)) {
    call.fail(guest_MPI_ERR_PORT, "port_name is not the name of a port: it contains invalid characters");
  }
  return text;
}

/// Fails the call for a name that the library would cut. Of what it cuts, MPICH 4.0 leaves the rest in its connection
/// to the process manager, as an answer to the next request.
void check_room(Call& call, std::string_view port) {
  const std::size_t room = room_for_port_name(call.context().library);
  if (call.failed() || port.size() < room) return;
  call.fail(guest_MPI_ERR_PORT,
            fmt::format("port_name has {} characters, but this MPI library takes at most {}", port.size(), room - 1));
}

/// The name of a port for the library's directory of services.
std::string published_port(Call& call, Address address) {
  std::string text = port_text(call, address);
  check_room(call, text);
  if (!call.failed() && may_use_pmi(call.context().library) && separates_in_pmi(text))
    call.fail(guest_MPI_ERR_PORT, "port_name contains ';' or a backslash, which this MPI library cannot publish");
  return text;
}

std::string service_text(Call& call, Address address) {
  std::string name = call.string("service_name", address);
  // A launcher's line has to hold it, and sometimes the name of a file.
  constexpr std::size_t most = 200;
  if (!call.failed() && name.size() > most)
    call.fail(guest_MPI_ERR_SERVICE,
              fmt::format("service_name has {} characters, but must have at most {}", name.size(), most));
  if (!call.failed() && (!is_one_word(name) || name.front() == '.' || name.find('/') != name.npos)) {
    call.fail(guest_MPI_ERR_SERVICE,
              "service_name must be one word of visible characters, without '/' and not beginning with '.'");
  }
  // Open MPI publishes what connecting processes exchange under names that begin with that of a port.
  if (!call.failed() && call.context().library.name == LibraryVersion::Name::open_mpi && name.find(':') != name.npos)
    call.fail(guest_MPI_ERR_SERVICE, "service_name contains ':', which this MPI library has in names of its own");
  if (!call.failed() && may_use_pmi(call.context().library) && separates_in_pmi(name))
    call.fail(guest_MPI_ERR_SERVICE, "service_name contains ';' or a backslash, which this MPI library cannot publish");
  return name;
}

/// A port that this process has opened; null, and the call failed, when it has not.
Port* own_port(Call& call, Address address) {
  const std::string name = port_text(call, address);
  if (call.failed()) return nullptr;
  auto& ports = call.context().open_ports;
  const auto found = std::ranges::find(ports, name, &Port::name);
  if (found != ports.end()) return &*found;
  call.fail(guest_MPI_ERR_PORT, "port_name is not the name of a port that this process has opened");
  return nullptr;
}

/// Keeps a port from being closed by another thread while this one waits at it.
class Accepting {
 public:
  explicit Accepting(Context& context) : context_(context) {}
  Accepting(const Accepting&) = delete;
  Accepting& operator=(const Accepting&) = delete;
  ~Accepting() {
    const auto port = std::ranges::find(context_.open_ports, name_, &Port::name);
    if (port != context_.open_ports.end()) --port->accepting;
  }
  void at(Port& port) {
    ++port.accepting;
    name_ = port.name;
  }

 private:
  Context& context_;
  std::string name_;
};

/// Fails a call that needs connections when there can be none, or no seals of their names.
void check_connections(Call& call) {
  const host::AdapterOptions& options = call.context().options;
  if (const std::string reason = why_intel_mpi_cannot_connect(); !reason.empty())
    call.fail(guest_MPI_ERR_OTHER, reason);
  else if (!options.has_native_peers && !options.seal_port)
    call.fail(guest_MPI_ERR_OTHER, options.why_no_seal);
}

/// The library's name of the port to connect to. Names from programs that are not guests have no seal.
std::string port_to_connect_to(Call& call, Address address) {
  std::string name = port_text(call, address);
  const host::AdapterOptions& options = call.context().options;
  if (!call.failed()) check_connections(call);
  if (call.failed()) return {};
  if (options.has_native_peers) {
    check_room(call, name);
    return name;
  }
  if (auto host = unseal_port(name, options.seal_port)) {
    check_room(call, *host);
    return *host;
  }
  call.fail(guest_MPI_ERR_PORT,
            "port_name is not the name of a port that mpiwasm opened for this user; ports of other programs need "
            "mpiwasm --native-peers");
  return {};
}

#if defined(OPEN_MPI)

/// Of all processes, the one with the smallest number that no two have, in whatever order they are.
int chosen_process(const CollectiveCall& together) {
  int world_rank = 0;
  MPI_Comm_rank(MPI_COMM_WORLD, &world_rank);
  int code = MPI_SUCCESS;
  const std::uint64_t own = MixedNumber(world_secret()).add(world_rank).add(static_cast<int>(::getpid())).value();
  const std::vector<std::uint64_t> all = together.gather(own, code);
  return code == MPI_SUCCESS ? static_cast<int>(std::ranges::min_element(all) - all.begin()) : 0;
}

/// Waits until no other thread of the same processes meets others at the port. Open MPI pairs those that call
/// MPI_Comm_accept and MPI_Comm_connect by the name of the port alone: of two pairs of the same processes at once, each
/// could get what belongs to the other, and take its messages for its own. Only the root, whose port it is, accepts at
/// it; several roots may connect the same processes to it, for which one of these waits. Collective.
void take_port(Call& call, const CollectiveCall& together, int root, bool accepts, std::string_view port) {
  if (call.context().options.has_native_peers) return;
  std::uint64_t number = MixedNumber(world_secret()).add(accepts).add(port).value();
  int waiting = root;
  if (!accepts) {
    (void)together.broadcast(std::as_writable_bytes(std::span(&number, 1)), root);
    waiting = chosen_process(together);
  }
  if (together.rank() == waiting) take_meeting(private_tag(PrivateTag::objects, number));
  if (!accepts) (void)together.everywhere(true);
}

#else

void take_port(Call& /*call*/, const CollectiveCall& /*together*/, int /*root*/, bool /*accepts*/,
               std::string_view /*port*/) {}

#endif

/// What MPI_Comm_accept and MPI_Comm_connect have in common. Only the root has the port, whose name for the library
/// `port_at_root` finds.
template <class PortAtRoot>
Code connect(Call& call, bool accepts, Handle info, std::int32_t root, Handle comm, Address newcomm,
             const PortAtRoot& port_at_root) {
  const Communicator& the_comm = call.communicator("comm", comm);
  if (the_comm.inter) call.fail(guest_MPI_ERR_COMM, "comm is an intercommunicator");
  const int host_root = call.root("root", root, the_comm);
  Handle* place = call.result_place(call.context().communicators, "newcomm", newcomm);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm, host_root);
  if (call.failed()) return call.raise();
  std::string port;
  if (Call::at_root(host_root, the_comm)) {
    (void)call.info("info", info);
    port = port_at_root();
  }
  if (!root_is_content(call, together, host_root, "the root has no valid port")) return call.raise();
  meet_another_job(call, together);
  if (call.failed()) return call.raise();
  take_port(call, together, host_root, accepts, port);
  MPI_Comm host = MPI_COMM_NULL;
  const int code = accepts ? MPI_Comm_accept(port.c_str(), MPI_INFO_NULL, host_root, together.host(), &host)
                           : MPI_Comm_connect(port.c_str(), MPI_INFO_NULL, host_root, together.host(), &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  // Not by the number of a communicator that the others do not have.
  *place = call.connecting(call.new_communicator(host, the_comm.error_handler, the_comm.session));
  return 0;
}

}  // namespace

Code guest_MPI_Open_port(Context* context, Handle info, Address port_name) {
  Call call(*context, "MPI_Open_port");
  (void)call.info("info", info);
  const std::span<char> place = call.text("port_name", port_name, guest_MPI_MAX_PORT_NAME);
  if (!call.failed()) check_connections(call);
  if (!call.failed() && context->open_ports.size() >= most_ports)
    call.fail(guest_MPI_ERR_NO_MEM, fmt::format("{} ports are open, more than which no process may have", most_ports));
  if (call.failed()) return call.raise();
  const host::AdapterOptions& options = context->options;
  std::array<char, MPI_MAX_PORT_NAME + 1> port{};
  if (const int code = MPI_Open_port(MPI_INFO_NULL, port.data()); code != MPI_SUCCESS) return call.raise_host(code);
  const std::string host{text_in(port)};
  const std::string name = options.has_native_peers ? host : seal_port(host, options.seal_port);
  if (name.size() >= place.size()) {
    MPI_Close_port(host.c_str());
    call.fail(guest_MPI_ERR_OTHER, "the library's name of the port is too long");
    return call.raise();
  }
  context->open_ports.push_back({.name = name, .host = host});
  store_text(place, name);
  return 0;
}

Code guest_MPI_Close_port(Context* context, Address port_name) {
  Call call(*context, "MPI_Close_port");
  const Port* port = own_port(call, port_name);
  if (port != nullptr && port->accepting > 0)
    call.fail(guest_MPI_ERR_PORT, "another thread waits for a connection at this port");
  if (call.failed()) return call.raise();
  const std::string host = port->host;
  context->open_ports.erase(context->open_ports.begin() + (port - context->open_ports.data()));
  return call.finish(MPI_Close_port(host.c_str()));
}

Code guest_MPI_Comm_accept(Context* context, Address port_name, Handle info, std::int32_t root, Handle comm,
                           Address newcomm) {
  Call call(*context, "MPI_Comm_accept", comm);
  Accepting accepting(*context);
  return connect(call, true, info, root, comm, newcomm, [&] {
    Port* port = own_port(call, port_name);
    if (port != nullptr) accepting.at(*port);
    return port == nullptr ? std::string() : port->host;
  });
}

Code guest_MPI_Comm_connect(Context* context, Address port_name, Handle info, std::int32_t root, Handle comm,
                            Address newcomm) {
  Call call(*context, "MPI_Comm_connect", comm);
  return connect(call, false, info, root, comm, newcomm, [&] { return port_to_connect_to(call, port_name); });
}

Code guest_MPI_Publish_name(Context* context, Address service_name, Handle info, Address port_name) {
  Call call(*context, "MPI_Publish_name");
  const std::string service = service_text(call, service_name);
  (void)call.info("info", info);
  const std::string port = published_port(call, port_name);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Publish_name(service.c_str(), MPI_INFO_NULL, port.c_str()));
}

Code guest_MPI_Unpublish_name(Context* context, Address service_name, Handle info, Address port_name) {
  Call call(*context, "MPI_Unpublish_name");
  const std::string service = service_text(call, service_name);
  (void)call.info("info", info);
  const std::string port = published_port(call, port_name);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Unpublish_name(service.c_str(), MPI_INFO_NULL, port.c_str()));
}

Code guest_MPI_Lookup_name(Context* context, Address service_name, Handle info, Address port_name) {
  Call call(*context, "MPI_Lookup_name");
  const std::string service = service_text(call, service_name);
  (void)call.info("info", info);
  const std::span<char> place = call.text("port_name", port_name, guest_MPI_MAX_PORT_NAME);
  if (call.failed()) return call.raise();
  // Native programs may have published longer names, of which MPICH's libpmi writes up to 1024 characters.
  std::array<char, std::max<int>(MPI_MAX_PORT_NAME, guest_MPI_MAX_PORT_NAME) + 1> port{};
  const int code = MPI_Lookup_name(service.c_str(), MPI_INFO_NULL, port.data());
  if (code == MPI_SUCCESS) store_text(place, text_in(port));
  return call.finish(code);
}

}  // namespace mpiwasm::calls
