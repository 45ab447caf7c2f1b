#include "server/lobby/match_queue.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "server/base/limits.h"

namespace gridmates::lobby {
namespace {

// How far apart the ratings of two players who have both waited this long may be.
double reach(std::uint64_t waited_ms) {
  constexpr double kSecondMs = 1'000;
  return limits::kQueueReach +
         limits::kQueueReachPerSecond * (static_cast<double>(waited_ms) / kSecondMs);
}

}  // namespace

SeekerNo MatchQueue::enter(Seeker seeker, std::uint64_t now_ms) {
  std::erase_if(entries_, [now_ms](const auto& each) {
    return now_ms - each.second.asked_ms > limits::kQueueKeptMs;
  });
  for (auto& [number, entry] : entries_) {
    if (entry.seeker.player != seeker.player) continue;
    if (entry.has_match()) return number;
    entries_.erase(number);
    break;
  }
  const SeekerNo number(++last_);
  entries_.emplace(number, Entry{std::move(seeker), now_ms, now_ms, false, {}});
  return number;
}

bool MatchQueue::may_play(const Entry& one, const Entry& other, std::uint64_t now_ms) const {
  if (other.has_match() || other.seeker.player == one.seeker.player) return false;
  if (now_ms - other.asked_ms > limits::kQueueFreshMs) return false;
  if (one.seeker.wanted != other.seeker.wanted) return false;
  const double apart = std::abs(one.seeker.rating - other.seeker.rating);
  return apart <= reach(now_ms - std::max(one.since_ms, other.since_ms));
}

SeekerStatus MatchQueue::ask(SeekerNo number, std::uint64_t now_ms) {
  const auto own = entries_.find(number);
  if (own == entries_.end()) return EntryGone{};
  Entry& entry = own->second;
  entry.asked_ms = now_ms;
  if (entry.room) return RoomOpenedFor{*entry.room};
  if (!entry.matched) {
    for (auto& [other, candidate] : entries_) {
      if (!may_play(entry, candidate, now_ms)) continue;
      entry.matched = candidate.matched = true;
      return OpponentFound{candidate.seeker, other};
    }
  }
  return StillWaiting{now_ms - entry.since_ms};
}

bool MatchQueue::leave(SeekerNo number) {
  const auto own = entries_.find(number);
  if (own != entries_.end() && own->second.has_match()) return false;
  entries_.erase(number);
  return true;
}

void MatchQueue::matched(SeekerNo number, SeekerNo opponent, const RoomCode& room,
                         std::uint64_t now_ms) {
  for (const SeekerNo each : {number, opponent}) {
    const auto entry = entries_.find(each);
    if (entry == entries_.end()) continue;
    entry->second.room = room;
    entry->second.asked_ms = now_ms;
  }
}

void MatchQueue::not_matched(SeekerNo number, SeekerNo opponent) {
  entries_.erase(number);
  const auto other = entries_.find(opponent);
  if (other != entries_.end()) other->second.matched = false;
}

}  // namespace gridmates::lobby
