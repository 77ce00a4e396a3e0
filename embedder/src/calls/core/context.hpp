// The one process context of an adapter: the guest, and every MPI object it holds.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "calls/communicators/communicator.hpp"
#include "calls/communicators/group.hpp"
#include "calls/core/object.hpp"
#include "calls/datatypes/datatype.hpp"
#include "calls/datatypes/operation.hpp"
#include "calls/files/file.hpp"
#include "calls/messages/message.hpp"
#include "calls/messages/request.hpp"
#include "calls/process/info.hpp"
#include "calls/process/session.hpp"
#include "calls/windows/window.hpp"
#include "guest/guest.hpp"
#include "host/adapter.hpp"

namespace mpiwasm::calls {

/// A callback pair of the guest under one key (MPI-5.0, 7.7).
struct Keyval {
  enum class Owner { communicator, datatype, window } owner = Owner::communicator;
  Function copy_function{};
  Function delete_function{};
  Word extra_state = 0;
  /// Attributes that still use it; a freed keyval lives until the last one is gone.
  int uses = 0;
  bool freed = false;
};

struct Context {
  guest::LinearMemory memory;
  guest::Guest* guest = nullptr;
  host::AdapterOptions options;

  /// Between MPI_Init and MPI_Finalize, or while a session is open.
  bool running = false;
  /// The library has been started and not ended; it may outlive what the guest uses.
  bool library_running = false;
  /// Between MPI_Init and MPI_Finalize.
  bool world_running = false;
  int open_sessions = 0;
  bool sessions_used = false;
  /// Running, and nobody traces calls: a call has nothing to do but its work.
  bool ordinary = false;
  bool finalized = false;
  int world_rank = -1;
  /// Largest tag that the guest may use.
  int tag_upper_bound = 32767;
  /// Tags beyond it are partitioned messages' (partitioned_emulation.hpp), on a library that has no such messages.
  bool partitioned_by_tags = false;

  CommunicatorTable communicators;
  GroupTable groups;
  DatatypeTable datatypes;
  OperationTable operations;
  RequestTable requests;
  MessageTable messages;
  InfoTable infos;
  FileTable files;
  SessionTable sessions;
  ErrorHandlerTable error_handlers;
  WindowTable windows;
  std::map<int, Keyval> keyvals;
  int next_keyval = 1000;

  /// By name.
  std::map<std::string, DataRepresentation> data_representations;

  /// Where errors go that belong to no communicator: MPI_COMM_WORLD's handler.
  std::shared_ptr<ErrorHandler> default_error_handler;
  /// The handler of MPI_FILE_NULL, which files that are opened later inherit.
  std::shared_ptr<ErrorHandler> default_file_error_handler;
  /// Text of the error that the present call is about to raise.
  std::string pending_error;
  /// What the most recent error of each class was, told by MPI_Error_string.
  std::map<int, std::string> last_errors;
  /// Classes and codes that the guest added: code -> class, and their texts.
  std::map<int, int> added_codes;
  std::map<int, std::string> added_texts;
  int last_used_code = 0;

  /// Calls so far that listed requests.
  std::uint64_t completion_calls = 0;
  /// Communicators that the library is making (UnfinishedCommunicator). Open MPI 4.1 crashes when it ends meanwhile.
  int unfinished_communicators = 0;
  /// What freed requests may still read.
  std::vector<std::unique_ptr<RequestKeep>> kept_for_good;

  /// Guest memory that holds what attributes and callbacks point to; made at first use.
  Address predefined_attributes{};
  Address callback_words{};
  /// Callbacks that run at present, one inside the other.
  std::uint32_t callback_depth = 0;
  /// Of these, callbacks for attributes, which may call all of MPI but its end.
  int attribute_callbacks = 0;
  /// Callbacks that the library has called while it works, and in which it must not be asked for more work.
  int library_callbacks = 0;
  /// The sends of MPI_Isendrecv on a library without it; made at first use (isendrecv.cpp).
  std::shared_ptr<BufferedSends> copied_sends;
  /// The guest's buffer for buffered sends, so that detaching gives its address back.
  Address attached_buffer{};
  /// What the library has instead of it, and what it may still use of those of communicators that were freed.
  std::unique_ptr<std::byte[]> lent_buffer;
  std::vector<std::unique_ptr<std::byte[]>> lent_for_good;
  /// The communicator to the processes that started this one; 0 until asked for.
  Handle parent{};

  /// Stand-ins that failed look-ups return, so that later checks of the same call have something to read.
  Communicator no_communicator;
  Session no_session;
  Datatype no_datatype;
  Window no_window;
  File no_file;

  /// 0 <= tag <= the largest, in one comparison.
  [[nodiscard]] bool in_tag_range(std::int32_t tag) const {
    return static_cast<std::uint32_t>(tag) <= static_cast<std::uint32_t>(tag_upper_bound);
  }
  /// True when `count` elements of a dense type lie in the guest's memory. Dense types are at most 4 GiB, so the
  /// product fits as long as the count is a 31-bit one; negative counts, which were found wrong before, are not.
  [[nodiscard]] bool contains_dense(Address address, std::int64_t count, const Datatype& type) const {
    return type.dense && static_cast<std::uint64_t>(count) <= std::numeric_limits<std::int32_t>::max() &&
           memory.contains(address, static_cast<std::uint64_t>(count * type.extent));
  }

  /// The live communicator, or null.
  [[nodiscard]] Communicator* communicator(Handle handle) { return communicators.target(handle); }
  /// The live window, or null.
  [[nodiscard]] Window* window(Handle handle) { return windows.target(handle); }
  /// The live datatype, or null.
  [[nodiscard]] Datatype* datatype(Handle handle) { return datatypes.target(handle); }
  /// The open file, or null.
  [[nodiscard]] File* file(Handle handle) { return files.target(handle); }
};

/// The process context, for host callbacks that MPI gives no argument for it.
Context& process_context();

}  // namespace mpiwasm::calls
