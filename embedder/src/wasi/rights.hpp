// The rights of WASI preview 1.
#pragma once

#include <cstdint>

namespace mpiwasm::wasi {

/// What a descriptor may be used for: one bit a call.
using Rights = std::uint64_t;

namespace rights {
inline constexpr Rights fd_datasync = 1U << 0;
inline constexpr Rights fd_read = 1U << 1;
inline constexpr Rights fd_seek = 1U << 2;
inline constexpr Rights fd_fdstat_set_flags = 1U << 3;
inline constexpr Rights fd_sync = 1U << 4;
inline constexpr Rights fd_tell = 1U << 5;
inline constexpr Rights fd_write = 1U << 6;
inline constexpr Rights fd_advise = 1U << 7;
inline constexpr Rights fd_allocate = 1U << 8;
inline constexpr Rights path_create_directory = 1U << 9;
inline constexpr Rights path_create_file = 1U << 10;
inline constexpr Rights path_link_source = 1U << 11;
inline constexpr Rights path_link_target = 1U << 12;
inline constexpr Rights path_open = 1U << 13;
inline constexpr Rights fd_readdir = 1U << 14;
inline constexpr Rights path_readlink = 1U << 15;
inline constexpr Rights path_rename_source = 1U << 16;
inline constexpr Rights path_rename_target = 1U << 17;
inline constexpr Rights path_filestat_get = 1U << 18;
inline constexpr Rights path_filestat_set_size = 1U << 19;
inline constexpr Rights path_filestat_set_times = 1U << 20;
inline constexpr Rights fd_filestat_get = 1U << 21;
inline constexpr Rights fd_filestat_set_size = 1U << 22;
inline constexpr Rights fd_filestat_set_times = 1U << 23;
inline constexpr Rights path_symlink = 1U << 24;
inline constexpr Rights path_remove_directory = 1U << 25;
inline constexpr Rights path_unlink_file = 1U << 26;
inline constexpr Rights poll_fd_readwrite = 1U << 27;
inline constexpr Rights sock_shutdown = 1U << 28;
inline constexpr Rights sock_accept = 1U << 29;

inline constexpr Rights none = 0;

/// All that a regular file can do.
inline constexpr Rights file = fd_datasync | fd_read | fd_seek | fd_fdstat_set_flags | fd_sync | fd_tell | fd_write |
                               fd_advise | fd_allocate | fd_filestat_get | fd_filestat_set_size |
                               fd_filestat_set_times | poll_fd_readwrite;

/// All that a directory can do.
inline constexpr Rights directory =
    fd_datasync | fd_fdstat_set_flags | fd_sync | fd_readdir | fd_filestat_get | fd_filestat_set_times |
    path_create_directory | path_create_file | path_link_source | path_link_target | path_open | path_readlink |
    path_rename_source | path_rename_target | path_filestat_get | path_filestat_set_size | path_filestat_set_times |
    path_symlink | path_remove_directory | path_unlink_file;

inline constexpr Rights all = file | directory | sock_shutdown | sock_accept;
}  // namespace rights

}  // namespace mpiwasm::wasi
