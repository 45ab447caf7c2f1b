// The full-screen client: lobby, create, room, leaderboards and help on one terminal. It takes over
// the terminal while it runs and restores it in any case: at the end, after an exception, a signal
// or a crash. One thread; one at a time in a process.
#pragma once

#include <string>

#include "client/core/config.h"
#include "client/terminal/settings.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::terminal {

struct Options {
  client::Config config;   // server, name, token, when to give up
  std::string room;        // enter this room at once; empty: begin in the lobby
  bool watch = false;      // with `room`: only watch
  std::string queue = {};  // look for an opponent at once: the arguments of `queue`
  Preferences preferences = {};
  OwnByGame own = {};                     // of single games
  std::string settings_file;              // where changes are saved
  std::optional<v1::Replay> replay = {};  // watch only this match
};

// Whether TERM names a terminal that can be drawn on.
bool can_draw();

// Runs until the person quits or the client stops. Standard input and output must be a terminal
// with cursor addressing. Returns the exit status: 0 quit, 1 finally refused by the server or
// replaced by another connection, 2 no such terminal, 3 the server cannot be reached, 128 + n after
// signal n, client::kUnexpected after an unexpected error, which is in the error log; for all
// except 0 a line is written to standard error.
int run_terminal(const Options& options);

}  // namespace gridmates::terminal
