// What processes that make communicators exchange, over communicators that the guest has no handle to.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "calls/communicators/communicator.hpp"

namespace mpiwasm::calls {

/// A communicator of mpiwasm's own, and whether it has two groups.
struct OwnCommunicator {
  MPI_Comm host = MPI_COMM_NULL;
  bool inter = false;
};

/// Replaces each number by the largest that any process has, of both groups. Collective. Returns the host's code.
int take_largest(OwnCommunicator over, std::span<std::int64_t> numbers);
/// Replaces each number by the sum of what all processes have, of both groups, modulo 2^64. Collective. Returns the
/// host's code.
int take_sums(OwnCommunicator over, std::span<std::uint64_t> numbers);
/// Begins to add up what all processes of one group have, modulo 2^64. Without giving a turn away. Returns the host's
/// code.
int begin_sums(MPI_Comm over, const std::vector<std::uint64_t>* mine, std::vector<std::uint64_t>* sums,
               MPI_Request* request);
/// MPI_Barrier on a communicator of the guest, which it calls in another way. Returns the host's code.
int wait_for_all(MPI_Comm comm);
/// Whether in each group of an intercommunicator all processes have the same number, which is not negative. Collective;
/// all processes get the same.
[[nodiscard]] bool groups_have_same(OwnCommunicator over, std::int64_t number);
/// Replaces a number by the largest that any process of the other group of an intercommunicator has. Collective.
/// Returns the host's code.
int take_largest_of_other_group(MPI_Comm over, std::int64_t& number);
/// Whether the first process of each group of an intercommunicator has a number, not negative, that a process of the
/// other group has as well. Collective; all processes get the same.
[[nodiscard]] bool first_processes_have_partners(MPI_Comm over, int rank, std::int64_t number);
/// Whether all processes of `ranks` in `over`, of which this one is the one in `place`, have the same number. These
/// alone call it.
[[nodiscard]] bool members_have_same(MPI_Comm over, std::span<const int> ranks, std::size_t place, int tag,
                                     std::uint64_t number);

}  // namespace mpiwasm::calls
