// The computer player: its level sets the search depth, and how often it overlooks a line.
#include <algorithm>
#include <array>

#include "engine/connectfour/rules.h"
#include "engine/connectfour/think.h"

namespace gridmates::connectfour {
namespace {

// Measured by `gridmates connectfour calibrate --tune`.
constexpr std::array<Skill, 6> kSkills = {
    {{1, 170}, {2, 140}, {3, 50}, {5, 30}, {8, 12}, {kCells, 0}}};

}  // namespace

Skill skill_of(int level) {
  return kSkills.at(static_cast<std::size_t>(std::clamp(level, 1, kBestLevel) - 1));
}

Position position_of(const View& view) {
  Position position;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    if (view.cells[cell].disc != Disc::kNone) {
      position = with(position, view.cells[cell].disc, cell);
    }
  }
  return position;
}

std::optional<Move> choose(const Position& position, const Skill& skill, std::uint64_t max_nodes,
                           core::Random& random) {
  const auto picked = think(position, skill, max_nodes, random).pick(random);
  return picked ? std::optional(Move{static_cast<std::uint8_t>(*picked)}) : std::nullopt;
}

std::optional<Move> Rules::choose(const View& view, core::Seat seat, core::Level level,
                                  std::uint32_t budget, core::Random& random) {
  const Position position = position_of(view);
  if (!to_move({position, {}}).contains(seat)) return std::nullopt;
  return connectfour::choose(position, skill_of(static_cast<int>(level)), budget, random);
}

}  // namespace gridmates::connectfour
