// The actors of rooms that one connection has asked for something. Owned by a session; no I/O.
#pragma once

#include <memory>
#include <vector>

#include "server/base/ids.h"

namespace gridmates::actors {

class RoomActor;

class AskedRooms {
 public:
  // Whether the connection may ask this actor: it is the one that it asked before, if it asked
  // anything of that room, or goes on where that one was unloaded. What an actor has put off is
  // forgotten with it, so the next actor of the room would let pass what comes behind; a new
  // connection begins in order. Between an action and its answer no client asks more rooms than are
  // remembered here.
  bool may_ask(const RoomCode& code, const std::shared_ptr<RoomActor>& room);

 private:
  struct Asked {
    RoomCode code;
    std::weak_ptr<RoomActor> room;
    std::shared_ptr<const bool> unloaded;  // RoomActor::unloaded
  };

  std::vector<Asked> latest_;
};

}  // namespace gridmates::actors
