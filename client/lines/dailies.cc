#include "client/lines/dailies.h"

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/words/dailies.h"

namespace gridmates::lines {
namespace {

using client::printable;

}  // namespace

std::vector<std::string> shared(const v1::DailyList& list, const commands::ListDailies& asked,
                                const client::Model& model, std::size_t& count) {
  count = 0;
  bool is_there = false;
  std::vector<std::string> lines;
  for (const v1::Daily& daily : list.dailies()) {
    const bool all = asked.game.empty() && asked.level.empty();
    if (!all && (daily.game() != asked.game || daily.level() != asked.level)) continue;
    is_there = true;
    const v1::GameFacts* facts = model.facts(daily.game());
    const std::string title = printable(facts == nullptr ? daily.game() : facts->title());
    const auto told = words::share_lines(list, daily, title);
    lines.insert(lines.end(), told.begin(), told.end());
    if (!told.empty()) ++count;
  }
  if (!is_there && !asked.game.empty()) {
    return {tr("there is no daily {0} {1}", asked.game, asked.level)};
  }
  if (count == 0) lines = {tr("nothing yet; a daily can be shared once it has ended for you")};
  return lines;
}

std::string describe(const v1::Daily& daily, const v1::DailyList& list) {
  std::string line = "daily " + printable(daily.game()) + " " + printable(daily.level()) + ": " +
                     tr("{}; solved by {}", words::daily_state_words(daily), daily.solved());
  const std::string streak = words::streak_words(list, daily.game());
  return streak.empty() ? line : line + "; " + streak;
}

std::vector<std::string> describe(const v1::DailyList& list, const commands::ListDailies& asked,
                                  const client::Model& model, std::size_t& count) {
  if (asked.share) {
    std::vector<std::string> told = shared(list, asked, model, count);
    for (std::string& line : told) line.insert(0, "share: ");
    return told;
  }
  std::vector<std::string> lines = {
      "date " + printable(list.date()) + ": " +
      (list.closes_in_ms() == 0
           ? tr("this day is over")
           : tr("the next dailies come in {}", words::closes_in_words(list, 0)))};
  for (const v1::Daily& daily : list.dailies()) lines.push_back(describe(daily, list));
  count = static_cast<std::size_t>(list.dailies_size());
  return lines;
}

bool plays_daily(const std::optional<client::Room>& room) {
  if (!room || !room->daily || !room->seated()) return false;
  const v1::RoomState state = room->view.head().state();
  return state == v1::ROOM_STATE_WAITING || state == v1::ROOM_STATE_PAUSED || room->running();
}

}  // namespace gridmates::lines
