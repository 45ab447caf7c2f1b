// A finished match, replayed by this program's own rules from what a server told of it. Pure; any
// thread.
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

// What the events lead to.
struct Replayed {
  core::Match match;           // at the end; at a race that of the player who is shown
  std::uint64_t ended_ms = 0;  // room time
  v1::MatchEnded ended;
  // Of a race: when the player who is shown finished, with what the last move cost; nothing:
  // they did not.
  std::optional<std::uint64_t> finished_ms;
  bool interrupted = false;
  bool hidden = false;                           // moves of others at a race are not told
  bool solved = false;                           // by all movers whose moves the replay has
  std::vector<std::uint32_t> movers;             // by number, ascending, with a move or more
  std::map<std::string_view, std::size_t> help;  // asked for in that match: "hints", how often
};

// Why it cannot be replayed.
struct NotReplayed {
  bool is_unknown = false;  // this program does not have the rules, or not in that version
  std::string why;          // printable, a clause in the person's language
};

// Replays what the match began with and its events. Refused are moves that the rules refuse, times
// that go backwards or on in a pause, moves that a race has frozen, and an end that the match did
// not come to.
std::variant<Replayed, NotReplayed> replayed(const v1::Replay& replay, const core::Games& games);

}  // namespace gridmates::tools
