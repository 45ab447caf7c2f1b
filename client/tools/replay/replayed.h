// A finished match, replayed by this program's own rules from a server's data. Pure; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/game.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::tools {

// The result of replaying the events.
struct Replayed {
  core::Match match;           // at the end; at a race that of the player shown
  std::uint64_t ended_ms = 0;  // room time
  v1::MatchEnded ended;
  // For a race: when the player shown finished, including the last move's penalty; nullopt if not.
  std::optional<std::uint64_t> finished_ms;
  bool interrupted = false;
  bool hidden = false;                           // moves of other racers are not sent
  bool solved = false;                           // by all movers whose moves are in the replay
  std::vector<std::uint32_t> movers;             // by number, ascending, with at least one move
  std::map<std::string_view, std::size_t> help;  // requested in the match: "hints", how often
};

// Why a match cannot be replayed.
struct NotReplayed {
  bool is_unknown = false;  // this program does not have the rules, or not that version
  std::string why;          // printable, a clause in the person's language
};

// Replays the events from the beginning of the match. Errors are: moves that the rules refuse,
// times that go backwards or advance in a pause, moves of frozen players in a race, and an end that
// the match did not reach.
std::variant<Replayed, NotReplayed> replayed(const v1::Replay& replay, const core::Games& games);

}  // namespace gridmates::tools
