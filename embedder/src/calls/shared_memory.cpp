// Memory that the processes of one node share: a file without a name, mapped over pages that the guest's allocator
// gave, in each process. Compiled code needs to know nothing of it, and it is gone when the last process ends.
#include "calls/shared_memory.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include <utility>

#include "calls/callbacks.hpp"
#include "calls/windows.hpp"

namespace mpiwasm::calls {

namespace {

class MemoryFile {
 public:
  explicit MemoryFile(int descriptor = -1) : descriptor_(descriptor) {}
  MemoryFile(MemoryFile&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)) {}
  MemoryFile& operator=(MemoryFile&& other) noexcept {
    std::swap(descriptor_, other.descriptor_);
    return *this;
  }
  ~MemoryFile() {
    if (descriptor_ >= 0) close(descriptor_);
  }
  [[nodiscard]] int descriptor() const { return descriptor_; }
  [[nodiscard]] bool is_open() const { return descriptor_ >= 0; }

 private:
  int descriptor_;
};

/// How the others find the file that rank 0 has made.
struct Offer {
  std::int64_t process = 0;
  std::int64_t descriptor = -1;
  /// To notice that the process is another one: containers count their own.
  std::uint64_t device = 0;
  std::uint64_t inode = 0;
};

/// A file in memory that nobody can make shorter, which would end whoever reads behind the new end.
MemoryFile make_file(std::size_t length) {
  MemoryFile file(memfd_create("mpiwasm", MFD_CLOEXEC | MFD_ALLOW_SEALING));
  if (!file.is_open() || ftruncate(file.descriptor(), static_cast<off_t>(length)) != 0 ||
      fcntl(file.descriptor(), F_ADD_SEALS, F_SEAL_SHRINK | F_SEAL_GROW | F_SEAL_SEAL) != 0) {
    return MemoryFile();
  }
  return file;
}

Offer describe(const MemoryFile& file) {
  struct stat state{};
  if (!file.is_open() || fstat(file.descriptor(), &state) != 0) return {};
  return {getpid(), file.descriptor(), state.st_dev, state.st_ino};
}

MemoryFile open_offered(const Offer& offer) {
  if (offer.descriptor < 0) return MemoryFile();
  MemoryFile file(open(fmt::format("/proc/{}/fd/{}", offer.process, offer.descriptor).c_str(), O_RDWR | O_CLOEXEC));
  const Offer found = describe(file);
  return found.device == offer.device && found.inode == offer.inode ? std::move(file) : MemoryFile();
}

/// The same file in all processes, or none.
MemoryFile share_file(const Communicator& comm, std::size_t length) {
  MemoryFile file = comm.rank == 0 ? make_file(length) : MemoryFile();
  Offer offer = describe(file);
  if (MPI_Bcast(&offer, sizeof offer, MPI_BYTE, 0, comm.host) != MPI_SUCCESS) return MemoryFile();
  if (comm.rank != 0) file = open_offered(offer);
  // Rank 0 must not close it before all have opened it.
  return everywhere(comm, file.is_open()) ? std::move(file) : MemoryFile();
}

bool map_pages(Context& context, Word address, std::size_t length, int flags, int descriptor) {
  void* place = context.memory.base() + address;
  return mmap(place, length, PROT_READ | PROT_WRITE, MAP_FIXED | flags, descriptor, 0) == place;
}

}  // namespace

std::size_t page_size() { return static_cast<std::size_t>(sysconf(_SC_PAGESIZE)); }

std::size_t round_up(std::size_t length, std::size_t unit) { return (length + unit - 1) / unit * unit; }

std::optional<SharedMemory> map_shared_memory(Call& call, const Communicator& comm, std::size_t length) {
  Context& context = call.context();
  const std::size_t page = page_size();
  SharedMemory memory;
  memory.length = round_up(length == 0 ? 1 : length, page);
  const MemoryFile file = share_file(comm, memory.length);
  if (!file.is_open()) {
    call.fail(guest_MPI_ERR_RMA_SHARED, "the processes of comm cannot share memory");
    return std::nullopt;
  }
  const std::size_t room = memory.length + page;
  const auto allocated = allocate_in_guest(context, room);
  bool mapped = false;
  if (allocated) {
    memory.allocated = *allocated;
    memory.address = static_cast<Word>(round_up(*allocated, page));
    mapped = map_pages(context, memory.address, memory.length, MAP_SHARED, file.descriptor());
  }
  if (everywhere(comm, mapped)) return memory;
  if (allocated) unmap_shared_memory(context, memory);
  call.fail(guest_MPI_ERR_NO_MEM, fmt::format("a process has no {} bytes of guest memory left", room));
  return std::nullopt;
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
