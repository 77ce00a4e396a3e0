# What the engine is built from, as one number: code that was compiled by one engine must not be run by another.
# On its own: cmake -DRECIPES=recipes -P embedder/cmake/engine_recipe.cmake

# The hash of recipes/wasmer (its notes, tests and benchmarks apart) and of the versions that all recipes use.
function(engine_recipe_hash recipes result)
  file(GLOB_RECURSE files RELATIVE ${recipes} ${recipes}/wasmer/*)
  list(FILTER files EXCLUDE REGEX "\\.md$|^wasmer/(tests|bench)/")
  list(APPEND files versions.env)
  list(SORT files)
  set(text "")
  foreach(name IN LISTS files)
    file(SHA256 ${recipes}/${name} content)
    string(APPEND text "${name} ${content}\n")
  endforeach()
  string(SHA256 hash "${text}")
  string(SUBSTRING ${hash} 0 16 hash)
  set(${result} ${hash} PARENT_SCOPE)
  list(TRANSFORM files PREPEND ${recipes}/)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${files})
endfunction()

if(CMAKE_SCRIPT_MODE_FILE STREQUAL CMAKE_CURRENT_LIST_FILE)
  get_filename_component(recipes ${RECIPES} ABSOLUTE)
  engine_recipe_hash(${recipes} hash)
  message(NOTICE ${hash})
endif()
