// Room::rights: what a member may do, asked of the functions that refuse.
#include <cassert>
#include <utility>
#include <variant>

#include "server/room/daily.h"
#include "server/room/room.h"

namespace gridmates::room {
namespace {

// Asked whether it may be done at all.
Asking only_whether(const Facts& facts, const Identity& by, const Member& member) {
  return {facts, by, &member, facts.room_ms, true, Seq(0)};
}

template <class State, class Command>
std::optional<Refusal> right_to(const State& now, const Command& command, const Asking& asking) {
  if (auto no = barred_by_daily(command, asking)) return no;
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

bool has_moved(const MatchRecord& record, Seat seat) { return record.moves_since(seat) != 0; }

// Nobody plays in one who does not in the other, or has a move to take back, and racers have come
// equally far.
bool alike(const MatchRecord& one, const MatchRecord& other) {
  if (one.players.size() != other.players.size()) return false;
  if (!(one.racers == other.racers) || one.begins_ms != other.begins_ms) return false;
  for (const Seat seat : {Seat(0), Seat(1)}) {
    if (has_moved(one, seat) != has_moved(other, seat)) return false;
  }
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

std::optional<Refusal> Room::right_to_play(MemberNo number) const {
  const Member* member = facts_.find(number);
  assert(member != nullptr);
  const Identity by{member->player, member->name};
  const Asking asking = only_whether(facts_, by, *member);
  return std::visit([&asking](const auto& now) { return right_to(now, Play{}, asking); }, state_);
}

// Whose turn it is says who may play, and nothing else.
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
  if (match != nullptr && !alike(*match, *match_on(before.state_))) return RightsChanged::kAny;
  return leaf() == before.leaf() ? RightsChanged::kNone : RightsChanged::kToPlay;
}

}  // namespace gridmates::room
