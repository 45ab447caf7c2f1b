// This client's state about the talk in its rooms. A value; one thread.
#pragma once

#include "client/core/muted.h"
#include "client/words/watching.h"

namespace gridmates::linear {

struct Talk {
  client::Muted muted;   // members whose talk is hidden
  words::KeptTalk kept;  // whether your own talk is read later
};

}  // namespace gridmates::linear
