// Which events of a room the face has had. A person who sits down or stands up where watchers are
// late, or follows a racer, sees the room as of another moment from then on: its position goes
// back, and events come again. A value; one thread.
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
  // The events that are taken from now on are of this room.
  void enter(const std::string& room, std::uint64_t epoch);
  // Notes an event that the face gets now. Whether the face has had it before and it showed as
  // much: what was hidden and is not any more is news.
  bool again(const v1::Event& event);
  // How many events behind this position the face has not had, where these are all that a snapshot
  // has of them. At a race what is hidden says nothing without its delta. 0 for a position
  // of 0, where nothing was known.
  std::uint64_t missed(const v1::Snapshot& snapshot, std::uint64_t known,
                       const std::vector<v1::Event>& news) const;

 private:
  // More than happen in the ten minutes that watchers may be late.
  static constexpr std::size_t kMost = 8'192;

  std::uint64_t missing(std::uint64_t first, std::uint64_t end) const;

  std::string room_;
  std::uint64_t epoch_ = 0;
  std::map<std::uint64_t, v1::Event::BodyCase> told_;  // by number, as what
};

// The events of a snapshot behind this position, in order; none behind 0.
std::vector<v1::Event> news_of(const v1::Snapshot& snapshot, std::uint64_t known);

}  // namespace gridmates::client
