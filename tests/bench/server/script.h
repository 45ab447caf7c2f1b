// What is played in a room: an endless row of actions, each by one seat, each delivered to all
// seats. Owned by a table; one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "gridmates/v1/frames.pb.h"

namespace gridmates::bench {

struct Step {
  std::size_t actor = 0;          // the seat, from 0, which is the host's
  std::uint32_t reported_by = 0;  // the field of v1::Event that reports it
  bool is_move = false;           // its latency counts
  v1::Action action;
};

class Script {
 public:
  virtual ~Script() = default;
  virtual v1::CreateRoom room() const = 0;
  virtual Step next() = 0;
};

// Matches of nine moves that nobody wins, with a start before and a rematch behind each.
std::unique_ptr<Script> tic_tac_toe();
// A match that begins once and never ends: `seats` players in turn write digits into the open cells
// of one puzzle but the last, which stays empty.
std::unique_ptr<Script> sudoku(std::size_t seats);

}  // namespace gridmates::bench
