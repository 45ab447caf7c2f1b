// Clients' requests, checked and converted to the server's own types. Plain values; any thread.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "engine/core/bytes.h"
#include "engine/core/rules.h"
#include "gridmates/v1/error.pb.h"
#include "server/base/ids.h"
#include "server/players/guests.h"
#include "server/room/command.h"
#include "server/wire/record_requests.h"  // IWYU pragma: export

namespace gridmates::wire {

struct Hello {
  std::uint32_t protocol_min = 0;
  std::uint32_t protocol_max = 0;
  std::string client;  // at most kClientNameBytes
  ClientId client_id{};
};
inline constexpr std::size_t kClientNameBytes = 64;

struct SignIn {
  players::SignIn who;
  bool brief = false;  // for one request; other clients are not notified
};
struct ChangeName {
  Name name;
};
struct Ping {};
struct ListRooms {};
struct ListPacks {};
struct ListPuzzles {
  std::string game;  // empty: the first game that has packs
  std::string pack;
  std::string level;  // empty: any
  std::uint32_t after = 0;
};

// Which puzzle: any of the table, a certain one, or a pasted text.
struct AnyPuzzle {};
struct PackPuzzle {
  std::string pack;
  std::uint32_t number = 0;  // 0: any of the pack
};
struct PastedPuzzle {
  std::string text;  // at most limits::kPuzzleTextBytes
};
using PuzzleChoice = std::variant<AnyPuzzle, PackPuzzle, PastedPuzzle>;

// An option picked by name. Whether the game has it is checked later.
struct PickedOption {
  std::string name;
  std::uint32_t value = 0;
};
// A host's choice of options for a room.
struct OptionsChoice {
  std::optional<core::Bytes> options;  // of the requested game
  std::vector<PickedOption> picked;    // at most limits::kPickedOptions; changes `options`
  bool nothing() const { return !options && picked.empty(); }
};

struct CreateRoom {
  std::array<std::uint8_t, 16> key{};
  std::string game;  // has a converter; whether this server has it is checked later
  core::Table table = core::Table::kCoop;
  bool private_room = false;
  OptionsChoice options;  // without bytes: the game's defaults
  PuzzleChoice puzzle;
  std::uint16_t cap_minutes = 0;  // of a race; 0: none
  room::WatchingSet watching = {};
  std::optional<core::Level> computer = {};  // that takes the second seat
  std::optional<room::ClocksSet> clocks = {};
  bool rated = false;
  std::uint8_t best_of = 0;  // 0: no series
  // The level of a daily of today, which may not exist; if set, only `key` and `game` are used
  // besides.
  std::optional<std::string> daily = {};
};

// Searches an opponent for a match in such a room, at a versus table; its key is not used.
struct Queue {
  CreateRoom room;
};
struct Unqueue {};

struct ListDailies {
  std::optional<Day> day;  // nullopt: today
};

struct Resume {
  RoomCode room;
  Epoch epoch;  // 0: no position
  Seq last;
  std::optional<Seat> follows = {};  // for a watcher of a race: this player's board
};
struct Unsubscribe {
  RoomCode room;
};
// Cells plus 1, at most kMaxCursor; 0 for none.
struct Pointer {
  std::uint32_t cursor = 0;
  std::uint32_t ping = 0;
  bool hurry = false;  // for the room's computers
};
struct Presence {
  RoomCode room;
  Pointer pointer;
};
struct CancelBoard {
  RoomCode room;  // empty: the room that is being opened
};
inline constexpr std::uint32_t kMaxCursor = 65'536;

// A request to a room.
struct Asked {
  room::Ask ask;
  std::string_view game = {};                         // the game of a move or of options
  PuzzleChoice puzzle = {};                           // with room::Next
  std::shared_ptr<const OptionsChoice> options = {};  // with room::Next; null: as before
  Seq seen = Seq(0);                                  // as in room::Command
};
struct Action {
  std::string room;  // as it was sent, for the answer; if longer than a RoomCode, asked is an error
  std::uint64_t client_seq = 0;
  std::uint64_t payload_hash = 0;        // equal for equal actions
  std::variant<Asked, v1::Error> asked;  // or its error
};

using Request = std::variant<Hello, SignIn, Ping, ListRooms, CreateRoom, ListPacks, ListPuzzles,
                             GetLeaderboard, GetPlayer, GetReplay, ListDailies, Resume, Unsubscribe,
                             Action, Presence, CancelBoard, ChangeName, Queue, Unqueue>;

}  // namespace gridmates::wire
