// Ports and published names (MPI-5.0, 11.9). By hand, because names and ports go to the launcher and sometimes into the
// name of a file; hints, which may too, are left behind.
#include <fmt/format.h>

#include <array>
#include <string>

#include "calls/communicators/collective_call.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/process/launcher_text.hpp"

namespace mpiwasm::calls {

namespace {

std::string port_text(Call& call, Address address) {
  std::string text = call.string("port_name", address);
  if (!call.failed() && !is_one_word(text)) {
    call.fail(guest_MPI_ERR_PORT, "port_name is not the name of a port: it contains invalid characters");
  }
  return text;
}

std::string service_text(Call& call, Address address) {
  std::string name = call.string("service_name", address);
  if (!call.failed() && (!is_one_word(name) || name.front() == '.' || name.find('/') != name.npos)) {
    call.fail(guest_MPI_ERR_SERVICE,
              "service_name must be one word of visible characters, without '/' and not beginning with '.'");
  }
  return name;
}

/// Writes the library's name of a port to the guest's buffer.
Code give_port(Call& call, std::span<char> place, const auto& name_of_port) {
  static_assert(MPI_MAX_PORT_NAME <= guest_MPI_MAX_PORT_NAME);
  std::array<char, MPI_MAX_PORT_NAME + 1> port{};
  const int code = name_of_port(port.data());
  if (code == MPI_SUCCESS) store_text(place, text_in(port));
  return call.finish(code);
}

using Connect = int (*)(const char*, MPI_Info, int, MPI_Comm, MPI_Comm*);

/// MPI_Comm_accept and MPI_Comm_connect, whose port only the root knows.
Code connect(Call& call, Connect host_function, Address port_name, Handle info, std::int32_t root, Handle comm,
             Address newcomm) {
  const Communicator& the_comm = call.communicator("comm", comm);
  if (the_comm.inter) call.fail(guest_MPI_ERR_COMM, "comm is an intercommunicator");
  const int host_root = call.root("root", root, the_comm);
  const bool at_root = Call::at_root(host_root, the_comm);
  if (at_root) (void)call.info("info", info);
  const std::string port = at_root ? port_text(call, port_name) : std::string();
  Handle* place = call.result_place(call.context().communicators, "newcomm", newcomm);
  if (call.failed()) return call.raise();
  const CollectiveCall together(call, the_comm, host_root);
  if (call.failed()) return call.raise();
  MPI_Comm host = MPI_COMM_NULL;
  const int code = translate::of_library(host_function, port.c_str(), MPI_INFO_NULL, host_root, together.host(), &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_communicator(host, the_comm);
  return 0;
}

}  // namespace

Code guest_MPI_Open_port(Context* context, Handle info, Address port_name) {
  Call call(*context, "MPI_Open_port");
  (void)call.info("info", info);
  const std::span<char> place = call.text("port_name", port_name, guest_MPI_MAX_PORT_NAME);
  if (call.failed()) return call.raise();
  return give_port(call, place, [](char* port) { return MPI_Open_port(MPI_INFO_NULL, port); });
}

Code guest_MPI_Close_port(Context* context, Address port_name) {
  Call call(*context, "MPI_Close_port");
  const std::string port = port_text(call, port_name);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Close_port(port.c_str()));
}

Code guest_MPI_Comm_accept(Context* context, Address port_name, Handle info, std::int32_t root, Handle comm,
                           Address newcomm) {
  Call call(*context, "MPI_Comm_accept", comm);
  return connect(call, MPI_Comm_accept, port_name, info, root, comm, newcomm);
}

Code guest_MPI_Comm_connect(Context* context, Address port_name, Handle info, std::int32_t root, Handle comm,
                            Address newcomm) {
  Call call(*context, "MPI_Comm_connect", comm);
  return connect(call, MPI_Comm_connect, port_name, info, root, comm, newcomm);
}

Code guest_MPI_Publish_name(Context* context, Address service_name, Handle info, Address port_name) {
  Call call(*context, "MPI_Publish_name");
  const std::string service = service_text(call, service_name);
  (void)call.info("info", info);
  const std::string port = port_text(call, port_name);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Publish_name(service.c_str(), MPI_INFO_NULL, port.c_str()));
}

Code guest_MPI_Unpublish_name(Context* context, Address service_name, Handle info, Address port_name) {
  Call call(*context, "MPI_Unpublish_name");
  const std::string service = service_text(call, service_name);
  (void)call.info("info", info);
  const std::string port = port_text(call, port_name);
  if (call.failed()) return call.raise();
  return call.finish(MPI_Unpublish_name(service.c_str(), MPI_INFO_NULL, port.c_str()));
}

Code guest_MPI_Lookup_name(Context* context, Address service_name, Handle info, Address port_name) {
  Call call(*context, "MPI_Lookup_name");
  const std::string service = service_text(call, service_name);
  (void)call.info("info", info);
  const std::span<char> place = call.text("port_name", port_name, guest_MPI_MAX_PORT_NAME);
  if (call.failed()) return call.raise();
  return give_port(call, place, [&](char* port) { return MPI_Lookup_name(service.c_str(), MPI_INFO_NULL, port); });
}

}  // namespace mpiwasm::calls
