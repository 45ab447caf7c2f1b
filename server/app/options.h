// Reads the options of gridmatesd from command line, environment (GRIDMATES_...) and config file,
// in this order of precedence. Plain functions; one thread.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "server/base/config.h"
#include "server/room/statechart/statechart.h"

namespace gridmates::app {

struct Serve {};
struct Migrate {};
struct Check {};
struct ImportPuzzles {
  std::string file;  // "-": standard input
  std::string pack;  // empty: named after the file
};
struct PrintStatechart {
  room::ChartFormat format = room::ChartFormat::kMatrix;
};

struct Invocation {
  Config config;
  std::variant<Serve, Migrate, Check, ImportPuzzles, PrintStatechart> task;
};

// The program only prints and ends: help, version, or a usage error.
struct Ended {
  int status = 0;
  std::string out;
  std::string err;  // one line
};

// A variable of the environment by its name; nullopt when it is not set.
using Environment = std::function<std::optional<std::string>(const std::string& name)>;

// `arguments` without the program's name.
std::variant<Invocation, Ended> read_options(std::vector<std::string> arguments,
                                             const Environment& environment,
                                             const std::string& version);

}  // namespace gridmates::app
