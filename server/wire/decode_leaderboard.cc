#include "server/wire/decode_leaderboard.h"

#include <optional>
#include <string>
#include <utility>

#include "server/base/limits.h"
#include "server/ports/period.h"
#include "server/wire/errors.h"

namespace gridmates::wire {
namespace {

using ports::BestTimesOf;
using Source = ports::Run::Source;

constexpr int kMostWords = 16;

std::optional<BestTimesOf::Order> order_of(v1::LeaderboardOrder order) {
  using Order = BestTimesOf::Order;
  switch (order) {
    case v1::LEADERBOARD_ORDER_UNSPECIFIED:
      return Order::kTime;
    case v1::LEADERBOARD_ORDER_RATE:
      return Order::kRate;
    case v1::LEADERBOARD_ORDER_WORTH:
      return Order::kWorth;
    default:
      return std::nullopt;
  }
}

std::optional<Window> window_of(const std::string& name) {
  using enum Window::Of;
  if (name.empty() || name == "all") return Window{kAll};
  if (name == "month") return Window{kMonth};
  if (name == "week") return Window{kWeek};
  if (name == "day") return Window{kDay};
  return ports::is_period(name) ? std::optional(Window{kNamed, name}) : std::nullopt;
}

// The filter; table and source must be valid enum values.
ports::BoardFilter boards_of(const v1::GetLeaderboard& get) {
  ports::BoardFilter only;
  if (get.table() != v1::TABLE_UNSPECIFIED) {
    only.table = static_cast<core::Table>(get.table() - v1::TABLE_COOP);
  }
  if (get.source() != v1::BOARD_SOURCE_UNSPECIFIED) {
    only.source = static_cast<Source>(get.source() - v1::BOARD_SOURCE_TABLE);
  }
  if (get.team_size() != 0) only.team_size = get.team_size();
  if (get.has_assisted()) only.assisted = get.assisted();
  only.words.assign(get.words().begin(), get.words().end());
  return only;
}

}  // namespace

core::Result<GetLeaderboard, v1::Error> wanted_leaderboard(const v1::GetLeaderboard& get) {
  if (get.limit() > limits::kLeaderboardLines) {
    return invalid("limit", "The number of lines is at most {max}.",
                   {{"max", std::to_string(limits::kLeaderboardLines)}});
  }
  constexpr std::uint32_t kUsual = 10;
  const std::uint32_t limit = get.limit() == 0 ? kUsual : get.limit();
  const auto order = order_of(get.order());
  if (!order) return invalid("order", "Lines are sorted by time, by rate or by worth.");
  if (get.words_size() > kMostWords) {
    return invalid("words", "The maximum number of words is {max}.",
                   {{"max", std::to_string(kMostWords)}});
  }
  if (!v1::Table_IsValid(get.table())) return invalid("table", "There is no such table.");
  if (!v1::BoardSource_IsValid(get.source())) {
    return invalid("source", "There are no boards from such a source.");
  }
  auto window = window_of(get.window());
  if (!window) {
    return invalid("window",
                   "A window is all, month, week, day, or one by name: 2026-11, 2026-W48 or "
                   "2026-11-24.");
  }
  return GetLeaderboard{get.game(), get.category(), boards_of(get),     limit,
                        *order,     get.all(),      *std::move(window), get.around_me()};
}

}  // namespace gridmates::wire
