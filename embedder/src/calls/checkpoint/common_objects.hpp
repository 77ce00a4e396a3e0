// Objects that processes make again together, each from its own image. Images may differ: one may be of another
// checkpoint, or forged. What mpiwasm and the library exchange to make an object goes by what all have in common.
#pragma once

#include <string_view>

#include "calls/communicators/communicator.hpp"
#include "calls/communicators/mixed_number.hpp"

namespace mpiwasm::calls {

/// Whether all `members`, of which this process is one, are about to make the same object, and each of them once.
/// `what` says what must be the same. Collective over them.
[[nodiscard]] bool all_make_again(Members members, MixedNumber what);

/// The beginning of a number for an object of this kind, which no guest knows.
[[nodiscard]] MixedNumber common_parts(std::string_view kind);
/// What the processes of a communicator must have in common.
[[nodiscard]] MixedNumber common_parts(const CommunicatorRecipe& recipe, std::uint64_t number);

}  // namespace mpiwasm::calls
