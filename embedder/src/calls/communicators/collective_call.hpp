// All processes of a communicator in the same call, and what they exchange there. No other file of the calls
// communicates for mpiwasm itself, except what saves jobs (tests/test_layers.py).
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "calls/communicators/mixed_number.hpp"
#include "calls/communicators/private_communicators.hpp"
#include "calls/core/call_state.hpp"

namespace mpiwasm::calls {

/// Whether all processes of the communicator are at `place`, with the same `detail`. Collective.
[[nodiscard]] bool all_agree(const Communicator& comm, std::string_view place, std::int64_t detail);

/// A number of arguments that must be the same in all processes: numbers, lists and flags.
template <class... Arguments>
[[nodiscard]] std::int64_t detail_of(const Communicator& comm, const Arguments&... arguments) {
  MixedNumber mixed(shared_secret(comm));
  (mixed.add(arguments), ...);
  return mixed.positive();
}

/// As many as the library needs for an object at most: a window of Open MPI has four communicators.
inline constexpr std::uint64_t numbers_of_object = 4;

/// Fails a call that the others cannot fail with, when the library has no numbers for what it makes.
void require_numbers(CallState& call);

class CollectiveCall {
 public:
  /// Fails the call in every process unless all are in the same function and have the same `detail`, which is not
  /// negative, and the library has numbers for what it makes. Collective, and the first thing that a call does together
  /// with others.
  CollectiveCall(CallState& call, const Communicator& comm, std::int64_t detail = 0);
  /// For processes that mpiwasm itself has brought together, on a communicator that the guest does not have.
  explicit CollectiveCall(const Communicator& own) : host_(own.host), rank_(own.rank), size_(own.size) {}

  /// Whether all processes were; a call may have failed before.
  [[nodiscard]] bool agreed() const { return agreed_; }
  /// A communicator of these processes that the guest has no handle to, for the library.
  [[nodiscard]] MPI_Comm host() const { return host_; }
  [[nodiscard]] int rank() const { return rank_; }
  [[nodiscard]] int size() const { return size_; }

  /// True when all processes say so, so that a call fails everywhere when it fails somewhere. Collective.
  [[nodiscard]] bool everywhere(bool here) const;
  /// The host's code for what the library has made, which is an error also where only another process has none: to use
  /// or free it would wait for that one. Collective, except with native processes, which do not take part.
  [[nodiscard]] int made_everywhere(int host_code) const;
  /// Whether all processes have the same number, which is not negative. Collective.
  [[nodiscard]] bool same_everywhere(std::int64_t mine) const;
  /// The largest number of any process; the own one if the library fails. Collective.
  [[nodiscard]] int largest(int mine) const;
  /// What the process of a rank says. Collective. Returns the host's code.
  int broadcast(std::span<std::byte> what, int from) const;
  /// What every process says, by their ranks. Collective. What they say must be checked.
  template <class T>
  [[nodiscard]] std::vector<T> gather(const T& mine, int& host_code) const {
    std::vector<T> all(static_cast<std::size_t>(size_));
    host_code = gather_bytes(std::as_bytes(std::span(&mine, 1)), std::as_writable_bytes(std::span(all)));
    return all;
  }

 private:
  [[nodiscard]] int gather_bytes(std::span<const std::byte> mine, std::span<std::byte> all) const;

  MPI_Comm host_;
  int rank_;
  int size_;
  bool agreed_ = true;
};

}  // namespace mpiwasm::calls
