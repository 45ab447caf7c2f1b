// Which events of a room the face has received. A person who sits down or stands up in a room with
// delayed watchers, or follows a racer, then sees the room as of another moment: its position goes
// back, and events are repeated. A value; one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "gridmates/v1/room.pb.h"

namespace gridmates::client {

class Told {
 public:
  // Starts over for this room and epoch, if they differ.
  void enter(const std::string& room, std::uint64_t epoch);
  // Records an event that is sent to the face. Returns whether the face has had it with the same
  // content; an event that was hidden before and is not any more is new.
  bool again(const v1::Event& event);
  // The number of events after position `known` that the face has not had and that are not in
  // `news`, the snapshot's events after it. At a race, hidden events in `news` count too, as they
  // show nothing without a delta. 0 if `known` is 0.
  std::uint64_t missed(const v1::Snapshot& snapshot, std::uint64_t known,
                       const std::vector<v1::Event>& news) const;

 private:
  // More events than can happen in ten minutes, the longest delay.
  static constexpr std::size_t kMost = 8'192;

  std::uint64_t missing(std::uint64_t first, std::uint64_t end) const;

  std::string room_;
  std::uint64_t epoch_ = 0;
  std::map<std::uint64_t, v1::Event::BodyCase> told_;  // type by event number
};

// The events of a snapshot after this position, in order; none if it is 0.
std::vector<v1::Event> news_of(const v1::Snapshot& snapshot, std::uint64_t known);

}  // namespace gridmates::client
