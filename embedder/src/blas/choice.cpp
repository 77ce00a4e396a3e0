#include "blas/choice.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <initializer_list>
#include <string_view>
#include <vector>

namespace mpiwasm::blas {
namespace {

struct Product {
  std::string_view name;
  std::initializer_list<const char*> files;  ///< newest first
  std::initializer_list<const char*> roots;  ///< variables that modules set
};

/// In the order of "auto". A site that has FlexiBLAS has chosen its library there.
const Product products[] = {
    {"flexiblas", {"libflexiblas.so.3", "libflexiblas.so"}, {"EBROOTFLEXIBLAS", "FLEXIBLAS_ROOT"}},
    {"mkl", {"libmkl_rt.so.3", "libmkl_rt.so.2", "libmkl_rt.so.1", "libmkl_rt.so"}, {"MKLROOT"}},
    {"openblas", {"libopenblas.so.0", "libopenblas.so"}, {"EBROOTOPENBLAS", "OPENBLAS_ROOT", "OPENBLAS_DIR"}},
    {"blis", {"libblis.so.4", "libblis.so.3", "libblis.so"}, {"EBROOTBLIS", "BLIS_ROOT"}},
};
constexpr const char* folders[] = {"lib", "lib64", "lib/intel64", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu"};

const Product* find_product(std::string_view name) {
  for (const Product& product : products)
    if (product.name == name) return &product;
  return nullptr;
}

std::optional<Choice> from_modules(const Product& product, const Variables& variables,
                                   std::vector<std::string>& problems) {
  for (const char* variable : product.roots) {
    const std::string root = variables(variable);
    if (!root.starts_with('/')) continue;  // not relative to the working directory
    for (const char* folder : folders) {
      for (const char* file : product.files) {
        const std::filesystem::path path = std::filesystem::path{root} / folder / file;
        std::error_code error;
        if (!std::filesystem::exists(path, error)) continue;
        auto library = SharedObject::open(path.string());
        if (library) return Choice{std::move(*library), fmt::format("found by {}", variable)};
        problems.push_back(library.error());
      }
    }
  }
  return std::nullopt;
}

std::optional<Choice> from_loader(const Product& product, std::vector<std::string>& problems) {
  std::string problem;
  for (const char* file : product.files) {
    auto library = SharedObject::open(file);
    if (library) return Choice{std::move(*library), fmt::format("{}, found by the loader", file)};
    // That of the first file that is there, which is refused for a reason.
    if (problem.empty() && library.error().find("No such file") == std::string::npos) problem = library.error();
  }
  if (!problem.empty()) problems.push_back(problem);
  return std::nullopt;
}

tl::expected<Choice, std::string> choose_product(const Product& product, const Variables& variables) {
  std::vector<std::string> problems;
  if (auto found = from_modules(product, variables, problems)) return std::move(*found);
  if (auto found = from_loader(product, problems)) return std::move(*found);
  if (!problems.empty()) return tl::unexpected(fmt::format("--blas {}: {}", product.name, fmt::join(problems, "; ")));
  return tl::unexpected(fmt::format("--blas {}: found neither {} below {} nor {} by the loader (LD_LIBRARY_PATH)",
                                    product.name, *product.files.begin(), fmt::join(product.roots, ", "),
                                    fmt::join(product.files, ", ")));
}

Choice choose_any(const Variables& variables) {
  std::vector<std::string> problems;
  for (const Product& product : products)
    if (auto found = from_modules(product, variables, problems)) return std::move(*found);
  for (const Product& product : products)
    if (auto found = from_loader(product, problems)) return std::move(*found);
  return {std::nullopt, problems.empty() ? std::string{"no BLAS library was found on this system"}
                                         : fmt::format("{}", fmt::join(problems, "; "))};
}

}  // namespace

bool is_request(const std::string& request) {
  return request == "auto" || request == "wasm" || find_product(request) != nullptr ||
         request.find('/') != std::string::npos;
}

tl::expected<Choice, std::string> choose(const std::string& request, const Variables& variables) {
  if (request == "wasm") return Choice{std::nullopt, "--blas wasm"};
  if (request == "auto") return choose_any(variables);
  if (const Product* product = find_product(request)) return choose_product(*product, variables);
  if (!is_request(request)) return tl::unexpected(fmt::format("--blas {}: must be {}", request, accepted));
  auto library = SharedObject::open(request);
  if (!library) return tl::unexpected(fmt::format("--blas {}: {}", request, library.error()));
  return Choice{std::move(*library), "where --blas says"};
}

}  // namespace mpiwasm::blas
