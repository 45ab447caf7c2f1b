// What this client knows of the talk in its rooms. A value; one thread.
#pragma once

#include "client/core/muted.h"
#include "client/words/watching.h"

namespace gridmates::linear {

struct Talk {
  client::Muted muted;   // whose is not shown
  words::KeptTalk kept;  // whether one's own is read later
};

}  // namespace gridmates::linear
