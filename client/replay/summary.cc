#include "client/replay/summary.h"

#include <algorithm>
#include <set>
#include <utility>

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

// Texts with their counts, in the order of first occurrence.
using Counts = std::vector<std::pair<std::string, std::size_t>>;

void count(const std::string& what, Counts& counts) {
  const auto found = std::ranges::find(counts, what, &Counts::value_type::first);
  if (found == counts.end()) {
    counts.emplace_back(what, 1);
  } else {
    ++found->second;
  }
}

// The player of a step; empty if there was only one.
std::string player_at(const ReplayModel& model, std::size_t step) {
  const v1::MatchView& match = model.replay().match();
  const bool several = match.players_size() > 1 || !model.racer().empty();
  const auto player = model.steps()[step].player;
  return several && player ? player_name(match, *player) : "";
}

// "1 mistake by ana", and "help: hint (3 times), check"; empty if there was none.
struct Marks {
  std::string mistakes;
  std::string help;
};

Marks marks_in(ReplayModel& model, std::optional<std::uint32_t> player) {
  Counts mistakes;
  Counts helped;
  for (std::size_t step = 0; step <= model.last(); ++step) {
    if (player && model.steps()[step].player != player) continue;
    const Mark mark = model.mark(step);
    if (mark == Mark::kMistake) count(player ? "" : player_at(model, step), mistakes);
    if (mark == Mark::kHelp) count(model.help(step), helped);
  }
  Marks words;
  for (const auto& [name, times] : mistakes) {
    words.mistakes += words.mistakes.empty() ? "" : ", ";
    words.mistakes += name.empty() ? tr_count("{} mistake", "{} mistakes", times)
                                   : tr_count("{} mistake by {}", "{} mistakes by {}", times, name);
  }
  std::string help;
  for (const auto& [what, times] : helped) {
    help += help.empty() ? "" : ", ";
    help += times == 1 ? what : tr("{} ({} times)", what, times);
  }
  if (!help.empty()) words.help = tr("help: {}", help);
  return words;
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
    if (!asked.empty()) line += tr(", next step: {}", tr(std::string_view(asked)));
    lines.push_back(std::move(line));
  }
  return lines;
}

std::string marks_line(ReplayModel& model, std::optional<std::uint32_t> player) {
  const Marks marks = marks_in(model, player);
  const bool both = !marks.mistakes.empty() && !marks.help.empty();
  return marks.mistakes + (both ? "; " : "") + marks.help;
}

MarkCounts marks_of(ReplayModel& model, std::uint32_t player) {
  MarkCounts counts;
  for (std::size_t step = 0; step <= model.last(); ++step) {
    if (model.steps()[step].player != player) continue;
    const Mark mark = model.mark(step);
    if (mark == Mark::kMistake) ++counts.mistakes;
    if (mark == Mark::kHelp) ++counts.helped;
  }
  return counts;
}

std::string deeds_words(ReplayModel& model, std::uint32_t index, std::uint32_t player) {
  const std::string moves =
      tr_count("{} move", "{} moves", moves_of(model.replay(), index, player));
  if (index != model.replay().match().index()) return moves;
  const Marks marks = marks_in(model, player);
  return moves + (marks.mistakes.empty() ? "" : ", ") + marks.mistakes +
         (marks.help.empty() ? "" : "; ") + marks.help;
}

std::vector<std::string> written_lines(const ReplayModel& model) {
  std::vector<std::string> lines;
  for (const Step& step : model.steps()) {
    if (!step.moved || !step.player) continue;
    lines.push_back(client::format_exact_time(step.time_ms) + "  " +
                    player_name(model.replay().match(), *step.player) + "  " + step.words);
  }
  if (lines.empty()) lines.emplace_back(tr("no moves were made"));
  return lines;
}

std::string why_on_none(const v1::RecordedRun& run, v1::Table table, const std::string& player) {
  const bool race = table == v1::TABLE_RACE;
  // A racer who has not finished has no time.
  const auto is_fast = [&player](const v1::RecordedPlayer& one) {
    return one.name() == player && one.too_fast() && one.time_ms() != 0;
  };
  if (run.too_fast() || (race && std::ranges::any_of(run.players(), is_fast))) {
    return tr("on no leaderboard: too fast for a person");
  }
  if (run.unranked()) {
    return tr("on no leaderboard: the board is too small, or has several solutions");
  }
  return {};
}

std::string standing_words(const v1::Replay& told, const std::string& player) {
  const v1::RoomHead& head = told.head();
  const v1::RecordedRun& run = told.recorded();
  const v1::Table table = head.table();
  if (head.board().again() && head.state() == v1::ROOM_STATE_FINISHED_SOLVED) {
    return tr("on no leaderboard: the same board again");
  }
  if (std::string why = why_on_none(run, table, player); !why.empty()) return why;
  const bool race = table == v1::TABLE_RACE;
  const auto is_theirs = [&](const v1::RunStanding& standing) {
    const auto who = static_cast<int>(standing.player());
    return !race || (who < run.players_size() && run.players(who).name() == player);
  };
  const auto found = std::ranges::find_if(run.standings(), is_theirs);
  if (found == run.standings().end() || found->place() == 0) return {};
  const std::string heading = client::heading_of(found->board());
  const std::uint64_t best_ms = found->best_before_ms();
  const std::uint64_t time_ms =
      race ? run.players(static_cast<int>(found->player())).time_ms() : run.time_ms();
  // Leaderboards have one line for the same players, the best one.
  if (best_ms != 0 && time_ms >= best_ms) {
    return tr("{} slower than the previous best: {}", client::format_exact_time(time_ms - best_ms),
              heading);
  }
  const std::string words = tr("place {}: {}", found->place(), heading);
  if (best_ms == 0) {
    return found->board().team_size() > 1 ? tr("{}; the first run of these players there", words)
                                          : tr("{}; the first run of this player there", words);
  }
  return tr("{}; {} faster than the previous best", words,
            client::format_exact_time(best_ms - time_ms));
}

}  // namespace gridmates::replay
