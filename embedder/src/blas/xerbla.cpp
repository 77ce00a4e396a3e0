#include "blas/xerbla.hpp"

#include <dlfcn.h>
#include <elf.h>
#include <link.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstdint>
#include <cstring>
#include <span>

// A library calls functions that it exports through a table of addresses, which the loader fills. Debian's LAPACK has
// an xerbla_ of its own, so that one in the process does not replace it.
namespace mpiwasm::blas {
namespace {

#ifdef __aarch64__
constexpr std::uint64_t slot_types[] = {R_AARCH64_JUMP_SLOT, R_AARCH64_GLOB_DAT};
#elif defined(__x86_64__)
constexpr std::uint64_t slot_types[] = {R_X86_64_JUMP_SLOT, R_X86_64_GLOB_DAT};
#else
constexpr std::uint64_t slot_types[] = {UINT64_MAX, UINT64_MAX};  // unknown
#endif

void return_at_once(const char* /*name*/, const std::int32_t* /*position*/, std::size_t /*length*/) {}

/// The part of a shared object that is read-only once the loader is done.
struct ReadOnly {
  ElfW(Addr) base;
  std::uintptr_t first = 0;
  std::uintptr_t end = 0;
};

int find_read_only(dl_phdr_info* object, std::size_t /*size*/, void* found) {
  auto& wanted = *static_cast<ReadOnly*>(found);
  if (object->dlpi_addr != wanted.base) return 0;
  for (const ElfW(Phdr) & part : std::span{object->dlpi_phdr, object->dlpi_phnum})
    if (part.p_type == PT_GNU_RELRO) {
      wanted.first = wanted.base + part.p_vaddr;
      wanted.end = wanted.first + part.p_memsz;
    }
  return 1;
}

void replace(std::uintptr_t slot, const ReadOnly& read_only) {
  const auto page = static_cast<std::uintptr_t>(::sysconf(_SC_PAGESIZE));
  auto* const first = reinterpret_cast<void*>(slot / page * page);
  const bool is_read_only = slot >= read_only.first && slot < read_only.end;
  if (is_read_only && ::mprotect(first, page, PROT_READ | PROT_WRITE) != 0) return;
  *reinterpret_cast<void (**)(const char*, const std::int32_t*, std::size_t)>(slot) = return_at_once;
  if (is_read_only) (void)::mprotect(first, page, PROT_READ);
}

template <class T>
std::span<const T> table(ElfW(Addr) address, std::size_t bytes) {
  return {reinterpret_cast<const T*>(address), address == 0 ? 0 : bytes / sizeof(T)};
}

}  // namespace

void let_xerbla_return(void* handle) {
  link_map* object = nullptr;
  if (::dlinfo(handle, RTLD_DI_LINKMAP, &object) != 0) return;
  ElfW(Addr) values[DT_NUM] = {};
  for (const ElfW(Dyn)* entry = object->l_ld; entry->d_tag != DT_NULL; ++entry)
    if (entry->d_tag > 0 && entry->d_tag < DT_NUM) values[entry->d_tag] = entry->d_un.d_ptr;
  if (values[DT_PLTREL] != DT_RELA || values[DT_SYMTAB] == 0 || values[DT_STRTAB] == 0) return;
  const auto* const symbols = reinterpret_cast<const ElfW(Sym)*>(values[DT_SYMTAB]);
  const auto* const names = reinterpret_cast<const char*>(values[DT_STRTAB]);
  ReadOnly read_only{object->l_addr};
  (void)::dl_iterate_phdr(find_read_only, &read_only);
  for (const auto slots : {table<ElfW(Rela)>(values[DT_JMPREL], values[DT_PLTRELSZ]),
                           table<ElfW(Rela)>(values[DT_RELA], values[DT_RELASZ])})
    for (const ElfW(Rela) & slot : slots) {
      const bool is_address = ELF64_R_TYPE(slot.r_info) == slot_types[0] || ELF64_R_TYPE(slot.r_info) == slot_types[1];
      if (is_address && std::strcmp(names + symbols[ELF64_R_SYM(slot.r_info)].st_name, "xerbla_") == 0)
        replace(object->l_addr + slot.r_offset, read_only);
    }
}

}  // namespace mpiwasm::blas
