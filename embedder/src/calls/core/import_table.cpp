// Every MPI function that guests may import: one row each, from generated/calls/function_table.inc.
#include "calls/core/import_table.hpp"

#include "calls/core/generated_call.hpp"
#include "calls/core/threaded_call.hpp"

namespace mpiwasm::calls {

namespace {

/// A generated function catches exceptions itself.
template <auto function, FunctionName>
guest::HostCode generated() {
  return guest::host_code(function);
}

/// So do some of the shortest that are written by hand.
template <auto function, FunctionName>
guest::HostCode catching_by_hand() {
  return guest::host_code(function);
}

template <auto function, FunctionName name>
guest::HostCode by_hand() {
  return guest::host_code(&GuardedCall<function, name>::code);
}

template <auto function, FunctionName name, CallKind kind>
guest::HostCode for_threads() {
  if constexpr (kind == CallKind::without_turn) {
    return guest::host_code(function);
  } else {
    return guest::host_code(&ThreadedFunction<function, name, kind>::code);
  }
}

}  // namespace

std::span<const guest::HostFunction> import_table() {
#define MPIWASM_FUNCTION(name, signature, made, threads) {#name, signature, made<&guest_##name, #name>()},
  static const guest::HostFunction table[] = {
#include "calls/function_table.inc"
  };
#undef MPIWASM_FUNCTION
  return table;
}

std::span<const guest::HostFunction> import_table_for_threads() {
#define MPIWASM_FUNCTION(name, signature, made, threads) \
  {#name, signature, for_threads<&guest_##name, #name, CallKind::threads>()},
  static const guest::HostFunction table[] = {
#include "calls/function_table.inc"
  };
#undef MPIWASM_FUNCTION
  return table;
}

}  // namespace mpiwasm::calls
