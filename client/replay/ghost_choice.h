// Which run is shown as a ghost, and where one can be. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "client/commands/room_words.h"

namespace gridmates::replay {

struct GhostChoice {
  enum class Of : std::uint8_t {
    kBest,  // one's own best run like the match
    kRun,
    kNone,
  };
  Of of = Of::kBest;
  std::string run = {};    // "KITE-42/1", of kRun alone
  std::string racer = {};  // of a race whose board; empty: of who came first
  friend bool operator==(const GhostChoice&, const GhostChoice&) = default;
};

// `ghost best`, `ghost off`, `ghost CODE/N [NAME]`, with something behind the word.
std::variant<GhostChoice, commands::Unread> read_ghost(const commands::Command& command);

// Whether there may be one now: somebody races, or plays a puzzle alone, but no daily.
bool may_have_ghost(const client::Room& room);
// Why none can be chosen for a room; nothing where one can be, also before its match begins.
std::optional<commands::Unread> why_no_ghost(const client::Room* room);

}  // namespace gridmates::replay
