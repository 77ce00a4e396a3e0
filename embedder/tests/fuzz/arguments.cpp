// See arguments.hpp.
#include "arguments.hpp"

#include <cstring>
#include <limits>
#include <string_view>

namespace mpiwasm::fuzz {

namespace {

using namespace std::string_view_literals;

constexpr std::uint32_t text_room = 32;
constexpr std::array texts = {"/data/a"sv, "/data/b/new"sv, "key"sv, "value"sv, "native"sv, "external32"sv, "true"sv,
                              "4096"sv, "mpi_thread_support_level"sv, "mpi://SELF"sv,
                              // Hints of files, windows and communicators, with values that libraries do not survive.
                              "cb_buffer_size"sv, "cb_nodes"sv, "romio_ds_write"sv, "no_locks"sv,
                              "mpi_assert_no_any_tag"sv, "enable"sv, "0"sv, "-5"sv, "1048576"sv};

constexpr std::array<std::uint32_t, 10> edges = {
    0, 1, 2, 0x7fffffff, 0x80000000, 0xffffffff, 0xfffffffe, place::end - 4, place::end - 1, place::end};

constexpr std::array<std::int64_t, 20> large_numbers = {std::int64_t{1} << 31,
                                                        std::int64_t{1} << 32,
                                                        (std::int64_t{1} << 32) + 1,
                                                        -(std::int64_t{1} << 31) - 1,
                                                        -(std::int64_t{1} << 32),
                                                        std::int64_t{1} << 40,
                                                        std::int64_t{1} << 59,
                                                        std::int64_t{1} << 60,
                                                        (std::int64_t{1} << 60) + 1,
                                                        -(std::int64_t{1} << 60),
                                                        std::int64_t{1} << 61,
                                                        std::int64_t{1} << 62,
                                                        -(std::int64_t{1} << 62),
                                                        std::numeric_limits<std::int64_t>::max(),
                                                        std::numeric_limits<std::int64_t>::max() - 7,
                                                        std::numeric_limits<std::int64_t>::max() / 2,
                                                        std::numeric_limits<std::int64_t>::min(),
                                                        std::numeric_limits<std::int64_t>::min() + 1,
                                                        std::numeric_limits<std::int64_t>::min() / 2,
                                                        -16};

constexpr std::array<std::int64_t, 14> plain_numbers = {
    -1, -2, -8, 16, 64, 1000, 4096, 0x7ffffff, 0xffff, 65536, 46341, INT32_MAX, INT32_MIN, INT32_MAX - 1};

/// A factor whose product with a small number wraps around 64 bits (or 32) to a small one.
std::int64_t wrapping(bool large, Input& input) {
  const std::uint64_t times = 2 + input.below(15);
  const std::uint64_t rest = std::uint64_t{input.byte()} * 8;
  if (!large) return static_cast<std::int32_t>(static_cast<std::uint32_t>(((std::uint64_t{1} << 32) + rest) / times));
  // (2^64 + rest) / times, rounded up.
  const std::uint64_t quotient = std::numeric_limits<std::uint64_t>::max() / times;
  return static_cast<std::int64_t>(quotient + 1 + rest / times);
}

std::int64_t ordinary(const Kind& kind, std::uint8_t choice) {
  switch (kind.range) {
    case Range::count:
      return choice % 9;
    case Range::rank:
      return choice % 2;
    case Range::tag:
      return choice % 3;
    case Range::place:
      return choice % 4 == 0 ? choice % 7 : (choice % 17 - 4) * 4;
    case Range::choice:
      break;
  }
  if (!kind.values.empty() && choice % 8 != 0) {
    const std::size_t count = kind.values.size();
    // Kinds of bits are combined.
    const std::int64_t value = kind.values[choice % count];
    return kind.name == "file_mode" ? value | kind.values[choice / 8 % count] : value;
  }
  return choice % 5;
}

bool moves_data(const Function& function) {
  return function.chapter.ends_with("collectives") || function.chapter == "point_to_point" ||
         function.chapter == "one_sided";
}

/// Gives the later of two counts, or datatypes, the value of the earlier one.
void equalize(const Function& function, Words& words) {
  const auto& parameters = function.parameters;
  for (std::size_t later = 0; later < parameters.size(); ++later) {
    const Parameter& parameter = parameters[later];
    const bool number = parameter.shape == Shape::number && table::number_kinds[parameter.kind].range == Range::count;
    const bool type = parameter.shape == Shape::handle && table::handle_kinds[parameter.kind].name == "datatype";
    if (parameter.is_output || (!number && !type)) continue;
    for (std::size_t earlier = 0; earlier < later; ++earlier) {
      const Parameter& other = parameters[earlier];
      if (other.shape != parameter.shape || other.kind != parameter.kind || other.is_list != parameter.is_list)
        continue;
      words[later] = words[earlier];
      break;
    }
  }
}

}  // namespace

void Arguments::fill() const {
  for (std::uint32_t kind = 0; kind < table::handle_kinds.size(); ++kind) {
    const auto& predefined = table::handle_kinds[kind].values;
    for (std::uint32_t i = 0; i < place::row_length; ++i) {
      const bool first = i < place::first_made && !predefined.empty();
      (void)memory_.store(guest::Address{slot(kind, i)},
                          first ? static_cast<std::uint32_t>(predefined[i % predefined.size()]) : 0U);
    }
  }
  for (std::uint32_t i = 0; i < texts.size(); ++i) {
    const std::uint32_t start = place::texts + i * text_room;
    std::memset(memory_.base() + start, 0, text_room);
    std::memcpy(memory_.base() + start, texts[i].data(), texts[i].size());
  }
}

Words Arguments::draw(const Function& function, std::string_view signature, Input& input) {
  Words words{};
  for (std::size_t i = 0; i < function.parameters.size() && i < words.size(); ++i) {
    const Parameter& parameter = function.parameters[i];
    // A 32-bit parameter gets no more: compiled guests pass no other.
    const std::uint64_t value = one(parameter, input);
    words[i] = signature[i] == 'I' ? value : static_cast<std::uint32_t>(value);
  }
  // What is sent is mostly what is received.
  if (moves_data(function) && input.below(4) != 0) equalize(function, words);
  return words;
}

std::uint32_t Arguments::live_slot(std::uint32_t kind, Input& input) const {
  const std::uint8_t choice = input.byte();
  // Newer objects first: half of the choices begin with what was made.
  const std::uint32_t start = choice % 2 == 0 ? place::first_made + choice / 2 % (place::row_length - place::first_made)
                                              : choice / 2 % place::first_made;
  for (std::uint32_t i = 0; i < place::row_length; ++i) {
    const std::uint32_t number = (start + i) % place::row_length;
    if (handle(kind, number) != 0) return number;
  }
  return start;
}

std::uint32_t Arguments::live_handle(std::uint32_t kind, Input& input) const {
  const auto& predefined = table::handle_kinds[kind].values;
  if (predefined.size() <= place::first_made || input.below(2) == 0) return handle(kind, live_slot(kind, input));
  return static_cast<std::uint32_t>(predefined[input.byte() % predefined.size()]);
}

std::uint32_t Arguments::empty_slot(std::uint32_t kind, Input& input) const {
  const std::uint32_t room = place::row_length - place::first_made;
  const std::uint32_t start = input.below(room);
  for (std::uint32_t i = 0; i < room; ++i) {
    const std::uint32_t number = place::first_made + (start + i) % room;
    if (handle(kind, number) < 0x1000) return number;
  }
  return place::first_made + start;
}

std::int64_t Arguments::number(const Kind& kind, bool large, Input& input) {
  const std::uint8_t choice = input.byte();
  if (choice < 0xd0) return ordinary(kind, choice);
  if (choice < 0xd8 && !kind.values.empty())
    return kind.values[input.below(static_cast<std::uint32_t>(kind.values.size()))];
  if (choice < 0xe8) return plain_numbers[choice % plain_numbers.size()];
  if (choice < 0xf0) return wrapping(large, input);
  if (choice < 0xfc)
    return large ? large_numbers[input.below(large_numbers.size())] : plain_numbers[input.below(plain_numbers.size())];
  return large ? static_cast<std::int64_t>(input.longer()) : static_cast<std::int32_t>(input.word());
}

std::uint32_t Arguments::list(const Parameter& parameter, Input& input) {
  const std::uint32_t start = place::lists + lists_++ % place::list_count * place::list_room;
  constexpr std::uint32_t most_drawn = 6;
  const std::uint32_t drawn = 1 + input.below(most_drawn);
  std::array<std::uint64_t, most_drawn> values{};
  for (std::uint32_t i = 0; i < drawn; ++i) {
    if (parameter.shape == Shape::handle)
      values[i] = live_handle(parameter.kind, input);
    else
      values[i] = static_cast<std::uint64_t>(number(table::number_kinds[parameter.kind], parameter.width == 8, input));
  }
  // Lists that rise, as those of blocks mostly do, or repeat.
  const bool rises = parameter.shape == Shape::number && input.below(4) == 0;
  for (std::uint32_t i = 0; i < place::list_room / parameter.width; ++i) {
    const std::uint64_t value = values[i % drawn] + (rises ? i * 8 : 0);
    if (parameter.width == 8)
      (void)memory_.store(guest::Address{start + i * 8}, value);
    else
      (void)memory_.store(guest::Address{start + i * 4}, static_cast<std::uint32_t>(value));
  }
  return start;
}

std::uint32_t Arguments::buffer(Input& input) {
  const std::uint8_t choice = input.byte();
  if (choice < 0xb0) return place::buffers + choice * 0x400;
  if (choice < 0xd8) return place::buffers + choice * 0x400 + input.byte();
  if (choice < 0xe8) return choice % 3;  // MPI_BOTTOM, MPI_IN_PLACE, MPI_BUFFER_AUTOMATIC
  if (choice < 0xf4) return place::end - input.byte();
  return edges[input.below(edges.size())];
}

std::uint64_t Arguments::one(const Parameter& parameter, Input& input) {
  switch (parameter.shape) {
    case Shape::handle: {
      const std::uint8_t choice = input.byte();
      if (choice >= 0xfe) return input.word();
      if (choice >= 0xf8) return edges[input.below(edges.size())];
      if (!parameter.by_address) return live_handle(parameter.kind, input);
      // Requests are completed where they stand, or copies of them.
      if (parameter.is_list && !parameter.is_output && choice >= 0x90) return list(parameter, input);
      const bool fresh = parameter.is_output && choice >= 0x10;
      return slot(parameter.kind, fresh ? empty_slot(parameter.kind, input) : live_slot(parameter.kind, input));
    }
    case Shape::number: {
      if (!parameter.by_address)
        return static_cast<std::uint64_t>(number(table::number_kinds[parameter.kind], parameter.width == 8, input));
      const std::uint8_t choice = input.byte();
      if (choice >= 0xfa) return edges[input.below(edges.size())];
      return list(parameter, input);
    }
    case Shape::buffer:
      return buffer(input);
    case Shape::text: {
      const std::uint8_t choice = input.byte();
      if (choice >= 0xf0) return edges[input.below(edges.size())];
      return place::texts + (parameter.is_output ? texts.size() : choice % texts.size()) * text_room;
    }
    case Shape::status: {
      const std::uint8_t choice = input.byte();
      if (choice >= 0xf0) return edges[input.below(edges.size())];
      return choice % 4 == 0 ? 0 : place::statuses + choice % 16 * 32;
    }
    case Shape::function: {
      const std::uint8_t choice = input.byte();
      return choice >= 0xf8 ? input.word() : choice % 16;
    }
    case Shape::other:
      break;
  }
  const std::uint8_t choice = input.byte();
  if (choice >= 0xf0) return edges[input.below(edges.size())];
  // Attribute values, places for addresses, memory.
  return choice % 2 == 0 ? place::lists + choice * 16U : place::large_blocks + choice * 0x200U;
}

}  // namespace mpiwasm::fuzz
