#include "wasm/inspect/line_search.hpp"

#include <algorithm>
#include <set>
#include <string>

namespace mpiwasm::wasm {
namespace {

constexpr std::size_t longest_name = 1024;

std::string to_string(std::span<const std::byte> text) {
  const auto start = text.first(std::min(text.size(), longest_name));
  const auto end = std::find(start.begin(), start.end(), std::byte{0});
  return {reinterpret_cast<const char*>(start.data()), static_cast<std::size_t>(end - start.begin())};
}

}  // namespace

LineSearch::LineSearch(std::span<const std::uint64_t> wanted, std::span<const std::uint64_t> functions,
                       std::uint64_t most_comparisons)
    : functions_(functions), comparisons_left_(most_comparisons) {
  for (const std::uint64_t address : std::set<std::uint64_t>{wanted.begin(), wanted.end()})
    places_.push_back({address, function_at(address), false});
}

std::size_t LineSearch::function_at(std::uint64_t address) const {
  const auto behind = std::upper_bound(functions_.begin(), functions_.end(), address);
  return static_cast<std::size_t>(behind - functions_.begin());
}

// A table may name any place any number of times: the name of the file is read once for a place.
void LineSearch::add(std::uint64_t begin, std::uint64_t end, std::size_t function, std::span<const std::byte> file,
                     std::uint64_t line) {
  if (file.empty() || file.front() == std::byte{0}) return;
  const auto first =
      std::lower_bound(places_.begin(), places_.end(), begin,
                       [](const Place& place, std::uint64_t address) { return place.address < address; });
  for (auto place = first; place != places_.end() && place->address < end && comparisons_left_ > 0; ++place) {
    --comparisons_left_;
    if (place->is_found || place->function != function) continue;
    found_.emplace(place->address, SourceLine{to_string(file), line});
    place->is_found = true;
  }
}

}  // namespace mpiwasm::wasm
