# Makes the modules of one installation. `cmake --install` of the embedder calls it; an administrator who wants them
# elsewhere, or with the site's own defaults, calls it directly:
#
#   cmake -DPREFIX=/opt/mpiwasm -DINTO=/apps/modulefiles [-DVERSION=...] [-DSYNTAX=lua|tcl|both]
#         [-DREQUIRES="openmpi;mpich"] [-DDEFAULTS="MPIWASM_SITE_CACHE=/apps/cache"] -P modulefiles/configure.cmake
#
# REQUIRES: MPI modules of which one must be loaded. DEFAULTS: variables of mpiwasm that users have not set themselves.
cmake_minimum_required(VERSION 3.21)

if(NOT PREFIX OR NOT INTO)
  message(FATAL_ERROR "modulefiles: PREFIX (where mpiwasm is) and INTO (where the modules go) must be given")
endif()
cmake_path(ABSOLUTE_PATH PREFIX NORMALIZE)
cmake_path(ABSOLUTE_PATH INTO NORMALIZE)
if(NOT VERSION)
  file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/../embedder/CMakeLists.txt VERSION REGEX "^project\\(mpiwasm VERSION ")
  string(REGEX REPLACE ".*VERSION ([0-9.]+).*" "\\1" VERSION "${VERSION}")
endif()
if(NOT SYNTAX)
  set(SYNTAX both)
endif()
if(NOT SYNTAX MATCHES "^(lua|tcl|both)$")
  message(FATAL_ERROR "modulefiles: SYNTAX is lua, tcl or both, not ${SYNTAX}")
endif()
set(MPIWASM_PREFIX "${PREFIX}")
set(MPIWASM_VERSION "${VERSION}")

set(MPIWASM_REQUIRES_LUA "")
set(MPIWASM_REQUIRES_TCL "")
if(REQUIRES)
  list(JOIN REQUIRES "\", \"" names)
  # Lmod has depends_on_any since 8.7.41; before, the user has to load one.
  string(CONCAT MPIWASM_REQUIRES_LUA
    "if convertToCanonical(LmodVersion()) >= convertToCanonical(\"8.7.41\") then\n"
    "  depends_on_any(\"${names}\")\nelse\n  prereq_any(\"${names}\")\nend\n")
  list(JOIN REQUIRES " " names)
  set(MPIWASM_REQUIRES_TCL "prereq ${names} ;# one of them\n")
endif()

set(MPIWASM_DEFAULTS_LUA "")
set(MPIWASM_DEFAULTS_TCL "")
if(DEFAULTS)
  set(lua_pairs "")
  set(tcl_pairs "")
  foreach(default IN LISTS DEFAULTS)
    if(NOT default MATCHES "^(MPIWASM_[A-Z_]+)=([^][\"\\{}$]+)$")
      message(FATAL_ERROR "modulefiles: DEFAULTS takes MPIWASM_NAME=value, not ${default}")
    endif()
    string(APPEND lua_pairs "  { \"${CMAKE_MATCH_1}\", \"${CMAKE_MATCH_2}\" },\n")
    string(APPEND tcl_pairs "    ${CMAKE_MATCH_1} {${CMAKE_MATCH_2}}\n")
  endforeach()
  file(READ ${CMAKE_CURRENT_LIST_DIR}/templates/defaults.lua function)
  set(MPIWASM_DEFAULTS_LUA "\n${function}set_defaults(\"MPIWASM_MODULE_VARIABLES\", {\n${lua_pairs}})\n")
  file(READ ${CMAKE_CURRENT_LIST_DIR}/templates/defaults.tcl function)
  set(MPIWASM_DEFAULTS_TCL "\n${function}setDefaults MPIWASM_MODULE_VARIABLES {\n${tcl_pairs}}\n")
endif()

# Lmod takes the .lua file where both are; Environment Modules see the other one only.
file(GLOB presets ${CMAKE_CURRENT_LIST_DIR}/mpiwasm-fabric/*)
foreach(preset IN LISTS presets)
  get_filename_component(extension ${preset} LAST_EXT)
  if(SYNTAX STREQUAL "both" OR ".${SYNTAX}" STREQUAL extension OR (SYNTAX STREQUAL "tcl" AND NOT extension))
    file(COPY ${preset} DESTINATION ${INTO}/mpiwasm-fabric)
  endif()
endforeach()
if(NOT SYNTAX STREQUAL "tcl")
  configure_file(${CMAKE_CURRENT_LIST_DIR}/templates/mpiwasm.lua.in ${INTO}/mpiwasm/${VERSION}.lua @ONLY)
endif()
if(NOT SYNTAX STREQUAL "lua")
  configure_file(${CMAKE_CURRENT_LIST_DIR}/templates/mpiwasm.tcl.in ${INTO}/mpiwasm/${VERSION} @ONLY)
endif()
