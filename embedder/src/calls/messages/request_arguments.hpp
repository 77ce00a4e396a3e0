// Requests as arguments of the calls that complete them: handles in guest memory -> host requests, and back.
#pragma once

#include <algorithm>

#include "calls/core/call.hpp"
#include "translate/small_array.hpp"

namespace mpiwasm::calls {

/// The requests in an array of the guest, for one call. After the host call, update() writes back what became of them.
class RequestArguments {
 public:
  /// What a call does with its requests.
  enum class Use { briefly, waiting };
  RequestArguments(Call& call, const char* argument, Address address, std::int64_t count, Use use = Use::briefly);

  [[nodiscard]] MPI_Request* host() { return host_.data(); }
  [[nodiscard]] int count() const { return static_cast<int>(handles_.size()); }
  /// What the status of one of them holds; of a null request, all of the empty status.
  /// Asked before update().
  [[nodiscard]] StatusContent status_content(int index);
  /// All of them are of messages.
  [[nodiscard]] bool of_messages() const { return of_messages_; }
  /// Whether the guest named MPI_REQUEST_NULL.
  [[nodiscard]] bool has_null() {
    return std::find(handles_.begin(), handles_.end(), guest_MPI_REQUEST_NULL) != handles_.end();
  }

  /// Drops the requests that the host has completed and marks them null in guest memory.
  void update();
  /// Starts them all (MPI-5.0, 3.9), and returns the host's error code. Emulated persistent requests, and those
  /// beside them in one list, are started one by one.
  int start();
  /// As update(), for one request of the array.
  void update(std::size_t index);

 private:
  int start(std::size_t index);
  [[nodiscard]] bool take_alone(Use use);

  Context& context_;
  /// The library can start them all.
  bool by_library_ = true;
  bool of_messages_ = true;
  std::span<Handle> places_;
  /// As they were before the call: what it receives, and other results, may be meant to lie where they lie.
  translate::SmallArray<Handle> handles_;
  translate::SmallArray<MPI_Request> host_;
};

/// The empty status (MPI-5.0, 3.7.3).
const MPI_Status& empty_status(Context& context);

/// Statuses of the guest that one call fills; none when the guest ignores them.
class StatusArguments {
 public:
  StatusArguments(Call& call, const char* argument, Address address, std::int64_t count);

  [[nodiscard]] MPI_Status* host() { return places_.empty() ? MPI_STATUSES_IGNORE : host_.data(); }
  /// One of them, for calls that ask request by request.
  [[nodiscard]] MPI_Status* host_of(int index) {
    return places_.empty() ? MPI_STATUS_IGNORE : &host_[static_cast<std::size_t>(index)];
  }
  /// Leaves of one of them what the library has set, and of the rest the empty status (MPI-5.0, 3.7.3).
  void keep(int index, StatusContent content) {
    if (content != StatusContent::message && !places_.empty()) correct(host_[static_cast<std::size_t>(index)], content);
  }
  /// The same for the first `count`, those of the requests in their order.
  void keep(RequestArguments& pending, int count) {
    for (int i = 0; i < count && !pending.of_messages(); ++i) keep(i, pending.status_content(i));
  }
  /// Copies the first `count` statuses to the guest.
  void store(int count, bool with_error);

 private:
  void correct(MPI_Status& status, StatusContent content) const;

  const Context& context_;
  std::span<translate::GuestStatus> places_;
  translate::SmallArray<MPI_Status> host_;
};

}  // namespace mpiwasm::calls
