#include "wasm/inspect/resumable/exception_helpers.hpp"

namespace mpiwasm::wasm::resumable {
namespace {

constexpr std::uint8_t catch_plain = 0;
constexpr std::uint8_t catch_with_reference = 1;
constexpr std::uint32_t null_exception = 0;

bool is_savable(const FunctionType& payload) {
  for (const ValueType type : payload.parameters)
    if (type == ValueType::funcref || type == ValueType::externref || type == ValueType::exnref) return false;
  return true;
}

const FunctionType& payload_of(const ModuleParts& parts, std::size_t tag) {
  return parts.summary.types[parts.tags[tag]];
}

void write_block_type(CodeWriter& out, const std::vector<ValueType>& results, const NumberOfType& number_of) {
  if (results.empty()) return out.byte(no_results);
  if (results.size() == 1) return out.byte(static_cast<std::uint8_t>(results.front()));
  // A type's number as a signed one of 33 bits.
  std::uint64_t left = number_of(FunctionType{{}, results});
  for (; left >= 0x40; left >>= 7) out.byte(static_cast<std::uint8_t>((left & 0x7fU) | 0x80U));
  out.byte(static_cast<std::uint8_t>(left));
}

}  // namespace

bool has_unsavable_tag(const ModuleParts& parts) {
  for (std::size_t tag = 0; tag < parts.tags.size(); ++tag)
    if (!is_savable(payload_of(parts, tag))) return true;
  return false;
}

// The exception is thrown below one handler per tag, each with a block around it in which the payload arrives.
Bytes write_put_exception(const ModuleParts& parts, const Added& added, const NumberOfType& number_of) {
  CodeWriter out{added};
  std::vector<std::uint32_t> tags;
  for (std::uint32_t tag = 0; tag < parts.tags.size(); ++tag)
    if (is_savable(payload_of(parts, tag))) tags.push_back(tag);
  constexpr std::uint32_t exception = 0;
  constexpr std::uint32_t halves = 1;
  out.number(1);
  out.number(1);
  out.byte(static_cast<std::uint8_t>(ValueType::v128));
  out.write(local_get, exception);
  out.write(ref_is_null);
  out.open(if_, no_results);
  out.constant(null_exception);
  out.put(ValueType::i32);
  out.write(return_);
  out.write(end);
  for (auto tag = tags.rbegin(); tag != tags.rend(); ++tag) {
    out.write(block);
    write_block_type(out, payload_of(parts, *tag).parameters, number_of);
  }
  out.open(try_table, no_results);
  out.number(tags.size());
  for (std::size_t i = 0; i < tags.size(); ++i) {
    out.byte(catch_plain);
    out.number(tags[i]);
    out.number(i);
  }
  out.write(local_get, exception);
  out.write(throw_ref);
  out.write(end);
  out.write(unreachable);
  for (const std::uint32_t tag : tags) {
    out.write(end);
    const std::vector<ValueType>& payload = payload_of(parts, tag).parameters;
    for (auto type = payload.rbegin(); type != payload.rend(); ++type) {
      if (*type == ValueType::v128) {
        out.write(local_set, halves);
        out.put_local(ValueType::v128, halves);
      } else {
        out.put(*type);
      }
    }
    out.constant(tag + 1);
    out.put(ValueType::i32);
    out.write(return_);
  }
  out.write(end);
  return std::move(out.bytes());
}

Bytes write_take_exception(const ModuleParts& parts, const Added& added, const NumberOfType& number_of) {
  CodeWriter out{added};
  constexpr std::uint32_t tag_number = 0;
  constexpr std::uint32_t exception = 1;
  out.number(2);
  out.number(1);
  out.byte(static_cast<std::uint8_t>(ValueType::i32));
  out.number(1);
  out.byte(static_cast<std::uint8_t>(ValueType::exnref));
  out.take(ValueType::i32);
  out.write(local_set, tag_number);
  for (std::uint32_t tag = 0; tag < parts.tags.size(); ++tag) {
    const FunctionType& payload = payload_of(parts, tag);
    if (!is_savable(payload)) continue;
    out.write(local_get, tag_number);
    out.constant(tag + 1);
    out.write(0x46);  // i32.eq
    out.open(if_, no_results);
    std::vector<ValueType> caught = payload.parameters;
    caught.push_back(ValueType::exnref);
    out.write(block);
    write_block_type(out, caught, number_of);
    out.open(try_table, no_results);
    out.number(1);
    out.byte(catch_with_reference);
    out.number(tag);
    out.number(0);
    for (const ValueType type : payload.parameters) out.take(type);
    out.write(throw_, tag);
    out.write(end);
    out.write(unreachable);
    out.write(end);
    out.write(local_set, exception);
    for (std::size_t left = payload.parameters.size(); left > 0; --left) out.write(drop);
    out.write(end);
  }
  out.write(local_get, exception);
  out.write(end);
  return std::move(out.bytes());
}

}  // namespace mpiwasm::wasm::resumable
