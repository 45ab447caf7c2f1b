// How moves of a game are typed, and what a host picks for it: `<game>_words` of each game
// (list.h). Pure; any thread.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

#include "client/commands/command_list.h"
#include "client/commands/game_options.h"
#include "client/core/model.h"
#include "gridmates/v1/error.pb.h"
#include "gridmates/v1/lobby.pb.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::commands {

// A move, or a sentence that says what is wrong with the command.
using Parsed = std::variant<v1::Move, std::string>;

struct GameWords {
  std::string_view game;  // its id
  std::span<const Help> help;
  // What these words ask for; the first is the command. Nothing when it is no command of this game.
  // `match` is the one that they are about; null while there is none.
  std::optional<Parsed> (*parse)(std::span<const std::string> words, const v1::MatchView* match);
  // The words that ask for this move on a board of this many columns; empty for a move that it does
  // not know.
  std::string (*typed)(const v1::Move& move, std::uint32_t columns);
  // The cell of this name on the board of the match, as its index, and the name of one.
  std::optional<std::uint32_t> (*cell)(const std::string& name, const v1::MatchView& match);
  std::string (*cell_name)(std::uint32_t cell, const v1::MatchView& match);
  GameOptionsWords options = {};  // none: nothing can be picked
  // Its rules for people, a paragraph each, with one step worked out.
  std::span<const std::string_view> rules = {};
  // What kind of help the move asks for, "hints"; empty for a move that asks for none. Null: there
  // is no help in this game.
  std::string_view (*helps)(const v1::Move& move) = nullptr;
  std::string_view also = {};  // what else people call it when they type
  // Why a text is no puzzle of this game; empty: it is one. Null: the game has none that can be
  // written as text.
  std::string (*puzzle_fault)(std::string_view text) = nullptr;
};

// The cell of this name in the room's match; nothing where there is none, or no match.
std::optional<std::uint32_t> cell_in(const client::Room& room, const std::string& name);
// The name of that cell; "a cell" where it is not known.
std::string cell_name_in(const client::Room& room, std::uint32_t cell);
// A refusal of this room whose cell is named as the client names it.
v1::Error with_cell_named(v1::Error no, const client::Room& room);

// Every game whose moves can be typed.
std::span<const GameWords> all_game_words();
// The words of this game, or null.
const GameWords* game_words(std::string_view game);
// The game of which this text is a puzzle, where one is named that one; null, and why, when there
// is none.
const GameWords* game_of_puzzle(std::string_view text, std::string_view game, std::string& why);
// The command that plays this puzzle, as `next` in the room, else in a new one; empty, and why, for
// a text that is none.
std::string puzzle_line(std::string_view text, const client::Room* room, std::string& why);
// The id of the game that was typed, by its id or another name; what is no game stays as it is.
std::string game_typed(std::string_view name);
// What can be picked for a game at a table: as the game has it typed, else as its facts list it.
std::vector<Option> options_of(const v1::GameFacts& game, v1::Table table);
// Whether an option of the game does nothing where a puzzle is chosen.
bool is_of_board(std::string_view game, std::string_view option);
// Asks for what was picked in a room whose game and table are set; a sentence says what cannot be
// picked, empty: everything can.
std::string ask_for(const v1::GameFacts& game, const Picked& picked, v1::CreateRoom& room);
// What was picked for a room of this game, as a sentence part: "30x16, no guessing"; empty when
// there is nothing to tell. A level of the board that is played stands instead of the one picked.
std::string picked_words(std::string_view game, const v1::GameOptions& options, v1::Table table,
                         const std::string& level = {});
// The same of a room in a list, with the level of its board; the size of the board alone where that
// is all that is known.
std::string picked_words(const v1::RoomSummary& room);
// The size of its board, "9x9"; empty where the game tells none.
std::string size_words(const v1::RoomSummary& room);

}  // namespace gridmates::commands
