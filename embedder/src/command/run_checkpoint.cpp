#include "command/run_checkpoint.hpp"

#include <fmt/format.h>
#include <sys/mman.h>

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <system_error>
#include <utility>

#include "checkpoint/directory_lock.hpp"
#include "checkpoint/key.hpp"
#include "checkpoint/private_file.hpp"
#include "command/checkpoint_signals.hpp"
#include "command/exit_codes.hpp"
#include "host/library/launcher.hpp"
#include "wasi/grant.hpp"
#include "wasm/engine/placed_frames.hpp"
#include "wasm/engine/resumable_frames.hpp"
#include "wasm/inspect/resumable/resumable.hpp"
#include "wasm/inspect/resumable/table_changes.hpp"
#include "wasm/inspect/stopping_imports.hpp"

namespace mpiwasm::command {
namespace {

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

void RunCheckpoint::note_module(std::span<const std::byte> file) {
  own_.module_digest = wasm::to_hexadecimal(wasm::Sha256{}.add(file).finish());
  why_tables_change_ = wasm::why_tables_change(file);
}

int RunCheckpoint::prepare(const wasm::ModuleSummary& module) {
  if (options_.checkpoint_directory.empty()) return success;
  if (const int code = check_module(module); code != success) return code;
  if (const int code = choose_directory(); code != success) return code;
  uses_mpi_ = wasm::imports_mpi(module);
  manifest_.uses_mpi = uses_mpi_;
  own_.module = std::filesystem::absolute(options_.module).string();
  own_.engine = is_portable() ? fmt::format("portable {}", wasm::resumable_version)
                              : wasm::fingerprint({.backend = *wasm::backend_from_text(options_.backend)});
  if (restarts()) {
    if (const int code = read_manifest(); code != success) return code;
  }
  if (const int code = create_frames(); code != success) return code;
  may_stop_ = wasm::stopping_imports(module);
  watch();
  handle_checkpoint_signals(options_.checkpoint_interval);
  return success;
}

int RunCheckpoint::check_module(const wasm::ModuleSummary& module) const {
  if (!is_portable() && wasm::uses_threads(module))
    return fail(usage_error, fmt::format("{}: a program with threads can be saved with --checkpoint-form portable only",
                                         options_.module));
  if (!is_portable() && options_.backend == "singlepass")
    return fail(usage_error,
                "--checkpoint works with the backends llvm and cranelift, not with singlepass, unless with "
                "--checkpoint-form portable");
  if (wasm::abi_of(module) == wasm::ModuleAbi::mpiwasm_2023)
    return fail(unusable_module,
                fmt::format("{}: --checkpoint does not work with modules of the MPIWasm of 2023", options_.module));
  // Other tables lie in the heap, where frames may point to, and are not saved.
  if (std::ranges::any_of(module.tables, [](const wasm::Limits& table) { return table.maximum != table.minimum; }))
    return fail(unusable_module,
                fmt::format("{}: --checkpoint needs a module whose table has a fixed size", options_.module));
  // Others are not saved, and frames may point to where they lie.
  if (module.memories.size() > 1)
    return fail(unusable_module, fmt::format("{}: --checkpoint needs a module with one memory", options_.module));
  if (!why_tables_change_.empty())
    return fail(unusable_module,
                fmt::format("{}: the program cannot be saved: {}", options_.module, why_tables_change_));
  return success;
}

int RunCheckpoint::create_frames() {
  if (is_portable()) {
    auto frames = std::make_unique<wasm::ResumableFrames>();
    libraries_.resume()->use(*frames);
    frames_ = std::move(frames);
    return success;
  }
  auto frames = wasm::PlacedFrames::create();
  if (!frames) return fail(setup_failed, frames.error().message);
  frames_ = std::move(*frames);
  return success;
}

int RunCheckpoint::choose_directory() {
  const auto key = checkpoint::load_key(checkpoint::key_path([](const char* name) { return std::getenv(name); }));
  if (!key) return fail(setup_failed, key.error());
  key_ = *key;
  std::error_code error;
  std::filesystem::path directory = std::filesystem::absolute(options_.checkpoint_directory, error).lexically_normal();
  if (!directory.has_filename()) directory = directory.parent_path();  // "DIR/"
  if (!error) error = checkpoint::make_private_directory(directory);
  if (!error) directory = std::filesystem::canonical(directory, error);
  if (error)
    return fail(setup_failed,
                fmt::format("checkpoints cannot be kept in {}: {}", options_.checkpoint_directory, error.message()));
  if (const std::string reason = checkpoint::why_not_kept_in(directory); !reason.empty())
    return fail(setup_failed, reason);
  if (const std::string reason = open_stage(); !reason.empty()) return fail(setup_failed, reason);
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
  // Otherwise the first process finds out when the program is saved.
  const auto launcher = host::detect_launcher(job_.environment());
  if (launcher && launcher->rank != 0) return success;
  taken_ = lock();
  // Others would wait for this process in MPI_Init: it ends the job when that is over.
  return taken_.empty() || launcher ? success : fail(setup_failed, taken_);
}

/// Keeps other jobs from the directory. Returns what is wrong, or an empty text.
std::string RunCheckpoint::lock() {
  if (lock_) return {};
  // Launchers may end before the ranks of the job have that goes on here.
  constexpr std::chrono::seconds patience{10};
  auto locked =
      checkpoint::lock_directory(checkpoints_.directory(), restarts() ? patience : std::chrono::seconds::zero());
  if (!locked) return locked.error();
  lock_ = std::move(*locked);
  return {};
}

int RunCheckpoint::read_manifest() {
  auto saved = checkpoints_.read(options_.restart_number, key_);
  if (!saved) return fail(setup_failed, saved.error());
  const std::string where = fmt::format("checkpoint {}", saved->number);
  if (options_.restart_program >= saved->programs.size()) return fail(setup_failed, where + " has been replaced");
  const checkpoint::Program& program = saved->programs[options_.restart_program];
  if (program.module_digest != own_.module_digest)
    return fail(unusable_module, fmt::format("{} is of another module than {} is now", where, options_.module));
  if (program.engine != own_.engine)
    return fail(setup_failed,
                fmt::format("{} was made by another {} of mpiwasm{}", where, is_portable() ? "version" : "build",
                            is_portable() ? ", whose portable form differs"
                                          : ", or on another processor; --checkpoint-form portable, in the first run, "
                                            "makes checkpoints that can be continued there"));
  manifest_ = std::move(*saved);
  checkpoints_.go_on_from(manifest_.number);
  return success;
}

tl::expected<std::vector<std::byte>, std::string> RunCheckpoint::saved_code() const {
  const checkpoint::Code* const code = manifest_.code_of(manifest_.programs[options_.restart_program]);
  if (code == nullptr) return tl::unexpected(fmt::format("checkpoint {} has no code", manifest_.number));
  auto reader = checkpoint::ImageReader::open(checkpoints_.place(manifest_.number) / code->file(), key_, code->label());
  if (!reader) return tl::unexpected(reader.error());
  const checkpoint::ChunkTable* const chunk = reader->next(checkpoint::Chunk::code);
  if (chunk == nullptr) return tl::unexpected(std::string{"the file of the code has none"});
  return reader->read(*chunk);
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
    const auto member = job_.mpi()->start_again(manifest_.programs[options_.restart_program].thread_level);
    rank = member.rank;
    timings_.phase_done("start MPI");
    if (member.size != manifest_.processes) {
      if (rank == 0)
        report_.error(fmt::format("checkpoint {} is of {} processes, not of {}; start it with as many",
                                  manifest_.number, manifest_.processes, member.size));
      (void)largest(0);
      job_.mpi()->end_early();
      return setup_failed;
    }
  }
  std::string problem = taken_;
  // The launcher has said which one it would be.
  if (problem.empty() && manifest_.program_of_rank[static_cast<std::size_t>(rank)] != options_.restart_program)
    problem = fmt::format("rank {} of MPI is not the rank that the launcher gave the process", rank);
  if (problem.empty()) problem = restore(rank);
  timings_.phase_done("restore");
  if (problem.empty()) return success;
  report_.error(fmt::format("checkpoint {} cannot be continued: {}", manifest_.number, problem));
  job_.abort(setup_failed);
  return setup_failed;
}

std::string RunCheckpoint::restore(int rank) {
  const auto path = checkpoints_.place(manifest_.number) / checkpoint::Checkpoints::rank_file(rank);
  auto reader = checkpoint::ImageReader::open(path, key_, manifest_.label_of_rank(rank));
  if (!reader) return reader.error();
  if (std::string wrong = fill_instance(*reader); !wrong.empty()) return wrong;
  for (const auto& library : libraries_) {
    const checkpoint::ChunkTable* const chunk = reader->next(checkpoint::Chunk::library);
    if (chunk == nullptr) return fmt::format("{} is incomplete", path.native());
    const auto bytes = reader->read(*chunk);
    if (!bytes) return bytes.error();
    guest::ArchiveReader from{*bytes};
    if (bytes->empty()) continue;
    if (std::string wrong = library->restore(from); !wrong.empty()) return wrong;
  }
  earlier_ = {.number = manifest_.number, .size = reader->size(), .table = reader->table()};
  std::string wrong = manifest_.uses_mpi ? job_.mpi()->send_again() : std::string{};
  // Not before: functions of the guest that the library calls begin at their beginning.
  if (wrong.empty()) frames_->enter_again();
  return wrong;
}

std::string RunCheckpoint::fill_instance(checkpoint::ImageReader& reader) {
  const checkpoint::ChunkTable* const program = reader.next(checkpoint::Chunk::program);
  const checkpoint::ChunkTable* const memory = reader.next(checkpoint::Chunk::memory);
  if (program == nullptr || memory == nullptr) return "it is incomplete";
  const auto bytes = reader.read(*program);
  if (!bytes) return bytes.error();
  guest::ArchiveReader from{*bytes};
  if (std::string wrong = frames_->restore(from); !wrong.empty()) return wrong;
  if (std::string wrong = instance_->restore(from); !wrong.empty()) return wrong;
  if (!instance_->grow_memory_to(memory->size))
    return fmt::format("there is no room for {} MiB of memory", memory->size >> 20);
  const guest::LinearMemory own = instance_->memory();
  if (own.size() != memory->size) return "its memory is smaller than that of the module";
  // The module's own data are there already, also where the program has written zeros.
  if (::madvise(own.base(), own.size(), MADV_DONTNEED) != 0) std::memset(own.base(), 0, own.size());
  return reader.fill(*memory, {own.base(), own.size()});
}

}  // namespace mpiwasm::command
