// The vector instructions by kind.
#pragma once

#include <string_view>

namespace mpiwasm::wasm::resumable {

/// Vector instructions in the order of their numbers:
///   L memory -> vector              S memory, vector ->              C constant          H shuffle
///   u vector -> vector              b two vectors -> vector          t three -> vector   h vector, i32 -> vector
///   i I f F a number -> vector      x y z w a lane -> i32 i64 f32 f64                    q vector -> i32
///   m n o p a lane replaced by i32 i64 f32 f64   l a lane loaded     s a lane stored     . unused
inline constexpr std::string_view vectors =
    // 0: memory, constants, shuffles, splats
    "LLLLLLLLLLLSCHbiiiIfF"
    // 21: lanes
    "xxmxxmxmynzowp"
    // 35: comparisons
    "bbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbbb"
    // 77: bits; 84: lanes of memory; 94: f32 and f64
    "ubbbbtqllllssssLLuu"
    // 96: i8x16
    "uuuqqbbuuuuhhhbbbbbbuubbbbubuuuu"
    // 128: i16x8
    "uubqqbbuuuuhhhbbbbbbubbbbb.bbbbb"
    // 160: i32x4
    "uu.qq..uuuuhhhb..b...bbbbbb.bbbb"
    // 192: i64x2
    "uu.qq..uuuuhhhb..b...bbbbbbbbbbb"
    // 224: f32x4, f64x2, conversions
    "uu.ubbbbbbbbuu.ubbbbbbbbuuuuuuuu"
    // 256: relaxed
    "buuuuttttttttbbbbbbt";
static_assert(vectors.size() == 276);

}  // namespace mpiwasm::wasm::resumable
