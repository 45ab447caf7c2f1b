// A watcher's history of the current match: the latest changes of its board, each with the room's
// view before it. One thread.
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
  v1::MatchDelta before;  // the changed cells before the event
  std::string view;       // the RoomView before the event, serialised

  std::size_t bytes() const;
};

// At most kMaxEarlier changes and kMaxEarlierBytes; drops the oldest. Copies share the changes.
class Earlier {
 public:
  void keep(Change change);
  void clear();
  std::size_t size() const { return changes_.size(); }
  std::size_t bytes() const { return bytes_; }
  // The nth latest change: 1 is the latest, size() the oldest.
  const Change& back(std::size_t nth) const { return *changes_.at(changes_.size() - nth); }
  // Numbers of changes, never reused: the number of the oldest change kept, and the number that the
  // next one will get.
  std::uint64_t first() const { return first_; }
  std::uint64_t end() const { return first_ + changes_.size(); }

 private:
  std::deque<std::shared_ptr<const Change>> changes_;
  std::size_t bytes_ = 0;
  std::uint64_t first_ = 0;
};

// Applies an event to the room: its view, `before` and `earlier`. Returns false and leaves the room
// unchanged if the event does not fit.
bool change_view(Room& room, const v1::Event& event);

}  // namespace gridmates::client
