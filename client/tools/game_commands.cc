#include "client/tools/game_commands.h"

#include "client/tools/list.h"

namespace gridmates::tools {

void add_game_commands(CLI::App& app, std::function<int()>& run) {
  for (const auto& add : kGameCommands) add(app, run);
}

}  // namespace gridmates::tools
