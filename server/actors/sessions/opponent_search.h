// A player's search for an opponent: their entry in the match queue, asked again and again until
// there is a match, whose room it opens. Owned by a session, on its thread. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>

#include "engine/core/computer_player.h"
#include "gridmates/v1/lobby.pb.h"
#include "server/actors/shard/alarm.h"
#include "server/actors/shard/house.h"
#include "server/lobby/match_queue.h"
#include "server/room/room_setup.h"

namespace gridmates::actors {

// That nobody has been found yet, with the level of a computer that is offered, if any; and that
// nobody is looked for any more.
v1::QueueStatus still_waiting(std::uint32_t computer = 0);
v1::QueueStatus search_over();

class OpponentSearch : public std::enable_shared_from_this<OpponentSearch> {
 public:
  using Tell = std::function<void(const v1::QueueStatus&)>;

  // `setup` is the room of the match, of which this player may become the host. `tell` is called
  // with what changes: that a computer would play, and the end.
  OpponentSearch(std::shared_ptr<House> house, Shard& shard, room::RoomSetup setup, double rating,
                 Tell tell);
  // The player is gone.
  ~OpponentSearch();
  OpponentSearch(const OpponentSearch&) = delete;
  OpponentSearch& operator=(const OpponentSearch&) = delete;

  void begin();
  // False: it goes on, because a match is being opened.
  bool end();
  // The player has come into this room. One that was opened for them, and into which they have not
  // come, is what their next search finds.
  void entered(const RoomCode& room);

 private:
  void ask();
  void ask_later();
  void tell_of_computer(std::uint64_t waited_ms);
  void found_room(const RoomCode& room);
  void open(lobby::OpponentFound found);
  Awaitable<> play(lobby::OpponentFound found);

  const std::shared_ptr<House> house_;
  Shard& shard_;
  const room::RoomSetup setup_;
  const core::Level computer_;  // that plays about as well
  const Tell tell_;
  const lobby::SeekerNo number_;
  bool told_of_computer_ = false;
  std::optional<RoomCode> room_;  // of the match, once it is open
  Alarm alarm_;
};

}  // namespace gridmates::actors
