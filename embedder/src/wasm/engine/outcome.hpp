// How a guest ended.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "guest/values.hpp"
#include "wasm/frame.hpp"

namespace mpiwasm::wasm {

/// How a run of the guest ended.
struct Outcome {
  enum class Kind {
    finished,  ///< main returned to _start, and _start returned
    exited,    ///< the guest called exit
    trapped,   ///< the guest did something that it cannot go on after
    ended,     ///< a host function ended it: Guest::end
  };
  Kind kind = Kind::finished;
  int exit_code = 0;
  std::string message;
  bool with_backtrace = false;
  std::vector<Frame> frames;            ///< innermost first; through callbacks from MPI up to _start
  std::optional<guest::Address> fault;  ///< where in linear memory the access failed that trapped
  /// A host library has failed amid its work, with locks that nothing gives back: it can be asked for nothing more.
  bool has_lost_library = false;
};

}  // namespace mpiwasm::wasm
