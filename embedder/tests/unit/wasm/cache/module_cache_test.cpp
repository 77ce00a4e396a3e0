#include "wasm/cache/module_cache.hpp"

#include <gtest/gtest.h>
#include <sys/stat.h>
#include <unistd.h>

#include <fstream>
#include <map>

#include "wasm/temporary_directory.hpp"

namespace mpiwasm::wasm {
namespace {

namespace fs = std::filesystem;

class ModuleCacheTest : public testing::Test {
 protected:
  ModuleCache open() const { return ModuleCache{settings_}; }

  /// Asks for the key; the payload is always "code".
  Expected<ModuleCache::Source> ask(ModuleCache& cache, bool can_load = true) {
    return cache.load_or_make(
        key_, "test", [&](const CacheEntry& entry) { return can_load && entry.payload().size() == 4; },
        [&]() -> Expected<std::vector<std::byte>> {
          ++made_;
          return std::vector<std::byte>(4, std::byte{'c'});
        });
  }

  tests::TemporaryDirectory temporary_;
  CacheSettings settings_{temporary_.path() / "own", std::nullopt};
  CacheKey key_ = Sha256{}.add("key").finish();
  int made_ = 0;
};

TEST_F(ModuleCacheTest, MakesOnceThenLoads) {
  ModuleCache cache = open();
  EXPECT_EQ(ask(cache), ModuleCache::Source::kept);
  EXPECT_EQ(ask(cache), ModuleCache::Source::own);
  EXPECT_EQ(made_, 1);
  EXPECT_TRUE(cache.warnings().empty());
  EXPECT_FALSE(fs::exists(*settings_.own / lock_file_name(key_))) << "the lock file was left";
}

TEST_F(ModuleCacheTest, LoadsWithoutMaking) {
  ModuleCache cache = open();
  const auto load = [](const CacheEntry& entry) { return entry.payload().size() == 4; };
  EXPECT_FALSE(cache.has(key_));
  EXPECT_FALSE(cache.load(key_, load));
  (void)ask(cache);
  EXPECT_TRUE(cache.has(key_));
  EXPECT_TRUE(cache.load(key_, load));
  cache.remove(key_);
  EXPECT_FALSE(cache.load(key_, load));
  EXPECT_EQ(made_, 1);
}

TEST_F(ModuleCacheTest, GoesOnWithALockThatAnotherProcessHasAcquired) {
  ModuleCache first = open();
  const CacheLock lock = first.try_lock(key_);
  ASSERT_EQ(lock.outcome(), CacheLock::Outcome::held);
  EXPECT_EQ(first.try_lock(key_).outcome(), CacheLock::Outcome::timed_out);
  ModuleCache second = open();
  second.inherit(CacheLock::inherit(guest::HostFile::own(::dup(lock.file().number()))));
  EXPECT_EQ(ask(second), ModuleCache::Source::kept);
  EXPECT_EQ(first.try_lock(key_).outcome(), CacheLock::Outcome::held) << "its file is gone, and so is the lock";
}

TEST_F(ModuleCacheTest, RebuildsADamagedEntry) {
  ModuleCache cache = open();
  (void)ask(cache);
  std::ofstream{*settings_.own / entry_file_name(key_), std::ios::app} << "x";
  EXPECT_EQ(ask(cache), ModuleCache::Source::kept);
  ASSERT_EQ(cache.warnings().size(), 1U);
  EXPECT_NE(cache.warnings()[0].find("is damaged; it is ignored and replaced"), std::string::npos);
  EXPECT_EQ(ask(cache), ModuleCache::Source::own);
}

TEST_F(ModuleCacheTest, RebuildsAWorldWritableEntry) {
  ModuleCache cache = open();
  (void)ask(cache);
  const fs::path entry = *settings_.own / entry_file_name(key_);
  ASSERT_EQ(::chmod(entry.c_str(), 0666), 0);
  EXPECT_EQ(ask(cache), ModuleCache::Source::kept);
  EXPECT_EQ(fs::status(entry).permissions(), fs::perms::owner_read | fs::perms::owner_write);
  EXPECT_EQ(ask(cache), ModuleCache::Source::own);
}

TEST_F(ModuleCacheTest, RebuildsWhatTheEngineCannotLoad) {
  ModuleCache cache = open();
  (void)ask(cache);
  EXPECT_EQ(ask(cache, false), ModuleCache::Source::kept);
  EXPECT_EQ(made_, 2);
}

TEST_F(ModuleCacheTest, WorksWithoutADirectory) {
  // Under a file no user can make a directory.
  std::ofstream{temporary_.path() / "file"} << "x";
  settings_.own = temporary_.path() / "file" / "modules";
  ModuleCache cache = open();
  EXPECT_EQ(ask(cache), ModuleCache::Source::made);
  ASSERT_EQ(cache.warnings().size(), 1U);
  EXPECT_NE(cache.warnings()[0].find("the module is compiled in every run"), std::string::npos);
}

TEST_F(ModuleCacheTest, WorksWithAReadOnlyDirectory) {
  fs::create_directory(*settings_.own);
  fs::permissions(*settings_.own, fs::perms::owner_read | fs::perms::owner_exec);
  // Permissions do not bind root, so root becomes another user for a while.
  constexpr uid_t other_user = 65534;
  const uid_t user = ::geteuid();
  if (user == 0) {
    ASSERT_EQ(::chown(temporary_.path().c_str(), other_user, static_cast<gid_t>(-1)), 0);
    ASSERT_EQ(::chown(settings_.own->c_str(), other_user, static_cast<gid_t>(-1)), 0);
    ASSERT_EQ(::seteuid(other_user), 0);
  }
  ModuleCache cache = open();
  EXPECT_EQ(ask(cache), ModuleCache::Source::made);
  ASSERT_EQ(::seteuid(user), 0);
  ASSERT_EQ(cache.warnings().size(), 1U);
  EXPECT_NE(cache.warnings()[0].find("cannot be stored in"), std::string::npos) << cache.warnings()[0];
}

TEST_F(ModuleCacheTest, ReadsTheSitesCacheBelowTheUsers) {
  CacheSettings site_filler{temporary_.path() / "site", std::nullopt};
  ModuleCache filler{site_filler};
  (void)ask(filler);
  settings_.site = site_filler.own;
  ModuleCache cache = open();
  EXPECT_EQ(ask(cache), ModuleCache::Source::site);
  EXPECT_EQ(made_, 1);
  EXPECT_TRUE(fs::is_empty(*settings_.own));
}

TEST_F(ModuleCacheTest, WarnsOfAMissingSiteCache) {
  settings_.site = temporary_.path() / "nowhere";
  const ModuleCache cache = open();
  ASSERT_EQ(cache.warnings().size(), 1U);
  EXPECT_NE(cache.warnings()[0].find("the site's compiled modules are not used"), std::string::npos);
}

TEST_F(ModuleCacheTest, PassesOnWhyAModuleCannotBeMade) {
  ModuleCache cache = open();
  const auto result = cache.load_or_make(
      key_, "test", [](auto) { return true; },
      []() -> Expected<std::vector<std::byte>> { return tl::unexpected(Error{ErrorKind::compilation, "too hard"}); });
  ASSERT_FALSE(result);
  EXPECT_EQ(result.error().message, "too hard");
  EXPECT_TRUE(fs::is_empty(*settings_.own));
}

TEST(DefaultCachePath, FollowsTheEnvironment) {
  std::map<std::string, std::string> variables{{"HOME", "/home/ada"}};
  const auto look_up = [&](const char* name) -> const char* {
    const auto found = variables.find(name);
    return found == variables.end() ? nullptr : found->second.c_str();
  };
  EXPECT_EQ(default_cache_path(look_up), fs::path{"/home/ada/.cache/mpiwasm/modules"});
  variables["XDG_CACHE_HOME"] = "/scratch/ada";
  EXPECT_EQ(default_cache_path(look_up), fs::path{"/scratch/ada/mpiwasm/modules"});
  variables["MPIWASM_CACHE"] = "/fast";
  EXPECT_EQ(default_cache_path(look_up), fs::path{"/fast"});
  variables.erase("MPIWASM_CACHE");
  variables["XDG_CACHE_HOME"] = "cache";  // relative ones are ignored
  EXPECT_EQ(default_cache_path(look_up), fs::path{"/home/ada/.cache/mpiwasm/modules"});
  variables["HOME"] = ".";
  EXPECT_EQ(default_cache_path(look_up), std::nullopt);
  variables.clear();
  EXPECT_EQ(default_cache_path(look_up), std::nullopt);
}

}  // namespace
}  // namespace mpiwasm::wasm
