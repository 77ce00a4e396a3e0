// Which library --blas finds.
#include "blas/choice.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <map>
#include <string>

namespace mpiwasm::blas {
namespace {

Variables variables(std::map<std::string, std::string> set = {}) {
  return [set](const char* name) { return set.contains(name) ? set.at(name) : std::string{}; };
}

TEST(Choice, WasmIsNoLibrary) {
  const auto choice = choose("wasm", variables());
  ASSERT_TRUE(choice);
  EXPECT_FALSE(choice->library);
  EXPECT_EQ(choice->reason, "--blas wasm");
}

TEST(Choice, ALibraryIsFoundByTheLoader) {
  const auto choice = choose("openblas", variables());
  ASSERT_TRUE(choice) << choice.error();
  ASSERT_TRUE(choice->library);
  EXPECT_EQ(choice->reason, "libopenblas.so.0, found by the loader");
  EXPECT_TRUE(std::filesystem::exists(choice->library->path()));
  EXPECT_GT(choice->library->lapack_routines(), 900U);
  EXPECT_TRUE(choice->library->has_lapack("dgesv"));
  EXPECT_FALSE(choice->library->has_lapack("dgesv_"));
  EXPECT_FALSE(choice->library->has_lapack("dgemm"));
  EXPECT_EQ(choice->library->complex_result(), ComplexResult::in_registers);
}

TEST(Choice, ALoadedModuleGoesFirst) {
  const auto found = choose("openblas", variables());
  ASSERT_TRUE(found);
  const std::filesystem::path root = std::filesystem::path{testing::TempDir()} / "blas-module";
  std::filesystem::create_directories(root / "lib");
  std::error_code ignored;
  std::filesystem::remove(root / "lib" / "libblis.so.4", ignored);
  std::filesystem::create_symlink(found->library->path(), root / "lib" / "libblis.so.4");
  const auto choice = choose("auto", variables({{"EBROOTBLIS", root.string()}}));
  ASSERT_TRUE(choice) << choice.error();
  EXPECT_EQ(choice->reason, "found by EBROOTBLIS");
}

TEST(Choice, ARelativeRootIsIgnored) {
  const auto found = choose("openblas", variables());
  ASSERT_TRUE(found);
  const std::filesystem::path before = std::filesystem::current_path();
  const std::filesystem::path root = std::filesystem::path{testing::TempDir()} / "blas-relative";
  std::filesystem::create_directories(root / "lib");
  std::error_code ignored;
  std::filesystem::remove(root / "lib" / "libblis.so.4", ignored);
  std::filesystem::create_symlink(found->library->path(), root / "lib" / "libblis.so.4");
  std::filesystem::current_path(root.parent_path());
  const auto choice = choose("auto", variables({{"EBROOTBLIS", "blas-relative"}}));
  std::filesystem::current_path(before);
  ASSERT_TRUE(choice) << choice.error();
  EXPECT_NE(choice->reason, "found by EBROOTBLIS");
}

TEST(Choice, AnUnknownNameIsRefused) {
  const auto choice = choose("atlas", variables());
  ASSERT_FALSE(choice);
  EXPECT_EQ(choice.error(),
            "--blas atlas: must be auto, wasm, flexiblas, openblas, mkl, blis, or the path of a library");
}

TEST(Choice, APathMustBeABlas) {
  const auto missing = choose("/nonexistent/libblas.so", variables());
  ASSERT_FALSE(missing);
  EXPECT_NE(missing.error().find("--blas /nonexistent/libblas.so: "), std::string::npos);
  const auto other = choose("./libm.so.6", variables());
  ASSERT_FALSE(other);
  const auto found = choose("openblas", variables());
  ASSERT_TRUE(found);
  EXPECT_TRUE(choose(found->library->path(), variables()));
}

}  // namespace
}  // namespace mpiwasm::blas
