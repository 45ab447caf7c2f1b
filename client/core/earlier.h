// What a watcher has seen of the match that is on: the latest changes of its board, each with the
// room's view as it was before. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>

#include "gridmates/v1/room.pb.h"

namespace gridmates::client {

struct Room;

// An event that changed a board.
struct Change {
  v1::Event event;
  v1::MatchDelta before;  // the cells that it changed, as they were
  std::string view;       // the RoomView that it found, serialised

  std::size_t bytes() const;
};

// At most kMaxEarlier changes and kMaxEarlierBytes; the oldest go first. A copy shares them.
class Earlier {
 public:
  void keep(Change change);
  void clear();
  std::size_t size() const { return changes_.size(); }
  std::size_t bytes() const { return bytes_; }
  // The latest change is 1, the oldest that is kept size().
  const Change& back(std::size_t nth) const { return *changes_.at(changes_.size() - nth); }
  // Changes are numbered as they come, and no number is given twice: that of the oldest which is
  // kept, and that of the next to come.
  std::uint64_t first() const { return first_; }
  std::uint64_t end() const { return first_ + changes_.size(); }

 private:
  std::deque<std::shared_ptr<const Change>> changes_;
  std::size_t bytes_ = 0;
  std::uint64_t first_ = 0;
};

// Takes what an event changes into the room: its view, `before` and `earlier`. False, and the room
// unchanged, when it does not fit.
bool change_view(Room& room, const v1::Event& event);

}  // namespace gridmates::client
