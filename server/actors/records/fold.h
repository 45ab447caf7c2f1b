// The events of a command and the rooms that they lead to; folds a journal's batches into a room.
// Pure; any thread.
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
  std::vector<core::Bytes> bytes;  // as the journal has them, parallel to events
  std::vector<room::Room> after;   // the room after each, parallel to events
  std::uint64_t state_hash = 0;    // of the last room, as the journal has it
};
// The batch of these events after `before`; nullopt if they cannot follow it, or there are none.
std::optional<EventBatch> lead_on(const room::Room& before, std::vector<room::Event> events);

// The decision on a command, with the rooms that follow; Contradiction: a fault of the server.
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

// Folds the batch into `room` and returns its events. After an error `room` must not be used.
core::Result<std::vector<room::Event>, BadBatch> fold(
    const ports::Batch& batch, room::Room& room,
    const std::function<void(const room::Event&)>& after_each = {});

// The batch with the rooms that follow `before`, or what is wrong with it.
core::Result<EventBatch, BadBatch> unfold(const room::Room& before, const ports::Batch& batch);

// The batches that follow `before`, one after another, up to the first bad one; and what is wrong
// with that, if there is one.
struct Unfolded {
  std::vector<EventBatch> batches;
  std::optional<BadBatch> bad;
};
Unfolded unfold_all(const room::Room& before, std::span<const ports::Batch> batches);

}  // namespace gridmates::actors
