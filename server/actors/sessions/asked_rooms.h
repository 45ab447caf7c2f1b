// The rooms that one connection has asked for something. Owned by a session; no I/O.
#pragma once

#include <vector>

#include "server/actors/shard/addresses.h"
#include "server/base/ids.h"

namespace gridmates::actors {

class AskedRooms {
 public:
  // Whether the connection may ask this incarnation: it is the one that it asked before, if it
  // asked anything of that room. What an incarnation has put off is forgotten with it, so the next
  // one would let pass what comes behind; a new connection begins in order. Between an action and
  // its answer no client asks more rooms than are remembered here.
  bool may_ask(const RoomCode& code, RoomAddress room);
  // Whether it has asked that room something.
  bool knows(const RoomCode& code) const;

 private:
  struct Asked {
    RoomCode code;
    RoomAddress room;
  };

  std::vector<Asked> latest_;
};

}  // namespace gridmates::actors
