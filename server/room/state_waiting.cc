#include "server/room/state_waiting.h"

#include <vector>

#include "server/room/computers.h"
#include "server/room/membership.h"
#include "server/room/vote.h"

namespace gridmates::room {
namespace {

constexpr Reason kNoMatch = Reason::kNoMatch;

// Another person on a seat who is not ready although somebody is; null if there is none.
const Member* unready_other(const Asking& asking) {
  const Arrangements& arranged = *asking.facts.arranged;
  if (arranged.ready.empty()) return nullptr;
  for (const Member& member : *asking.facts.members) {
    const bool waited_for =
        member.seated() && member.number != asking.member->number && !is_computer(member.player);
    if (waited_for && !arranged.is_ready(member.number)) return &member;
  }
  return nullptr;
}

}  // namespace

// Once somebody is ready, the match waits for the others to be ready too.
Answer Waiting::on(const Start& start, const Asking& asking) const {
  if (auto no = lacks(Right::kHost, asking)) return *no;
  const Facts& facts = asking.facts;
  if (auto no = cannot_begin(facts)) return *std::move(no);
  if (asking.only_whether) return allowed();
  if (const Member* late = start.anyway ? nullptr : unready_other(asking)) {
    return Refusal{Reason::kOthersNotReady, {.text = late->name.str()}};
  }
  if (facts.rated && start.other_is_away) return Refusal{Reason::kRatedNeedsBoth};
  return std::vector<Happening>{MatchStarted{facts.match + 1, facts.line_up()}};
}

Answer Waiting::on(const Join& join, const Asking& asking) const {
  return room::join(join, asking, true);
}

Answer Waiting::on(const Leave&, const Asking& asking) const {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  return depart(asking, *asking.member, false, {});
}

Answer Waiting::on(const Sit& sit, const Asking& asking) const {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  return room::sit(sit, asking);
}

Answer Waiting::on(const Stand&, const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  return room::stand(asking, {});
}

Answer Waiting::on(const Play&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, Reason::kNotBegun);
}

Answer Waiting::on(const Pause&, const Asking& asking) const {
  return not_now(asking, Right::kSeatOrHost, kNoMatch);
}

Answer Waiting::on(const Unpause&, const Asking& asking) const {
  return not_now(asking, Right::kSeatOrHost, kNoMatch);
}

Answer Waiting::on(const Stop&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kNoMatch);
}

Answer Waiting::on(const Resign&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kNoMatch);
}

Answer Waiting::on(const OfferDraw&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kNoMatch);
}

Answer Waiting::on(const Claim&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kNoMatch);
}

Answer Waiting::on(const TakeBack&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kNoMatch);
}

Answer Waiting::on(const SeatComputer& seat, const Asking& asking) const {
  return room::seat_computer(seat, asking);
}

Answer Waiting::on(const Rematch&, const Asking& asking) const {
  return not_now(asking, Right::kHost, Reason::kNotPlayedYet);
}

Answer Waiting::on(const Next& next, const Asking& asking) const {
  return room::next(next, asking, false);
}

Answer Waiting::on(const Kick& kick, const Asking& asking) const {
  const auto gone = kicked_member(kick, asking);
  if (!gone) return gone.error();
  if (asking.only_whether) return allowed();
  return depart(asking, **gone, true, {});
}

Answer Waiting::on(const Renew&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kNoMatch);
}

Answer Waiting::on(const Vote&, const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  return no_vote(asking);
}

Answer Waiting::on(const CloseVote&, const Asking&) const { return Refusal{Reason::kRoomItself}; }

Answer Waiting::on(const Renewed&, const Asking&) const { return Refusal{Reason::kRoomItself}; }

Answer Waiting::on(const Ready&, const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  const bool ready = asking.facts.arranged->is_ready(asking.member->number);
  if (ready) return Refusal{Reason::kReadyAlready};
  return std::vector<Happening>{ReadyChanged{true}};
}

Answer Waiting::on(const Unready&, const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  const bool ready = asking.facts.arranged->is_ready(asking.member->number);
  if (!ready) return Refusal{Reason::kNotReady};
  return std::vector<Happening>{ReadyChanged{false}};
}

Answer Waiting::on(const Deserted&, const Asking& asking) const {
  return desert(asking, std::nullopt);
}

}  // namespace gridmates::room
