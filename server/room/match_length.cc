#include "server/room/match_length.h"

#include <algorithm>
#include <variant>

namespace gridmates::room {
namespace {

bool ends(const std::vector<Happening>& events) {
  return std::ranges::any_of(
      events, [](const Happening& what) { return std::holds_alternative<MatchEnded>(what); });
}

// Commands about votes, by which a full match can be ended.
bool votes(const Ask& ask) {
  return std::holds_alternative<Stop>(ask) || std::holds_alternative<Renew>(ask) ||
         std::holds_alternative<OfferDraw>(ask) || std::holds_alternative<TakeBack>(ask) ||
         std::holds_alternative<Vote>(ask);
}

// Whether such commands could go on without end. Moves at a versus table are never refused: others
// may have filled the match, and the player to move would lose on time.
bool goes_on(const Ask& ask, const Facts& facts) {
  if (const auto* play = std::get_if<Play>(&ask)) {
    return facts.room->table != core::Table::kVersus && !facts.game->takes_back(play->move);
  }
  return votes(ask) || std::holds_alternative<Say>(ask) || std::holds_alternative<Sit>(ask) ||
         std::holds_alternative<Pause>(ask) || std::holds_alternative<PassHost>(ask) ||
         std::holds_alternative<Lock>(ask) || std::holds_alternative<Invite>(ask) ||
         std::holds_alternative<Rename>(ask);
}

}  // namespace

std::optional<Refusal> too_long(const State& state, const Facts& facts, const Command& command,
                                const std::vector<Happening>& events) {
  const MatchRecord* record = match_on(state);
  if (record == nullptr) return std::nullopt;
  const std::uint64_t so_far = facts.head.value - record->started.value + 1;
  const std::uint64_t most =
      limits::kEventsPerMatch + (votes(command.ask) ? limits::kVoteEvents : 0);
  if (so_far + events.size() <= most) return std::nullopt;
  const bool by_room = command.by.player == PlayerId(0);
  if (by_room || ends(events) || !goes_on(command.ask, facts)) return std::nullopt;
  return Refusal{Reason::kMatchFull};
}

}  // namespace gridmates::room
