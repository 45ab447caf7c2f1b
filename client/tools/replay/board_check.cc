#include "client/tools/replay/board_check.h"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace gridmates::tools {
namespace {

bool is_solved(const v1::RecordedPlayer& player) {
  return player.result() == v1::RUN_RESULT_SOLVED;
}

// The index of the line in RunStanding; nullopt if there is none.
std::optional<std::uint32_t> own_line(const v1::Replay& replay) {
  const auto& players = replay.recorded().players();
  if (replay.head().table() != v1::TABLE_RACE) {
    return std::ranges::all_of(players, is_solved) ? std::optional(0U) : std::nullopt;
  }
  if (replay.match().players().empty()) return std::nullopt;
  const std::string& racer = replay.match().players(0).name();
  const auto line = std::ranges::find(players, racer, &v1::RecordedPlayer::name);
  if (line == players.end() || !is_solved(*line)) return std::nullopt;
  return static_cast<std::uint32_t>(line - players.begin());
}

// "easy", " paused" if the match was paused, " puzzle HASH" of a pasted one; then " computer" and
// " no-flag", which are not checked.
bool is_own_category(std::string_view category, const v1::RecordedRun& run) {
  const auto take = [&category](const std::string& part) {
    const bool has = category.starts_with(part);
    if (has) category.remove_prefix(part.size());
    return has;
  };
  if (!take(run.category())) return false;
  if (run.interrupted()) take(" paused");
  if (!run.puzzle().empty() && !take(" puzzle " + run.puzzle())) return false;
  take(" computer");
  take(" no-flag");
  return category.empty();
}

}  // namespace

bool stands_where_it_belongs(const v1::Replay& replay) {
  const v1::RecordedRun& run = replay.recorded();
  const v1::Table table = replay.head().table();
  if (!run.tells_standings() || run.unranked() || table == v1::TABLE_VERSUS) return true;
  const auto own = own_line(replay);
  if (!own) return true;
  const bool race = table == v1::TABLE_RACE;
  const bool assisted = race ? run.players(static_cast<int>(*own)).assisted() : run.assisted();
  const auto size = race ? 1U : static_cast<std::uint32_t>(run.players_size());
  bool is_there = false;
  for (const v1::RunStanding& standing : run.standings()) {
    const v1::BestTimes& board = standing.board();
    if (standing.player() != *own) continue;
    is_there = is_own_category(board.category(), run) && board.assisted() == assisted &&
               board.table() == table && board.team_size() == size;
    if (!is_there) break;
  }
  return is_there;
}

}  // namespace gridmates::tools
