// The messages between sessions and rooms: values. Inside server/actors.
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

// A message to a subscriber, or to a player.
struct Delivery {
  enum class Kind : std::uint8_t {
    kSync,      // part of the answer to a Subscribe
    kRefused,   // the whole answer to a Subscribe; nothing follows
    kEvents,    // new events; a snapshot can replace them
    kRights,    // what its member may do, after events; comes with SyncDone too
    kPresence,  // may be dropped
    kGone,      // nothing follows: no longer a member, or the room has closed
    kMoved,     // the delay of its view has changed: it needs a snapshot
    kLost,      // nothing follows: the room is lost here, or the end was missed; resume
    kPersonal,  // for the player, whichever rooms they follow
  };
  SubscriptionId subscription = 0;
  Kind kind = Kind::kEvents;
  ports::Frame frame;  // none with kGone, kMoved and kLost
  bool last = false;   // with kSync: the answer ends here
};

// Asks for the events after a position and for all later ones.
struct Subscribe {
  SubscriptionId id = 0;
  SessionId from;
  std::optional<SubscriptionId> replaces;  // of the same connection
  std::uint32_t reply_to = 0;
  PlayerId player;
  ClientId client{};
  Epoch epoch;  // 0: no position
  Seq last;
  bool slow = false;   // the connection could not take all events: it needs a snapshot
  bool moved = false;  // the delay of its view has changed: likewise
  std::optional<Seat> follows = {};  // of a watcher of a race: the board of this player
};

// Ends the subscription.
struct Unsubscribe {
  SubscriptionId id;
};

// The cursor or a ping of the subscriber's member, or their wish that computers hurry.
struct Point {
  SubscriptionId id;
  wire::Pointer pointer;
};

// The subscriber's member cancels a new board, also before work on it has begun.
struct CancelBoard {
  SubscriptionId id;
};

// What a session sends to a room.
using Mail = std::variant<Post, Subscribe, Unsubscribe, Point, CancelBoard>;

}  // namespace gridmates::actors
