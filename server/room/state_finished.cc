#include "server/room/state_finished.h"

#include <vector>

#include "server/room/computers.h"
#include "server/room/membership.h"
#include "server/room/vote.h"

namespace gridmates::room {
namespace {

constexpr Reason kOver = Reason::kMatchOver;

}  // namespace

Leaf Finished::leaf() const {
  switch (result) {
    case Result::kSolved:
      return Leaf::kSolved;
    case Result::kUnsolved:
      return Leaf::kUnsolved;
    case Result::kLost:
      return Leaf::kLost;
    case Result::kFirstWon:
      return Leaf::kFirstWon;
    case Result::kSecondWon:
      return Leaf::kSecondWon;
    case Result::kDrawn:
      return Leaf::kDrawn;
    case Result::kAbandoned:
      break;
  }
  return Leaf::kAbandoned;
}

Answer Finished::on(const SeatComputer& seat, const Asking& asking) const {
  return room::seat_computer(seat, asking);
}

Answer Finished::on(const Rematch&, const Asking& asking) const { return room::rematch(asking); }

Answer Finished::on(const Next& next, const Asking& asking) const {
  return room::next(next, asking, true);
}

Answer Finished::on(const Join& join, const Asking& asking) const {
  return room::join(join, asking, true);
}

Answer Finished::on(const Leave&, const Asking& asking) const {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  return recounted({record, nullptr, asking}, *asking.member,
                   depart(asking, *asking.member, false, {}));
}

Answer Finished::on(const Sit& sit, const Asking& asking) const {
  if (auto no = lacks(Right::kMember, asking)) return *no;
  return room::sit(sit, asking);
}

Answer Finished::on(const Stand&, const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  return recounted({record, nullptr, asking}, *asking.member, room::stand(asking, {}));
}

Answer Finished::on(const Start&, const Asking& asking) const {
  return not_now(asking, Right::kHost, Reason::kNoNewBoard);
}

Answer Finished::on(const Play&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kOver);
}

Answer Finished::on(const Pause&, const Asking& asking) const {
  return not_now(asking, Right::kSeatOrHost, kOver);
}

Answer Finished::on(const Unpause&, const Asking& asking) const {
  return not_now(asking, Right::kSeatOrHost, kOver);
}

Answer Finished::on(const Stop&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kOver);
}

Answer Finished::on(const Renew&, const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  return ask_vote({record, nullptr, asking}, VoteKind::kRenew);
}

Answer Finished::on(const Vote& vote, const Asking& asking) const {
  if (auto no = lacks(Right::kSeat, asking)) return *no;
  return cast_vote({record, nullptr, asking}, vote.yes);
}

Answer Finished::on(const CloseVote& close, const Asking& asking) const {
  return time_out_vote({record, nullptr, asking}, close);
}

Answer Finished::on(const Renewed& renewed, const Asking& asking) const {
  return room::renew(renewed, asking);
}

Answer Finished::on(const Resign&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kOver);
}

Answer Finished::on(const OfferDraw&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kOver);
}

Answer Finished::on(const Claim&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kOver);
}

Answer Finished::on(const TakeBack&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, kOver);
}

Answer Finished::on(const Kick& kick, const Asking& asking) const {
  const auto gone = kicked_member(kick, asking);
  if (!gone) return gone.error();
  if (asking.only_whether) return allowed();
  return recounted({record, nullptr, asking}, **gone, depart(asking, **gone, true, {}));
}

Answer Finished::on(const Ready&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, Reason::kNoNewBoard);
}

Answer Finished::on(const Unready&, const Asking& asking) const {
  return not_now(asking, Right::kSeat, Reason::kNoNewBoard);
}

Answer Finished::on(const Deserted&, const Asking& asking) const {
  return desert(asking, std::nullopt);
}

}  // namespace gridmates::room
