// BLAS and LAPACK for guests: the imports blas_1 and lapack_1. A module asks once whether there is a library, and calls
// its own routines if not. docs/decisions/0024-blas-of-the-system.md
#pragma once

#include <array>
#include <cstdlib>
#include <optional>
#include <string>

#include "blas/buffers.hpp"
#include "blas/choice.hpp"
#include "blas/routines.hpp"
#include "guest/host_library.hpp"

namespace mpiwasm::blas {

class Library final : public guest::HostLibrary {
 public:
  /// What the command line says: the value of --blas, and the exit codes of failures.
  struct Options {
    std::string request = "auto";
    int usage_error = 2;
    int setup_failed = 1;
    int trapped = 1;
    int unusable_module = 1;
    bool has_threads = false;  ///< the module: not served, for its threads could change what another one's call reads
  };

  Library(Options options, Variables variables);

  [[nodiscard]] std::string_view name() const override { return "BLAS"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override;
  [[nodiscard]] std::string explain_unknown(std::string_view module, std::string_view function) const override;
  [[nodiscard]] tl::expected<void, guest::SetupFailure> open() override;
  void attach(guest::Guest& guest) override { guest_ = &guest; }

  [[nodiscard]] bool has_blas() const { return library_.has_value(); }
  /// Whether the library has the routine whose name, without underscore, is at this address.
  [[nodiscard]] bool has_lapack(guest::Address name) const;
  /// The library's routine, or null.
  [[nodiscard]] void* code(Routine routine) const { return library_ ? library_->code(routine) : nullptr; }
  [[nodiscard]] const Buffers& buffers() const { return buffers_; }
  /// Notes that the module does itself what a call declines. Whether there is a library.
  [[nodiscard]] bool may_decline() {
    guest_may_be_declined_ = true;
    return has_blas();
  }
  [[nodiscard]] bool guest_may_be_declined() const { return guest_may_be_declined_; }
  [[nodiscard]] ComplexResult complex_result() const { return library_->complex_result(); }
  [[nodiscard]] guest::LinearMemory memory() const { return guest_->memory(); }
  /// Ends the guest as a trap does.
  [[noreturn]] void end(std::string_view message) const {
    guest_->end(options_.trapped, message, true);
    std::abort();  // not reached
  }

 private:
  Options options_;
  Variables variables_;
  std::optional<SharedObject> library_;
  Buffers buffers_;
  bool guest_may_be_declined_ = false;
  guest::Guest* guest_ = nullptr;
  std::array<guest::HostFunction, number_of_routines + 3> functions_;
};

}  // namespace mpiwasm::blas
