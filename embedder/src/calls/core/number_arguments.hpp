// Arguments that are numbers: counts, ranks, tags, and values of groups of constants.
#pragma once

#include <cstdint>
#include <limits>
#include <span>

#include "calls/core/object_arguments.hpp"
#include "translate/constants.hpp"
#include "translate/list_arena.hpp"

namespace mpiwasm::calls {

class NumberArguments : public ObjectArguments {
 public:
  using ObjectArguments::ObjectArguments;

  int count(const char* argument, std::int32_t value) {
    if (value < 0) [[unlikely]]
      aside(&NumberArguments::fail_count, argument, value);
    return value;
  }
  std::int64_t large_count(const char* argument, std::int64_t value) {
    if (value < 0) [[unlikely]]
      aside(&NumberArguments::fail_count, argument, value);
    return value;
  }
  /// A large count narrowed for a library that lacks the `_c` function.
  int narrow_count(const char* argument, std::int64_t value) {
    if (value < 0 || value > std::numeric_limits<int>::max()) [[unlikely]]
      aside(&NumberArguments::fail_count, argument, value);
    return static_cast<int>(value);
  }
  /// A place in a file.
  std::int64_t offset(const char* argument, std::int64_t value) {
    if (value < 0) [[unlikely]]
      aside(&NumberArguments::fail_offset, argument, value);
    return value;
  }
  /// A rank that a message goes to: in the communicator, or MPI_PROC_NULL.
  int destination(const char* argument, std::int32_t rank, const Communicator& comm) {
    if (below(rank, comm.peers())) [[likely]]
      return rank;
    if (rank == guest_MPI_PROC_NULL) return MPI_PROC_NULL;
    aside(&NumberArguments::fail_rank, argument, rank, comm);
    return MPI_PROC_NULL;
  }
  /// A rank that a message comes from: as destination(), or MPI_ANY_SOURCE.
  int source(const char* argument, std::int32_t rank, const Communicator& comm) {
    if (below(rank, comm.peers())) [[likely]]
      return rank;
    if (rank == guest_MPI_ANY_SOURCE) return MPI_ANY_SOURCE;
    if (rank == guest_MPI_PROC_NULL) return MPI_PROC_NULL;
    aside(&NumberArguments::fail_rank, argument, rank, comm);
    return MPI_PROC_NULL;
  }
  /// The root of a collective; on an intercommunicator also MPI_ROOT and MPI_PROC_NULL.
  int root(const char* argument, std::int32_t rank, const Communicator& comm) {
    if (below(rank, comm.peers())) [[likely]]
      return rank;
    return aside(&NumberArguments::special_root, argument, rank, comm);
  }
  /// A rank in a communicator, nothing else.
  int plain_rank(const char* argument, std::int32_t rank, const Communicator& comm) {
    if (!below(rank, comm.peers())) [[unlikely]]
      aside(&NumberArguments::fail_rank, argument, rank, comm);
    return rank;
  }
  int send_tag(const char* argument, std::int32_t tag) {
    if (!context_.in_tag_range(tag)) [[unlikely]]
      aside(&NumberArguments::fail_tag, argument, tag);
    return tag;
  }
  int receive_tag(const char* argument, std::int32_t tag) {
    if (context_.in_tag_range(tag)) [[likely]]
      return tag;
    if (tag != guest_MPI_ANY_TAG) aside(&NumberArguments::fail_tag, argument, tag);
    return MPI_ANY_TAG;
  }
  /// A colour for splitting: not negative, or MPI_UNDEFINED.
  int color(const char* argument, std::int32_t value);
  /// What to split a communicator by, or MPI_UNDEFINED. Libraries before MPI-4 have no hardware types, so no process
  /// gets a new communicator, unless `info` requests the only kind that the standard names: shared memory
  /// (MPI-5.0, 7.4.2).
  int split_type(const char* argument, std::int32_t value, MPI_Info info);
  /// Turns ranks below `size` and MPI_PROC_NULL into the host's.
  void host_ranks(const char* argument, std::span<std::int32_t> ranks, int size);
  /// Ranks that must all be below `size`.
  void ranks_in(const char* argument, std::span<const std::int32_t> ranks, int size);
  /// A value of one of the standard's groups of constants, such as MPI_COMM_TYPE_SHARED.
  int constant(const char* argument, std::int32_t value, std::span<const translate::ConstantRow> group,
               int error_class);
  /// Large counts or addresses as ints, for a library without the `_c` function.
  template <class T>
  const int* narrowed(const char* argument, std::span<const T> values, translate::ListArena& lists) {
    const auto ints = lists.list<int>(values.size());
    for (std::size_t i = 0; i < values.size(); ++i)
      ints[i] = aside(&NumberArguments::narrow_signed, argument, values[i]);
    return ints.data();
  }

  /// A product of counts that is too large to be addressed stays too large.
  static std::int64_t product(std::int64_t a, std::int64_t b) {
    std::int64_t result = 0;
    return __builtin_mul_overflow(a, b, &result) ? std::numeric_limits<std::int64_t>::max() : result;
  }
  /// One entry of a list, 0 when the list is shorter.
  template <class T>
  static std::int64_t entry(std::span<const T> values, int index) {
    return static_cast<std::size_t>(index) < values.size() ? values[static_cast<std::size_t>(index)] : 0;
  }
  /// The last entry of a list, 0 when it is empty.
  template <class T>
  std::int64_t last(const char* argument, std::span<const T> values) {
    return values.empty() ? 0 : large_count(argument, values.back());
  }

  /// The sum of counts that must not be negative.
  template <class Count>
  std::int64_t sum(const char* argument, std::span<const Count> counts) {
    std::int64_t total = 0;
    for (const Count value : counts) {
      if (value < 0) {
        aside(&NumberArguments::fail_count, argument, value);
        return 0;
      }
      total = total > std::numeric_limits<std::int64_t>::max() - value ? total : total + value;
    }
    if (total > std::numeric_limits<std::int32_t>::max() && (sizeof(Count) == sizeof(int) || adds_up_in_int()))
      aside(&NumberArguments::fail_sum, argument, total);
    return total;
  }

  // What is significant where.
  /// True where arguments "significant only at root" are read.
  [[nodiscard]] static bool at_root(int host_root, const Communicator& comm) {
    return comm.inter ? host_root == MPI_ROOT : host_root == comm.rank;
  }
  /// True where the other side of a rooted collective is read: everywhere, but on an intercommunicator only in the
  /// group that the root does not belong to.
  [[nodiscard]] static bool at_leaf(int host_root, const Communicator& comm) { return !comm.inter || host_root >= 0; }
  /// True where a broadcast buffer is read: not at the idle processes of the root's group.
  [[nodiscard]] static bool takes_part(int host_root, const Communicator& comm) {
    return !comm.inter || host_root != MPI_PROC_NULL;
  }
  /// The largest counts that the library can add the number of processes to, or multiply by it.
  [[nodiscard]] static std::int64_t most_broadcast(const Communicator& comm, const Datatype& type) {
    const int processes = larger_group(comm);
    if (computes_in_int) return std::numeric_limits<int>::max() - processes;
    return processes < broadcast_in_pieces ? std::numeric_limits<std::int64_t>::max() : most_of(type, 1);
  }
  /// Of blocks that a process gathers or scatters: libraries add up those of several processes, MPICH their bytes, and
  /// Open MPI, in its tree of eight processes and more, their elements in an int.
  [[nodiscard]] static std::int64_t most_in_block(const Communicator& comm, const Datatype& type) {
    constexpr int fewest = 8;
    const int processes = larger_group(comm);
    if (!computes_in_int) return most_of(type, processes);
    if (processes < fewest) return std::numeric_limits<std::int64_t>::max();
    return std::numeric_limits<int>::max() / processes;
  }
  /// The same of a gather that is only begun: MPICH 5.0, too, has the bytes of all blocks in an int.
  [[nodiscard]] static std::int64_t most_in_begun_block(const Communicator& comm, const Datatype& type) {
    const int processes = larger_group(comm);
    if (computes_in_int || processes < 2) return most_in_block(comm, type);
    return std::numeric_limits<int>::max() / product(std::max<std::int64_t>(type.size, 1), processes);
  }
  /// Of blocks that each process collects of all. MPICH before 4.1 has the places of blocks in an int where 2^k
  /// processes collect less than 512 KiB of data: 2 GiB of memory are so little data only with large gaps.
  [[nodiscard]] static std::int64_t most_collected(const Communicator& comm, const Datatype& type) {
    constexpr std::int64_t gaps = (std::int64_t{1} << 31) / (512 << 10);
    const std::int64_t extent = std::abs(type.extent);
    if (comm.inter || computes_in_int || extent / gaps < type.size) return most_between_groups(comm, type);
    return std::numeric_limits<int>::max() / product(std::max<std::int64_t>(extent, 1), std::max(comm.size, 1));
  }
  /// The same where it is only begun: MPICH before 3.4 and its relatives have the bytes of all blocks in an int,
  /// and 4.0 with some algorithms that a variable can choose.
  [[nodiscard]] static std::int64_t most_begun_collected(const Communicator& comm, const Datatype& type) {
    const std::int64_t most = most_collected(comm, type);
    return comm.inter || computes_in_int || comm.size < 2 ? most : std::min(most, most_of(type, comm.size));
  }
  /// The same where it does so between two groups only, MPICH 5.0 too.
  [[nodiscard]] static std::int64_t most_between_groups(const Communicator& comm, const Datatype& type) {
    if (computes_in_int || !comm.inter) return std::numeric_limits<std::int64_t>::max();
    return std::numeric_limits<int>::max() / product(std::max<std::int64_t>(type.size, 1), larger_group(comm));
  }
  /// The sum of counts of elements that are scattered in a group: MPICH 5.0 adds them up in an int there.
  [[nodiscard]] static std::int64_t most_added_between_groups(const Communicator& comm) {
    return comm.inter && !computes_in_int ? std::numeric_limits<int>::max() : std::numeric_limits<std::int64_t>::max();
  }
  /// What MPICH broadcasts in each group at the end of an operation between groups. Both have the same limit, so that
  /// they agree where they broadcast results of one length.
  [[nodiscard]] static std::int64_t most_broadcast_between_groups(const Communicator& comm, const Datatype& type) {
    if (computes_in_int || !comm.inter || larger_group(comm) < broadcast_in_pieces)
      return std::numeric_limits<std::int64_t>::max();
    return most_of(type, 1);
  }
  /// Of all blocks together that each process collects, which may lie on each other.
  [[nodiscard]] static std::int64_t most_in_all_blocks(const Communicator& comm, const Datatype& type) {
    if (comm.inter) return most_broadcast_between_groups(comm, type);
    return computes_in_int || comm.size < 2 ? std::numeric_limits<std::int64_t>::max() : most_added_up(type);
  }
  /// Of elements in each of as many blocks as there are processes. The library gets none of those without data.
  /// Between groups, MPICH scatters the result.
  [[nodiscard]] static std::int64_t most_reduced(const Communicator& comm, const Datatype& type) {
    const int elements = std::numeric_limits<int>::max() / (type.is_empty() ? 1 : std::max(comm.size, 1));
    return comm.inter && !computes_in_int ? std::min<std::int64_t>(elements, most_of(type, comm.size)) : elements;
  }
  /// Open MPI multiplies counts in place by the number of processes in an int. So does MPICH, among eight and more, if
  /// little is sent, though much may be received where the counts differ.
  [[nodiscard]] static std::int64_t most_exchanged(bool in_place, bool alike, const Communicator& comm) {
    const bool is_short = !in_place && !alike && !comm.inter && comm.size >= broadcast_in_pieces;
    const bool multiplies = computes_in_int ? in_place : is_short;
    return multiplies ? std::numeric_limits<int>::max() / std::max(comm.peers(), 1)
                      : std::numeric_limits<std::int64_t>::max();
  }

#if defined(OPEN_MPI)
  static constexpr bool computes_in_int = true;
#else
  static constexpr bool computes_in_int = false;
#endif

 protected:
  void fail_count(const char* argument, std::int64_t value);

 private:
  /// So many processes get a long message in pieces under MPICH, and exchange short ones by way of others.
  static constexpr int broadcast_in_pieces = 8;
  /// Elements of which the library computes `times` as many bytes in an int, if it does.
  [[nodiscard]] static std::int64_t most_of(const Datatype& type, int times);
  /// Elements that MPICH before 4.3 can add up in an int, as can others of its family with their bytes.
  [[nodiscard]] static std::int64_t most_added_up(const Datatype& type);
  /// Whether the library adds up large counts in an int, or has none.
  [[nodiscard]] static bool adds_up_in_int();
  /// In an operation between groups, data of one of them pass through processes of the other one.
  [[nodiscard]] static int larger_group(const Communicator& comm) { return std::max({comm.size, comm.remote_size, 1}); }

  /// 0 <= value < bound, in one comparison; `bound` is not negative.
  static bool below(std::int32_t value, int bound) {
    return static_cast<std::uint32_t>(value) < static_cast<std::uint32_t>(bound);
  }

  void fail_offset(const char* argument, std::int64_t value);
  void fail_sum(const char* argument, std::int64_t sum);
  void fail_rank(const char* argument, std::int32_t rank, const Communicator& comm);
  void fail_tag(const char* argument, std::int32_t tag);
  int narrow_signed(const char* argument, std::int64_t value);
  int special_root(const char* argument, std::int32_t rank, const Communicator& comm);
};

}  // namespace mpiwasm::calls
