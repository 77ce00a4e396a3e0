// Starting, ending and asking about MPI (MPI-5.0, chapters 9 and 11), time.
#include <fmt/format.h>

#include <cstring>

#include "calls/core/attributes.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/predefined.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "calls/process/results_at_any_time.hpp"
#include "translate/host_text.hpp"

namespace mpiwasm::calls {

namespace {

/// Writes what another thread than the main one asks for.
Code answer_bystander(Context& context, const char* function, Address address, std::int32_t value) {
  auto* place = place_at_any_time<std::int32_t>(context, function, "the result", address);
  if (place == nullptr) return guest_MPI_ERR_ARG;
  *place = value;
  return 0;
}

Code start(Context& context, const char* function, int required, int* provided) {
  if (context.world_running || context.finalized) {
    return raise_error(context, no_handle, function, guest_MPI_ERR_OTHER,
                       context.world_running ? "MPI has been started before" : "MPI cannot be started again");
  }
  start_library(context, function, required, provided);
  define_world(context);
  context.world_running = true;
  update_running(context);
  return 0;
}

}  // namespace

Code guest_MPI_Init(Context* context, Address, Address) {
  int level = MPI_THREAD_SINGLE;
  return start(*context, "MPI_Init", MPI_THREAD_SINGLE, &level);
}

Code guest_MPI_Init_thread(Context* context, Address, Address, std::int32_t required, Address provided) {
  std::int32_t* place = place_at_any_time<std::int32_t>(*context, "MPI_Init_thread", "provided", provided);
  if (place == nullptr) return guest_MPI_ERR_ARG;
  int level = MPI_THREAD_SINGLE;
  const translate::ConstantRow* wanted = translate::find_guest(translate::thread_level_rows, required);
  if (wanted == nullptr) {
    return raise_error(*context, no_handle, "MPI_Init_thread", guest_MPI_ERR_ARG,
                       fmt::format("required is {}, which is not a thread level", required));
  }
  const Code code = start(*context, "MPI_Init_thread", wanted->host, &level);
  *place = translate::guest_value(translate::thread_level_rows, level);
  return code;
}

Code guest_MPI_Finalize(Context* context) {
  Call call(*context, "MPI_Finalize");
  if (!call.failed() && !context->world_running) call.fail(guest_MPI_ERR_OTHER, "called without MPI_Init");
  if (!call.failed() && current_caller().attribute_callbacks > 0) {
    call.fail(guest_MPI_ERR_OTHER, "called by a callback for attributes");
  }
  if (!call.failed() && context->unfinished_communicators > 0) {
    call.fail(guest_MPI_ERR_PENDING, fmt::format("{} communicators of MPI_Comm_idup have not been completed",
                                                 context->unfinished_communicators));
  }
  if (call.failed()) return call.raise();
  // MPI_COMM_SELF's attributes go first, so that libraries can clean up (MPI-5.0, 11.2.4).
  const Code code =
      delete_attributes(*context, guest_MPI_COMM_SELF, context->communicator(guest_MPI_COMM_SELF)->attributes);
  if (code != 0) return raise_error(*context, no_handle, "MPI_Finalize", code, "an attribute delete function failed");
  if (!others_have_left()) {
    return raise_error(*context, no_handle, "MPI_Finalize", guest_MPI_ERR_OTHER, "another thread is in a call of MPI");
  }
  // Functions of the guest, and other threads, have run since.
  if (context->unfinished_communicators > 0) {
    return raise_error(*context, no_handle, "MPI_Finalize", guest_MPI_ERR_PENDING,
                       "communicators of MPI_Comm_idup have been begun meanwhile");
  }
  context->world_running = false;
  context->finalized = true;
  update_running(*context);
  if (context->sessions_used) {
    undefine_world(*context);
    return 0;
  }
  return end_library(*context) == MPI_SUCCESS ? 0 : guest_MPI_ERR_OTHER;
}

Code guest_MPI_Initialized(Context* context, Address flag) {
  std::int32_t* place = place_at_any_time<std::int32_t>(*context, "MPI_Initialized", "flag", flag);
  if (place == nullptr) return guest_MPI_ERR_ARG;
  *place = context->world_running || context->finalized ? 1 : 0;
  return 0;
}

Code guest_MPI_Finalized(Context* context, Address flag) {
  std::int32_t* place = place_at_any_time<std::int32_t>(*context, "MPI_Finalized", "flag", flag);
  if (place == nullptr) return guest_MPI_ERR_ARG;
  *place = context->finalized ? 1 : 0;
  return 0;
}

Code guest_MPI_Abort(Context* context, Handle comm, std::int32_t code) {
  Call call(*context, "MPI_Abort", comm);
  (void)call.communicator("comm", comm);
  if (call.failed()) return call.raise();
  end_guest(*context, code, fmt::format("MPI_Abort was called with code {}", code), false);
}

Code guest_MPI_Query_thread(Context* context, Address provided) {
  if (is_bystander(*context)) return answer_bystander(*context, "MPI_Query_thread", provided, context->thread_level);
  Call call(*context, "MPI_Query_thread");
  std::int32_t* place = call.place<std::int32_t>("provided", provided);
  if (call.failed()) return call.raise();
  *place = context->thread_level;
  return 0;
}

Code guest_MPI_Is_thread_main(Context* context, Address flag) {
  if (is_bystander(*context)) return answer_bystander(*context, "MPI_Is_thread_main", flag, 0);
  Call call(*context, "MPI_Is_thread_main");
  int* place = call.place<int>("flag", flag);
  if (call.failed()) return call.raise();
  int is_main = 0;
  const int code = MPI_Is_thread_main(&is_main);
  *place = is_main;
  return call.finish(code);
}

Code guest_MPI_Get_version(Context* context, Address version, Address subversion) {
  std::int32_t* major = place_at_any_time<std::int32_t>(*context, "MPI_Get_version", "version", version);
  std::int32_t* minor = place_at_any_time<std::int32_t>(*context, "MPI_Get_version", "subversion", subversion);
  if (major == nullptr || minor == nullptr) return guest_MPI_ERR_ARG;
  // The version of the interface that the guest was compiled for, which mpiwasm provides on every library.
  *major = guest_MPI_VERSION;
  *minor = guest_MPI_SUBVERSION;
  return 0;
}

Code guest_MPI_Get_library_version(Context* context, Address version, Address length) {
  char text[MPI_MAX_LIBRARY_VERSION_STRING + 1] = "";
  int text_length = 0;
  MPI_Get_library_version(text, &text_length);
  const std::string shown = fmt::format("mpiwasm over {}", translate::without_host(text));
  if (is_bystander(*context)) {
    const auto room = context->memory.range(version, guest_MPI_MAX_LIBRARY_VERSION_STRING);
    if (version == guest::null_address || !room)
      end_for_address(*context, "MPI_Get_library_version", "version", version);
  }
  return give_text(*context, "MPI_Get_library_version", shown, guest_MPI_MAX_LIBRARY_VERSION_STRING, version, length);
}

Code guest_MPI_Pcontrol(Context*, std::int32_t level, Address) {
  // Further arguments mean something to a profiling library only, and cannot be passed on without knowing them.
  (void)MPI_Pcontrol(level);
  return 0;
}

double guest_MPI_Wtime(Context*) { return MPI_Wtime(); }

double guest_MPI_Wtick(Context*) { return MPI_Wtick(); }

Code guest_MPI_Info_create_env(Context* context, std::int32_t, Address, Address info) {
  Call call(*context, "MPI_Info_create_env");
  const MPI_Info shown = call.info("info", guest_MPI_INFO_ENV);
  Handle* place = call.result_place(call.context().infos, "info", info);
  if (call.failed()) return call.raise();
  MPI_Info host = MPI_INFO_NULL;
  const int code = MPI_Info_dup(shown, &host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_info(host);
  return 0;
}

// A library without hardware information reports none, as the standard permits (MPI-5.0, 9.1.2).
Code guest_MPI_Get_hw_resource_info(Context* context, Address hw_info) {
  Call call(*context, "MPI_Get_hw_resource_info");
  Handle* place = call.result_place(call.context().infos, "hw_info", hw_info);
  if (call.failed()) return call.raise();
  MPI_Info host = MPI_INFO_NULL;
  const int code = MPI_Get_hw_resource_info != nullptr ? MPI_Get_hw_resource_info(&host) : MPI_Info_create(&host);
  if (code != MPI_SUCCESS) return call.raise_host(code);
  *place = call.new_info(host);
  return 0;
}

}  // namespace mpiwasm::calls
