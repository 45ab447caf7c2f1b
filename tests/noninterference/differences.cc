#include "tests/noninterference/differences.h"

#include <algorithm>

#include "gridmates/v1/frames.pb.h"

namespace gridmates::noninterference {
namespace {

std::string in_words(const std::string& bytes) {
  v1::ServerFrame frame;
  return frame.ParseFromString(bytes) ? frame.ShortDebugString() : "no frame";
}

std::string first_difference(const std::vector<std::string>& here,
                             const std::vector<std::string>& there) {
  const auto [a, b] = std::mismatch(here.begin(), here.end(), there.begin(), there.end());
  const std::string one = a == here.end() ? "nothing" : in_words(*a);
  const std::string other = b == there.end() ? "nothing" : in_words(*b);
  return "frame " + std::to_string(a - here.begin()) + "\n  here:  " + one + "\n  there: " + other;
}

bool may_know(const Twins& twins, const std::string& name) {
  for (std::uint8_t seat = 0; seat < twins.players; ++seat) {
    if (name == kNames[seat]) return twins.knowing.contains(core::Seat(seat));
  }
  return false;
}

// A player who comes back after the end gets no event about it, so the view is checked too.
bool shows_end(const v1::ServerFrame& frame) {
  const std::string& state = v1::RoomState_Name(frame.snapshot().view().head().state());
  return state.starts_with("ROOM_STATE_FINISHED") ||
         std::ranges::any_of(frame.events().events(), &v1::Event::has_ended);
}

void cut_at_end(std::vector<std::string>& letters) {
  const auto ends = [](const std::string& bytes) {
    v1::ServerFrame frame;
    return frame.ParseFromString(bytes) && shows_end(frame);
  };
  letters.erase(std::ranges::find_if(letters, ends), letters.end());
}

}  // namespace

std::vector<std::string> differences(const core::Game& game, core::Table table, const Twins& twins,
                                     std::uint64_t chance) {
  Letters here = play(game, table, twins, 0, chance);
  Letters there = play(game, table, twins, 1, chance);
  std::vector<std::string> differences;
  for (auto& [name, letters] : here) {
    std::vector<std::string>& others = there.at(name);
    if (may_know(twins, name) || letters == others) continue;
    cut_at_end(letters);
    cut_at_end(others);
    if (letters == others) continue;
    differences.push_back(name + ", " + first_difference(letters, others));
  }
  return differences;
}

}  // namespace gridmates::noninterference
