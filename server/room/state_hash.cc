// The hashes of a room's state: of the canonical bytes of everything that is folded.
#include <cstdint>
#include <tuple>

#include "engine/core/digest.h"
#include "server/room/room.h"

namespace gridmates::room {
namespace {

// The part of a state that is hashed. The rest (turns, leaves) follows from this and the facts,
// except who paused the match: journals from before that mattered have no bytes for it.
class Folded {
 public:
  explicit Folded(const State& state) : state_(static_cast<std::uint8_t>(state.index())) {
    if (const MatchRecord* record = record_of(state)) players_ = &record->players;
    const auto* finished = std::get_if<Finished>(&state);
    if (finished == nullptr) return;
    result_ = finished->result;
    ended_ = finished->ended;
    room_ms_ = finished->room_ms;
    wall_ms_ = finished->wall_ms;
  }
  static constexpr auto fields(auto& self) {
    return std::tie(self.state_, *self.players_, self.result_, self.ended_, self.room_ms_,
                    self.wall_ms_);
  }

 private:
  using Players = core::List<MatchPlayer, core::kMaxSeats>;
  static const Players& nobody() {
    static const Players nobody;
    return nobody;
  }

  std::uint8_t state_;  // State's index
  const Players* players_ = &nobody();
  std::optional<Result> result_;
  Seq ended_;
  std::uint64_t room_ms_ = 0;
  std::int64_t wall_ms_ = 0;
};

}  // namespace

std::uint64_t Room::state_hash() const {
  core::Digest hash;
  core::digest_to(facts_, hash);
  core::digest_to(std::tie(facts_.creator, facts_.puzzles), hash);
  core::digest_to(Folded(state_), hash);
  // Hashed only if set, because some journals are older than votes.
  if (facts_.vote || facts_.renews_for != PlayerId()) {
    core::digest_to(std::tie(facts_.vote, facts_.renews_for), hash);
  }
  // Likewise arrangements.
  if (*facts_.arranged != Arrangements()) core::digest_to(facts_.arranged, hash);
  // Likewise dailies.
  if (facts_.daily) core::digest_to(*facts_.daily, hash);
  // Likewise the settings for watchers.
  if (facts_.watching != WatchingSet()) core::digest_to(facts_.watching, hash);
  // Likewise clocks.
  if (facts_.clocks) core::digest_to(*facts_.clocks, hash);
  // Likewise ratings.
  if (facts_.rated) hash.integer(std::uint8_t{1});
  // Likewise series.
  if (facts_.series->best_of != 0) hash.integer(facts_.series.digest());
  const MatchRecord* record = record_of(state_);
  if (record == nullptr) return hash.value();
  if (facts_.clocks) core::digest_to(std::tie(record->clocks, record->turn_since_ms), hash);
  core::digest_to(std::tie(record->racers, record->begins_ms), hash);
  for (const core::Match& match : record->matches) hash.integer(match.digest());
  return hash.value();
}

std::uint64_t Room::first_state_hash() const {
  std::uint64_t hash = core::fnv1a(core::encode(facts_));
  hash = core::fnv1a(core::encode(Folded(state_)), hash);
  const MatchRecord* record = record_of(state_);
  if (record == nullptr) return hash;
  // Empty at other tables, whose hash is older than races.
  for (const Racer& racer : record->racers) hash = core::fnv1a(core::encode(racer), hash);
  for (const core::Match& match : record->matches) hash = core::fnv1a(match.state(), hash);
  return hash;
}

bool Room::has_state(std::uint64_t recorded) const {
  return recorded == state_hash() || recorded == first_state_hash();
}

}  // namespace gridmates::room
