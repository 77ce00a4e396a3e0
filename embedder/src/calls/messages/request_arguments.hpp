// Requests as arguments of the calls that complete them: handles in guest memory -> host requests, and back.
#pragma once

#include <algorithm>
#include <vector>

#include "calls/core/call.hpp"
#include "translate/small_array.hpp"

namespace mpiwasm::calls {

class StatusArguments;

/// The requests in an array of the guest, for one call. After the host call, update() writes back what became of them.
class RequestArguments {
 public:
  /// What a call does with its requests.
  enum class Use { briefly, waiting };
  RequestArguments(Call& call, const char* argument, Address address, std::int64_t count, Use use = Use::briefly);

  [[nodiscard]] MPI_Request* host() { return host_.data(); }
  [[nodiscard]] int count() const { return static_cast<int>(handles_.size()); }
  [[nodiscard]] Handle handle(std::size_t index) { return handles_[index]; }
  /// What the status of one of them holds; of a null request, all of the empty status.
  /// Asked before update().
  [[nodiscard]] StatusContent status_content(int index);
  /// All of them are of messages.
  [[nodiscard]] bool of_messages() const { return of_messages_; }
  /// Whether the guest named MPI_REQUEST_NULL.
  [[nodiscard]] bool has_null() {
    return std::find(handles_.begin(), handles_.end(), guest_MPI_REQUEST_NULL) != handles_.end();
  }

  /// Some are of MPI_Comm_idup.
  [[nodiscard]] bool make_communicators() const { return make_communicators_; }

  /// MPI_Waitall and MPI_Testall. Each returns the host's code, or MPI_ERR_IN_STATUS where a communicator has not been
  /// made: these are completed one by one, as some libraries say of a list neither that nor which of it failed.
  int wait_for_all(StatusArguments& statuses);
  int test_all(int& done, StatusArguments& statuses);
  /// settle_duplicate() of a request that the host may have completed, for which it returned `code`.
  [[nodiscard]] int settle(int index, int code);

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
  /// The requests of MPI_Comm_idup, in their places; host() has null requests there meanwhile.
  [[nodiscard]] std::vector<MPI_Request> set_communicators_aside();
  /// Completes them, after a call for all others that returned `code`.
  int complete_communicators(std::vector<MPI_Request> aside, StatusArguments& statuses, int code);

  Context& context_;
  /// The library can start them all.
  bool by_library_ = true;
  bool of_messages_ = true;
  bool make_communicators_ = false;
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
  [[nodiscard]] bool is_ignored() const { return places_.empty(); }
  /// One of them, for calls that ask request by request.
  [[nodiscard]] MPI_Status* host_of(int index) {
    return places_.empty() ? MPI_STATUS_IGNORE : &host_[static_cast<std::size_t>(index)];
  }
  /// The operation of one of them has failed.
  void fail(int index, int code) {
    if (!places_.empty()) host_[static_cast<std::size_t>(index)].MPI_ERROR = code;
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
