// "mpiwasm_posix_1": what the guest library (guest-sdk/lib) needs from the host and WASI preview 1 does not have. Only
// programs that call such a function import it.
#pragma once

#include <span>
#include <vector>

#include "guest/host_library.hpp"
#include "wasi/context.hpp"

namespace mpiwasm::wasi {

/// Its functions. Their environment is a Context.
[[nodiscard]] std::span<const guest::HostFunction> posix_function_table();

/// They work on the descriptors of WASI.
class PosixLibrary final : public guest::HostLibrary {
 public:
  /// `context` must outlive it.
  explicit PosixLibrary(Context& context) : context_(context) {}

  [[nodiscard]] std::string_view name() const override { return "WASI"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override {
    return {{.name = "mpiwasm_posix_1",
             .functions = posix_function_table(),
             .environment = &context_,
             .for_all_threads = true}};
  }
  void attach(guest::Guest&) override {}

 private:
  Context& context_;
};

}  // namespace mpiwasm::wasi
