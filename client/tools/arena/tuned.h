// A computer of a level for ArenaGame::tuned, for any game whose computers have a Skill. Pure; any
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "client/tools/arena/arena.h"
#include "engine/core/view.h"

namespace gridmates::tools::arena {

// Reads the game's View and plays on position_of(view) with skill_of(level, position), except that
// it overlooks this number of lines per thousand; moves are chosen by the game's choose(position,
// skill, nodes, random).
template <class View, class PositionOf, class SkillOf>
Contestant tuned(int level, std::uint32_t overlooked_permille, std::uint32_t nodes,
                 PositionOf position_of, SkillOf skill_of) {
  const auto move_in = [=](const core::MatchView& view, core::Seat,
                           core::Random& random) -> std::optional<core::Bytes> {
    const auto read = core::detail::view_of<View>(view);
    if (!read) return std::nullopt;
    const auto position = position_of(*read);
    auto skill = skill_of(level, position);
    skill.overlooked_permille = overlooked_permille;
    const auto move = choose(position, skill, nodes, random);
    if (!move) return std::nullopt;
    return core::encode(*move);
  };
  return {"level " + std::to_string(level), move_in};
}

}  // namespace gridmates::tools::arena
