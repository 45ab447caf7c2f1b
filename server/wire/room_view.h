// Converts a viewer's view of a room to the protocol's RoomView. Pure functions; any thread.
#pragma once

#include <string>

#include "gridmates/v1/room.pb.h"
#include "server/room/view.h"

namespace gridmates::wire {

v1::RoomView to_wire(const room::RoomView& view);
// Its parts, into empty messages.
void put(const room::HeadView& head, v1::RoomHead& out);
void put(const room::TurnClock& clock, v1::TurnClock& out);
void put(const room::MemberView& member, v1::Member& out);
void put(const room::PlayerView& player, v1::MatchPlayer& out);
void put(const room::MatchSeen& match, const std::string& game, v1::MatchView& out);
void put(const room::DailyOpened& daily, v1::DailyOpened& out);

v1::RoomState to_wire(room::Leaf leaf);
v1::RoomState to_wire(room::Result result);
v1::VoteKind to_wire(room::VoteKind kind);
v1::Table to_wire(core::Table table);
// Unset for the default, which is all.
v1::Watchers to_wire(room::Watchers watchers);
v1::BoardInfo board_info(const room::BoardChosen& board);

}  // namespace gridmates::wire
