// A watcher's position in the history of the current match: live, or at an earlier board that stays
// while the match goes on. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "client/core/room.h"

namespace gridmates::client {

// The room before its latest `steps` changes, without cursors; its clock stands still, and `seq`
// and `before` are those of the change that led there. 0: the current state.
Room as_it_was(const Room& now, std::size_t steps);
// The change that led there; null if it is not known.
const Change* change_before(const Room& now, std::size_t steps);

class LookBack {
 public:
  // Goes forward by this number of changes, or back if it is negative, within the history; live
  // after the newest.
  void go(const Room& now, std::int64_t changes);
  void live();
  // Call after every notice. If the board shown is dropped from the history, the oldest one is
  // shown; if the history is empty or the match is not running, it is live.
  void follow(const Room& now);
  // By how many changes the board shown is back; 0: live.
  std::size_t steps() const { return steps_; }
  // The room as it is to be drawn.
  const Room& shown(const Room& now) const { return then_ ? *then_ : now; }

 private:
  void show(const Room& now, std::uint64_t number);

  std::uint64_t number_ = 0;  // of the change after the board shown
  std::size_t steps_ = 0;
  std::optional<Room> then_;  // what is shown; nullopt if live
};

}  // namespace gridmates::client
