// `gridmates bot --join CODE`: a practice partner in a person's room. For the main thread.
#pragma once

#include <cstdint>
#include <string>

#include "client/core/config.h"
#include "engine/core/game.h"

namespace gridmates::bot {

struct JoinOptions {
  client::Config config;          // the server; the bot's name is derived from the name here
  std::string room;               // its code
  std::uint32_t pace_ms = 1'500;  // the wait before a move, 0 to kMaxPace_ms
  core::Level level = core::Level::kHard;
};

inline constexpr std::uint32_t kMaxPace_ms = 60'000;

// Plays until the room is closed, it is removed, or Ctrl-C, when it leaves. Returns 0 after that, 1
// if it was refused or does not play the game, 3 if the server cannot be reached.
int run_join(const core::Games& games, const JoinOptions& options);

}  // namespace gridmates::bot
