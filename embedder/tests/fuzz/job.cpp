// See job.hpp.
#include "job.hpp"

#include <dlfcn.h>
#include <sys/resource.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <set>

#include "host_bytes.hpp"
#include "interposition/awaited_files.hpp"
#include "interposition/cleared_reads.hpp"
#include "racer.hpp"
#include "waiting.hpp"

namespace mpiwasm::fuzz {

namespace {

constexpr std::uint32_t most_calls = 60;
constexpr int deepest = 3;
constexpr std::uint32_t world = 0x101;
constexpr std::uint32_t self = 0x102;
constexpr std::uint32_t return_errors = 0x143;
constexpr std::uint32_t thread_multiple = 4096;

/// They end MPI or the process, start others, or wait for such.
const std::set<std::string_view> left_out = {"MPI_Finalize",    "MPI_Abort",        "MPI_Init",
                                             "MPI_Init_thread", "MPI_Comm_spawn",   "MPI_Comm_spawn_multiple",
                                             "MPI_Comm_accept", "MPI_Comm_connect", "MPI_Comm_join",
                                             "MPI_Pcontrol"};

/// How the objects of a kind are freed, in this order.
struct Free {
  std::string_view kind;
  std::string_view function;
};
constexpr std::array<Free, 10> frees{{{"request", "MPI_Request_free"},
                                      {"win", "MPI_Win_free"},
                                      {"file", "MPI_File_close"},
                                      {"comm", "MPI_Comm_free"},
                                      {"datatype", "MPI_Type_free"},
                                      {"op", "MPI_Op_free"},
                                      {"group", "MPI_Group_free"},
                                      {"info", "MPI_Info_free"},
                                      {"errhandler", "MPI_Errhandler_free"},
                                      {"session", "MPI_Session_finalize"}}};

std::uint32_t kind_number(std::string_view name) {
  for (std::uint32_t kind = 0; kind < table::handle_kinds.size(); ++kind)
    if (table::handle_kinds[kind].name == name) return kind;
  std::abort();
}

/// Functions to do without, because what they do is known: names with commas between; MPI_X* stands for all that begin
/// so.
bool is_skipped(std::string_view name) {
  const char* names = std::getenv("MPIWASM_FUZZ_WITHOUT");
  std::string_view left = names != nullptr ? names : "";
  while (!left.empty()) {
    const std::string_view each = left.substr(0, left.find(','));
    left.remove_prefix(std::min(left.size(), each.size() + 1));
    if (each.ends_with('*') ? name.starts_with(each.substr(0, each.size() - 1)) : name == each) return true;
  }
  return false;
}

bool is_set(const char* variable) { return std::getenv(variable) != nullptr; }

void* open_adapter_file() {
  if (const char* library = std::getenv("MPIWASM_FUZZ_LIBRARY")) {
    // As in src/host/library/open_library.cpp.
    (void)::setenv("UCX_HANDLE_ERRORS", "none", 0);
    if (::dlopen(library, RTLD_NOW | RTLD_GLOBAL) == nullptr) return nullptr;
  }
  const char* adapter = std::getenv("MPIWASM_FUZZ_ADAPTER");
  return ::dlopen(adapter != nullptr ? adapter : MPIWASM_SERIAL_ADAPTER, RTLD_NOW | RTLD_LOCAL);
}

/// Where a parameter of one of the kinds stands; `none` when there is no such.
constexpr std::size_t none = most_parameters;
std::size_t parameter_of(const Function& function, Shape shape, std::initializer_list<std::string_view> kinds,
                         std::size_t number = 0) {
  for (std::size_t i = 0; i < function.parameters.size(); ++i) {
    const Parameter& parameter = function.parameters[i];
    if (parameter.shape != shape) continue;
    const Kind& kind =
        shape == Shape::handle ? table::handle_kinds[parameter.kind] : table::number_kinds[parameter.kind];
    for (const std::string_view name : kinds)
      if (kind.name == name && number-- == 0) return i;
  }
  return none;
}

}  // namespace

Job::Job()
    : arguments_(guest_.memory()),
      landing_(guest_.memory(), [this](std::string_view name, const Words& words) { return call(name, words); }),
      accumulating_(
          guest_.memory(), [this](std::string_view name, const Words& words) { return call(name, words); },
          [this](std::uint64_t number) { return !lockstep_ || lockstep_->agree(number); }),
      outstanding_(guest_.memory(), [this](std::string_view name, const Words& words) { return call(name, words); }),
      ports_(guest_.memory(), [this](std::string_view name, const Words& words) { return call(name, words); }),
      sizes_(guest_.memory(), [this](std::string_view name, const Words& words) { return call(name, words); }),
      traced_(is_set("MPIWASM_FUZZ_TRACE")),
      endless_(is_set("MPIWASM_FUZZ_ENDLESS")) {
  directory_.fill();
  wasi::Options options;
  options.arguments = {"program"};
  options.grants = {{directory_.path().string(), "/data", false}};
  options.standard_input = false;
  wasi_ = std::move(wasi::Context::create(options).value());
  wasi_->attach(guest_);
  files_ = std::make_unique<wasi::PathsForMpi>(*wasi_);

  void* file = open_adapter_file();
  if (file == nullptr) {
    std::fprintf(stderr, "%s\n", ::dlerror());
    std::_Exit(2);
  }
  host::AdapterOptions adapter_options;
  adapter_options.files = files_.get();
  adapter_options.has_threads = is_set("MPIWASM_FUZZ_THREADS");
  adapter_options.seal_port = Ports::seal;
  adapter_options.clear_short_reads = interposition::clear_short_reads;
  adapter_options.await_file = interposition::await_file;
  adapter_options.can_be_saved = !adapter_options.has_threads;
  adapter_ = reinterpret_cast<host::OpenAdapter>(::dlsym(file, host::open_adapter_symbol))(adapter_options);
  adapter_->attach(guest_);
  const guest::HostModule module = adapter_->modules().front();
  environment_ = module.environment;
  std::unordered_map<std::string_view, const Function*> known;
  for (const Function& function : table::functions) known.emplace(function.name, &function);
  chapters_.resize(table::chapter_count);
  for (const guest::HostFunction& host : module.functions) {
    const auto found = known.find(host.name);
    if (found == known.end()) continue;
    if (is_skipped(host.name)) skipped_.insert(host.name);
    if (left_out.contains(host.name) || is_skipped(host.name))
      omitted_.insert(host.name);
    else
      chapters_[found->second->chapter_number].push_back(callables_.size());
    by_name_.emplace(found->second->name, callables_.size());
    const Function& function = *found->second;
    const bool opens_files = function.name == "MPI_File_open" || function.name == "MPI_File_delete";
    callables_.push_back({host, &function, waiting_of(function), function.chapter == "files", opens_files});
  }
  std::erase_if(chapters_, [](const auto& chapter) { return chapter.empty(); });
  if (adapter_options.has_threads) {
    call("MPI_Init_thread", {0, 0, thread_multiple, place::answers});
    if (answer() != thread_multiple) {
      std::fputs("the MPI library does not grant MPI_THREAD_MULTIPLE\n", stderr);
      std::_Exit(2);
    }
  } else {
    call("MPI_Init", {});
  }
  // Files that a guest fills have an end; the library has made its own by now.
  const rlimit small{1U << 24, 1U << 24};
  (void)std::signal(SIGXFSZ, SIG_IGN);
  if (::setrlimit(RLIMIT_FSIZE, &small) != 0) std::abort();
  if (const char* shared = std::getenv("MPIWASM_FUZZ_PAIR")) {
    call("MPI_Comm_rank", {world, place::answers});
    lockstep_ = std::make_unique<Lockstep>(shared, answer());
  }
}

void Job::start_threads() {
  if (is_set("MPIWASM_FUZZ_RACE")) start_racer(guest_.memory());
  if (is_set("MPIWASM_FUZZ_THREADS"))
    second_ = std::make_unique<SecondThread>([this](Input input) { run_beside(input); });
}

void Job::run(Input input) {
  ++runs_;
  directory_used_ = false;
  message_was_cut_ = false;
  awaits_any_ = false;
  arguments_.fill();
  call("MPI_Comm_set_errhandler", {world, return_errors});
  call("MPI_Comm_set_errhandler", {self, return_errors});
  for (std::uint32_t& theme : themes_) theme = input.below(static_cast<std::uint32_t>(chapters_.size()));
  // Some begin with what ordinary inputs seldom come to. Windows take long to make.
  constexpr std::uint32_t beginnings = 16;
  constexpr std::uint32_t landing_every = 4;
  const std::uint32_t beginning = input.below(beginnings);
  if (beginning == 1) {
    JobGuest::when_called({});
    accumulating_.run(input);
  }
  if (beginning == 2) {
    JobGuest::when_called({});
    ports_.run(input);
  }
  if (beginning == 3) {
    JobGuest::when_called({});
    use_directory();
    sizes_.run(input);
  }
  if (beginning % landing_every == 0) {
    JobGuest::when_called({});
    guest_.show_landing_area(true);
    landing_.run(input);
    guest_.show_landing_area(false);
  }
  if (second_) second_->begin(input.take_half());
  for (calls_ = 0; calls_ < most_calls && !input.empty(); ++calls_) {
    // The guest's functions make calls as well: of what is left of the input, whose use does not depend on them.
    JobGuest::when_called([this, inner = input](std::uint32_t function, std::span<const std::uint32_t> given) mutable {
      // Some write within and beyond their arguments.
      if (function % 4 == 1 && !given.empty()) {
        const std::uint32_t to = given[given.size() > 1 ? 1 : 0];
        for (std::uint32_t i = 0; i < 16; ++i)
          (void)guest_.memory().store(guest::Address{to + i * 4}, function * 0x101U + i);
      }
      if (function % 2 == 0 || JobGuest::depth() > deepest) return;
      const char* outer = present_call_;
      try {
        for (int count = 0; count < 2 && !inner.empty() && inner.below(4) != 0; ++count) make_call(inner);
      } catch (const GuestLeft&) {  // goes no further than here, for the library's frames are behind
      }
      present_call_ = outer;
    });
    try {
      make_call(input);
    } catch (const GuestLeft&) {  // Guest::end
    }
  }
  if (second_) second_->wait();
  JobGuest::when_called({});
  const bool gave_up = outstanding_.gave_up();
  outstanding_.end(lockstep_ == nullptr);
  free_everything();
  check_memory();
  check_tail(gave_up);
  if (directory_changed_) directory_.check();
}

void Job::run_beside(Input input) {
  Arguments arguments{guest_.memory()};
  // Functions that MPI calls write within and beyond their arguments.
  JobGuest::when_called([this](std::uint32_t function, std::span<const std::uint32_t> given) {
    if (given.empty()) return;
    for (std::uint32_t i = 0; i < 16; ++i)
      (void)guest_.memory().store(guest::Address{given.back() + i * 4}, function * 0x101U + i);
  });
  for (std::uint32_t calls = 0; calls < most_calls && !input.empty(); ++calls) {
    const Callable& callable = choose(input);
    const Words words = arguments.draw(*callable.function, callable.host.signature, input);
    // What waits for a message would wait for ever when the first thread has taken it.
    const bool returns = callable.waiting == Waiting::never || callable.waiting == Waiting::for_all_ranks;
    const bool has_files = !callable.is_of_files || directory_used_;
    if (!returns || !has_files) continue;
    try {
      call(callable, words);
    } catch (const GuestLeft&) {  // Guest::end
    }
  }
}

const Callable& Job::choose(Input& input) const {
  const std::uint8_t choice = input.byte();
  if (choice < 0x40) {
    // Any function: two bytes.
    for (std::uint32_t number = input.byte() << 8 | input.byte();; ++number) {
      const Callable& callable = callables_[number % callables_.size()];
      if (!omitted_.contains(callable.function->name)) return callable;
    }
  }
  // Half of the others are of the input's two themes, half make datatypes.
  const std::size_t number = choice < 0x90   ? table::datatypes_chapter % chapters_.size()
                             : choice < 0xc8 ? themes_[0]
                                             : themes_[1];
  const auto& chapter = chapters_[number];
  return callables_[chapter[input.byte() % chapter.size()]];
}

void Job::use_directory() {
  if (directory_used_) return;
  if (directory_changed_.exchange(false)) directory_.fill();
  directory_used_ = true;
}

void Job::make_call(Input& input) {
  const Callable& callable = choose(input);
  Words words = arguments_.draw(*callable.function, callable.host.signature, input);
  if (callable.is_of_files) use_directory();
  if (!endless_ && !can_be_made(callable, words)) return;
  const auto code = static_cast<std::uint32_t>(call(callable, words));
  const std::size_t tag = parameter_of(*callable.function, Shape::number, {"tag_or_any"});
  if (tag != none && callable.waiting == Waiting::never && static_cast<std::int32_t>(words[tag]) < 0)
    awaits_any_ = true;
  constexpr std::uint32_t left_uncommitted = 16;
  if (code != 0 || callable.function->chapter != "datatypes" || input.below(left_uncommitted) == 0) return;
  for (std::size_t i = 0; i < callable.function->parameters.size(); ++i) {
    const Parameter& parameter = callable.function->parameters[i];
    const bool made =
        parameter.shape == Shape::handle && parameter.is_output && parameter.kind == kind_number("datatype");
    if (made) call("MPI_Type_commit", {words[i]});
  }
}

bool Job::can_be_made(const Callable& callable, Words& words) {
  switch (callable.waiting) {
    case Waiting::never:
      return true;
    case Waiting::for_message:
      return has_come(callable, words);
    case Waiting::for_requests:
      return are_complete(callable, words);
    case Waiting::for_exchange:
      if (awaits_any_) return false;
      [[fallthrough]];
    case Waiting::for_receiver:
      prepare_receiver(callable, words);
      return true;
    case Waiting::for_buffer:
      take_messages(world);
      take_messages(self);
      if (const std::size_t comm = parameter_of(*callable.function, Shape::handle, {"comm"}); comm != none)
        take_messages(words[comm]);
      return true;
    case Waiting::for_window_group:
      if (agree(callable, words)) access_window(words[parameter_of(*callable.function, Shape::handle, {"win"})]);
      return false;
    case Waiting::for_all_ranks:
      break;
  }
  return agree(callable, words);
}

void Job::access_window(std::uint64_t window) {
  constexpr std::uint32_t group_place = place::answers + 0x10;
  if (call("MPI_Win_get_group", {window, group_place}) != 0) return;
  const std::uint32_t group = guest_.memory().load<std::uint32_t>(guest::Address{group_place}).value_or(0);
  if (call("MPI_Win_post", {group, 0, window}) == 0 && call("MPI_Win_start", {group, 0, window}) == 0) {
    constexpr std::uint32_t byte_type = 0x247;
    constexpr std::uint32_t bytes = 8;
    call("MPI_Put", {place::buffers, bytes, byte_type, 0, 0, bytes, byte_type, window});
    call("MPI_Win_complete", {window});
    call("MPI_Win_wait", {window});
  }
  call("MPI_Group_free", {group_place});
}

bool Job::agree(const Callable& callable, const Words& words) {
  if (!lockstep_) return true;
  // Which functions MPI calls, and when, differs between the ranks.
  if (JobGuest::depth() > 0) return false;
  std::uint64_t number = reinterpret_cast<std::uintptr_t>(callable.function) & 0xffffff;
  for (const std::uint64_t word : words) number = number * 0x9e3779b97f4a7c15 + word;
  return lockstep_->agree(number);
}

bool Job::has_come(const Callable& callable, const Words& words) {
  const std::size_t source = parameter_of(*callable.function, Shape::number, {"source"});
  const std::size_t tag = parameter_of(*callable.function, Shape::number, {"tag_or_any"});
  const std::size_t comm = parameter_of(*callable.function, Shape::handle, {"comm"});
  (void)guest_.memory().store(guest::Address{place::answers}, 0U);
  // A wrong argument is an error at once.
  return call("MPI_Iprobe", {words[source], words[tag], words[comm], place::answers, 0}) != 0 || answer() != 0;
}

void Job::take_messages(std::uint64_t communicator) {
  // What there is for the other rank, it would have to take.
  if (lockstep_) return;
  constexpr int most = 16;
  constexpr std::uint32_t byte_type = 0x247;
  constexpr std::uint64_t any_source = static_cast<std::uint32_t>(-1);
  constexpr std::uint64_t any_tag = static_cast<std::uint32_t>(-2);
  constexpr std::uint64_t room = place::end - place::buffers;
  for (int i = 0; i < most; ++i) {
    (void)guest_.memory().store(guest::Address{place::answers}, 0U);
    if (call("MPI_Iprobe", {any_source, any_tag, communicator, place::answers, 0}) != 0 || answer() == 0) return;
    call("MPI_Recv", {place::buffers, room, byte_type, any_source, any_tag, communicator, 0});
  }
}

bool Job::are_complete(const Callable& callable, const Words& words) {
  const bool one = callable.function->name == "MPI_Wait";
  const std::uint64_t count = one ? 1 : words[0];
  constexpr std::uint64_t most = 64;
  if (count > most) return true;  // beyond all live requests
  for (std::uint64_t i = 0; i < count; ++i) {
    const auto address = static_cast<std::uint32_t>(words[one ? 0 : 1] + i * 4);
    const auto request = guest_.memory().load<std::uint32_t>(guest::Address{address});
    (void)guest_.memory().store(guest::Address{place::answers}, 0U);
    if (!request || call("MPI_Request_get_status", {*request, place::answers, 0}) != 0) return true;
    // Nor do MPI_Waitany and MPI_Waitsome return for a request that is not active, which counts as complete here.
    if (answer() == 0) return false;
  }
  return true;
}

std::uint32_t Job::peer(std::uint64_t communicator) {
  (void)guest_.memory().store(guest::Address{place::answers}, 1U);
  call("MPI_Comm_size", {communicator, place::answers});
  if (answer() != 2) return 0;
  call("MPI_Comm_rank", {communicator, place::answers});
  return 1 - answer();
}

void Job::prepare_receiver(const Callable& callable, Words& words) {
  const Function& function = *callable.function;
  const std::size_t destination = parameter_of(function, Shape::number, {"destination"});
  const std::size_t source = parameter_of(function, Shape::number, {"source"});
  const std::size_t tag = parameter_of(function, Shape::number, {"tag"});
  const std::size_t comm = parameter_of(function, Shape::handle, {"comm"});
  if (static_cast<std::int32_t>(words[destination]) < 0) return;  // no process, or an error
  words[destination] = peer(words[comm]);
  // A message that nothing else takes, or meets.
  constexpr std::uint32_t first_tag = 100;
  constexpr std::uint32_t tags = 30000;
  if (words[tag] < place::end) words[tag] = first_tag + (runs_ * most_calls + calls_) % tags;
  if (callable.waiting == Waiting::for_exchange) {
    words[source] = words[destination];
    words[parameter_of(function, Shape::number, {"tag_or_any"})] = words[tag];
    return;
  }
  // The arguments of a send are those of a receive but for the request.
  const std::uint32_t request =
      Arguments::slot(kind_number("request"), place::first_made + static_cast<std::uint32_t>(words[tag] % 16));
  const bool large = function.name.ends_with("_c");
  const std::string_view receive = large ? "MPI_Irecv_c" : "MPI_Irecv";
  const auto receive_at = [&](std::uint64_t room) {
    return call(receive, {room, words[1], words[2], words[destination], words[tag], words[comm], request});
  };
  // Elsewhere, for MPICH ends the process when both are the same; but what has absolute addresses lies only there.
  const std::uint64_t elsewhere = words[0] < place::buffers ? words[0] + place::buffers : words[0] ^ 0x10000;
  if (receive_at(elsewhere) != 0) (void)receive_at(words[0]);
}

void Job::free_everything() {
  for (const Free& free : frees) {
    const std::uint32_t kind = kind_number(free.kind);
    for (std::uint32_t number = place::first_made; number < place::row_length; ++number) {
      if (arguments_.handle(kind, number) < 0x1000) continue;
      const std::uint32_t address = Arguments::slot(kind, number);
      Words words{address};
      try {
        if (can_be_made(callable(free.function), words)) call(callable(free.function), words);
      } catch (const GuestLeft&) {  // an error handler of the guest's
      }
    }
  }
}

void Job::check_memory() const {
  const auto found = find_host_bytes(guest_.memory().range(guest::Address{0}, place::end).value());
  if (!found) return;
  std::fprintf(stderr, "%s at 0x%zx of the guest's memory\n", found->what.c_str(), found->offset);
  std::abort();
}

void Job::check_tail(bool gave_up) {
  const bool ended = guest_.take_cut_message();
  if (!guest_.has_tail()) return;
  guest_.close_tail();
  if (message_was_cut_ || ended || gave_up) return;
  std::fputs("stored behind the guest's memory, and no message was too long for its buffer\n", stderr);
  std::abort();
}

std::uint32_t Job::answer() const {
  return guest_.memory().load<std::uint32_t>(guest::Address{place::answers}).value_or(0);
}

std::uint64_t Job::call(std::string_view name, const Words& words) {
  constexpr std::uint64_t error = 1;
  if (skipped_.contains(name)) return error;
  try {
    return static_cast<std::uint32_t>(call(callable(name), words));
  } catch (const GuestLeft&) {
    return error;
  }
}

std::uint64_t Job::call(const Callable& callable, const Words& a) {
  using Code =
      std::uint64_t (*)(void*, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t,
                        std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t,
                        std::uint64_t, std::uint64_t, std::uint64_t, std::uint64_t);
  const auto freed = outstanding_.about_to_free(*callable.function, a);
  present_call_ = callable.function->name.data();
  calls_made_.fetch_add(1, std::memory_order_relaxed);
  if (traced_) trace(callable, a);
  const auto code = reinterpret_cast<Code>(callable.host.code);
  const std::uint64_t result = code(environment_, a[0], a[1], a[2], a[3], a[4], a[5], a[6], a[7], a[8], a[9], a[10],
                                    a[11], a[12], a[13], a[14], a[15]);
  constexpr std::uint32_t too_long = 15;     // MPI_ERR_TRUNCATE
  constexpr std::uint32_t of_a_status = 19;  // MPI_ERR_IN_STATUS
  const auto error_class = static_cast<std::uint32_t>(result);
  if (error_class == too_long || error_class == of_a_status) message_was_cut_ = true;
  if (error_class == 0) outstanding_.note(*callable.function, a, freed);
  if (callable.opens_files) directory_changed_ = true;
  if (traced_) {
    std::fprintf(stderr, "    = %d\n", static_cast<int>(result));
    check_memory();
  }
  return result;
}

void Job::trace(const Callable& callable, const Words& words) const {
  std::string line(static_cast<std::size_t>(JobGuest::depth()) * 2, ' ');
  line += callable.function->name;
  for (std::size_t i = 0; i < callable.function->parameters.size(); ++i) {
    const Parameter& parameter = callable.function->parameters[i];
    const bool negative = parameter.shape == Shape::number && !parameter.by_address;
    const auto small = static_cast<std::int32_t>(words[i]);
    char text[64];
    if (!negative)
      (void)std::snprintf(text, sizeof text, " 0x%llx", static_cast<unsigned long long>(words[i]));
    else
      (void)std::snprintf(text, sizeof text, " %lld",
                          parameter.width == 8 ? static_cast<long long>(words[i]) : static_cast<long long>(small));
    line += text;
    if (!parameter.is_list || parameter.is_output) continue;
    line += "[";
    for (std::uint32_t entry = 0; entry < 6; ++entry) {
      const auto address = static_cast<std::uint32_t>(words[i]) + entry * parameter.width;
      const auto word = parameter.width == 8 ? guest_.memory().load<std::int64_t>(guest::Address{address}).value_or(0)
                        : parameter.shape == Shape::handle
                            ? guest_.memory().load<std::uint32_t>(guest::Address{address}).value_or(0)
                            : guest_.memory().load<std::int32_t>(guest::Address{address}).value_or(0);
      (void)std::snprintf(text, sizeof text, parameter.shape == Shape::handle ? "0x%llx " : "%lld ",
                          static_cast<long long>(word));
      line += text;
    }
    line.back() = ']';
  }
  std::fprintf(stderr, "%s\n", line.c_str());
}

Job& the_job() {
  static Job& job = *new Job;
  return job;
}

}  // namespace mpiwasm::fuzz
