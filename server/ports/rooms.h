// The ledger of rooms: creates them once a key, finds them by code, never gives a code twice.
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

// Chosen by who opens a room: the same creator's same key is the same room.
using RoomKey = std::array<std::uint8_t, 16>;

struct NewRoom {
  PlayerId creator;
  RoomKey key{};
  RoomCode code;
  Batch first;  // the room's first events, written with it
  std::int64_t wall_ms = 0;
  OpenRoom listed = {};  // its `id` says nothing yet
  // It is the creator's try at this daily: the room of an earlier one, which has not closed before
  // its end, is the answer instead (kExists).
  std::optional<DailyName> daily = {};
};

struct Created {
  enum class Status : std::uint8_t {
    kCreated,      // `room` is new
    kExists,       // the key was used before, or the try made: `room` is what it made
    kCodeTaken,    // try another code
    kUnavailable,  // surely nothing written
    kUnknown,      // ask again with the same key
  };
  Status status = Status::kUnavailable;
  RoomRecord room;
};

// The room time of a match that is being played.
struct RoomClock {
  RoomId room;
  Seq head;                   // after this event
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
  // What this thread that serves, counted from 0, has saved before gives way to these clocks.
  // False: that is not sure.
  virtual void save_clocks(std::uint32_t shard, std::vector<RoomClock> clocks, Done<bool> done) = 0;
  // What all threads have saved last, those of earlier runs too.
  virtual void saved_clocks(Done<std::optional<std::vector<RoomClock>>> done) = 0;
};

}  // namespace gridmates::ports
