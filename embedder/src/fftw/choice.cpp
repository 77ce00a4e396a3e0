#include "fftw/choice.hpp"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <filesystem>
#include <vector>

namespace mpiwasm::fftw {
namespace {

constexpr const char* file = "libfftw3.so.3";
constexpr const char* single_file = "libfftw3f.so.3";
/// Variables that modules set.
constexpr const char* roots[] = {"EBROOTFFTW", "FFTW_ROOT", "FFTW_DIR", "FFTW_HOME"};
/// Some modules, such as Cray's, name the folder of the libraries in FFTW_DIR.
constexpr const char* folders[] = {"lib", "lib64", ".", "lib/x86_64-linux-gnu", "lib/aarch64-linux-gnu"};

Choice choose_any(const Variables& variables) {
  std::vector<std::string> problems;
  for (const char* variable : roots) {
    const std::string root = variables(variable);
    if (!root.starts_with('/')) continue;  // not relative to the working directory
    for (const char* folder : folders) {
      const std::filesystem::path place = std::filesystem::path{root} / folder;
      std::error_code error;
      if (!std::filesystem::exists(place / file, error) && !std::filesystem::exists(place / single_file, error))
        continue;
      auto library = SharedObject::open((place / file).lexically_normal().string());
      if (library) return {std::move(*library), fmt::format("found by {}", variable)};
      problems.push_back(library.error());
    }
  }
  auto library = SharedObject::open(file);
  if (library) return {std::move(*library), fmt::format("{}, found by the loader", file)};
  if (library.error().find("No such file") == std::string::npos) problems.push_back(library.error());
  return {std::nullopt, problems.empty() ? std::string{"no FFTW library was found on this system"}
                                         : fmt::format("{}", fmt::join(problems, "; "))};
}

}  // namespace

bool is_request(const std::string& request) {
  return request == "auto" || request == "wasm" || request.find('/') != std::string::npos;
}

tl::expected<Choice, std::string> choose(const std::string& request, const Variables& variables) {
  if (request == "wasm") return Choice{std::nullopt, "--fftw wasm"};
  if (request == "auto") return choose_any(variables);
  if (!is_request(request)) return tl::unexpected(fmt::format("--fftw {}: must be {}", request, accepted));
  auto library = SharedObject::open(request);
  if (!library) return tl::unexpected(fmt::format("--fftw {}: {}", request, library.error()));
  return Choice{std::move(*library), "where --fftw says"};
}

}  // namespace mpiwasm::fftw
