#include "interposition/awaited_files.hpp"

#include <dlfcn.h>
#include <fcntl.h>
#include <sys/stat.h>

#include <cerrno>
#include <cstdarg>

#include "guest/host_file.hpp"

namespace mpiwasm::interposition {

namespace {

constinit thread_local host::AwaitedFile* awaited = nullptr;

bool is_awaited(const char* path) { return awaited != nullptr && path != nullptr && awaited->name == path; }

/// What stands at the name was no symbolic link when mpiwasm opened it.
int added_flags(const char* path) { return is_awaited(path) ? O_NOFOLLOW : 0; }

/// The result of open for what has been opened.
int admit(const char* path, int file) {
  if (file < 0 || !is_awaited(path)) return file;
  struct stat status{};
  if (::fstat(file, &status) == 0 && status.st_dev == awaited->device && status.st_ino == awaited->number) {
    ++awaited->times_opened;
    return file;
  }
  (void)guest::HostFile::own(file).close();
  errno = EACCES;
  return -1;
}

/// The function of a name that would be called without this file.
template <class Function>
Function* next(const char* name) {
  return reinterpret_cast<Function*>(::dlsym(RTLD_NEXT, name));
}

using Open = int(const char*, int, ...);

bool has_mode(int flags) { return (flags & O_CREAT) != 0 || (flags & O_TMPFILE) == O_TMPFILE; }

/// `more` has the mode of what is created, if the flags ask for it.
int open_by(Open* function, const char* path, int flags, va_list more) {
  const mode_t mode = has_mode(flags) ? va_arg(more, mode_t) : 0;
  return admit(path, function(path, flags | added_flags(path), mode));
}

}  // namespace

void await_file(host::AwaitedFile* file) { awaited = file; }

}  // namespace mpiwasm::interposition

// Programs that were compiled for large files, or with checks of arguments, call other names. The parameters are the C
// library's; its headers may name those functions as one.
extern "C" {

namespace interposition = mpiwasm::interposition;

[[gnu::visibility("default")]] int open(const char* path, int flags, ...) {
  static const auto function = interposition::next<interposition::Open>("open");
  va_list more;
  va_start(more, flags);
  const int file = interposition::open_by(function, path, flags, more);
  va_end(more);
  return file;
}

[[gnu::visibility("default")]] int open64(const char* path, int flags, ...) {
  static const auto function = interposition::next<interposition::Open>("open64");
  va_list more;
  va_start(more, flags);
  const int file = interposition::open_by(function, path, flags, more);
  va_end(more);
  return file;
}

[[gnu::visibility("default")]] int __open_2(const char* path, int flags) {  // NOLINT(bugprone-reserved-identifier)
  static const auto function = interposition::next<int(const char*, int)>("__open_2");
  return interposition::admit(path, function(path, flags | interposition::added_flags(path)));
}

[[gnu::visibility("default")]] int __open64_2(const char* path, int flags) {  // NOLINT(bugprone-reserved-identifier)
  static const auto function = interposition::next<int(const char*, int)>("__open64_2");
  return interposition::admit(path, function(path, flags | interposition::added_flags(path)));
}

}  // extern "C"
