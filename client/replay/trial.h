// Tries moves on a copy of a match; they are never sent. One thread.
#pragma once

#include <cstddef>
#include <utility>
#include <vector>

#include "client/replay/match_again.h"

namespace gridmates::replay {

class Trial {
 public:
  // Begins with this state of a match.
  explicit Trial(MatchAgain from) : states_{std::move(from)} {}

  const MatchAgain& now() const { return states_[made_]; }
  // The number of moves made and not taken back.
  std::size_t made() const { return made_; }
  // Makes a move and discards moves that were taken back; or returns why the rules refuse it.
  core::Result<core::Ok> play(core::Seat seat, const v1::Move& move) {
    MatchAgain next = now();
    if (auto done = next.play(seat, move); !done) return done;
    states_.erase(states_.begin() + static_cast<std::ptrdiff_t>(made_) + 1, states_.end());
    states_.push_back(std::move(next));
    ++made_;
    return core::Ok{};
  }
  // Takes the latest move back, or makes it again; false if there is none.
  bool undo() {
    if (made_ == 0) return false;
    --made_;
    return true;
  }
  bool redo() {
    if (made_ + 1 == states_.size()) return false;
    ++made_;
    return true;
  }

 private:
  std::vector<MatchAgain> states_;  // the first is the beginning
  std::size_t made_ = 0;
};

}  // namespace gridmates::replay
