// See processors.hpp. Sets lie in guest memory with one bit for each processor of the machine.
#include "wasi/processors.hpp"

#include <sched.h>

#include <array>
#include <cstdint>
#include <type_traits>

#include "wasi/error.hpp"

namespace mpiwasm::wasi {
namespace {

using guest::Address;
using Library = const ProcessorLibrary*;

static_assert(sizeof(Location) == 20 && std::is_trivially_copyable_v<Location>, "guests know it as five numbers");

std::uint32_t number(Errno error) { return static_cast<std::uint32_t>(error); }

std::uint32_t put(Library library, const ProcessorSet& set, Address address, std::uint32_t size) {
  const auto bytes = library->memory().range(address, size);
  if (!bytes) return number(Errno::fault);
  return number(set.copy_to(*bytes) ? Errno::success : Errno::inval);
}

std::uint32_t rank_processors(Library library, Address address, std::uint32_t size) noexcept {
  return put(library, library->of_rank(), address, size);
}

std::uint32_t thread_processors(Library library, Address address, std::uint32_t size) noexcept {
  return put(library, ProcessorSet::of_this_thread() & library->of_rank(), address, size);
}

/// Processors that the rank did not begin with are left out, as the kernel does with those of other control groups.
std::uint32_t bind_thread(Library library, Address address, std::uint32_t size) noexcept {
  const auto bytes = library->memory().range(address, size);
  if (!bytes) return number(Errno::fault);
  const ProcessorSet set = ProcessorSet::from_bytes(*bytes) & library->of_rank();
  if (set.count() == 0) return number(Errno::inval);
  const int error = set.bind_this_thread();
  return number(error == 0 ? Errno::success : from_host(error));
}

std::uint32_t locate(Library library, std::uint32_t processor, Address address) noexcept {
  const auto location = library->topology().locate(processor);
  if (!location) return number(Errno::inval);
  return number(library->memory().store(address, *location) ? Errno::success : Errno::fault);
}

/// The one that the calling thread runs on now; -1 if the kernel does not say.
std::int32_t current_processor(Library) noexcept { return ::sched_getcpu(); }

/// Of the threads that a program wants for its next team, as many as it may have.
std::int32_t team_size(Library library, std::int32_t wanted) noexcept { return library->team_limit().apply(wanted); }

/// Between two looks at a variable that another thread will change.
void pause(Library) noexcept {
#if defined(__x86_64__)
  __builtin_ia32_pause();
#elif defined(__aarch64__)
  __asm__ volatile("yield");
#endif
}

}  // namespace

std::vector<guest::HostModule> ProcessorLibrary::modules() {
  static const std::array<guest::HostFunction, 7> table = {{
      {"rank_processors", "ii:i", guest::host_code(&rank_processors)},
      {"thread_processors", "ii:i", guest::host_code(&thread_processors)},
      {"bind_thread", "ii:i", guest::host_code(&bind_thread)},
      {"locate", "ii:i", guest::host_code(&locate)},
      {"current_processor", ":i", guest::host_code(&current_processor)},
      {"team_size", "i:i", guest::host_code(&team_size)},
      {"pause", ":", guest::host_code(&pause)},
  }};
  return {{.name = "mpiwasm_processors_1", .functions = table, .environment = this, .for_all_threads = true}};
}

tl::expected<void, guest::SetupFailure> ProcessorLibrary::open() {
  of_rank_ = ProcessorSet::of_this_thread();
  topology_ = Topology::read(of_rank_);
  team_limit_ = TeamLimit::create();
  return {};
}

}  // namespace mpiwasm::wasi
