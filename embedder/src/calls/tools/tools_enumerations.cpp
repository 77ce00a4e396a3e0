// Enumerations of the tools interface (MPI-5.0, 15.3.5), which a guest sees as they were when it was given the handle.
#include <array>
#include <optional>

#include "calls/tools/tools.hpp"

namespace mpiwasm::calls {

namespace {

using Text = std::array<char, 1024>;

std::optional<Enumeration> read(MPI_T_enum host) {
  constexpr int most = 1 << 16;
  int number = 0;
  Text text{};
  int length = static_cast<int>(text.size());
  if (MPI_T_enum_get_info(host, &number, text.data(), &length) != MPI_SUCCESS || number > most) return std::nullopt;
  Enumeration read{std::string(text_in(text)), {}};
  for (int index = 0; index < number; ++index) {
    int value = 0;
    text = {};
    length = static_cast<int>(text.size());
    if (MPI_T_enum_get_item(host, index, &value, text.data(), &length) != MPI_SUCCESS) return std::nullopt;
    read.items.push_back({value, std::string(text_in(text))});
  }
  return read;
}

const Enumeration* find(ToolsCall& call, Handle handle) {
  const Enumeration* found = call.failed() ? nullptr : call.tools().enumerations.find(handle);
  if (found == nullptr) call.fail(guest_MPI_T_ERR_INVALID_HANDLE);
  return found;
}

}  // namespace

Handle enumeration_handle(Context& context, MPI_T_enum host) {
  if (host == MPI_T_ENUM_NULL) return no_handle;
  std::optional<Enumeration> enumeration = read(host);
  if (!enumeration) return no_handle;
  Handle& handle = tools(context).known_enumerations[*enumeration];
  if (handle == no_handle) handle = tools(context).enumerations.insert(*std::move(enumeration));
  return handle;
}

Code guest_MPI_T_enum_get_info(Context* context, Handle enumtype, Address num, Address name, Address name_len) {
  ToolsCall call(*context, "MPI_T_enum_get_info", MPI_T_enum_get_info != nullptr);
  const Enumeration* found = find(call, enumtype);
  std::int32_t* number = call.wanted(num);
  const ToolsText text(call, name, name_len);
  if (call.failed()) return call.code();
  text.store(found->name);
  if (number != nullptr) *number = static_cast<std::int32_t>(found->items.size());
  return 0;
}

Code guest_MPI_T_enum_get_item(Context* context, Handle enumtype, std::int32_t indx, Address value, Address name,
                               Address name_len) {
  ToolsCall call(*context, "MPI_T_enum_get_item", MPI_T_enum_get_item != nullptr);
  const Enumeration* found = find(call, enumtype);
  std::int32_t* value_place = call.wanted(value);
  const ToolsText text(call, name, name_len);
  const auto index = static_cast<std::size_t>(indx);
  if (!call.failed() && (indx < 0 || index >= found->items.size())) call.fail(guest_MPI_T_ERR_INVALID_INDEX);
  if (call.failed()) return call.code();
  const Enumeration::Item& item = found->items[index];
  text.store(item.name);
  if (value_place != nullptr) *value_place = item.value;
  return 0;
}

}  // namespace mpiwasm::calls
