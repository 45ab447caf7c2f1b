#include "client/tools/replay/clock_check.h"

#include <algorithm>

namespace gridmates::tools {
namespace {

constexpr std::uint64_t kSecondMs = 1'000;

}  // namespace

ClockCheck::ClockCheck(std::array<v1::TurnClock, 2> clocks, Increments increments)
    : clocks_(std::move(clocks)), increments_(increments) {
  for (std::size_t i = 0; i < clocks_.size(); ++i) left_ms_[i] = clocks_[i].base_s() * kSecondMs;
}

bool ClockCheck::move(std::uint32_t player, std::uint64_t room_ms, bool passes) {
  if (player >= left_ms_.size() || is_up(player, room_ms)) return false;
  const v1::TurnClock& clock = clocks_[player];
  left_ms_[player] -= room_ms - turn_since_ms_;
  turn_since_ms_ = room_ms;
  if (passes && clock.each_turn()) left_ms_[player] = clock.base_s() * kSecondMs;
  if (passes && !clock.each_turn()) left_ms_[player] += clock.increment_s() * kSecondMs;
  return true;
}

void ClockCheck::end(std::uint32_t player, std::uint64_t room_ms) {
  if (player >= left_ms_.size()) return;
  left_ms_[player] -= std::min(left_ms_[player], room_ms - turn_since_ms_);
  turn_since_ms_ = room_ms;
}

void ClockCheck::take_back(std::uint32_t player, std::uint64_t room_ms) {
  end(player, room_ms);
  for (std::size_t i = 0; i < clocks_.size(); ++i) {
    if (clocks_[i].each_turn()) left_ms_[i] = clocks_[i].base_s() * kSecondMs;
  }
}

// Leaves up to a second, as the server does.
void ClockCheck::take_turn_back(std::uint32_t player) {
  if (player >= left_ms_.size() || increments_ == Increments::kStay) return;
  const v1::TurnClock& clock = clocks_[player];
  if (clock.each_turn()) return;
  std::uint64_t& left_ms = left_ms_[player];
  const std::uint64_t least_ms = std::min(left_ms, kSecondMs);
  left_ms = std::max(left_ms - std::min(left_ms, clock.increment_s() * kSecondMs), least_ms);
}

bool ClockCheck::is_up(std::uint32_t player, std::uint64_t room_ms) const {
  return room_ms - turn_since_ms_ >= left_ms_[player];
}

bool ClockCheck::shows(const google::protobuf::RepeatedPtrField<v1::MatchPlayer>& players) const {
  for (const v1::MatchPlayer& player : players) {
    if (player.player() >= left_ms_.size()) return false;
    if (player.clock_ms() != left_ms_[player.player()]) return false;
  }
  return true;
}

std::vector<ClockCheck> clock_checks(const words::Clocks& clocks) {
  if (clocks.empty()) return {};
  const v1::TurnClock& first = clocks.at(0);
  const v1::TurnClock& second = clocks.at(clocks.size() - 1);
  std::vector<ClockCheck> checks;
  for (const auto increments :
       {ClockCheck::Increments::kStay, ClockCheck::Increments::kAreSubtracted}) {
    checks.push_back(ClockCheck({first, second}, increments));
    if (clocks.size() > 1) checks.push_back(ClockCheck({second, first}, increments));
  }
  return checks;
}

}  // namespace gridmates::tools
