// Reads typed commands that are used outside of rooms: new, queue, unqueue, join, watch, rename,
// rooms, daily, puzzles, leaderboard, me, player. One grammar for all faces. Pure; any thread.
#pragma once

#include <optional>
#include <string>
#include <variant>

#include "client/commands/room_words.h"
#include "client/core/room_list.h"

namespace gridmates::commands {

// Enter a room by its code.
struct EnterRoom {
  std::string code;
  bool watch = false;
};
// Change your name, in a room too.
struct ChangeName {
  std::string name;
};
// List the dailies of a day; with `share`, texts to share about finished ones, of one or of all.
struct ListDailies {
  bool share = false;
  std::string game = {};  // with `share`: only this game
  std::string level = {};
  std::string date = {};  // empty: today
};
using LobbyCommand = std::variant<v1::CreateRoom, v1::Queue, v1::Unqueue, EnterRoom, ChangeName,
                                  client::RoomFilter, v1::ListPuzzles, v1::GetLeaderboard,
                                  v1::GetPlayer, ListDailies, v1::OpenDaily, Unread>;

// The clock of `queue` if none is typed.
inline constexpr std::string_view kQueueClock = "300+3";

// Reads such a command; nullopt for another one. `new` needs the facts of the games.
std::optional<LobbyCommand> read_lobby_command(const Command& command, const client::Model& model);

// A better refusal for `player NAME` if no player has the name and its last word may have been
// meant as a game: it says that there is no such game either. nullopt if `no` is sufficient.
std::optional<v1::Error> no_player_or_game(const v1::GetPlayer& asked, const v1::Error& no);

// The options of `queue`, or its default clock, for `new GAME versus`: " --board 7x7x4 --clock
// 300+3".
std::string sought_words(const Command& queue);

// How a table is typed: coop, versus or race.
std::string_view table_option(v1::Table table);

// The facts of a game; only with its id while the server has not sent them.
v1::GameFacts facts_of(const client::Model& model, std::string_view game);

}  // namespace gridmates::commands
