#include "wasm/cache/cpu.hpp"

#include <fmt/format.h>

#include <array>
#include <cstdint>
#include <cstring>

#if defined(__x86_64__)
#include <cpuid.h>
#elif defined(__aarch64__)
#include <sys/auxv.h>

#include <fstream>
#endif

namespace mpiwasm::wasm {

#if defined(__x86_64__)
namespace {

using Registers = std::array<unsigned, 4>;  // eax, ebx, ecx, edx

Registers cpuid(unsigned leaf, unsigned subleaf) {
  Registers registers{};
  if (__get_cpuid_count(leaf, subleaf, &registers[0], &registers[1], &registers[2], &registers[3]) == 0) return {};
  return registers;
}

/// The register states that the operating system saves; without them vector extensions cannot be used.
unsigned enabled_states(const Registers& basic) {
  constexpr unsigned has_xgetbv = 1U << 27;
  if ((basic[2] & has_xgetbv) == 0) return 0;
  unsigned low = 0;
  unsigned high = 0;
  __asm__("xgetbv" : "=a"(low), "=d"(high) : "c"(0));
  return low;
}

std::string brand() {
  std::string text;
  for (unsigned leaf = 0x80000002; leaf <= 0x80000004; ++leaf) {
    const Registers part = cpuid(leaf, 0);
    std::array<char, sizeof(Registers)> letters{};
    std::memcpy(letters.data(), part.data(), letters.size());
    text.append(letters.data(), letters.size());
  }
  text.resize(std::strlen(text.c_str()));
  const std::size_t start = text.find_first_not_of(' ');
  const std::size_t end = text.find_last_not_of(' ');
  return start == std::string::npos ? "unknown x86-64" : text.substr(start, end - start + 1);
}

}  // namespace

Cpu identify_cpu() {
  const Registers vendor = cpuid(0, 0);
  const Registers basic = cpuid(1, 0);
  const Registers extended = cpuid(7, 0);
  const Registers more = cpuid(7, 1);
  const Registers amd = cpuid(0x80000001, 0);
  const unsigned states = enabled_states(basic);
  const bool has_avx_state = (states & 0x6U) == 0x6U;
  const bool has_avx512_state = (states & 0xe6U) == 0xe6U;

  Cpu cpu{"x86_64", brand(), {}, {}};
  const auto add = [&](bool present, const char* name) {
    if (present) cpu.features.emplace_back(name);
  };
  add((basic[2] >> 19 & 1U) != 0, "sse4.1");
  add((basic[2] >> 20 & 1U) != 0, "sse4.2");
  add((basic[2] >> 23 & 1U) != 0, "popcnt");
  add(has_avx_state && (basic[2] >> 28 & 1U) != 0, "avx");
  add(has_avx_state && (extended[1] >> 5 & 1U) != 0, "avx2");
  add(has_avx_state && (basic[2] >> 12 & 1U) != 0, "fma");
  add((extended[1] >> 8 & 1U) != 0, "bmi2");
  add(has_avx512_state && (extended[1] >> 16 & 1U) != 0, "avx512f");
  add(has_avx512_state && (extended[1] >> 17 & 1U) != 0, "avx512dq");
  add(has_avx512_state && (extended[1] >> 30 & 1U) != 0, "avx512bw");
  add(has_avx512_state && (extended[1] >> 31 & 1U) != 0, "avx512vl");

  // Of leaf 1 only eax (model and stepping), ecx and edx: ebx names the core one happens to run on.
  cpu.identity = fmt::format(
      "x86_64-{:08x}{:08x}{:08x}-{:08x}-{:08x}{:08x}-{:08x}{:08x}{:08x}-{:08x}-{:08x}{:08x}-{:x}", vendor[1], vendor[3],
      vendor[2], basic[0], basic[2], basic[3], extended[1], extended[2], extended[3], more[0], amd[2], amd[3], states);
  return cpu;
}

#elif defined(__aarch64__)

Cpu identify_cpu() {
  const unsigned long capabilities = getauxval(AT_HWCAP);
  const unsigned long more = getauxval(AT_HWCAP2);
  std::string model = "unknown";
  std::ifstream file{"/sys/devices/system/cpu/cpu0/regs/identification/midr_el1"};
  file >> model;

  Cpu cpu{"aarch64", "aarch64 (MIDR " + model + ")", {}, {}};
  const auto add = [&](bool present, const char* name) {
    if (present) cpu.features.emplace_back(name);
  };
  add((capabilities >> 1 & 1U) != 0, "asimd");
  add((capabilities >> 8 & 1U) != 0, "atomics");
  add((capabilities >> 20 & 1U) != 0, "asimddp");
  add((capabilities >> 22 & 1U) != 0, "sve");
  add((more >> 1 & 1U) != 0, "sve2");
  cpu.identity = fmt::format("aarch64-{}-{:x}-{:x}", model, capabilities, more);
  return cpu;
}

#else
#error "mpiwasm runs on x86-64 and aarch64"
#endif

}  // namespace mpiwasm::wasm
