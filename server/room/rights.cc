// Room::rights: what a member may do, asked of the functions that refuse.
#include <cassert>
#include <utility>
#include <variant>

#include "server/room/room.h"

namespace gridmates::room {
namespace {

template <std::size_t... kKind>
Rights rights_in(const State& state, const Asking& asking, std::index_sequence<kKind...>) {
  Rights rights;
  std::visit(
      [&](const auto& now) {
        const auto ask = [&](auto& right, const auto& command) {
          Answer answer = now.on(command, asking);
          if (auto* no = std::get_if<Refusal>(&answer)) right = std::move(*no);
        };
        (ask(rights[kKind], std::variant_alternative_t<kKind, Ask>()), ...);
      },
      state);
  return rights;
}

// Nobody plays in one who does not in the other, and racers have come equally far.
bool alike(const MatchRecord& one, const MatchRecord& other) {
  if (one.players.size() != other.players.size()) return false;
  if (!(one.racers == other.racers) || one.begins_ms != other.begins_ms) return false;
  for (std::uint8_t i = 0; i < one.racers.size(); ++i) {
    if (one.is_done(Seat(i)) != other.is_done(Seat(i))) return false;
  }
  return true;
}

}  // namespace

Rights Room::rights(MemberNo member, RightsChanged which) const {
  const Member* found = facts_.find(member);
  assert(found != nullptr);
  const Identity by{found->player, found->name};
  const Asking asking{facts_, by, found, facts_.room_ms, true, Seq(0)};
  if (which == RightsChanged::kAny) {
    return rights_in(state_, asking, std::make_index_sequence<kKindsOfAction>());
  }
  Rights rights;
  if (which == RightsChanged::kNone) return rights;
  const Ask play{Play{}};
  Answer answer =
      std::visit([&](const auto& now) { return now.on(std::get<Play>(play), asking); }, state_);
  if (auto* no = std::get_if<Refusal>(&answer)) rights[play.index()] = std::move(*no);
  return rights;
}

// Whose turn it is says who may play, and nothing else.
RightsChanged Room::rights_changed(const Room& before) const {
  const Facts& then = before.facts_;
  if (state_.index() != before.state_.index()) return RightsChanged::kAny;
  if (facts_.host != then.host || facts_.match != then.match) return RightsChanged::kAny;
  if (!(facts_.members == then.members) || !(facts_.kicked == then.kicked)) {
    return RightsChanged::kAny;
  }
  if (facts_.vote || then.vote) return RightsChanged::kAny;
  if (facts_.renews_for != then.renews_for) return RightsChanged::kAny;
  const MatchRecord* match = match_on(state_);
  if (match != nullptr && !alike(*match, *match_on(before.state_))) return RightsChanged::kAny;
  return leaf() == before.leaf() ? RightsChanged::kNone : RightsChanged::kToPlay;
}

}  // namespace gridmates::room
