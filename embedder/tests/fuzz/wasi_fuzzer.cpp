// Sequences of WASI calls, with arguments that are right, nearly right and arbitrary, on a guest without an engine.
// What lies beyond its memory is not mapped, and a file beside its directory shows when it got out.
#include <sys/file.h>
#include <sys/resource.h>

#include <array>
#include <csetjmp>
#include <csignal>
#include <memory>
#include <span>
#include <string>

#include "granted_directory.hpp"
#include "input.hpp"
#include "unit/wasi/fake_guest.hpp"
#include "wasi/context.hpp"
#include "wasi/posix.hpp"

using namespace mpiwasm;
using namespace mpiwasm::wasi;

namespace {

constexpr std::uint32_t memory_end = static_cast<std::uint32_t>(FakeGuest::memory_size);
constexpr std::uint32_t answers = 0x100;
constexpr std::uint32_t vectors = 0x1000;
constexpr std::uint32_t paths = 0x10000;
constexpr std::uint32_t buffers = 0x20000;
constexpr std::uint32_t subscriptions = 0x30000;
constexpr std::uint32_t path_room = 64;
constexpr int most_calls = 100;

std::jmp_buf guest_left;  // NOLINT: where proc_exit goes

struct Session {
  fuzz::GrantedDirectory directory;
  FakeGuest guest;

  Session() {
    // fd_allocate takes the disk at its word.
    const rlimit small{1U << 20, 1U << 20};
    (void)std::signal(SIGXFSZ, SIG_IGN);
    if (::setrlimit(RLIMIT_FSIZE, &small) != 0) std::abort();
  }
};

class Calls {
 public:
  Calls(Session& session, fuzz::Input& input) : memory_(session.guest.memory()), input_(input) {
    session.directory.fill();
    Options options;
    options.arguments = {"program", "argument"};
    options.environment = {"NAME=value"};
    const std::string granted = session.directory.path().string();
    options.grants = {{granted, "/data", false}, {granted, "/fixed", true}};
    options.standard_input = false;
    options.max_open_files = 32;
    options.path_method = input.below(2) == 0 ? PathMethod::kernel : PathMethod::walk;
    context_ = std::move(Context::create(options).value());
    context_->attach(session.guest);
    session.guest.when_exited = [](int) { std::longjmp(guest_left, 1); };
    // The fuzzer's own output.
    (void)context_->descriptors().close(wasi::Fd{1});
    (void)context_->descriptors().close(wasi::Fd{2});
  }

  void run() {
    for (int call = 0; call < most_calls && !input_.empty(); ++call) {
      if (input_.below(3) == 0)
        scribble();
      else
        attempt();
    }
  }

 private:
  /// A frame of its own, in which nothing changes between setjmp and longjmp.
  [[gnu::noinline]] void attempt() {
    if (setjmp(guest_left) == 0) make_call();
  }

  std::uint32_t argument() {
    constexpr std::array<std::uint32_t, 12> edges = {
        0, 1, 2, 3, 4, 0x7fffffff, 0x80000000, 0xffffffff, memory_end - 8, memory_end - 4, memory_end - 1, memory_end};
    switch (input_.below(9)) {
      case 0:
        return edges[input_.below(edges.size())];
      case 1:
        return paths + input_.below(16) * path_room;
      case 2:
        return buffers + input_.below(256) * 16;
      case 3:
        return answers + input_.below(16) * 4;
      case 4:
        return vectors + input_.below(16) * 8;
      case 5:
        return input_.word();
      case 6:
        return memory_.load<std::uint32_t>(guest::Address{answers + input_.below(16) * 4}).value_or(0);
      default:
        return input_.below(16);
    }
  }

  std::uint64_t long_argument() {
    switch (input_.below(5)) {
      case 0:
        return input_.below(64);
      case 1:
        return ~std::uint64_t{0} >> input_.below(64);
      case 2:
        return rights::file | rights::directory;
      case 3:
        return std::uint64_t{1} << input_.below(64);
      default:
        return input_.longer();
    }
  }

  void scribble() {
    constexpr std::array<std::string_view, 16> words = {"a",      "b",        "b/", "../secret", "a/../b", ".",
                                                        "..",     "c/d",      "/a", "out",       "link",   "link/..",
                                                        "b/../.", "\xff\xfe", "c",  "b/c"};
    switch (input_.below(4)) {
      case 0: {
        const std::string_view word = words[input_.below(words.size())];
        const auto place = memory_.range(guest::Address{paths + input_.below(16) * path_room}, word.size());
        std::memcpy(place->data(), word.data(), word.size());
        break;
      }
      case 1:
        (void)memory_.store(guest::Address{vectors + input_.below(16) * 8}, IoVector{argument(), argument()});
        break;
      case 2: {
        Subscription subscription{};
        subscription.user_data = input_.byte();
        subscription.type = static_cast<EventType>(input_.below(4));
        subscription.clock_or_fd = input_.below(8);
        subscription.flags = static_cast<std::uint16_t>(input_.below(3));
        (void)memory_.store(guest::Address{subscriptions + input_.below(8) * 48}, subscription);
        break;
      }
      default:
        (void)memory_.store(guest::Address{argument()}, input_.word());
    }
  }

  void make_call() {
    const auto functions = choose_functions();
    const guest::HostFunction& function = functions[input_.below(static_cast<std::uint32_t>(functions.size()))];
    std::array<std::uint64_t, 9> arguments{};
    std::size_t count = 0;
    for (const char letter : function.signature) {
      if (letter == ':') break;
      arguments[count++] = letter == 'I' ? long_argument() : argument();
    }
    if (function.name == "fd_flock") arguments[1] |= LOCK_NB;   // the guest could wait for itself
    if (function.name == "poll_oneoff") make_short(arguments);  // for the draft's layout it is garbage, and as short
    // As a guest's call looks on both processors: all parameters in registers or in stack slots of eight bytes.
    using Code = std::uint32_t (*)(void*, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t,
                                   std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t);
    const auto code = reinterpret_cast<Code>(function.code);
    const std::uint32_t error = code(context_.get(), arguments[0], arguments[1], arguments[2], arguments[3],
                                     arguments[4], arguments[5], arguments[6], arguments[7], arguments[8]);
    if (function.name != "proc_exit" && error > static_cast<std::uint32_t>(Errno::notcapable)) std::abort();
  }

  std::span<const guest::HostFunction> choose_functions() {
    switch (input_.below(8)) {
      case 0:
        return context_->unstable_functions().functions;
      case 1:
        return posix_function_table();
      default:
        return context_->functions().functions;
    }
  }

  /// A poll of the guest's may wait for years.
  void make_short(std::array<std::uint64_t, 9>& arguments) {
    arguments[0] = subscriptions;
    arguments[2] = input_.below(8);
    for (std::uint32_t at = subscriptions; at < subscriptions + 8 * 48; at += 48) {
      auto subscription = memory_.load<Subscription>(guest::Address{at}).value();
      if (subscription.type != EventType::clock) continue;
      subscription.timeout = 1000;
      (void)memory_.store(guest::Address{at}, subscription);
    }
  }

  guest::LinearMemory memory_;
  fuzz::Input& input_;
  std::unique_ptr<Context> context_;
};

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static Session session;
  fuzz::Input input{{data, size}};
  std::memset(session.guest.memory().base(), 0, buffers);
  Calls{session, input}.run();
  session.directory.check();
  return 0;
}
