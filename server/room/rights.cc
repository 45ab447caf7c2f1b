// Room::rights: what a member may do, found with the functions that refuse commands.
#include <cassert>
#include <utility>
#include <variant>

#include "server/room/room.h"

namespace gridmates::room {
namespace {

// A context that only checks whether commands may be given.
Asking only_whether(const Facts& facts, const Identity& by, const Member& member) {
  return {facts, by, &member, facts.room_ms, true, Seq(0)};
}

template <class State, class Command>
std::optional<Refusal> right_to(const State& now, const Command& command, const Asking& asking) {
  Answer answer = answer_in(now, command, asking);
  if (auto* no = std::get_if<Refusal>(&answer)) return std::move(*no);
  return std::nullopt;
}

template <std::size_t... kKind>
Rights rights_in(const State& state, const Asking& asking, std::index_sequence<kKind...>) {
  return std::visit(
      [&](const auto& now) {
        return Rights{right_to(now, std::variant_alternative_t<kKind, Ask>(), asking)...};
      },
      state);
}

// Whether the same players have moves to take back.
bool have_moves_alike(const MatchRecord& one, const MatchRecord& other) {
  const auto same = [&](Seat seat) {
    return (one.moves_since(seat) == 0) == (other.moves_since(seat) == 0);
  };
  return same(Seat(0)) && same(Seat(1));
}

// Whether both have as many players, and racers have come equally far.
bool alike(const MatchRecord& one, const MatchRecord& other) {
  if (one.players.size() != other.players.size()) return false;
  if (!(one.racers == other.racers) || one.begins_ms != other.begins_ms) return false;
  for (std::uint8_t i = 0; i < one.racers.size(); ++i) {
    if (one.is_done(Seat(i)) != other.is_done(Seat(i))) return false;
  }
  return true;
}

}  // namespace

Rights Room::rights(MemberNo number) const {
  const Member* member = facts_.find(number);
  assert(member != nullptr);
  const Identity by{member->player, member->name};
  return rights_in(state_, only_whether(facts_, by, *member),
                   std::make_index_sequence<kKindsOfAction>());
}

RightsByMoves Room::rights_by_moves(MemberNo number) const {
  const Member* member = facts_.find(number);
  assert(member != nullptr);
  const Identity by{member->player, member->name};
  const Asking asking = only_whether(facts_, by, *member);
  return std::visit(
      [&asking](const auto& now) {
        return RightsByMoves{right_to(now, Play{}, asking), right_to(now, TakeBack{}, asking)};
      },
      state_);
}

// A move can only change who may play, by the turn, and who may take back, by the moves made.
RightsChanged Room::rights_changed(const Room& before) const {
  const Facts& then = before.facts_;
  if (state_.index() != before.state_.index()) return RightsChanged::kAny;
  if (facts_.host != then.host || facts_.match != then.match) return RightsChanged::kAny;
  if (!(facts_.members == then.members) || !(facts_.kicked == then.kicked)) {
    return RightsChanged::kAny;
  }
  if (!(facts_.arranged == then.arranged)) return RightsChanged::kAny;
  if (facts_.vote || then.vote) return RightsChanged::kAny;
  if (facts_.renews_for != then.renews_for) return RightsChanged::kAny;
  const MatchRecord* match = match_on(state_);
  if (match == nullptr) return RightsChanged::kNone;
  const MatchRecord& match_before = *match_on(before.state_);
  if (!alike(*match, match_before)) return RightsChanged::kAny;
  const bool same = leaf() == before.leaf() && have_moves_alike(*match, match_before);
  return same ? RightsChanged::kNone : RightsChanged::kByMoves;
}

}  // namespace gridmates::room
