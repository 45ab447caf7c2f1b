#include "client/words/away.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/words/clocks.h"

namespace gridmates::words {
namespace {

// As the server has it.
constexpr std::uint64_t kClaimAfterMs = 60'000;

bool can_be_claimed(const client::Room& room) {
  const auto& clocks = room.view.head().clocks();
  return room.running() && !clocks.empty() &&
         std::ranges::all_of(clocks, [](const auto& clock) { return clock.base_s() < kDayS; });
}

}  // namespace

std::string away_words(const client::Room& room, std::uint64_t now_ms) {
  constexpr std::uint64_t kSecondMs = 1'000;
  if (!can_be_claimed(room)) return {};
  for (const auto& [member, since_ms] : room.away_since_ms) {
    const v1::Member* away = room.member(member);
    if (member == room.you || away == nullptr || away->seat() == 0) continue;
    const std::uint64_t for_ms = now_ms - std::min(now_ms, since_ms);
    const std::string name = client::printable(away->name());
    if (!room.seated()) return tr("{} has been away for {} s", name, for_ms / kSecondMs);
    if (for_ms >= kClaimAfterMs) return tr("{} is away; C claims the win", name);
    const std::uint64_t left_ms = kClaimAfterMs - for_ms;
    return tr("{} is away; in {} s you can claim the win", name,
              (left_ms + kSecondMs - 1) / kSecondMs);
  }
  return {};
}

}  // namespace gridmates::words
