// Standard input, output and error of the guest: descriptors 0, 1 and 2 are those of the process.
#pragma once

#include <string>
#include <tl/expected.hpp>

#include "wasi/descriptor_table.hpp"

namespace mpiwasm::wasi {

/// Puts 0, 1 and 2 into the empty table. Without `standard_input`, and where the process was started with one of them
/// closed, /dev/null stands there; so no file of the guest can ever become the process's standard error.
[[nodiscard]] tl::expected<void, std::string> add_standard_files(DescriptorTable& table, bool standard_input);

/// Writing to a pipe without readers is the error EPIPE for the guest. Unless the process has a handler for SIGPIPE,
/// this installs one that does nothing (not SIG_IGN, which started programs would inherit).
void survive_broken_pipes();

}  // namespace mpiwasm::wasi
