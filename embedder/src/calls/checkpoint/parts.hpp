// What objects of several kinds have, as plain data.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

/// The error handlers of all objects, which share them. 0 is none, 1 to 3 are the predefined ones.
class SavedHandlers {
 public:
  std::uint32_t number_of(const std::shared_ptr<ErrorHandler>& handler);
  void save(guest::ArchiveWriter& to) const;

 private:
  std::map<const ErrorHandler*, std::uint32_t> numbers_;
  std::vector<const ErrorHandler*> handlers_;
};

/// By their numbers.
using Handlers = std::vector<std::shared_ptr<ErrorHandler>>;
inline constexpr const char* damaged_handlers = "its error handlers are damaged";
/// Returns what is wrong, or an empty text.
[[nodiscard]] std::string restore_handlers(Context& context, Handlers& handlers, guest::ArchiveReader& from);
/// Null where there is none of the number. No object is without a handler: MPI_Comm_get_errhandler would look for it.
[[nodiscard]] std::shared_ptr<ErrorHandler> chosen(const Handlers& handlers, std::uint32_t number);

void save_attributes(const AttributeList& attributes, guest::ArchiveWriter& to);
void restore_attributes(AttributeList& attributes, guest::ArchiveReader& from);

void save_hints(const Hints& hints, guest::ArchiveWriter& to);
[[nodiscard]] Hints restore_hints(guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
