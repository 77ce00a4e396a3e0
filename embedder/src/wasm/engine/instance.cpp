#include "wasm/engine/instance.hpp"

#include <fmt/format.h>
#include <sys/mman.h>

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <span>
#include <string>
#include <utility>

#include "wasm/engine/function_type.hpp"
#include "wasm/engine/guest_thread.hpp"

namespace mpiwasm::wasm {
namespace {

static_assert(sizeof(guest::MemoryDefinition) == sizeof(wasmer_memory_definition_t));
static_assert(offsetof(guest::MemoryDefinition, base) == offsetof(wasmer_memory_definition_t, base));
static_assert(offsetof(guest::MemoryDefinition, size) == offsetof(wasmer_memory_definition_t, size));

/// What a 32-bit memory may grow to; the engine has reserved at least that.
constexpr std::size_t largest_memory = std::size_t{1} << 32;

tl::unexpected<Error> failed(std::string message) {
  return tl::unexpected(Error{ErrorKind::instantiation, std::move(message)});
}

}  // namespace

Instance::Instance(const Engine& engine, std::string name, GuestFrames* frames)
    : name_(std::move(name)), guest_frames_(frames), store_(engine.store()), stack_size_(engine.options().stack_size) {}

Expected<std::unique_ptr<Instance>> Instance::create(const Engine& engine, const Module& module,
                                                     const ModuleSummary& summary, const HostFunctions& functions,
                                                     std::string name, GuestFrames* frames) {
  std::unique_ptr<Instance> instance{new Instance{engine, std::move(name), frames}};
  if (auto linked = instance->link(module, summary, functions); !linked) return tl::unexpected(linked.error());
  instance->find_exports(summary);
  instance->watch_faults();
  instance->ask_for_huge_pages();
  if (instance->start_ == nullptr) return failed("the module exports no function _start");
  if (auto entry = instance->find_entry(); !entry) return tl::unexpected(entry.error());
  return instance;
}

Expected<void> Instance::find_entry() {
  if (guest_frames_ == nullptr) return {};
  if (memory_ == nullptr) return failed("the module exports no memory, which checkpoints need");
  auto entry = guest_frames_->entry(start_, memory().base());
  if (!entry) return tl::unexpected(entry.error());
  entry_ = std::move(*entry);
  return {};
}

Expected<std::unique_ptr<Instance>> Instance::create_main_thread(
    const Engine& engine, const Module& module, const ModuleSummary& summary, const HostFunctions& functions,
    std::string name, const SharedMemory& memory, const std::function<void(Instance&)>& attach, GuestFrames* frames) {
  std::unique_ptr<Instance> instance{new Instance{engine, std::move(name), frames}};
  instance->shared_memory_ = &memory;
  instance->memory_ = memory.definition();
  attach(*instance);
  instance->watch_faults();
  if (auto linked = instance->link(module, summary, functions); !linked) return tl::unexpected(linked.error());
  instance->find_exports(summary);
  instance->ask_for_huge_pages();
  if (instance->start_ == nullptr) return failed("the module exports no function _start");
  if (auto entry = instance->find_entry(); !entry) return tl::unexpected(entry.error());
  return instance;
}

wasm_extern_t* Instance::link_memory() {
  if (shared_memory_ == nullptr) return nullptr;
  imported_memory_ = shared_memory_->attach(store_);
  return imported_memory_ ? wasm_memory_as_extern(imported_memory_.get()) : nullptr;
}

Expected<void> Instance::link(const Module& module, const ModuleSummary& summary, const HostFunctions& functions) {
  std::vector<wasm_extern_t*> externs;
  for (const Import& import : summary.imports) {
    if (import.kind == ExternKind::memory) {
      wasm_extern_t* memory = link_memory();
      if (memory == nullptr) return failed("nothing provides the memory that the module imports");
      externs.push_back(memory);
      continue;
    }
    const Offer offer = functions.find(import.module, import.name);
    if (offer.function == nullptr) return failed(fmt::format("nothing provides {}.{}", import.module, import.name));
    const FunctionType& wasm_type = summary.types[import.type_index];
    const OwnedFunctionType type = native_type(wasm_type);
    GuestFrames::Linked linked{offer.function->code, offer.module->environment};
    if (guest_frames_ != nullptr) {
      const auto placed =
          guest_frames_->link(import.module, import.name, wasm_type.parameters.size(), linked.code, linked.environment);
      if (!placed) return tl::unexpected(placed.error());
      linked = *placed;
    }
    OwnedFunction function{wasmer_func_new_direct(store_, type.get(), linked.code, linked.environment)};
    if (!function) return failed(fmt::format("{} cannot be linked: {}", import.name, take_last_error()));
    externs.push_back(wasm_func_as_extern(function.get()));
    imports_.push_back(std::move(function));
  }
  if (guest_frames_ != nullptr) {
    if (auto finished = guest_frames_->finish(); !finished) return finished;
  }
  const wasm_extern_vec_t view{externs.size(), externs.data()};
  wasm_trap_t* trap = nullptr;
  instance_ = OwnedInstance{wasm_instance_new(store_, module.get(), &view, &trap)};
  const OwnedTrap owned_trap{trap};
  if (instance_) return {};
  if (trap != nullptr) return failed(fmt::format("its start failed: {}", read_trap(trap, stack_size_).message));
  const std::uint64_t pages = summary.memories.empty() ? 0 : summary.memories.front().minimum;
  return failed(fmt::format("the program cannot be set up ({} MiB of memory, of 8 GiB address space): {}", pages / 16,
                            take_last_error()));
}

void Instance::find_exports(const ModuleSummary& summary) {
  wasm_instance_exports(instance_.get(), exports_.get());
  const auto type_of = [&](std::size_t i) { return summary.type_of_function(summary.exports[i].index); };
  wasm_func_t* malloc = nullptr;
  wasm_func_t* free = nullptr;
  for (std::size_t i = 0; i < exports_.size() && i < summary.exports.size(); ++i) {
    wasm_extern_t* exported = exports_.data()[i];
    const std::string& name = summary.exports[i].name;
    switch (summary.exports[i].kind) {
      case ExternKind::memory:
        if (name == "memory") wasm_memory_ = wasm_extern_as_memory(exported);
        break;
      case ExternKind::table:
        if (name == "__indirect_function_table") functions_.use_table(wasm_extern_as_table(exported));
        break;
      case ExternKind::function:
        if (name == "_start") start_ = wasm_extern_as_func(exported);
        if (name == "malloc" && type_of(i) == function_type_of("i:i")) malloc = wasm_extern_as_func(exported);
        if (name == "mpiwasm_flush" && type_of(i) == FunctionType{}) flush_ = wasm_extern_as_func(exported);
        if (name == "mpiwasm_idle_threads" && type_of(i) == function_type_of("i:i"))
          idle_threads_ = wasm_extern_as_func(exported);
        if (name == "free" && type_of(i) == function_type_of("i:")) free = wasm_extern_as_func(exported);
        break;
      case ExternKind::global:
        if (guest_frames_ != nullptr) guest_frames_->use_global(name, wasm_extern_as_global(exported));
        break;
      default:
        break;
    }
  }
  functions_.use_allocator(malloc, free);
  if (wasm_memory_ != nullptr)
    memory_ = reinterpret_cast<const guest::MemoryDefinition*>(wasmer_memory_definition(wasm_memory_));
}

// Advice only (decision 0013): where the kernel has no huge pages, or they are switched off, nothing changes.
void Instance::ask_for_huge_pages() {
  if (memory_ != nullptr) ::madvise(memory_->base, largest_memory, MADV_HUGEPAGE);
}

OwnedTrap Instance::call(wasm_func_t* function) {
  const wasm_val_vec_t given{};
  wasm_val_vec_t returned{};
  return OwnedTrap{wasm_func_call(function, &given, &returned)};
}

void Instance::watch_faults() {
  // Behind what the memory may grow to, the engine has reserved as much again.
  faults_.emplace(store_,
                  memory_ == nullptr ? std::span<const std::byte>{} : std::span{memory().base(), 2 * largest_memory},
                  [this] { end_after_host_fault(); });
}

Outcome Instance::run() {
  outcome_.reset();
  is_running_ = true;
  OwnedTrap trap = call(entry_ ? entry_.get() : start_);
  is_running_ = false;
  while (!trap && guest_frames_ != nullptr && guest_frames_->has_left()) {
    is_running_ = true;
    trap = call(start_);
    is_running_ = false;
  }
  if (trap) keep_outcome(trap.get());
  return outcome_.value_or(Outcome{});
}

// Called for every guest call that a trap has ended, from the innermost to run(). The first one says what happened;
// the others add the calls that led there.
void Instance::keep_outcome(const wasm_trap_t* trap) {
  Fault fault = read_trap(trap, stack_size_);
  if (fault.frames.empty() && faults_) fault.frames = faults_->take();
  if (!outcome_) {
    outcome_ = Outcome{Outcome::Kind::trapped, 0, std::move(fault.message), true, {}, fault_in_memory()};
  }
  outcome_->frames.insert(outcome_->frames.end(), fault.frames.begin(), fault.frames.end());
}

std::optional<guest::Address> Instance::fault_in_memory() const {
  const std::byte* address = faults_ ? faults_->fault_address() : nullptr;
  if (address == nullptr || memory_ == nullptr || address < memory().base()) return std::nullopt;
  const auto offset = static_cast<std::uintptr_t>(address - memory().base());
  if (offset >= memory().size()) return std::nullopt;
  return guest::Address{static_cast<std::uint32_t>(offset)};
}

void Instance::end_after_host_fault() {
  Outcome outcome{Outcome::Kind::trapped, 0, {}, true, {}, {}};
  if (faults_->is_page_missing()) {
    outcome.message = missing_page;
  } else if (faults_->is_null_pointer()) {
    outcome.message = null_pointer;
    outcome.has_lost_library = true;
  } else {
    outcome.fault = fault_in_memory();
    const std::ptrdiff_t offset = faults_->fault_address() - memory().base();
    const std::string place = outcome.fault ? "is not accessible"
                              : offset < 0  ? "is before its beginning"
                                            : fmt::format("is beyond its size of {} MiB", memory().size() >> 20);
    outcome.message =
        fmt::format("a function that it called accessed its memory at address {:#x}, which {}", offset, place);
  }
  if (GuestThread* thread = GuestThread::current()) thread->leave(std::move(outcome));
  outcome_ = std::move(outcome);
  leave();
}

void Instance::leave() {
  if (!is_running_) {
    if (report_) report_(*outcome_);
    std::_Exit(outcome_->exit_code);
  }
  // The engine copies the message, and reads the guest's stack now; no object of this frame may need a destructor.
  wasm_message_t message;
  wasm_name_new_from_string_nt(&message, "ended by mpiwasm");
  wasm_trap_t* trap = wasm_trap_new(store_, &message);
  wasm_name_delete(&message);
  wasmer_trap_raise(trap);
}

std::vector<Frame> Instance::frames_now() const {
  wasm_message_t message;
  wasm_name_new_from_string_nt(&message, "interrupted");
  const OwnedTrap here{wasm_trap_new(store_, &message)};
  wasm_name_delete(&message);
  return read_trap(here.get(), stack_size_).frames;
}

void Instance::flush() {
  if (flush_ == nullptr) return;
  // What the guest does wrong in it changes nothing any more.
  const std::optional<Outcome> before = outcome_;
  is_running_ = true;
  (void)call(flush_);
  is_running_ = false;
  outcome_ = before;
}

void Instance::exit(int exit_code) {
  if (GuestThread* thread = GuestThread::current())
    thread->leave({Outcome::Kind::exited, exit_code, {}, false, {}, {}});
  outcome_ = Outcome{Outcome::Kind::exited, exit_code, {}, false, {}, {}};
  leave();
}

void Instance::end(int exit_code, std::string_view message, bool backtrace) {
  if (GuestThread* thread = GuestThread::current())
    thread->leave({Outcome::Kind::ended, exit_code, std::string{message}, backtrace, {}, {}});
  outcome_ = Outcome{Outcome::Kind::ended, exit_code, std::string{message}, backtrace, {}, {}};
  leave();
}

}  // namespace mpiwasm::wasm
