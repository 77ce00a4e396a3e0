// Shared windows for the exchange between programs (decision 28). The info key "mpiwasm_exchange" asks for one.
#pragma once

#include <optional>
#include <string>

#include "calls/windows/windows.hpp"

namespace mpiwasm::calls {

[[nodiscard]] bool is_for_exchange(const WindowArguments& arguments);
[[nodiscard]] bool is_for_exchange(const WindowRecipe& window);

/// Makes the window and hands it to the guest. The host calls are those of a native process that calls
/// MPI_Win_allocate_shared alone, so that such processes can take part. The segments of the others are mapped for
/// reading only. Where they cannot be mapped, the guest gets the window all the same, with null addresses.
Code allocate_for_exchange(Call& call, const WindowArguments& arguments, const CollectiveCall& together, Address& base);

/// Looks again whether the guest has such memory, after a window has been made or freed.
void note_read_only_memory(Context& context);

/// One of the bytes [begin, end) of linear memory that may only be read.
[[nodiscard]] std::optional<Address> find_read_only(Context& context, std::uint32_t begin, std::uint64_t end);

/// What lies at a place of such a segment of another process; empty where there is none.
[[nodiscard]] std::string describe_read_only(Context& context, Address place);

}  // namespace mpiwasm::calls
