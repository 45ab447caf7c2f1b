// What a typed command asks of the room that one is in: one grammar for every face. Pure; any
// thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/commands/command.h"
#include "client/commands/command_list.h"
#include "client/core/model.h"

namespace gridmates::commands {

// Why a command asks for nothing.
struct Unread {
  std::string_view code;  // "USAGE", "NO_ROOM", "NOT_FOUND", "WRONG_STATE" as in docs/LINEAR.md
  std::string why;        // a sentence part; holds what was typed: escape it
};
using RoomCommand = std::variant<v1::Action, Unread>;

inline constexpr std::string_view kNoRoom = tr_later("you are in no room; try new or join");

// Reads a command for rooms (is_room_word), in the model's room or in none.
RoomCommand read_room_command(const Command& command, const client::Model& model);

// The cell that `ping` points at: one of the match that is shown, and not at a race, where nobody
// would see it.
std::variant<std::uint32_t, Unread> read_ping(const Command& command, const client::Model& model);

// Whose board `follow` is to show: the number in the race plus 1; 0 for all of them.
std::variant<std::uint32_t, Unread> read_follow(const Command& command, const client::Model& model);

// Why the talk of somebody of this name cannot be hidden: nobody here is called so, or it is you.
std::optional<Unread> why_not_muted(const std::string& name, const client::Model& model);
// What is said to `unmute` where nobody of this name is muted.
Unread nobody_muted(const std::string& name);

// Why no computer here can be asked to move at once.
std::optional<Unread> why_not_hurry(const client::Room* room);

// What giving up is here: where all play together it asks for a new board, after the end too;
// against others it resigns; a board that waits is started.
v1::Action give_up(const client::Room& room);

// Reads a move of the game that is played in the room; nullopt when this is a move of no game.
std::optional<RoomCommand> read_move(const Command& command, const client::Room* room);

}  // namespace gridmates::commands
