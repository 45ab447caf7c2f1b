// A player's search for an opponent: an entry in the match queue, polled until there is a match,
// whose room it then opens. Owned by a session, on its thread. Inside server/actors.
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

// The status of a search that continues, with the level of a computer that is offered, or 0; and of
// one that has ended.
v1::QueueStatus still_waiting(std::uint32_t computer = 0);
v1::QueueStatus search_over();

class OpponentSearch : public std::enable_shared_from_this<OpponentSearch> {
 public:
  using Tell = std::function<void(const v1::QueueStatus&)>;

  // `setup` is the room of the match, whose host this player may become. `tell` is called with
  // changes of the status: the offer of a computer, the room of the match, the end.
  OpponentSearch(std::shared_ptr<House> house, Shard& shard, room::RoomSetup setup, double rating,
                 Tell tell);
  // Leaves the queue.
  ~OpponentSearch();
  OpponentSearch(const OpponentSearch&) = delete;
  OpponentSearch& operator=(const OpponentSearch&) = delete;

  void begin();
  // Ends the search. False: it continues, because a match is being opened.
  bool end();
  // The player has entered this room. A room that was opened for them and that they have not
  // entered is what their next search finds.
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
  const core::Level computer_;  // about as strong as the player
  const Tell tell_;
  const lobby::SeekerNo number_;
  bool told_of_computer_ = false;
  std::optional<RoomCode> room_;  // of the match, once it is open
  Alarm alarm_;
};

}  // namespace gridmates::actors
