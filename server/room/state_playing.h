// A match is being played. A value; one thread at a time.
#pragma once

#include <variant>

#include "server/base/limits.h"
#include "server/room/answer.h"
#include "server/room/match_record.h"
#include "server/room/turn.h"
#include "server/room/view.h"

namespace gridmates::room {

struct Playing {
  // How long the room waits with nobody connected, in milliseconds; nullopt: without limit, as a
  // clock runs.
  std::optional<std::uint32_t> patience_ms() const;
  MatchRecord record;
  AnyTurn turn;
  // Between a laid board and the move that it was laid for: the match that waited for both.
  std::optional<core::Match> waited = {};

  Leaf leaf() const;
  // Room time runs; it stands still while the board waits for the first move.
  bool is_timed() const { return !record.waits(); }
  // The room time at which the match ends by itself: at the cap of a race, or when a clock runs
  // out; 0: never.
  std::uint64_t ends_ms(const Facts& facts) const;
  // How it ends when it is stopped.
  MatchEnded stopped() const;
  // The events of a pause; `counts`: it interrupts a run.
  std::vector<Happening> paused(const Facts& facts, bool counts = true) const;
  // The only player of a co-op match; null if others play too, and at other tables.
  const Member* alone(const Facts& facts) const;
  // Computers still play it, but no person.
  bool is_left_to_computers(const Facts& facts) const;

  Answer on(const Join& join, const Asking& asking) const;
  Answer on(const Leave& leave, const Asking& asking) const;
  Answer on(const Sit& sit, const Asking& asking) const;
  Answer on(const Stand& stand, const Asking& asking) const;
  Answer on(const Start& start, const Asking& asking) const;
  Answer on(const Play& play, const Asking& asking) const;
  Answer on(const Pause& pause, const Asking& asking) const;
  Answer on(const Unpause& unpause, const Asking& asking) const;
  Answer on(const Stop& stop, const Asking& asking) const;
  Answer on(const Resign& resign, const Asking& asking) const;
  Answer on(const OfferDraw& offer, const Asking& asking) const;
  Answer on(const Claim& claim, const Asking& asking) const;
  Answer on(const TakeBack& back, const Asking& asking) const;
  Answer on(const SeatComputer& seat, const Asking& asking) const;
  Answer on(const Rematch& rematch, const Asking& asking) const;
  Answer on(const Next& next, const Asking& asking) const;
  Answer on(const Kick& kick, const Asking& asking) const;
  Answer on(const Renew& renew, const Asking& asking) const;
  Answer on(const Vote& vote, const Asking& asking) const;
  Answer on(const Rename& rename, const Asking& asking) const;
  Answer on(const Ready&, const Asking& asking) const {
    return not_now(asking, Right::kSeat, Reason::kBegunAlready);
  }
  Answer on(const Unready&, const Asking& asking) const {
    return not_now(asking, Right::kSeat, Reason::kBegunAlready);
  }
  Answer on(const TimeUp& cap, const Asking& asking) const;
  Answer on(const Deserted& deserted, const Asking& asking) const;
  Answer on(const CloseVote& close, const Asking& asking) const;
  Answer on(const Renewed&, const Asking&) const { return Refusal{Reason::kRoomItself}; }

 private:
  // The asker's number in the match, if they sit and play.
  core::Result<Seat, Refusal> playing_seat(const Asking& asking) const;
  // Whether time is up, even if the room has not decided TimeUp yet.
  bool is_time_up(const Asking& asking) const;
  // A move that needs work; `match` is the sender's.
  Answer on_worked_out(const Play& play, Seat seat, core::Match match, const Asking& asking) const;
};

}  // namespace gridmates::room
