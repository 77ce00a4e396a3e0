// The tools interface (MPI-5.0, 15.3): what mpiwasm knows of a guest's enumerations, variables and sessions, and how
// its arguments are checked. Its calls work before MPI_Init and after MPI_Finalize, and their errors are returned,
// never raised.
#pragma once

#include <array>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "calls/core/call.hpp"
#include "calls/core/threaded_call.hpp"
#include "calls/guest_functions.hpp"

namespace mpiwasm::calls {

/// What is bound to a variable, so that it is noticed when the guest frees it. The library has it as long as the
/// variable's handle: what the guest frees lasts until then.
struct ToolsObject {
  int binding = 0;  ///< of the host, MPI_T_BIND_...
  Handle handle{};
  Used* used = nullptr;
  std::shared_ptr<Datatype> type;
};

/// The type of a variable's elements.
struct ToolsType {
  Handle guest = guest_MPI_DATATYPE_NULL;
  std::size_t size = 0;
  bool text = false;
};

/// What a guest may do with a control variable (tools_control.cpp).
struct ControlAccess {
  bool reads = false;
  bool writes = false;
};

/// What the library said of an enumeration: Open MPI frees those of a component that it closes.
struct Enumeration {
  struct Item {
    int value = 0;
    std::string name;
    auto operator<=>(const Item&) const = default;
  };

  std::string name;
  std::vector<Item> items;
  auto operator<=>(const Enumeration&) const = default;
};

struct ControlVariable {
  /// None for one whose value the library has lost.
  MPI_T_cvar_handle host = MPI_T_CVAR_HANDLE_NULL;
  int index = -1;
  ControlAccess access;
  ToolsType type;
  std::size_t count = 0;
  ToolsObject object;
};

struct PerformanceVariable {
  /// None for one whose component the library may have unloaded.
  MPI_T_pvar_handle host = MPI_T_PVAR_HANDLE_NULL;
  int index = -1;
  bool is_read_only = false;
  bool is_continuous = false;
  bool is_started = false;
  Handle session{};
  ToolsType type;
  std::size_t count = 0;
  ToolsObject object;
};

struct PerformanceSession {
  MPI_T_pvar_session host = MPI_T_PVAR_SESSION_NULL;
  std::vector<Handle> variables;
};

template <class Object, std::uint32_t kind>
using ToolsTable = HandleTable<Object, static_cast<HandleKind>(kind), 0x0>;

/// Of the context; made at first use.
struct Tools {
  int times_started = 0;
  /// What the library gave when its interface was started; it stays so until the end.
  std::optional<int> library_level = {};
  ToolsTable<Enumeration, 12> enumerations = {};
  std::map<Enumeration, Handle> known_enumerations = {};
  ToolsTable<ControlVariable, 13> control_variables = {};
  ToolsTable<PerformanceVariable, 14> performance_variables = {};
  ToolsTable<PerformanceSession, 15> sessions = {};
};

[[nodiscard]] Tools& tools(Context& context);

/// One call of the tools interface on its way: the first thing that is wrong is its answer.
class ToolsCall {
 public:
  /// `available` is false when the library lacks the function.
  ToolsCall(Context& context, const char* name, bool available = true);

  [[nodiscard]] Context& context() const { return context_; }
  [[nodiscard]] Tools& tools() const { return calls::tools(context_); }
  [[nodiscard]] bool failed() const { return code_ != 0; }
  [[nodiscard]] Code code() const { return code_; }
  void fail(int code) {
    if (!failed()) code_ = code;
  }
  /// Fails when the library has no variable or category of this number; libraries give other errors for that.
  void check_index(int index, int (*get_number)(int*));
  /// The answer for what the library returned.
  Code finish(int host_code);

  /// Where to store a number; null, without an error, if the guest passes null.
  std::int32_t* wanted(Address address) { return address == guest::null_address ? nullptr : needed(address); }
  std::int32_t* needed(Address address);
  Handle* handle_place(Address address) { return reinterpret_cast<Handle*>(needed(address)); }
  /// Where the handle of a new object goes, for which `table` has room from now on.
  Handle* result_place(auto& table, Address address) {
    if (!table.make_room()) fail(guest_MPI_T_ERR_OUT_OF_HANDLES);
    return handle_place(address);
  }
  /// The handle that stands there, read once; 0 when the call has failed.
  [[nodiscard]] Handle handle_at(const Handle* place) const { return failed() ? no_handle : read_once(place); }
  std::string string(Address address);
  /// Stores what the library says of one number.
  Code give_number(Address address, const auto& ask);
  std::span<std::int32_t> list(Address address, std::int32_t length);

  /// The host's handle of the object that `address` names, for a variable with this binding; kept in `storage`.
  void* bound_object(int binding, Address address, ToolsObject& object, std::vector<std::byte>& storage);
  /// Fails when the object has gone.
  void check_bound(const ToolsObject& object);

 private:
  [[nodiscard]] bool find_object(int binding, Handle handle, std::vector<std::byte>& storage) const;

  Context& context_;
  /// These calls wait for no other process and call no function of the guest.
  OneAtATime alone_;
  Code code_ = 0;
};

Code ToolsCall::give_number(Address address, const auto& ask) {
  std::int32_t* place = needed(address);
  if (failed()) return code();
  int number = 0;
  const Code code = finish(ask(&number));
  if (code == 0) *place = number;
  return code;
}

/// A text that the library writes, and its length. Both lie in memory of the host while the library works on them; the
/// guest's length is read once.
class ToolsText {
 public:
  /// The guest's buffers for the string and its length; either may be null.
  ToolsText(ToolsCall& call, Address text, Address length);

  [[nodiscard]] char* host() { return buffer_.data(); }
  [[nodiscard]] int* length() { return &length_; }
  /// Gives the guest as much as it has room for; what the text says of the host is left out.
  void store() const { store(view()); }
  /// The same with another text.
  void store(std::string_view text) const;
  [[nodiscard]] std::string_view view() const { return text_in(buffer_); }

 private:
  static constexpr int longest = 8192;

  std::span<char> place_;
  std::int32_t* length_place_;
  std::array<char, longest> buffer_{};
  int length_ = longest;
};

/// Open MPI unloads components when it starts and when it ends, and calls functions of theirs for a handle of one of
/// their variables, also to free it. So the library has none of these handles while it starts or ends.
void let_variables_go(Context& context);
/// Those that belong to no object count again, from the beginning, as far as the library still has them.
void take_variables_again(Context& context);

/// The guest's type for elements of a host type; size 0 when there is none.
[[nodiscard]] ToolsType tools_type(MPI_Datatype host);
/// What is bound to a variable lasts from now on, and ends with it.
void keep_bound(const ToolsObject& object);
void end_bound(const ToolsObject& object);
/// The guest's handle of an enumeration, which is read now; none where the library does not describe it.
[[nodiscard]] Handle enumeration_handle(Context& context, MPI_T_enum host);

/// Guest values of the host's constants.
[[nodiscard]] int guest_verbosity(int host);
[[nodiscard]] int guest_binding(int host);
[[nodiscard]] int guest_scope(int host);
[[nodiscard]] int guest_variable_class(int host);
/// The host's value of a class; -1 when there is none.
[[nodiscard]] int host_variable_class(int guest);

}  // namespace mpiwasm::calls
