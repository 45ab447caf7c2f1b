// What a player has played, as the lines of a page: a sentence, and tables under headings. Pure
// functions; any thread.
#pragma once

#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/replay/study.h"

namespace gridmates::terminal {

struct PastLine {
  std::vector<std::string> rows;  // of the screen
  std::string title = {};         // of a heading, which begins its second row
  // What of the player's page it is about; null: nothing that stays the same.
  const void* about = nullptr;
  // The match that can be watched again, and which racer's; empty: none.
  std::string run = {};
  std::string racer = {};
  bool latest = false;  // it is one of the latest matches
};

// On this many columns; at least one.
std::vector<PastLine> past_lines(const replay::PageStudy& studied, const client::Model& model,
                                 int columns);

}  // namespace gridmates::terminal
