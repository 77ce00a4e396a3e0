// The code of the file streams, as other libc++ have it, and mpiwasm_flush_streams, with which mpiwasm_flush (flush.c)
// writes what they hold back: all that open a file by a std::filebuf are linked with this object.
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <fstream>

_LIBCPP_BEGIN_NAMESPACE_STD
template class basic_filebuf<char>;
template class basic_ifstream<char>;
template class basic_ofstream<char>;
template class basic_fstream<char>;
_LIBCPP_END_NAMESPACE_STD

namespace {

constexpr std::uint64_t page_size = 65536;

/// Where a stream buffer names its virtual functions.
std::uintptr_t table_of(const std::filebuf& buffer) {
  std::uintptr_t table = 0;
  std::memcpy(&table, static_cast<const void*>(&buffer), sizeof table);
  return table;
}

struct Waiting : std::filebuf {
  /// Whether something was written into the buffer and not yet to the file.
  static bool in(const std::filebuf& buffer) { return (buffer.*&Waiting::pptr)() != (buffer.*&Waiting::pbase)(); }
};

}  // namespace

// No list of open streams exists, and streams live anywhere. So the whole memory is searched for objects that name
// std::filebuf's virtual functions, have a file open and something to write; what a destroyed one has left behind has
// nothing to write, for its destructor did that. Half a second for 4 GiB, in the last moments of the program.
extern "C" void mpiwasm_flush_streams() {
  const std::filebuf like_these;
  const std::uintptr_t table = table_of(like_these);
  const std::uint64_t end = __builtin_wasm_memory_size(0) * page_size - sizeof(std::filebuf);
  for (std::uint64_t address = alignof(std::filebuf); address <= end; address += alignof(std::filebuf)) {
    const auto place = static_cast<std::uintptr_t>(address);
    if (*reinterpret_cast<const volatile std::uintptr_t*>(place) != table) continue;
    auto& buffer = *reinterpret_cast<std::filebuf*>(place);
    if (buffer.is_open() && Waiting::in(buffer)) (void)buffer.pubsync();
  }
}
