// Reads typed commands to the current room: one grammar for all faces. Pure; any thread.
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

// Why a command cannot be carried out.
struct Unread {
  std::string_view code;  // "USAGE", "NO_ROOM", "NOT_FOUND", "WRONG_STATE" as in docs/LINEAR.md
  std::string why;        // part of a sentence; contains typed text: escape it
};
using RoomCommand = std::variant<v1::Action, Unread>;

inline constexpr std::string_view kNoRoom = tr_later("you are in no room; try new or join");

// Reads a command to a room (is_room_word), to the model's room or without one.
RoomCommand read_room_command(const Command& command, const client::Model& model);

// The cell of `ping`. It must be on the current board, and pinging is refused at a race, where it
// would not be shown to the others.
std::variant<std::uint32_t, Unread> read_ping(const Command& command, const client::Model& model);

// The board for `follow`: the player's number in the race plus 1; 0 for all of them.
std::variant<std::uint32_t, Unread> read_follow(const Command& command, const client::Model& model);

// Why the talk of a member with this name cannot be hidden: no such member, or it is you.
std::optional<Unread> why_not_muted(const std::string& name, const client::Model& model);
// The error of `unmute` if nobody with this name is muted.
Unread nobody_muted(const std::string& name);

// Why the computers in the room cannot be hurried.
std::optional<Unread> why_not_hurry(const client::Room* room);

// The action for giving up: at a co-op table, or after the end, it requests a new board; during a
// match against others it resigns; before a match it starts the board that waits.
v1::Action give_up(const client::Room& room);

// Reads a move of the room's game; nullopt if no game has such a command.
std::optional<RoomCommand> read_move(const Command& command, const client::Room* room);

}  // namespace gridmates::commands
