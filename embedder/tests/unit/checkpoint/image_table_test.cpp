#include "checkpoint/image_table.hpp"

#include <gtest/gtest.h>

#include <functional>

namespace mpiwasm::checkpoint {
namespace {

constexpr std::uint64_t begin = image_magic.size();
constexpr std::uint64_t data_end = begin + piece_size + 100 + page_size;

ImageTable sound() {
  ImageTable table;
  table.label = "3-a rank-0";
  table.bases = {{.number = 1, .size = 200'000}, {.number = 2, .size = 100'000}};
  const Piece first{.pages = 0xffff, .stored = piece_size, .offset = begin};
  const Piece second{.place = piece_size, .pages = 1, .stored = 100, .offset = begin + piece_size};
  table.chunks.push_back({.kind = Chunk::program, .size = piece_size + 100, .pieces = {first, second}});
  const Piece own{.place = piece_size, .pages = 0x10, .stored = page_size, .offset = begin + piece_size + 100};
  const Piece earlier{.place = 5 * piece_size, .pages = 3, .source = 2, .stored = 2 * page_size, .offset = 90'000};
  table.chunks.push_back({.kind = Chunk::memory, .size = 10 * piece_size, .pieces = {own, earlier}});
  return table;
}

TEST(ImageTable, IsGivenBack) {
  EXPECT_EQ(parse_table(bytes_of(sound()), data_end), sound());
  EXPECT_FALSE(parse_table(bytes_of(sound()), data_end + 1));
}

TEST(ImageTable, IsRefusedAtEveryLength) {
  auto bytes = bytes_of(sound());
  for (std::size_t length = 0; length < bytes.size(); ++length)
    EXPECT_FALSE(parse_table(std::span{bytes}.first(length), data_end)) << length;
  bytes.push_back({});
  EXPECT_FALSE(parse_table(bytes, data_end));
}

TEST(ImageTable, IsRefusedWhenItContradictsItself) {
  using Change = std::function<void(ImageTable&)>;
  const std::vector<Change> changes{
      [](ImageTable& table) { table.bases[1].number = 1; },
      [](ImageTable& table) { table.bases[1].number = -1; },
      [](ImageTable& table) { table.bases[1].size = 90'000; },
      [](ImageTable& table) { table.bases[1].size = 90'000 + page_size; },
      [](ImageTable& table) {
        while (table.bases.size() <= most_bases)
          table.bases.push_back({.number = 10 + static_cast<int>(table.bases.size())});
      },
      [](ImageTable& table) { table.chunks[0].size = ~std::uint64_t{0}; },
      [](ImageTable& table) { table.chunks[0].size += piece_size; },
      [](ImageTable& table) { table.chunks[0].pieces.pop_back(); },
      [](ImageTable& table) { table.chunks[0].pieces[0].pages = 0x7fff; },
      [](ImageTable& table) { table.chunks[0].pieces[1].pages = 2; },
      [](ImageTable& table) { table.chunks[0].pieces[1].stored = 101; },
      [](ImageTable& table) { table.chunks[1].size = std::uint64_t{1} << 33; },
      [](ImageTable& table) { table.chunks[1].size = 5 * piece_size; },
      [](ImageTable& table) { table.chunks[1].pieces[0].place += 1; },
      [](ImageTable& table) { table.chunks[1].pieces[0].place = 5 * piece_size; },
      [](ImageTable& table) { table.chunks[1].pieces[0].pages = 0; },
      [](ImageTable& table) { table.chunks[1].pieces[0].offset -= 1; },
      [](ImageTable& table) { table.chunks[1].pieces[0].encoding = static_cast<Encoding>(7); },
      [](ImageTable& table) { table.chunks[1].pieces[0].encoding = Encoding::zstd; },
      [](ImageTable& table) { table.chunks[1].pieces[1].source = 3; },
      [](ImageTable& table) { table.chunks[1].pieces[1].offset = 0; },
      [](ImageTable& table) { table.chunks[1].pieces[1].offset = ~std::uint64_t{0}; },
      [](ImageTable& table) { table.chunks[1].kind = static_cast<Chunk>(9); },
  };
  for (std::size_t i = 0; i < changes.size(); ++i) {
    ImageTable table = sound();
    changes[i](table);
    EXPECT_FALSE(parse_table(bytes_of(table), data_end)) << i;
  }
}

}  // namespace
}  // namespace mpiwasm::checkpoint
