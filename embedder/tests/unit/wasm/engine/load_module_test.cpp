// Compiled code through the code cache.
#include "wasm/engine/load_module.hpp"

#include <gtest/gtest.h>

#include <fstream>

#include "wasm/engine_test_support.hpp"
#include "wasm/temporary_directory.hpp"

namespace mpiwasm::wasm {
namespace {

constexpr std::string_view text = R"((module (memory (export "memory") 1)
  (func (export "_start") (i32.store (i32.const 8) (i32.const 77)))))";

class LoadModuleTest : public testing::TestWithParam<Backend> {
 protected:
  /// Loads, runs, and returns where the code came from.
  ModuleCache::Source load_and_run() {
    const Engine engine = tests::make_engine(GetParam());
    const auto bytes = tests::assemble(text);
    ModuleCache cache{CacheSettings{temporary_.path() / "own", std::nullopt}};
    const CacheKey key = code_key(engine.options(), bytes);
    const auto loaded = load_module(engine, bytes, key, "test.wasm", cache);
    EXPECT_TRUE(loaded) << loaded.error().message;
    const auto summary = read_module_summary(bytes);
    auto instance = Instance::create(engine, loaded->module, *summary, HostFunctions{{}}, "test.wasm");
    EXPECT_TRUE(instance);
    EXPECT_EQ((*instance)->run().kind, Outcome::Kind::finished);
    EXPECT_EQ((*instance)->memory().load<std::uint32_t>(guest::Address{8}), 77U);
    return loaded->source;
  }
  tests::TemporaryDirectory temporary_;
};

TEST_P(LoadModuleTest, RunsWhatIsInTheCache) {
  EXPECT_EQ(load_and_run(), ModuleCache::Source::kept);
  EXPECT_EQ(load_and_run(), ModuleCache::Source::own);
}

TEST_P(LoadModuleTest, RebuildsWhatTheEngineRefuses) {
  const Engine engine = tests::make_engine(GetParam());
  const auto bytes = tests::assemble(text);
  const auto directory = CacheDirectory::open(temporary_.path() / "own", CacheUse::own);
  ASSERT_TRUE(directory);
  // Whole by its checksum, but not code of this engine.
  const std::string other = "some other engine's code";
  ASSERT_TRUE(directory->store(code_key(engine.options(), bytes), "test", std::as_bytes(std::span{other})));
  EXPECT_EQ(load_and_run(), ModuleCache::Source::kept);
  EXPECT_EQ(load_and_run(), ModuleCache::Source::own);
}

INSTANTIATE_TEST_SUITE_P(Backends, LoadModuleTest,
                         testing::Values(Backend::llvm, Backend::cranelift, Backend::singlepass),
                         [](const auto& parameter) { return std::string{to_text(parameter.param)}; });

TEST(CodeKey, DependsOnModuleAndBackend) {
  const Engine llvm = tests::make_engine(Backend::llvm);
  const Engine cranelift = tests::make_engine(Backend::cranelift);
  auto bytes = tests::assemble(text);
  const CacheKey key = code_key(llvm.options(), bytes);
  EXPECT_EQ(key, code_key({.stack_size = std::size_t{4} << 20}, bytes)) << "the stack's size";
  EXPECT_NE(key, code_key(cranelift.options(), bytes));
  bytes.push_back(std::byte{0});
  EXPECT_NE(key, code_key(llvm.options(), bytes));
}

TEST(ModuleCompile, SaysInOneLineWhatIsWrong) {
  const Engine engine = tests::make_engine(Backend::llvm);
  // Well-formed for the inspector, but its body leaves a value on the stack.
  const auto bytes = tests::assemble("(module (func (export \"_start\") (drop (i32.const 1))))");
  auto broken = bytes;
  for (std::size_t i = 0; i + 1 < broken.size(); ++i)
    if (broken[i] == std::byte{0x1a}) broken[i] = std::byte{0x01};  // drop -> nop
  ASSERT_TRUE(read_module_summary(broken));
  const auto module = Module::compile(engine, broken);
  ASSERT_FALSE(module);
  EXPECT_EQ(module.error().kind, ErrorKind::compilation);
  EXPECT_EQ(module.error().message.find('\n'), std::string::npos);
  EXPECT_NE(module.error().message.find("cannot be compiled with llvm"), std::string::npos);
}

}  // namespace
}  // namespace mpiwasm::wasm
