#include "wasi/grant_walk.hpp"

#include <fcntl.h>
#include <linux/magic.h>
#include <sys/stat.h>
#include <sys/vfs.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstring>
#include <deque>
#include <filesystem>
#include <string_view>
#include <system_error>
#include <utility>

namespace mpiwasm::wasi {

namespace {

using guest::HostFile;

constexpr int to_pass = O_PATH | O_DIRECTORY | O_CLOEXEC;

class GrantWalk {
 public:
  explicit GrantWalk(std::span<const FileIdentity> changeable) : changeable_(changeable) {}

  /// Where an absolute path leads, to be passed through.
  tl::expected<HostFile, std::string> to(const std::string& path) {
    if (!begin(path)) return failure(errno);
    while (!left_.empty()) {
      const std::string name = std::move(left_.front());
      left_.pop_front();
      if (name.empty() || name == ".") continue;
      auto next = HostFile::own(::openat(here_.number(), name.c_str(), to_pass | O_NOFOLLOW));
      if (next.is_open()) {
        if (!enter(std::move(next))) return failure(errno);
      } else if (errno != ENOTDIR && errno != ELOOP) {
        return failure(errno);
      } else if (std::string wrong = follow(name); !wrong.empty()) {
        return tl::unexpected(std::move(wrong));
      }
    }
    return std::move(here_);
  }

 private:
  static tl::unexpected<std::string> failure(int error) { return tl::unexpected(std::string{std::strerror(error)}); }

  void put_first(std::string_view path) {
    std::deque<std::string> names;
    for (std::size_t end = 0; !path.empty(); path.remove_prefix(std::min(end + 1, path.size()))) {
      end = std::min(path.find('/'), path.size());
      names.emplace_back(path.substr(0, end));
    }
    left_.insert(left_.begin(), names.begin(), names.end());
  }

  bool begin(std::string_view path) {
    put_first(path);
    is_changeable_ = false;
    auto root = HostFile::own(::open("/", to_pass));
    return root.is_open() && enter(std::move(root));
  }

  bool enter(HostFile next) {
    struct stat status{};
    if (::fstat(next.number(), &status) != 0) return false;
    is_changeable_ |= std::ranges::find(changeable_, FileIdentity::of(status)) != changeable_.end();
    here_ = std::move(next);
    return true;
  }

  /// What is wrong with the link, or an empty text.
  std::string follow(const std::string& name) {
    constexpr int most_links = 40;
    std::array<char, PATH_MAX> text;
    const ssize_t length = ::readlinkat(here_.number(), name.c_str(), text.data(), text.size());
    if (length < 0) return std::strerror(errno == EINVAL ? ENOTDIR : errno);
    if (is_changeable_)
      return "a symbolic link leads there, in another granted directory, which programs may change; grant the "
             "directory "
             "that the link leads to";
    if (++links_ > most_links) return std::strerror(ELOOP);
    struct statfs system{};
    if (::fstatfs(here_.number(), &system) == 0 && system.f_type == PROC_SUPER_MAGIC) {
      // Such a link leads to what it stands for, not to what its text names.
      auto next = HostFile::own(::openat(here_.number(), name.c_str(), to_pass));
      return next.is_open() && enter(std::move(next)) ? std::string{} : std::strerror(errno);
    }
    const std::string_view target{text.data(), static_cast<std::size_t>(length)};
    if (!target.starts_with('/')) {
      put_first(target);
    } else if (!begin(target)) {
      return std::strerror(errno);
    }
    return {};
  }

  std::span<const FileIdentity> changeable_;
  HostFile here_;
  std::deque<std::string> left_;  ///< names
  bool is_changeable_ = false;    ///< the way so far has led through one of `changeable_`
  int links_ = 0;
};

}  // namespace

tl::expected<HostFile, std::string> open_granted_directory(const std::string& path,
                                                           std::span<const FileIdentity> changeable) {
  if (path.empty()) return tl::unexpected(std::string{std::strerror(ENOENT)});
  std::error_code error;
  // A relative path may begin in a directory that is granted, or below one.
  const std::filesystem::path whole = std::filesystem::absolute(path, error);
  if (error) return tl::unexpected(error.message());
  auto found = GrantWalk(changeable).to(whole.string());
  if (!found) return found;
  auto opened = HostFile::own(::openat(found->number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!opened.is_open()) return tl::unexpected(std::string{std::strerror(errno)});
  return opened;
}

}  // namespace mpiwasm::wasi
