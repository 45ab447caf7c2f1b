#include "client/tools/arena/commands.h"

#include <CLI/CLI.hpp>

#include "client/catalogue/catalogue.h"
#include "client/tools/list.h"
#include "engine/ultimate/rules.h"
#include "engine/ultimate/think.h"

namespace gridmates::tools {
namespace {

arena::Contestant tuned(int level, std::uint32_t overlooked, std::uint32_t nodes) {
  const auto choose = [level, overlooked, nodes](const core::MatchView& view, core::Seat,
                                                 core::Random& random) {
    std::optional<core::Bytes> chosen;
    const auto read = core::detail::view_of<ultimate::View>(view);
    if (!read) return chosen;
    ultimate::Skill skill = ultimate::skill_of(level);
    skill.overlooked_permille = overlooked;
    const auto move = ultimate::choose(ultimate::position_of(*read), skill, nodes, random);
    if (move) chosen = core::encode(*move);
    return chosen;
  };
  return {"level " + std::to_string(level), choose};
}

}  // namespace

void add_ultimate(CLI::App& app, std::function<int()>& run) {
  CLI::App* family = app.add_subcommand("ultimate", tr("computers without a server"));
  family->require_subcommand(1);
  arena::ArenaGame game;
  game.game = &core::erased<ultimate::Rules>();
  game.overlooked = [](int level, const core::Bytes&) {
    return ultimate::skill_of(level).overlooked_permille;
  };
  game.tuned = tuned;
  arena::add_arena(*family, run, game);
}

}  // namespace gridmates::tools
