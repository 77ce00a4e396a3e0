// See exchanges.hpp. Between two groups, a reduction gives each group the result of the other one; a second one, of
// these results, gives it its own.
#include "calls/communicators/exchanges.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace mpiwasm::calls {

int take_largest(OwnCommunicator over, std::span<std::int64_t> numbers) {
  const int count = static_cast<int>(numbers.size());
  std::vector<std::int64_t> found(numbers.size());
  int code = MPI_Allreduce(numbers.data(), found.data(), count, MPI_INT64_T, MPI_MAX, over.host);
  if (code == MPI_SUCCESS && over.inter) {
    const std::vector<std::int64_t> theirs = found;
    code = MPI_Allreduce(theirs.data(), found.data(), count, MPI_INT64_T, MPI_MAX, over.host);
    std::ranges::transform(theirs, found, found.begin(), [](auto one, auto other) { return std::max(one, other); });
  }
  if (code == MPI_SUCCESS) std::ranges::copy(found, numbers.begin());
  return code;
}

int take_sums(OwnCommunicator over, std::span<std::uint64_t> numbers) {
  const int count = static_cast<int>(numbers.size());
  std::vector<std::uint64_t> found(numbers.size());
  int code = MPI_Allreduce(numbers.data(), found.data(), count, MPI_UINT64_T, MPI_SUM, over.host);
  if (code == MPI_SUCCESS && over.inter) {
    // One process of each group says what it has heard of the other.
    int rank = 0;
    MPI_Comm_rank(over.host, &rank);
    const std::vector<std::uint64_t> theirs = found;
    const std::vector<std::uint64_t> heard = rank == 0 ? theirs : std::vector<std::uint64_t>(theirs.size());
    code = MPI_Allreduce(heard.data(), found.data(), count, MPI_UINT64_T, MPI_SUM, over.host);
    std::ranges::transform(theirs, found, found.begin(), std::plus{});
  }
  if (code == MPI_SUCCESS) std::ranges::copy(found, numbers.begin());
  return code;
}

int begin_sums(MPI_Comm over, const std::vector<std::uint64_t>* mine, std::vector<std::uint64_t>* sums,
               MPI_Request* request) {
  return (MPI_Iallreduce)(mine->data(), sums->data(), static_cast<int>(mine->size()), MPI_UINT64_T, MPI_SUM, over,
                          request);
}

int wait_for_all(MPI_Comm comm) { return MPI_Barrier(comm); }

bool groups_have_same(OwnCommunicator over, std::int64_t number) {
  const std::array<std::int64_t, 2> mine{number, -number};
  std::array<std::int64_t, 2> theirs{};
  int code = MPI_Allreduce(mine.data(), theirs.data(), 2, MPI_INT64_T, MPI_MAX, over.host);
  std::int64_t differ = code != MPI_SUCCESS || theirs[0] != -theirs[1] ? 1 : 0;
  code = take_largest(over, {&differ, 1});
  return code == MPI_SUCCESS && differ == 0;
}

int take_largest_of_other_group(MPI_Comm over, std::int64_t& number) {
  const std::int64_t mine = number;
  return MPI_Allreduce(&mine, &number, 1, MPI_INT64_T, MPI_MAX, over);
}

bool first_processes_have_partners(MPI_Comm over, int rank, std::int64_t number) {
  std::int64_t first = rank == 0 ? number : -1;
  const bool is_known = take_largest_of_other_group(over, first) == MPI_SUCCESS;
  // Whether here is one for the other group's first process; then, whether there is one for that of this group.
  std::int64_t has_partner = is_known && first >= 0 && first == number ? 1 : 0;
  std::int64_t lacking = take_largest_of_other_group(over, has_partner) == MPI_SUCCESS && has_partner != 0 ? 0 : 1;
  return take_largest({over, true}, {&lacking, 1}) == MPI_SUCCESS && lacking == 0;
}

// Each process hears of one that has heard of twice as many before. One that hears another number says so to the rest.
bool members_have_same(MPI_Comm over, std::span<const int> ranks, std::size_t place, int tag, std::uint64_t number) {
  std::array<std::uint64_t, 2> mine{number, 1};
  for (std::size_t step = 1; step < ranks.size(); step *= 2) {
    std::array<std::uint64_t, 2> theirs{};
    const int to = ranks[(place + step) % ranks.size()];
    const int from = ranks[(place + ranks.size() - step) % ranks.size()];
    const int code = MPI_Sendrecv(mine.data(), 2, MPI_UINT64_T, to, tag, theirs.data(), 2, MPI_UINT64_T, from, tag,
                                  over, MPI_STATUS_IGNORE);
    if (code != MPI_SUCCESS || theirs != std::array<std::uint64_t, 2>{number, 1}) mine[1] = 0;
  }
  return mine[1] != 0;
}

}  // namespace mpiwasm::calls
