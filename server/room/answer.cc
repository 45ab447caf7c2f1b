#include "server/room/answer.h"

#include <utility>

namespace gridmates::room {

std::optional<Refusal> lacks(Right right, const Asking& asking) {
  const Facts& facts = asking.facts;
  const Member* member = asking.member;
  if (member == nullptr) {
    return Refusal{facts.is_kicked(asking.by.player) ? Reason::kPutOut : Reason::kNotMember};
  }
  switch (right) {
    case Right::kMember:
      return std::nullopt;
    case Right::kSeat:
      if (member->seated()) return std::nullopt;
      return Refusal{Reason::kWatching};
    case Right::kHost:
      if (facts.is_host(*member)) return std::nullopt;
      return Refusal{Reason::kHostOnly};
    case Right::kCharge:
      if (facts.is_host(*member) || facts.is_only_player(*member)) return std::nullopt;
      return Refusal{Reason::kHostOrOnlyPlayer};
    case Right::kSeatOrHost:
      if (member->seated() || facts.is_host(*member)) return std::nullopt;
      return Refusal{Reason::kWatching};
  }
  return std::nullopt;
}

Answer not_now(const Asking& asking, Right right, Reason reason) {
  if (auto no = lacks(right, asking)) return *no;
  return Refusal{reason};
}

}  // namespace gridmates::room
