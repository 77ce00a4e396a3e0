// Memory that the processes of one node share: a file without a name, mapped over pages that the guest's allocator
// gave, in each process. Compiled code needs to know nothing of it, and it is gone when the last process ends.
#include "calls/windows/shared_memory.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/random.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <limits>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "calls/core/callbacks.hpp"
#include "calls/windows/windows.hpp"
#include "guest/host_file.hpp"

namespace mpiwasm::calls {

namespace {

using guest::HostFile;

/// How the others find the file that rank 0 has made.
struct Offer {
  std::int64_t process = 0;
  std::int64_t descriptor = -1;
  /// To notice that the process is another one: containers count their own.
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
  /// In the name of a file with one: other users, who could take names that they guess, cannot guess it.
  std::array<std::uint64_t, 2> number{};
};

constexpr int seals = F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL;

/// A file in memory that cannot be truncated, because access beyond the new end would end the reader.
HostFile make_file(std::size_t length) {
  HostFile file = HostFile::own(memfd_create("mpiwasm", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (!file.is_open() || ftruncate(file.number(), static_cast<off_t>(length)) != 0 ||
      fcntl(file.number(), F_ADD_SEALS, seals) != 0) {
    return HostFile();
  }
  return file;
}

Offer describe(const HostFile& file) {
  struct stat state{};
  if (!file.is_open() || fstat(file.number(), &state) != 0) return {};
  return {getpid(), file.number(), state.st_dev, state.st_ino, {}};
}

/// A process that is confined has no files of others in /proc, but may ask the kernel for their descriptors; where that
/// takes the right to trace a process (Yama), it is the other way round.
HostFile take_descriptor(const Offer& offer) {
  constexpr long pidfd_open = 434;
  constexpr long pidfd_getfd = 438;  // Linux 5.6
  const HostFile process = HostFile::own(static_cast<int>(syscall(pidfd_open, offer.process, 0)));
  if (!process.is_open()) return HostFile();
  return HostFile::own(static_cast<int>(syscall(pidfd_getfd, process.number(), offer.descriptor, 0)));
}

bool is_process(const Offer& offer) {
  return offer.process > 0 && offer.process <= std::numeric_limits<pid_t>::max() &&
         offer.descriptor <= std::numeric_limits<int>::max();
}

/// Whether it is one of make_file(): nothing else that a process has open is.
bool is_sealed(const HostFile& file) {
  const int found = file.is_open() ? fcntl(file.number(), F_GET_SEALS) : -1;
  return found >= 0 && (found & seals) == seals;
}

HostFile open_offered(const Offer& offer) {
  if (offer.descriptor < 0 || !is_process(offer)) return HostFile();
  HostFile file =
      HostFile::own(open(fmt::format("/proc/{}/fd/{}", offer.process, offer.descriptor).c_str(), O_RDWR | O_CLOEXEC));
  if (!file.is_open()) file = take_descriptor(offer);
  return is_sealed(file) ? std::move(file) : HostFile();
}

/// Whether it is the file that was offered, and as long as the processes have agreed.
bool is_offered(const HostFile& file, const Offer& offer, std::size_t length) {
  struct stat state{};
  return file.is_open() && fstat(file.number(), &state) == 0 && state.st_dev == offer.device &&
         state.st_ino == offer.inode && S_ISREG(state.st_mode) && static_cast<std::size_t>(state.st_size) == length;
}

/// The file of an offer that rank 0 has made in all processes, or in none.
template <class Open>
HostFile share_file(const CollectiveCall& together, HostFile file, Offer offer, std::size_t length, Open open_offer) {
  if (together.broadcast(std::as_writable_bytes(std::span(&offer, 1)), 0) != MPI_SUCCESS) return HostFile();
  if (together.rank() != 0) file = open_offer(offer);
  // Rank 0 must not close it before all have opened it.
  return together.everywhere(is_offered(file, offer, length)) ? std::move(file) : HostFile();
}

std::string name_of(const Offer& offer) {
  return fmt::format("/dev/shm/mpiwasm-{:016x}{:016x}", offer.number[0], offer.number[1]);
}

/// A file that has a name until all have opened it. Its memory is taken now: there may be little for such files, and
/// who touches more than there is would be ended by SIGBUS.
HostFile make_named_file(const std::string& name, std::size_t length) {
  HostFile file = HostFile::own(open(name.c_str(), O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0600));
  return file.is_open() && posix_fallocate(file.number(), 0, static_cast<off_t>(length)) == 0 ? std::move(file)
                                                                                              : HostFile();
}

HostFile share_named_file(const CollectiveCall& together, std::size_t length) {
  Offer offer;
  HostFile file;
  if (together.rank() == 0 &&
      getrandom(offer.number.data(), sizeof offer.number, 0) == static_cast<ssize_t>(sizeof offer.number)) {
    const auto number = offer.number;
    file = make_named_file(name_of(offer), length);
    offer = describe(file);
    offer.number = number;
  }
  const std::string name = name_of(offer);
  file = share_file(together, std::move(file), offer, length, [](const Offer& offered) {
    return HostFile::own(open(name_of(offered).c_str(), O_RDWR | O_NOFOLLOW | O_CLOEXEC));
  });
  if (together.rank() == 0) (void)unlink(name.c_str());
  return file;
}

HostFile share_memory_file(const CollectiveCall& together, std::size_t length) {
  HostFile made = together.rank() == 0 ? make_file(length) : HostFile();
  const Offer offer = describe(made);
  HostFile file = share_file(together, std::move(made), offer, length, open_offered);
  return file.is_open() ? std::move(file) : share_named_file(together, length);
}

bool map_pages(Context& context, Address address, std::size_t length, int flags, int descriptor) {
  void* place = context.memory.at(address);
  return mmap(place, length, PROT_READ | PROT_WRITE, MAP_FIXED | flags, descriptor, 0) == place;
}

}  // namespace

std::size_t page_size() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

std::size_t round_up(std::size_t length, std::size_t unit) { return (length + unit - 1) / unit * unit; }

bool shares_memory(const CollectiveCall& together) {
  MPI_Comm node = MPI_COMM_NULL;
  int size = 0;
  if (MPI_Comm_split_type(together.host(), MPI_COMM_TYPE_SHARED, 0, MPI_INFO_NULL, &node) != MPI_SUCCESS) return false;
  MPI_Comm_size(node, &size);
  MPI_Comm_free(&node);
  return size == together.size();
}

std::optional<SharedMemory> map_shared_memory(Call& call, const CollectiveCall& together, std::size_t length) {
  Context& context = call.context();
  const std::size_t page = page_size();
  SharedMemory memory;
  memory.length = round_up(length == 0 ? 1 : length, page);
  const HostFile file = share_memory_file(together, memory.length);
  if (!file.is_open()) {
    call.fail(guest_MPI_ERR_RMA_SHARED, "the processes of comm cannot share memory");
    return std::nullopt;
  }
  const std::size_t room = memory.length + page;
  const auto allocated = allocate_in_guest(context, room);
  bool mapped = false;
  if (allocated) {
    memory.allocated = *allocated;
    memory.address = static_cast<Address>(round_up(number(*allocated), page));
    mapped = map_pages(context, memory.address, memory.length, MAP_SHARED, file.number());
  }
  if (together.everywhere(mapped)) return memory;
  if (allocated) unmap_shared_memory(context, memory);
  call.fail(guest_MPI_ERR_NO_MEM, fmt::format("a process has no {} bytes of guest memory left", room));
  return std::nullopt;
}

bool share_memory_again(Call& call, const Communicator& comm, const CollectiveCall& together,
                        const SharedMemory& memory, Address own, std::size_t own_size) {
  Context& context = call.context();
  // As they come from a file, nothing is known of the places.
  const bool is_there =
      memory.length != 0 && memory.length % page_size() == 0 && number(memory.address) % page_size() == 0 &&
      context.memory.contains(memory.address, memory.length) &&
      (own_size == 0 ||
       (number(own) >= number(memory.address) && number(own) - number(memory.address) + own_size <= memory.length));
  const HostFile file = share_memory_file(together, memory.length);
  std::vector<std::byte> contents;
  if (own_size != 0 && is_there) {
    const std::byte* begin = context.memory.at(own);
    contents.assign(begin, begin + own_size);
  }
  const bool mapped =
      is_there && file.is_open() && map_pages(context, memory.address, memory.length, MAP_SHARED, file.number());
  if (mapped) std::ranges::copy(contents, context.memory.at(own));
  if (together.everywhere(mapped)) return true;
  call.fail(guest_MPI_ERR_RMA_SHARED, fmt::format("its {} processes, of which rank {} is the first, share memory and "
                                                  "must be on one node",
                                                  comm.size, comm.members->front()));
  return false;
}

void make_private(Context& context, const SharedMemory& memory) {
  if (!map_pages(context, memory.address, memory.length, MAP_PRIVATE | MAP_ANONYMOUS, -1)) {
    end_guest(context, 1, "shared memory cannot be made private again", false);
  }
}

void unmap_shared_memory(Context& context, const SharedMemory& memory) {
  make_private(context, memory);
  release_in_guest(context, memory.allocated);
}

}  // namespace mpiwasm::calls
