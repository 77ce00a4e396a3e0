// Categories of variables (MPI-5.0, 15.3.9), and events (15.3.8). A library may offer no events, and mpiwasm offers
// none: libraries call their functions at moments at which no guest function could run.
#include <algorithm>

#include "calls/tools/tools.hpp"

namespace mpiwasm::calls {

Code guest_MPI_T_category_get_num(Context* context, Address num_cat) {
  ToolsCall call(*context, "MPI_T_category_get_num", MPI_T_category_get_num != nullptr);
  return call.give_number(num_cat, MPI_T_category_get_num);
}

Code guest_MPI_T_category_get_info(Context* context, std::int32_t cat_index, Address name, Address name_len,
                                   Address desc, Address desc_len, Address num_cvars, Address num_pvars,
                                   Address num_categories) {
  ToolsCall call(*context, "MPI_T_category_get_info", MPI_T_category_get_info != nullptr);
  ToolsText name_text(call, name, name_len);
  ToolsText description(call, desc, desc_len);
  std::int32_t* places[3] = {call.wanted(num_cvars), call.wanted(num_pvars), call.wanted(num_categories)};
  call.check_index(cat_index, MPI_T_category_get_num);
  if (call.failed()) return call.code();
  int numbers[3] = {};
  const Code code =
      call.finish(MPI_T_category_get_info(cat_index, name_text.host(), name_text.length(), description.host(),
                                          description.length(), &numbers[0], &numbers[1], &numbers[2]));
  if (code != 0) return code;
  name_text.store();
  description.store();
  for (std::size_t i = 0; i < 3; ++i) {
    if (places[i] != nullptr) *places[i] = numbers[i];
  }
  return 0;
}

Code guest_MPI_T_category_get_index(Context* context, Address name, Address cat_index) {
  ToolsCall call(*context, "MPI_T_category_get_index", MPI_T_category_get_index != nullptr);
  const std::string text = call.string(name);
  return call.give_number(cat_index, [&](int* index) { return MPI_T_category_get_index(text.c_str(), index); });
}

namespace {

/// The numbers of the members of a category. No category has more than there are: `get_number` says how many that is.
Code members(ToolsCall& call, std::int32_t category, std::int32_t length, Address indices, int (*host)(int, int, int[]),
             int (*get_number)(int*)) {
  if (length < 0) call.fail(guest_MPI_T_ERR_INVALID);
  const auto places = call.list(indices, length);
  call.check_index(category, MPI_T_category_get_num);
  int number = 0;
  if (!call.failed()) call.fail(call.finish(get_number(&number)));
  if (call.failed()) return call.code();
  // What the library does not fill stays as it is.
  std::vector<int> found(places.begin(), places.begin() + std::min(length, number));
  const Code code = call.finish(host(category, static_cast<int>(found.size()), found.data()));
  if (code == 0) std::ranges::copy(found, places.begin());
  return code;
}

}  // namespace

Code guest_MPI_T_category_get_cvars(Context* context, std::int32_t cat_index, std::int32_t len, Address indices) {
  ToolsCall call(*context, "MPI_T_category_get_cvars", MPI_T_category_get_cvars != nullptr);
  return members(call, cat_index, len, indices, MPI_T_category_get_cvars, MPI_T_cvar_get_num);
}

Code guest_MPI_T_category_get_pvars(Context* context, std::int32_t cat_index, std::int32_t len, Address indices) {
  ToolsCall call(*context, "MPI_T_category_get_pvars", MPI_T_category_get_pvars != nullptr);
  return members(call, cat_index, len, indices, MPI_T_category_get_pvars, MPI_T_pvar_get_num);
}

Code guest_MPI_T_category_get_categories(Context* context, std::int32_t cat_index, std::int32_t len, Address indices) {
  ToolsCall call(*context, "MPI_T_category_get_categories", MPI_T_category_get_categories != nullptr);
  return members(call, cat_index, len, indices, MPI_T_category_get_categories, MPI_T_category_get_num);
}

Code guest_MPI_T_category_changed(Context* context, Address update_number) {
  ToolsCall call(*context, "MPI_T_category_changed", MPI_T_category_changed != nullptr);
  return call.give_number(update_number, MPI_T_category_changed);
}

Code guest_MPI_T_category_get_num_events(Context* context, std::int32_t cat_index, Address num_events) {
  ToolsCall call(*context, "MPI_T_category_get_num_events", MPI_T_category_get_num != nullptr);
  std::int32_t* place = call.needed(num_events);
  call.check_index(cat_index, MPI_T_category_get_num);
  if (!call.failed()) *place = 0;
  return call.code();
}

Code guest_MPI_T_category_get_events(Context* context, std::int32_t cat_index, std::int32_t len, Address indices) {
  ToolsCall call(*context, "MPI_T_category_get_events", MPI_T_category_get_num != nullptr);
  if (len < 0) call.fail(guest_MPI_T_ERR_INVALID);
  (void)call.list(indices, len);
  call.check_index(cat_index, MPI_T_category_get_num);
  return call.code();
}

namespace {

Code none(Context& context, const char* function, Address place) {
  ToolsCall call(context, function);
  std::int32_t* number = call.needed(place);
  if (!call.failed()) *number = 0;
  return call.code();
}

/// No index is right, no name is known, no handle is live.
Code refused(Context& context, const char* function, int code) {
  ToolsCall call(context, function);
  call.fail(code);
  return call.code();
}

}  // namespace

Code guest_MPI_T_source_get_num(Context* context, Address num_sources) {
  return none(*context, "MPI_T_source_get_num", num_sources);
}

Code guest_MPI_T_event_get_num(Context* context, Address num_events) {
  return none(*context, "MPI_T_event_get_num", num_events);
}

Code guest_MPI_T_source_get_info(Context* context, std::int32_t, Address, Address, Address, Address, Address, Address,
                                 Address, Address) {
  return refused(*context, "MPI_T_source_get_info", guest_MPI_T_ERR_INVALID_INDEX);
}

Code guest_MPI_T_source_get_timestamp(Context* context, std::int32_t, Address) {
  return refused(*context, "MPI_T_source_get_timestamp", guest_MPI_T_ERR_INVALID_INDEX);
}

Code guest_MPI_T_event_get_info(Context* context, std::int32_t, Address, Address, Address, Address, Address, Address,
                                Address, Address, Address, Address, Address) {
  return refused(*context, "MPI_T_event_get_info", guest_MPI_T_ERR_INVALID_INDEX);
}

Code guest_MPI_T_event_get_index(Context* context, Address name, Address) {
  ToolsCall call(*context, "MPI_T_event_get_index");
  (void)call.string(name);
  call.fail(guest_MPI_T_ERR_INVALID_NAME);
  return call.code();
}

Code guest_MPI_T_event_handle_alloc(Context* context, std::int32_t, Address, Handle, Address) {
  return refused(*context, "MPI_T_event_handle_alloc", guest_MPI_T_ERR_INVALID_INDEX);
}

Code guest_MPI_T_event_handle_set_info(Context* context, Handle, Handle) {
  return refused(*context, "MPI_T_event_handle_set_info", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_handle_get_info(Context* context, Handle, Address) {
  return refused(*context, "MPI_T_event_handle_get_info", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_register_callback(Context* context, Handle, std::int32_t, Handle, UserData, Function) {
  return refused(*context, "MPI_T_event_register_callback", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_callback_set_info(Context* context, Handle, std::int32_t, Handle) {
  return refused(*context, "MPI_T_event_callback_set_info", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_callback_get_info(Context* context, Handle, std::int32_t, Address) {
  return refused(*context, "MPI_T_event_callback_get_info", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_handle_free(Context* context, Handle, UserData, Function) {
  return refused(*context, "MPI_T_event_handle_free", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_set_dropped_handler(Context* context, Handle, Function) {
  return refused(*context, "MPI_T_event_set_dropped_handler", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_read(Context* context, Handle, std::int32_t, Address) {
  return refused(*context, "MPI_T_event_read", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_copy(Context* context, Handle, Address) {
  return refused(*context, "MPI_T_event_copy", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_get_timestamp(Context* context, Handle, Address) {
  return refused(*context, "MPI_T_event_get_timestamp", guest_MPI_T_ERR_INVALID_HANDLE);
}

Code guest_MPI_T_event_get_source(Context* context, Handle, Address) {
  return refused(*context, "MPI_T_event_get_source", guest_MPI_T_ERR_INVALID_HANDLE);
}

}  // namespace mpiwasm::calls
