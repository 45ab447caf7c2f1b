// What a host picks for a game, as text, in every face alike: `--law strict` line by line, a field
// of the form in the full screen. A game lists its options; what was picked is read in one place.
// Plain values and pure functions; any thread.
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

// One thing to pick.
struct Option {
  std::string name;                 // "hit-cost": the word behind --
  std::vector<std::string> values;  // to choose from; the first one is the default
  std::string typed;                // what may be typed instead, "8x8 to 50x50"; empty: nothing
  std::string what;                 // "the time that a mine costs"
  std::string label = {};           // on a form, "mine penalty"; empty: the name
};

// Values by the name of their option; what is missing has its default.
using Picked = std::map<std::string, std::string, std::less<>>;

struct GameOptionsWords {
  // What can be picked at a table of the game with these facts.
  std::vector<Option> (*list)(const v1::GameFacts& game, v1::Table table) = nullptr;
  // Asks for what was picked in a room whose game and table are set: its options, and its puzzle if
  // one of them names it. A sentence says what cannot be picked; empty: everything can.
  std::string (*ask)(const v1::GameFacts& game, const Picked& picked,
                     v1::CreateRoom& room) = nullptr;
  // What a room plays by, as a sentence part, of which the first is the size; the room may not have
  // told its options, and they are then those of no game. `level`, where it is not empty, is the
  // one of the board that is played, which stands instead of what boards are made by.
  std::string (*picked)(const v1::GameOptions& options, v1::Table table,
                        const std::string& level) = nullptr;
  // Which options say what board is made, so that they do nothing where a puzzle is chosen.
  std::span<const std::string_view> of_board = {};
  // The size of the board that is played by these options, "30x16"; those of no game are what a
  // room has that has told none. Empty where the size is not known from them.
  std::string (*size)(const v1::GameOptions& options) = nullptr;
};

// What the facts of a game list for a table, for a game that has no words of its own for it: the
// usual value first, numbers typed.
std::vector<Option> listed_options(const v1::GameFacts& game, v1::Table table);
// Asks for what was picked of these, by name; a sentence says what cannot be picked.
std::string ask_listed(const v1::GameFacts& game, const Picked& picked, v1::CreateRoom& room);

// "30x16": columns, then rows.
std::string sides_words(std::uint32_t columns, std::uint32_t rows);

// The option of this name; null when there is none.
const Option* find_option(std::span<const Option> options, std::string_view name);

// "--law speed|strict|kind|standard", "--size beginner|intermediate|expert|8x8 to 50x50".
std::string usage_of(const Option& option);
// "there is no --size 11: --size 9|4|6".
std::string no_value(const Option& option, std::string_view value);

}  // namespace gridmates::commands
