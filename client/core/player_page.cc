#include "client/core/player_page.h"

#include <array>
#include <chrono>
#include <cstdio>

#include "client/catalogue/catalogue.h"
#include "client/core/ratings.h"
#include "client/core/text.h"

namespace gridmates::client {
namespace {

std::string compared_words(const std::string& category, v1::Table table, std::uint32_t team_size,
                           bool assisted) {
  std::string words = printable(category);
  if (!words.empty()) words += ", ";
  if (table == v1::TABLE_VERSUS) return words + tr("versus");
  if (table == v1::TABLE_RACE) {
    words += tr("race");
  } else {
    words += team_size == 1 ? tr("solo") : tr("{} players", team_size);
  }
  return words + (assisted ? tr(", with help") : tr(", no hints"));
}

// "20 played, 12 won (60 %)".
std::string won_words(std::uint32_t played, std::uint32_t won) {
  std::string words = tr("{} played, {} won", played, won);
  if (played == 0) return words;
  return words + " (" + std::to_string(std::uint64_t{won} * 100 / played) + " %)";
}

std::string player_line(const v1::PlayerPage& page) {
  return "player " + printable(page.name()) + (page.mine() ? std::string(" ") + tr("(you)") : "") +
         ": " + totals_words(page);
}

std::string game_line(const v1::PlayedGame& game) {
  std::string line = "game " + printable(game.game()) + ": " + won_words(game.played(), game.won());
  if (game.drawn() != 0) line += tr(", {} drawn", game.drawn());
  line += tr(", {} lost", game.lost());
  if (game.stopped() != 0) line += tr(", {} stopped", game.stopped());
  return line;
}

std::string kind_line(const v1::PlayedGame& game, const v1::PlayedKind& kind) {
  std::string line = "kind " + printable(game.game()) + " " + kind_words(kind) + ": " +
                     won_words(kind.played(), kind.won());
  if (!kind.best_run().empty()) {
    line += tr(", best {} (run {}), median {}", format_exact_time(kind.best_ms()),
               printable(kind.best_run()), format_exact_time(kind.median_ms()));
  }
  if (kind.best_rate() != 0) line += tr(", best 3BV/s {}", thousandths_text(kind.best_rate()));
  if (kind.per_click() != 0) line += tr(", IOE {}", thousandths_text(kind.per_click()));
  return line;
}

std::string match_line(const v1::PastMatch& match) {
  std::string line =
      "match " + printable(match.run()) + ": " + printable(match.game()) + " " + kind_words(match);
  if (!match.pack().empty()) {
    line += tr(", puzzle {}/{}", printable(match.pack()), match.number());
  }
  line += ", " + std::string(tr(outcome_word(match.outcome()))) + ", " +
          format_exact_time(match.time_ms()) + ", " + date_words(match.wall_time_ms());
  if (match.too_fast() && match.outcome() == v1::PAST_OUTCOME_SOLVED) line += tr(", too fast");
  return line + (match.counts() ? "" : tr(", not on the leaderboards"));
}

}  // namespace

std::string totals_words(const v1::PlayerPage& page) {
  std::uint64_t played = 0;
  std::uint64_t won = 0;
  for (const v1::PlayedGame& game : page.games()) {
    played += game.played();
    won += game.won();
  }
  return tr_count("{} match, {} won", "{} matches, {} won", played, won) +
         tr_count(", current streak {} day, best {}", ", current streak {} days, best {}",
                  page.streak_days(), page.best_streak_days());
}

std::string kind_words(const v1::PlayedKind& kind) {
  return compared_words(kind.category(), kind.table(), kind.team_size(), kind.assisted());
}

std::string kind_words(const v1::PastMatch& match) {
  return compared_words(match.category(), match.table(), match.team_size(), match.assisted());
}

std::string thousandths_text(std::uint64_t value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%llu.%03llu",
                static_cast<unsigned long long>(value / 1000),
                static_cast<unsigned long long>(value % 1000));
  return text.data();
}

std::vector<std::string> summed_lines(const v1::PlayerPage& page) {
  std::vector<std::string> lines{player_line(page)};
  if (page.namesakes() > 1) {
    lines.push_back("namesakes: " + tr("{} players have this name; this is number {} of them, the "
                                       "latest player first (--nth)",
                                       page.namesakes(), page.nth() + 1));
  }
  for (const v1::PlayedGame& game : page.games()) {
    lines.push_back(game_line(game));
    for (const v1::PlayedKind& kind : game.kinds()) lines.push_back(kind_line(game, kind));
  }
  for (const v1::RatingHistory& history : page.ratings()) lines.push_back(history_words(history));
  for (const v1::Opponent& opponent : page.opponents()) lines.push_back(opponent_words(opponent));
  return lines;
}

std::vector<std::string> history_lines(const v1::PlayerPage& page) {
  std::vector<std::string> lines;
  for (const v1::PastMatch& match : page.history()) lines.push_back(match_line(match));
  return lines;
}

std::vector<std::string> note_lines(const v1::PlayerPage& page) {
  std::vector<std::string> lines;
  if (page.all_since_wall_ms() != 0) {
    lines.push_back("note: " + tr("matches that were lost or stopped are counted since {}",
                                  date_words(page.all_since_wall_ms())));
  }
  if (page.more()) lines.push_back("note: " + std::string(tr("older matches are not counted")));
  return lines;
}

std::vector<std::string> page_lines(const v1::PlayerPage& page,
                                    const std::vector<std::string>& more) {
  std::vector<std::string> lines = summed_lines(page);
  for (const auto& part : {more, history_lines(page), note_lines(page)}) {
    lines.insert(lines.end(), part.begin(), part.end());
  }
  return lines;
}

std::string_view outcome_word(v1::PastOutcome outcome) {
  switch (outcome) {
    case v1::PAST_OUTCOME_SOLVED:
      return tr_later("solved");
    case v1::PAST_OUTCOME_WON:
      return tr_later("won");
    case v1::PAST_OUTCOME_DRAWN:
      return tr_later("drawn");
    case v1::PAST_OUTCOME_LOST:
      return tr_later("lost");
    case v1::PAST_OUTCOME_STOPPED:
      return tr_later("stopped");
    default:
      return tr_later("ended");
  }
}

std::string date_words(std::int64_t wall_time_ms) {
  const std::chrono::sys_time<std::chrono::milliseconds> time{
      std::chrono::milliseconds(wall_time_ms)};
  const std::chrono::year_month_day date{std::chrono::floor<std::chrono::days>(time)};
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%04d-%02u-%02u", static_cast<int>(date.year()),
                static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
  return text.data();
}

}  // namespace gridmates::client
