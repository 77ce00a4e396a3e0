#include "checkpoint/compression.hpp"

#include <zstd.h>

#include <charconv>
#include <system_error>

namespace mpiwasm::checkpoint {

std::optional<Compression> Compression::parse(std::string_view text) {
  if (text == "none") return Compression{};
  constexpr std::string_view name = "zstd";
  if (!text.starts_with(name)) return std::nullopt;
  text.remove_prefix(name.size());
  if (text.empty()) return Compression{.level = 1};
  int level = 0;
  const char* const end = text.data() + text.size();
  const auto [read_to, problem] = std::from_chars(text.data() + 1, end, level);
  if (text.front() != ':' || problem != std::errc{} || read_to != end) return std::nullopt;
  if (level < 1 || level > ZSTD_maxCLevel()) return std::nullopt;
  return Compression{.level = level};
}

void Compressor::Delete::operator()(void* context) const { ZSTD_freeCCtx(static_cast<ZSTD_CCtx*>(context)); }

Compressor::Compressor(Compression compression)
    : level_(compression.level), context_(compression.level > 0 ? ZSTD_createCCtx() : nullptr) {}

std::optional<std::size_t> Compressor::compress(std::span<const std::byte> bytes, std::span<std::byte> into) {
  if (context_ == nullptr) return std::nullopt;
  const std::size_t size = ZSTD_compressCCtx(static_cast<ZSTD_CCtx*>(context_.get()), into.data(), into.size(),
                                             bytes.data(), bytes.size(), level_);
  if (ZSTD_isError(size) != 0) return std::nullopt;
  return size;
}

void Decompressor::Delete::operator()(void* context) const { ZSTD_freeDCtx(static_cast<ZSTD_DCtx*>(context)); }

Decompressor::Decompressor() : context_(ZSTD_createDCtx()) {}

bool Decompressor::decompress(std::span<const std::byte> bytes, std::span<std::byte> into) {
  if (context_ == nullptr) return false;
  return ZSTD_decompressDCtx(static_cast<ZSTD_DCtx*>(context_.get()), into.data(), into.size(), bytes.data(),
                             bytes.size()) == into.size();
}

}  // namespace mpiwasm::checkpoint
