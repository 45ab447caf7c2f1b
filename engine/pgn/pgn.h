// Text in the manner of PGN (Edwards, 1994), whatever the game: tags, then the moves as words with
// comments in braces, and the result.
//
//   [Game "any"]
//   [X "ana"]
//   ...
//   1. b2 {0:03} c1 2. a3 c3 1-0 {a remark}
//
// Pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/result.h"

namespace gridmates::pgn {

// X is who began, unless the game lets the players swap.
enum class Result : std::uint8_t { kUnfinished, kXWon, kOWon, kDrawn, kLast = kDrawn };

// "*", "1-0", "0-1", "1/2-1/2".
std::string_view result_word(Result result);

struct Tag {
  std::string name, value;

  friend bool operator==(const Tag&, const Tag&) = default;
};

struct Text {
  struct Ply {
    std::string move;
    std::string comment;  // empty: none

    friend bool operator==(const Ply&, const Ply&) = default;
  };
  std::vector<Tag> tags;
  std::vector<Ply> plies;
  std::optional<Result> result;  // nothing: the text ends without one
  std::string remark;            // a comment behind the result; empty: none

  friend bool operator==(const Text&, const Text&) = default;
};

// The value of a tag; null when it is not there.
const std::string* find(const Text& text, std::string_view tag);

// Lines of at most 80 characters where words allow it. Braces in comments become round brackets,
// and control characters blanks.
std::string write(const Text& text);

// The first game of the text, which loses it and the blanks behind it. Numbers of moves are passed
// over, also where they stand before a move without a blank. kInvalid, with a sentence, for a tag
// or a comment that does not end; the text then loses all up to the next game.
core::Result<Text> take(std::string_view& text);

// "Move 3, a1: WHY" of a move that cannot be; `why` is the parameter of that name.
core::Refusal wrong_move(std::size_t number, const std::string& move, core::Parameter why);

}  // namespace gridmates::pgn
