// Starting, ending and asking about MPI (MPI-5.0, chapters 9 and 11), error classes and texts, time.
#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>

#include "calls/core/attributes.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/library_life.hpp"
#include "calls/core/predefined.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"
#include "translate/host_text.hpp"

namespace mpiwasm::calls {

namespace {

/// For a thread that may not raise errors.
[[noreturn]] void end_for_address(Context& context, const char* function, const char* argument, Address address) {
  end_guest(context, end_status(guest_MPI_ERR_ARG),
            fmt::format("{}: {} at {:#x} is not an aligned address in the guest's memory", function, argument, address),
            true);
}

/// Calls that are allowed at any time have no Call before MPI_Init, so their bad pointers end the guest.
template <class T>
T* place_at_any_time(Context& context, const char* function, const char* argument, Address address) {
  const auto found = context.memory.array<T>(address, 1);
  if (address != guest::null_address && found) return found->data();
  if (is_bystander(context)) end_for_address(context, function, argument, address);
  (void)raise_error(context, no_handle, function, guest_MPI_ERR_ARG,
                    fmt::format("{} at {:#x} is not an aligned address in the guest's memory", argument, address));
  return nullptr;
}

/// Writes a text and its length where the guest asked for them.
Code give_text(Context& context, const char* function, std::string_view text, std::uint64_t capacity, Address place,
               Address length) {
  const auto room = context.memory.range(place, capacity);
  if (place == guest::null_address || !room) {
    return raise_error(
        context, no_handle, function, guest_MPI_ERR_ARG,
        fmt::format("the text at {:#x} and {} bytes long lies outside the guest's memory", place, capacity));
  }
  std::int32_t* length_place = place_at_any_time<std::int32_t>(context, function, "resultlen", length);
  if (length_place == nullptr) return guest_MPI_ERR_ARG;
  const std::size_t shown = std::min<std::size_t>(text.size(), capacity - 1);
  std::memcpy(room->data(), text.data(), shown);
  (*room)[shown] = std::byte{0};
  *length_place = static_cast<std::int32_t>(shown);
  return 0;
}

/// Writes what another thread than the main one asks for.
Code answer_bystander(Context& context, const char* function, Address address, std::int32_t value) {
  *place_at_any_time<std::int32_t>(context, function, "the result", address) = value;
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

// --- error classes, codes and texts: the guest sees classes as codes ------------------------------------------------

Code guest_MPI_Error_class(Context* context, std::int32_t code, Address place) {
  std::int32_t* result = place_at_any_time<std::int32_t>(*context, "MPI_Error_class", "errorclass", place);
  if (result == nullptr) return guest_MPI_ERR_ARG;
  const auto added = context->added_codes.find(code);
  *result = added != context->added_codes.end() ? added->second : code;
  return 0;
}

Code guest_MPI_Error_string(Context* context, std::int32_t code, Address place, Address length) {
  std::string text;
  const auto added = context->added_texts.find(code);
  if (added != context->added_texts.end()) {
    text = added->second;
  } else if (context->added_codes.contains(code)) {
    text = "";
  } else if (code == 0) {
    text = "MPI_SUCCESS: no error";
  } else {
    const char* name = translate::error_class_name(code);
    if (name == nullptr) {
      return raise_error(*context, no_handle, "MPI_Error_string", guest_MPI_ERR_ARG,
                         fmt::format("errorcode is {}, which is not an error code", code));
    }
    const auto latest = context->last_errors.find(code);
    text = latest == context->last_errors.end() ? name : fmt::format("{}: {}", name, latest->second);
  }
  return give_text(*context, "MPI_Error_string", text, guest_MPI_MAX_ERROR_STRING, place, length);
}

namespace {

/// Error classes and codes that a program may add: more than any needs, and too few to fill the host.
constexpr std::size_t most_added = std::size_t{1} << 20;

bool may_add(const Context& context) {
  return context.added_codes.size() < most_added && context.last_used_code < std::numeric_limits<int>::max();
}

Code refuse_to_add(Context& context, const char* function) {
  return raise_error(context, no_handle, function, guest_MPI_ERR_NO_MEM,
                     fmt::format("the program has added {} error classes and codes, and may not add more", most_added));
}

}  // namespace

Code guest_MPI_Add_error_class(Context* context, Address place) {
  std::int32_t* result = place_at_any_time<std::int32_t>(*context, "MPI_Add_error_class", "errorclass", place);
  if (result == nullptr) return guest_MPI_ERR_ARG;
  if (!may_add(*context)) return refuse_to_add(*context, "MPI_Add_error_class");
  if (context->last_used_code < guest_MPI_ERR_LASTCODE) context->last_used_code = guest_MPI_ERR_LASTCODE;
  const int added = ++context->last_used_code;
  context->added_codes[added] = added;
  *result = added;
  return 0;
}

Code guest_MPI_Add_error_code(Context* context, std::int32_t error_class, Address place) {
  std::int32_t* result = place_at_any_time<std::int32_t>(*context, "MPI_Add_error_code", "errorcode", place);
  if (result == nullptr) return guest_MPI_ERR_ARG;
  if (!context->added_codes.contains(error_class) && translate::error_class_name(error_class) == nullptr) {
    return raise_error(*context, no_handle, "MPI_Add_error_code", guest_MPI_ERR_ARG,
                       fmt::format("errorclass is {}, which is not an error class", error_class));
  }
  if (!may_add(*context)) return refuse_to_add(*context, "MPI_Add_error_code");
  if (context->last_used_code < guest_MPI_ERR_LASTCODE) context->last_used_code = guest_MPI_ERR_LASTCODE;
  const int added = ++context->last_used_code;
  context->added_codes[added] = error_class;
  *result = added;
  return 0;
}

Code guest_MPI_Add_error_string(Context* context, std::int32_t code, Address text) {
  const auto string = context->memory.string(text);
  if (text == guest::null_address || !string) {
    return raise_error(*context, no_handle, "MPI_Add_error_string", guest_MPI_ERR_ARG,
                       "string is not a string in memory");
  }
  if (!context->added_codes.contains(code)) {
    return raise_error(*context, no_handle, "MPI_Add_error_string", guest_MPI_ERR_ARG,
                       fmt::format("errorcode is {}, which the program has not added", code));
  }
  if (string->size() >= guest_MPI_MAX_ERROR_STRING) {
    return raise_error(*context, no_handle, "MPI_Add_error_string", guest_MPI_ERR_ARG,
                       fmt::format("string has {} characters, but an error string must be shorter than {}",
                                   string->size(), guest_MPI_MAX_ERROR_STRING));
  }
  context->added_texts[code] = *string;
  return 0;
}

namespace {

Code remove_code(Context& context, const char* function, std::int32_t code) {
  if (context.added_codes.erase(code) == 0) {
    return raise_error(context, no_handle, function, guest_MPI_ERR_ARG,
                       fmt::format("{} is not an error class or code that the program has added", code));
  }
  return 0;
}

}  // namespace

Code guest_MPI_Remove_error_class(Context* context, std::int32_t error_class) {
  return remove_code(*context, "MPI_Remove_error_class", error_class);
}

Code guest_MPI_Remove_error_code(Context* context, std::int32_t code) {
  return remove_code(*context, "MPI_Remove_error_code", code);
}

Code guest_MPI_Remove_error_string(Context* context, std::int32_t code) {
  if (context->added_texts.erase(code) == 0) {
    return raise_error(*context, no_handle, "MPI_Remove_error_string", guest_MPI_ERR_ARG,
                       fmt::format("error code {} has no added text", code));
  }
  return 0;
}

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
