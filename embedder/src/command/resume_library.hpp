// What modules import that have been made resumable (wasm/inspect/resumable/resumable.hpp), in the namespace
// "mpiwasm_resume_1".
#pragma once

#include <string_view>
#include <vector>

#include "guest/host_library.hpp"
#include "wasm/engine/resumable_frames.hpp"

namespace mpiwasm::command {

class ResumeLibrary final : public guest::HostLibrary {
 public:
  [[nodiscard]] std::string_view name() const override { return "checkpoints"; }
  [[nodiscard]] std::vector<guest::HostModule> modules() override;
  void attach(guest::Guest& guest) override { guest_ = &guest; }

  /// Before the guest runs.
  void use(wasm::ResumableFrames& frames) { frames_ = &frames; }

  // For the calls.
  [[nodiscard]] wasm::ValueStack& values() const { return frames_->values(); }
  [[nodiscard]] guest::Guest& guest() const { return *guest_; }

 private:
  guest::Guest* guest_ = nullptr;
  wasm::ResumableFrames* frames_ = nullptr;
};

}  // namespace mpiwasm::command
