// See path_walk.hpp. The way is remembered, and ".." returns to the directory that it came from, so that a directory
// that is moved meanwhile cannot make ".." lead elsewhere.
#include "wasi/path_walk.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <string>
#include <utility>
#include <vector>

#include "wasi/error.hpp"

namespace mpiwasm::wasi {
namespace {

constexpr int most_links = 40;  // as in the kernel

/// How many directories of the way are held open. Descriptors are limited, and the libraries of this process need some
/// that a long path must not take.
constexpr std::size_t most_held = 16;

/// A directory on the way. Those that are not held open are found again by "..", and known by their identity.
struct Passed {
  HostFile file;
  FileIdentity identity;
};

tl::expected<Passed, Errno> open_directory(int from, const char* name, int flags) {
  Passed passed{HostFile::own(::openat(from, name, O_PATH | O_DIRECTORY | O_CLOEXEC | flags)), {}};
  struct stat status{};
  if (!passed.file.is_open() || ::fstat(passed.file.number(), &status) != 0) return tl::unexpected(last_error());
  passed.identity = FileIdentity::of(status);
  return passed;
}

class Walk {
 public:
  /// Begins in the last of `directories`, each of which lies in the one before it and the first in `root`.
  Walk(int root, std::string_view path, LastLink last_link, std::vector<Passed> directories = {})
      : root_(root), rest_(path), last_link_(last_link), directories_(std::move(directories)) {}

  tl::expected<Place, Errno> run() {
    if (rest_.empty()) return tl::unexpected(Errno::noent);
    if (rest_.front() == '/') return tl::unexpected(Errno::perm);
    for (;;) {
      const std::string name = take_component();
      if (name.size() > NAME_MAX) return tl::unexpected(Errno::nametoolong);
      const bool is_last = rest_.find_first_not_of('/') == std::string::npos;
      const bool has_slash = is_last && !rest_.empty();
      if (name == "." || name == "..") {
        if (name == ".." && !climb()) return tl::unexpected(Errno::perm);
        if (is_last) return place(".", true);
        continue;
      }
      if (is_last && last_link_ == LastLink::keep) return place(name, has_slash);
      const Errno error = is_last ? expand_last(name) : enter(name);
      if (error != Errno::success) return tl::unexpected(error);
      if (is_last && !expanded_) return place(name, has_slash);
      expanded_ = false;
    }
  }

 private:
  [[nodiscard]] int current() const { return directories_.empty() ? root_ : directories_.back().file.number(); }

  std::string take_component() {
    rest_.erase(0, std::min(rest_.find_first_not_of('/'), rest_.size()));
    const std::size_t length = std::min(rest_.find('/'), rest_.size());
    std::string component = rest_.substr(0, length);
    rest_.erase(0, length);
    return component;
  }

  bool climb() {
    if (directories_.empty()) return false;
    const Passed left = std::move(directories_.back());
    directories_.pop_back();
    if (directories_.empty() || directories_.back().file.is_open()) return true;
    auto above = open_directory(left.file.number(), "..", 0);
    if (!above || above->identity != directories_.back().identity) return false;
    directories_.back() = std::move(*above);
    return true;
  }

  Place place(std::string name, bool must_be_directory) {
    Place place;
    place.directory = current();
    if (!directories_.empty()) place.opened = std::move(directories_.back().file);
    place.name = std::move(name);
    place.must_be_directory = must_be_directory;
    return place;
  }

  // Goes down into `name`, or puts what the link `name` says in front of the rest.
  Errno enter(const std::string& name) {
    auto directory = open_directory(current(), name.c_str(), O_NOFOLLOW);
    if (directory) {
      directories_.push_back(std::move(*directory));
      if (directories_.size() > most_held) (void)directories_[directories_.size() - 1 - most_held].file.close();
      return Errno::success;
    }
    if (directory.error() != Errno::notdir && directory.error() != Errno::loop) return directory.error();
    const Errno error = expand(name);
    return error == Errno::inval ? Errno::notdir : error;
  }

  // The last component: a link is expanded; anything else, and what does not exist, is left to the caller.
  Errno expand_last(const std::string& name) {
    const Errno error = expand(name);
    return error == Errno::inval || error == Errno::noent ? Errno::success : error;
  }

  // EINVAL if `name` is not a link.
  Errno expand(const std::string& name) {
    std::array<char, PATH_MAX> text;
    const ssize_t length = ::readlinkat(current(), name.c_str(), text.data(), text.size());
    if (length < 0) return last_error();
    if (++links_ > most_links) return Errno::loop;
    if (length == 0) return Errno::noent;
    if (static_cast<std::size_t>(length) == text.size()) return Errno::nametoolong;
    if (text[0] == '/') return Errno::perm;  // absolute, or one of /proc's magic links: it leads out
    rest_.insert(0, text.data(), static_cast<std::size_t>(length));
    expanded_ = true;
    return Errno::success;
  }

  int root_;
  std::string rest_;
  LastLink last_link_;
  std::vector<Passed> directories_;  // from below the root to where the walk stands; the last one is open
  int links_ = 0;
  bool expanded_ = false;
};

// The directories from `directory` up to `root`, that one last; empty when it does not lie beneath it.
std::vector<Passed> climb_to(const FileIdentity& root, int directory) {
  std::vector<Passed> climbed;
  const char* next = ".";
  for (int from = directory;; from = climbed.back().file.number(), next = "..") {
    auto opened = open_directory(from, next, 0);
    if (!opened) return {};
    if (!climbed.empty() && opened->identity == climbed.back().identity) return {};  // nothing is above "/"
    if (climbed.size() > most_held) (void)climbed.back().file.close();
    climbed.push_back(std::move(*opened));
    if (climbed.back().identity == root) return climbed;
  }
}

// Calls `see(name)` for every name in the path, until that returns false; and returns what it returned last.
template <class See>
bool for_each_name(std::string_view path, See see) {
  while (!path.empty()) {
    const std::size_t end = std::min(path.find('/'), path.size());
    const std::string_view name = path.substr(0, end);
    path.remove_prefix(std::min(end + 1, path.size()));
    if (!name.empty() && name != "." && !see(name)) return false;
  }
  return true;
}

bool climbs_higher_than(std::size_t depth, std::string_view path) {
  return !for_each_name(path, [&depth](std::string_view name) {
    if (name == "..") return depth-- != 0;
    ++depth;
    return true;
  });
}

}  // namespace

bool leads_out(const FileIdentity& root, int directory, std::string_view text) {
  std::vector<Passed> directories = climb_to(root, directory);
  if (directories.empty()) return true;
  const Passed top = std::move(directories.back());
  directories.pop_back();
  if (climbs_higher_than(directories.size(), text)) return true;
  std::reverse(directories.begin(), directories.end());
  const auto place = Walk(top.file.number(), text, LastLink::follow, std::move(directories)).run();
  return !place && place.error() == Errno::perm;
}

bool climbs_behind_a_name(std::string_view text) {
  bool had_name = false;
  return !for_each_name(text, [&had_name](std::string_view name) {
    had_name = had_name || name != "..";
    return name != ".." || !had_name;
  });
}

tl::expected<Place, Errno> walk(int root, std::string_view path, LastLink last_link) {
  return Walk(root, path, last_link).run();
}

}  // namespace mpiwasm::wasi
