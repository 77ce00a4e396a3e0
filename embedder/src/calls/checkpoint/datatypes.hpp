// Datatypes as plain data. Types that have no handle of the guest any more are saved with the objects that use them.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "calls/core/context.hpp"
#include "guest/archive.hpp"

namespace mpiwasm::calls {

class SavedDatatypes {
 public:
  void add(Handle handle, const Datatype& type);
  /// A type that an object uses.
  void add(const DatatypeRecipe::Part& part);
  /// All that have been added.
  void save(guest::ArchiveWriter& to) const;
  /// One that has been added, as a part of something else.
  void save_part(const DatatypeRecipe::Part& part, guest::ArchiveWriter& to) const;

 private:
  std::uint32_t number_of(const Datatype& type);

  std::map<const Datatype*, std::uint32_t> numbers_;
  std::vector<const Datatype*> types_;
  std::vector<std::pair<Handle, std::uint32_t>> named_;
  std::vector<std::pair<Handle, const Datatype*>> chosen_;
  std::vector<std::pair<Handle, const Datatype*>> with_attributes_;
};

/// By their numbers.
using RestoredTypes = std::vector<std::shared_ptr<Datatype>>;
/// Returns what is wrong, or an empty text.
[[nodiscard]] std::string restore_datatypes(Context& context, RestoredTypes& types, guest::ArchiveReader& from);
/// Nothing when it is incomplete.
[[nodiscard]] std::optional<DatatypeRecipe::Part> restore_part(const RestoredTypes& types, guest::ArchiveReader& from);

}  // namespace mpiwasm::calls
