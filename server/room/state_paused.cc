#include "server/room/state_paused.h"

#include <vector>

#include "server/room/vote.h"

namespace gridmates::room {

// A pause by the room waits for a player who is gone; a move shows that one is back.
Answer Paused::on(const Play& play, const Asking& asking) const {
  if (!by_room) return not_now(asking, Right::kSeat, Reason::kPaused);
  Answer answer = remembered.on(play, asking);
  if (auto* events = std::get_if<std::vector<Happening>>(&answer)) {
    events->insert(events->begin(), MatchUnpaused{});
  }
  return answer;
}

Answer Paused::on(const Pause&, const Asking& asking) const {
  return not_now(asking, Right::kSeatOrHost, Reason::kPausedAlready);
}

Answer Paused::on(const Unpause&, const Asking& asking) const {
  if (auto no = lacks(right_to_resume(asking.facts), asking)) return *no;
  std::vector<Happening> events{MatchUnpaused{}};
  const core::Match& match = remembered.record.matches.front();
  if (const auto question = question_of(asking.facts.room->table, match)) {
    events.emplace_back(*question);
  }
  return events;
}

Answer Paused::on(const Join& join, const Asking& asking) const {
  return remembered.on(join, asking);
}
Answer Paused::on(const Leave& leave, const Asking& asking) const {
  return remembered.on(leave, asking);
}
Answer Paused::on(const Sit& sit, const Asking& asking) const { return remembered.on(sit, asking); }
Answer Paused::on(const Stand& stand, const Asking& asking) const {
  return remembered.on(stand, asking);
}
Answer Paused::on(const Start& start, const Asking& asking) const {
  return remembered.on(start, asking);
}
Answer Paused::on(const Stop& stop, const Asking& asking) const {
  return remembered.on(stop, asking);
}
Answer Paused::on(const Resign& resign, const Asking& asking) const {
  return remembered.on(resign, asking);
}
Answer Paused::on(const OfferDraw& offer, const Asking& asking) const {
  return remembered.on(offer, asking);
}
Answer Paused::on(const TakeBack& back, const Asking& asking) const {
  return remembered.on(back, asking);
}
Answer Paused::on(const Claim&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, Reason::kPaused);
}
Answer Paused::on(const SeatComputer& seat, const Asking& asking) const {
  return remembered.on(seat, asking);
}
Answer Paused::on(const Rematch& rematch, const Asking& asking) const {
  return remembered.on(rematch, asking);
}
Answer Paused::on(const Next& next, const Asking& asking) const {
  return remembered.on(next, asking);
}
Answer Paused::on(const Kick& kick, const Asking& asking) const {
  return remembered.on(kick, asking);
}
Answer Paused::on(const Renew& renew, const Asking& asking) const {
  return remembered.on(renew, asking);
}
// A question of the game waits for the end of the pause.
Answer Paused::on(const Vote& vote, const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  return asking.facts.vote ? remembered.on(vote, asking) : no_vote(asking);
}
Answer Paused::on(const CloseVote& close, const Asking& asking) const {
  return remembered.on(close, asking);
}
Answer Paused::on(const Renewed& renewed, const Asking& asking) const {
  return remembered.on(renewed, asking);
}
Answer Paused::on(const Rename& rename, const Asking& asking) const {
  return remembered.on(rename, asking);
}
Answer Paused::on(const Ready& ready, const Asking& asking) const {
  return remembered.on(ready, asking);
}
Answer Paused::on(const Unready& unready, const Asking& asking) const {
  return remembered.on(unready, asking);
}
Answer Paused::on(const Deserted& deserted, const Asking& asking) const {
  return remembered.on(deserted, asking);
}

}  // namespace gridmates::room
