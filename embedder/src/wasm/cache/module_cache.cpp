#include "wasm/cache/module_cache.hpp"

#include <utility>

namespace mpiwasm::wasm {

std::optional<std::filesystem::path> default_cache_path(const std::function<const char*(const char*)>& environment) {
  const auto value = [&](const char* name) -> std::optional<std::filesystem::path> {
    const char* text = environment(name);
    if (text == nullptr || *text == '\0') return std::nullopt;
    return std::filesystem::path{text};
  };
  if (const auto own = value("MPIWASM_CACHE")) return own;
  // The standard of these two has relative ones ignored.
  if (const auto cache = value("XDG_CACHE_HOME"); cache && cache->is_absolute()) return *cache / "mpiwasm" / "modules";
  if (const auto home = value("HOME"); home && home->is_absolute()) return *home / ".cache" / "mpiwasm" / "modules";
  return std::nullopt;
}

ModuleCache::ModuleCache(const CacheSettings& settings)
    : most_bytes_(settings.most_bytes), longest_wait_(settings.longest_wait) {
  const auto open = [&](const std::optional<std::filesystem::path>& path, CacheUse use, const char* consequence) {
    std::optional<CacheDirectory> directory;
    if (!path) return directory;
    if (auto opened = CacheDirectory::open(*path, use))
      directory = std::move(*opened);
    else
      warnings_.push_back(opened.error() + consequence);
    return directory;
  };
  own_ = open(settings.own, CacheUse::own, "; the module is compiled in every run");
  site_ = open(settings.site, CacheUse::site, "; the site's compiled modules are not used");
}

ModuleCache::Found ModuleCache::load_from(const CacheDirectory& directory, const CacheKey& key, const Load& load) {
  auto found = directory.find(key);
  if (found.entry) return load(std::move(*found.entry)) ? Found::loaded : Found::unusable;
  if (found.refusal.empty()) return Found::absent;
  warnings_.push_back(found.refusal + "; it is ignored and replaced");
  return Found::unusable;
}

Expected<ModuleCache::Source> ModuleCache::load_or_make(const CacheKey& key, const std::string& description,
                                                        const Load& load, const Make& make) {
  const Found in_own = own_ ? load_from(*own_, key, load) : Found::absent;
  if (in_own == Found::loaded) return Source::own;
  if (site_ && load_from(*site_, key, load) == Found::loaded) return Source::site;
  if (!own_) {
    const auto payload = make();
    return payload ? Expected<Source>{Source::made} : tl::unexpected(payload.error());
  }
  // Remove an unusable entry, because waiting processes continue as soon as there is one.
  if (in_own == Found::unusable) own_->remove(key);
  CacheLock lock = inherited_ ? std::move(*inherited_) : CacheLock::acquire(*own_, key, longest_wait_);
  inherited_.reset();
  // Also when the lock is held: its last holder may have stored the entry just before.
  if (own_->has(key) && load_from(*own_, key, load) == Found::loaded) {
    lock.release(*own_, key);
    return Source::came;
  }
  const auto payload = make();
  if (!payload) {
    lock.give_up(*own_, key);
    return tl::unexpected(payload.error());
  }
  if (const auto stored = own_->store(key, description, *payload); !stored) {
    warnings_.push_back(stored.error());
    lock.give_up(*own_, key);
    return Source::made;
  }
  lock.release(*own_, key);
  own_->trim(most_bytes_, key);
  return Source::kept;
}

bool ModuleCache::load(const CacheKey& key, const Load& load) {
  return (own_ && load_from(*own_, key, load) == Found::loaded) ||
         (site_ && load_from(*site_, key, load) == Found::loaded);
}

bool ModuleCache::has(const CacheKey& key) const { return (own_ && own_->has(key)) || (site_ && site_->has(key)); }

CacheLock ModuleCache::try_lock(const CacheKey& key) const {
  return own_ ? CacheLock::acquire(*own_, key, std::chrono::milliseconds{0}) : CacheLock::none();
}

void ModuleCache::remove(const CacheKey& key) const {
  if (own_) own_->remove(key);
}

}  // namespace mpiwasm::wasm
