// A player's matches as the lines of a page: a sentence, and tables under headings. Pure functions;
// any thread.
#pragma once

#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/replay/study.h"

namespace gridmates::terminal {

struct PastLine {
  std::vector<std::string> rows;  // of the screen
  std::string title = {};         // a heading, which begins its second row
  // The part of the player's page that it shows, to identify it; null: none.
  const void* about = nullptr;
  // The match that can be watched again, and its racer; empty: none.
  std::string run = {};
  std::string racer = {};
  bool latest = false;  // it is one of the latest matches
};

// Lines for this number of columns; at least one.
std::vector<PastLine> past_lines(const replay::PageStudy& studied, const client::Model& model,
                                 int columns);

}  // namespace gridmates::terminal
