// What several finished matches asked for, and where they stood still: the techniques that a player
// has met. It is worked out move by move, so that nobody waits for all of it. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "client/replay/replay_model.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::replay {

// How many matches of a page are looked through at most, and how many moves of each.
inline constexpr std::size_t kStudied = 5;
inline constexpr std::size_t kStudiedMoves = 400;

// The latest solved ones of games that name techniques; at most kStudied.
std::vector<v1::PastMatch> to_be_studied(const v1::PlayerPage& page);

class Study {
 public:
  // Takes a match to be looked through; it has events.
  void add(v1::Replay told);
  // Looks at this many moves more; false when there is nothing left to look at.
  bool work(std::size_t moves);
  // Whether there is something to look at.
  bool has_work() const { return model_ || !waiting_.empty(); }
  // "board asked for X-Wing: 3 times in 2 of 5 matches, longest pause 2:32 (KITE-42/1)", a line
  // each, the one with the longest pause first. Printable.
  std::vector<std::string> lines() const;

 private:
  struct Met {
    std::size_t times = 0;
    std::size_t matches = 0;
    std::uint64_t pause_ms = 0;  // the longest before a move
    std::string run;             // ... and where that was
  };
  void look_at(std::size_t step);

  std::vector<v1::Replay> waiting_;
  std::optional<ReplayModel> model_;  // the match that is looked through
  std::size_t step_ = 0;              // of it, the last one looked at
  std::size_t moves_ = 0;
  std::map<std::string, Met> here_;  // of this match alone
  std::map<std::string, Met> met_;   // of those before it
  std::size_t matches_ = 0;
};

}  // namespace gridmates::replay
