// The commands of docs/LINEAR.md but those of the games, as `help` lists them. Immutable; any
// thread.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace gridmates::commands {

// A command for people.
struct Help {
  std::string_view usage;  // "set A5 7"; its first word is the command
  std::string_view what;   // "write a digit"
};

struct ListedCommand {
  Help help;
  bool is_for_room = false;  // it says something to the room that one is in
};

std::span<const ListedCommand> all_commands();
// The word of a command.
std::string_view word_of(const Help& help);
// Whether the word of a command says something to a room, of whatever game: "sit", "kick".
bool is_room_word(std::string_view word);
// Whether it is one that says nothing to a room, and never has words behind it: "rooms", "quit".
bool is_bare(std::string_view word);
// What is said of words behind a command that takes none.
std::string takes_nothing(const std::string& word);

}  // namespace gridmates::commands
