#include "command/mpi_functions.hpp"

namespace mpiwasm::command {
namespace {

#define MPIWASM_FUNCTION(name, signature, ...) {#name, signature, nullptr},
constexpr guest::HostFunction standard[] = {
#include "calls/function_table.inc"
};
constexpr guest::HostFunction mpiwasm_2023[] = {
#include "calls/mpiwasm_2023_table.inc"
};
#undef MPIWASM_FUNCTION

}  // namespace

guest::HostModule known_mpi_functions(wasm::ModuleAbi abi) {
  if (abi == wasm::ModuleAbi::mpiwasm_2023) return {wasm::namespace_2023, mpiwasm_2023, nullptr};
  return {wasm::mpi_namespace, standard, nullptr, "P"};
}

}  // namespace mpiwasm::command
