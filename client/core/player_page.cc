#include "client/core/player_page.h"

#include <array>
#include <chrono>
#include <cstdio>

#include "client/core/text.h"

namespace gridmates::client {
namespace {

std::string counted(std::uint64_t count, const char* one, const char* many) {
  return std::to_string(count) + " " + (count == 1 ? one : many);
}

// "1.124".
std::string thousandths(std::uint64_t value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%llu.%03llu",
                static_cast<unsigned long long>(value / 1000),
                static_cast<unsigned long long>(value % 1000));
  return text.data();
}

// "9x9/10 zero speed, solo, no help".
std::string kind_words(const std::string& category, v1::Table table, std::uint32_t team_size,
                       bool assisted) {
  std::string words = printable(category);
  if (!words.empty()) words += ", ";
  if (table == v1::TABLE_VERSUS) return words + "versus";
  if (table == v1::TABLE_RACE) {
    words += "race";
  } else {
    words += team_size == 1 ? "solo" : std::to_string(team_size) + " players";
  }
  return words + (assisted ? ", with help" : ", no help");
}

// "20 played, 12 won (60 %)".
std::string won_words(std::uint32_t played, std::uint32_t won) {
  std::string words = std::to_string(played) + " played, " + std::to_string(won) + " won";
  if (played == 0) return words;
  return words + " (" + std::to_string(std::uint64_t{won} * 100 / played) + " %)";
}

std::string player_line(const v1::PlayerPage& page) {
  std::uint64_t played = 0;
  std::uint64_t won = 0;
  for (const v1::PlayedGame& game : page.games()) {
    played += game.played();
    won += game.won();
  }
  std::string line = "player " + printable(page.name()) + (page.mine() ? " (you)" : "") + ": " +
                     counted(played, "match", "matches") + ", " + std::to_string(won) + " won";
  line += ", played on " + counted(page.streak_days(), "day", "days") + " in a row, " +
          std::to_string(page.best_streak_days()) + " at best";
  return line;
}

std::string game_line(const v1::PlayedGame& game) {
  std::string line = "game " + printable(game.game()) + ": " + won_words(game.played(), game.won());
  if (game.drawn() != 0) line += ", " + std::to_string(game.drawn()) + " drawn";
  line += ", " + std::to_string(game.lost()) + " lost";
  if (game.stopped() != 0) line += ", " + std::to_string(game.stopped()) + " stopped";
  return line;
}

std::string kind_line(const v1::PlayedGame& game, const v1::PlayedKind& kind) {
  std::string line = "kind " + printable(game.game()) + " " +
                     kind_words(kind.category(), kind.table(), kind.team_size(), kind.assisted()) +
                     ": " + won_words(kind.played(), kind.won());
  if (!kind.best_run().empty()) {
    line += ", best " + format_exact_time(kind.best_ms()) + " (run " + printable(kind.best_run()) +
            "), median " + format_exact_time(kind.median_ms());
  }
  if (kind.best_rate() != 0) line += ", best 3BV/s " + thousandths(kind.best_rate());
  if (kind.per_click() != 0) line += ", IOE " + thousandths(kind.per_click());
  return line;
}

std::string match_line(const v1::PastMatch& match) {
  std::string line =
      "match " + printable(match.run()) + ": " + printable(match.game()) + " " +
      kind_words(match.category(), match.table(), match.team_size(), match.assisted());
  if (!match.pack().empty()) {
    line += ", puzzle " + printable(match.pack()) + "/" + std::to_string(match.number());
  }
  line += ", " + std::string(outcome_word(match.outcome())) + ", " +
          format_exact_time(match.time_ms()) + ", " + date_words(match.wall_time_ms());
  if (match.too_fast()) line += ", too fast";
  return line + (match.counts() ? "" : ", not on the leaderboards");
}

}  // namespace

std::vector<std::string> summed_lines(const v1::PlayerPage& page) {
  std::vector<std::string> lines{player_line(page)};
  if (page.namesakes() > 1) {
    lines.push_back("namesakes: " + std::to_string(page.namesakes()) +
                    " players have this name; this is number " + std::to_string(page.nth() + 1) +
                    " of them, who has played last first (--nth)");
  }
  for (const v1::PlayedGame& game : page.games()) {
    lines.push_back(game_line(game));
    for (const v1::PlayedKind& kind : game.kinds()) lines.push_back(kind_line(game, kind));
  }
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
    lines.push_back("note: matches that were lost or stopped are counted since " +
                    date_words(page.all_since_wall_ms()));
  }
  if (page.more()) lines.push_back("note: older matches are not counted");
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
      return "solved";
    case v1::PAST_OUTCOME_WON:
      return "won";
    case v1::PAST_OUTCOME_DRAWN:
      return "drawn";
    case v1::PAST_OUTCOME_LOST:
      return "lost";
    case v1::PAST_OUTCOME_STOPPED:
      return "stopped";
    default:
      return "ended";
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
