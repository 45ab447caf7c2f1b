// What `gridmates replay` knows of a game besides its moves as one types them: `<game>_replay` of
// each game that has something to add (list.h). Pure; any thread.
#pragma once

#include <functional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "client/tools/one_shot.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

struct GameReplay {
  std::string_view game;                  // its id
  std::vector<std::string_view> formats;  // what --format takes
  std::string_view what;                  // "the field, or a RAWVF replay"
  // The match in one of the formats, or why there is none. The match is one of this game.
  std::variant<std::string, Failure> (*write)(const v1::Replay& replay, std::string_view format);
  // Makes what is asked for each move of the match, one after the other: what is to be said of it,
  // or nothing.
  std::function<std::string(const v1::Moved&)> (*remarks)(const v1::Replay& replay);
};

// The match in one of its game's formats; wrong usage where the game has no such format.
std::variant<std::string, Failure> write_match(const v1::Replay& replay, const std::string& format);
// The formats of all games, each once; and in words, whose they are.
std::vector<std::string> all_formats();
std::string formats_in_words();

// Null for a game that has nothing to add.
const GameReplay* game_replay(std::string_view game);
// Those of all games that have something to add.
const std::vector<GameReplay>& game_replays();

}  // namespace gridmates::tools
