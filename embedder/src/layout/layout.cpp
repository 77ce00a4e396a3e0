// Typemaps: their bounds by the rules of MPI-5.0, 5.1.1 and 5.1.6, and walking over the data.
#include "layout/layout.hpp"

#include <algorithm>
#include <optional>

namespace mpiwasm::layout {
namespace {

/// Products of guest values do not overflow in it.
__extension__ typedef __int128 Wide;

bool near(Wide value) { return value > -farthest && value < farthest; }
/// What one part adds to the number of blocks: copies beyond the first are a loop around the blocks of one.
Wide blocks_of(const Part& part, std::int64_t inner) { return Wide{inner} + (part.count > 1 ? 2 : 0); }

std::int64_t round_up(std::int64_t value, std::int64_t unit) { return (value + unit - 1) / unit * unit; }

}  // namespace

/// Grows with each part. Bounds that a user has set hide natural ones.
struct Layout::Bounds {
  std::optional<std::int64_t> lower, upper, set_lower, set_upper, true_lower, true_upper;
  bool too_large = false;

  static void smaller(std::optional<std::int64_t>& value, std::int64_t other) {
    value = std::min(value.value_or(other), other);
  }
  static void larger(std::optional<std::int64_t>& value, std::int64_t other) {
    value = std::max(value.value_or(other), other);
  }

  void add(const Part& part) {
    const Layout& inner = *part.layout;
    const Wide last = Wide{part.count - 1} * part.stride;
    const Wide first_start = part.offset + std::min<Wide>(last, 0);
    const Wide last_start = part.offset + std::max<Wide>(last, 0);
    if (!near(first_start) || !near(last_start) || !near(Wide{part.count} * inner.size_) ||
        !near(Wide{part.count} * inner.elements_)) {
      too_large = true;
      return;
    }
    const auto low = static_cast<std::int64_t>(first_start);
    const auto high = static_cast<std::int64_t>(last_start);
    smaller(inner.lower_.set_by_user ? set_lower : lower, low + inner.lower_.value);
    larger(inner.upper_.set_by_user ? set_upper : upper, high + inner.upper_.value);
    if (inner.size_ == 0) return;
    smaller(true_lower, low + inner.true_lower_);
    larger(true_upper, high + inner.true_upper_);
  }
};

LayoutPointer Layout::basic(Element element) {
  auto layout = std::make_shared<Layout>();
  layout->element_ = element;
  layout->size_ = element.size();
  layout->elements_ = 1;
  layout->alignment_ = element.number_size;
  layout->upper_.value = element.size();
  layout->true_upper_ = element.size();
  layout->contiguous_ = true;
  return layout;
}

LayoutPointer Layout::combine(std::vector<Part> parts) {
  auto layout = std::make_shared<Layout>();
  Bounds bounds;
  Wide size = 0;
  Wide blocks = 0;
  for (const Part& part : parts) {
    // Blocks of nothing count as well: libraries, and mpiwasm, go through all types that one is made of.
    blocks += blocks_of(part, part.layout->blocks_);
    if (blocks > most_blocks) return nullptr;
    if (part.count == 0) continue;
    bounds.add(part);
    size += Wide{part.count} * part.layout->size_;
    if (bounds.too_large || size >= farthest) return nullptr;
    layout->elements_ += part.count * part.layout->elements_;
    layout->alignment_ = std::max(layout->alignment_, part.layout->alignment_);
    layout->depth_ = std::max(layout->depth_, part.layout->depth_ + 1);
  }
  layout->size_ = static_cast<std::int64_t>(size);
  layout->blocks_ = std::max<std::int64_t>(static_cast<std::int64_t>(blocks), 1);
  layout->lower_ = {bounds.set_lower ? *bounds.set_lower : bounds.lower.value_or(0), bounds.set_lower.has_value()};
  layout->upper_ = {bounds.set_upper ? *bounds.set_upper : bounds.upper.value_or(0), bounds.set_upper.has_value()};
  layout->true_lower_ = bounds.true_lower.value_or(0);
  layout->true_upper_ = bounds.true_upper.value_or(0);
  if (!layout->is_near() || layout->depth_ > deepest) return nullptr;
  // What has no data counts for the bounds alone.
  std::erase_if(parts, [](const Part& part) { return part.count == 0 || part.layout->size_ == 0; });
  layout->parts_ = std::move(parts);
  layout->find_contiguous();
  return layout;
}

LayoutPointer Layout::combine_struct(std::vector<Part> parts) {
  const LayoutPointer packed = combine(std::move(parts));
  if (!packed || packed->upper_.set_by_user) return packed;
  auto padded = std::make_shared<Layout>(*packed);
  padded->upper_.value = padded->lower_.value + round_up(packed->extent(), packed->alignment_);
  return padded->is_near() ? padded : nullptr;
}

LayoutPointer Layout::resize(const LayoutPointer& old, std::int64_t lower_bound, std::int64_t extent) {
  if (!near(lower_bound) || !near(Wide{lower_bound} + extent)) return nullptr;
  auto layout = std::make_shared<Layout>(*old);
  layout->lower_ = {lower_bound, true};
  layout->upper_ = {lower_bound + extent, true};
  return layout;
}

LayoutPointer Layout::with_natural_bounds(const LayoutPointer& old, std::int64_t lower_bound, std::int64_t extent) {
  if (lower_bound == old->lower_bound() && extent == old->extent()) return old;
  if (!near(lower_bound) || !near(Wide{lower_bound} + extent)) return nullptr;
  auto layout = std::make_shared<Layout>(*old);
  layout->lower_.value = lower_bound;
  layout->upper_.value = lower_bound + extent;
  return layout;
}

LayoutPointer Layout::with_padding(const LayoutPointer& old, std::int64_t true_extent) {
  auto layout = std::make_shared<Layout>(*old);
  layout->true_upper_ = std::max(old->true_upper_, old->true_lower_ + true_extent);
  return layout;
}

bool Layout::is_near() const {
  return near(lower_.value) && near(upper_.value) && near(true_lower_) && near(true_upper_);
}

void Layout::find_contiguous() {
  std::optional<std::int64_t> end;
  for (const Part& part : parts_) {
    const Layout& inner = *part.layout;
    if (inner.size_ == 0) continue;
    const std::int64_t start = part.offset + inner.true_lower_;
    const bool joins = inner.contiguous_ && (part.count == 1 || part.stride == inner.size_);
    if (!joins || (end && (start != *end || !(inner.element_ == element_)))) return;
    element_ = inner.element_;
    end = start + part.count * inner.size_;
  }
  contiguous_ = end.has_value();
}

bool Layout::may_be_copied(std::int64_t count) const {
  const Wide span = Wide{true_extent()} + (Wide{count} - 1) * std::max(extent(), -extent());
  return bytes(count) <= std::max<Wide>(span, most_repeated_data);
}

std::optional<std::int64_t> Layout::elements_in(std::int64_t bytes) const {
  if (size_ == 0) return bytes == 0 ? std::optional<std::int64_t>{0} : std::nullopt;
  std::int64_t elements = bytes / size_ * elements_;
  std::int64_t rest = bytes % size_;
  for (const Part& part : parts_) {
    if (rest == 0) break;
    const std::int64_t taken = std::min(rest, part.count * part.layout->size_);
    const auto found = part.layout->elements_in(taken);
    if (!found) return std::nullopt;
    elements += *found;
    rest -= taken;
  }
  return rest == 0 ? std::optional{elements} : std::nullopt;
}

std::int64_t Layout::bytes_of(std::int64_t elements) const {
  if (elements_ == 0) return 0;
  std::int64_t bytes = elements / elements_ * size_;
  std::int64_t rest = elements % elements_;
  for (const Part& part : parts_) {
    if (rest == 0) break;
    const std::int64_t taken = std::min(rest, part.count * part.layout->elements_);
    bytes += part.layout->bytes_of(taken);
    rest -= taken;
  }
  return bytes;
}

bool Layout::visit(std::int64_t offset, std::int64_t count, const RunVisitor& visitor) const {
  if (size_ == 0 || count == 0) return true;
  if (is_dense(count)) return visitor({offset + true_lower_, count * size_, element_});
  for (std::int64_t i = 0; i < count; ++i) {
    const std::int64_t start = offset + i * extent();
    if (contiguous_) {
      if (!visitor({start + true_lower_, size_, element_})) return false;
      continue;
    }
    for (const Part& part : parts_) {
      if (part.stride == part.layout->extent()) {
        if (!part.layout->visit(start + part.offset, part.count, visitor)) return false;
        continue;
      }
      for (std::int64_t copy = 0; copy < part.count; ++copy) {
        if (!part.layout->visit(start + part.offset + copy * part.stride, 1, visitor)) return false;
      }
    }
  }
  return true;
}

}  // namespace mpiwasm::layout
