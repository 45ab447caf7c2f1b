// Commands that only the line-by-line client has. Pure; any thread.
#pragma once

#include <string_view>

#include "client/catalogue/catalogue.h"

namespace gridmates::terminal {

// What this face has instead of such a command, to be translated by tr(); empty for other words.
inline std::string_view instead_of(std::string_view word) {
  if (word == "step" || word == "back" || word == "at" || word == "moment" || word == "end") {
    return tr_later("that is for the line-by-line client; replay opens a page here");
  }
  if (word == "earlier" || word == "later" || word == "live") {
    return tr_later("that is for the line-by-line client; here ( and ) go back and on");
  }
  if (word == "verbosity" || word == "ghost") {
    return tr_later("that is for the line-by-line client; here the screen shows everything");
  }
  return {};
}

}  // namespace gridmates::terminal
