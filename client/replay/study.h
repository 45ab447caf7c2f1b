// The techniques that the boards of several finished matches required, and the pauses before them.
// Computed move by move, so that nothing blocks. One thread.
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

// The maximum of matches of a page that are examined, and of moves of each.
inline constexpr std::size_t kStudied = 5;
inline constexpr std::size_t kStudiedMoves = 400;

// The latest solved ones of games with named techniques; at most kStudied.
std::vector<v1::PastMatch> to_be_studied(const v1::PlayerPage& page);

// A technique that boards required.
struct Met {
  std::string technique;  // in English, as Remarks::asked
  std::size_t times = 0;
  std::size_t matches = 0;
  std::uint64_t pause_ms = 0;  // the longest before a move; 0: no long one
  std::string run;             // ... and its run
};

class Study {
 public:
  // Adds a match to be examined; it must have events.
  void add(v1::Replay told);
  // Examines this number of moves more; false if nothing is left.
  bool work(std::size_t moves);
  // Whether something is left to examine.
  bool has_work() const { return model_ || !waiting_.empty(); }
  // The number of matches that were examined.
  std::size_t matches() const { return matches_; }
  // The technique with the longest pause comes first.
  std::vector<Met> met() const;
  // "next step was X-Wing: 3 times in 2 of 5 matches, longest pause 2:32 (KITE-42/1)", one line
  // each, in that order. Printable.
  std::vector<std::string> lines() const;

 private:
  void look_at(std::size_t step);

  std::vector<v1::Replay> waiting_;
  std::optional<ReplayModel> model_;  // the match being examined
  std::size_t step_ = 0;              // the last step examined in it
  std::size_t moves_ = 0;
  std::map<std::string, Met> here_;  // of this match
  std::map<std::string, Met> met_;   // of the matches before it
  std::size_t matches_ = 0;
};

// The matches of a player's page: requests their replays one after the other, and studies them.
class PageStudy {
 public:
  PageStudy() = default;
  explicit PageStudy(v1::PlayerPage page);
  // The next request; nullopt if everything has arrived.
  std::optional<v1::GetReplay> next();
  // Takes the answer. A refused replay is skipped.
  void take(const v1::ServerFrame& answer);
  // Whether a request is unanswered.
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
