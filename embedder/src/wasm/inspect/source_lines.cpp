// The names in here are those of the DWARF standard, chapter 6.2 of version 5.
#include "wasm/inspect/source_lines.hpp"

#include <algorithm>
#include <cstring>
#include <optional>
#include <vector>

#include "wasm/inspect/byte_reader.hpp"
#include "wasm/inspect/line_search.hpp"

namespace mpiwasm::wasm {
namespace {

enum StandardOpcode : std::uint8_t {
  copy = 1,
  advance_pc = 2,
  advance_line = 3,
  set_file = 4,
  const_add_pc = 8,
  fixed_advance_pc = 9,
};
enum ExtendedOpcode : std::uint8_t { end_sequence = 1, set_address = 2 };
enum Form : std::uint64_t { block = 0x09, data1 = 0x0b, data2 = 0x05, data4 = 0x06, data8 = 0x07, data16 = 0x1e };
enum TextForm : std::uint64_t { string = 0x08, udata = 0x0f, strp = 0x0e, line_strp = 0x1f };
constexpr std::uint64_t content_path = 1;

std::uint64_t fixed(ByteReader& reader, std::size_t size) {
  const auto bytes = reader.take(size, "a number");
  std::uint64_t value = 0;
  if (!bytes.empty() && bytes.size() <= sizeof value) std::memcpy(&value, bytes.data(), bytes.size());
  return value;
}

/// More files than a program has in one table: each takes 16 bytes, but as little as one in the table.
constexpr std::size_t most_files = std::size_t{1} << 20;

/// A text that ends with a zero, not yet searched for it: a table may name one long text any number of times.
using Text = std::span<const std::byte>;

Text text(ByteReader& reader) {
  ByteReader ahead = reader;
  std::size_t length = 0;
  while (ahead.byte("a string") != 0) ++length;
  const Text taken = reader.take(length, "a string");
  (void)reader.byte("a string's end");
  return taken;
}

Text text_at(std::span<const std::byte> section, std::uint64_t offset) {
  return offset < section.size() ? section.subspan(offset) : Text{};
}

/// One line number program: the table of one compiled file.
class LineProgram {
 public:
  LineProgram(const DebugSections& sections, LineSearch& search) : sections_(sections), search_(search) {}

  void run(ByteReader& unit, std::size_t offset_size) {
    if (!read_header(unit, offset_size)) return;
    while (!unit.at_end() && !search_.is_over()) step(unit);
  }

 private:
  struct Row {
    std::uint64_t address = 0;
    std::uint64_t file = 1;
    std::uint64_t line = 1;
  };

  bool read_header(ByteReader& unit, std::size_t offset_size) {
    version_ = fixed(unit, 2);
    if (unit.failed() || version_ < 2 || version_ > 5) return false;
    if (version_ == 5) (void)fixed(unit, 2);  // sizes of addresses and of segment selectors
    const std::uint64_t header_length = fixed(unit, offset_size);
    if (unit.failed() || header_length > unit.remaining()) return false;
    ByteReader header{unit.take(header_length, "the header")};
    instruction_length_ = header.byte("a length");
    if (version_ >= 4) (void)header.byte("a number of operations");
    (void)header.byte("a flag");
    line_base_ = static_cast<std::int8_t>(header.byte("the line base"));
    line_range_ = header.byte("the line range");
    opcode_base_ = header.byte("the opcode base");
    if (header.failed() || line_range_ == 0 || opcode_base_ == 0) return false;
    for (unsigned opcode = 1; opcode < opcode_base_; ++opcode) operands_.push_back(header.byte("a number of operands"));
    if (version_ == 5) {
      (void)read_entries(header, offset_size);  // directories
      files_ = read_entries(header, offset_size);
    } else {
      while (!header.at_end() && !text(header).empty()) continue;  // directories
      files_.emplace_back();                                       // files count from 1
      while (!header.at_end() && files_.size() < most_files) {
        files_.push_back(text(header));
        if (files_.back().empty()) break;
        for (int field = 0; field < 3; ++field) (void)header.unsigned_number(64, "a file's field");
      }
    }
    return true;
  }

  std::vector<Text> read_entries(ByteReader& header, std::size_t offset_size) const {
    struct Field {
      std::uint64_t content;
      std::uint64_t form;
    };
    std::vector<Field> format(header.byte("a number of fields"));
    for (Field& field : format) {
      field.content = header.unsigned_number(64, "a kind of content");
      field.form = header.unsigned_number(64, "a form");
    }
    std::vector<Text> names;
    // Each entry takes at least a byte, so that a false number of them ends with the header.
    if (format.empty()) return names;
    for (std::uint64_t left = header.unsigned_number(64, "a number of entries"); left > 0 && !header.failed(); --left) {
      Text name;
      for (const Field& field : format) {
        const Text value = read_form(header, field.form, offset_size);
        if (field.content == content_path) name = value;
      }
      if (names.size() < most_files) names.push_back(name);
    }
    return names;
  }

  /// The value when it is a text.
  Text read_form(ByteReader& header, std::uint64_t form, std::size_t offset_size) const {
    switch (form) {
      case string:
        return text(header);
      case line_strp:
        return text_at(sections_.line_strings, fixed(header, offset_size));
      case strp:
        return text_at(sections_.strings, fixed(header, offset_size));
      case udata:
        (void)header.unsigned_number(64, "a number");
        return {};
      case block:
        (void)header.take(header.unsigned_number(64, "a length"), "a block");
        return {};
      case data1:
        (void)fixed(header, 1);
        return {};
      case data2:
        (void)fixed(header, 2);
        return {};
      case data4:
        (void)fixed(header, 4);
        return {};
      case data8:
        (void)fixed(header, 8);
        return {};
      case data16:
        (void)fixed(header, 16);
        return {};
      default:
        header.fail("an unknown form");
        return {};
    }
  }

  void step(ByteReader& unit) {
    const std::uint8_t opcode = unit.byte("an opcode");
    if (opcode >= opcode_base_) {
      const unsigned adjusted = static_cast<unsigned>(opcode - opcode_base_);
      advance(adjusted / line_range_);
      row_.line += static_cast<std::uint64_t>(line_base_ + static_cast<int>(adjusted % line_range_));
      add_row();
    } else if (opcode == 0) {
      step_extended(unit);
    } else {
      step_standard(unit, opcode);
    }
  }

  void step_extended(ByteReader& unit) {
    ByteReader instruction{unit.take(unit.unsigned_number(64, "a length"), "an instruction")};
    switch (instruction.byte("an opcode")) {
      case end_sequence:
        add_row();
        row_ = {};
        last_.reset();
        sequence_.reset();
        break;
      case set_address:
        row_.address = fixed(instruction, std::min<std::size_t>(instruction.remaining(), 8));
        break;
      default:
        break;
    }
  }

  void step_standard(ByteReader& unit, std::uint8_t opcode) {
    switch (opcode) {
      case copy:
        add_row();
        break;
      case advance_pc:
        advance(unit.unsigned_number(64, "an advance"));
        break;
      case advance_line:
        row_.line += static_cast<std::uint64_t>(unit.signed_number(64, "an advance"));
        break;
      case set_file:
        row_.file = unit.unsigned_number(64, "a file");
        break;
      case const_add_pc:
        advance((255U - opcode_base_) / line_range_);
        break;
      case fixed_advance_pc:
        row_.address += fixed(unit, 2);
        break;
      default:
        for (std::uint8_t left = operands_[opcode - 1U]; left > 0; --left) (void)unit.unsigned_number(64, "an operand");
    }
  }

  void advance(std::uint64_t operations) { row_.address += operations * instruction_length_; }

  /// What lies between the last row and this one belongs to the last one.
  void add_row() {
    if (!sequence_) sequence_ = search_.function_at(row_.address);
    if (last_ && last_->line != 0 && last_->file < files_.size() && *sequence_ != 0)
      search_.add(last_->address, row_.address, *sequence_, files_[last_->file], last_->line);
    last_ = row_;
  }

  const DebugSections& sections_;
  LineSearch& search_;
  std::uint64_t version_ = 0;
  std::uint64_t instruction_length_ = 1;
  int line_base_ = 0;
  unsigned line_range_ = 1;
  unsigned opcode_base_ = 1;
  std::vector<std::uint8_t> operands_;
  std::vector<Text> files_;
  Row row_;
  std::optional<Row> last_;
  std::optional<std::size_t> sequence_;  ///< the function that the rows since the last end began in
};

}  // namespace

std::map<std::uint64_t, SourceLine> find_source_lines(const DebugSections& sections,
                                                      std::span<const std::uint64_t> wanted,
                                                      std::span<const std::uint64_t> functions,
                                                      const SearchLimits& limits) {
  LineSearch search{wanted, functions, limits.most_comparisons};
  ByteReader reader{sections.lines.first(std::min(sections.lines.size(), limits.most_bytes))};
  constexpr std::uint64_t is_64_bit = 0xffffffff;
  while (!reader.at_end() && !search.is_over()) {
    std::uint64_t length = fixed(reader, 4);
    const std::size_t offset_size = length == is_64_bit ? 8 : 4;
    if (length == is_64_bit) length = fixed(reader, 8);
    ByteReader unit{reader.take(length, "a line table")};
    if (!reader.failed()) LineProgram{sections, search}.run(unit, offset_size);
  }
  return search.found();
}

}  // namespace mpiwasm::wasm
