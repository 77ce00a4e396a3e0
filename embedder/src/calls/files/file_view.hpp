// Which part of a file a process sees (MPI-5.0, 14.3), as far as mpiwasm has to know it: what may be a view at all, and
// where in the file an access ends. Knows no MPI library.
#pragma once

#include <fmt/format.h>

#include <cstdint>
#include <optional>
#include <string>

namespace mpiwasm::calls {

/// No byte of a file that MPI accesses lies at or beyond this: libraries add to such places, and round them up.
inline constexpr std::int64_t farthest_byte = std::int64_t{1} << 62;

/// Sums and products of file offsets.
__extension__ typedef __int128 FilePlace;

/// Size and bounds of a datatype that a view is made of.
struct ViewType {
  std::int64_t size = 1;
  std::int64_t extent = 1;
  std::int64_t true_lower_bound = 0;
  std::int64_t true_extent = 1;
  /// Blocks of data that are not one behind the other, at most.
  std::int64_t pieces = 1;
};

struct FileView {
  std::int64_t displacement = 0;
  std::int64_t element_size = 1;
  ViewType file_type;

  /// Whether the second copy of the file type begins before the first one ends.
  [[nodiscard]] bool overlaps_itself() const { return file_type.extent < file_type.true_extent; }
  /// The byte of the file behind the first `bytes` of the view's data, or one beyond that.
  [[nodiscard]] FilePlace end_of(FilePlace bytes) const;
  /// The most data of the view that lie before a byte of the file.
  [[nodiscard]] FilePlace data_before(FilePlace file_byte) const;
};

/// Why a type may not be a view's element or file type, as the end of a sentence that begins with its name; nothing
/// if its size and bounds permit it.
[[nodiscard]] std::optional<std::string> forbidden_in_view(const ViewType& type);
/// Why two types cannot be a view together.
[[nodiscard]] std::optional<std::string> forbidden_view(std::int64_t displacement, const ViewType& element_type,
                                                        const ViewType& file_type);

/// The same by the data themselves: displacements that are not negative and never fall, and in a file that may be
/// written no byte twice (MPI-5.0, 14.1.1 and 14.3.1): `may_overlap` is for others. `Layout` shows runs of bytes in the
/// order of the typemap. Where data may overlap, what falls is the place where consecutive bytes begin, as ROMIO has
/// it.
template <class Layout>
[[nodiscard]] std::optional<std::string> forbidden_typemap(const Layout& layout, bool may_overlap) {
  std::optional<std::string> problem;
  std::int64_t begin = 0;  // of the consecutive bytes so far
  std::int64_t end = 0;
  layout.visit(0, 1, [&](const auto& run) {
    if (run.offset < 0) {
      problem = fmt::format("has data at the negative displacement {}", run.offset);
    } else if (run.offset < begin) {
      problem = fmt::format("has data at displacement {} behind data at {}, but displacements must not fall",
                            run.offset, begin);
    } else if (!may_overlap && run.offset < end) {
      problem = fmt::format("has data at displacement {} that overlap those before", run.offset);
    }
    if (run.offset != end) begin = run.offset;
    end = run.offset + run.bytes;
    return !problem.has_value();
  });
  return problem;
}

}  // namespace mpiwasm::calls
