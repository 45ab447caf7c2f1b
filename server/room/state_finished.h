// A match has ended and everybody sees its board; one leaf a result. A value; one thread at a time.
#pragma once

#include "server/base/limits.h"
#include "server/room/answer.h"
#include "server/room/match_record.h"
#include "server/room/view.h"

namespace gridmates::room {

struct Finished {
  // How long the room waits with nobody connected, in milliseconds.
  std::optional<std::uint32_t> patience_ms() const { return limits::kDesertedIdleMs; }
  MatchRecord record;
  Result result = Result::kUnsolved;
  Seq ended;                  // its MatchEnded
  std::uint64_t room_ms = 0;  // when that was
  std::int64_t wall_ms = 0;

  Leaf leaf() const;

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
  Answer on(const Ready& ready, const Asking& asking) const;
  Answer on(const Unready& unready, const Asking& asking) const;
  Answer on(const TimeUp&, const Asking&) const { return Refusal{Reason::kRoomItself}; }
  Answer on(const Deserted& deserted, const Asking& asking) const;
  Answer on(const CloseVote& close, const Asking& asking) const;
  Answer on(const Renewed& renewed, const Asking& asking) const;
};

}  // namespace gridmates::room
