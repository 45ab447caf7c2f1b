// The choice of a ghost run, and where one is possible. Plain values, pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "client/commands/room_words.h"

namespace gridmates::replay {

struct GhostChoice {
  enum class Of : std::uint8_t {
    kBest,  // your best run with the same kind of match
    kRun,
    kNone,
  };
  Of of = Of::kBest;
  std::string run = {};    // "KITE-42/1", only for kRun
  std::string racer = {};  // whose board of a race; empty: the winner's
  friend bool operator==(const GhostChoice&, const GhostChoice&) = default;
};

// Reads `ghost best`, `ghost off`, `ghost CODE/N [NAME]`, which have arguments.
std::variant<GhostChoice, commands::Unread> read_ghost(const commands::Command& command);

// Whether a ghost is possible now: in a race or a solo puzzle, but not in a daily.
bool may_have_ghost(const client::Room& room);
// Why none can be chosen in a room; nullopt if one can, even before its match begins.
std::optional<commands::Unread> why_no_ghost(const client::Room* room);

}  // namespace gridmates::replay
