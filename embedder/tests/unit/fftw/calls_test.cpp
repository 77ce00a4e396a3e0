// Single calls: results, and what ends the guest.
#include "fftw/calls.hpp"

#include <gtest/gtest.h>

#include <complex>
#include <filesystem>
#include <map>

#include "test_guest.hpp"

namespace mpiwasm::fftw {
namespace {

using Complex = std::complex<double>;

constexpr std::uint32_t dimensions_at = 1024;
constexpr Address input{2048};
constexpr Address output{4096};

Variables variables(std::map<std::string, std::string> set = {}) {
  return [set](const char* name) { return set.contains(name) ? set.at(name) : std::string{}; };
}

class CallsTest : public testing::Test {
 protected:
  void SetUp() override { open(library_); }
  void open(Library& library) {
    ASSERT_TRUE(library.open());
    ASSERT_NE(library.functions<double>(), nullptr) << "this system has no FFTW";
    library.attach(strict_.guest());
  }
  template <class T>
  void put(Address address, const std::vector<T>& values) {
    std::memcpy(strict_.memory().at(address), values.data(), values.size() * sizeof(T));
  }
  template <class T>
  [[nodiscard]] std::vector<T> get(Address address, std::size_t count) const {
    std::vector<T> values(count);
    std::memcpy(values.data(), strict_.memory().at(address), count * sizeof(T));
    return values;
  }
  template <class Real = double>
  std::uint32_t plan(Address from, Address to, std::int32_t n, std::uint32_t flags = estimate,
                     Kind kind = Kind::complex_to_complex) {
    put<std::int32_t>(Address{dimensions_at}, {n, 1, 1});
    return Calls<Real>::plan(&library_, static_cast<std::uint32_t>(kind), 1, Address{dimensions_at}, 0, Address{}, from,
                             from, to, to, -1, Address{}, flags);
  }
  void execute_on(std::uint32_t handle, Address from, Address to, Kind kind = Kind::complex_to_complex) {
    Calls<double>::execute_on(&library_, handle, static_cast<std::uint32_t>(kind), from, from, to, to);
  }
  template <class Function>
  static std::string message_of(Function function) {
    try {
      function();
    } catch (const Ended& ended) {
      return ended.what();
    }
    return "returned";
  }

  Library library_{options(), variables()};
  StrictGuest strict_;
};

TEST_F(CallsTest, ATransform) {
  const std::uint32_t handle = plan(input, output, 2);
  ASSERT_NE(handle, 0);
  EXPECT_EQ(handle % 2, 1) << "a handle is no address of a plan";
  put<Complex>(input, {{1, 2}, {3, 5}});
  Calls<double>::execute(&library_, handle);
  EXPECT_EQ(get<Complex>(output, 2), (std::vector<Complex>{{4, 7}, {-2, -3}}));
  Calls<double>::destroy_plan(&library_, handle);
}

TEST_F(CallsTest, OtherArrays) {
  const std::uint32_t handle = plan(input, output, 2);
  put<Complex>(Address{6144}, {{1, 0}, {1, 0}});
  execute_on(handle, Address{6144}, Address{8192});
  EXPECT_EQ(get<Complex>(Address{8192}, 2), (std::vector<Complex>{{2, 0}, {0, 0}}));
  const auto message = [&](Address from, Address to, Kind kind = Kind::complex_to_complex) {
    return message_of([&] { execute_on(handle, from, to, kind); });
  };
  EXPECT_EQ(message(Address{65520}, output),
            "fftw_execute_dft: input: bytes 0 to 32 of address 65520 are not in the program's 65536 bytes of memory");
  EXPECT_EQ(message(Address{6148}, output), "fftw_execute_dft: input: address 6148 is not aligned");
  EXPECT_NE(message(Address{6152}, output).find("another alignment"), std::string::npos);
  EXPECT_EQ(message(output, output), "fftw_execute_dft: the plan was made out of place");
  EXPECT_EQ(message(input, output, Kind::real_to_complex), "fftw_execute_dft_r2c: the plan was made by fftw_plan_dft");
  const std::uint32_t any = plan(input, output, 2, estimate | unaligned);
  EXPECT_EQ(message_of([&] { execute_on(any, Address{6152}, output); }), "returned");
}

TEST_F(CallsTest, PartsKeepTheirDistance) {
  put<std::int32_t>(Address{dimensions_at}, {2, 2, 2});
  const auto kind = static_cast<std::uint32_t>(Kind::split_complex_to_complex);
  const std::uint32_t handle = Calls<double>::plan(&library_, kind, 1, Address{dimensions_at}, 0, Address{}, input,
                                                   input + 8, output, output + 8, 0, Address{}, estimate);
  ASSERT_NE(handle, 0);
  const auto call = [&](Address imaginary) {
    return message_of(
        [&] { Calls<double>::execute_on(&library_, handle, kind, input, imaginary, output, output + 8); });
  };
  EXPECT_EQ(call(input + 8), "returned");
  EXPECT_NE(call(input + 16).find("another distance"), std::string::npos);
}

TEST_F(CallsTest, HandlesThatAreNone) {
  const std::uint32_t handle = plan(input, output, 2);
  const std::uint32_t single = plan<float>(input, output, 2);
  ASSERT_NE(single, 0);
  EXPECT_NE(message_of([&] { Calls<double>::execute(&library_, single); }), "returned");
  EXPECT_NE(message_of([&] { Calls<float>::execute(&library_, handle); }), "returned");
  Calls<double>::destroy_plan(&library_, handle);
  const std::string message = message_of([&] { Calls<double>::execute(&library_, handle); });
  EXPECT_NE(message.find(" is no plan: it was destroyed"), std::string::npos) << message;
  const std::uint32_t again = plan(input, output, 2);
  EXPECT_NE(again, handle);
  EXPECT_NE(message_of([&] { Calls<double>::destroy_plan(&library_, handle); }), "returned");
  EXPECT_EQ(message_of([&] { Calls<double>::destroy_plan(&library_, 0); }), "returned");
  Calls<double>::cleanup(&library_);
  EXPECT_NE(message_of([&] { Calls<double>::execute(&library_, again); }), "returned");
  EXPECT_EQ(message_of([&] { Calls<float>::execute(&library_, single); }), "returned");
}

TEST_F(CallsTest, WhatIsOutsideEndsTheGuest) {
  EXPECT_EQ(message_of([&] { (void)plan(input, Address{65504}, 4); }),
            "fftw_plan_dft: output: bytes 0 to 64 of address 65504 are not in the program's 65536 bytes of memory");
  EXPECT_EQ(message_of([&] { (void)plan<float>(Address{2}, output, 4); }),
            "fftwf_plan_dft: input: address 2 is not aligned");
  EXPECT_NE(message_of([&] { (void)plan(input, output, 0x7fffffff); }), "returned");
  EXPECT_EQ(message_of([&] {
              (void)Calls<double>::plan(&library_, 0, 2, Address{65528}, 0, Address{}, input, input, output, output, -1,
                                        Address{}, estimate);
            }),
            "fftw_plan_dft: the dimensions are not in the program's memory");
  EXPECT_EQ(message_of([&] { (void)plan(input, output, 4, estimate, Kind{99}); }), "fftw_plan: there is no kind 99");
}

TEST_F(CallsTest, WhatFftwDoesNotPlan) {
  EXPECT_EQ(plan(input, output, 0), 0);
  EXPECT_EQ(plan(input, output, -4), 0);
  Calls<double>::forget_wisdom(&library_);
  EXPECT_EQ(plan(input, output, 6, wisdom_only), 0);
}

TEST_F(CallsTest, WisdomGoesOutAndIn) {
  Calls<double>::forget_wisdom(&library_);
  ASSERT_NE(plan(input, output, 12, 0), 0);
  constexpr Address text{8192};
  const std::int32_t length = Calls<double>::export_wisdom(&library_, Address{0xffffffff}, 0);
  ASSERT_GT(length, 0);
  EXPECT_EQ(Calls<double>::export_wisdom(&library_, text, static_cast<std::uint32_t>(length) + 1), length);
  Calls<double>::forget_wisdom(&library_);
  EXPECT_EQ(plan(input, output, 12, wisdom_only), 0);
  EXPECT_EQ(Calls<double>::import_wisdom(&library_, text, static_cast<std::uint32_t>(length)), 1);
  EXPECT_NE(plan(input, output, 12, wisdom_only), 0);
  EXPECT_EQ(Calls<double>::import_wisdom(&library_, input, 8), 0);
  EXPECT_EQ(Calls<double>::import_wisdom(&library_, text, static_cast<std::uint32_t>(length) / 2), 0);
  (void)strict_.memory().store(text + 40, '0');
  EXPECT_EQ(Calls<double>::import_wisdom(&library_, text, static_cast<std::uint32_t>(length)), 0);
  EXPECT_NE(message_of([&] { (void)Calls<double>::import_wisdom(&library_, Address{65535}, 2); }), "returned");
  EXPECT_NE(message_of([&] { (void)Calls<double>::export_wisdom(&library_, Address{65535}, 65536); }), "returned");
}

TEST_F(CallsTest, PlansAreSavedAndMadeAgain) {
  const std::uint32_t freed = plan(input, output, 3);
  const std::uint32_t handle = plan(input, output, 2, 0);
  Calls<double>::destroy_plan(&library_, freed);
  guest::ArchiveWriter writer;
  ASSERT_EQ(library_.save(writer), "");
  Library other{options(), variables()};
  open(other);
  guest::ArchiveReader reader{writer.bytes()};
  ASSERT_EQ(other.restore(reader), "");
  EXPECT_TRUE(reader.is_at_end());
  put<Complex>(input, {{1, 2}, {3, 5}});
  Calls<double>::execute(&other, handle);
  EXPECT_EQ(get<Complex>(output, 2), (std::vector<Complex>{{4, 7}, {-2, -3}}));
  EXPECT_NE(message_of([&] { Calls<double>::execute(&other, freed); }), "returned");

  Library none{options("wasm"), variables()};
  ASSERT_TRUE(none.open());
  guest::ArchiveReader again{writer.bytes()};
  EXPECT_EQ(none.restore(again), "the program has plans of an FFTW of the system, which has none here (--fftw)");
  guest::ArchiveReader damaged{std::span{writer.bytes()}.first(writer.bytes().size() / 2)};
  Library third{options(), variables()};
  open(third);
  EXPECT_NE(third.restore(damaged), "");
}

TEST(Wisdom, HasAForm) {
  const std::string head = "(fftw-3.3.10 fftw_wisdom #x1 #x2 #x3 #xffffffff\n";
  const std::string entry = "  (fftw_codelet_n1_16 0 #x10bdd #x10bdd #x0 #x1 #x2 #x3 #x4)\n";
  EXPECT_TRUE(is_wisdom(head + ")\n"));
  EXPECT_TRUE(is_wisdom(head + entry + entry + ")"));
  EXPECT_FALSE(is_wisdom(""));
  EXPECT_FALSE(is_wisdom(head));
  EXPECT_FALSE(is_wisdom(head + entry + ") more"));
  EXPECT_FALSE(is_wisdom(head + "  (name 0 #x100000 #x0 #x0 #x1 #x2 #x3 #x4)\n)"));
  EXPECT_FALSE(is_wisdom(head + "  (name 0 #x0 #x0 #x200 #x1 #x2 #x3 #x4)\n)"));
  EXPECT_FALSE(is_wisdom(head + "  (name -1 #x0 #x0 #x0 #x1 #x2 #x3 #x4)\n)"));
  EXPECT_FALSE(is_wisdom(head + "  (name 0 #x0 #x0 #x0 #x1 #x2 #x3 #x123456789)\n)"));
}

TEST(Wisdom, OfAnotherUserIsNotOpened) {
  const std::string wisdom = "(fftw-3.3.10 fftw_wisdom #x1 #x2 #x3 #x4\n)";
  const std::string sealed = seal_wisdom(wisdom, &sum_of);
  EXPECT_EQ(open_wisdom(sealed, &sum_of), wisdom);
  EXPECT_FALSE(open_wisdom(sealed, [](std::string_view) { return std::string{"0"}; }));
  EXPECT_FALSE(open_wisdom(sealed, {}));
  EXPECT_FALSE(open_wisdom(wisdom, &sum_of));
  EXPECT_FALSE(open_wisdom(seal_wisdom("no wisdom", &sum_of), &sum_of));
}

TEST(Choice, OfTheLibrary) {
  const auto wasm = choose("wasm", variables());
  ASSERT_TRUE(wasm);
  EXPECT_FALSE(wasm->library);
  const auto found = choose("auto", variables());
  ASSERT_TRUE(found && found->library);
  EXPECT_TRUE(found->library->has_double() && found->library->has_single());
  EXPECT_EQ(found->reason, "libfftw3.so.3, found by the loader");
  EXPECT_EQ(choose("mkl", variables()).error(), "--fftw mkl: must be auto, wasm, or the path of a library");
  EXPECT_NE(choose("/nowhere/libfftw3.so.3", variables()).error().find("No such file"), std::string::npos);

  const std::filesystem::path root = std::filesystem::path{testing::TempDir()} / "fftw-module";
  std::filesystem::create_directories(root / "lib");
  std::error_code ignored;
  std::filesystem::remove(root / "lib" / "libfftw3.so.3", ignored);
  std::filesystem::create_symlink(found->library->path(), root / "lib" / "libfftw3.so.3");
  const auto module = choose("auto", variables({{"EBROOTFFTW", root.string()}}));
  ASSERT_TRUE(module && module->library);
  EXPECT_EQ(module->reason, "found by EBROOTFFTW");
  EXPECT_FALSE(module->library->has_single());
}

TEST(Choice, SinglePrecisionAlone) {
  const auto found = choose("auto", variables());
  ASSERT_TRUE(found && found->library);
  std::string path = found->library->path();
  path.insert(path.find("fftw3.") + 5, "f");
  const auto single = choose(path, variables());
  ASSERT_TRUE(single && single->library);
  EXPECT_FALSE(single->library->has_double());
  EXPECT_TRUE(single->library->has_single());
}

TEST(Unavailable, ACallWithoutALibraryEndsTheGuest) {
  Library library{options("wasm"), variables()};
  StrictGuest strict;
  ASSERT_TRUE(library.open());
  library.attach(strict.guest());
  EXPECT_EQ(Calls<double>::available(&library), 0);
  EXPECT_THROW(Calls<double>::forget_wisdom(&library), Ended);
}

}  // namespace
}  // namespace mpiwasm::fftw
