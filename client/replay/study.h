// What several finished matches asked for, and where they stood still: the techniques that a player
// has met. It is worked out move by move, so that nobody waits for all of it. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "client/replay/gather.h"
#include "client/replay/replay_model.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::replay {

// How many matches of a page are looked through at most, and how many moves of each.
inline constexpr std::size_t kStudied = 5;
inline constexpr std::size_t kStudiedMoves = 400;

// The latest solved ones of games that name techniques; at most kStudied.
std::vector<v1::PastMatch> to_be_studied(const v1::PlayerPage& page);

// A technique that boards asked for.
struct Met {
  std::string technique;  // in English, as Remarks::asked
  std::size_t times = 0;
  std::size_t matches = 0;
  std::uint64_t pause_ms = 0;  // the longest before a move; 0: none was long
  std::string run;             // ... and where that was
};

class Study {
 public:
  // Takes a match to be looked through; it has events.
  void add(v1::Replay told);
  // Looks at this many moves more; false when there is nothing left to look at.
  bool work(std::size_t moves);
  // Whether there is something to look at.
  bool has_work() const { return model_ || !waiting_.empty(); }
  // How many matches have been looked through.
  std::size_t matches() const { return matches_; }
  // The technique with the longest pause comes first.
  std::vector<Met> met() const;
  // "board asked for X-Wing: 3 times in 2 of 5 matches, longest pause 2:32 (KITE-42/1)", a line
  // each, in that order. Printable.
  std::vector<std::string> lines() const;

 private:
  void look_at(std::size_t step);

  std::vector<v1::Replay> waiting_;
  std::optional<ReplayModel> model_;  // the match that is looked through
  std::size_t step_ = 0;              // of it, the last one looked at
  std::size_t moves_ = 0;
  std::map<std::string, Met> here_;  // of this match alone
  std::map<std::string, Met> met_;   // of those before it
  std::size_t matches_ = 0;
};

// The matches of a player's page: which replays to ask for, one after the other, and what they
// show.
class PageStudy {
 public:
  PageStudy() = default;
  explicit PageStudy(v1::PlayerPage page);
  // What to ask for next; nothing: everything is here.
  std::optional<v1::GetReplay> next();
  // Takes the answer. A replay that was refused is left out.
  void take(const v1::ServerFrame& answer);
  // A replay has been asked for.
  bool asks() const { return gather_.has_value(); }
  const v1::PlayerPage& page() const { return page_; }
  Study& study() { return study_; }
  const Study& study() const { return study_; }

 private:
  v1::PlayerPage page_;
  std::deque<v1::PastMatch> wanted_;
  std::optional<Gather> gather_;
  Study study_;
};

}  // namespace gridmates::replay
