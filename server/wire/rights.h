// A member's rights as protocol messages. Pure functions and values; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "gridmates/v1/frames.pb.h"
#include "proto/convert/field_writer.h"
#include "server/ports/transport.h"
#include "server/room/room.h"

namespace gridmates::wire {

// Adds the rights of all kinds of action to the frame.
void put_rights(const RoomCode& room, const room::Rights& rights, v1::ServerFrame& out);

// The rights that a client was sent last; one for each client that follows a room. A value.
class ToldRights {
 public:
  ToldRights() = default;  // everything is allowed
  explicit ToldRights(const room::Rights& rights);
  // A frame with only the changed rights, which then count as sent. Null if nothing has changed.
  ports::Frame tell(const RoomCode& room, const room::Rights& now);
  // As above, if only these can have changed.
  ports::Frame tell(const RoomCode& room, const room::RightsByMoves& now);

 private:
  using Right = std::optional<room::Refusal>;

  bool knows(std::uint8_t kind, const Right& right) const;
  void put_new(std::uint8_t kind, const Right& right, convert::FieldWriter& out);
  void keep(std::uint8_t kind, const Right& right);

  // By kind: the reason of the refusal plus 1; 0: allowed.
  std::array<std::uint8_t, room::kKindsOfAction> reasons_ = {};
  std::vector<std::pair<std::uint8_t, room::Named>> named_;  // of few kinds: values in the reason
};

}  // namespace gridmates::wire
