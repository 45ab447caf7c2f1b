#include "client/tools/arena/commands.h"

#include <CLI/CLI.hpp>

#include "client/catalogue/catalogue.h"
#include "client/tools/arena/tuned.h"
#include "client/tools/list.h"
#include "client/tools/records/position.h"
#include "engine/connectfour/record.h"
#include "engine/connectfour/rules.h"
#include "engine/connectfour/think.h"

namespace gridmates::tools {

void add_connectfour(CLI::App& app, std::function<int()>& run) {
  CLI::App* family = app.add_subcommand(
      "connectfour", tr("examine positions and let computers play, without a server"));
  family->alias("connect4");
  family->require_subcommand(1);
  arena::ArenaGame game;
  game.game = &core::erased<connectfour::Rules>();
  game.overlooked = [](int level, const core::Bytes&) {
    return connectfour::skill_of(level).overlooked_permille;
  };
  game.tuned = [](int level, std::uint32_t overlooked, std::uint32_t nodes) {
    return arena::tuned<connectfour::View>(
        level, overlooked, nodes, connectfour::position_of,
        [](int of, const auto&) { return connectfour::skill_of(of); });
  };
  records::add_position(*family, run, pgn::take_position<connectfour::Notation>);
  arena::add_arena(*family, run, game);
}

}  // namespace gridmates::tools
