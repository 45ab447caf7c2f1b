#include "server/actors/fold.h"

#include <utility>

namespace gridmates::actors {

using What = BadBatch::What;

std::string sentence(const BadBatch& bad) {
  const std::string event = "event " + std::to_string(bad.at.value);
  switch (bad.what) {
    case What::kNoEvent:
      return event + " is no event of this version";
    case What::kDoesNotFollow:
      return event + " cannot follow the one before";
    case What::kOtherState:
      break;
  }
  return event + " leads to another state than the recorded one";
}

core::Result<std::vector<room::Event>, BadBatch> fold(
    const ports::Batch& batch, room::Room& room,
    const std::function<void(const room::Event&)>& after_each) {
  if (batch.events.empty()) return BadBatch{Seq(room.head().value + 1), What::kNoEvent};
  std::vector<room::Event> events;
  events.reserve(batch.events.size());
  for (const core::Bytes& bytes : batch.events) {
    const Seq at(room.head().value + 1);
    auto event = core::decode<room::Event>(bytes);
    if (!event) return BadBatch{at, What::kNoEvent};
    if (!room.evolve(*event)) return BadBatch{at, What::kDoesNotFollow};
    if (after_each) after_each(*event);
    events.push_back(*std::move(event));
  }
  if (!room.has_state(batch.state_hash)) return BadBatch{room.head(), What::kOtherState};
  return events;
}

}  // namespace gridmates::actors
