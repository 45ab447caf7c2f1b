// Commands that request nothing from the server: they print the board, the room or the list of
// commands, or change private notes. Pure functions, except for files that a command writes; all
// results are printable.
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

// Whether it is such a command, of the room or of its game.
bool is_look(const commands::Command& command, const client::Model& model);
// The lines of `board`, `where` and of a game's own: "near n7". nullopt if it is another command.
std::optional<Seen> look(const commands::Command& command, const client::Model& model,
                         std::uint64_t now_ms, client::PrivateNotes& notes);

// The paragraphs of a game's rules; empty for a game that this client does not know.
Lines rules_of(std::string_view game);

// The output of `help`: all commands, those of each game, and the options of `new`.
Lines help_lines(const client::Model& model);

}  // namespace gridmates::lines
