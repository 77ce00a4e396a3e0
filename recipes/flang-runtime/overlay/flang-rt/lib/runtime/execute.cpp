// EXECUTE_COMMAND_LINE for guests, which start no processes: refused, as Fortran 2018 section 16.9.73 provides.

#include "flang/Runtime/execute.h"
#include "flang-rt/runtime/descriptor.h"
#include "flang-rt/runtime/terminator.h"
#include "flang-rt/runtime/tools.h"

#include <cstring>

namespace Fortran::runtime {

// The status that the standard gives to a processor that executes no command lines.
constexpr std::int64_t not_supported = -1;
// That of a shell that finds no such command. SYSTEM has no other status, and its caller may not have set this one.
constexpr std::int64_t not_found = 127;
constexpr const char* explanation = "guests cannot execute command lines";

void RTNAME(ExecuteCommandLine)(const Descriptor&, bool wait, const Descriptor* exitstat, const Descriptor* cmdstat,
                                const Descriptor* cmdmsg, const char* source, int line) {
  Terminator terminator{source, line};
  if (cmdstat == nullptr) {
    terminator.Crash("EXECUTE_COMMAND_LINE: %s; CMDSTAT= returns this as %d", explanation,
                     static_cast<int>(not_supported));
  }
  StoreIntToDescriptor(cmdstat, not_supported, terminator);
  if (wait && exitstat != nullptr) {
    StoreIntToDescriptor(exitstat, not_found, terminator);
  }
  if (cmdmsg != nullptr) {
    CopyCharsToDescriptor(*cmdmsg, explanation, std::strlen(explanation));
  }
}

}  // namespace Fortran::runtime
