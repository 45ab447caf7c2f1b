// The run and the player of a leaderboard's chosen line.
#include "client/terminal/fame_page.h"

namespace gridmates::terminal {

std::string FamePage::chosen_run(const Stage& stage) const {
  if (chosen_ >= lines(stage)) return {};
  const v1::Leaderboard& shown = *board(stage);
  const auto line = static_cast<int>(chosen_);
  if (const v1::BestTimes* times = category(shown)) return times->lines(line).run();
  if (ratings(shown) != nullptr) return {};
  const v1::Tally& tally = shown.tallies(line);
  return tally.runs().empty() ? std::string() : tally.runs(0);
}

replay::GhostChoice FamePage::chosen_ghost(const Stage& stage) const {
  const v1::BestTimes* times = category(*board(stage));
  const bool race = times != nullptr && times->table() == v1::TABLE_RACE;
  return {replay::GhostChoice::Of::kRun, chosen_run(stage), race ? chosen_player(stage) : ""};
}

// For a team, its first player.
std::string FamePage::chosen_player(const Stage& stage) const {
  if (chosen_ >= lines(stage)) return {};
  const v1::Leaderboard& shown = *board(stage);
  const auto line = static_cast<int>(chosen_);
  const v1::BestTimes* times = category(shown);
  const v1::RatingList* rated = ratings(shown);
  if (rated != nullptr) return rated->players(line).player();
  if (times == nullptr) return shown.tallies(line).player();
  const auto& players = times->lines(line).players();
  return players.empty() ? std::string() : players[0];
}

}  // namespace gridmates::terminal
