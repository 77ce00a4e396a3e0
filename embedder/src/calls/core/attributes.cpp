// Attributes cached on communicators, datatypes and windows (MPI-5.0, 7.7).
#include "calls/core/attributes.hpp"

#include <fmt/format.h>

#include <limits>

#include "calls/core/attribute_lists.hpp"
#include "calls/core/callbacks.hpp"
#include "calls/core/predefined_attributes.hpp"
#include "calls/guest_functions.hpp"
#include "calls/windows/window_attributes.hpp"

namespace mpiwasm::calls {

namespace {

using Owner = Keyval::Owner;

/// Raises the code of a delete function that failed on the object's error handler.
Code raise_delete_failure(Call& call, Code code) {
  call.fail(code, "the attribute delete function failed");
  return call.raise();
}

/// The keyval `key`, when the guest made it for this kind of object.
Keyval* find_keyval(Call& call, int key, Owner owner) {
  const auto found = call.context().keyvals.find(key);
  if (found != call.context().keyvals.end() && found->second.owner == owner) return &found->second;
  call.fail(guest_MPI_ERR_KEYVAL, fmt::format("keyval is {}, which is not a live key for this kind of object", key));
  return nullptr;
}

Code create_keyval(Context& context, const char* name, Owner owner, Function copy, Function remove, Address keyval,
                   UserData extra_state) {
  Call call(context, name);
  std::int32_t* place = call.place<std::int32_t>("keyval", keyval);
  constexpr std::size_t most_keyvals = std::size_t{1} << 20;
  if (context.keyvals.size() >= most_keyvals || context.next_keyval == std::numeric_limits<int>::max()) {
    call.fail(guest_MPI_ERR_NO_MEM, "the program has created the maximum number of keyvals");
  }
  if (call.failed()) return call.raise();
  const int key = context.next_keyval++;
  context.keyvals[key] = Keyval{owner, copy, remove, extra_state, 0, false};
  *place = key;
  return 0;
}

Code free_keyval(Context& context, const char* name, Owner owner, Address keyval) {
  Call call(context, name);
  std::int32_t* place = call.place<std::int32_t>("keyval", keyval);
  // A freed key is live while attributes use it, and may be freed again: delete functions free the key of their own
  // attribute, once per object.
  const std::int32_t key = place == nullptr ? 0 : read_once(place);
  Keyval* found = place == nullptr ? nullptr : find_keyval(call, key, owner);
  if (call.failed()) return call.raise();
  found->freed = true;
  if (found->uses == 0) context.keyvals.erase(key);
  *place = guest_MPI_KEYVAL_INVALID;
  return 0;
}

Code set_attribute(Call& call, Owner owner, Handle object, AttributeList* attributes, int key, UserData value) {
  Keyval* keyval = find_keyval(call, key, owner);
  if (call.failed()) return call.raise();
  Context& context = call.context();
  const InUse use(context, *attributes);
  const auto old = find_attribute(*attributes, key);
  if (old != attributes->end()) {
    const Code code = call_attribute_delete(context, *keyval, object, key, old->second);
    if (code != 0) return raise_delete_failure(call, code);
    // The callback may have changed the list, and freed the key.
    const auto place = find_attribute(*attributes, key);
    if (place != attributes->end()) {
      place->second = value;
      return 0;
    }
    keyval = find_keyval(call, key, owner);
    if (call.failed()) return call.raise();
  }
  if (room_for_attributes(context) <= 0) {
    call.fail(guest_MPI_ERR_NO_MEM,
              fmt::format("the program's objects have {} attributes, and may not have more", most_attributes));
    return call.raise();
  }
  attributes->emplace_back(key, value);
  ++keyval->uses;
  return 0;
}

Code get_attribute(Call& call, Owner owner, AttributeList* attributes, int key, Address value, Address flag) {
  if (!call.failed()) (void)find_keyval(call, key, owner);
  UserData* value_place = call.place<UserData>("attribute_val", value);
  std::int32_t* flag_place = call.place<std::int32_t>("flag", flag);
  if (call.failed()) return call.raise();
  const auto found = find_attribute(*attributes, key);
  *flag_place = found != attributes->end() ? 1 : 0;
  if (found != attributes->end()) *value_place = found->second;
  return 0;
}

Code remove_attribute(Call& call, Owner owner, Handle object, AttributeList* attributes, int key) {
  Keyval* keyval = call.failed() ? nullptr : find_keyval(call, key, owner);
  if (call.failed()) return call.raise();
  const auto found = find_attribute(*attributes, key);
  if (found == attributes->end()) return 0;
  const InUse use(call.context(), *attributes);
  const Code code = call_attribute_delete(call.context(), *keyval, object, key, found->second);
  if (code != 0) return raise_delete_failure(call, code);
  const auto place = find_attribute(*attributes, key);
  // The callback may have deleted it, too.
  if (place == attributes->end()) return 0;
  attributes->erase(place);
  release_keyval(call.context(), key);
  return 0;
}

}  // namespace

// --- communicators -----------------------------------------------------------------------------------------------

Code guest_MPI_Comm_create_keyval(Context* context, Function copy, Function remove, Address keyval,
                                  UserData extra_state) {
  return create_keyval(*context, "MPI_Comm_create_keyval", Owner::communicator, copy, remove, keyval, extra_state);
}

Code guest_MPI_Comm_free_keyval(Context* context, Address keyval) {
  return free_keyval(*context, "MPI_Comm_free_keyval", Owner::communicator, keyval);
}

Code guest_MPI_Comm_set_attr(Context* context, Handle comm, std::int32_t keyval, UserData value) {
  Call call(*context, "MPI_Comm_set_attr", comm);
  Communicator& communicator = call.communicator("comm", comm);
  if (call.failed()) return call.raise();
  return set_attribute(call, Owner::communicator, comm, &communicator.attributes, keyval, value);
}

Code guest_MPI_Comm_get_attr(Context* context, Handle comm, std::int32_t keyval, Address value, Address flag) {
  Call call(*context, "MPI_Comm_get_attr", comm);
  Communicator& communicator = call.communicator("comm", comm);
  if (!call.failed() && answer_predefined(call, communicator, keyval, value, flag))
    return call.failed() ? call.raise() : 0;
  return get_attribute(call, Owner::communicator, &communicator.attributes, keyval, value, flag);
}

Code guest_MPI_Comm_delete_attr(Context* context, Handle comm, std::int32_t keyval) {
  Call call(*context, "MPI_Comm_delete_attr", comm);
  Communicator& communicator = call.communicator("comm", comm);
  return remove_attribute(call, Owner::communicator, comm, &communicator.attributes, keyval);
}

// --- the same under their MPI-1 names ------------------------------------------------------------------------------

Code guest_MPI_Keyval_create(Context* context, Function copy, Function remove, Address keyval, UserData extra_state) {
  return create_keyval(*context, "MPI_Keyval_create", Owner::communicator, copy, remove, keyval, extra_state);
}

Code guest_MPI_Keyval_free(Context* context, Address keyval) {
  return free_keyval(*context, "MPI_Keyval_free", Owner::communicator, keyval);
}

Code guest_MPI_Attr_put(Context* context, Handle comm, std::int32_t keyval, UserData value) {
  return guest_MPI_Comm_set_attr(context, comm, keyval, value);
}

Code guest_MPI_Attr_get(Context* context, Handle comm, std::int32_t keyval, Address value, Address flag) {
  return guest_MPI_Comm_get_attr(context, comm, keyval, value, flag);
}

Code guest_MPI_Attr_delete(Context* context, Handle comm, std::int32_t keyval) {
  return guest_MPI_Comm_delete_attr(context, comm, keyval);
}

// --- windows -------------------------------------------------------------------------------------------------------

Code guest_MPI_Win_create_keyval(Context* context, Function copy, Function remove, Address keyval,
                                 UserData extra_state) {
  return create_keyval(*context, "MPI_Win_create_keyval", Owner::window, copy, remove, keyval, extra_state);
}

Code guest_MPI_Win_free_keyval(Context* context, Address keyval) {
  return free_keyval(*context, "MPI_Win_free_keyval", Owner::window, keyval);
}

Code guest_MPI_Win_set_attr(Context* context, Handle win, std::int32_t keyval, UserData value) {
  Call call(*context, "MPI_Win_set_attr", win);
  Window& window = call.window("win", win);
  if (call.failed()) return call.raise();
  return set_attribute(call, Owner::window, win, &window.attributes, keyval, value);
}

Code guest_MPI_Win_get_attr(Context* context, Handle win, std::int32_t keyval, Address value, Address flag) {
  Call call(*context, "MPI_Win_get_attr", win);
  Window& window = call.window("win", win);
  if (!call.failed() && answer_window_attribute(call, window, keyval, value, flag))
    return call.failed() ? call.raise() : 0;
  return get_attribute(call, Owner::window, &window.attributes, keyval, value, flag);
}

Code guest_MPI_Win_delete_attr(Context* context, Handle win, std::int32_t keyval) {
  Call call(*context, "MPI_Win_delete_attr", win);
  Window& window = call.window("win", win);
  return remove_attribute(call, Owner::window, win, &window.attributes, keyval);
}

// --- datatypes -----------------------------------------------------------------------------------------------------

Code guest_MPI_Type_create_keyval(Context* context, Function copy, Function remove, Address keyval,
                                  UserData extra_state) {
  return create_keyval(*context, "MPI_Type_create_keyval", Owner::datatype, copy, remove, keyval, extra_state);
}

Code guest_MPI_Type_free_keyval(Context* context, Address keyval) {
  return free_keyval(*context, "MPI_Type_free_keyval", Owner::datatype, keyval);
}

Code guest_MPI_Type_set_attr(Context* context, Handle datatype, std::int32_t keyval, UserData value) {
  Call call(*context, "MPI_Type_set_attr");
  Datatype& type = call.datatype("datatype", datatype);
  if (call.failed()) return call.raise();
  return set_attribute(call, Owner::datatype, datatype, &type.attributes, keyval, value);
}

Code guest_MPI_Type_get_attr(Context* context, Handle datatype, std::int32_t keyval, Address value, Address flag) {
  Call call(*context, "MPI_Type_get_attr");
  Datatype& type = call.datatype("datatype", datatype);
  return get_attribute(call, Owner::datatype, &type.attributes, keyval, value, flag);
}

Code guest_MPI_Type_delete_attr(Context* context, Handle datatype, std::int32_t keyval) {
  Call call(*context, "MPI_Type_delete_attr");
  Datatype& type = call.datatype("datatype", datatype);
  return remove_attribute(call, Owner::datatype, datatype, &type.attributes, keyval);
}

}  // namespace mpiwasm::calls
