#include "wasm/engine/guest_thread.hpp"

#include <fmt/format.h>

#include <array>
#include <utility>

#include "wasm/engine/function_type.hpp"
#include "wasm/engine/trap.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr const char* entry_name = "wasi_thread_start";

// Host functions have no other way to the thread that calls them.
thread_local GuestThread* current_thread = nullptr;  // NOLINT

// Takes the place of functions that only the main thread may call, whatever their parameters.
void refuse(const std::string* function) {
  GuestThread::current()->leave(
      {Outcome::Kind::trapped,
       0,
       fmt::format("{} was called by another thread than the main thread, which alone may call it", *function),
       true,
       {},
       {}});
}

}  // namespace

ThreadProgram::ThreadProgram(const Engine& engine, const Module& module, const ModuleSummary& summary,
                             const HostFunctions& functions, const SharedMemory& memory)
    : engine_(engine), module_(module), summary_(summary), memory_(memory) {
  for (const Import& import : summary.imports) {
    if (import.kind != ExternKind::function) {
      imports_.push_back({&import, nullptr, nullptr});
      continue;
    }
    const Offer offer = functions.find(import.module, import.name);
    if (offer.function != nullptr && offer.module->is_for_all_threads(offer.function->name)) {
      imports_.push_back({&import, offer.function->code, offer.module->environment});
    } else {
      imports_.push_back({&import, guest::host_code(&refuse), &refused_.emplace_back(import.name)});
    }
  }
}

GuestThread* GuestThread::current() { return current_thread; }

GuestThread::GuestThread(const ThreadProgram& program, std::function<void(const Outcome&)> end)
    : stack_size_(program.engine().options().stack_size),
      store_(wasm_store_new(program.engine().engine())),
      end_(std::move(end)) {
  current_thread = this;
  if (store_) make(program);
}

GuestThread::~GuestThread() { current_thread = nullptr; }

void GuestThread::make(const ThreadProgram& program) {
  std::vector<wasm_extern_t*> externs;
  for (const ThreadProgram::LinkedImport& linked : program.imports()) {
    if (linked.code == nullptr) {
      memory_ = program.memory().attach(store_.get());
      if (!memory_) return;
      externs.push_back(wasm_memory_as_extern(memory_.get()));
      continue;
    }
    const OwnedFunctionType type = native_type(program.summary().types[linked.import->type_index]);
    OwnedFunction function{wasmer_func_new_direct(store_.get(), type.get(), linked.code, linked.environment)};
    if (!function) return;
    externs.push_back(wasm_func_as_extern(function.get()));
    imports_.push_back(std::move(function));
  }
  const wasm_extern_vec_t view{externs.size(), externs.data()};
  wasm_trap_t* trap = nullptr;
  instance_ = OwnedInstance{wasm_instance_new(store_.get(), program.module().get(), &view, &trap)};
  const OwnedTrap owned_trap{trap};
  if (!instance_) {
    if (owned_trap) keep_outcome(owned_trap.get());
    return;
  }
  wasm_instance_exports(instance_.get(), exports_.get());
  const std::vector<Export>& exports = program.summary().exports;
  wasm_func_t* malloc = nullptr;
  wasm_func_t* free = nullptr;
  for (std::size_t i = 0; i < exports_.size() && i < exports.size(); ++i) {
    wasm_extern_t* exported = exports_.data()[i];
    const std::string& name = exports[i].name;
    if (exports[i].kind == ExternKind::table && name == "__indirect_function_table")
      functions_.use_table(wasm_extern_as_table(exported));
    if (exports[i].kind != ExternKind::function) continue;
    const FunctionType& type = program.summary().type_of_function(exports[i].index);
    if (name == entry_name) start_ = wasm_extern_as_func(exported);
    if (name == "malloc" && type == function_type_of("i:i")) malloc = wasm_extern_as_func(exported);
    if (name == "free" && type == function_type_of("i:")) free = wasm_extern_as_func(exported);
  }
  functions_.use_allocator(malloc, free);
}

void GuestThread::run(std::int32_t number, std::uint32_t argument) {
  std::array<wasm_val_t, 2> arguments{};
  arguments[0].kind = arguments[1].kind = WASM_I32;
  arguments[0].of.i32 = number;
  arguments[1].of.i32 = static_cast<std::int32_t>(argument);
  const wasm_val_vec_t given{arguments.size(), arguments.data()};
  wasm_val_vec_t none{};
  const OwnedTrap trap{wasm_func_call(start_, &given, &none)};
  if (!trap) return;
  keep_outcome(trap.get());
  if (outcome_ && outcome_->with_backtrace) outcome_->message += fmt::format(" (thread {})", number);
}

void GuestThread::keep_outcome(const wasm_trap_t* trap) {
  if (leaves_thread_) return;
  Fault fault = read_trap(trap, stack_size_);
  if (!outcome_) outcome_ = Outcome{Outcome::Kind::trapped, 0, std::move(fault.message), true, {}, {}};
  outcome_->frames.insert(outcome_->frames.end(), fault.frames.begin(), fault.frames.end());
}

void GuestThread::leave(Outcome outcome) {
  outcome_ = std::move(outcome);
  // The engine may have failed itself, when it set up memory: there is no call of the guest then that could be left.
  if (start_ == nullptr) end_(*outcome_);
  raise();
}

void GuestThread::leave_thread() {
  if (callbacks_ > 0) {
    leave({Outcome::Kind::trapped, 0, "a thread ended itself in a function that MPI has called", true, {}, {}});
  }
  leaves_thread_ = true;
  raise();
}

void GuestThread::raise() {
  // As Instance::leave(): no object of this frame may need a destructor.
  wasm_message_t message;
  wasm_name_new_from_string_nt(&message, "ended by mpiwasm");
  wasm_trap_t* trap = wasm_trap_new(store_.get(), &message);
  wasm_name_delete(&message);
  wasmer_trap_raise(trap);
}

}  // namespace mpiwasm::wasm
