// Where the library keeps the value of a control variable. Open MPI goes on to name variables of functions that have
// returned, of components that it has unloaded, and of memory that it has freed; what lies there now is the host's.
#pragma once

namespace mpiwasm::calls {

/// Whether a loaded library's own data hold the value of the control variable with this index.
[[nodiscard]] bool has_storage(int index);

}  // namespace mpiwasm::calls
