// What commands print that ask the server for nothing: they look at the board, the room, the list
// of commands, or write private notes. Pure functions but for the files that a command asks for;
// everything they return is printable.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "client/commands/room_words.h"
#include "client/core/private_notes.h"

namespace gridmates::lines {

using Lines = std::vector<std::string>;
using Seen = std::variant<Lines, commands::Unread>;

// Whether it is such a command, of the room or of the game that is played there.
bool is_look(const commands::Command& command, const client::Model& model);
// The lines of `board`, `where` and of what a game adds: "near n7". nullopt: it is no such command.
std::optional<Seen> look(const commands::Command& command, const client::Model& model,
                         std::uint64_t now_ms, client::PrivateNotes& notes);

// The paragraphs of a game's rules; none for a game that this client does not know.
Lines rules_of(std::string_view game);

// What `help` prints: every command, those of each game, and the options of `new`.
Lines help_lines(const client::Model& model);

}  // namespace gridmates::lines
