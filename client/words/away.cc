#include "client/words/away.h"

#include <algorithm>
#include <optional>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/words/clocks.h"

namespace gridmates::words {
namespace {

// The server has the same time.
constexpr std::uint64_t kClaimAfterMs = 60'000;

bool can_be_claimed(const client::Room& room) {
  const auto& clocks = room.view.head().clocks();
  return room.running() && !clocks.empty() &&
         std::ranges::all_of(clocks, [](const auto& clock) { return clock.base_s() < kDayS; });
}

// Another seated player who is away, and the seconds left to come back.
struct Away {
  std::string name;
  std::uint64_t left_s = 0;
};
std::optional<Away> another_away(const client::Room& room, std::uint64_t now_ms) {
  constexpr std::uint64_t kSecondMs = 1'000;
  if (!can_be_claimed(room)) return std::nullopt;
  for (const auto& [member, since_ms] : room.away_since_ms) {
    const v1::Member* away = room.member(member);
    if (member == room.you || away == nullptr || away->seat() == 0) continue;
    // The absence is counted from the start of the match at the earliest.
    const std::uint64_t for_ms =
        std::min(now_ms - std::min(now_ms, since_ms), room.time_ms(now_ms));
    const std::uint64_t left_ms = kClaimAfterMs - std::min(for_ms, kClaimAfterMs);
    return Away{client::printable(away->name()), (left_ms + kSecondMs - 1) / kSecondMs};
  }
  return std::nullopt;
}

}  // namespace

std::string away_words(const client::Room& room, std::uint64_t now_ms) {
  const auto away = another_away(room, now_ms);
  if (!away) return {};
  if (!room.seated()) {
    return away->left_s == 0
               ? tr("{} is away; the win can be claimed", away->name)
               : tr("{} is away; in {} s the win can be claimed", away->name, away->left_s);
  }
  return away->left_s == 0
             ? tr("{} is away; C claims the win", away->name)
             : tr("{} is away; in {} s you can claim the win", away->name, away->left_s);
}

bool win_is_claimable(const client::Room& room, std::uint64_t now_ms) {
  const auto away = another_away(room, now_ms);
  return room.seated() && away && away->left_s == 0;
}

}  // namespace gridmates::words
