// Prints the state chart of the machine, derived by exploring the real Room with a small game of
// its own; nothing is maintained by hand. Pure; any thread. Takes about a second.
#pragma once

#include <string>

namespace gridmates::room {

enum class ChartFormat {
  kMatrix,   // state x command: who may, under which conditions, with which events; for people and
             // for tests
  kMermaid,  // a stateDiagram-v2
  kScxml,    // W3C SCXML 1.0, ECMAScript data model: a guard reads a member of the event's data
};

// The chart in this format, ending in a newline.
std::string statechart(ChartFormat format);

}  // namespace gridmates::room
