#include "client/tools/arena/commands.h"

#include <CLI/CLI.hpp>

#include "client/catalogue/catalogue.h"
#include "client/tools/list.h"
#include "engine/connectfour/rules.h"
#include "engine/connectfour/think.h"

namespace gridmates::tools {
namespace {

arena::Contestant tuned(int level, std::uint32_t overlooked, std::uint32_t nodes) {
  const auto choose = [level, overlooked, nodes](const core::MatchView& view, core::Seat,
                                                 core::Random& random) {
    std::optional<core::Bytes> chosen;
    const auto read = core::detail::view_of<connectfour::View>(view);
    if (!read) return chosen;
    connectfour::Skill skill = connectfour::skill_of(level);
    skill.overlooked_permille = overlooked;
    const auto move = connectfour::choose(connectfour::position_of(*read), skill, nodes, random);
    if (move) chosen = core::encode(*move);
    return chosen;
  };
  return {"level " + std::to_string(level), choose};
}

}  // namespace

void add_connectfour(CLI::App& app, std::function<int()>& run) {
  CLI::App* family = app.add_subcommand("connectfour", tr("computers without a server"));
  family->require_subcommand(1);
  arena::ArenaGame game;
  game.game = &core::erased<connectfour::Rules>();
  game.overlooked = [](int level, const core::Bytes&) {
    return connectfour::skill_of(level).overlooked_permille;
  };
  game.tuned = tuned;
  arena::add_arena(*family, run, game);
}

}  // namespace gridmates::tools
