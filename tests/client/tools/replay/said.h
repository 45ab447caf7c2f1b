// The verdict on a replay as text. One thread.
#pragma once

#include <string>

#include "client/tools/replay/verdict.h"
#include "engine/games/games.h"
#include "tests/client/tools/replay/told_match.h"  // IWYU pragma: export

namespace gridmates::tools {

inline std::string said_of(const v1::Replay& replay) {
  return verdict_text(verdict_of(replay, all_games()));
}

}  // namespace gridmates::tools
