#include "command/resume_library.hpp"

#include <array>
#include <cstdint>
#include <exception>
#include <span>

#include "command/exit_codes.hpp"
#include "wasm/inspect/resumable/resumable.hpp"

namespace mpiwasm::command {
namespace {

// Ending the guest does not return, nor drop what this frame holds, so it holds nothing.

bool try_put(wasm::ValueStack& values, std::span<const std::byte> value) {
  try {
    return values.put(value);
  } catch (const std::exception&) {
    return false;
  }
}

template <class Value>
void put(ResumeLibrary* library, Value value) {
  if (!try_put(library->values(), std::as_bytes(std::span{&value, 1})))
    library->guest().end(setup_failed, "no checkpoint: there is no memory for the call stack", false);
}

template <class Value>
Value take(ResumeLibrary* library) {
  Value value{};
  if (!library->values().take(std::as_writable_bytes(std::span{&value, 1})))
    library->guest().end(setup_failed, "the checkpoint cannot be continued: its call stack does not fit the module",
                         false);
  return value;
}

}  // namespace

std::vector<guest::HostModule> ResumeLibrary::modules() {
  static const std::array<guest::HostFunction, 4> functions = {{
      {"put_i32", "i:", guest::host_code(&put<std::int32_t>)},
      {"put_i64", "I:", guest::host_code(&put<std::int64_t>)},
      {"take_i32", ":i", guest::host_code(&take<std::int32_t>)},
      {"take_i64", ":I", guest::host_code(&take<std::int64_t>)},
  }};
  return {{.name = wasm::resume_namespace, .functions = functions, .environment = this}};
}

}  // namespace mpiwasm::command
