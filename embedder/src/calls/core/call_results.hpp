// Results of a call: handles for new objects, and what a request holds until it is complete.
#pragma once

#include <memory>
#include <span>
#include <utility>

#include "calls/windows/target_arguments.hpp"

namespace mpiwasm::calls {

class CallResults : public TargetArguments {
 public:
  using TargetArguments::TargetArguments;

  /// Handles for objects that the host has made. They return the null handle for the host's null.
  /// Of a communicator, unless another function says otherwise, no process knows more than those of the new one.
  Handle new_communicator(MPI_Comm host, const std::shared_ptr<ErrorHandler>& error_handler, Handle session = {}) {
    return new_communicator(host, error_handler, session, nullptr, nullptr);
  }
  /// One that all processes of another make, with the error handler and the session of that.
  Handle new_communicator(MPI_Comm host, const Communicator& old) {
    return new_communicator(host, old.error_handler, old.session, &old, nullptr);
  }
  /// The same of one that has the same processes.
  Handle new_duplicate(MPI_Comm host, const Communicator& old) {
    return new_communicator(host, old.error_handler, old.session, &old, &old);
  }
  /// Notes that processes of two jobs have met by it: one was started, or connected to a port. Returns its handle.
  Handle connecting(Handle communicator) {
    if (Communicator* comm = context_.communicator(communicator)) comm->connects = true;
    return communicator;
  }
  /// Asks the library for the members unless they are given.
  Handle new_group(MPI_Group host, Handle session = {}, std::shared_ptr<const Members> members = nullptr);
  /// One that is made of another group.
  Handle new_group(MPI_Group host, const Group& old) { return new_group(host, old.session); }
  /// That of a communicator, or of the other side of an intercommunicator.
  Handle new_group(MPI_Group host, const Communicator& comm) {
    return new_group(host, comm.session, comm.inter ? nullptr : comm.members);
  }
  Handle new_info(MPI_Info host);
  /// `status` is what the library said of it.
  Handle new_message(MPI_Message host, Handle communicator, Used& used, const MPI_Status& status);
  Handle new_request(MPI_Request host, Handle communicator, std::unique_ptr<RequestKeep> keep = nullptr) {
    if (host == MPI_REQUEST_NULL) return guest_MPI_REQUEST_NULL;
    context_.charge_lists(keep.get());
    return context_.requests.insert(Request{.host = host, .communicator = communicator, .keep = std::move(keep)});
  }
  /// One of a message.
  Handle new_request(MPI_Request host, Handle communicator, const MessageRecipe& message) {
    if (host == MPI_REQUEST_NULL) return guest_MPI_REQUEST_NULL;
    return context_.requests.insert(Request{.host = host, .communicator = communicator}, message);
  }
  /// One of an operation that uses `used` until it is complete (in_flight.hpp).
  Handle new_request(MPI_Request host, Handle communicator, Used& used, std::unique_ptr<RequestKeep> keep = nullptr) {
    if (host == MPI_REQUEST_NULL) return guest_MPI_REQUEST_NULL;
    ++used.operations;
    context_.charge_lists(keep.get());
    return context_.requests.insert(
        Request{.host = host, .communicator = communicator, .keep = std::move(keep), .used = &used});
  }
  /// One of an operation on a file.
  Handle new_request(MPI_Request host, Handle file, File& used) {
    const Handle made = new_request(host, file, static_cast<Used&>(used));
    if (Request* request = context_.requests.find(made)) request->transfers = true;
    return made;
  }
  Handle new_datatype(std::shared_ptr<Datatype> type);
  /// What holds the derived ones among types until a request is complete; null when there is none.
  template <class... Types>
  std::unique_ptr<RequestKeep> held(const Types&... types) {
    std::unique_ptr<RequestKeep> keep;
    hold(keep, types...);
    return keep;
  }
  /// The same for a request that keeps more.
  template <class... Types>
  void hold(std::unique_ptr<RequestKeep>& keep, const Types&... types) {
    (hold_type(keep, types), ...);
  }
  void hold_list(std::unique_ptr<RequestKeep>& keep, std::span<const Handle> handles) {
    for (const Handle handle : handles) hold_type(keep, datatype("datatype", handle));
  }
  /// Has a request keep the call that makes it.
  template <class... Arguments>
  void record(std::unique_ptr<RequestKeep>& keep, Arguments... arguments) {
    if (!keep) keep = std::make_unique<RequestKeep>();
    keep->made_by = CallRecipe::of(name_, arguments...);
  }
  /// A reduction by a guest function, which a request must hold until it is complete; null when predefined.
  std::shared_ptr<Operation> guest_operation(Handle handle) {
    const Operation* found = context_.operations.target(handle);
    if (found == nullptr || found->host_operations.empty()) return nullptr;
    return *context_.operations.find(handle);
  }
  std::unique_ptr<RequestKeep> keep_operation(Handle handle) {
    std::shared_ptr<Operation> operation = guest_operation(handle);
    if (!operation) return nullptr;
    std::unique_ptr<RequestKeep> keep = context_.new_keep();
    keep->operation = std::move(operation);
    return keep;
  }

 private:
  Handle new_communicator(MPI_Comm host, const std::shared_ptr<ErrorHandler>& error_handler, Handle session,
                          const Communicator* old, const CommunicatorRecipe* alike);
  void hold_type(std::unique_ptr<RequestKeep>& keep, const Datatype& type) {
    if (!type.predefined) [[unlikely]]
      aside(&CallResults::hold_derived_type, keep, type);
  }

  void hold_derived_type(std::unique_ptr<RequestKeep>& keep, const Datatype& type);
};

}  // namespace mpiwasm::calls
