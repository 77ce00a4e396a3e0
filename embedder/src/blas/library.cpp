#include "blas/library.hpp"

#include <fmt/format.h>

#include <utility>

#include "blas/guest_functions.hpp"
#include "blas/threads.hpp"

namespace mpiwasm::blas {
namespace {

constexpr std::string_view blas_module = "blas_1";
constexpr std::string_view lapack_module = "lapack_1";

std::int32_t blas_available(Library* self) { return self->has_blas() ? 1 : 0; }
std::int32_t blas_may_decline(Library* self) { return self->may_decline() ? 1 : 0; }
std::int32_t lapack_has(Library* self, guest::Address name) { return self->has_lapack(name) ? 1 : 0; }

constexpr std::size_t first_of_lapack = number_of_blas_routines + 2;

}  // namespace

#define MPIWASM_BLAS_ROUTINE(name, signature, roles, letters) {#name, signature, guest::host_code(&guest_##name)},
#define MPIWASM_LAPACK_ROUTINE(name, signature, roles, letters)
Library::Library(Options options, Variables variables)
    : options_(std::move(options)),
      variables_(std::move(variables)),
      functions_{{
#include "blas/routines.inc"
          {"available", ":i", guest::host_code(&blas_available)},
          {"may_decline", ":i", guest::host_code(&blas_may_decline)},
#undef MPIWASM_BLAS_ROUTINE
#undef MPIWASM_LAPACK_ROUTINE
#define MPIWASM_BLAS_ROUTINE(name, signature, roles, letters)
#define MPIWASM_LAPACK_ROUTINE(name, signature, roles, letters) {#name, signature, guest::host_code(&guest_##name)},
#include "blas/routines.inc"
          {"has", "i:i", guest::host_code(&lapack_has)},
      }} {
}
#undef MPIWASM_BLAS_ROUTINE
#undef MPIWASM_LAPACK_ROUTINE

std::vector<guest::HostModule> Library::modules() {
  const std::span<const guest::HostFunction> all{functions_};
  return {{blas_module, all.first(first_of_lapack), this}, {lapack_module, all.subspan(first_of_lapack), this}};
}

bool Library::has_lapack(guest::Address name) const {
  constexpr std::size_t longest = 24;
  std::array<char, longest> text{};
  for (std::size_t at = 0; library_; ++at) {
    const auto letter =
        guest_->memory().array<char>(guest::Address{guest::number(name) + static_cast<std::uint32_t>(at)}, 1);
    if (at == longest || !letter) return false;
    text[at] = letter->front();
    if (text[at] == '\0') return library_->has_lapack({text.data(), at});
  }
  return false;
}

std::string Library::explain_unknown(std::string_view module, std::string_view function) const {
  if (module != blas_module && module != lapack_module) return {};
  return fmt::format(
      "the module imports {} from {}, which this mpiwasm does not have; link it again with its "
      "mpiwasm-cc",
      function, module);
}

tl::expected<void, guest::SetupFailure> Library::open() {
  if (options_.has_threads)
    return tl::unexpected(guest::SetupFailure{
        options_.unusable_module,
        "the program has threads and imports BLAS or LAPACK of the system, which is not for such programs; link it by "
        "mpiwasm-cc, with routines in the module"});
  if (!is_request(options_.request))
    return tl::unexpected(
        guest::SetupFailure{options_.usage_error, fmt::format("--blas {}: must be {}", options_.request, accepted)});
  if (options_.request != "wasm") limit_threads(variables_);
  auto choice = choose(options_.request, variables_);
  if (!choice) return tl::unexpected(guest::SetupFailure{options_.setup_failed, choice.error()});
  library_ = std::move(choice->library);
  if (library_) {
    library_->warm_up();
    buffers_ = buffers_of(*library_);
  }
  return {};
}

}  // namespace mpiwasm::blas
