// What a game adds to `gridmates replay`, besides its typed moves: `<game>_replay` of each game
// that adds something (list.h). Pure; any thread.
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
  std::vector<std::string_view> formats;  // the values of --format
  std::string_view what;                  // "the field, or a RAWVF replay"
  // The match in one of the formats, or why there is none. The match is one of this game.
  std::variant<std::string, Failure> (*write)(const v1::Replay& replay, std::string_view format);
  // Returns a function to be called for each move of the match in order: it returns a remark, or an
  // empty text.
  std::function<std::string(const v1::Moved&)> (*remarks)(const v1::Replay& replay);
};

// The match in one of its game's formats; a usage error if the game does not have it.
std::variant<std::string, Failure> write_match(const v1::Replay& replay, const std::string& format);
// The formats of all games, without duplicates; and as text, with their games.
std::vector<std::string> all_formats();
std::string formats_in_words();

// Null for a game that adds nothing.
const GameReplay* game_replay(std::string_view game);
// All games that add something.
const std::vector<GameReplay>& game_replays();

}  // namespace gridmates::tools
