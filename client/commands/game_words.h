// How moves of a game are typed, and which options a host has for it: `<game>_words` of each game
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
  // Reads a command; the first word names it. nullopt if this game has no such command. `match` is
  // the current match, or null.
  std::optional<Parsed> (*parse)(std::span<const std::string> words, const v1::MatchView* match);
  // The command for this move on a board with this many columns; empty for an unknown move.
  std::string (*typed)(const v1::Move& move, std::uint32_t columns);
  // The index of the cell with this name on the match's board, and the name of a cell.
  std::optional<std::uint32_t> (*cell)(const std::string& name, const v1::MatchView& match);
  std::string (*cell_name)(std::uint32_t cell, const v1::MatchView& match);
  GameOptionsWords options = {};  // empty: no options
  // Its rules for people, one paragraph each, with a worked example.
  std::span<const std::string_view> rules = {};
  // The kind of help that the move requests, "hints"; empty for other moves. Null if the game has
  // no help.
  std::string_view (*helps)(const v1::Move& move) = nullptr;
  std::string_view also = {};  // another name of the game that can be typed
  // Why a text is not a puzzle of this game; empty if it is one. Null if the game's puzzles cannot
  // be written as text.
  std::string (*puzzle_fault)(std::string_view text) = nullptr;
};

// The cell with this name in the room's match; nullopt without such a cell or without a match.
std::optional<std::uint32_t> cell_in(const client::Room& room, const std::string& name);
// The name of that cell; "a cell" where it is not known.
std::string cell_name_in(const client::Room& room, std::uint32_t cell);
// A refusal from this room, with the cell in it named as the client names it.
v1::Error with_cell_named(v1::Error no, const client::Room& room);

// Every game whose moves can be typed.
std::span<const GameWords> all_game_words();
// The words of this game, or null.
const GameWords* game_words(std::string_view game);
// The game that has this text as a puzzle; only `game` is tried if it is not empty. Null, with the
// reason in `why`, if there is none.
const GameWords* game_of_puzzle(std::string_view text, std::string_view game, std::string& why);
// The command that plays this puzzle: `next` in the room, otherwise `new`. Empty, with the reason
// in `why`, if the text is not a puzzle.
std::string puzzle_line(std::string_view text, const client::Room* room, std::string& why);
// The id for a typed id or other name of a game; an unknown name is returned unchanged.
std::string game_typed(std::string_view name);
// The options of a game at a table: the game's own list, or else the one of its facts.
std::vector<Option> options_of(const v1::GameFacts& game, v1::Table table);
// Whether an option of the game has no effect if a puzzle is chosen.
bool is_of_board(std::string_view game, std::string_view option);
// Adds the chosen options to the request for a room whose game and table are set. Returns a
// sentence if one is invalid, else empty.
std::string ask_for(const v1::GameFacts& game, const Picked& picked, v1::CreateRoom& room);
// The options of a room of this game as part of a sentence: "30x16, no guessing"; empty if there is
// nothing to say. The level of the current board, if given, replaces the chosen one.
std::string picked_words(std::string_view game, const v1::GameOptions& options, v1::Table table,
                         const std::string& level = {});
// The same for a room in a list, with the level of its board; only the size of the board if nothing
// else is known.
std::string picked_words(const v1::RoomSummary& room);
// The size of its board, "9x9"; empty if the game does not know it.
std::string size_words(const v1::RoomSummary& room);

}  // namespace gridmates::commands
