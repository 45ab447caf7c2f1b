// The model: all that a face draws, computed from the server's frames alone. Owned by a Client,
// read by its face in the same thread. reduce() is pure: no I/O, no clock, no random.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "client/core/notice.h"
#include "client/core/room.h"  // IWYU pragma: export
#include "client/core/told.h"
#include "gridmates/v1/frames.pb.h"

namespace gridmates::client {

// The state of the connection.
enum class Link {
  kIdle,        // not started
  kConnecting,  // also hello and signing in
  kOnline,      // signed in
  kWaiting,     // lost; retried automatically
  kStopped,     // not retried
};

// The search for an opponent. It is resumed automatically after a lost connection.
struct Search {
  v1::CreateRoom room;         // the requested room
  std::uint64_t since_ms = 0;  // by the local clock
  std::uint32_t computer = 0;  // the level of a computer that can play instead; 0: not offered
};

struct Model {
  Link link = Link::kIdle;
  std::string name;               // as the server knows you; empty until signed in
  std::string server;             // the server's name and version, from Welcome
  std::uint64_t retry_at_ms = 0;  // while kWaiting: when the next attempt begins
  std::optional<Room> room;       // the current room, as far as its events have arrived
  Told told;                      // of the room that was seen last
  std::optional<Search> search;
  google::protobuf::RepeatedPtrField<v1::GameFacts> games;  // of this server, from Welcome
  v1::RoomList rooms;  // the latest answers to the list requests
  v1::PackList packs;
  v1::PuzzleList puzzles;
  v1::PlayerPage player;
  v1::DailyList dailies;
  std::uint64_t dailies_at_ms = 0;                      // the local clock when they came
  std::map<std::string, v1::Leaderboard> leaderboards;  // by game
  std::uint64_t hash_mismatches = 0;  // must stay 0: views that differ from the server's
  std::uint64_t gaps = 0;             // events that came too early, each followed by a resume

  // The facts of a game; null if the server does not have it.
  const v1::GameFacts* facts(std::string_view game) const;
};

// What the client must do after a frame.
enum class Need {
  kNothing,
  kResume,      // from the position that the room has
  kStartAfresh  // the view cannot be trusted: resume from nothing
};

// Applies one frame to the model and notifies `sink` of each change, in order; `sink` is called
// after each event with the model as of that event. Frames about rooms other than `room_code` are
// ignored. `now_ms` is the local steady clock.
Need reduce(Model& model, const std::string& room_code, const v1::ServerFrame& frame,
            std::uint64_t now_ms, const NoticeSink& sink);

}  // namespace gridmates::client
