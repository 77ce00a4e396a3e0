# CMake toolchain file: builds a project for mpiwasm.
#   cmake -S . -B build -DCMAKE_TOOLCHAIN_FILE=<prefix>/share/mpiwasm/cmake/mpiwasm.cmake
# find_package(MPI) then finds the guest's MPI, and ctest runs programs with mpiwasm.
get_filename_component(MPIWASM_PREFIX "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)

list(APPEND CMAKE_MODULE_PATH "${CMAKE_CURRENT_LIST_DIR}") # for Platform/WASI.cmake
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)

set(CMAKE_C_COMPILER "${MPIWASM_PREFIX}/bin/mpiwasm-cc")
set(CMAKE_CXX_COMPILER "${MPIWASM_PREFIX}/bin/mpiwasm-c++")
if(EXISTS "${MPIWASM_PREFIX}/share/mpiwasm/fortran/include/flang")
  set(CMAKE_Fortran_COMPILER "${MPIWASM_PREFIX}/bin/mpiwasm-fc")
  set(MPI_Fortran_COMPILER "${CMAKE_Fortran_COMPILER}" CACHE FILEPATH "MPI compiler for Fortran guests")
endif()
set(CMAKE_C_COMPILER_TARGET wasm32-wasip1)
set(CMAKE_CXX_COMPILER_TARGET wasm32-wasip1)
set(CMAKE_AR "${MPIWASM_PREFIX}/bin/mpiwasm-ar" CACHE FILEPATH "Archiver for guests")
set(CMAKE_RANLIB "${MPIWASM_PREFIX}/bin/mpiwasm-ranlib" CACHE FILEPATH "Archive indexer for guests")
set(CMAKE_NM "${MPIWASM_PREFIX}/bin/mpiwasm-nm" CACHE FILEPATH "Symbol lister for guests")

# find_package(Threads) finds -pthread by a program that it compiles without the option, which guests need for the header.
if(EXISTS "${MPIWASM_PREFIX}/share/mpiwasm/threads-sysroot")
  set(THREADS_HAVE_PTHREAD_ARG TRUE CACHE BOOL "Guests with threads are compiled and linked with -pthread")
endif()

# Programs of the build run on this machine; libraries, headers and packages are the guest's.
set(CMAKE_FIND_ROOT_PATH "${MPIWASM_PREFIX}/share/mpiwasm/sysroot" "${MPIWASM_PREFIX}/share/mpiwasm")
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)

# A program that is built can be run: try_run and tests of plain targets go through mpiwasm, and tests written as
# ${MPIEXEC_EXECUTABLE} ... ${MPIEXEC_PREFLAGS} program become `mpiexec ... mpiwasm program`.
set(CMAKE_CROSSCOMPILING_EMULATOR "${MPIWASM_PREFIX}/bin/mpiwasm")
set(MPIEXEC_PREFLAGS "${MPIWASM_PREFIX}/bin/mpiwasm" CACHE STRING "What mpiexec runs guests with")
set(MPI_C_COMPILER "${CMAKE_C_COMPILER}" CACHE FILEPATH "MPI compiler for C guests")
set(MPI_CXX_COMPILER "${CMAKE_CXX_COMPILER}" CACHE FILEPATH "MPI compiler for C++ guests")
