// The Dailies port of MemoryStore.
#include <algorithm>
#include <functional>
#include <set>
#include <tuple>
#include <utility>

#include "server/base/limits.h"
#include "tests/support/memory_store.h"

namespace gridmates::support {
namespace {

using ports::DailyEnd;
using ports::DailyName;
using ports::DailyStanding;

// The ends of all tries of people at this daily that count.
std::vector<DailyEnd> counted(const Disk& disk, const DailyName& daily) {
  std::vector<DailyEnd> ends;
  for (const auto& [key, tried] : disk.tries) {
    const auto& [name, player] = key;
    const bool is_person = !disk.players.at(player.value - 1).computer;
    if (name == daily && tried.end && tried.end->counts && is_person) ends.push_back(*tried.end);
  }
  return ends;
}

DailyStanding standing_of(const Disk& disk, PlayerId player, const DailyName& daily) {
  DailyStanding standing;
  const auto ends = counted(disk, daily);
  standing.solved = static_cast<std::uint32_t>(ends.size());
  const auto mine = disk.tries.find({daily, player});
  if (mine == disk.tries.end()) return standing;
  standing.mine = mine->second;
  const auto& end = mine->second.end;
  if (!end || !end->counts) return standing;
  standing.place = 1;
  for (const DailyEnd& other : ends) {
    if (other.help != end->help || other.apart != end->apart) continue;
    ++standing.of;
    const bool is_before =
        std::tie(other.time_ms, other.wall_ms) < std::tie(end->time_ms, end->wall_ms);
    if (is_before) ++standing.place;
  }
  return standing;
}

}  // namespace

void MemoryStore::find_board(DailyName daily,
                             ports::Done<std::optional<std::optional<ports::DailyBoard>>> done) {
  std::optional<std::optional<ports::DailyBoard>> result;
  if (!unreadable()) {
    result.emplace();
    const auto found = disk_.dailies.find(daily);
    if (found != disk_.dailies.end()) *result = found->second;
  }
  answer(std::move(done), std::move(result));
}

void MemoryStore::settle_board(ports::DailyBoard board,
                               ports::Done<std::optional<ports::DailyBoard>> done) {
  std::optional<ports::DailyBoard> result;
  if (!unreadable()) result = disk_.dailies.try_emplace(board.daily, board).first->second;
  answer(std::move(done), std::move(result));
}

void MemoryStore::standings(PlayerId player, std::vector<DailyName> dailies,
                            ports::Done<std::optional<std::vector<DailyStanding>>> done) {
  std::optional<std::vector<DailyStanding>> result;
  if (!unreadable()) {
    result.emplace();
    for (const DailyName& daily : dailies) result->push_back(standing_of(disk_, player, daily));
  }
  answer(std::move(done), std::move(result));
}

void MemoryStore::counted_days(PlayerId player, std::string game,
                               ports::Done<std::optional<std::vector<Day>>> done) {
  std::optional<std::vector<Day>> result;
  if (!unreadable()) {
    std::set<Day, std::greater<>> days;
    for (const auto& [key, tried] : disk_.tries) {
      const bool is_theirs = key.second == player && key.first.game == game;
      if (is_theirs && tried.end && tried.end->counts) days.insert(key.first.day);
    }
    result.emplace(days.begin(), days.end());
    if (result->size() > limits::kStreakDays) result->resize(limits::kStreakDays);
  }
  answer(std::move(done), std::move(result));
}

void MemoryStore::may_see(RoomId id, PlayerId player, Day open,
                          ports::Done<std::optional<bool>> done) {
  std::optional<bool> result;
  if (!unreadable()) {
    result = true;
    const Disk::Room* room = disk_.room(id);
    for (const auto& [key, tried] : disk_.tries) {
      if (room == nullptr || tried.room != room->record.code) continue;
      const auto mine = disk_.tries.find({key.first, player});
      const bool has_finished = mine != disk_.tries.end() && mine->second.end;
      result = key.second == player || key.first.day < open || has_finished;
    }
  }
  answer(std::move(done), result);
}

}  // namespace gridmates::support
