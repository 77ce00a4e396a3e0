// See open_files.hpp.
//
// MPI libraries take names, not descriptors. mpiwasm first opens the file itself, as WASI would, and creates it if
// requested. The library then gets "/proc/self/fd/N/NAME", where N is the directory found beneath a grant:
// whatever is renamed or linked meanwhile, N remains that directory, and NAME was not a symbolic link.
// A process that can write there may replace NAME before the library opens it. So the command stands between the
// library and the C library's open (interposition/awaited_files.hpp): by this name the library gets the file that
// mpiwasm has opened, or an error.
#include "calls/files/open_files.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <climits>
#include <cstring>
#include <limits>
#include <memory>
#include <string_view>
#include <utility>

#include "calls/communicators/exchanges.hpp"
#include "calls/process/host_hints.hpp"

namespace mpiwasm::calls {

namespace {

/// Lower descriptors are left to other code.
constexpr int first_directory_number = 200;

constexpr char open_descriptors[] = "/proc/self/fd";

/// Of the name of a file in its directory. Open MPI writes the name, with that of the directory above and about 20
/// characters more, into an array of 256 on its stack. ROMIO has a file for the shared pointer, with as many in its
/// name; each attempt to open one whose name is too long takes a number of a communicator.
constexpr std::size_t longest_name = 200;

}  // namespace

int class_of(const guest::PathRefusal& refusal) {
  switch (refusal.error) {
    case EPERM:
    case EACCES:
    case ENXIO:
      return guest_MPI_ERR_ACCESS;
    case ENOENT:
      return guest_MPI_ERR_NO_SUCH_FILE;
    case EEXIST:
      return guest_MPI_ERR_FILE_EXISTS;
    case EROFS:
      return guest_MPI_ERR_READ_ONLY;
    case ENOSPC:
      return guest_MPI_ERR_NO_SPACE;
    case EDQUOT:
      return guest_MPI_ERR_QUOTA;
    case EBUSY:
    case ETXTBSY:
      return guest_MPI_ERR_FILE_IN_USE;
    case EISDIR:
    case ENOTDIR:
    case ENAMETOOLONG:
    case ELOOP:
    case EINVAL:
      return guest_MPI_ERR_BAD_FILE;
    default:
      return guest_MPI_ERR_IO;
  }
}

bool CommonOpening::agree() {
  int error_class = together_.largest(call_.error_class());
  if (error_class == 0) return true;
  if (error_class < 0 || error_class > guest_MPI_ERR_LASTCODE) error_class = guest_MPI_ERR_OTHER;
  call_.fail(error_class, "another process of the communicator could not open the file");
  return false;
}

void CommonOpening::open_here(const char* path, const guest::FileWish& wish) {
  guest::GrantedFiles* files = call_.context().options.files;
  if (files == nullptr) return call_.fail(guest_MPI_ERR_ACCESS, "no directory was granted to the program");
  const std::string_view name = path;
  // Where the path is a link, the name of what it leads to counts too.
  if (!require_short(name.substr(name.rfind('/') + 1))) return;
  auto opened = files->open(path, wish);
  if (!opened) return call_.fail(class_of(opened.error()), fmt::format("'{}': {}", path, opened.error().reason));
  found_ = std::move(*opened);
  require_short(found_.name);
}

bool CommonOpening::require_short(std::string_view name) {
  if (name.size() <= longest_name) return true;
  call_.fail(guest_MPI_ERR_BAD_FILE,
             fmt::format("'{}': names of files have at most {} characters with this MPI library, and this one has {}",
                         name, longest_name, name.size()));
  return false;
}

void CommonOpening::find(const char* path, guest::FileWish wish) {
  const bool creator = together_.rank() == 0;
  if (creator && !call_.failed()) open_here(path, wish);
  if (!agree()) return;
  wish.creates = false;
  wish.exclusive = false;
  if (!creator) open_here(path, wish);
  if (agree()) require_common_name();
}

void CommonOpening::require_common_mode(int mode) {
  if (!together_.same_everywhere(static_cast<std::uint32_t>(mode)))
    call_.fail(guest_MPI_ERR_AMODE, "amode differs between the processes of the communicator");
}

void CommonOpening::require_common_name() {
#if defined(OPEN_MPI)
  // It keeps shared file pointers in a file of the node that has this name, to which one process writes.
  std::array<char, longest_name + 1> first{};
  std::ranges::copy(found_.name, first.begin());
  const bool is_received = together_.broadcast(std::as_writable_bytes(std::span(first)), 0) == MPI_SUCCESS;
  if (together_.everywhere(is_received && std::string_view(first.data()) == found_.name)) return;
  call_.fail(guest_MPI_ERR_NOT_SAME, "the processes of the communicator open files with different names");
#endif
}

std::string CommonOpening::name_for_library() {
  constexpr int none = std::numeric_limits<int>::max();
  int first = first_directory_number;
  for (;;) {
    auto copy = guest::HostFile::own(::fcntl(found_.directory.number(), F_DUPFD_CLOEXEC, first));
    const int number = together_.largest(copy.is_open() ? copy.number() : none);
    if (number < first || number == none) {
      call_.fail(guest_MPI_ERR_IO, fmt::format("too many open files: {}", std::strerror(EMFILE)));
      return {};
    }
    // Not by dup3(), which would close what another thread has opened under the number.
    if (copy.number() != number) copy = guest::HostFile::own(::fcntl(copy.number(), F_DUPFD_CLOEXEC, number));
    first = number + 1;
    if (together_.largest(copy.number() != number ? 1 : 0) != 0) continue;
    found_.directory = std::move(copy);
    break;
  }
  return fmt::format("{}/{}/{}", open_descriptors, found_.directory.number(), found_.name);
}

bool CommonOpening::succeeded(int host_code) {
  const int own_failure = host_code == MPI_SUCCESS ? 0 : 1;
  const int any_failure = together_.largest(own_failure);
  if (any_failure != own_failure) {
    call_.fail(guest_MPI_ERR_IO, "the MPI library could not open the file in another process of the communicator");
  }
  return any_failure == 0;
}

host::AwaitedFile CommonOpening::awaited(std::string name) const {
  struct stat status{};
  // Of a descriptor that is open, this does not fail; number 0 is no file.
  (void)::fstat(found_.file.number(), &status);
  return {.name = std::move(name), .device = status.st_dev, .number = status.st_ino};
}

void CommonOpening::verify(const host::AwaitedFile& file) {
  if (file.times_opened == 0) {
    call_.fail(guest_MPI_ERR_ACCESS,
               fmt::format("the MPI library has not opened the file that '{}' named: it was replaced meanwhile, or the "
                           "library puts off opening files",
                           found_.name));
  }
  // Closed before the library locks anything: closing a file drops all locks that the process holds on it.
  found_.file = {};
  agree();
}

namespace {

/// What mpiwasm does itself, so that the library need not: see open_files.cpp.
constexpr int done_by_mpiwasm = guest_MPI_MODE_CREATE | guest_MPI_MODE_EXCL | guest_MPI_MODE_DELETE_ON_CLOSE;

/// Checks a mode (MPI-5.0, 14.2.1) and says how the file is to be opened.
guest::FileWish wish_of(Call& call, int mode) {
  guest::FileWish wish;
  wish.reads = (mode & (guest_MPI_MODE_RDONLY | guest_MPI_MODE_RDWR)) != 0;
  wish.writes = (mode & (guest_MPI_MODE_WRONLY | guest_MPI_MODE_RDWR)) != 0;
  wish.creates = (mode & guest_MPI_MODE_CREATE) != 0;
  wish.exclusive = wish.creates && (mode & guest_MPI_MODE_EXCL) != 0;
  wish.deletes = (mode & guest_MPI_MODE_DELETE_ON_CLOSE) != 0;
  int known = 0;
  int ways = 0;
  for (const translate::ConstantRow& row : translate::file_mode_rows) known |= row.guest;
  for (const int way : {guest_MPI_MODE_RDONLY, guest_MPI_MODE_WRONLY, guest_MPI_MODE_RDWR}) {
    if ((mode & way) != 0) ++ways;
  }
  const char* wrong = nullptr;
  if ((mode & ~known) != 0) {
    wrong = "has bits that are not an MPI mode";
  } else if (ways != 1) {
    wrong = "must have exactly one of MPI_MODE_RDONLY, MPI_MODE_WRONLY and MPI_MODE_RDWR";
  } else if (!wish.writes && (mode & (guest_MPI_MODE_CREATE | guest_MPI_MODE_EXCL)) != 0) {
    wrong = "has MPI_MODE_CREATE or MPI_MODE_EXCL with MPI_MODE_RDONLY";
  } else if ((mode & guest_MPI_MODE_RDWR) != 0 && (mode & guest_MPI_MODE_SEQUENTIAL) != 0) {
    wrong = "has MPI_MODE_SEQUENTIAL with MPI_MODE_RDWR";
  }
  if (wrong != nullptr) call.fail(guest_MPI_ERR_AMODE, fmt::format("amode is {}, which {}", mode, wrong));
  return wish;
}

int host_mode(int mode) {
  int host = 0;
  for (const translate::ConstantRow& row : translate::file_mode_rows) {
    if ((mode & row.guest) != 0 && (row.guest & done_by_mpiwasm) == 0) host |= row.host;
  }
  return host;
}

/// The hints of a file, or none where its processes have not all the same: ROMIO broadcasts each one that a process
/// has, so that the others would receive it in the place of another one, or of what it broadcasts next. Collective.
MPI_Info common_hints(const CollectiveCall& together, const Communicator& comm, MPI_Info hints) {
  if (together.size() == 1) return hints;
  const HostHints allowed(HintsFor::opening, hints, together.size());
  Hints list = hints_of(allowed.allowed());
  std::ranges::sort(list);
  MixedNumber mixed(shared_secret(comm));
  for (const auto& [key, value] : list) mixed.add(std::string_view{key}).add(std::string_view{value});
  return together.same_everywhere(mixed.positive()) ? hints : MPI_INFO_NULL;
}

/// Libraries read into memory of their own, and do not look how much.
void clear_short_reads(const Context& context) {
  constexpr std::size_t most_memory = std::size_t{1} << 32;
  if (context.options.clear_short_reads) context.options.clear_short_reads({context.memory.base(), most_memory});
}

}  // namespace

std::unique_ptr<File> open_file(Call& call, const Communicator& comm, const std::string& path, int mode, MPI_Info hints,
                                bool again, int& host_code) {
  host_code = MPI_SUCCESS;
  guest::FileWish wish = wish_of(call, mode);
  if (again) wish.creates = wish.exclusive = false;
  const CollectiveCall together = again ? CollectiveCall(comm) : CollectiveCall(call, comm);
  if (!together.agreed()) return nullptr;
  CommonOpening opening(call, together);
  opening.require_common_mode(mode);
  opening.find(path.c_str(), wish);
  if (call.failed()) return nullptr;
  host::AwaitedFile awaited = opening.awaited(opening.name_for_library());
  if (call.failed()) return nullptr;
  clear_short_reads(call.context());
  auto file = std::make_unique<File>();
  // Pointers that were at the end are set to their places.
  const int host = host_mode(again ? mode & ~guest_MPI_MODE_APPEND : mode);
  const HostHints allowed(HintsFor::opening, common_hints(together, comm, hints), together.size());
  // A buffer that stays with the file may be handed out whole.
  const host::BufferAllocations* cleared = call.context().options.cleared_allocations;
  if (cleared != nullptr) (void)cleared->begin();
  const auto& await_file = call.context().options.await_file;
  if (await_file) await_file(&awaited);
  host_code = MPI_File_open(together.host(), awaited.name.c_str(), host, allowed.host(), &file->host);
  if (await_file) await_file(nullptr);
  if (cleared != nullptr) cleared->end(host_code == MPI_SUCCESS);
  if (!opening.succeeded(host_code)) return nullptr;
  MPI_File_set_errhandler(file->host, MPI_ERRORS_RETURN);
  opening.verify(awaited);
  if (call.failed()) {
    MPI_File_close(&file->host);
    return nullptr;
  }
  file->context_numbers.change_to(call.context().context_numbers, numbers_of_object);
  file->agreement = ObjectAgreement(comm);
  file->path = path;
  file->mode = mode;
  file->members = comm.members;
  file->order = ++call.context().shared_objects;
  file->remember(allowed.allowed());
  if ((mode & guest_MPI_MODE_APPEND) != 0) {
    file->own_reach = file->shared_reach = File::unknown_reach;
    // Some libraries do not say then where the shared pointer is.
    MPI_Offset length = 0;
    const bool is_sequential = (mode & guest_MPI_MODE_SEQUENTIAL) != 0;
    if (is_sequential && MPI_File_get_size(file->host, &length) == MPI_SUCCESS) file->shared_reach = length;
  }
  file->element_type.predefined_handle = guest_MPI_BYTE;
  file->file_type.predefined_handle = guest_MPI_BYTE;
  file->directory = std::move(opening.found().directory);
  file->name_there = std::move(opening.found().name);
  if ((mode & guest_MPI_MODE_DELETE_ON_CLOSE) != 0) MPI_Comm_dup(together.host(), &file->closes_together);
  return file;
}

}  // namespace mpiwasm::calls
