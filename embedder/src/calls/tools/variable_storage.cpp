#include "calls/tools/variable_storage.hpp"

#include <algorithm>
#include <cstdint>
#include <span>

#include "calls/core/context.hpp"

#if defined(OPEN_MPI)
#include <link.h>

/// Of Open MPI's libopen-pal, for its own components: gives the place of a variable's value. Fails for those of closed
/// components.
extern "C" [[gnu::weak]] int mca_base_var_get_value(int index, const void* place, int* source, const char** file);
#endif

namespace mpiwasm::calls {

#if defined(OPEN_MPI)

namespace {

int lies_within(dl_phdr_info* library, std::size_t, void* place) {
  const auto begin = reinterpret_cast<std::uintptr_t>(*static_cast<void**>(place));
  const std::span segments(library->dlpi_phdr, library->dlpi_phnum);
  return std::ranges::any_of(segments, [&](const ElfW(Phdr) & each) {
    const std::uintptr_t first = library->dlpi_addr + each.p_vaddr;
    return each.p_type == PT_LOAD && (each.p_flags & PF_X) == 0 && begin >= first && begin - first < each.p_memsz;
  });
}

}  // namespace

bool has_storage(int index) {
  void* place = nullptr;
  if (mca_base_var_get_value == nullptr || mca_base_var_get_value(index, &place, nullptr, nullptr) != 0) return false;
  return place != nullptr && ::dl_iterate_phdr(&lies_within, &place) != 0;
}

#else

bool has_storage(int) { return true; }

#endif

}  // namespace mpiwasm::calls
