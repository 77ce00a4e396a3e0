// EXECUTE_COMMAND_LINE for guests, which start no processes: refused, as Fortran 2018 section 16.9.73 provides.

#include "flang/Runtime/execute.h"
#include "flang-rt/runtime/descriptor.h"
#include "flang-rt/runtime/terminator.h"
#include "flang-rt/runtime/tools.h"

#include <cstring>

namespace Fortran::runtime {

// The status that the standard gives to a processor that executes no command lines.
constexpr std::int64_t not_supported = -1;
constexpr const char* explanation = "guests cannot execute command lines";

void RTNAME(ExecuteCommandLine)(const Descriptor&, bool, const Descriptor*, const Descriptor* cmdstat,
                                const Descriptor* cmdmsg, const char* source, int line) {
  Terminator terminator{source, line};
  if (cmdstat == nullptr) {
    terminator.Crash("EXECUTE_COMMAND_LINE: %s; CMDSTAT= returns this as %d", explanation,
                     static_cast<int>(not_supported));
  }
  StoreIntToDescriptor(cmdstat, not_supported, terminator);
  if (cmdmsg != nullptr) {
    CopyCharsToDescriptor(*cmdmsg, explanation, std::strlen(explanation));
  }
}

}  // namespace Fortran::runtime
