// Sequences of MPI calls, with arguments that are right, nearly right and arbitrary, through the adapter of the
// built-in MPI: every check and translation of src/calls is the same in the other adapters. MPI runs once a process, so
// what one input leaves (objects, pending receives) the next one finds.
#include <dlfcn.h>

#include <array>
#include <cstdlib>
#include <cstring>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "host/adapter.hpp"
#include "input.hpp"
#include "unit/wasi/fake_guest.hpp"

using namespace mpiwasm;

namespace {

constexpr std::uint32_t memory_end = static_cast<std::uint32_t>(wasi::FakeGuest::memory_size);
constexpr std::uint32_t handles = 0x1000;  // a row of 16 words for each kind, at the kind's place in `kinds`
constexpr std::uint32_t numbers = 0x4000;
constexpr std::uint32_t texts = 0x6000;
constexpr std::uint32_t statuses = 0x7000;
constexpr std::uint32_t blocks = 0x8000;
constexpr std::uint32_t buffers = 0x20000;
constexpr int most_calls = 60;
constexpr int deepest = 3;

/// The kinds of handles by their letters in parameters.inc, with the standard's predefined values.
struct HandleRange {
  char letter;
  std::uint32_t first;
  std::uint32_t count;
};
constexpr std::array<HandleRange, 11> kinds{{{'C', 0x100, 3},
                                             {'G', 0x108, 2},
                                             {'W', 0x110, 1},
                                             {'F', 0x118, 1},
                                             {'S', 0x11c, 1},
                                             {'M', 0x120, 2},
                                             {'I', 0x130, 2},
                                             {'E', 0x140, 4},
                                             {'R', 0x180, 1},
                                             {'O', 0x20, 20},
                                             {'T', 0x200, 80}}};

/// They end MPI or the process, or start others.
const std::set<std::string_view> left_out = {"MPI_Finalize",    "MPI_Abort",      "MPI_Init",
                                             "MPI_Init_thread", "MPI_Comm_spawn", "MPI_Comm_spawn_multiple"};

struct GuestLeft {};

class Guest final : public guest::Guest {
 public:
  [[nodiscard]] guest::LinearMemory memory() const override { return memory_.memory(); }
  [[nodiscard]] std::optional<guest::CallFailure> call_function_pointer(std::uint32_t index,
                                                                        std::span<const std::uint32_t>,
                                                                        std::uint32_t* result) override {
    if (index % 4 == 3) return guest::CallFailure::not_a_function;
    if (inside_) inside_();
    if (result != nullptr) *result = index % 8 == 4 ? 1 : 0;
    return std::nullopt;
  }
  /// What the guest's functions do.
  void when_called(std::function<void()> inside) { inside_ = std::move(inside); }
  [[nodiscard]] std::optional<guest::Address> allocate(std::uint32_t size) override {
    constexpr std::uint32_t room = 4096;
    if (size > room) return std::nullopt;
    if (inside_) inside_();
    next_block_ = (next_block_ + 1) % 16;
    return blocks + next_block_ * room;
  }
  void release(guest::Address) override {}
  [[noreturn]] void end(int, std::string_view, bool) override { throw GuestLeft{}; }
  [[nodiscard]] std::string_view name() const override { return "fuzz.wasm"; }

 private:
  wasi::FakeGuest memory_;
  std::uint32_t next_block_ = 0;
  std::function<void()> inside_;
};

struct Callable {
  guest::HostFunction function;
  std::string_view parameters;
};

class Job {
 public:
  Job() {
    void* library = ::dlopen(MPIWASM_SERIAL_ADAPTER, RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr) std::abort();
    const auto open = reinterpret_cast<host::OpenAdapter>(::dlsym(library, host::open_adapter_symbol));
    adapter_ = open({});
    adapter_->attach(guest_);
    const std::map<std::string_view, std::string_view> parameters{
#include "parameters.inc"
    };
    environment_ = adapter_->functions().environment;
    for (const guest::HostFunction& function : adapter_->functions().functions) {
      const auto found = parameters.find(function.name);
      if (found != parameters.end() && !left_out.contains(function.name))
        functions_.push_back({function, found->second});
      if (function.name == "MPI_Init") call(function, {});
    }
  }

  void run(fuzz::Input& input) {
    fill();
    for (int calls = 0; calls < most_calls && !input.empty(); ++calls) {
      // Guest functions call MPI as well.
      int depth = 0;
      guest_.when_called([&] {
        if (depth >= deepest) return;
        ++depth;
        for (int inner = 0; inner < 2 && !input.empty() && input.below(4) != 0; ++inner) make_call(input);
        --depth;
      });
      try {
        make_call(input);
      } catch (const GuestLeft&) {  // Guest::end
      }
    }
  }

 private:
  /// Handles made in earlier runs stay in the second half of their row.
  void fill() {
    for (std::uint32_t kind = 0; kind < kinds.size(); ++kind)
      for (std::uint32_t i = 0; i < 8; ++i)
        (void)memory().store(row(kind) + i * 4, kinds[kind].first + i % kinds[kind].count);
    for (std::uint32_t i = 0; i < 256; ++i) (void)memory().store(numbers + i * 4, i % 5);
    const std::string_view text = "some/text\0key\0value\0mpi_thread_support_level";
    std::memcpy(memory().range(texts, text.size())->data(), text.data(), text.size());
  }

  [[nodiscard]] guest::LinearMemory memory() const { return guest_.memory(); }
  static std::uint32_t row(std::uint32_t kind) { return handles + kind * 64; }

  std::uint64_t argument(char letter, fuzz::Input& input) {
    constexpr std::array<std::uint32_t, 10> edges = {
        0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe, memory_end - 4, memory_end - 1, memory_end};
    const std::uint8_t choice = input.byte();
    if (choice >= 0xf0) return input.word();
    if (choice >= 0xd8) return edges[input.below(edges.size())];
    for (std::uint32_t kind = 0; kind < kinds.size(); ++kind) {
      if (letter == kinds[kind].letter) return memory().load<std::uint32_t>(row(kind) + (choice % 16) * 4).value_or(0);
      if (letter == kinds[kind].letter + 32) return row(kind) + (choice % 16) * 4;
    }
    switch (letter) {
      case 'n':
        return choice % 6;
      case 'a':
        return numbers + (choice % 32) * 16;
      case 'b':
        return buffers + (choice % 32) * 256;
      case 't':
        return texts + (choice % 6) * 5;
      case 'u':
        return choice % 4 == 0 ? 0 : statuses + (choice % 16) * 32;
      case 'f':
        return choice % 12;
      default:
        return choice % 2 == 0 ? numbers + (choice % 32) * 16 : choice % 8;
    }
  }

  void make_call(fuzz::Input& input) {
    const std::uint32_t number = std::uint32_t{input.byte()} << 8 | input.byte();
    const Callable& callable = functions_[number % functions_.size()];
    std::array<std::uint64_t, 16> arguments{};
    for (std::size_t i = 0; i < callable.parameters.size() && i < arguments.size(); ++i) {
      arguments[i] = argument(callable.parameters[i], input);
      // Large counts are signed.
      if (callable.function.signature[i] == 'I' && arguments[i] >= 0xfffffff0)
        arguments[i] = static_cast<std::uint64_t>(static_cast<std::int32_t>(arguments[i]));
    }
    call(callable.function, arguments);
  }

  void call(const guest::HostFunction& function, const std::array<std::uint64_t, 16>& a) {
    using Code =
        std::uint64_t (*)(void*, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t,
                          std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t,
                          std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t);
    const auto code = reinterpret_cast<Code>(function.code);
    (void)code(environment_, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10], a[11], a[12], a[13],
               a[14], a[15]);
  }

  Guest guest_;
  std::unique_ptr<host::Adapter> adapter_;
  void* environment_ = nullptr;
  std::vector<Callable> functions_;
};

Job& the_job() {
  // Never destroyed: the MPI library may look at what it was given until the end.
  static Job& job = *new Job;
  return job;
}

}  // namespace

/// Loads the adapter before libFuzzer counts the places that can be reached.
extern "C" int LLVMFuzzerInitialize(int*, char***) {
  (void)the_job();
  return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  fuzz::Input input{{data, size}};
  the_job().run(input);
  return 0;
}
