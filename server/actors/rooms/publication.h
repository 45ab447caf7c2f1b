// Sends the events of one command to all subscribers of a room: made once for each kind of viewer
// and encoded once for all of that kind. One thread. Inside server/actors.
#pragma once

#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "server/actors/rooms/event_frames.h"
#include "server/actors/rooms/viewpoint.h"
#include "server/actors/shard/room_messages.h"
#include "server/actors/shard/shard.h"
#include "server/base/ids.h"
#include "server/wire/rights.h"
#include "server/wire/small_arena.h"

namespace gridmates::actors {

// A subscriber of a room.
struct Subscriber {
  PlayerId player;
  Viewpoint view;
  SessionId session;
  Moment moment = Moment::kNow;
  bool muted = false;  // it has missed events, and will ask for a snapshot
  wire::ToldRights rights = {};
};
using SubscriberTable = std::map<SubscriptionId, Subscriber>;

// What each kind of viewer has been shown last; there are few kinds.
using KeptViews = std::vector<std::pair<core::Viewer, std::unique_ptr<wire::PublishedView>>>;

class Publication {
 public:
  // For the subscribers of that moment; `before` is their room before the events. Views that `kept`
  // does not have are made from it.
  Publication(const RoomCode& code, Epoch epoch, const room::Room& before,
              SubscriberTable& subscribers, Moment moment, KeptViews kept);

  // Adds the next event; `after` is the room after it.
  void add(const room::Room& after, std::span<const room::Event> batch, std::size_t i);
  // Delivers the frames; returns the new view of each kind of viewer.
  KeptViews deliver(Shard& shard);

 private:
  using Entry = SubscriberTable::value_type;
  // Subscribers who have seen the same so far.
  struct Group {
    Eyes eyes;
    EventFrames frames;
    std::vector<Entry*> subscribers;
  };

  void split(std::size_t group, const room::Room& after);

  wire::SmallArena<4096> arena_;
  std::vector<Group> groups_;
};

}  // namespace gridmates::actors
