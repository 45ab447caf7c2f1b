#include "client/tools/replay/game_replay.h"

#include "client/tools/replay/list.h"

namespace gridmates::tools {

const std::vector<GameReplay>& game_replays() {
  static const std::vector<GameReplay> kReplays = [] {
    std::vector<GameReplay> replays;
    replays.reserve(kGameReplays.size());
    for (const auto& replay : kGameReplays) replays.push_back(replay());
    return replays;
  }();
  return kReplays;
}

const GameReplay* game_replay(std::string_view game) {
  for (const GameReplay& replay : game_replays()) {
    if (replay.game == game) return &replay;
  }
  return nullptr;
}

}  // namespace gridmates::tools
