// The machine printed from itself: the real Room is explored with a small game of its own, and what
// it does is written down; nothing of it is kept by hand. Pure; any thread. Takes a moment (a
// second or so).
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
