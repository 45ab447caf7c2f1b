#include "client/core/leaderboards.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::client {
namespace {

// A category split into what the game compares and the marks after it.
struct Category {
  std::string compared;  // "16x16/40 zero speed"
  std::string marks;     // ", paused, computer"
  std::string puzzle;    // of a pasted puzzle, "0123456789abcdef"
};

bool take_end(std::string& text, std::string_view end) {
  if (!text.ends_with(end)) return false;
  text.resize(text.size() - end.size());
  return true;
}

Category category_of(const std::string& words) {
  struct Mark {
    std::string_view end, words;
  };
  constexpr std::array<Mark, 2> kBehind{
      {{" no-flag", tr_later(", no flag")}, {" computer", tr_later(", computer")}}};
  Category category{printable(words), "", ""};
  for (const Mark& mark : kBehind) {
    if (take_end(category.compared, mark.end)) category.marks.insert(0, tr(mark.words));
  }
  constexpr std::string_view kPuzzle = " puzzle ";
  if (const auto at = category.compared.rfind(kPuzzle); at != std::string::npos) {
    category.puzzle = category.compared.substr(at + kPuzzle.size());
    category.compared.resize(at);
  }
  if (take_end(category.compared, " paused")) category.marks.insert(0, tr(", paused"));
  return category;
}

std::string source_words(const v1::BestTimes& times, const Category& category) {
  switch (times.source()) {
    case v1::BOARD_SOURCE_TABLE:
      return tr("Puzzles of the server");
    case v1::BOARD_SOURCE_PASTED:
      return category.puzzle.empty() ? tr("Pasted puzzles")
                                     : tr("Pasted puzzle {}", category.puzzle);
    default:
      return category.compared.empty() ? tr("Generated boards") : "";
  }
}

// The answer has only boards with your lines, so it does not tell whether others have any.
std::string no_line_words(const v1::GetLeaderboard& asked, bool of_all_time) {
  const std::string category = printable(asked.category());
  if (!of_all_time) {
    return category.empty() ? tr("you have no line in that period")
                            : tr("you have no line in the category {} in that period", category);
  }
  return category.empty() ? tr("you have no line there yet")
                          : tr("you have no line in the category {} yet", category);
}

}  // namespace

std::string category_words(const v1::BestTimes& times) {
  const Category category = category_of(times.category());
  if (category.compared.empty() && !category.marks.empty()) return category.marks.substr(2);
  return category.compared + category.marks;
}

std::string heading_of(const v1::BestTimes& times) {
  const Category category = category_of(times.category());
  std::string words = source_words(times, category);
  if (!category.compared.empty()) words += (words.empty() ? "" : ", ") + category.compared;
  words += category.marks;
  if (times.table() == v1::TABLE_RACE) {
    words += tr(", race");
  } else if (times.team_size() == 1) {
    words += tr(", solo");
  } else {
    words += tr(", {} players", times.team_size());
  }
  return words + (times.assisted() ? tr(", with help") : tr(", no hints"));
}

std::string runs_words(const google::protobuf::RepeatedPtrField<std::string>& runs, int shown) {
  std::string words;
  for (int i = 0; i < std::min(runs.size(), shown); ++i) {
    words += (i == 0 ? "" : ", ") + printable(runs[i]);
  }
  const int more = runs.size() - shown;
  return more <= 0 ? words : tr("{}, +{} more", words, more);
}

std::string worth_words(const v1::BestTime& time) {
  if (time.worth() == 0 || time.time_ms() == 0) return {};
  char text[48];
  // Truncated, not rounded, as in the rankings.
  const std::uint64_t rate = std::uint64_t{time.worth()} * 1'000'000 / time.time_ms();
  std::snprintf(text, sizeof(text), "%u  %llu.%03llu/s", time.worth(),
                static_cast<unsigned long long>(rate / 1000),
                static_cast<unsigned long long>(rate % 1000));
  return text;
}

bool is_narrowed(const v1::GetLeaderboard& asked) {
  return asked.table() != v1::TABLE_UNSPECIFIED || asked.source() != v1::BOARD_SOURCE_UNSPECIFIED ||
         asked.team_size() != 0 || asked.has_assisted() || !asked.words().empty();
}

std::string missing_words(const v1::GetLeaderboard& asked, const v1::Leaderboard& answer) {
  const auto& boards = answer.best_times();
  const bool of_all_time = asked.window().empty() || asked.window() == "all";
  const bool nobody = boards.empty() && answer.ratings().empty();
  if (asked.around_me() && nobody && answer.tallies().empty()) {
    return no_line_words(asked, of_all_time);
  }
  if (nobody && is_narrowed(asked)) {
    return of_all_time ? tr("these words match no leaderboard yet")
                       : tr("these words match no leaderboard of that period");
  }
  if (nobody && !asked.category().empty()) {
    const std::string category = printable(asked.category());
    return of_all_time ? tr("nobody is in the category {} yet", category)
                       : tr("nobody is in the category {} in that period", category);
  }
  const auto has_worth = [](const v1::BestTimes& board) {
    return std::ranges::any_of(board.lines(), [](const auto& line) { return line.worth() != 0; });
  };
  const bool by_time = asked.order() == v1::LEADERBOARD_ORDER_UNSPECIFIED || boards.empty() ||
                       std::ranges::any_of(boards, has_worth);
  return by_time ? "" : tr("these boards have no 3BV; they are sorted by time");
}

std::string place_words(std::uint32_t place) { return place == 0 ? "-" : std::to_string(place); }

std::string marks_words(const v1::BestTime& time) {
  std::string marks;
  const auto add = [&marks](bool holds, const char* words) {
    if (holds) marks += (marks.empty() ? "" : ", ") + std::string(words);
  };
  add(time.mine(), tr("yours"));
  add(time.interrupted(), tr("paused"));
  add(time.too_fast(), tr("too fast"));
  return marks;
}

}  // namespace gridmates::client
