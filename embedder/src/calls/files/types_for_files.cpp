// See types_for_files.hpp.
#include "calls/files/types_for_files.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace mpiwasm::calls {

#if defined(OPEN_MPI) || defined(MPIWASM_SERIAL_MPI)

std::optional<Refusal> prepare_for_files(const char* /*argument*/, const Datatype& /*type*/) { return std::nullopt; }

std::optional<Refusal> why_not_written_out(const Datatype& /*type*/) { return std::nullopt; }

#else

namespace {

/// Pieces of a datatype: where they begin, and their bytes. Runs that follow one another are one piece, and long ones
/// are several.
class Pieces {
 public:
  std::vector<MPI_Aint> places;
  std::vector<int> lengths;

  /// False when there are more than `most`.
  [[nodiscard]] bool count(const layout::Run& run, std::uint64_t most) {
    cut(run, [&](std::int64_t, std::int64_t length, bool is_new) {
      if (is_new) ++counted_;
      last_ = is_new ? length : last_ + length;
      return counted_ <= most;
    });
    return counted_ <= most;
  }
  [[nodiscard]] std::uint64_t counted() const { return counted_; }
  /// After all have been counted.
  void prepare() {
    places.reserve(counted_);
    lengths.reserve(counted_);
    end_ = -1;
    last_ = longest;
  }
  void add(const layout::Run& run) {
    cut(run, [&](std::int64_t place, std::int64_t length, bool is_new) {
      if (is_new) {
        places.push_back(place);
        lengths.push_back(static_cast<int>(length));
      } else {
        lengths.back() += static_cast<int>(length);
      }
      last_ = lengths.back();
      return true;
    });
  }

 private:
  static constexpr std::int64_t longest = std::int64_t{1} << 30;

  void cut(const layout::Run& run, const auto& take) {
    std::int64_t left = run.bytes;
    std::int64_t place = run.offset;
    while (left > 0) {
      const std::int64_t length = std::min(left, longest);
      if (!take(place, length, place != end_ || last_ + length > longest)) return;
      place += length;
      left -= length;
      end_ = place;
    }
  }

  std::uint64_t counted_ = 0;
  /// Where the last piece ends, and how long it is. Nothing follows what is not there.
  std::int64_t end_ = -1;
  std::int64_t last_ = longest;
};

/// A committed type of these bytes, from which elements follow one another as those of `type` do.
int make_type(const Pieces& pieces, const Datatype& type, MPI_Datatype& made) {
  MPI_Datatype bytes = MPI_DATATYPE_NULL;
  int code = MPI_Type_create_hindexed(static_cast<int>(pieces.places.size()), pieces.lengths.data(),
                                      pieces.places.data(), MPI_BYTE, &bytes);
  if (code != MPI_SUCCESS) return code;
  code = MPI_Type_create_resized(bytes, 0, static_cast<MPI_Aint>(type.extent), &made);
  MPI_Type_free(&bytes);
  return code == MPI_SUCCESS ? MPI_Type_commit(&made) : code;
}

/// One that a type is made of; null for a mark, such as MPI_UB.
const Datatype* part_of(const DatatypeRecipe::Part& part) {
  return part.object != nullptr ? part.object.get() : process_context().datatype(part.predefined_handle);
}

/// Numbers without gaps, of a predefined type: what libraries write out as it is.
bool is_plain(const Datatype& type) {
  if (type.recipe == nullptr) return type.size == type.extent;
  const bool is_row =
      type.recipe->combiner == guest_MPI_COMBINER_CONTIGUOUS && type.recipe->parts.front().object == nullptr;
  const Datatype* number = is_row ? part_of(type.recipe->parts.front()) : nullptr;
  return number != nullptr && number->size == number->extent;
}

/// Whether one of the blocks has no elements. Numbers that do not fit an int stand in one list with displacements.
bool has_empty_block(const DatatypeRecipe& recipe) {
  if (recipe.integers.empty()) return std::ranges::find(recipe.large_counts, 0) != recipe.large_counts.end();
  const auto blocks = std::span(recipe.integers).subspan(1, static_cast<std::size_t>(recipe.integers.front()));
  return std::ranges::find(blocks, 0) != blocks.end();
}

/// Whether a type, or one that it is made of, is among those that are put elsewhere.
bool is_misplaced(const Datatype& type) {
  if (type.recipe == nullptr) return false;
  const DatatypeRecipe& recipe = *type.recipe;
  const auto has_gap = [](const auto& part) {
    const Datatype* of = part_of(part);
    return of != nullptr && of->size != of->extent;
  };
  switch (recipe.combiner) {
    case guest_MPI_COMBINER_RESIZED:
      if (type.lower_bound != 0) return true;
      break;
    case guest_MPI_COMBINER_DARRAY:
      return true;
    case guest_MPI_COMBINER_INDEXED:
    case guest_MPI_COMBINER_HINDEXED:
    case guest_MPI_COMBINER_STRUCT:
      if (has_empty_block(recipe)) return true;
      break;
    default:
      break;
  }
  const bool is_indexed =
      recipe.combiner == guest_MPI_COMBINER_INDEXED || recipe.combiner == guest_MPI_COMBINER_INDEXED_BLOCK;
  if (is_indexed && std::ranges::any_of(recipe.parts, has_gap)) return true;
  return std::ranges::any_of(recipe.parts, [](const auto& part) {
    const Datatype* of = part_of(part);
    return of != nullptr && is_misplaced(*of);
  });
}

}  // namespace

std::optional<Refusal> prepare_for_files(const char* argument, const Datatype& type) {
  if (is_plain(type) || type.size == 0 || type.layout == nullptr || type.host_in_files != MPI_DATATYPE_NULL)
    return std::nullopt;
  Quota& quota = process_context().type_blocks;
  const std::uint64_t room = quota.most() - std::min(quota.used(), quota.most());
  Pieces pieces;
  bool has_room = true;
  type.layout->visit(0, 1, [&](const layout::Run& run) { return has_room = pieces.count(run, room); });
  if (!has_room)
    return Refusal{
        guest_MPI_ERR_NO_MEM,
        fmt::format("{} has more than {} pieces, which is what all types in files may still have", argument, room)};
  // Before the library works, while other threads make theirs.
  Charge charge;
  charge.change_to(quota, pieces.counted());
  pieces.prepare();
  type.layout->visit(0, 1, [&](const layout::Run& run) {
    pieces.add(run);
    return true;
  });
  // Such a type counts as one without gaps, which begins where its buffer does.
  if (pieces.places.size() == 1 && pieces.places.front() < 0)
    return Refusal{guest_MPI_ERR_TYPE,
                   fmt::format("{} has its data before its beginning, and the files of this MPI library take none such",
                               argument)};
  MPI_Datatype made = MPI_DATATYPE_NULL;
  if (make_type(pieces, type, made) != MPI_SUCCESS)
    return Refusal{guest_MPI_ERR_NO_MEM, fmt::format("the MPI library cannot make {} of {} pieces for files", argument,
                                                     pieces.places.size())};
  // Another thread may have made one while the library worked.
  if (type.host_in_files == MPI_DATATYPE_NULL) {
    std::swap(made, type.host_in_files);
    type.blocks_in_files = std::move(charge);
  }
  if (made != MPI_DATATYPE_NULL) MPI_Type_free(&made);
  return std::nullopt;
}

std::optional<Refusal> why_not_written_out(const Datatype& type) {
  if (type.size == 0 || !is_misplaced(type)) return std::nullopt;
  return Refusal{guest_MPI_ERR_TYPE,
                 "datatype is resized to another lower bound, distributed, or has blocks of no elements, and this MPI "
                 "library does not find the data of such types in external32"};
}

#endif

}  // namespace mpiwasm::calls
