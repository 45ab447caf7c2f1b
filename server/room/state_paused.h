// A match is paused and nobody sees its board, so that a pause gains no thinking time. Except for
// moves and what concerns the pause, commands are answered by the interrupted state. A value; one
// thread at a time.
#pragma once

#include "server/room/state_playing.h"

namespace gridmates::room {

struct Paused {
  // How long the room waits with nobody connected, in milliseconds.
  std::optional<std::uint32_t> patience_ms() const {
    const bool by_turns = std::holds_alternative<Turn>(remembered.turn);
    return by_turns ? limits::kDesertedTurnsMs : limits::kDesertedPlayingMs;
  }
  Playing remembered;
  bool by_room = false;  // because its only player was gone: their next move ends it

  Leaf leaf() const { return Leaf::kPaused; }

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
  Answer on(const Ready& ready, const Asking& asking) const;
  Answer on(const Unready& unready, const Asking& asking) const;
  Answer on(const TimeUp&, const Asking&) const { return Refusal{Reason::kRoomItself}; }
  Answer on(const Deserted& deserted, const Asking& asking) const;
  Answer on(const CloseVote& close, const Asking& asking) const;
  Answer on(const Renewed& renewed, const Asking& asking) const;
};

}  // namespace gridmates::room
