#include "command/mpi_functions.hpp"

#include <algorithm>

#include "wasm/compatibility.hpp"

namespace mpiwasm::command {
namespace {

enum class Status { implemented, later };

struct Row {
  std::string_view name;
  std::string_view parameters;  ///< "i32 i64"
  std::string_view result;      ///< "i32", or empty
  Status status;
};

constexpr Row rows[] = {
#define MPIWASM_IMPORT(name, parameters, result, status) {#name, parameters, result, Status::status},
#include "host/imports.inc"
};

char letter_of(std::string_view type) {
  if (type == "i64") return 'I';
  if (type == "f32") return 'f';
  if (type == "f64") return 'd';
  return 'i';
}

/// "i32 i64" and "i32" become "iI:i".
std::string signature_of(const Row& row) {
  constexpr std::size_t letters_of_a_type = 3;
  std::string signature;
  for (std::size_t place = 0; place < row.parameters.size(); place += letters_of_a_type + 1)
    signature += letter_of(row.parameters.substr(place, letters_of_a_type));
  signature += ':';
  if (!row.result.empty()) signature += letter_of(row.result);
  return signature;
}

void not_callable() {}

/// The table in the form that src/wasm wants; the signatures are kept beside it.
struct Table {
  std::vector<std::string> signatures;
  std::vector<guest::HostFunction> functions;

  Table() {
    for (const Row& row : rows) signatures.push_back(signature_of(row));
    for (std::size_t i = 0; i < signatures.size(); ++i)
      functions.push_back({rows[i].name, signatures[i], guest::host_code(&not_callable)});
  }
};

}  // namespace

guest::HostModule known_mpi_functions() {
  static const Table table;
  return {wasm::mpi_namespace, table.functions, nullptr};
}

bool is_not_implemented(std::string_view name) {
  if (name.starts_with("PMPI_")) name.remove_prefix(1);
  return std::any_of(std::begin(rows), std::end(rows),
                     [&](const Row& row) { return row.name == name && row.status == Status::later; });
}

}  // namespace mpiwasm::command
