// What sessions and rooms say to each other: values. Inside server/actors.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>

#include "server/actors/shard/addresses.h"
#include "server/base/ids.h"
#include "server/ports/transport.h"
#include "server/room/command.h"
#include "server/wire/frames.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

// An action on its way to a room, which answers it exactly once.
struct Post {
  SessionId from;
  room::Identity by;
  ClientId client{};
  std::string room;  // as it was sent, for the answer
  std::uint64_t client_seq = 0;
  std::uint64_t payload_hash = 0;
  wire::Asked asked;
  bool too_often = false;  // refused, unless it has been done before
};

// Something for a subscriber, or for a person.
struct Delivery {
  enum class Kind : std::uint8_t {
    kSync,      // part of the answer to a Subscribe
    kRefused,   // the whole answer to a Subscribe; nothing follows
    kEvents,    // what has happened; a snapshot can replace it
    kRights,    // what its member may do, after events; a snapshot brings it too
    kPresence,  // may be dropped
    kGone,      // nothing follows: the subscriber is no member any more, or the room has closed
    kMoved,     // it is to see the room as of another moment, which a snapshot brings
    kLost,      // nothing follows: somebody else has the room now; resume
    kPersonal,  // for the person, whatever they follow
  };
  SubscriptionId subscription = 0;
  Kind kind = Kind::kEvents;
  ports::Frame frame;  // none with kGone, kMoved and kLost
  bool last = false;   // with kSync: the answer ends here
};

// Take me along from this position on.
struct Subscribe {
  SubscriptionId id = 0;
  SessionId from;
  std::optional<SubscriptionId> replaces;  // of the same connection
  std::uint32_t reply_to = 0;
  PlayerId player;
  ClientId client{};
  Epoch epoch;  // 0: no position
  Seq last;
  bool slow = false;   // the connection could not take what was sent: it needs a snapshot
  bool moved = false;  // or it is to see the room as of another moment
  std::optional<Seat> follows = {};  // of a watcher of a race: the board of this player
};

// That subscription ends.
struct Unsubscribe {
  SubscriptionId id;
};

// Where that subscriber's member is and points.
struct Point {
  SubscriptionId id;
  wire::Pointer pointer;
};

// That subscriber's member wants no new board any more.
struct CancelBoard {
  SubscriptionId id;
};

// What a session leaves with a room.
using Mail = std::variant<Post, Subscribe, Unsubscribe, Point, CancelBoard>;

}  // namespace gridmates::actors
