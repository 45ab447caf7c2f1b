// The commands of docs/LINEAR.md, as `help` lists them, except those of the games. Immutable; any
// thread.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gridmates::commands {

// A command as it is listed for people.
struct Help {
  std::string_view usage;  // "set A5 7"; its first word is the command
  std::string_view what;   // "write a digit"
};

struct ListedCommand {
  Help help;
  bool is_for_room = false;  // it is sent to the current room
};

std::span<const ListedCommand> all_commands();
// The word of a command.
std::string_view word_of(const Help& help);
// Whether the word is a command to a room, of any game: "sit", "kick".
bool is_room_word(std::string_view word);
// Whether the word is a command outside of rooms that never has arguments: "rooms", "quit".
bool is_bare(std::string_view word);
// The error for arguments after a command that takes none.
std::string takes_nothing(const std::string& word);

}  // namespace gridmates::commands
