// Frames to clients: messages outside rooms, and the encoding of any frame. Pure functions; any
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/sentence.h"
#include "gridmates/v1/frames.pb.h"
#include "server/base/ids.h"
#include "server/lobby/directory.h"
#include "server/players/guests.h"
#include "server/ports/puzzles.h"
#include "server/ports/runs.h"
#include "server/ports/transport.h"

namespace gridmates::wire {

// The version of the protocol that this server speaks.
inline constexpr std::uint32_t kProtocol = 2;

// Encodes a frame into bytes that its receivers share. The bytes of a frame with only answers can
// be appended to those of any other frame: the result is that frame with these answers.
ports::Frame encode(const v1::ServerFrame& frame);

v1::ServerFrame error_frame(std::uint32_t reply_to, v1::Error error);
v1::ServerFrame welcome(std::uint32_t reply_to, const std::string& server,
                        const core::Games& games);
v1::ServerFrame signed_in(std::uint32_t reply_to, const players::SignedIn& who,
                          const std::vector<RoomCode>& awaiting);
v1::ServerFrame signed_in_elsewhere();
v1::ServerFrame pong(std::uint32_t reply_to, std::uint64_t steady_ms);
// Includes the time to wait, for reasons that allow a client to reconnect.
v1::ServerFrame going_away(v1::CloseReason reason);

// The result of an action: accepted with the number of its last event, or refused.
struct Verdict {
  Seq seq;
  bool repeated = false;
  std::optional<v1::Error> refused;
};
// Appends an encoded frame with only this answer. `room` is as the action named it: it came in a
// client's frame, so the answer fits into a frame.
void put_action_answer(const std::string& room, std::uint64_t client_seq, const Verdict& verdict,
                       core::Bytes& out);

// Appends an event, whose size must have been computed, to the events of a frame.
void put_event(const v1::Event& event, core::Bytes& events);
// A frame with events that put_event() has written.
ports::Frame events_frame(std::uint32_t reply_to, const RoomCode& room, Epoch epoch,
                          core::ByteView events, std::uint64_t view_hash);

// The progress of making a board for a room or, with an empty code, for a room being opened.
v1::ServerFrame board_progress(const RoomCode& room, std::uint32_t tried,
                               const std::vector<core::Statement>& unmet = {});

v1::ServerFrame invitation(const RoomCode& room, const Name& by);
v1::ServerFrame queue_status(std::uint32_t reply_to, v1::QueueStatus status);
v1::ServerFrame room_created(std::uint32_t reply_to, const RoomCode& room);
// As many rooms as fit into a frame.
v1::ServerFrame room_list(std::uint32_t reply_to, const std::vector<lobby::Listed>& rooms);
v1::ServerFrame pack_list(std::uint32_t reply_to, const std::vector<ports::Pack>& packs);
// The requested puzzles: at most limits::kPuzzlesListed, which fit into a frame.
v1::ServerFrame puzzle_list(std::uint32_t reply_to, const ports::PuzzlesOf& of,
                            const ports::ListedPuzzles& list);
// What a leaderboard was requested for.
struct FameOf {
  std::string game;
  std::string period;   // empty: all time
  PlayerId asker;       // their lines are marked ...
  bool around = false;  // ... and the best of them is kept if not all lines fit
};
// Writes which leaderboard it is, without lines.
void put_heading(const ports::BestTimes& times, v1::BestTimes& out);
// For games with boards to solve, and for games of players against each other.
v1::ServerFrame leaderboard(std::uint32_t reply_to, const FameOf& of,
                            const ports::BestBoards& best);
v1::ServerFrame leaderboard(std::uint32_t reply_to, const FameOf& of,
                            const std::vector<ports::Tally>& tallies,
                            const std::vector<ports::RatingList>& ratings);
// The whole page fits into a frame.
v1::ServerFrame player_page(std::uint32_t reply_to, const ports::PlayerPage& page,
                            std::uint32_t nth, bool mine);

}  // namespace gridmates::wire
