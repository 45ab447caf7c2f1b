// Text in the style of PGN (Edwards, 1994), for any game: tags, then the moves as words with
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

// X is the player who began, unless the game lets the players swap.
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
  std::optional<Result> result;  // nullopt: the text ends without one
  std::string remark;            // a comment after the result; empty: none

  friend bool operator==(const Text&, const Text&) = default;
};

// The value of a tag; null if the text does not have it.
const std::string* find(const Text& text, std::string_view tag);

// Lines of at most 80 characters unless a single word is longer. Braces in comments become
// parentheses, and control characters blanks.
std::string write(const Text& text);

// Removes the first game, and the blanks behind it, from `text` and returns it. Move numbers are
// skipped, also without a blank between number and move. kInvalid, with a sentence, for a tag or a
// comment that does not end; then all up to the next game is removed.
core::Result<Text> take(std::string_view& text);

// "Move 3, a1: WHY" for a move that is not possible; `why` is the parameter of that name.
core::Refusal wrong_move(std::size_t number, const std::string& move, core::Parameter why);

}  // namespace gridmates::pgn
