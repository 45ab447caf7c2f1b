// Matches of real games that drive the state chart. Pure.
#pragma once

#include <string>
#include <vector>

#include "server/room/event.h"

namespace gridmates::room {

struct Trace {
  std::string name;
  std::vector<Event> journal;
};

std::vector<Trace> real_matches();

}  // namespace gridmates::room
