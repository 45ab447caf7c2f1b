// The ledger of rooms: creates one for each key, finds them by code, never gives a code twice.
// Safe for concurrent use. Done as ports/done.h says.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "server/base/ids.h"
#include "server/ports/done.h"
#include "server/ports/journal.h"
#include "server/ports/open_room.h"

namespace gridmates::ports {

struct RoomRecord {
  RoomId id;
  RoomCode code;
  bool closed = false;
  friend bool operator==(const RoomRecord&, const RoomRecord&) = default;
};

// Chosen by the client that opens a room: the same key of the same creator means the same room.
using RoomKey = std::array<std::uint8_t, 16>;

struct NewRoom {
  PlayerId creator;
  RoomKey key{};
  RoomCode code;
  Batch first;  // the room's first events, written with it
  std::int64_t wall_ms = 0;
  OpenRoom listed = {};  // its `id` is not set yet
  // The room is the creator's try at this daily. The room of an earlier try is the answer instead
  // (kExists), unless that room closed before the try had ended.
  std::optional<DailyName> daily = {};
};

struct Created {
  enum class Status : std::uint8_t {
    kCreated,      // `room` is new
    kExists,       // the key was used before, or the try exists: `room` is that room
    kCodeTaken,    // try another code
    kUnavailable,  // certainly nothing written
    kUnknown,      // repeat with the same key
  };
  Status status = Status::kUnavailable;
  RoomRecord room;
};

// The room time of a match that is being played.
struct RoomClock {
  RoomId room;
  Seq head;                   // as of this event
  std::uint64_t room_ms = 0;  // milliseconds played in the match
  static constexpr auto fields(auto& self) { return std::tie(self.room, self.head, self.room_ms); }
  friend bool operator==(const RoomClock&, const RoomClock&) = default;
};

class Rooms {
 public:
  virtual ~Rooms() = default;
  virtual void create(NewRoom room, Done<Created> done) = 0;
  // Closed rooms are found too. The outer nullopt: cannot be read now.
  virtual void find(RoomCode code, Done<std::optional<std::optional<RoomRecord>>> done) = 0;
  virtual void find(PlayerId creator, RoomKey key,
                    Done<std::optional<std::optional<RoomRecord>>> done) = 0;
  // All rooms that are not closed, oldest first.
  virtual void open_rooms(Done<std::optional<std::vector<OpenRoom>>> done) = 0;
  // Replaces all clocks that this serving thread, counted from 0, saved before. False: perhaps not
  // saved.
  virtual void save_clocks(std::uint32_t shard, std::vector<RoomClock> clocks, Done<bool> done) = 0;
  // The latest clocks saved by all threads, also in earlier runs of the server.
  virtual void saved_clocks(Done<std::optional<std::vector<RoomClock>>> done) = 0;
};

}  // namespace gridmates::ports
