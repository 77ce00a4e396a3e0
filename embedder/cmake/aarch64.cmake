# Toolchain file: builds for aarch64 on another machine, with clang and the Debian packages in MPIWASM_TARGET_ROOT
# (recipes/aarch64-root). Programs of the build run under the emulator.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES MPIWASM_TARGET_ROOT)
if(NOT IS_DIRECTORY "${MPIWASM_TARGET_ROOT}/root")
  message(FATAL_ERROR "set MPIWASM_TARGET_ROOT to what recipes/cached-build.sh aarch64-root prints")
endif()
set(CMAKE_SYSROOT ${MPIWASM_TARGET_ROOT}/root)
set(CMAKE_FIND_ROOT_PATH ${CMAKE_SYSROOT})
set(CMAKE_LIBRARY_ARCHITECTURE aarch64-linux-gnu)
foreach(language IN ITEMS C CXX ASM)
  set(CMAKE_${language}_COMPILER_TARGET aarch64-linux-gnu)
endforeach()
set(CMAKE_C_COMPILER clang-22)
set(CMAKE_CXX_COMPILER clang++-22)
foreach(kind IN ITEMS EXE SHARED MODULE)
  set(CMAKE_${kind}_LINKER_FLAGS_INIT -fuse-ld=lld)
endforeach()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
set(CMAKE_CROSSCOMPILING_EMULATOR ${MPIWASM_TARGET_ROOT}/bin/qemu-aarch64-static;-L;${CMAKE_SYSROOT})

# The folders of each mpi.h, because the wrappers of the root do not run here.
set(MPIWASM_MPI_COMPILERS
  "${CMAKE_SYSROOT}/usr/lib/aarch64-linux-gnu/openmpi/include;${CMAKE_SYSROOT}/usr/include/aarch64-linux-gnu/mpich"
  CACHE STRING "Folders with an mpi.h")
