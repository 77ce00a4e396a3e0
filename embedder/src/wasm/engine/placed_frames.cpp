#include "wasm/engine/placed_frames.hpp"

#include <fmt/format.h>
#include <sys/mman.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

#include "wasm/engine/watched_imports.hpp"

#if !defined(__x86_64__)

namespace mpiwasm::wasm {

Expected<std::unique_ptr<GuestFrames>> PlacedFrames::create() {
  return tl::unexpected(
      Error{ErrorKind::instantiation, "checkpoints on this processor need --checkpoint-form portable"});
}

}  // namespace mpiwasm::wasm

#else

extern "C" {
void mpiwasm_enter_guest();
void mpiwasm_guest_returned();
[[noreturn]] void mpiwasm_enter_import_again(const mpiwasm::wasm::ImportFrame* registers, std::uint64_t stack_pointer,
                                             const mpiwasm::wasm::WatchedImport* import);
}

namespace mpiwasm::wasm {
namespace {

// Far from where Linux maps programs, libraries and anonymous memory, and from the shadow memory of sanitizers. Each
// has room for the largest of its kind. The memory begins 64 KiB before a boundary of huge pages: constants and
// variables, which are written before huge pages are asked for, take ordinary pages there, and all after it gets huge
// ones.
constexpr wasmer_placement_t places{.stack = 0x2000'0000'0000,
                                    .code = 0x2100'0000'0000,
                                    .instance = 0x2200'0000'0000,
                                    .memory = 0x2300'001f'0000,
                                    .stubs = 0x2400'0000'0000};
constexpr std::uint64_t import_stubs = 0x2500'0000'0000;
constexpr std::size_t stubs_size = std::size_t{1} << 20;
constexpr std::size_t stub_size = 32;
constexpr std::size_t most_stubs = stubs_size / stub_size;
constexpr std::size_t other_stack_size = 65536;
constexpr std::uint64_t largest_stack = std::uint64_t{8} << 30;

/// The third byte of "mov register, [rip + 9]".
constexpr unsigned char to_rdi = 0x3d;
constexpr unsigned char to_r11 = 0x1d;

tl::unexpected<Error> failed(std::string message) {
  return tl::unexpected(Error{ErrorKind::instantiation, std::move(message)});
}

std::uint64_t number(const void* address) { return reinterpret_cast<std::uintptr_t>(address); }

}  // namespace

static_assert(offsetof(GuestEntry, code) == 0 && offsetof(GuestEntry, frames_end) == 8);
static_assert(offsetof(GuestEntry, restore) == 16 && offsetof(GuestEntry, other_stack) == 24);

PlacedFrames::PlacedFrames() : other_stack_(other_stack_size) {
  std::byte* end = other_stack_.data() + other_stack_.size();
  entry_.other_stack = end - number(end) % 16;
  entry_.frames = this;
}

PlacedFrames::~PlacedFrames() {
  if (stubs_ != nullptr) (void)::munmap(stubs_, stubs_size);
}

Expected<std::unique_ptr<GuestFrames>> PlacedFrames::create() {
  std::unique_ptr<PlacedFrames> frames{new PlacedFrames};
  void* mapped = ::mmap(reinterpret_cast<void*>(import_stubs), stubs_size, PROT_READ | PROT_WRITE,
                        MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED_NOREPLACE, -1, 0);
  if (mapped == MAP_FAILED || number(mapped) != import_stubs) {
    if (mapped != MAP_FAILED) (void)::munmap(mapped, stubs_size);
    return failed(fmt::format("the address {:#x}, which checkpoints need, is not free: {}", import_stubs,
                              std::strerror(mapped == MAP_FAILED ? errno : EEXIST)));
  }
  frames->stubs_ = static_cast<std::byte*>(mapped);
  if (!wasmer_place(&places))
    return failed(fmt::format("the addresses that checkpoints need are not free: {}", take_last_error()));
  return frames;
}

// mov register, [rip + 9]; jmp [rip + 11]; then the value of the register and the address.
std::byte* PlacedFrames::new_stub(const void* code, const void* value, unsigned char register_code) {
  std::byte* stub = stubs_ + used_stubs_ * stub_size;
  const unsigned char first = register_code == to_r11 ? 0x4c : 0x48;
  const unsigned char instructions[] = {first, 0x8b, register_code, 9,    0,   0, 0, 0xff, 0x25, 11, 0,
                                        0,     0,    0xcc,          0xcc, 0xcc};
  std::memcpy(stub, instructions, sizeof instructions);
  std::memcpy(stub + sizeof instructions, &value, sizeof value);
  std::memcpy(stub + sizeof instructions + sizeof value, &code, sizeof code);
  return stub;
}

Expected<GuestFrames::Linked> PlacedFrames::link_stub(const void* code, const void* value,
                                                      unsigned char register_code) {
  if (used_stubs_ >= most_stubs) return failed("the module has too many imports for checkpoints");
  std::byte* stub = new_stub(code, value, register_code);
  ++used_stubs_;
  // The environment that the guest passes is not used: it would differ between processes.
  return Linked{reinterpret_cast<guest::HostCode>(stub), stubs_};
}

Expected<GuestFrames::Linked> PlacedFrames::link_plain(guest::HostCode code, void* environment) {
  return link_stub(reinterpret_cast<const void*>(code), environment, to_rdi);
}

Expected<GuestFrames::Linked> PlacedFrames::link_watched(WatchedImport& import) {
  return link_stub(reinterpret_cast<const void*>(&mpiwasm_enter_import), &import, to_r11);
}

Expected<void> PlacedFrames::finish() {
  const std::size_t last = std::exchange(used_stubs_, 0);
  (void)new_stub(reinterpret_cast<const void*>(&mpiwasm_enter_guest), &entry_, to_r11);
  used_stubs_ = last;
  if (::mprotect(stubs_, stubs_size, PROT_READ | PROT_EXEC) != 0)
    return failed(fmt::format("code for checkpoints cannot be made: {}", std::strerror(errno)));
  return {};
}

Expected<OwnedFunction> PlacedFrames::entry(const wasm_func_t* start, const std::byte* memory) {
  const void* code = nullptr;
  OwnedFunction function{wasmer_func_new_stand_in(start, reinterpret_cast<wasmer_direct_code_t>(stubs_), &code)};
  if (!function || number(code) < places.code || number(code) >= places.instance || number(memory) != places.memory)
    return failed("the program does not lie at the addresses that checkpoints need");
  entry_.code = code;
  return function;
}

bool PlacedFrames::can_save(const ImportFrame& frame) const {
  // Callbacks of the host run on stacks of their own.
  const std::uint64_t here = number(&frame.returns_to);
  const std::uint64_t end = number(entry_.frames_end);
  return entry_.frames_end != nullptr && here < end && end - here < largest_stack && here >= places.stack;
}

void PlacedFrames::save(const Stop& stop, guest::ArchiveWriter& to) const {
  const ImportFrame& frame = *stop.frame;
  const auto* begin = reinterpret_cast<const std::byte*>(&frame.returns_to);
  const auto* end = reinterpret_cast<const std::byte*>(entry_.frames_end);
  to.put(stop.import->number);
  to.put(number(end));
  for (const std::uint64_t value : frame.arguments) to.put(value);
  for (const std::uint64_t value : frame.kept) to.put(value);
  to.put(static_cast<std::uint64_t>(end - begin));
  to.put_bytes({begin, end});
}

std::string PlacedFrames::restore(guest::ArchiveReader& from) {
  const auto number = from.get<std::uint32_t>();
  saved_end_ = from.get<std::uint64_t>();
  for (std::uint64_t& value : saved_registers_.arguments) value = from.get<std::uint64_t>();
  for (std::uint64_t& value : saved_registers_.kept) value = from.get<std::uint64_t>();
  const auto frames = from.take(from.get<std::uint64_t>());
  const WatchedImport* import = find_import(number);
  if (!from.ok() || frames.size() < sizeof(std::uint64_t) || import == nullptr) return "its stack is incomplete";
  saved_frames_.assign(frames.begin(), frames.end());
  saved_import_ = import;
  entry_.restore = &PlacedFrames::put_back;
  return {};
}

// On the other stack: what is written here lies where the frames of the call that led here end.
void PlacedFrames::put_back(GuestEntry* entry) {
  PlacedFrames& self = *entry->frames;
  entry->restore = nullptr;
  const auto end = number(entry->frames_end);
  if (end != self.saved_end_) {
    // Nothing can be reported by way of the guest, whose frames are not there.
    fmt::print(stderr,
               "mpiwasm: the checkpoint was made by another build of mpiwasm: the guest's stack does not fit\n");
    std::_Exit(1);
  }
  const std::uint64_t returns_to = number(reinterpret_cast<const void*>(&mpiwasm_guest_returned));
  std::memcpy(self.saved_frames_.data() + self.saved_frames_.size() - sizeof returns_to, &returns_to,
              sizeof returns_to);
  const std::uint64_t begin = end - self.saved_frames_.size();
  std::memcpy(reinterpret_cast<void*>(begin), self.saved_frames_.data(), self.saved_frames_.size());
  const WatchedImport* import = std::exchange(self.saved_import_, nullptr);
  self.saved_frames_ = {};
  mpiwasm_enter_import_again(&self.saved_registers_, begin, import);
}

}  // namespace mpiwasm::wasm

#endif
