// The search for an opponent in the model. Pure functions; any thread.
#pragma once

#include <cstdint>

#include "client/core/model.h"

namespace gridmates::client {

// Applies an answer to Queue or Unqueue to the search.
void settle_search(Model& model, const v1::ClientFrame& asked, const v1::ServerFrame& answer,
                   std::uint64_t now_ms);

// Applies an unrequested status. Returns false if there is no search and no room was found.
bool take_status(Model& model, const v1::QueueStatus& status);

}  // namespace gridmates::client
