// The events of votes. Part of event.h, which says what binds them; include that.
#pragma once

#include <cstdint>
#include <tuple>

#include "engine/core/bytes.h"
#include "server/base/ids.h"

namespace gridmates::room {

// What a vote is about. New ones are added at the end.
enum class VoteKind : std::uint8_t {
  kStop,      // end the match
  kRenew,     // end the match, if one is on, and start another with a new board
  kQuestion,  // what the game asks (core::Question)
  kMove,      // a move that the players of a match make together (core::Match::asks_all)
  kPause,     // pause the match
  kDraw,      // end a match of two as drawn
  kTakeBack,  // take back the asker's last move of a match of two
  kLast = kTakeBack,
};

enum class VoteEnd : std::uint8_t {
  kPassed,
  kRefused,
  kTimedOut,
  kWithdrawn,  // by who asked: they have voted no, or moved
  kLast = kWithdrawn
};

// Whether such a vote is over when its time is up. What a player offers the other one is open until
// it is answered, by a vote or a move.
constexpr bool has_time(VoteKind kind) {
  return kind != VoteKind::kDraw && kind != VoteKind::kTakeBack;
}

// Takes the place of a vote that is open. Its asker says yes, except to the question of the game.
struct VoteOpened {
  VoteKind kind = VoteKind::kStop;
  core::Text<32> question;  // the game's words for a question or a move; else empty
  static constexpr auto fields(auto& s) { return std::tie(s.kind, s.question); }
  friend bool operator==(const VoteOpened&, const VoteOpened&) = default;
};

struct Voted {
  bool yes = false;
  static constexpr auto fields(auto& s) { return std::tie(s.yes); }
  friend bool operator==(const Voted&, const Voted&) = default;
};

// What follows from it comes behind it in the same batch; but the new board of kRenew comes from
// the room itself. A vote for that which passes at once is not opened before.
struct VoteClosed {
  VoteKind kind = VoteKind::kStop;
  core::Text<32> question;
  VoteEnd end = VoteEnd::kPassed;
  std::uint8_t yes = 0;
  std::uint8_t of = 0;  // who may vote
  static constexpr auto fields(auto& s) { return std::tie(s.kind, s.question, s.end, s.yes, s.of); }
  friend bool operator==(const VoteClosed&, const VoteClosed&) = default;
};

}  // namespace gridmates::room
