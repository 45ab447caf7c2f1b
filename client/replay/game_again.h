// What a game adds to replays of its finished matches (match_again.h), and remarks on their moves:
// `<game>_again` of the games that add something (list.h). One thread at a time.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/match.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// The kind of a move, to find the moments that decided a match.
enum class Mark {
  kNone,
  kMistake,  // a wrong digit, a mine
  kHelp,     // a hint, a check, a restored life
};

// A move, and the board before and after it.
struct Turn {
  const v1::Moved& moved;
  const v1::MatchView& before;
  const v1::MatchView& after;
};

// A game's remarks on a finished match.
class Remarks {
 public:
  virtual ~Remarks() = default;
  virtual Mark mark(const Turn& turn) const = 0;
  // The kind of help of a move with that mark, in a few words: "hint".
  virtual std::string help(const Turn& /*turn*/) const { return {}; }
  // Lines about the move, printable. May take some ten milliseconds.
  virtual std::vector<std::string> about(const Turn& turn) const = 0;
  // Lines about the current board, likewise.
  virtual std::vector<std::string> about(const v1::MatchView& now) const = 0;
  // The deduction that the board offers next, in English, to be translated by tr() when shown:
  // "Hidden Single". Empty if the game has none.
  virtual std::string asked(const v1::MatchView& /*now*/) const { return {}; }
  // The deduction that the board offered when this move advanced it, a text like asked(). Empty for
  // a move that does not, such as help. A mistake counts once, when it is corrected.
  virtual std::string met(const Turn& /*turn*/) const { return {}; }
};

struct GameAgain {
  std::string_view game;  // its id
  // The board before its first move laid it, as canonical bytes; nullopt if the match began with
  // `board`. Null: no board of the game is laid by its first move.
  std::optional<core::Bytes> (*waiting)(const v1::Replay& ended, core::ByteView board) = nullptr;
  // The board with rules that allow help, even if its table forbids it: every move of the match is
  // legal on it. Null: help is forbidden at no table.
  core::Bytes (*with_help)(core::ByteView board) = nullptr;
  // The move of an event in this match, as canonical bytes, if the event has only a part of it.
  // Null: events have complete moves.
  std::optional<core::Bytes> (*move)(const v1::Move& told, const core::Match& at) = nullptr;
  // Null: no remarks.
  std::unique_ptr<Remarks> (*remarks)(const v1::Replay& ended) = nullptr;
  // the deductions of its boards are techniques with names
  bool names_techniques = false;
};

// Null for a game that adds nothing, or is unknown to this client.
const GameAgain* game_again(std::string_view game);

}  // namespace gridmates::replay
