// The list of open rooms as all faces show it. Pure; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "gridmates/v1/lobby.pb.h"

namespace gridmates::client {

// A filter of rooms by their state.
enum class RoomsWanted : std::uint8_t {
  kAll,
  kFree,      // you can take a seat and play
  kPlaying,   // a match is on
  kFinished,  // the last match is over
};
// What is typed for them, in the same order.
inline constexpr std::array<std::string_view, 4> kRoomsWantedNames = {
    tr_later("all"), tr_later("free"), tr_later("playing"), tr_later("finished")};

struct RoomFilter {
  std::string game;  // its id; empty: every game
  RoomsWanted wanted = RoomsWanted::kAll;
  bool takes(const v1::RoomSummary& room) const;
};

// Your own rooms first, and of those the ones where it is your move; then rooms where you can play,
// then full or locked rooms and matches of rivals; finished matches last. Within each part the
// server's order, or, if the filter is kPlaying, by the players' rating from the highest down. The
// rooms must outlive the result.
std::vector<const v1::RoomSummary*> rooms_in_order(const v1::RoomList& list,
                                                   const RoomFilter& filter = {});

// "your move" if the match waits for you, else the state of the room.
std::string state_words(const v1::RoomSummary& room);

// "2 free", "full", "locked".
std::string free_words(const v1::RoomSummary& room);

}  // namespace gridmates::client
