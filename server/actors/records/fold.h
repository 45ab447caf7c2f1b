// The events of a command and the rooms that they lead to, and a journal's batches taken into a
// room. Pure; any thread.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/result.h"
#include "server/ports/journal.h"
#include "server/room/room.h"

namespace gridmates::actors {

// The events of one command.
struct EventBatch {
  std::vector<room::Event> events;
  std::vector<core::Bytes> bytes;  // as the journal has them, beside events
  std::vector<room::Room> after;   // the room after each, beside events
  std::uint64_t state_hash = 0;    // of the last, as the journal has it
};
// nullopt when they cannot follow, or there are none.
std::optional<EventBatch> lead_on(const room::Room& before, std::vector<room::Event> events);

// What a command leads to, with the rooms that follow; Contradiction: the machine is wrong.
struct Contradiction {
  std::string what = "events do not follow";
};
using Decided = std::variant<room::Refusal, room::NeedsWork, EventBatch, Contradiction>;
Decided decided(const room::Room& room, const room::Command& command, room::Now now);

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

// The batch as it follows `before`, or what is wrong with it.
core::Result<EventBatch, BadBatch> unfold(const room::Room& before, const ports::Batch& batch);

// As many batches as follow `before`, one after another, and what is wrong with the next one, if
// there is one.
struct Unfolded {
  std::vector<EventBatch> batches;
  std::optional<BadBatch> bad;
};
Unfolded unfold_all(const room::Room& before, std::span<const ports::Batch> batches);

}  // namespace gridmates::actors
