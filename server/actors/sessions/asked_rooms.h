// The rooms to which one connection has sent actions. Owned by a session; no I/O.
#pragma once

#include <vector>

#include "server/actors/shard/addresses.h"
#include "server/base/ids.h"

namespace gridmates::actors {

class AskedRooms {
 public:
  // Whether the connection may send an action to this incarnation: not if it has sent one to an
  // earlier incarnation of the room. The actions that an incarnation holds back are forgotten with
  // it, so the next one would accept later actions too early; a new connection starts in order. As
  // many rooms are remembered as can have unanswered actions.
  bool may_ask(const RoomCode& code, RoomAddress room);
  // Whether it has sent that room an action.
  bool knows(const RoomCode& code) const;

 private:
  struct Asked {
    RoomCode code;
    RoomAddress room;
  };

  std::vector<Asked> latest_;
};

}  // namespace gridmates::actors
