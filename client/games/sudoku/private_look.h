// The command `private`: this client's private notes. Pure; any thread.
#pragma once

#include <span>
#include <string>

#include "client/lines/game_lines.h"

namespace gridmates::lines {

// `private A5 27` and `private A5 none` change them, `private` lists them.
Looked look_at_private_notes(std::span<const std::string> words, const Sight& sight);
// "private A5: 2 7", one line per cell with notes.
std::vector<std::string> private_note_lines(const Sight& sight);

}  // namespace gridmates::lines
