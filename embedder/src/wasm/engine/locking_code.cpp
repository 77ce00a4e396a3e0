#include "wasm/engine/locking_code.hpp"

#include <dlfcn.h>
#include <link.h>
#include <unwind.h>
#include <wasmer.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <span>

namespace mpiwasm::wasm {
namespace {

/// Where a symbol of a stripped library gives no size.
constexpr std::uintptr_t usual_size = 64;

#if defined(__aarch64__)
constexpr std::uintptr_t instruction_size = 4;
constexpr std::array<unsigned char, 4> system_call{0x01, 0x00, 0x00, 0xd4};
#else
constexpr std::uintptr_t instruction_size = 2;
constexpr std::array<unsigned char, 2> system_call{0x0f, 0x05};
#endif

bool is_system_call(std::uintptr_t code) {
  return std::memcmp(reinterpret_cast<const void*>(code), system_call.data(), system_call.size()) == 0;
}

/// The kernel delivers signals behind the instruction, or at it when the call is made again.
bool is_at_system_call(std::uintptr_t code) { return is_system_call(code) || is_system_call(code - instruction_size); }

/// An address in each of the objects, as the process has them: another allocator may stand before the C library's,
/// behind the command's own (src/interposition).
std::array<const void*, 8> addresses_in_objects() {
  const auto of_name = [](const char* name) -> const void* { return ::dlsym(RTLD_DEFAULT, name); };
  return {::dlsym(RTLD_NEXT, "malloc"),
          ::dlsym(RTLD_NEXT, "free"),
          of_name("nanosleep"),
          of_name("pthread_mutex_lock"),
          reinterpret_cast<const void*>(&_Unwind_Backtrace),
          reinterpret_cast<const void*>(&std::terminate),
          reinterpret_cast<const void*>(&wasm_trap_new),
          reinterpret_cast<const void*>(&is_at_system_call)};
}

}  // namespace

LockingCode LockingCode::loaded() {
  LockingCode code;
  const auto add = [](dl_phdr_info* object, std::size_t, void* to) {
    const auto executable = [&](const ElfW(Phdr) & part) {
      return part.p_type == PT_LOAD && (part.p_flags & PF_X) != 0;
    };
    const auto range_of = [&](const ElfW(Phdr) & part) {
      const std::uintptr_t begin = object->dlpi_addr + part.p_vaddr;
      return Range{begin, begin + part.p_memsz};
    };
    const std::span parts{object->dlpi_phdr, object->dlpi_phnum};
    // The kernel's code reads clocks, also for allocators.
    bool is_wanted = std::strstr(object->dlpi_name, "/ld-linux") != nullptr ||
                     std::strstr(object->dlpi_name, "linux-vdso") != nullptr;
    for (const auto& part : parts)
      for (const void* address : addresses_in_objects())
        is_wanted =
            is_wanted || (executable(part) && range_of(part).contains(reinterpret_cast<std::uintptr_t>(address)));
    for (const auto& part : parts)
      if (is_wanted && executable(part)) static_cast<LockingCode*>(to)->code_.add(range_of(part));
    return 0;
  };
  (void)::dl_iterate_phdr(add, &code);
  for (const char* name : {"mmap", "munmap", "mremap", "mprotect", "madvise", "brk", "sbrk"}) {
    const void* function = ::dlsym(RTLD_DEFAULT, name);
    Dl_info information{};
    const ElfW(Sym)* symbol = nullptr;
    if (function == nullptr ||
        ::dladdr1(function, &information, reinterpret_cast<void**>(const_cast<ElfW(Sym)**>(&symbol)), RTLD_DL_SYMENT) ==
            0)
      continue;
    const auto begin = reinterpret_cast<std::uintptr_t>(function);
    const std::uintptr_t size = symbol != nullptr && symbol->st_size != 0 ? symbol->st_size : usual_size;
    code.memory_calls_.add({begin, begin + size});
  }
  return code;
}

bool LockingCode::is_interrupted(const Registers& registers) const {
  const std::uintptr_t at = registers.code();
  return code_.contain(at) && (memory_calls_.contain(at) || !is_at_system_call(at));
}

}  // namespace mpiwasm::wasm
