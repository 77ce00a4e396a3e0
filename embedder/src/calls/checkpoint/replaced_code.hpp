// Functions that a job which can be saved has instead of others: what the guest calls for them.
#pragma once

#include <string_view>

#include "calls/core/exceptions.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "guest/host_function.hpp"

namespace mpiwasm::calls {

struct ReplacedCode {
  guest::HostCode with_one_thread = nullptr;
  guest::HostCode with_threads = nullptr;
};

/// How calls of a function of the table behave among those of other threads.
template <FunctionName name>
consteval CallKind call_kind() {
  struct Row {
    std::string_view function;
    CallKind kind;
  };
#define MPIWASM_FUNCTION(function, signature, made, threads) Row{#function, CallKind::threads},
  constexpr Row rows[] = {
#include "calls/function_table.inc"
  };
#undef MPIWASM_FUNCTION
  for (const Row& row : rows)
    if (row.function == std::string_view{name.text}) return row.kind;
  throw "no such function";
}

/// `function` stands for the one of this name.
template <auto function, FunctionName name>
[[nodiscard]] ReplacedCode replaced_by() {
  return {guest::host_code(&GuardedCall<function, name>::code),
          guest::host_code(&ThreadedFunction<function, name, call_kind<name>()>::code)};
}

}  // namespace mpiwasm::calls
