// The list of open rooms as every client shows it. Pure; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::client {

// Which rooms are shown by what one can do there.
enum class RoomsWanted : std::uint8_t {
  kAll,
  kFree,      // on a seat of which one can play
  kPlaying,   // a match is on
  kFinished,  // the last match is over
};
// What is typed for them, in that order.
inline constexpr std::array<std::string_view, 4> kRoomsWantedNames = {
    tr_later("all"), tr_later("free"), tr_later("playing"), tr_later("finished")};

struct RoomFilter {
  std::string game;  // its id; empty: every game
  RoomsWanted wanted = RoomsWanted::kAll;
  bool takes(const v1::RoomSummary& room) const;
};

// One's own rooms, those first where it is one's move; then those that one can play in, then those
// that are full, locked or in a match of rivals, and those whose match is over last; in each part
// as the server lists them, or where only those are wanted in which a match is on, by the rating of
// the players from the highest down. The rooms must outlive what is returned.
std::vector<const v1::RoomSummary*> rooms_in_order(const v1::RoomList& list,
                                                   const RoomFilter& filter = {});

// "your move" where the match waits for this player, else the state of the room.
std::string state_words(const v1::RoomSummary& room);

// "2 free", "full", "locked".
std::string free_words(const v1::RoomSummary& room);

}  // namespace gridmates::client
