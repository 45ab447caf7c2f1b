// The actions of a room: an endless sequence, each by one seat, each delivered to all seats. Owned
// by a table; one thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>

#include "gridmates/v1/frames.pb.h"

namespace gridmates::bench {

struct Step {
  std::size_t actor = 0;          // the seat, from 0; the host is 0
  std::uint32_t reported_by = 0;  // the field of v1::Event that reports it
  bool is_move = false;           // its latency is measured
  v1::Action action;
};

class Script {
 public:
  virtual ~Script() = default;
  virtual v1::CreateRoom room() const = 0;
  virtual Step next() = 0;
};

// Matches of nine moves that end in a draw, with a start before each and a rematch after it.
std::unique_ptr<Script> tic_tac_toe();
// One match without end: `seats` players in turn write digits into all open cells of one puzzle
// except the last, which stays empty.
std::unique_ptr<Script> sudoku(std::size_t seats);

}  // namespace gridmates::bench
