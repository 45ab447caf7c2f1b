// A typed line, split into words. Pure; any thread.
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

// One command. Blank lines and lines that begin with '#' are not commands.
struct Command {
  std::uint32_t number = 0;        // counted from 1
  std::vector<std::string> words;  // at least one; the first in lower case
  std::string rest;                // everything after the first word, trimmed
  std::string fault;  // a sentence if the line cannot be read; `words` has its start as typed
};

// The words of a line, or nullopt if it contains no command. A line of more than kMaxLineBytes, or
// that is not UTF-8 text, becomes a command with a fault.
std::optional<Command> parse_command(std::string_view line, std::uint32_t number);
inline constexpr std::size_t kMaxLineBytes = 4'096;

// The options of `new` and `next`, taken out of a command's words.
struct BoardOptions {
  bool private_room = false;
  std::optional<v1::PuzzleChoice> puzzle;
  std::optional<std::uint32_t> cap_minutes;  // of a race; 0: none
  v1::Watchers watchers = v1::WATCHERS_UNSPECIFIED;
  std::uint32_t delay_s = 0;  // the delay with which watchers see the room
  words::Clocks clocks;       // for two players who take turns
  bool rated = false;
  std::uint32_t best_of = 0;   // matches of a series; 0: none
  std::uint32_t computer = 0;  // the level of a computer that takes a seat; 0: none
  Picked picked;               // the game's own options
  std::string error;           // a sentence when an option cannot be read
};

// Reads from words[from] on: --cap with minutes, --puzzle with PACK/N or the words of a puzzle up
// to the next option, and the game's options; for a room that `is_new` also --private, --watchers,
// --delay, --computer, --clock, --rated and --best-of.
BoardOptions parse_board_options(const std::vector<std::string>& words, std::size_t from,
                                 bool is_new, std::span<const Option> game = {});

// all, link or none; nullopt for other words.
std::optional<v1::Watchers> watchers_named(std::string_view word);
std::string_view watchers_option(v1::Watchers watchers);

// The number that the whole text is; nullopt if it is none or too large.
std::optional<std::uint32_t> number_of(std::string_view text);
// The level of a computer, from 1 to 6; nullopt for other texts.
std::optional<std::uint32_t> level_of(std::string_view text);
// Upper case for ASCII letters, as room codes are written.
std::string upper(std::string text);
std::string lower(std::string text);

}  // namespace gridmates::commands
