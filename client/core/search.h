// The search for an opponent in the model. Pure functions; any thread.
#pragma once

#include <cstdint>

#include "client/core/model.h"

namespace gridmates::client {

// What an answer to Queue or Unqueue means for the search.
void settle_search(Model& model, const v1::ClientFrame& asked, const v1::ServerFrame& answer,
                   std::uint64_t now_ms);

// How it goes, as the server says by itself; false: there is none.
bool take_status(Model& model, const v1::QueueStatus& status);

}  // namespace gridmates::client
