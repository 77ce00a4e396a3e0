// The list of all that guests may import. A library is added here, and nowhere else in src/command.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "command/job.hpp"
#include "command/options.hpp"
#include "command/report.hpp"
#include "command/resume_library.hpp"
#include "command/run_confinement.hpp"
#include "command/thread_library.hpp"
#include "command/timings.hpp"
#include "guest/host_library.hpp"
#include "wasm/inspect/compatibility.hpp"

namespace mpiwasm::command {

/// What a library may use of the run that it serves. All of it outlives the libraries.
struct RunParts {
  const RunOptions& options;
  const wasm::ModuleSummary& module;
  Job& job;
  const Report& report;
  Timings& timings;
  RunConfinement& confinement;
};

class HostLibraries {
 public:
  using List = std::vector<std::unique_ptr<guest::HostLibrary>>;

  void add(std::unique_ptr<guest::HostLibrary> library) { list_.push_back(std::move(library)); }
  void add(std::unique_ptr<ThreadLibrary> library) { add_as(threads_, std::move(library)); }
  void add(std::unique_ptr<ResumeLibrary> library) { add_as(resume_, std::move(library)); }

  [[nodiscard]] List::const_iterator begin() const { return list_.begin(); }
  [[nodiscard]] List::const_iterator end() const { return list_.end(); }

  /// Of all of them.
  [[nodiscard]] std::vector<guest::HostModule> modules() const;
  /// That of threads; null when tests leave it out.
  [[nodiscard]] ThreadLibrary* threads() const { return threads_; }
  /// That of resumable modules; null in other runs.
  [[nodiscard]] ResumeLibrary* resume() const { return resume_; }
  [[nodiscard]] std::vector<wasm::Finding> check(const wasm::ModuleSummary& module) const;

 private:
  template <class Library>
  void add_as(Library*& known, std::unique_ptr<Library> library) {
    known = library.get();
    list_.push_back(std::move(library));
  }

  List list_;
  ThreadLibrary* threads_ = nullptr;
  ResumeLibrary* resume_ = nullptr;
};

/// The functions of a library that a module imports.
[[nodiscard]] std::vector<std::string_view> imported_functions(const wasm::ModuleSummary& module,
                                                               guest::HostLibrary& library);

using MakeHostLibraries = std::function<tl::expected<HostLibraries, guest::SetupFailure>(const RunParts&)>;

/// Those of mpiwasm.
[[nodiscard]] tl::expected<HostLibraries, guest::SetupFailure> make_host_libraries(const RunParts& parts);

}  // namespace mpiwasm::command
