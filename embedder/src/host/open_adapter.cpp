// The adapter that src/host/interface/adapter.hpp describes: the calls of src/calls over one family of MPI libraries.
#include <fmt/format.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <string_view>

#include "calls/checkpoint/job_state.hpp"
#include "calls/checkpoint/saved_requests.hpp"
#include "calls/checkpoint/stopping.hpp"
#include "calls/core/context.hpp"
#include "calls/core/generated_call.hpp"
#include "calls/core/import_table.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/predefined.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/legacy/mpiwasm_2023.hpp"
#include "calls/windows/exchange_windows.hpp"
#include "host/interface/adapter.hpp"
#include "translate/constants.hpp"

namespace mpiwasm {

namespace calls {

Context& process_context() {
  // Never destroyed: what a guest has left without MPI_Finalize goes with the process, not in the order in which static
  // objects do, some of which its objects need to the end.
  static Context& context = *new Context;
  return context;
}

}  // namespace calls

namespace host {

namespace {

class LibraryAdapter final : public Adapter {
 public:
  explicit LibraryAdapter(const AdapterOptions& options) : context_(calls::process_context()) {
    context_.options = options;
    if (options.can_be_saved) calls::keep_recipes(context_);
    context_.no_communicator.host = MPI_COMM_SELF;
    context_.no_communicator.size = 1;
    context_.no_datatype.host = MPI_BYTE;
    context_.no_datatype.predefined = true;
    context_.no_datatype.bufferable = true;
    context_.no_datatype.commit();
    translate::callers.set_only(context_.only_caller);
    if (has_threads()) translate::callers.set_concurrency(translate::Concurrency::whole_calls);
  }

  std::vector<guest::HostModule> modules() override {
    if (context_.options.mpiwasm_2023) return {{"env", calls::mpiwasm_2023::import_table(), &context_}};
    if (!has_threads()) return {{"mpi_abi_1", calls::import_table(), &context_, "P"}};
    return {{.name = "mpi_abi_1",
             .functions = calls::import_table_for_threads(),
             .environment = &context_,
             .alias_prefix = "P",
             .for_all_threads = true}};
  }

  void attach(guest::Guest& guest) override {
    context_.guest = &guest;
    context_.memory = guest.memory();
  }

  [[nodiscard]] int world_rank() const override { return context_.library_running ? context_.world_rank : -1; }

  void abort_job(int exit_code) override {
    if (!context_.library_running) return;
    // Libraries call exit(), which would take away what other threads are still using.
    if (has_threads()) (void)::on_exit([](int code, void*) { ::_exit(code); }, nullptr);
    MPI_Abort(MPI_COMM_WORLD, exit_code);
  }

  /// Launchers take it for a failure.
  [[nodiscard]] std::string unfinished() const override {
    return context_.running || is_unfinished() ? "ended without calling MPI_Finalize" : "";
  }

  /// Ends an MPI library that only sessions of the guest have used. Other threads of the guest may be at work until the
  /// process ends.
  void end() override {
    if (!context_.library_running || context_.running || is_unfinished()) return;
    if (translate::own_caller == nullptr) translate::own_caller = &last_caller_;
    if (has_threads() && !translate::callers.take_last_turn(*translate::own_caller)) return;
    calls::end_library(context_);
  }

  [[nodiscard]] std::string why_not_saved() override {
    return context_.options.mpiwasm_2023 ? "the program is one of the MPIWasm of 2023" : calls::why_not_saved(context_);
  }

  [[nodiscard]] std::string save(guest::ArchiveWriter& to) override { return calls::save_job(context_, to); }

  [[nodiscard]] std::string restore(guest::ArchiveReader& from) override { return calls::restore_job(context_, from); }

  [[nodiscard]] std::string describe_read_only(guest::Address place) override {
    const bool has_turn = translate::own_caller != nullptr && translate::own_caller->has_turn;
    if (!has_threads() || has_turn) return calls::describe_read_only(context_, place);
    // Another thread may change windows now. One that keeps its turn may wait for the one that has failed.
    std::string found;
    if (translate::callers.concurrency() == translate::Concurrency::main_thread && !calls::is_main_thread(context_))
      return found;
    translate::callers.between_turns_soon([&] { found = calls::describe_read_only(context_, place); });
    return found;
  }

  [[nodiscard]] StoppingPoint stopping_point(std::string_view function) const override {
    return calls::stopping_point(function, has_threads());
  }

  [[nodiscard]] Arrival arrive(int point, const ImportArguments& arguments, const Stopping& stopping) override {
    const bool is_looked_at = context_.running && calls::is_main_thread(context_);
    return is_looked_at ? calls::arrive(context_, point, arguments, stopping) : Arrival::go_on;
  }

  [[nodiscard]] std::string take_refusal() override { return calls::take_refusal(context_); }
  [[nodiscard]] bool was_incomplete() override { return calls::was_incomplete(context_); }

  [[nodiscard]] bool joins_all(int point, const ImportArguments& arguments) override {
    return calls::is_main_thread(context_) && calls::joins_all(context_, point, arguments);
  }

  void find_largest(std::span<std::int64_t> numbers) override { calls::find_largest(context_, numbers); }

  void call_guest(const std::function<void()>& call) override {
    const calls::LibraryCallback inside(context_);
    call();
  }

  [[nodiscard]] std::string send_again() override { return calls::send_again(context_); }

  [[nodiscard]] int thread_level() override {
    int level = MPI_THREAD_SINGLE;
    MPI_Query_thread(&level);
    return translate::guest_value(translate::thread_level_rows, level);
  }

  [[nodiscard]] Member start_again(int thread_level) override {
    const translate::ConstantRow* wanted = translate::find_guest(translate::thread_level_rows, thread_level);
    const int required = wanted == nullptr ? MPI_THREAD_SINGLE : wanted->host;
    if (has_threads()) {
      const calls::ThreadedCall call(context_, "a restart", calls::CallKind::starts_or_ends);
      start_world(required);
    } else {
      start_world(required);
    }
    return {context_.world_rank, context_.communicator(guest_MPI_COMM_WORLD)->size};
  }

  void end_early() override {
    calls::end_objects(context_);
    context_.world_running = false;
    context_.open_sessions = 0;
    context_.finalized = true;
    calls::update_running(context_);
    (void)calls::end_library(context_);
  }

  [[nodiscard]] std::string library_version() override {
    std::string text(MPI_MAX_LIBRARY_VERSION_STRING, '\0');
    int length = 0;
    MPI_Get_library_version(text.data(), &length);
    text.resize(static_cast<std::size_t>(length));
    // Open MPI counts a zero byte, MPICH sets tabs.
    text.erase(std::min(text.size(), text.find_first_of(std::string_view{"\n\0", 2})));
    std::ranges::replace(text, '\t', ' ');
    while (text.ends_with(' ')) text.pop_back();
    return text;
  }

  [[nodiscard]] ObservedJob exchange_messages(const MessageObserver& observer) override {
    return host::exchange_messages(observer);
  }

 private:
  void start_world(int required) {
    int level = MPI_THREAD_SINGLE;
    calls::start_library(context_, "a restart", required, &level);
    calls::define_world(context_);
    context_.world_running = true;
    calls::update_running(context_);
  }

  [[nodiscard]] bool has_threads() const { return context_.options.has_threads && !context_.options.mpiwasm_2023; }

  /// The library cannot be ended (Context::unfinished_communicators).
  [[nodiscard]] bool is_unfinished() const { return context_.library_running && context_.unfinished_communicators > 0; }

  calls::Context& context_;
  translate::Caller last_caller_;  ///< the main thread, when it has not called MPI
};

}  // namespace

}  // namespace host

}  // namespace mpiwasm

extern "C" __attribute__((visibility("default"))) std::unique_ptr<mpiwasm::host::Adapter> mpiwasm_open_adapter(
    const mpiwasm::host::AdapterOptions& options) {
  return std::make_unique<mpiwasm::host::LibraryAdapter>(options);
}
