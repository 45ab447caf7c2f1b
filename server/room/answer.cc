#include "server/room/answer.h"

#include <utility>

namespace gridmates::room {

using Code = Refusal::Code;

std::optional<Refusal> lacks(Right right, const Asking& asking) {
  const auto& [facts, by, member, room_ms] = asking;
  if (member == nullptr) {
    if (facts.is_kicked(by.player)) {
      return Refusal{Code::kNotMember, "You have been put out of this room."};
    }
    return Refusal{Code::kNotMember, "You are not in this room; join it first."};
  }
  switch (right) {
    case Right::kMember:
      return std::nullopt;
    case Right::kSeat:
      if (member->seated()) return std::nullopt;
      return Refusal{Code::kNotSeated, "You are watching; take a seat first."};
    case Right::kHost:
      if (facts.is_host(*member)) return std::nullopt;
      return Refusal{Code::kForbidden, "Only the host can do that."};
    case Right::kCharge:
      if (facts.is_host(*member) || facts.is_only_player(*member)) return std::nullopt;
      return Refusal{Code::kForbidden, "Only the host, or the only player, can do that."};
  }
  return std::nullopt;
}

Answer not_now(const Asking& asking, Right right, std::string sentence) {
  if (auto no = lacks(right, asking)) return *no;
  return Refusal{Code::kWrongState, std::move(sentence)};
}

}  // namespace gridmates::room
