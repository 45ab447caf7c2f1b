#include "client/tools/arena/commands.h"

#include <CLI/CLI.hpp>

#include "client/catalogue/catalogue.h"
#include "client/tools/arena/tuned.h"
#include "client/tools/list.h"
#include "client/tools/records/position.h"
#include "engine/ultimate/record.h"
#include "engine/ultimate/think.h"

namespace gridmates::tools {

void add_ultimate(CLI::App& app, std::function<int()>& run) {
  CLI::App* family = app.add_subcommand(
      "ultimate", tr("examine positions and let computers play, without a server"));
  family->require_subcommand(1);
  records::add_position(*family, run, pgn::take_position<ultimate::Notation>);
  arena::ArenaGame game;
  game.game = &core::erased<ultimate::Rules>();
  game.overlooked = [](int level, const core::Bytes&) {
    return ultimate::skill_of(level).overlooked_permille;
  };
  game.tuned = [](int level, std::uint32_t overlooked, std::uint32_t nodes) {
    return arena::tuned<ultimate::View>(level, overlooked, nodes, ultimate::position_of,
                                        [](int of, const auto&) { return ultimate::skill_of(of); });
  };
  arena::add_arena(*family, run, game);
}

}  // namespace gridmates::tools
