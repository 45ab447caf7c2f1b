#include "client/words/dailies.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::words {
namespace {

using client::printable;

// For a game whose leaderboards do not distinguish kinds of help.
constexpr std::string_view kAnyHelp = "help";

// "hints and checks".
std::string joined_help(const std::string& help) {
  std::string words = printable(help);
  for (std::size_t plus = words.find('+'); plus != std::string::npos; plus = words.find('+')) {
    words = tr("{} and {}", words.substr(0, plus), words.substr(plus + 1));
  }
  return words;
}

std::string place_in_words(const v1::Daily& daily) {
  if (daily.place() == 0) return tr("unranked");
  return tr("place {} of {}", daily.place(), daily.of());
}

}  // namespace

std::string daily_state_words(const v1::Daily& daily) {
  switch (daily.state()) {
    case v1::DAILY_STATE_OPEN:
      return tr("begun in {}", printable(daily.room()));
    case v1::DAILY_STATE_SOLVED: {
      const std::string time = client::format_exact_time(daily.time_ms());
      return daily.help().empty() ? tr("solved in {}, {}", time, place_in_words(daily))
                                  : tr("solved in {} with {}, {}", time, joined_help(daily.help()),
                                       place_in_words(daily));
    }
    case v1::DAILY_STATE_UNSOLVED:
      return tr("not solved");
    default:
      return tr("not played");
  }
}

std::string streak_words(const v1::DailyList& list, const std::string& game) {
  const auto streak = std::ranges::find(list.streaks(), game, &v1::DailyStreak::game);
  if (streak == list.streaks().end() || streak->days() == 0) return "";
  return tr_count("streak {} day", "streak {} days", streak->days());
}

std::string closes_in_words(const v1::DailyList& list, std::uint64_t age_ms) {
  return client::format_time(list.closes_in_ms() - std::min(list.closes_in_ms(), age_ms));
}

std::vector<std::string> share_lines(const v1::DailyList& list, const v1::Daily& daily,
                                     const std::string& title) {
  const bool solved = daily.state() == v1::DAILY_STATE_SOLVED;
  if (!solved && daily.state() != v1::DAILY_STATE_UNSOLVED) return {};
  const std::string help =
      daily.help().empty() ? tr("no help") : tr("with {}", joined_help(daily.help()));
  std::vector<std::string> lines = {
      tr("Gridmates daily {}: {} {}", printable(list.date()), title, printable(daily.level())),
      solved ? client::format_exact_time(daily.time_ms()) + ", " + help : tr("not solved")};
  if (daily.place() != 0) lines.back() += ", " + place_in_words(daily);
  const std::string streak = streak_words(list, daily.game());
  if (!streak.empty()) lines.push_back(streak);
  return lines;
}

v1::GetLeaderboard board_of(const v1::DailyList& list, const v1::Daily& daily) {
  const bool solved = daily.state() == v1::DAILY_STATE_SOLVED;
  const bool is_parted = !daily.help().empty() && daily.help() != kAnyHelp;
  const std::string help = solved && is_parted ? " " + daily.help() : "";
  v1::GetLeaderboard asked;
  asked.set_game(daily.game());
  const std::string paused = daily.paused() ? " paused" : "";
  asked.set_category("daily " + list.date() + " " + daily.level() + help + paused);
  return asked;
}

bool is_of_day(const v1::DailyList& list, const std::string& date) {
  return date.empty() ? list.closes_in_ms() != 0 : list.date() == date;
}

const v1::Daily* daily_of(const v1::DailyList& list, const client::Room& room) {
  if (!room.daily || room.daily->date() != list.date()) return nullptr;
  for (const v1::Daily& daily : list.dailies()) {
    const bool is_game = daily.game() == room.view.head().game();
    if (is_game && daily.level() == room.daily->level()) return &daily;
  }
  return nullptr;
}

}  // namespace gridmates::words
