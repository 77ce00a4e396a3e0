#include "wasm/inspect/module_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstring>

#include "guest/host_file.hpp"

namespace mpiwasm::wasm {

Expected<std::vector<std::byte>> read_module_file(const std::filesystem::path& path) {
  const auto failed = [](std::string why) { return tl::unexpected(Error{ErrorKind::unusable_module, std::move(why)}); };
  const guest::HostFile file = guest::HostFile::own(::open(path.c_str(), O_RDONLY | O_CLOEXEC));
  if (!file.is_open()) return failed(std::string{"the file cannot be opened: "} + std::strerror(errno));
  struct stat status{};
  if (::fstat(file.number(), &status) != 0) return failed(std::strerror(errno));
  if (S_ISDIR(status.st_mode)) return failed("this is a directory, not a module");

  // A file without a size (a pipe, for example) is read in growing steps.
  constexpr std::size_t smallest_step = 64 * 1024;
  std::vector<std::byte> bytes(static_cast<std::size_t>(status.st_size) + 1);
  std::size_t filled = 0;
  for (;;) {
    const ssize_t count = ::read(file.number(), bytes.data() + filled, bytes.size() - filled);
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failed(std::string{"the file cannot be read: "} + std::strerror(errno));
    if (count == 0) break;
    filled += static_cast<std::size_t>(count);
    if (filled == bytes.size()) bytes.resize(bytes.size() + smallest_step + bytes.size() / 2);
  }
  bytes.resize(filled);
  return bytes;
}

}  // namespace mpiwasm::wasm
