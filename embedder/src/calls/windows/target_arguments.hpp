// Arguments of one-sided communication: ranks, places and operations at the target (MPI-5.0, 12.3).
#pragma once

#include "calls/core/buffer_arguments.hpp"

namespace mpiwasm::calls {

class TargetArguments : public BufferArguments {
 public:
  using BufferArguments::BufferArguments;
  using BufferArguments::destination;

  /// A rank of the window's group, or MPI_PROC_NULL.
  int destination(const char* argument, std::int32_t rank, const Window& window);
  /// Where at the target `count` elements of `type` begin, as the host counts it, when all of them lie in its window.
  MPI_Aint target(const char* argument, std::int32_t displacement, int host_rank, std::int64_t count,
                  const Datatype& type, Window& window);
  /// Refuses to change the segment of another process in a window of the exchange, where the guest may only read it.
  void writable(const char* argument, int host_rank, const Window& window);
  /// Refuses an operation that has another number of bytes here than at the target.
  void same_size(const char* argument, std::int64_t here, std::int64_t there, int host_rank);
  /// Refuses to combine data with others than those of the one predefined datatype that they are made of (MPI-5.0,
  /// 12.3.4), where the library ends the process.
  void same_numbers(const char* argument, const Datatype& here, const Datatype& there, int host_rank);
  /// Refuses more numbers than the library counts at the target.
  void countable(const char* argument, std::int64_t count, const Datatype& type, int host_rank);
  /// An operation that windows take: a predefined one.
  MPI_Op predefined_operation(const char* argument, Handle handle, Datatype& type);
  /// A datatype of operations on single values.
  Datatype& predefined_datatype(const char* argument, Handle handle);
  /// Refuses types whose numbers the library corrupts memory with when they are combined in a window with a guard.
  void combinable(const char* argument, const Datatype& type, int host_rank, const Window& window);
  /// Refuses types that end the process when they are compared and swapped in a window with a guard.
  void swappable(const char* argument, const Datatype& type, int host_rank, const Window& window);
  /// MPI_MODE_ constants, combined by "or", without the promises that the library must not be given.
  int assertion(const char* argument, std::int32_t value);

 private:
  bool computes(MPI_Op operation, const Datatype& type);
  MPI_Aint dynamic_target(const char* argument, std::int32_t displacement, int host_rank, std::int64_t count,
                          const Datatype& type, Window& window);
};

}  // namespace mpiwasm::calls
