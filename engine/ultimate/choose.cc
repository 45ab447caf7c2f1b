// The computer player: its level sets the search depth, and how often it overlooks a line.
#include <algorithm>
#include <array>

#include "engine/ultimate/rules.h"
#include "engine/ultimate/think.h"

namespace gridmates::ultimate {
namespace {

// Measured by `gridmates ultimate calibrate`, with 20,000 nodes per move.
constexpr std::array<Skill, 6> kSkills = {
    {{1, 600}, {1, 60}, {2, 130}, {3, 40}, {5, 15}, {kCells, 0}}};

}  // namespace

Skill skill_of(int level) {
  return kSkills.at(static_cast<std::size_t>(std::clamp(level, 1, kBestLevel) - 1));
}

Position position_of(const View& view) {
  Position position;
  std::optional<std::uint8_t> last;
  for (std::uint8_t cell = 0; cell < kCells; ++cell) {
    const View::Cell& shown = view.cells[cell];
    if (shown.mark != Mark::kNone) position = with(position, shown.mark, cell);
    if (shown.last) last = cell;
  }
  position.last = last;
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
  if (!to_move({position}).contains(seat)) return std::nullopt;
  return ultimate::choose(position, skill_of(static_cast<int>(level)), budget, random);
}

}  // namespace gridmates::ultimate
