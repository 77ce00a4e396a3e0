// WASI calls: names made, moved and removed. None of these system calls follows a link in the last component.
#include <fcntl.h>
#include <stdio.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <climits>
#include <string_view>
#include <utility>

#include "wasi/context.hpp"
#include "wasi/error.hpp"
#include "wasi/path_walk.hpp"
#include "wasi/preview1.hpp"

namespace mpiwasm::wasi::preview1 {
namespace {

// A place, and the granted directory that it lies beneath.
struct PlaceInGrant : Place {
  FileIdentity grant = {};
};

// The place that was found, unless no name may be changed there.
tl::expected<PlaceInGrant, Errno> admitted(Context& context, tl::expected<Place, Errno> place,
                                           const FileIdentity& grant) {
  if (!place) return tl::unexpected(place.error());
  if (const Errno error = context.admission().check_directory(place->directory, grant.device); error != Errno::success)
    return tl::unexpected(error);
  return PlaceInGrant{std::move(*place), grant};
}

// The place of a path that is going to be changed: EROFS in a read-only grant.
tl::expected<PlaceInGrant, Errno> place_to_change(Context& context, Fd fd, Rights needed, Address path_address,
                                                  Size path_length) {
  const auto directory = context.descriptors().directory(fd, needed);
  if (!directory) return tl::unexpected(directory.error());
  GuestPath path;
  if (const Errno error = path.load(context.memory(), path_address, path_length); error != Errno::success) {
    return tl::unexpected(error);
  }
  if ((*directory)->read_only) return tl::unexpected(Errno::rofs);
  const FileIdentity grant = (*directory)->grant;
  return admitted(context, context.paths().parent((*directory)->host(), path), grant);
}

// The file that gets one more name. It counts as changed: through the new name it could be written, so it must not
// come out of a read-only grant.
tl::expected<PlaceInGrant, Errno> place_to_link(Context& context, Fd fd, Flags lookup, Address path_address,
                                                Size path_length) {
  const auto directory = context.descriptors().directory(fd, rights::path_link_source);
  if (!directory) return tl::unexpected(directory.error());
  GuestPath path;
  if (const Errno error = path.load(context.memory(), path_address, path_length); error != Errno::success) {
    return tl::unexpected(error);
  }
  if ((lookup & ~lookup_flags::all) != 0) return tl::unexpected(Errno::inval);
  if ((*directory)->read_only) return tl::unexpected(Errno::rofs);
  const bool follow = (lookup & lookup_flags::symlink_follow) != 0;
  const FileIdentity grant = (*directory)->grant;
  auto place = walk((*directory)->host(), path.view(), follow ? LastLink::follow : LastLink::keep);
  if (place && place->must_be_directory) return tl::unexpected(Errno::perm);  // directories have one name
  return admitted(context, std::move(place), grant);
}

// Links say where they lead from the directory that they stand in. EPERM when what stands at `from` is one that would
// lead out of the grant only when it stands at `to`.
Errno check_moved_link(const PlaceInGrant& from, const PlaceInGrant& to) {
  std::array<char, PATH_MAX> room;
  const ssize_t length = ::readlinkat(from.directory, from.name.c_str(), room.data(), room.size());
  if (length < 0) return Errno::success;  // not a link, or missing; the call itself reports it
  const std::string_view text{room.data(), static_cast<std::size_t>(length)};
  const bool leads_out_now = leads_out(to.grant, to.directory, text);
  return leads_out_now && !leads_out(from.grant, from.directory, text) ? Errno::perm : Errno::success;
}

Errno result_of(int result) { return result == 0 ? Errno::success : last_error(); }

}  // namespace

Errno path_create_directory(Context& context, Fd fd, Address path, Size path_length) {
  const auto place = place_to_change(context, fd, rights::path_create_directory, path, path_length);
  if (!place) return place.error();
  constexpr mode_t mode = 0777;  // the process's umask applies
  return result_of(::mkdirat(place->directory, place->entry().c_str(), mode));
}

Errno path_remove_directory(Context& context, Fd fd, Address path, Size path_length) {
  const auto place = place_to_change(context, fd, rights::path_remove_directory, path, path_length);
  if (!place) return place.error();
  return result_of(::unlinkat(place->directory, place->entry().c_str(), AT_REMOVEDIR));
}

Errno path_unlink_file(Context& context, Fd fd, Address path, Size path_length) {
  const auto place = place_to_change(context, fd, rights::path_unlink_file, path, path_length);
  if (!place) return place.error();
  return result_of(::unlinkat(place->directory, place->entry().c_str(), 0));
}

Errno path_rename(Context& context, Fd old_fd, Address old_path, Size old_length, Fd new_fd, Address new_path,
                  Size new_length) {
  const auto from = place_to_change(context, old_fd, rights::path_rename_source, old_path, old_length);
  if (!from) return from.error();
  const auto to = place_to_change(context, new_fd, rights::path_rename_target, new_path, new_length);
  if (!to) return to.error();
  if (const Errno error = check_moved_link(*from, *to); error != Errno::success) return error;
  return result_of(::renameat(from->directory, from->entry().c_str(), to->directory, to->entry().c_str()));
}

Errno path_link(Context& context, Fd old_fd, Flags lookup, Address old_path, Size old_length, Fd new_fd,
                Address new_path, Size new_length) {
  const auto from = place_to_link(context, old_fd, lookup, old_path, old_length);
  if (!from) return from.error();
  const auto to = place_to_change(context, new_fd, rights::path_link_target, new_path, new_length);
  if (!to) return to.error();
  if (const Errno error = check_moved_link(*from, *to); error != Errno::success) return error;
  return result_of(::linkat(from->directory, from->name.c_str(), to->directory, to->entry().c_str(), 0));
}

Errno path_symlink(Context& context, Address text_address, Size text_length, Fd fd, Address path, Size path_length) {
  GuestPath text;
  if (const Errno error = text.load(context.memory(), text_address, text_length); error != Errno::success) return error;
  const auto place = place_to_change(context, fd, rights::path_symlink, path, path_length);
  if (!place) return place.error();
  // The guest could not follow it, but users of its files on the host could. What it leads through may be a link later.
  if (climbs_behind_a_name(text.view()) || leads_out(place->grant, place->directory, text.view())) return Errno::perm;
  return result_of(::symlinkat(text.c_str(), place->directory, place->entry().c_str()));
}

}  // namespace mpiwasm::wasi::preview1
