// Arguments that are buffers of elements of a datatype: every byte that an operation may touch lies in guest memory.
#pragma once

#include <algorithm>
#include <cstdint>
#include <span>
#include <utility>

#include "calls/core/memory_arguments.hpp"

namespace mpiwasm::calls {

class BufferArguments : public MemoryArguments {
 public:
  using MemoryArguments::MemoryArguments;

  /// A buffer of `count` elements of `type` at `address`: the host address when every byte that an operation may
  /// touch lies in guest memory.
  void* buffer(const char* argument, Address address, std::int64_t count, const Datatype& type) {
    if (!context_.contains_dense(address, count, type)) [[unlikely]]
      return aside(&BufferArguments::strided_buffer, argument, address, count, type);
    return context_.memory.at(address);
  }
  /// The same for one that is written, so that it must not lie in memory which the guest may only read: where the
  /// kernel copies messages between processes, libraries end the process when it cannot.
  void* result_buffer(const char* argument, Address address, std::int64_t count, const Datatype& type) {
    void* found = buffer(argument, address, count, type);
    check_writable(argument, address, count, 0, 1, type);
    return found;
  }
  /// The buffer of a broadcast at its root. MPICH sends the data of others than rank 0 to that one first, and receives
  /// them back.
  void* root_buffer(const char* argument, Address address, std::int64_t count, const Datatype& type,
                    const Communicator& comm) {
#if defined(OPEN_MPI) || defined(MPIWASM_SERIAL_MPI)
    (void)comm;
#else
    if (!comm.inter && comm.rank != 0) return result_buffer(argument, address, count, type);
#endif
    return buffer(argument, address, count, type);
  }
  void* result_bytes(const char* argument, Address address, std::int64_t length) {
    void* found = bytes(argument, address, length);
    if (context_.has_read_only_memory) [[unlikely]]
      aside(&BufferArguments::check_writable_bytes, argument, std::int64_t{number(address)}, number(address) + length);
    return found;
  }
  /// A buffer that MPI does not look at here. MPICH refuses null pointers all the same, so it is the address that a
  /// native program would pass.
  [[nodiscard]] void* unread(Address address) const { return context_.memory.at(address); }
  /// The buffer of the split collective operation that the call ends (MPI-5.0, 14.4.5).
  void* begun_buffer(const char* argument, Address address, const File& file);
  /// A file has one such operation at a time.
  void no_operation_begun(const File& file);
  void begin_operation(File& file, Address address) const;
  static void end_operation(File& file) { file.begun_by = nullptr; }
  /// Where the only block of a buffer lies, which is 0 in the list from now on. On one process, libraries misread it:
  /// Open MPI 4.1 counts the bytes of MPI_Alltoallw in extents, and MPICH 4.0 forgets it in MPI_Allgatherv.
  template <class Displacement>
  static std::int64_t take_only(std::span<Displacement> displacements) {
    return displacements.size() == 1 ? std::exchange(displacements[0], Displacement{0}) : std::int64_t{0};
  }
  /// Blocks of counts[i] elements, displacements[i] extents away (MPI_Gatherv and its kind); a single one is `only`
  /// extents away.
  template <class Count, class Displacement>
  void* blocks(const char* argument, Address address, std::span<const Count> counts, std::int64_t only,
               std::span<const Displacement> displacements, const Datatype& type) {
    for (std::size_t i = 0; i < counts.size() && i < displacements.size(); ++i) {
      const std::int64_t displacement = displacements[i] + only;
      if (context_.contains_dense_block(address, counts[i], displacement, type.extent, type)) [[likely]]
        continue;
      if (!aside(&BufferArguments::check_block, argument, address, counts[i], displacement, type.extent, type)) break;
    }
    return moved(address, counts, product(only, type.extent));
  }
  /// Blocks of counts[i] elements of types[i], displacements[i] bytes away (MPI_Alltoallw and its kind); a single one
  /// is `only` bytes away.
  template <class Count, class Displacement>
  void* mixed_blocks(const char* argument, Address address, std::span<const Count> counts, std::int64_t only,
                     std::span<const Displacement> displacements, std::span<const Handle> types) {
    for (std::size_t i = 0; i < counts.size() && i < displacements.size() && i < types.size(); ++i) {
      const Datatype& type = datatype(argument, types[i]);
      const std::int64_t displacement = displacements[i] + only;
      if (context_.contains_dense_block(address, counts[i], displacement, 1, type)) [[likely]]
        continue;
      if (!aside(&BufferArguments::check_block, argument, address, counts[i], displacement, 1, type)) break;
    }
    return moved(address, counts, only);
  }
  template <class Count, class Displacement>
  void* result_blocks(const char* argument, Address address, std::span<const Count> counts, std::int64_t only,
                      std::span<const Displacement> displacements, const Datatype& type) {
    void* found = blocks(argument, address, counts, only, displacements, type);
    for (std::size_t i = 0; i < counts.size() && i < displacements.size(); ++i)
      check_writable(argument, address, counts[i], displacements[i] + only, type.extent, type);
    return found;
  }
  template <class Count, class Displacement>
  void* result_mixed_blocks(const char* argument, Address address, std::span<const Count> counts, std::int64_t only,
                            std::span<const Displacement> displacements, std::span<const Handle> types) {
    void* found = mixed_blocks(argument, address, counts, only, displacements, types);
    for (std::size_t i = 0; i < counts.size() && i < displacements.size() && i < types.size(); ++i)
      check_writable(argument, address, counts[i], displacements[i] + only, 1, datatype(argument, types[i]));
    return found;
  }
  /// Host datatypes, all of them bufferable, for a list of handles.
  const MPI_Datatype* host_types(const char* argument, std::span<const Handle> handles, Communicator& comm,
                                 translate::ListArena& lists);
  /// Messages of elements without data have no bytes. Open MPI puts one that is longer than expected where the buffer
  /// begins, however far away a count, an extent or a displacement moves that, which is not checked without data; and
  /// for none of a type without data, where the last message went that it used the same memory for.
  static MPI_Datatype message_type(const Datatype& type) { return type.is_empty() ? MPI_BYTE : type.host; }
  template <class Count>
  static Count message_count(const Datatype& type, Count count) {
    return type.is_empty() ? Count{0} : count;
  }
  template <class Count>
  static void message_counts(std::span<Count> counts, const Datatype& type) {
    if (!type.is_empty()) [[likely]]
      return;
    for (Count& count : counts) count = std::min(count, Count{0});
  }
  template <class Count>
  void message_counts(const char* argument, std::span<Count> counts, std::span<const Handle> types) {
    for (std::size_t i = 0; i < counts.size() && i < types.size(); ++i) {
      if (counts[i] > 0 && datatype(argument, types[i]).is_empty()) counts[i] = 0;
    }
  }
  /// Refuses types of different sizes in place, where the library takes the one for the other: MPICH makes room for
  /// its own block of the process at `rank`, whose bytes it counts in an int.
  template <class Count>
  void sized_alike(const char* argument, std::span<const Handle> types, std::span<const Count> counts, int rank) {
    Count longest = 0;
    for (const Count count : counts) longest = std::max(longest, count);
    sized_alike(argument, types, static_cast<std::int64_t>(longest), rank);
  }
  /// Blocks without data lie where the buffer begins.
  template <class Displacement, class Count>
  static void settle(std::span<Displacement> displacements, std::span<const Count> counts) {
    for (std::size_t i = 0; i < displacements.size() && i < counts.size(); ++i) {
      if (counts[i] == 0) displacements[i] = 0;
    }
  }

 private:
  void sized_alike(const char* argument, std::span<const Handle> types, std::int64_t longest, int rank);
  /// A buffer whose only block, which has been checked, lies `distance` bytes away; one without data lies anywhere.
  template <class Count>
  void* moved(Address address, std::span<const Count> counts, std::int64_t distance) const {
    const bool is_read = !failed() && counts.size() == 1 && counts[0] != 0;
    return context_.memory.at(address) + (is_read ? distance : 0);
  }

  void check_writable(const char* argument, Address address, std::int64_t count, std::int64_t displacement,
                      std::int64_t unit, const Datatype& type) {
    if (context_.has_read_only_memory) [[unlikely]]
      aside(&BufferArguments::check_writable_block, argument, address, count, displacement, unit, type);
  }
  void check_writable_block(const char* argument, Address address, std::int64_t count, std::int64_t displacement,
                            std::int64_t unit, const Datatype& type);
  void check_writable_bytes(const char* argument, std::int64_t begin, std::int64_t end);

  void* strided_buffer(const char* argument, Address address, std::int64_t count, const Datatype& type);
  bool check_block(const char* argument, Address address, std::int64_t count, std::int64_t displacement,
                   std::int64_t unit, const Datatype& type);
};

}  // namespace mpiwasm::calls
