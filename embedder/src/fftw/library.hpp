// FFTW for guests: the import fftw_1. A module asks once for each precision whether there is a library, and calls its
// own functions if not. docs/decisions/0035-fftw-of-the-system.md
#pragma once

#include <cstdlib>
#include <functional>
#include <optional>
#include <string>

#include "fftw/choice.hpp"
#include "fftw/plan_table.hpp"
#include "fftw/wisdom.hpp"
#include "guest/host_library.hpp"

namespace mpiwasm::fftw {

class Library final : public guest::HostLibrary {
 public:
  /// What the command line says: the value of --fftw, and the exit codes of failures.
  struct Options {
    std::string request = "auto";
    /// Asked by open(), for wisdom that leaves this process.
    std::function<guest::Seal()> make_seal = {};
    int usage_error = 2;
    int setup_failed = 1;
    int trapped = 1;
    int unusable_module = 1;
    bool has_threads = false;  ///< the module: not served, for plans would be shared by its threads
  };

  Library(Options options, Variables variables) : options_(std::move(options)), variables_(std::move(variables)) {}

  [[nodiscard]] std::string_view name() const override { return "FFTW"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override;
  [[nodiscard]] std::string explain_unknown(std::string_view module, std::string_view function) const override;
  [[nodiscard]] tl::expected<void, guest::SetupFailure> open() override;
  [[nodiscard]] guest::ConfinementNeeds confinement_needs() override;
  void attach(guest::Guest& guest) override { guest_ = &guest; }
  [[nodiscard]] std::string save(guest::ArchiveWriter& to) override;
  [[nodiscard]] std::string restore(guest::ArchiveReader& from) override;

  /// Null if there is no library of this precision.
  template <class Real>
  [[nodiscard]] const Functions<Real>* functions() const {
    return library_ ? library_->functions<Real>() : nullptr;
  }
  template <class Real>
  [[nodiscard]] PlanTable& plans() {
    return sizeof(Real) == sizeof(double) ? double_plans_ : single_plans_;
  }
  [[nodiscard]] guest::LinearMemory memory() const { return guest_->memory(); }
  [[nodiscard]] const guest::Seal& seal() const { return seal_; }
  /// Ends the guest as a trap does.
  [[noreturn]] void end(std::string_view message) const {
    guest_->end(options_.trapped, message, true);
    std::abort();  // not reached
  }

 private:
  template <class Real>
  void save_precision(guest::ArchiveWriter& to);
  template <class Real>
  [[nodiscard]] std::string restore_precision(guest::ArchiveReader& from);

  Options options_;
  Variables variables_;
  guest::Seal seal_;
  std::optional<SharedObject> library_;
  PlanTable double_plans_{false};
  PlanTable single_plans_{true};
  guest::Guest* guest_ = nullptr;
};

}  // namespace mpiwasm::fftw
