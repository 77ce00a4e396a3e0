#include "command/run_checkpoint.hpp"

#include <fmt/format.h>
#include <sys/mman.h>
#include <sys/random.h>

#include <algorithm>
#include <array>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <exception>
#include <filesystem>
#include <system_error>
#include <utility>

#include "checkpoint/key.hpp"
#include "command/checkpoint_signals.hpp"
#include "command/exit_codes.hpp"
#include "command/spawn_command.hpp"
#include "wasi/grant.hpp"

namespace mpiwasm::command {
namespace {

/// How many complete checkpoints stay.
constexpr int generations = 2;

/// How often the processes of a job agree whether to save it, about.
constexpr std::int64_t time_between_agreements = 200'000'000;  // ns

std::int64_t random_number() {
  std::uint64_t number = 0;
  if (::getrandom(&number, sizeof number, 0) != sizeof number)
    number = static_cast<std::uint64_t>(std::chrono::system_clock::now().time_since_epoch().count());
  return static_cast<std::int64_t>(number >> 1);
}

/// Whether one of two directories lies in the other.
bool are_nested(const std::filesystem::path& one, const std::filesystem::path& other) {
  const auto [in_one, in_other] = std::ranges::mismatch(one, other);
  return in_one == one.end() || in_other == other.end();
}

}  // namespace

int RunCheckpoint::fail(int code, const std::string& message) const {
  report_.error(message);
  return code;
}

int RunCheckpoint::prepare(const wasm::ModuleSummary& module, std::span<const std::byte> bytes) {
  if (options_.checkpoint_directory.empty()) return success;
  if (options_.backend == "singlepass")
    return fail(usage_error, "--checkpoint works with the backends llvm and cranelift, not with singlepass");
  if (wasm::abi_of(module) == wasm::ModuleAbi::mpiwasm_2023)
    return fail(unusable_module,
                fmt::format("{}: --checkpoint does not work with modules of the MPIWasm of 2023", options_.module));
  // Other tables lie in the heap, where frames may point to, and are not saved.
  if (std::ranges::any_of(module.tables, [](const wasm::Limits& table) { return table.maximum != table.minimum; }))
    return fail(unusable_module,
                fmt::format("{}: --checkpoint needs a module whose table has a fixed size", options_.module));
  if (const int code = choose_directory(); code != success) return code;
  uses_mpi_ = std::ranges::any_of(module.imports, [](const wasm::Import& import) {
    return import.module == wasm::mpi_namespace && import.kind == wasm::ExternKind::function;
  });
  manifest_.uses_mpi = uses_mpi_;
  manifest_.module = std::filesystem::absolute(options_.module).string();
  manifest_.module_digest = wasm::to_hexadecimal(wasm::Sha256{}.add(bytes).finish());
  manifest_.engine = wasm::fingerprint({.backend = *wasm::backend_from_text(options_.backend)});
  manifest_.arguments = options_.arguments;
  if (restarts()) {
    if (const int code = read_manifest(); code != success) return code;
  }
  auto frames = wasm::GuestFrames::create();
  if (!frames) return fail(setup_failed, frames.error().message);
  frames_ = std::move(*frames);
  watch();
  handle_checkpoint_signals(options_.checkpoint_interval);
  return success;
}

void RunCheckpoint::watch() {
  frames_->watch(
      checkpoint_request().attention,
      [this](std::string_view from, std::string_view name) -> wasm::Watched {
        // What is watched takes whole numbers only: other registers are not kept.
        if (!uses_mpi_) return {.point = from.starts_with("wasi_") ? 0 : -1};
        if (from != wasm::mpi_namespace || job_.mpi() == nullptr) return {};
        const host::StoppingPoint point = job_.mpi()->stopping_point(name);
        return {.point = point.number, .code = point.code, .quick = point.quick};
      },
      [this](const wasm::WatchedImport& import, const wasm::ImportFrame& frame) { reached(import, frame); });
}

int RunCheckpoint::choose_directory() {
  const auto key = checkpoint::load_key(checkpoint::key_path([](const char* name) { return std::getenv(name); }));
  if (!key) return fail(setup_failed, key.error());
  key_ = *key;
  std::error_code error;
  std::filesystem::path directory = std::filesystem::absolute(options_.checkpoint_directory, error);
  std::filesystem::create_directories(directory, error);
  directory = std::filesystem::canonical(directory, error);
  if (error)
    return fail(setup_failed,
                fmt::format("checkpoints cannot be kept in {}: {}", options_.checkpoint_directory, error.message()));
  for (const std::string& text : options_.directories) {
    const auto grant = wasi::parse_grant(text);
    std::error_code unknown;
    const auto granted = grant ? std::filesystem::canonical(grant->host_path, unknown) : std::filesystem::path{};
    // An image is code: a program that could write its own would leave the sandbox.
    if (grant && !unknown && are_nested(directory, granted))
      return fail(usage_error, fmt::format("checkpoints cannot be kept in {}: the program has access to {}",
                                           options_.checkpoint_directory, grant->host_path));
  }
  checkpoints_ = checkpoint::Checkpoints{directory};
  return success;
}

int RunCheckpoint::read_manifest() {
  auto saved = checkpoints_.read(options_.restart_number, key_);
  if (!saved) return fail(setup_failed, saved.error());
  const std::string where = fmt::format("checkpoint {}", saved->number);
  if (saved->module_digest != manifest_.module_digest)
    return fail(unusable_module, fmt::format("{} is of another module than {} is now", where, options_.module));
  if (saved->engine != manifest_.engine)
    return fail(setup_failed, fmt::format("{} was made by another build of mpiwasm, or on another processor", where));
  manifest_ = std::move(*saved);
  return success;
}

tl::expected<std::vector<std::byte>, std::string> RunCheckpoint::saved_code() const {
  auto reader =
      checkpoint::ImageReader::open(checkpoints_.place(manifest_.number) / checkpoint::Checkpoints::code_file, key_);
  if (!reader) return tl::unexpected(reader.error());
  const auto id = reader->next(checkpoint::Chunk::manifest);
  const auto code = reader->next(checkpoint::Chunk::code);
  if (!id || !code || !std::ranges::equal(*id, std::as_bytes(std::span{manifest_.id})))
    return tl::unexpected(std::string{"the code belongs to another checkpoint"});
  return std::vector<std::byte>{code->begin(), code->end()};
}

guest::ConfinementNeeds RunCheckpoint::confinement_needs() const {
  guest::ConfinementNeeds needs;
  if (frames_) needs.files.push_back({.path = checkpoints_.directory().string(), .may_change = true});
  return needs;
}

int RunCheckpoint::attach(wasm::Instance& instance) {
  instance_ = &instance;
  if (!restarts()) return success;
  int rank = 0;
  if (manifest_.uses_mpi) {
    const auto member = job_.mpi()->start_again(manifest_.thread_level);
    rank = member.rank;
    if (member.size != manifest_.processes) {
      if (rank == 0)
        report_.error(fmt::format("checkpoint {} is of {} processes, not of {}; start it with as many",
                                  manifest_.number, manifest_.processes, member.size));
      (void)largest(0);
      job_.mpi()->end_early();
      return setup_failed;
    }
  }
  const std::string problem = restore(rank);
  if (problem.empty()) return success;
  report_.error(fmt::format("checkpoint {} cannot be continued: {}", manifest_.number, problem));
  job_.abort(setup_failed);
  return setup_failed;
}

std::string RunCheckpoint::restore(int rank) {
  const auto path = checkpoints_.place(manifest_.number) / checkpoint::Checkpoints::rank_file(rank);
  auto reader = checkpoint::ImageReader::open(path, key_);
  if (!reader) return reader.error();
  const auto id = reader->next(checkpoint::Chunk::manifest);
  if (!id || !std::ranges::equal(*id, std::as_bytes(std::span{manifest_.id})))
    return fmt::format("{} belongs to another checkpoint", path.native());
  if (std::string wrong = fill_instance(*reader); !wrong.empty()) return wrong;
  for (const auto& library : libraries_) {
    const auto chunk = reader->next(checkpoint::Chunk::library);
    if (!chunk) return "it is incomplete";
    guest::ArchiveReader from{*chunk};
    if (chunk->empty()) continue;
    if (std::string wrong = library->restore(from); !wrong.empty()) return wrong;
  }
  return manifest_.uses_mpi ? job_.mpi()->send_again() : std::string{};
}

std::string RunCheckpoint::fill_instance(checkpoint::ImageReader& reader) {
  const auto program = reader.next(checkpoint::Chunk::program);
  const auto memory = reader.next(checkpoint::Chunk::memory);
  if (!program || !memory) return "it is incomplete";
  guest::ArchiveReader from{*program};
  if (std::string wrong = frames_->restore(from); !wrong.empty()) return wrong;
  if (std::string wrong = instance_->restore(from); !wrong.empty()) return wrong;
  const std::uint64_t size = checkpoint::memory_size(*memory);
  if (!instance_->grow_memory_to(size)) return fmt::format("there is no room for {} MiB of memory", size >> 20);
  const guest::LinearMemory own = instance_->memory();
  if (own.size() != size) return "its memory is smaller than that of the module";
  // The module's own data are there already, also where the program has written zeros.
  if (::madvise(own.base(), size, MADV_DONTNEED) != 0) std::memset(own.base(), 0, size);
  return checkpoint::fill_memory(*memory, {own.base(), size}) ? std::string{} : "its memory is incomplete";
}

void RunCheckpoint::reached(const wasm::WatchedImport& import, const wasm::ImportFrame& frame) {
  // A program without MPI is saved at another time when it is in a callback.
  if (instance_ == nullptr || (!uses_mpi_ && !frames_->can_save(frame))) return;
  ++points_;
  std::string problem;
  try {
    if (uses_mpi_) {
      reached_in_job(import, frame);
    } else if (is_wanted()) {
      save(import, frame);
    }
  } catch (const std::exception& error) {
    // Compiled code called this.
    problem = error.what();
  }
  if (!problem.empty()) instance_->end(setup_failed, fmt::format("no checkpoint: {}", problem), false);
}

void RunCheckpoint::reached_in_job(const wasm::WatchedImport& import, const wasm::ImportFrame& frame) {
  host::Adapter& mpi = *job_.mpi();
  const host::ImportArguments arguments{
      .registers = frame.arguments, .stack = frame.more_arguments, .count = import.parameters};
  for (;;) {
    const auto point = static_cast<int>(import.point);
    const host::Arrival arrival = mpi.arrive(point, arguments,
                                             {.can_stop = frames_->can_save(frame),
                                              .is_wanted = is_wanted_now_,
                                              .attention = checkpoint_request().attention});
    if (const std::string refusal = mpi.take_refusal(); !refusal.empty()) report_refusal(refusal);
    if (arrival == host::Arrival::go_on) return settle();
    if (arrival == host::Arrival::save) {
      stops_anywhere_ = true;
      save(import, frame);
      continue;
    }
    // The processes must all count the same.
    if (!mpi.joins_all(point, arguments) || ++operations_ != next_agreement_) return;
    if (agree_that_it_is_wanted()) save(import, frame);
    return;
  }
}

void RunCheckpoint::report_refusal(const std::string& reason) {
  if (checkpoint_request().ends) {
    report_.error(fmt::format("no checkpoint before the end: {}", reason));
    return end_by_termination();
  }
  if (reported_.insert(reason).second)
    report_.error(fmt::format("warning: no checkpoint here: {}; the program goes on", reason));
}

/// The program has gone past a stopping point. Nothing has to be looked at before somebody asks for it.
void RunCheckpoint::settle() {
  guest::Attention& attention = checkpoint_request().attention;
  if (!attention.is_shared() || !attention.is_asked_here()) return;
  attention.settle();
  // Stopping points are counted where they are looked at.
  if (is_wanted_now() || options_.checkpoint_at > saved_at_ || !checkpoint_request().has_timer) attention.ask();
}

bool RunCheckpoint::is_wanted_now() {
  // Asked only while no checkpoint is under way: after this time, another process has refused it.
  constexpr auto time_for_a_notice = std::chrono::milliseconds{1500};
  if (checkpoint_request().ends) {
    if (!ends_since_) ends_since_ = Clock::now();
    if (Clock::now() - *ends_since_ > time_for_a_notice && !is_ended_) {
      is_ended_ = true;
      report_.error("no checkpoint before the end: another process cannot be saved");
      end_by_termination();
    }
  }
  return (options_.checkpoint_at > saved_at_ && points_ >= options_.checkpoint_at) || is_due();
}

bool RunCheckpoint::is_wanted() const {
  const std::uint64_t point = uses_mpi_ && !stops_anywhere_ ? operations_ : points_;
  return point == options_.checkpoint_at || is_due();
}

/// A signal has asked for it, or it is time.
bool RunCheckpoint::is_due() const {
  if (checkpoint_request().is_pending) return true;
  return options_.checkpoint_interval > 0 &&
         std::chrono::duration<double>(Clock::now() - saved_).count() >= options_.checkpoint_interval;
}

/// All processes are here, for all count the same operations, and they leave with the same answer. How many operations
/// later they agree again depends on how long the last ones took where they took longest.
bool RunCheckpoint::agree_that_it_is_wanted() {
  const auto now = Clock::now();
  const std::int64_t passed = std::chrono::duration_cast<std::chrono::nanoseconds>(now - agreed_).count();
  std::array<std::int64_t, 2> numbers{is_wanted() ? 1 : 0, passed};
  job_.mpi()->find_largest(numbers);
  const auto operations = static_cast<std::int64_t>(operations_ - last_agreement_);
  const std::int64_t each = std::max<std::int64_t>(numbers[1] / operations, 1);
  constexpr std::int64_t most = 1 << 20;
  // At most twice as many as the last time: operations may become slower.
  const std::int64_t distance =
      std::clamp<std::int64_t>(time_between_agreements / each, 1, std::min(most, 2 * operations));
  last_agreement_ = operations_;
  next_agreement_ = operations_ + static_cast<std::uint64_t>(distance);
  if (options_.checkpoint_at > operations_) next_agreement_ = std::min(next_agreement_, options_.checkpoint_at);
  agreed_ = now;
  return numbers[0] != 0;
}

std::int64_t RunCheckpoint::largest(std::int64_t own) {
  if (uses_mpi_) job_.mpi()->find_largest({&own, 1});
  return own;
}

/// Whether no process has a problem. Those that have one report it, the first time.
bool RunCheckpoint::all_did(const std::string& problem, std::string_view what) {
  if (!problem.empty() && reported_.insert(problem).second)
    report_.error(
        fmt::format("warning: {}: {}; the program {}", what, problem, checkpoint_request().ends ? "ends" : "goes on"));
  return largest(problem.empty() ? 0 : 1) == 0;
}

std::string RunCheckpoint::why_not_saved() {
  for (const auto& library : libraries_)
    if (std::string reason = library->why_not_saved(); !reason.empty()) return reason;
  return {};
}

void RunCheckpoint::save(const wasm::WatchedImport& import, const wasm::ImportFrame& frame) {
  // It stays asked for until it has been done.
  if (!all_did(frames_->can_save(frame) ? why_not_saved() : "a callback runs", "no checkpoint here")) {
    if (checkpoint_request().ends) end_by_termination();
    if (stops_anywhere_) go_on();
    return;
  }
  const auto begin = Clock::now();
  checkpoint_request().is_pending = 0;
  processes_ = uses_mpi_ ? static_cast<int>(largest(job_.rank())) + 1 : 1;
  saved_ = begin;
  restart_checkpoint_timer(options_.checkpoint_interval);
  const std::vector<int> numbers = checkpoints_.numbers();
  const int number = static_cast<int>(largest(numbers.empty() ? 1 : numbers.back() + 1));
  bool is_good = all_did(leads() ? checkpoints_.begin(number) : std::string{}, "no checkpoint");
  const bool has_begun = is_good;
  is_good = is_good && all_did(write(number, import, frame), "no checkpoint");
  is_good = is_good && all_did(leads() ? commit(number) : std::string{}, "no checkpoint");
  if (leads() && has_begun && !is_good) checkpoints_.remove(number);
  if (is_good && leads()) {
    checkpoints_.prune(generations);
    std::uint64_t bytes = 0;
    for (const std::uint64_t size : manifest_.sizes) bytes += size;
    report_.note(fmt::format("checkpoint {} is in {}: {:.1f} MiB in {:.2f} s", number,
                             checkpoints_.directory().native(), static_cast<double>(bytes) / (1 << 20),
                             std::chrono::duration<double>(Clock::now() - begin).count()));
  }
  // A signal to end the program may have reached some of its processes only.
  if (is_good && largest(options_.after_checkpoint == "exit" || checkpoint_request().ends ? 1 : 0) != 0) stop();
  // Signals reach processes at different times: what was asked for meanwhile has been done.
  if (is_good) {
    checkpoint_request().is_pending = 0;
    saved_at_ = options_.checkpoint_at;
  }
  if (!is_good && checkpoint_request().ends) end_by_termination();
  if (uses_mpi_ && (has_begun || stops_anywhere_)) go_on();
}

void RunCheckpoint::go_on() {
  const std::string problem = job_.mpi()->send_again();
  if (!problem.empty()) instance_->end(setup_failed, fmt::format("after a checkpoint: {}", problem), true);
}

std::string RunCheckpoint::write(int number, const wasm::WatchedImport& import, const wasm::ImportFrame& frame) {
  // The first process chooses what all files of the checkpoint have.
  manifest_.id = fmt::format("{}-{:x}", number, largest(leads() ? random_number() : 0));
  const int rank = uses_mpi_ ? job_.rank() : 0;
  // Saving what the libraries have is collective, whatever becomes of the file.
  std::vector<guest::ArchiveWriter> states;
  std::string wrong;
  for (const auto& library : libraries_) {
    const std::string problem = library->save(states.emplace_back());
    if (wrong.empty()) wrong = problem;
  }
  if (!wrong.empty()) return wrong;
  auto writer =
      checkpoint::ImageWriter::create(checkpoints_.place(number) / checkpoint::Checkpoints::rank_file(rank), key_);
  if (!writer) return writer.error();
  writer->add(checkpoint::Chunk::manifest, std::as_bytes(std::span{manifest_.id}));
  guest::ArchiveWriter program;
  frames_->save(import, frame, program);
  instance_->save(program);
  writer->add(checkpoint::Chunk::program, program.bytes());
  const guest::LinearMemory memory = instance_->memory();
  writer->add_memory({memory.base(), memory.size()});
  for (const guest::ArchiveWriter& state : states) writer->add(checkpoint::Chunk::library, state.bytes());
  if (std::string problem = writer->finish(); !problem.empty()) return problem;
  return leads() ? write_code(number) : std::string{};
}

std::string RunCheckpoint::write_code(int number) const {
  auto writer = checkpoint::ImageWriter::create(checkpoints_.place(number) / checkpoint::Checkpoints::code_file, key_);
  if (!writer) return writer.error();
  writer->add(checkpoint::Chunk::manifest, std::as_bytes(std::span{manifest_.id}));
  writer->add(checkpoint::Chunk::code, code_.module().serialize());
  return writer->finish();
}

std::string RunCheckpoint::commit(int number) {
  manifest_.number = number;
  manifest_.time =
      std::chrono::duration_cast<std::chrono::seconds>(std::chrono::system_clock::now().time_since_epoch()).count();
  if (!restarts()) {
    RunOptions again = options_;
    again.mpi.clear();
    again.backend_given = true;
    std::vector<std::string> variables = options_.variables;
    for (std::string& variable : variables)
      if (variable.find('=') == std::string::npos) variable += "=" + job_.environment().get(variable);
    manifest_.options = spawn_command(again, variables);
    manifest_.options.erase(manifest_.options.begin());
    manifest_.options.insert(manifest_.options.end(), {"--blas", options_.blas, "--fftw", options_.fftw});
  }
  manifest_.processes = 1;
  if (uses_mpi_) {
    manifest_.thread_level = job_.mpi()->thread_level();
    manifest_.library = job_.mpi()->library_version();
    manifest_.processes = processes_;
  }
  std::error_code no_code;
  manifest_.code_size =
      std::filesystem::file_size(checkpoints_.place(number) / checkpoint::Checkpoints::code_file, no_code);
  manifest_.sizes.clear();
  for (int rank = 0; rank < manifest_.processes; ++rank) {
    std::error_code error;
    const auto size =
        std::filesystem::file_size(checkpoints_.place(number) / checkpoint::Checkpoints::rank_file(rank), error);
    if (error)
      return fmt::format("the file of rank {} is not in {} (do all nodes share it?)", rank,
                         checkpoints_.place(number).native());
    manifest_.sizes.push_back(size);
  }
  return checkpoints_.commit(manifest_, key_);
}

void RunCheckpoint::stop() {
  // Launchers end all processes when the first has ended with another exit code than 0.
  (void)std::signal(SIGTERM, SIG_IGN);
  if (uses_mpi_) {
    (void)largest(0);
    job_.mpi()->end_early();
  }
  instance_->exit(stopped_after_checkpoint);
}

}  // namespace mpiwasm::command
