# A game is its own folders and one gm_game line; the lists of games are made from those lines.

# gm_game(<name>): the game's folders, as far as they are there:
#   engine/<name>         its rules; sub-folders, and what each may include, stand in engine/<name>/folders.cmake
#   client/tools/<name>   its commands that need no server, with client/tools/<name>/folders.cmake
function(gm_game name)
  set_property(GLOBAL APPEND PROPERTY gm_games ${name})
  foreach(folder engine/${name} client/tools/${name})
    include(${PROJECT_SOURCE_DIR}/${folder}/folders.cmake OPTIONAL)
  endforeach()
  if(NOT TARGET gm_engine_${name})
    gm_folder(engine/${name} USES engine/core)
  endif()
endfunction()

# gm_rules_list(<folder>): "<folder>/list.h" with the rules of every game as one type.
function(gm_rules_list folder)
  get_property(games GLOBAL PROPERTY gm_games)
  gm_target(${folder} target)
  set(includes "")
  foreach(game IN LISTS games)
    string(APPEND includes "#include \"engine/${game}/rules.h\"\n")
    gm_uses(${target} PUBLIC engine/${game})
    gm_plan(${folder} engine/${game})
  endforeach()
  list(TRANSFORM games APPEND "::Rules")
  list(JOIN games ", " rules)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/lists/${folder}/list.h CONTENT
"// Made by gm_rules_list of cmake/Games.cmake: the rules of every game.
#pragma once

#include <tuple>

${includes}
namespace gridmates {
using AllRules = std::tuple<${rules}>;
}  // namespace gridmates
" @ONLY)
  target_include_directories(${target} PUBLIC ${PROJECT_BINARY_DIR}/lists)
endfunction()
