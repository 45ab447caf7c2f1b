// The ratings of MemoryStore, computed from its runs on each call.
#include "tests/support/memory_ratings.h"

#include <algorithm>
#include <map>
#include <tuple>
#include <utility>

#include "server/base/computers.h"
#include "server/base/limits.h"
#include "tests/support/memory_store.h"

namespace gridmates::support {

using ports::RatedPlayer;
using ports::RatingHistory;
using ports::RatingList;
using ports::Run;
using ports::RunPlayer;

std::vector<RatedHistory> rated_by(const std::vector<Run>& runs) {
  std::map<std::tuple<std::string, std::string, PlayerId>, RatingHistory> book;
  for (const Run& run : runs) {
    if (!ports::changes_ratings(run)) continue;
    std::array<RatingHistory*, 2> slots{};
    for (std::size_t i = 0; i < 2; ++i) {
      slots[i] = &book[{run.game, run.rated, run.players[i].player}];
    }
    const auto after = ports::rated_after(run, {slots[0]->rating, slots[1]->rating});
    for (std::size_t i = 0; i < 2; ++i) {
      if (is_computer(run.players[i].player)) continue;
      slots[i]->rating = after[i];
      slots[i]->points.push_back({run.wall_ms, after[i].rating.rating});
    }
  }
  std::vector<RatedHistory> found;
  for (auto& [key, history] : book) {
    const auto& [game, variant, player] = key;
    if (is_computer(player)) continue;
    history.game = game;
    history.variant = variant;
    const std::size_t more =
        history.points.size() - std::min(history.points.size(), limits::kRatingPoints);
    history.points.erase(history.points.begin(),
                         history.points.begin() + static_cast<std::ptrdiff_t>(more));
    found.push_back({player, std::move(history)});
  }
  return found;
}

std::vector<ports::Opponent> opponents_by(const std::vector<Run>& runs, PlayerId player,
                                          const std::string& game) {
  std::vector<ports::Opponent> found;
  for (auto run = runs.rbegin(); run != runs.rend(); ++run) {
    const auto own = std::ranges::find(run->players, player, &RunPlayer::player);
    const bool is_asked = game.empty() || run->game == game;
    if (own == run->players.end() || !is_asked || run->table != core::Table::kVersus) continue;
    if (run->stopped) continue;
    for (const RunPlayer& other : run->players) {
      if (other.player == player) continue;
      const auto is_other = [&](const ports::Opponent& one) {
        const bool alike =
            is_computer(other.player) && level_of(one.player) == level_of(other.player);
        return one.game == run->game && (alike || one.player == other.player);
      };
      auto at = std::ranges::find_if(found, is_other);
      if (at == found.end()) {
        found.push_back({run->game, other.player, other.name});
        at = found.end() - 1;
      }
      ++(own->result == RunPlayer::Result::kWon     ? at->won
         : own->result == RunPlayer::Result::kDrawn ? at->drawn
                                                    : at->lost);
    }
  }
  // Among opponents met equally often the one met last comes first.
  std::vector<ports::Opponent> sorted;
  for (ports::Opponent& one : found) {
    const auto place =
        std::ranges::upper_bound(sorted, one.played(), std::greater(), &ports::Opponent::played);
    sorted.insert(place, std::move(one));
  }
  if (sorted.size() > limits::kOpponents) sorted.resize(limits::kOpponents);
  return sorted;
}

void MemoryStore::ratings(ports::RatingsOf of,
                          ports::Done<std::optional<std::vector<RatingList>>> done) {
  using Lists = std::optional<std::vector<RatingList>>;
  if (unreadable()) return answer<Lists>(std::move(done), std::nullopt);
  std::map<std::string, RatingList> by_variant;
  for (const auto& [player, history] : rated_by(disk_.runs)) {
    const Disk::StoredPlayer& stored = disk_.players[player.value - 1];
    if (history.game != of.game || stored.computer) continue;
    RatingList& list = by_variant[history.variant];
    list.variant = history.variant;
    list.players.push_back({player, stored.player.name, history.rating});
  }
  std::vector<RatingList> lists;
  for (auto& [variant, list] : by_variant) {
    std::ranges::sort(list.players, [](const RatedPlayer& a, const RatedPlayer& b) {
      return std::tuple(b.rating.settled(), b.rating.rating.rating, a.player) <
             std::tuple(a.rating.settled(), a.rating.rating.rating, b.player);
    });
    std::uint32_t place = 0;
    for (RatedPlayer& player : list.players) player.place = ++place;
    const auto own = std::ranges::find_if(list.players, [&of](const RatedPlayer& player) {
      return of.around && player.player == *of.around;
    });
    if (of.around && own == list.players.end()) continue;
    if (of.around) {
      const auto above = std::min<std::ptrdiff_t>(own - list.players.begin(), of.limit / 2);
      list.players.erase(list.players.begin(), own - above);
    }
    if (list.players.size() > of.limit) list.players.resize(of.limit);
    lists.push_back(std::move(list));
  }
  answer<Lists>(std::move(done), std::move(lists));
}

void MemoryStore::rating(ports::RatingOf of, ports::Done<std::optional<ports::PlayerRating>> done) {
  using Rating = std::optional<ports::PlayerRating>;
  if (unreadable()) return answer<Rating>(std::move(done), std::nullopt);
  ports::PlayerRating rating;
  for (const auto& [player, history] : rated_by(disk_.runs)) {
    const bool is_it =
        player == of.player && history.game == of.game && history.variant == of.variant;
    if (is_it) rating = history.rating;
  }
  answer<Rating>(std::move(done), rating);
}

}  // namespace gridmates::support
