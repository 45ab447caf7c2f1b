// Where a watcher is in what was seen of the match that is on: at one of its earlier boards, which
// stays while others move, or live. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>

#include "client/core/room.h"

namespace gridmates::client {

// The room as it was before the latest `steps` changes that it keeps, without cursors; its clock
// stands still, and `seq` and `before` are those of the change that led there. 0: as it is.
Room as_it_was(const Room& now, std::size_t steps);
// The change that led there; null when it is not known.
const Change* change_before(const Room& now, std::size_t steps);

class LookBack {
 public:
  // On by this many changes, or back with a negative number, as far as they are kept; behind the
  // newest it is live.
  void go(const Room& now, std::int64_t changes);
  void live();
  // After every notice. Once the board that is shown is kept no more, the oldest one is; once none
  // is kept or the match stands still, it is live.
  void follow(const Room& now);
  // How many changes the board that is shown is back; 0: live.
  std::size_t steps() const { return steps_; }
  // What is to be drawn of the room.
  const Room& shown(const Room& now) const { return then_ ? *then_ : now; }

 private:
  void show(const Room& now, std::uint64_t number);

  std::uint64_t number_ = 0;  // of the change that comes next on the board that is shown
  std::size_t steps_ = 0;
  std::optional<Room> then_;  // what is shown, unless it is live
};

}  // namespace gridmates::client
