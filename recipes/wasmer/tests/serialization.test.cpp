// A module that was compiled and serialized once runs in another engine, its imports being direct functions there.
#include <stdexcept>

#include "support.hpp"

namespace wasmer_test {
namespace {

constexpr std::string_view text = R"((module
  (type $scale (func (param i64 i32) (result f64)))
  (import "host" "scale" (func $scale (type $scale)))
  (memory 1)
  (table 3 funcref)
  (elem (i32.const 2) func $scale)
  (data (i32.const 8) "\2a")
  (func (export "direct") (result f64) (call $scale (i64.const 15) (i32.const 4)))
  (func (export "data") (result i32) (i32.load8_u (i32.const 8)))
  (func (export "trap") (unreachable))
  (func (export "indirect") (result f64) (call_indirect (type $scale) (i64.const 25) (i32.const 4) (i32.const 2)))))";

double scale(const double* unit, std::int64_t number, std::int32_t factor) {
  return *unit * static_cast<double>(number) * factor;
}

using Serialization = EachBackend;

TEST_P(Serialization, KeepsDirectFunctionsWorking) {
  std::vector<char> serialized;
  {
    Guest compiler(GetParam());
    double unit = 1;
    compiler.add_import("Ii:F", &scale, &unit);
    compiler.instantiate(text);
    serialized = compiler.serialize();
  }
  ASSERT_FALSE(serialized.empty());
  double unit = 0.5;
  Guest guest(GetParam());
  guest.add_import("Ii:F", &scale, &unit);
  guest.instantiate_serialized(serialized);
  EXPECT_EQ(guest.call("direct").results.at(0).of.f64, 30);
  EXPECT_EQ(guest.call("indirect").results.at(0).of.f64, 50);
}

TEST_P(Serialization, LoadsInPlace) {
  std::vector<char> serialized;
  double unit = 0.5;
  {
    Guest compiler(GetParam());
    compiler.add_import("Ii:F", &scale, &unit);
    compiler.instantiate(text);
    serialized = compiler.serialize();
  }
  const std::vector<char> before = serialized;
  {
    Guest guest(GetParam());
    guest.add_import("Ii:F", &scale, &unit);
    guest.instantiate_in_place(serialized);
    EXPECT_EQ(guest.call("indirect").results.at(0).of.f64, 50);
    EXPECT_EQ(guest.call("data").results.at(0).of.i32, 42);
    // The names and places of functions are looked up in the bytes.
    EXPECT_EQ(guest.call("trap").frames, std::vector<std::uint32_t>{3});
  }
  EXPECT_EQ(serialized, before);
}

TEST_P(Serialization, RefusesDamagedModules) {
  Guest compiler(GetParam());
  double unit = 1;
  compiler.add_import("Ii:F", &scale, &unit);
  compiler.instantiate(text);
  std::vector<char> serialized = compiler.serialize();
  serialized.resize(serialized.size() / 2);
  Guest guest(GetParam());
  guest.add_import("Ii:F", &scale, &unit);
  EXPECT_THROW(guest.instantiate_serialized(serialized), std::runtime_error);
  EXPECT_THROW(guest.instantiate_in_place(serialized), std::runtime_error);
}

TEST(PatchLevel, IsTheOneOfTheRecipe) { EXPECT_STREQ(wasmer_mpiwasm_patch_level(), WASMER_PATCH_LEVEL); }

WASMER_TEST_ON_EACH_BACKEND(Serialization);

}  // namespace
}  // namespace wasmer_test
