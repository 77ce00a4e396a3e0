// Error classes, codes and texts (MPI-5.0, 9.4 and 9.5): the guest sees classes as codes.
#include <fmt/format.h>

#include <limits>
#include <string>

#include "calls/guest_functions.hpp"
#include "calls/process/results_at_any_time.hpp"

namespace mpiwasm::calls {

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
constexpr std::size_t most_texts = std::size_t{1} << 16;

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
  if (context->added_texts.size() >= most_texts && !context->added_texts.contains(code)) {
    return raise_error(*context, no_handle, "MPI_Add_error_string", guest_MPI_ERR_NO_MEM,
                       fmt::format("the program has added {} error strings, and may not add more", most_texts));
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
  context.added_texts.erase(code);
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

}  // namespace mpiwasm::calls
