// What a game adds to its finished matches when they are played again (match_again.h), and what is
// said beside their moves: `<game>_again` of the games that have something to add (list.h). One
// thread at a time.
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

// What a move was, for those who look for the moments that decided a match.
enum class Mark {
  kNone,
  kMistake,  // a wrong digit, a mine
  kHelp,     // a hint, a check, a life that comes back
};

// A move, and the board before and after it.
struct Turn {
  const v1::Moved& moved;
  const v1::MatchView& before;
  const v1::MatchView& after;
};

// What a game has to say of a match that is over.
class Remarks {
 public:
  virtual ~Remarks() = default;
  virtual Mark mark(const Turn& turn) const = 0;
  // What help a move with that mark was, in a word or some: "hint".
  virtual std::string help(const Turn& /*turn*/) const { return {}; }
  // Lines about the move, printable. It may take some ten milliseconds.
  virtual std::vector<std::string> about(const Turn& turn) const = 0;
  // Lines about the board as it stands; the same.
  virtual std::vector<std::string> about(const v1::MatchView& now) const = 0;
  // What the board asks for, a text of the catalogue in English, which tr() translates where it is
  // shown: "Hidden Single". Empty where there is no such thing.
  virtual std::string asked(const v1::MatchView& /*now*/) const { return {}; }
  // What the board asked for as this move went on with it, a text as of asked(). Empty for a move
  // that does not, such as help. What is wrong is mended once, however many moves come before that.
  virtual std::string met(const Turn& /*turn*/) const { return {}; }
};

struct GameAgain {
  std::string_view game;  // its id
  // The board as it was before its first move laid it, as canonical bytes; nothing when the match
  // began with `board`. Null: no board of the game waits for a move.
  std::optional<core::Bytes> (*waiting)(const v1::Replay& ended, core::ByteView board) = nullptr;
  // The board under rules that refuse no help, where those of its table do: every move of such a
  // match can be made on it. Null: help is refused at no table.
  core::Bytes (*with_help)(core::ByteView board) = nullptr;
  // The move of an event in this match, as canonical bytes, where the event tells a part of it
  // only. Null: events tell all of every move.
  std::optional<core::Bytes> (*move)(const v1::Move& told, const core::Match& at) = nullptr;
  // Null: it has nothing to say.
  std::unique_ptr<Remarks> (*remarks)(const v1::Replay& ended) = nullptr;
  // What its boards ask for are techniques, with names.
  bool names_techniques = false;
};

// Null for a game that adds nothing, or that this client does not know.
const GameAgain* game_again(std::string_view game);

}  // namespace gridmates::replay
