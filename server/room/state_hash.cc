// Room::state_hash: the canonical bytes of everything that is folded, and their hash.
#include <cstdint>
#include <tuple>

#include "server/room/room.h"

namespace gridmates::room {
namespace {

// What of a state has canonical bytes: the rest of it (turns, leaves) follows from this and the
// facts.
struct Folded {
  std::uint8_t state = 0;  // State's index
  core::List<MatchPlayer, core::kMaxSeats> players;
  std::optional<Result> result;
  Seq ended;
  std::uint64_t room_ms = 0;
  std::int64_t wall_ms = 0;

  static constexpr auto fields(auto& self) {
    return std::tie(self.state, self.players, self.result, self.ended, self.room_ms, self.wall_ms);
  }
};

const MatchRecord* record_of(const State& state) {
  if (const auto* playing = std::get_if<Playing>(&state)) return &playing->record;
  if (const auto* paused = std::get_if<Paused>(&state)) return &paused->remembered.record;
  if (const auto* finished = std::get_if<Finished>(&state)) return &finished->record;
  return nullptr;
}

}  // namespace

std::uint64_t Room::state_hash() const {
  Folded folded{static_cast<std::uint8_t>(state_.index()), {}, {}, {}, 0, 0};
  if (const auto* finished = std::get_if<Finished>(&state_)) {
    folded.result = finished->result;
    folded.ended = finished->ended;
    folded.room_ms = finished->room_ms;
    folded.wall_ms = finished->wall_ms;
  }
  const MatchRecord* record = record_of(state_);
  if (record != nullptr) folded.players = record->players;
  std::uint64_t hash = core::fnv1a(core::encode(facts_));
  hash = core::fnv1a(core::encode(folded), hash);
  if (record == nullptr) return hash;
  // At the other tables the hash is older than races are.
  for (const Racer& racer : record->racers) hash = core::fnv1a(core::encode(racer), hash);
  for (const core::Match& match : record->matches) hash = core::fnv1a(match.state(), hash);
  return hash;
}

}  // namespace gridmates::room
