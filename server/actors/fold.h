// A journal's batches taken into a room, whoever reads them. Pure; any thread.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "engine/core/result.h"
#include "server/ports/journal.h"
#include "server/room/room.h"

namespace gridmates::actors {

// What is wrong with a batch.
struct BadBatch {
  enum class What { kNoEvent, kDoesNotFollow, kOtherState };
  Seq at;  // the event
  What what = What::kNoEvent;
};
std::string sentence(const BadBatch& bad);

// Takes the batch into `room`, which is of no more use when that fails; its events.
core::Result<std::vector<room::Event>, BadBatch> fold(
    const ports::Batch& batch, room::Room& room,
    const std::function<void(const room::Event&)>& after_each = {});

}  // namespace gridmates::actors
