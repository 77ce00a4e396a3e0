// Will this module run? Compares what it needs with what mpiwasm offers, before the engine is started, so that every
// problem is one line in the user's words and "mpiwasm inspect" can list them all.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "guest/host_function.hpp"
#include "wasm/inspect/module_summary.hpp"

namespace mpiwasm::wasm {

/// Import namespaces.
inline constexpr std::string_view mpi_namespace = "mpi_abi_1";
inline constexpr std::string_view wasi_namespace = "wasi_snapshot_preview1";
/// Where the MPIWasm of 2023 had its MPI functions.
inline constexpr std::string_view namespace_2023 = "env";

struct Finding {
  bool prevents_running;
  std::string message;
};

/// The kind of program, from the namespaces of its imports.
enum class ModuleAbi {
  plain,         ///< imports no MPI function
  mpi_abi_1,     ///< MPI through mpiwasm's ABI
  mpiwasm_2023,  ///< MPI through the ABI of the original MPIWasm: "env" "MPI_*"
};

[[nodiscard]] ModuleAbi abi_of(const ModuleSummary& module);
[[nodiscard]] inline bool uses_mpi(const ModuleSummary& module) { return abi_of(module) != ModuleAbi::plain; }

/// Whether it imports a shared memory, in which it may start threads.
[[nodiscard]] bool uses_threads(const ModuleSummary& module);

/// A function type from the letters of guest::HostFunction::signature.
[[nodiscard]] FunctionType function_type_of(std::string_view signature);

/// The host function that satisfies an import, with its module.
struct Offer {
  const guest::HostModule* module = nullptr;
  const guest::HostFunction* function = nullptr;
};

/// Finds host functions by name; made once for a run.
class HostFunctions {
 public:
  explicit HostFunctions(std::span<const guest::HostModule> modules);
  [[nodiscard]] Offer find(std::string_view module, std::string_view name) const;

 private:
  struct Table {
    const guest::HostModule* module;
    std::vector<const guest::HostFunction*> by_name;
  };
  [[nodiscard]] static const guest::HostFunction* find_in(const Table& table, std::string_view name);

  std::vector<Table> tables_;
};

/// One line on a function that is not offered, empty when nothing is known about it.
using ExplainUnknown = std::function<std::string(std::string_view module, std::string_view function)>;

/// Everything that keeps the module from running or may surprise its user.
[[nodiscard]] std::vector<Finding> check_compatibility(const ModuleSummary& module, const HostFunctions& offered,
                                                       const ExplainUnknown& explain);

}  // namespace mpiwasm::wasm
