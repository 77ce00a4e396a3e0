// See context.hpp.
#include "wasi/context.hpp"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/resource.h>
#include <sys/stat.h>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <string_view>
#include <utility>
#include <vector>

#include "wasi/functions.hpp"
#include "wasi/grant_walk.hpp"
#include "wasi/standard_files.hpp"
#include "wasi/unstable.hpp"

namespace mpiwasm::wasi {
namespace {

bool has_zero(std::string_view text) { return text.find('\0') != std::string_view::npos; }

tl::expected<void, std::string> check(const Options& options) {
  for (const std::string& argument : options.arguments) {
    if (has_zero(argument)) return tl::unexpected(std::string("a program argument contains a zero byte"));
  }
  for (const std::string& variable : options.environment) {
    const std::size_t equals = variable.find('=');
    if (equals == std::string::npos || equals == 0 || has_zero(variable)) {
      return tl::unexpected(fmt::format("'{}' is not an environment variable; write NAME=VALUE", variable.c_str()));
    }
  }
  for (auto grant = options.grants.begin(); grant != options.grants.end(); ++grant) {
    const auto same_name = [&](const Grant& other) { return other.guest_path == grant->guest_path; };
    if (std::any_of(options.grants.begin(), grant, same_name)) {
      return tl::unexpected(fmt::format("two directories are granted under the same name '{}'", grant->guest_path));
    }
  }
  return {};
}

// What stands below them may have been put there by a program.
std::vector<FileIdentity> changeable_directories(const std::vector<Grant>& grants) {
  std::vector<FileIdentity> found;
  for (const Grant& grant : grants) {
    struct stat status;
    if (!grant.read_only && ::stat(grant.host_path.c_str(), &status) == 0) found.push_back(FileIdentity::of(status));
  }
  return found;
}

// MPI libraries end the process when they cannot open what they need, so that the guest leaves them some files.
std::size_t open_files_of_guest(std::uint32_t wanted) {
  constexpr rlim_t for_libraries = 128;
  constexpr rlim_t least = 16;
  rlimit limit{};
  if (::getrlimit(RLIMIT_NOFILE, &limit) != 0) return wanted;
  const rlim_t left = limit.rlim_cur > for_libraries ? limit.rlim_cur - for_libraries : 0;
  return static_cast<std::size_t>(std::min<rlim_t>(wanted, std::max(left, least)));
}

}  // namespace

Context::Context(const Options& options)
    : secrets_(options.secrets),
      grants_(options.grants),
      arguments_(options.arguments),
      environment_(options.environment),
      paths_(options.path_method ? *options.path_method : PathResolver::best_method()),
      descriptors_(open_files_of_guest(options.max_open_files)) {}

tl::expected<std::unique_ptr<Context>, std::string> Context::create(const Options& options) {
  if (const auto checked = check(options); !checked) return tl::unexpected(checked.error());
  std::unique_ptr<Context> context(new Context(options));
  if (const auto added = add_standard_files(context->descriptors_, options.standard_input); !added) {
    return tl::unexpected(added.error());
  }
  if (const auto opened = context->open_grants(); !opened) return tl::unexpected(opened.error());
  survive_broken_pipes();
  return context;
}

tl::expected<void, std::string> Context::open_grants() {
  const std::vector<FileIdentity> changeable = changeable_directories(grants_);
  for (const Grant& grant : grants_) {
    const auto refuse = [&grant](std::string_view reason) {
      return tl::unexpected(fmt::format("cannot grant '{}': {}", grant.host_path, reason));
    };
    if (has_zero(grant.host_path) || has_zero(grant.guest_path)) return refuse("it contains a zero byte");
    auto directory = open_granted_directory(grant.host_path, changeable);
    if (!directory) return refuse(directory.error());
    Descriptor descriptor;
    descriptor.file = std::move(*directory);
    struct stat status;
    if (::fstat(descriptor.host(), &status) != 0) return refuse(std::strerror(errno));
    if (admission_.check(descriptor.host(), status, status.st_dev) != Errno::success) {
      return refuse("files of /proc would let the program reach its own process");
    }
    if (admission_.is_shared_memory(FileIdentity::of(status)))
      return refuse("MPI libraries share memory there; grant a directory in it");
    descriptor.type = FileType::directory;
    descriptor.read_only = grant.read_only;
    descriptor.rights = rights::directory;
    descriptor.inheriting = rights::directory | rights::file;
    descriptor.guest_path = &grant.guest_path;
    descriptor.grant = FileIdentity::of(status);
    if (!descriptors_.insert(std::move(descriptor))) return refuse("the limit of open files is reached");
  }
  return {};
}

void Context::attach(guest::Guest& guest) {
  guest_ = &guest;
  memory_ = guest.memory();
  // Now, for host libraries may have made them when they were opened.
  for (const std::string& path : secrets_) {
    struct stat status;
    if (::stat(path.c_str(), &status) == 0) admission_.refuse(FileIdentity::of(status));
  }
  (void)::clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &process_time_at_start_);
  (void)::clock_gettime(CLOCK_THREAD_CPUTIME_ID, &thread_time_at_start_);
}

guest::HostModule Context::functions() {
  return {
      .name = "wasi_snapshot_preview1", .functions = function_table(), .environment = this, .for_all_threads = true};
}

guest::HostModule Context::unstable_functions() { return {"wasi_unstable", unstable_function_table(), this}; }

guest::ConfinementNeeds Context::confinement_needs() {
  guest::ConfinementNeeds needs;
  descriptors_.for_each_grant([&needs](const Descriptor& grant) {
    // The guest may close its own before the confinement is narrowed.
    needs.files.push_back({.path = *grant.guest_path,
                           .may_change = !grant.read_only,
                           .directory = HostFile::own(::fcntl(grant.host(), F_DUPFD_CLOEXEC, 0))});
  });
  return needs;
}

bool Context::can_flush(bool at_last, void (*again)()) {
  const bool is_unnoticed = !at_last && writes_.ended() != ended_writes_;
  if (!writes_.is_at_beginning() && (writes_.is_writing() || is_unnoticed)) {
    ended_writes_ = writes_.ended();
    writes_.before_next_write(again);
    return false;
  }
  writes_.before_next_write(nullptr);
  return true;
}

void Context::exit(int exit_code) {
  if (guest_ != nullptr) guest_->exit(exit_code);
  std::_Exit(exit_code);
}

}  // namespace mpiwasm::wasi
