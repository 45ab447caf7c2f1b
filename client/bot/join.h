// `gridmates bot --join CODE`: a practice partner in somebody's room. For the main thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/config.h"
#include "engine/core/game.h"

namespace gridmates::bot {

struct JoinOptions {
  client::Config config;          // the server; the bot's name is made of the one here
  std::string room;               // its code
  std::uint32_t pace_ms = 1'500;  // from what it sees to its move, 0 to kMaxPace_ms
  core::Level level = core::Level::kHard;
};

inline constexpr std::uint32_t kMaxPace_ms = 60'000;

// Plays until the room is over or Ctrl-C, and leaves the room then. 0: so; 1: the room would not
// have it; 3: the server cannot be reached.
int run_join(const core::Games& games, const JoinOptions& options);

}  // namespace gridmates::bot
