// Prints the size of the code of modules, as they are and in the resumable form, in which all MPI functions are
// stopping points: a line "SIZE RESUMABLE_SIZE FILE" for each.
#include <cstdio>
#include <string>

#include "wasm/inspect/module_file.hpp"
#include "wasm/inspect/module_inspector.hpp"
#include "wasm/inspect/resumable/resumable.hpp"

using namespace mpiwasm;

namespace {

bool is_of_mpi(std::string_view module, std::string_view) { return module == "mpi_abi_1"; }

/// The size of the code; an empty text, or what is wrong.
std::string print_sizes(const char* path) {
  const auto file = wasm::read_module_file(path);
  if (!file) return file.error().message;
  const auto before = wasm::read_module_summary(*file);
  if (!before) return before.error().message;
  const auto rewritten = wasm::make_resumable(*file, is_of_mpi);
  if (!rewritten) return rewritten.error().message;
  const auto after = wasm::read_module_summary(*rewritten);
  if (!after) return after.error().message;
  std::printf("%zu %zu %s\n", before->code_size, after->code_size, path);
  return {};
}

}  // namespace

int main(int count, char** words) {
  int status = 0;
  for (int i = 1; i < count; ++i) {
    if (const std::string problem = print_sizes(words[i]); !problem.empty()) {
      std::fprintf(stderr, "%s: %s\n", words[i], problem.c_str());
      status = 1;
    }
  }
  return status;
}
