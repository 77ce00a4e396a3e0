// What an image may say of objects. Those that make them again take for checked what the calls of the guest check; an
// image comes from outside, as arguments of the guest do.
#pragma once

#include <string>

#include "calls/core/context.hpp"

namespace mpiwasm::calls {

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

/// A rank, or a tag, that a message of a communicator can have.
[[nodiscard]] bool is_message_of(Context& context, const Communicator* comm, int source, int tag);

}  // namespace mpiwasm::calls
