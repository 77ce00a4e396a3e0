// The border between the mpiwasm executable, which links no MPI, and an adapter: a shared object that was compiled
// against the mpi.h of one family of MPI libraries (src/calls, src/translate, src/host/<family>).
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "guest/attention.hpp"
#include "guest/granted_files.hpp"
#include "guest/guest.hpp"
#include "guest/host_library.hpp"
#include "guest/seal.hpp"
#include "host/interface/awaited_file.hpp"
#include "host/interface/buffer_allocations.hpp"
#include "host/interface/exchange_messages.hpp"
#include "host/interface/world.hpp"

namespace mpiwasm::host {

/// Before the module of a new process: the file is named as in the guest that starts it.
inline constexpr const char* granted_module_option = "--granted-module";

/// What the executable passes to an adapter when it opens one.
struct AdapterOptions {
  /// Receives the name of each MPI function that the guest calls ("--trace"); empty without tracing.
  std::function<void(std::string_view function)> trace;
  /// The guest comes from the MPIWasm toolchain of 2023, whose MPI functions have other names for everything.
  bool mpiwasm_2023 = false;
  /// The guest may have threads.
  bool has_threads = false;
  /// The job may be saved, so requests keep the calls that made them.
  bool can_be_saved = false;
  /// The job has processes that are not guests, which know nothing of private communicators.
  bool has_native_peers = false;
  /// The guest may call functions that need private communicators (calls/communicators/private_communicators.hpp) and
  /// cannot wait for other processes to make one.
  bool needs_private_at_once = true;
  /// The directories that the guest may use; null when it may use none.
  guest::GrantedFiles* files = nullptr;
  /// How the guest was started: this program with its options, the module's file, and the name that the guest knows it
  /// by (argv[0]). MPI_Comm_spawn starts others in the same way.
  std::vector<std::string> spawn_command;
  std::string module;
  std::string module_name;
  /// That process is one that was started so.
  bool has_granted_module = false;
  /// How many processes the guest may start by MPI_Comm_spawn, with all that these start in turn.
  std::uint32_t most_spawned = 0;
  /// Why it may start none, whatever the number; empty when nothing is against it.
  std::string why_no_spawn;
  /// Seals names of ports; empty when the guest neither opens nor connects to one, and where there is no key.
  guest::Seal seal_port;
  /// Why there is no key.
  std::string why_no_seal;
  /// How libraries that need it allocate buffers, apart or cleared; null when that cannot be.
  const BufferAllocations* separate_allocations = nullptr;
  const BufferAllocations* separate_allocations_of_files = nullptr;
  const BufferAllocations* cleared_allocations = nullptr;
  const BufferAllocations* cleared_allocations_of_files = nullptr;
  /// Where a file ends before memory of the library that is to be filled, has the rest cleared; but not of `untouched`,
  /// which is the guest's. Empty when nothing can.
  std::function<void(std::span<const std::byte> untouched)> clear_short_reads;
  /// While the calling thread awaits a file (null: none any more), what the MPI library opens by its name is that file
  /// or nothing. Empty when nothing can see to it; then programs open no files by MPI.
  std::function<void(AwaitedFile* file)> await_file;
  /// Called before the MPI library starts, which may end the process.
  std::function<void()> library_starts;
  /// Called when the MPI library has started, before the guest continues.
  std::function<void(const World&)> library_started;
};

/// The arguments with which the guest has entered an import, of at most 32 bits each.
struct ImportArguments {
  const std::uint64_t* registers = nullptr;
  const std::uint64_t* stack = nullptr;
  std::size_t count = 0;

  [[nodiscard]] std::uint32_t operator[](std::size_t index) const { return static_cast<std::uint32_t>(large(index)); }
  /// An argument of 64 bits.
  [[nodiscard]] std::uint64_t large(std::size_t index) const {
    return index < guest::arguments_in_registers ? registers[index] : stack[index - guest::arguments_in_registers];
  }
};

/// A function of MPI at whose entry a program can be stopped.
struct StoppingPoint {
  int number = -1;                   ///< for arrive(); -1: it is none
  guest::HostCode code = nullptr;    ///< takes the place of the function; null: nothing does
  guest::QuickCode quick = nullptr;  ///< takes the place of arrive() while no attention is asked for; null: nothing
};

/// What arrive() knows of the program's run.
struct Stopping {
  bool can_stop = false;                   ///< no callback runs
  const std::function<bool()>& is_wanted;  ///< whether this process wants the job to be saved
  const std::function<bool()>& ends;       ///< whether the program is to end once it is saved
  guest::Attention& attention;             ///< is shared with the other processes where all can be asked by it
};

/// What the guest does at a stopping point.
enum class Arrival : std::uint8_t {
  go_on,     ///< calls the function
  save,      ///< is saved: all processes are at stopping points
  together,  ///< can be saved only at a collective operation of all processes
};

/// One MPI library, ready to serve one guest: a host library, and what only MPI has. Its one module has the functions
/// of the standard ABI, in the namespace "mpi_abi_1", or those of 2023, in "env".
class Adapter : public guest::HostLibrary {
 public:
  [[nodiscard]] std::string_view name() const override { return "MPI"; }

  /// The rank in MPI_COMM_WORLD while MPI runs, else -1. For messages.
  [[nodiscard]] virtual int world_rank() const = 0;

  /// Ends the job if MPI is initialized (MPI_Abort on MPI_COMM_WORLD); otherwise returns.
  virtual void abort_job(int exit_code) = 0;

  /// By its name, without the "P" of the profiling interface.
  [[nodiscard]] virtual StoppingPoint stopping_point(std::string_view function) const = 0;

  /// The guest is at the entry of such a function, and waits here for what the function would wait for.
  [[nodiscard]] virtual Arrival arrive(int point, const ImportArguments& arguments, const Stopping& stopping) = 0;

  /// Why arrive() has given up a checkpoint since this was called last; empty when it has not.
  [[nodiscard]] virtual std::string take_refusal() = 0;

  /// Whether save() failed the last time because some processes had not started yet what others had.
  [[nodiscard]] virtual bool was_incomplete() = 0;

  /// Whether a stopping point is a collective operation of all processes, which all come to in the same order.
  [[nodiscard]] virtual bool joins_all(int point, const ImportArguments& arguments) = 0;

  /// Replaces each number by the largest that a process gives. Collective over all processes, on a communicator of its
  /// own, as save() and restore() are.
  virtual void find_largest(std::span<std::int64_t> numbers) = 0;

  /// Calls back into the guest, which must not communicate, free or complete anything meanwhile.
  virtual void call_guest(const std::function<void()>& call) = 0;

  /// After Arrival::save, save() or restore(): the messages and receives that were under way are under way again, and
  /// processes that were stopped go on. Collective. Returns what is wrong, or an empty text.
  [[nodiscard]] virtual std::string send_again() = 0;

  /// The thread level that the guest has, by the guest's value.
  [[nodiscard]] virtual int thread_level() = 0;

  /// Starts MPI in place of the guest, which did so before it was saved.
  struct Member {
    int rank;
    int size;
  };
  [[nodiscard]] virtual Member start_again(int thread_level) = 0;

  /// Ends MPI in place of the guest, which will not go on in this process. Collective.
  virtual void end_early() = 0;

  /// What MPI_Get_library_version says, first line only.
  [[nodiscard]] virtual std::string library_version() = 0;

  /// Starts MPI and sends messages without any guest, see exchange_messages.hpp. MPI cannot start again after it.
  [[nodiscard]] virtual ObservedJob exchange_messages(const MessageObserver& observer) = 0;
};

/// The one symbol that an adapter exports: "mpiwasm_open_adapter".
using OpenAdapter = std::unique_ptr<Adapter> (*)(const AdapterOptions&);
inline constexpr char open_adapter_symbol[] = "mpiwasm_open_adapter";

}  // namespace mpiwasm::host
