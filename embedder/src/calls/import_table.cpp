// Every MPI function that guests may import: one row each, from generated/calls/function_table.inc.
#include "calls/import_table.hpp"

#include "calls/generated_call.hpp"

namespace mpiwasm::calls {

std::span<const guest::HostFunction> import_table() {
#define MPIWASM_FUNCTION(name, signature) {#name, signature, guest::host_code(&guest_##name)},
  static const guest::HostFunction table[] = {
#include "calls/function_table.inc"
  };
#undef MPIWASM_FUNCTION
  return table;
}

}  // namespace mpiwasm::calls
