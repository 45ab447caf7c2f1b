#include "client/replay/summary.h"

#include <algorithm>
#include <set>

#include "client/catalogue/catalogue.h"
#include "client/core/leaderboards.h"
#include "client/core/standing_moves.h"
#include "client/core/text.h"
#include "client/replay/pauses.h"
#include "client/replay/steps.h"

namespace gridmates::replay {
namespace {

bool is_theirs(const v1::Event& event, std::uint32_t index, std::uint32_t player) {
  const v1::Moved& moved = event.moved();
  return event.has_moved() && moved.match_index() == index && moved.player() == player;
}

std::vector<std::size_t> busyness(const v1::Replay& replay, std::uint32_t index,
                                  std::uint32_t player, std::size_t parts) {
  std::vector<std::size_t> moves(parts);
  const std::uint64_t all_ms =
      std::max<std::uint64_t>(replay.events(replay.events_size() - 1).room_time_ms(), 1);
  for (const v1::Event& event : replay.events()) {
    if (!is_theirs(event, index, player)) continue;
    const std::uint64_t part = event.room_time_ms() * parts / all_ms;
    ++moves[std::min<std::size_t>(part, parts - 1)];
  }
  return moves;
}

// The line of the run, of these that of the player where there are several.
const v1::BestTime* line_of(const v1::BestTimes& times, const std::string& run,
                            const std::string& player) {
  const v1::BestTime* found = nullptr;
  for (const v1::BestTime& line : times.lines()) {
    if (line.run() != run) continue;
    const bool theirs = std::ranges::find(line.players(), player) != line.players().end();
    if (found == nullptr || theirs) found = &line;
  }
  return found;
}

std::vector<std::string> team_of(const v1::BestTime& line) {
  std::vector<std::string> team(line.players().begin(), line.players().end());
  std::ranges::sort(team);
  return team;
}

Standing standing_on(const v1::BestTimes& times, const v1::BestTime& run) {
  Standing standing{client::heading_of(times), 1, run.time_ms(), {}};
  const auto team = team_of(run);
  std::set<std::vector<std::string>> before;
  for (const v1::BestTime& line : times.lines()) {
    if (&line == &run || line.too_fast()) continue;
    const auto other = team_of(line);
    if (line.time_ms() < run.time_ms() && other != team) before.insert(other);
    if (other != team || line.wall_time_ms() >= run.wall_time_ms()) continue;
    standing.best_ms = std::min(standing.best_ms.value_or(line.time_ms()), line.time_ms());
  }
  standing.place += before.size();
  return standing;
}

}  // namespace

std::size_t moves_of(const v1::Replay& replay, std::uint32_t index, std::uint32_t player) {
  return static_cast<std::size_t>(std::ranges::count_if(
      client::standing_moves(replay.events()),
      [&](const v1::Event* event) { return is_theirs(*event, index, player); }));
}

std::string timeline(const v1::Replay& replay, std::uint32_t index, std::uint32_t player,
                     std::size_t parts) {
  if (parts == 0 || replay.events().empty()) return {};
  std::size_t most = 1;
  std::set<std::pair<std::uint32_t, std::uint32_t>> everybody;
  for (const v1::Event& event : replay.events()) {
    if (event.has_moved()) everybody.insert({event.moved().match_index(), event.moved().player()});
  }
  for (const auto& [match, who] : everybody) {
    most = std::max(most, std::ranges::max(busyness(replay, match, who, parts)));
  }
  std::string line;
  for (const std::size_t moves : busyness(replay, index, player, parts)) {
    line += moves == 0 ? '.' : 2 * moves >= most ? '#' : '+';
  }
  return line;
}

std::vector<std::string> pause_lines(ReplayModel& model) {
  std::vector<std::string> lines;
  for (const std::size_t step : longest_pauses(model.replay().match(), model.steps(), kPauses)) {
    std::string line = tr("{} before {}", client::format_time(pause_before(model.steps(), step)),
                          client::format_time(model.steps()[step].time_ms));
    const std::string asked = model.asked(step - 1);
    if (!asked.empty()) line += tr(", the board asked for: {}", asked);
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string marks_line(ReplayModel& model) {
  std::size_t mistakes = 0;
  std::size_t helped = 0;
  for (std::size_t step = 0; step <= model.last(); ++step) {
    const Mark mark = model.mark(step);
    mistakes += mark == Mark::kMistake ? 1 : 0;
    helped += mark == Mark::kHelp ? 1 : 0;
  }
  std::string line;
  if (mistakes > 0) line = tr_count("{} mistake", "{} mistakes", mistakes);
  if (helped == 0) return line;
  if (!line.empty()) line += ", ";
  return line + tr_count("help once", "help {} times", helped);
}

std::vector<std::string> written_lines(const ReplayModel& model) {
  std::vector<std::string> lines;
  for (const Step& step : model.steps()) {
    if (!step.moved || !step.player) continue;
    lines.push_back(client::format_exact_time(step.time_ms) + "  " +
                    player_name(model.replay().match(), *step.player) + "  " + step.words);
  }
  return lines;
}

std::optional<Standing> standing_of(const v1::Leaderboard& all, const std::string& run,
                                    const std::string& player) {
  for (const v1::BestTimes& times : all.best_times()) {
    const v1::BestTime* line = line_of(times, run, player);
    if (line != nullptr && !line->too_fast()) return standing_on(times, *line);
  }
  return std::nullopt;
}

std::string standing_words(const Standing& standing) {
  std::string words = tr("place {}: {}", standing.place, standing.heading);
  if (!standing.best_ms) return tr("{}; the first run of these players there", words);
  const std::uint64_t best_ms = *standing.best_ms;
  if (standing.time_ms < best_ms) {
    return tr("{}; {} faster than the best before", words,
              client::format_exact_time(best_ms - standing.time_ms));
  }
  return tr("{}; {} behind the best before", words,
            client::format_exact_time(standing.time_ms - best_ms));
}

}  // namespace gridmates::replay
