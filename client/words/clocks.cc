#include "client/words/clocks.h"

#include <charconv>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::words {
namespace {

constexpr std::uint32_t kMostS = 1'209'600;
constexpr std::uint32_t kMostIncrementS = 600;
constexpr std::string_view kEachTurn = "move:";

std::optional<std::uint32_t> seconds(std::string_view text, std::uint32_t least,
                                     std::uint32_t most) {
  std::uint32_t number = 0;
  const auto [end, wrong] = std::from_chars(text.data(), text.data() + text.size(), number);
  const bool whole = wrong == std::errc() && end == text.data() + text.size();
  return whole && number >= least && number <= most ? std::optional(number) : std::nullopt;
}

// "300", "3d".
std::optional<std::uint32_t> base_named(std::string_view text) {
  if (!text.ends_with('d')) return seconds(text, 1, kMostS);
  const auto days = seconds(text.substr(0, text.size() - 1), 1, kMostS / kDayS);
  return days ? std::optional(*days * kDayS) : std::nullopt;
}

// "300+3", "300", "move:30", "move:3d".
std::optional<v1::TurnClock> clock_named(std::string_view text) {
  v1::TurnClock clock;
  const bool each_turn = text.starts_with(kEachTurn);
  if (each_turn) text.remove_prefix(kEachTurn.size());
  const std::size_t plus = text.find('+');
  const auto base = base_named(text.substr(0, plus));
  if (!base || (each_turn && plus != text.npos)) return std::nullopt;
  clock.set_base_s(*base);
  clock.set_each_turn(each_turn);
  if (plus == text.npos) return clock;
  const auto increment = seconds(text.substr(plus + 1), 0, kMostIncrementS);
  if (!increment) return std::nullopt;
  clock.set_increment_s(*increment);
  return clock;
}

std::string clock_text(const v1::TurnClock& clock) {
  const bool days = clock.base_s() % kDayS == 0;
  const std::string base =
      days ? std::to_string(clock.base_s() / kDayS) + 'd' : std::to_string(clock.base_s());
  if (clock.each_turn()) return std::string(kEachTurn) + base;
  return base + '+' + std::to_string(clock.increment_s());
}

}  // namespace

std::optional<Clocks> clocks_named(std::string_view text) {
  Clocks clocks;
  if (text == "none") return clocks;
  const std::size_t slash = text.find('/');
  for (const std::string_view part :
       {text.substr(0, slash), slash == text.npos ? std::string_view() : text.substr(slash + 1)}) {
    if (slash == text.npos && !clocks.empty()) break;
    const auto clock = clock_named(part);
    if (!clock) return std::nullopt;
    *clocks.Add() = *clock;
  }
  return clocks;
}

std::string clocks_text(const Clocks& clocks) {
  std::string text;
  for (const v1::TurnClock& clock : clocks) text += (text.empty() ? "" : "/") + clock_text(clock);
  return text.empty() ? "none" : text;
}

std::string clocks_words(const Clocks& clocks) {
  return clocks.empty() ? "" : tr("clock: {}", clocks_text(clocks));
}

std::optional<ClockLeft> clock_left(const client::Room& room, std::uint32_t member,
                                    std::uint64_t room_time_ms) {
  const v1::RoomHead& head = room.view.head();
  if (head.clocks().empty()) return std::nullopt;
  if (head.state() == v1::ROOM_STATE_PAUSED) {
    const auto stopped = room.stopped_clocks.find(member);
    if (stopped == room.stopped_clocks.end()) return std::nullopt;
    return ClockLeft{stopped->second, false};
  }
  if (room.view.matches().empty()) return std::nullopt;
  for (const v1::MatchPlayer& player : room.view.matches(0).players()) {
    if (player.member() != member) continue;
    const bool runs = client::to_move(head.state()) == player.player();
    return ClockLeft{room.clock_ms(player, room_time_ms), runs};
  }
  return std::nullopt;
}

std::string clock_time(std::uint64_t left_ms) {
  constexpr std::uint64_t kShortMs = 20'000;
  constexpr std::uint64_t kTenthMs = 100;
  constexpr std::uint64_t kHourMs = 3'600'000;
  constexpr std::uint64_t kDayMs = std::uint64_t{kDayS} * 1'000;
  if (left_ms >= kDayMs) {
    return tr("{}d {}h", left_ms / kDayMs, left_ms % kDayMs / kHourMs);
  }
  const std::string whole = client::format_time(left_ms);
  if (left_ms >= kShortMs) return whole;
  return whole + '.' + std::to_string(left_ms / kTenthMs % 10);
}

}  // namespace gridmates::words
