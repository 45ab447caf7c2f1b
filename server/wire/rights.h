// What a member may ask of a room, as the protocol says it. Pure functions and values; any thread.
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

// Puts the rights of all kinds into the frame.
void put_rights(const RoomCode& room, const room::Rights& rights, v1::ServerFrame& out);

// The rights that a member has been told last, kept for each who follows a room. A value.
class ToldRights {
 public:
  ToldRights() = default;  // that everything may be done
  explicit ToldRights(const room::Rights& rights);
  // A frame with those that are others now, and with nothing else: they count as told. Null when
  // all are the same.
  ports::Frame tell(const RoomCode& room, const room::Rights& now);
  // As tell(), where only these can be others.
  ports::Frame tell(const RoomCode& room, const room::RightsByMoves& now);

 private:
  using Right = std::optional<room::Refusal>;

  bool knows(std::uint8_t kind, const Right& right) const;
  void put_new(std::uint8_t kind, const Right& right, convert::FieldWriter& out);
  void keep(std::uint8_t kind, const Right& right);

  // By kind: the reason for which it is refused, from 1; 0: it is allowed.
  std::array<std::uint8_t, room::kKindsOfAction> reasons_ = {};
  std::vector<std::pair<std::uint8_t, room::Named>> named_;  // of few kinds: what a reason names
};

}  // namespace gridmates::wire
