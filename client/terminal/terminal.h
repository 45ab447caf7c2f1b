// The full-screen client: lobby, create, room, leaderboards and help on one terminal. It takes
// the terminal over while it runs and gives it back whatever happens: at the end, with an
// exception, at a signal, in a crash. One thread; one at a time in a process.
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
  std::string queue = {};  // look for an opponent at once: what `queue` takes
  Preferences preferences = {};
  OwnByGame own = {};                     // of one game each
  std::string settings_file;              // where changes of them are kept
  std::optional<v1::Replay> replay = {};  // watch this match and nothing else
};

// Whether TERM names a terminal that can be drawn on.
bool can_draw();

// Runs until the person quits or the client stops. Standard input and output must be a
// terminal that can place text. Returns the exit status: 0 quit, 1 the server refused finally or
// this client was replaced, 2 no such terminal, 3 the server cannot be reached, 128 + n after
// signal n, client::kUnexpected after an error that nobody expected, which the log of errors has;
// anything but 0 has one line on standard error.
int run_terminal(const Options& options);

}  // namespace gridmates::terminal
