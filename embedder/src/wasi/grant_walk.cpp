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
#include <optional>
#include <string_view>
#include <utility>

namespace mpiwasm::wasi {

namespace {

using guest::HostFile;

constexpr int to_pass = O_PATH | O_DIRECTORY | O_CLOEXEC;

class GrantWalk {
 public:
  explicit GrantWalk(std::span<const FileIdentity> changeable) : changeable_(changeable) {}

  /// Where a path leads, to be passed through.
  tl::expected<HostFile, std::string> to(const std::string& path) {
    if (!begin(path)) return failure(errno);
    while (!left_.empty()) {
      const std::string name = std::move(left_.front());
      left_.pop_front();
      if (name.empty() || name == ".") continue;
      auto next = HostFile::own(::openat(here_.number(), name.c_str(), to_pass | O_NOFOLLOW));
      if (next.is_open()) {
        if (!(name == ".." ? leave(std::move(next)) : enter(std::move(next)))) return failure(errno);
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
    changeable_above_.reset();
    const bool is_absolute = path.starts_with('/');
    auto first = HostFile::own(::open(is_absolute ? "/" : ".", to_pass));
    return first.is_open() && (is_absolute || look_above(first)) && enter(std::move(first));
  }

  /// Whether the current directory lies in one of `changeable_`. What cannot be passed through, no program passes.
  bool look_above(const HostFile& first) {
    auto above = HostFile::own(::openat(first.number(), "..", to_pass));
    std::optional<FileIdentity> before;
    for (struct stat status{}; above.is_open() && ::fstat(above.number(), &status) == 0;
         above = HostFile::own(::openat(above.number(), "..", to_pass))) {
      const FileIdentity here = FileIdentity::of(status);
      if (here == before) break;
      if (is_among(here)) changeable_above_ = here;
      before = here;
    }
    return true;
  }

  [[nodiscard]] bool is_among(const FileIdentity& directory) const {
    return std::ranges::find(changeable_, directory) != changeable_.end();
  }

  /// The way leads from the directory that it has come to up to the one above.
  bool leave(HostFile next) {
    struct stat status{};
    if (::fstat(here_.number(), &status) != 0) return false;
    // Programs can move what lies below it, but not the directory itself.
    if (changeable_above_ == FileIdentity::of(status)) changeable_above_.reset();
    return enter(std::move(next));
  }

  bool enter(HostFile next) {
    struct stat status{};
    if (::fstat(next.number(), &status) != 0) return false;
    if (!changeable_above_ && is_among(FileIdentity::of(status))) changeable_above_ = FileIdentity::of(status);
    here_ = std::move(next);
    return true;
  }

  /// What is wrong with the link, or an empty text.
  std::string follow(const std::string& name) {
    constexpr int most_links = 40;
    std::array<char, PATH_MAX> text;
    const ssize_t length = ::readlinkat(here_.number(), name.c_str(), text.data(), text.size());
    if (length < 0) return std::strerror(errno == EINVAL ? ENOTDIR : errno);
    if (changeable_above_)
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
  /// The outermost one of `changeable_` that the way so far lies below.
  std::optional<FileIdentity> changeable_above_;
  int links_ = 0;
};

}  // namespace

tl::expected<HostFile, std::string> open_granted_directory(const std::string& path,
                                                           std::span<const FileIdentity> changeable) {
  if (path.empty()) return tl::unexpected(std::string{std::strerror(ENOENT)});
  auto found = GrantWalk(changeable).to(path);
  if (!found) return found;
  auto opened = HostFile::own(::openat(found->number(), ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC));
  if (!opened.is_open()) return tl::unexpected(std::string{std::strerror(errno)});
  return opened;
}

}  // namespace mpiwasm::wasi
