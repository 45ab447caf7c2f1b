// The options that a host chooses for a game, as text, in every face: `--law strict` line by
// line, a field of the form on the full screen. A game lists its options, and one function reads
// the chosen values. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "gridmates/v1/facts.pb.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::commands {

// One option.
struct Option {
  std::string name;                 // "hit-cost": the word after --
  std::vector<std::string> values;  // to choose from; the first one is the default
  std::string typed;                // what may be typed instead, "8x8 to 50x50"; or empty
  std::string what;                 // "the time that a mine costs"
  std::string label = {};           // on a form, "mine penalty"; if empty, the name
};

// Values by the name of their option; a missing option has its default.
using Picked = std::map<std::string, std::string, std::less<>>;

struct GameOptionsWords {
  // The options at a table of the game with these facts.
  std::vector<Option> (*list)(const v1::GameFacts& game, v1::Table table) = nullptr;
  // Adds the chosen options to the request for a room whose game and table are set, and the puzzle
  // if one of them names it. Returns a sentence if an option is invalid; else empty.
  std::string (*ask)(const v1::GameFacts& game, const Picked& picked,
                     v1::CreateRoom& room) = nullptr;
  // The options of a room as part of a sentence, the size first. They are empty while the room has
  // not sent them. If `level` is not empty, it is the level of the current board and replaces the
  // options with which boards are made.
  std::string (*picked)(const v1::GameOptions& options, v1::Table table,
                        const std::string& level) = nullptr;
  // The options that determine the board; they have no effect if a puzzle is chosen.
  std::span<const std::string_view> of_board = {};
  // The board's size by these options, "30x16"; empty if they do not determine it. The options are
  // empty while a room has not sent them.
  std::string (*size)(const v1::GameOptions& options) = nullptr;
};

// The options that the game's facts list for a table, for a game without a list of its own: the
// default value first, numbers are typed.
std::vector<Option> listed_options(const v1::GameFacts& game, v1::Table table);
// Adds the chosen ones of these options to the request; returns a sentence if a value is invalid.
std::string ask_listed(const v1::GameFacts& game, const Picked& picked, v1::CreateRoom& room);

// "30x16": columns, then rows.
std::string sides_words(std::uint32_t columns, std::uint32_t rows);

// The option with this name, or null.
const Option* find_option(std::span<const Option> options, std::string_view name);

// "--law speed|strict|kind|standard", "--size beginner|intermediate|expert|8x8 to 50x50".
std::string usage_of(const Option& option);
// "there is no --size 11: --size 9|4|6".
std::string no_value(const Option& option, std::string_view value);

}  // namespace gridmates::commands
