#include "server/actors/records/fold.h"

#include <utility>

namespace gridmates::actors {

using What = BadBatch::What;

std::optional<EventBatch> lead_on(const room::Room& before, std::vector<room::Event> events) {
  if (events.empty()) return std::nullopt;
  EventBatch batch{std::move(events), {}, {}, 0};
  batch.bytes.reserve(batch.events.size());
  batch.after.reserve(batch.events.size());
  for (const room::Event& event : batch.events) {
    batch.after.push_back(batch.after.empty() ? before : batch.after.back());
    if (!batch.after.back().evolve(event)) return std::nullopt;
    batch.bytes.push_back(core::encode(event));
  }
  batch.state_hash = batch.after.back().state_hash();
  return batch;
}

Decided decided(const room::Room& room, const room::Command& command, room::Now now) {
  room::Decision decision = room.decide(command, now);
  if (auto* refusal = std::get_if<room::Refusal>(&decision)) return std::move(*refusal);
  if (auto* needed = std::get_if<room::NeedsWork>(&decision)) return *needed;
  auto batch = lead_on(room, std::get<std::vector<room::Event>>(std::move(decision)));
  return batch ? Decided(*std::move(batch)) : Contradiction{};
}

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

core::Result<EventBatch, BadBatch> unfold(const room::Room& before, const ports::Batch& batch) {
  room::Room room = before;
  EventBatch out{{}, batch.events, {}, batch.state_hash};
  auto events = fold(batch, room, [&](const room::Event&) { out.after.push_back(room); });
  if (!events) return events.error();
  out.events = *std::move(events);
  return out;
}

Unfolded unfold_all(const room::Room& before, std::span<const ports::Batch> batches) {
  Unfolded out;
  for (const ports::Batch& batch : batches) {
    const room::Room& room = out.batches.empty() ? before : out.batches.back().after.back();
    auto next = unfold(room, batch);
    if (!next) {
      out.bad = next.error();
      break;
    }
    out.batches.push_back(*std::move(next));
  }
  return out;
}

}  // namespace gridmates::actors
