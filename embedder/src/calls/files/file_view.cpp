// See file_view.hpp.
#include "calls/files/file_view.hpp"

#include <algorithm>

namespace mpiwasm::calls {

FilePlace FileView::end_of(FilePlace bytes) const {
  if (bytes <= 0 || file_type.size <= 0) return displacement;
  const FilePlace copies = (bytes - 1) / file_type.size;
  if (copies >= farthest_byte) return FilePlace{2} * farthest_byte;  // the product might overflow
  return displacement + copies * std::max(file_type.extent, std::int64_t{0}) + file_type.true_lower_bound +
         file_type.true_extent;
}

FilePlace FileView::data_before(FilePlace file_byte) const {
  if (file_byte <= displacement || file_type.size <= 0 || file_type.extent <= 0) return 0;
  return ((file_byte - displacement) / file_type.extent + 1) * file_type.size;
}

std::optional<std::string> forbidden_in_view(const ViewType& type) {
  if (type.extent <= 0 && type.size > 0) return fmt::format("has the extent {}, but it must be positive", type.extent);
  if (type.size > 0 && type.true_lower_bound < 0) {
    return fmt::format("has data at the negative displacement {}", type.true_lower_bound);
  }
  return std::nullopt;
}

std::optional<std::string> forbidden_view(std::int64_t displacement, const ViewType& element_type,
                                          const ViewType& file_type) {
  if (element_type.size == 0) return "etype has no data";
  if (const auto problem = forbidden_in_view(element_type)) return "etype " + *problem;
  if (const auto problem = forbidden_in_view(file_type)) return "filetype " + *problem;
  if (file_type.size % element_type.size != 0) {
    return fmt::format("filetype has {} bytes of data, which are not elements of etype, of {} bytes each",
                       file_type.size, element_type.size);
  }
  const FileView view{displacement, element_type.size, file_type};
  if (view.end_of(file_type.size) >= farthest_byte) {
    return fmt::format("filetype ends beyond byte 2^62 of the file, from byte {} on", displacement);
  }
  return std::nullopt;
}

}  // namespace mpiwasm::calls
