#include "command/thread_library.hpp"

#include <array>
#include <cstdint>

#include "command/exit_codes.hpp"

namespace mpiwasm::command {
namespace {

std::int32_t thread_spawn(ThreadLibrary* library, std::uint32_t argument) {
  constexpr std::int32_t refused = -1;
  if (library->threads() == nullptr) return refused;
  const std::int32_t number = library->threads()->spawn(argument);
  return number > 0 ? number : refused;
}

// It never returns and the guest's stack is dropped from within it, so it holds nothing.
void thread_exit(ThreadLibrary* library) {
  if (wasm::GuestThread* thread = wasm::GuestThread::current()) thread->leave_thread();
  library->guest().end(guest_trapped, "the main thread ended itself as if it were another one", true);
}

std::int32_t processors_of_rank(ThreadLibrary* library) { return static_cast<std::int32_t>(library->processors()); }

}  // namespace

std::vector<guest::HostModule> ThreadLibrary::modules() {
  static const std::array<guest::HostFunction, 1> of_wasi = {
      {{"thread-spawn", "i:i", guest::host_code(&thread_spawn)}}};
  static const std::array<guest::HostFunction, 2> own = {{{"processors", ":i", guest::host_code(&processors_of_rank)},
                                                          {"thread_exit", ":", guest::host_code(&thread_exit)}}};
  return {{.name = "wasi", .functions = of_wasi, .environment = this, .for_all_threads = true},
          {.name = "mpiwasm_threads_1", .functions = own, .environment = this, .for_all_threads = true}};
}

}  // namespace mpiwasm::command
