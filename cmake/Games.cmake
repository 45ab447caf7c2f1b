# A game consists of its own folders and one gm_game line; the lists of games are generated from those lines.

# gm_game(<name>): adds the game's folders, those that exist:
#   engine/<name>         its rules; engine/<name>/folders.cmake lists sub-folders, and what each may include
#   proto/convert/<name>  its converter
#   client/games/<name>   its part of the client; sub-folders in client/games/<name>/folders.cmake
#   client/tools/<name>   its commands that need no server, with client/tools/<name>/folders.cmake
# Fails if a file that every game needs is missing.
function(gm_game name)
  foreach(file engine/${name}/rules.h proto/convert/${name}/converter.cc client/games/${name}/words.cc
          client/games/${name}/lines.cc client/games/${name}/pane.cc)
    if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${file})
      message(FATAL_ERROR "gm_game(${name}): ${file} is missing (docs/ADDING_A_GAME.md)")
    endif()
  endforeach()
  set_property(GLOBAL APPEND PROPERTY gm_games ${name})
  foreach(folder engine/${name} client/games/${name} client/tools/${name})
    include(${PROJECT_SOURCE_DIR}/${folder}/folders.cmake OPTIONAL)
  endforeach()
  if(NOT TARGET gm_engine_${name})
    gm_folder(engine/${name} USES engine/pgn engine/core)
  endif()
  gm_folder(proto/convert/${name} USES proto/convert engine/${name} engine/core)
  get_property(house GLOBAL PROPERTY gm_house)
  string(REGEX MATCHALL "engine/${name}(/[a-z_/]+)?" engine "${house}")
  list(REMOVE_DUPLICATES engine)
  string(REGEX MATCHALL "client/games/${name}/[a-z_/]+" parts "${house}")
  list(REMOVE_DUPLICATES parts)
  gm_folder(client/games/${name} USES client/catalogue client/terminal client/lines client/tools/replay client/replay
            client/commands client/words client/core proto/convert proto/convert/${name} ${engine} ${parts} engine/pgn
            engine/text engine/core)
  # The lists of these folders refer to functions of the game, but include none of its files.
  target_link_libraries(gm_proto_convert INTERFACE gm_proto_convert_${name})
  foreach(folder terminal lines tools_replay replay commands words)
    target_link_libraries(gm_client_${folder} INTERFACE gm_client_games_${name})
  endforeach()
  if(TARGET gm_client_tools_${name})
    target_link_libraries(gm_client_tools INTERFACE gm_client_tools_${name})
  endif()
endfunction()

# gm_game_list(<folder> HEADER <header> NAMESPACE <namespace> NAME <name of the list> RETURNS <type> PART <function>
#              [TAKES <parameters>] [WHERE <file>]): generates "<folder>/list.h", which declares one function of
# each game and lists them in the order of the gm_game lines. In PART and WHERE, @game@ is the game's name; a game
# without the file WHERE has no such function.
function(gm_game_list folder)
  cmake_parse_arguments(ARG "" "HEADER;NAMESPACE;NAME;RETURNS;PART;TAKES;WHERE" "" ${ARGN})
  get_property(games GLOBAL PROPERTY gm_games)
  set(declared "")
  set(listed "")
  foreach(game IN LISTS games)
    string(CONFIGURE "${ARG_WHERE}" where @ONLY)
    if(EXISTS ${PROJECT_SOURCE_DIR}/${where})
      string(CONFIGURE "${ARG_PART}" part @ONLY)
      string(APPEND declared "${ARG_RETURNS} ${part}(${ARG_TAKES});\n")
      list(APPEND listed ${part})
    endif()
  endforeach()
  list(LENGTH listed count)
  list(JOIN listed ", " listed)
  file(CONFIGURE OUTPUT ${PROJECT_BINARY_DIR}/lists/${folder}/list.h CONTENT
"// Made by gm_game_list of cmake/Games.cmake: the part of each game.
#pragma once

#include <array>

#include \"${ARG_HEADER}\"

namespace ${ARG_NAMESPACE} {
${declared}
inline constexpr std::array<${ARG_RETURNS} (*)(${ARG_TAKES}), ${count}> ${ARG_NAME} = {${listed}};
}  // namespace ${ARG_NAMESPACE}
" @ONLY)
  gm_target(${folder} target)
  target_include_directories(${target} PUBLIC ${PROJECT_BINARY_DIR}/lists)
endfunction()

# gm_rules_list(<folder>): generates "<folder>/list.h" with the rules of every game as one type.
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
