// What was typed: a line cut into words. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "client/commands/game_options.h"
#include "client/words/clocks.h"
#include "gridmates/v1/room.pb.h"

namespace gridmates::commands {

// One command. Blank lines and lines that begin with '#' are none.
struct Command {
  std::uint32_t number = 0;        // counted from 1
  std::vector<std::string> words;  // at least one; the first in lower case
  std::string rest;                // everything behind the first word, without blanks at its ends
  std::string fault;  // a sentence when the line cannot be read; words has one, as typed
};

// The words of a line, or nullopt when it holds no command. A line of more than kMaxLineBytes, or
// that is no UTF-8 text, is a command with a fault.
std::optional<Command> parse_command(std::string_view line, std::uint32_t number);
inline constexpr std::size_t kMaxLineBytes = 4'096;

// The options of `new` and `next`, taken out of a command's words.
struct BoardOptions {
  bool private_room = false;
  std::optional<v1::PuzzleChoice> puzzle;
  std::optional<std::uint32_t> cap_minutes;  // of a race; 0: none
  v1::Watchers watchers = v1::WATCHERS_UNSPECIFIED;
  std::uint32_t delay_s = 0;  // so late they see the room
  words::Clocks clocks;       // of two who take turns
  bool rated = false;
  std::uint32_t best_of = 0;   // matches of a series; 0: none
  std::uint32_t computer = 0;  // the level of one that takes a seat; 0: none
  Picked picked;               // of the game's own options
  std::string error;           // a sentence when an option cannot be read
};

// Reads from words[from] on: of a room that `is_new` --private, --watchers, --delay, --computer,
// --clock, --rated and --best-of; --cap with minutes, --puzzle with PACK/N or the words of a puzzle
// up to the next option, and what the game has.
BoardOptions parse_board_options(const std::vector<std::string>& words, std::size_t from,
                                 bool is_new, std::span<const Option> game = {});

// all, link, none; nothing for other words.
std::optional<v1::Watchers> watchers_named(std::string_view word);
std::string_view watchers_option(v1::Watchers watchers);

// A number that is all of the text; nothing where that is none, or too large.
std::optional<std::uint32_t> number_of(std::string_view text);
// The level of a computer, from 1 to 6.
std::optional<std::uint32_t> level_of(std::string_view text);
// Upper case for ASCII letters, as room codes are written.
std::string upper(std::string text);
std::string lower(std::string text);

}  // namespace gridmates::commands
