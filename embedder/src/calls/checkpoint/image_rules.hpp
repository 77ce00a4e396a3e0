// What an image may say of objects. Those that make them again take for checked what the calls of the guest check; an
// image comes from outside, as arguments of the guest do.
#pragma once

#include <cstddef>
#include <string>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// The slots of a table that an image can name. Each slot that the program has used is there with its handle: that of
/// its object, or as a free one behind all objects. So a few handles cannot make a large table.
class SlotsInImage {
 public:
  /// Of tables whose first object is still to be read.
  explicit SlotsInImage(guest::ArchiveReader from);

  [[nodiscard]] bool have(Handle handle) const { return (number(handle) & index_mask) < count_; }

 private:
  static constexpr std::uint32_t index_mask = InfoTable::capacity - 1;

  std::size_t count_ = 0;
};

/// Whether an object can be called so.
[[nodiscard]] bool is_name(const std::string& name);

/// Whether each is a process of MPI_COMM_WORLD, and none is there twice.
[[nodiscard]] bool are_processes(Context& context, const Members& members);

/// The same, and this process is one of them: it takes part in making the object.
[[nodiscard]] bool are_own_processes(Context& context, const Members& members);

/// Whether the topology is one of as many processes.
[[nodiscard]] bool is_communicator(Context& context, const CommunicatorRecipe& recipe);

/// Whether the lists have as many entries as the constructor reads.
[[nodiscard]] bool has_all_arguments(const DatatypeRecipe& recipe);

/// Whether its memory lies in that of the guest, and a shared one has as many segments as processes.
[[nodiscard]] bool is_window(Context& context, const WindowRecipe& recipe);

/// A rank, and a tag, that a message of a communicator can have, over its private one if it is in parts.
[[nodiscard]] bool is_message_of(Context& context, const Communicator* comm, int source, int tag, bool in_parts);

}  // namespace mpiwasm::calls
