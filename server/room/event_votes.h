// The events of votes. Part of event.h, which has their rules; include that.
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
  kWithdrawn,  // by the asker: voted no, moved, or left the table
  kLast = kWithdrawn
};

// Whether such a vote ends when its time is up. An offer to the other player is open until it is
// answered by a vote or a move.
constexpr bool has_time(VoteKind kind) {
  return kind != VoteKind::kDraw && kind != VoteKind::kTakeBack;
}

// Takes the place of an open vote. The asker has voted yes, except on a question of the game.
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

// Its consequences follow in the same batch, except the new board of kRenew, which the room makes
// later. A kRenew that passes at once has no VoteOpened before it.
struct VoteClosed {
  VoteKind kind = VoteKind::kStop;
  core::Text<32> question;
  VoteEnd end = VoteEnd::kPassed;
  std::uint8_t yes = 0;
  std::uint8_t of = 0;  // number of voters
  static constexpr auto fields(auto& s) { return std::tie(s.kind, s.question, s.end, s.yes, s.of); }
  friend bool operator==(const VoteClosed&, const VoteClosed&) = default;
};

}  // namespace gridmates::room
