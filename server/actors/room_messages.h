// What sessions and rooms say to each other: values, and functions to answer with, which only leave
// a value too. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <variant>

#include "server/base/ids.h"
#include "server/ports/transport.h"
#include "server/room/command.h"
#include "server/wire/frames.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

// An action on its way to a room.
struct Post {
  room::Identity by;
  ClientId client{};
  std::uint64_t client_seq = 0;
  std::uint64_t payload_hash = 0;
  wire::Asked asked;
  std::function<void(wire::Verdict)> answer;  // called exactly once
};

// One connection's interest in one room; numbers are never used again.
using SubscriptionId = std::uint64_t;

// Something for a subscriber.
struct Delivery {
  enum class Kind {
    kSync,      // part of the answer to a Subscribe
    kRefused,   // the whole answer to a Subscribe; nothing follows
    kEvents,    // what has happened; a snapshot can replace it
    kPresence,  // may be dropped
    kGone,      // nothing follows: the subscriber is no member any more, or the room has closed
    kLost,      // nothing follows: somebody else has the room now; resume
  };
  SubscriptionId subscription = 0;
  Kind kind = Kind::kEvents;
  ports::Frame frame;        // none with kGone and kLost
  std::uint32_t events = 0;  // with kSync: how many the answer has taken, said once
  bool last = false;         // with kSync: the answer ends here
};
using Deliver = std::function<void(Delivery)>;

// Take me along from this position on.
struct Subscribe {
  SubscriptionId id = 0;
  std::optional<SubscriptionId> replaces;  // of the same connection
  std::uint32_t reply_to = 0;
  PlayerId player;
  ClientId client{};
  Epoch epoch;  // 0: no position
  Seq last;
  bool slow = false;  // the connection could not take what was sent: it needs a snapshot
  Deliver deliver;
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

// What a session leaves with a room.
using Mail = std::variant<Post, Subscribe, Unsubscribe, Point>;

}  // namespace gridmates::actors
