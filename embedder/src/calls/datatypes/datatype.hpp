// What mpiwasm knows of each datatype: how it was made, and where its data lie.
#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "calls/core/object.hpp"
#include "calls/core/quota.hpp"
#include "layout/layout.hpp"

namespace mpiwasm::calls {

/// How a datatype was made: the arguments of its constructor (MPI-5.0, 5.1.13).
struct DatatypeRecipe;

struct Datatype : std::enable_shared_from_this<Datatype> {
  MPI_Datatype host = MPI_DATATYPE_NULL;
  /// What the library gets for it in files, if that is another one (calls/files/types_for_files.hpp).
  mutable MPI_Datatype host_in_files = MPI_DATATYPE_NULL;
  /// True when `count` elements are exactly the bytes [0, count * extent), none of them named twice, and there are
  /// some, and when no part steps back.
  bool dense = false;
  /// True when libraries can keep elements of it in buffers of their own, as collective operations and reductions do.
  /// They take an extent, also that of an inner type, for a step forward, and for a distance that a buffer can have.
  bool bufferable = false;
  /// All numbers in it have a form in external32 (MPI-5.0, 14.5.2). MPICH ends the process for others.
  bool portable = true;
  /// A type that it is made of has a negative extent.
  bool steps_back = false;
  /// It, or a type that it is made of, has numbers that do not fit an int (calls/files/file_types.hpp).
  bool has_large_counts = false;
  bool predefined = false;
  /// By the guest. The host's type always is: libraries fail on others where the standard allows them, as in
  /// MPI_Pack_size.
  bool committed = false;
  /// On this host the guest's type has another number format (long double), so the host's reductions are wrong.
  bool foreign_format = false;
  /// Bytes of data in one element, and the bounds of the memory it spans (MPI-5.0, 5.1.7 and 5.1.8).
  std::int64_t size = 0;
  std::int64_t lower_bound = 0;
  std::int64_t extent = 0;
  std::int64_t true_lower_bound = 0;
  std::int64_t true_extent = 0;
  /// How many types lie one in the other here: 1 for a predefined one.
  int depth = 1;
  /// The most that a type may nest: libraries, and mpiwasm, go through nested types by recursion.
  static constexpr int most_depth = 1000;
  /// How many loops libraries may need to go through its data (type_loops.hpp): one in the other, and in all.
  int nested_loops = 1;
  std::uint64_t all_loops = 0;
  /// Predefined operations that are known to be defined for it: a bit for each guest handle.
  std::uint64_t known_operations = 0;
  /// Handles that the guest has for it.
  std::uint64_t handles = 0;
  /// What it is made of, as the library may write it out (type_blocks.hpp).
  Charge blocks;
  /// The same of what the library gets for it in files.
  mutable Charge blocks_in_files;
  AttributeList attributes;
  /// What the guest calls it, when that is not what the host calls it.
  std::optional<std::string> name;
  std::unique_ptr<DatatypeRecipe> recipe;
  /// Where its data lie, as mpiwasm has computed it before the library made the type; the numbers above agree with it.
  layout::LayoutPointer layout;

  Datatype() = default;
  Datatype(const Datatype&) = delete;
  Datatype& operator=(const Datatype&) = delete;
  /// Frees the host's datatype, unless it is predefined.
  ~Datatype();

  /// Whether elements of it are one run of bytes also for libraries, which do not see it of all types: those of indexed
  /// blocks with an empty one, for example, are none for MPICH.
  [[nodiscard]] bool is_surely_one_run() const;

  /// Asks the host for size and bounds of a predefined type; false when it does not know the type. Of a pair
  /// (MPI-5.0, 6.9.4), `index_size` is the size of its second number; 0 for others.
  bool measure(std::int64_t index_size = 0);
  /// Takes over `model` as where the data lie, with the bounds that the host gave its type, which may differ by
  /// padding. False when the host's type has other data, or bounds that do not hold the model's data.
  bool agree_with(layout::LayoutPointer model);
  /// From now on the guest may communicate with it.
  void commit();
  /// Takes over what a type has from `part`, one of those that it is made of.
  void inherit(const Datatype& part);

  /// The farthest that elements may lie apart where libraries keep them: the memory of a guest.
  static constexpr std::int64_t most_extent = std::int64_t{1} << 32;
#if defined(OPEN_MPI)
  /// The same where collective operations do it. Open MPI has extents and sizes in an `int` in some of them.
  static constexpr std::int64_t most_buffered_extent = std::numeric_limits<int>::max();
#else
  static constexpr std::int64_t most_buffered_extent = most_extent;
#endif

  /// What the library makes a type of that has the same data. Open MPI takes one that was MPI_PACKED for MPI_PACKED,
  /// whatever its bounds are, and writes without looking at them.
  [[nodiscard]] MPI_Datatype host_to_copy() const {
#if defined(OPEN_MPI)
    if (host == MPI_PACKED) return MPI_BYTE;
#endif
    return host;
  }

  /// A type of the guest whose elements have no data.
  [[nodiscard]] bool is_empty() const { return size == 0 && recipe != nullptr; }
  /// Whether a predefined operation is among the known ones; false says nothing.
  [[nodiscard]] bool knows_operation(Handle handle) const {
    return (known_operations >> (number(handle) & 0x3f) & 1) != 0;
  }
  void learn_operation(Handle handle) { known_operations |= std::uint64_t{1} << (number(handle) & 0x3f); }

 private:
  void ask_host();
};

struct DatatypeRecipe {
  /// The guest's MPI_COMBINER_ value.
  int combiner = 0;
  std::vector<std::int64_t> integers;
  std::vector<std::int64_t> addresses;
  std::vector<std::int64_t> large_counts;
  /// The types it is made of: predefined ones by their handle, others by the object, which lives as long as this.
  struct Part {
    Handle predefined_handle{};
    std::shared_ptr<Datatype> object;
  };
  std::vector<Part> parts;
};

using DatatypeTable = HandleTable<std::shared_ptr<Datatype>, HandleKind::datatype, 0x200>;

}  // namespace mpiwasm::calls
