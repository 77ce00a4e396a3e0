#include "host/library/open_library.hpp"

#include <dlfcn.h>
#include <fmt/format.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <cstdlib>
#include <string>
#include <string_view>

#include "guest/host_file.hpp"

namespace mpiwasm::host {
namespace {

namespace fs = std::filesystem;

/// UCX, which carries MPI's messages on many systems, catches SIGSEGV, SIGFPE and SIGILL to print a backtrace. The
/// engine turns exactly these signals into wasm traps, and its handlers are in place before MPI starts; UCX would
/// replace them. Users who set the variable themselves know what they do.
void keep_signals_from_ucx() { (void)::setenv("UCX_HANDLE_ERRORS", "none", 0); }

/// Runs in the child process of ask_version().
[[noreturn]] void write_version(const fs::path& library, int out) {
  using GetLibraryVersion = int (*)(char*, int*);
  constexpr unsigned longest_seconds = 10;
  ::alarm(longest_seconds);
  void* handle = ::dlopen(library.c_str(), RTLD_NOW | RTLD_GLOBAL);
  auto* ask =
      handle == nullptr ? nullptr : reinterpret_cast<GetLibraryVersion>(::dlsym(handle, "MPI_Get_library_version"));
  // The longest that any library or the standard ABI may need.
  std::array<char, 8192> text{};
  int length = 0;
  if (ask != nullptr && ask(text.data(), &length) == 0 && length > 0) {
    const ssize_t written = ::write(out, text.data(), static_cast<std::size_t>(length));
    ::_exit(written == length ? 0 : 1);
  }
  ::_exit(1);
}

/// One line, with one space where there were several characters of space.
std::string one_line(std::string_view text) {
  std::string line;
  for (const char letter : text) {
    const bool is_space = static_cast<unsigned char>(letter) <= ' ';
    if (!is_space)
      line += letter;
    else if (!line.empty() && line.back() != ' ')
      line += ' ';
  }
  while (line.ends_with(' ')) line.pop_back();
  return line;
}

/// Name and version from a library's description of itself, and the device of MPICH and its derivatives.
std::string first_line_and_device(std::string_view text) {
  constexpr std::string_view word = "Device:";
  const auto line_at = [&](std::size_t place) {
    return one_line(text.substr(place, text.find_first_of("\n\r", place) - place));
  };
  const std::string first = line_at(0);
  const std::size_t device = text.find(word);
  return device == text.npos ? first : fmt::format("{}, device {}", first, line_at(device + word.size()));
}

}  // namespace

fs::path adapter_directory(const Environment& environment) {
  if (const std::string path = environment.get("MPIWASM_ADAPTER_PATH"); !path.empty()) return path;
  std::error_code error;
  const fs::path executable = fs::read_symlink("/proc/self/exe", error);
  return executable.parent_path().parent_path() / "lib" / "mpiwasm";
}

std::vector<Family> find_adapters(const fs::path& directory) {
  std::vector<Family> found;
  for (const FamilyNames& each : families) {
    std::error_code error;
    if (fs::is_regular_file(directory / each.adapter, error)) found.push_back(each.family);
  }
  return found;
}

tl::expected<std::unique_ptr<Adapter>, std::string> open_library(const Library& library, const fs::path& adapters,
                                                                 const AdapterOptions& options) {
  keep_signals_from_ucx();
  // Global, because the adapter's MPI_ symbols, and the plug-ins of Open MPI, are resolved through it. The serial
  // adapter has no library but itself.
  if (library.family != Family::serial && ::dlopen(library.path.c_str(), RTLD_NOW | RTLD_GLOBAL) == nullptr)
    return tl::unexpected(fmt::format("the MPI library cannot be loaded: {}", ::dlerror()));
  const fs::path adapter = adapters / adapter_file_name(library.family);
  void* handle = ::dlopen(adapter.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (handle == nullptr)
    return tl::unexpected(fmt::format("the adapter for {} cannot be loaded: {}", to_text(library.family), ::dlerror()));
  const auto open = reinterpret_cast<OpenAdapter>(::dlsym(handle, open_adapter_symbol));
  if (open == nullptr) return tl::unexpected(fmt::format("{} is not an adapter of mpiwasm", adapter.string()));
  auto opened = open(options);
  if (!opened) return tl::unexpected(fmt::format("the adapter {} does not work here", adapter.string()));
  return opened;
}

std::string ask_version(const fs::path& library) {
  std::array<int, 2> ends{};
  if (::pipe(ends.data()) != 0) return {};
  guest::HostFile reading = guest::HostFile::own(ends[0]);
  guest::HostFile writing = guest::HostFile::own(ends[1]);
  const pid_t child = ::fork();
  if (child == 0) {
    (void)reading.close();
    write_version(library, writing.number());
  }
  (void)writing.close();
  std::string text;
  std::array<char, 1024> part{};
  for (ssize_t size = 1; child > 0 && (size = ::read(reading.number(), part.data(), part.size())) > 0;)
    text.append(part.data(), static_cast<std::size_t>(size));
  if (child > 0) (void)::waitpid(child, nullptr, 0);
  return first_line_and_device(text.c_str());
}

}  // namespace mpiwasm::host
