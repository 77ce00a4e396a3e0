#include "wasm/inspect/module_file.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdint>
#include <cstring>
#include <limits>
#include <span>

#include "guest/regular_file.hpp"

namespace mpiwasm::wasm {

namespace {

constexpr std::size_t largest_file = std::numeric_limits<std::uint32_t>::max();
/// Of a file that is no module, which is described by it.
constexpr std::size_t beginning = 4096;

std::string why_not_opened(int error) {
  if (error == EISDIR) return "this is a directory, not a module";
  if (error == ENOTSUP) return "this is no regular file, but a pipe, device or socket";
  return std::string{"the file cannot be opened: "} + std::strerror(error);
}

bool is_foreign(std::span<const std::byte> file) {
  constexpr std::array magic{std::byte{0}, std::byte{'a'}, std::byte{'s'}, std::byte{'m'}};
  return file.size() >= magic.size() && !std::equal(magic.begin(), magic.end(), file.begin());
}

tl::unexpected<Error> failed(std::string why) {
  return tl::unexpected(Error{ErrorKind::unusable_module, std::move(why)});
}

}  // namespace

Expected<guest::HostFile> open_module_file(const std::filesystem::path& path) {
  guest::HostFile file = guest::open_regular_file(path);
  if (!file.is_open()) return failed(why_not_opened(errno));
  return file;
}

Expected<std::vector<std::byte>> read_module_file(const guest::HostFile& file) {
  struct stat status{};
  if (::fstat(file.number(), &status) != 0) return failed(std::strerror(errno));

  // A file that grows, or has no size (in /proc, for example), is read in growing steps.
  constexpr std::size_t smallest_step = 64 * 1024;
  const auto size = static_cast<std::size_t>(status.st_size);
  if (size > largest_file) return failed("the file is too large: modules have less than 4 GiB");
  std::vector<std::byte> bytes(beginning);
  std::size_t filled = 0;
  // What is no module, or has no end, is not read to its end.
  while (!is_foreign(std::span{bytes}.first(filled))) {
    const ssize_t count =
        ::pread(file.number(), bytes.data() + filled, bytes.size() - filled, static_cast<off_t>(filled));
    if (count < 0 && errno == EINTR) continue;
    if (count < 0) return failed(std::string{"the file cannot be read: "} + std::strerror(errno));
    if (count == 0) break;
    filled += static_cast<std::size_t>(count);
    if (filled > largest_file) return failed("the file is too large: modules have less than 4 GiB");
    if (filled == bytes.size()) bytes.resize(std::max(size + 1, bytes.size() + smallest_step + bytes.size() / 2));
  }
  bytes.resize(filled);
  return bytes;
}

Expected<std::vector<std::byte>> read_module_file(const std::filesystem::path& path) {
  const auto file = open_module_file(path);
  if (!file) return tl::unexpected(file.error());
  return read_module_file(*file);
}

}  // namespace mpiwasm::wasm
