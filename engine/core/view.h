// Erased views and their deltas: the form in which a room hands on what a viewer may know. Plain
// values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/bytes.h"

namespace gridmates::core {

// A game's View with its types rubbed off: encode() of each cell and of the status.
struct MatchView {
  std::uint16_t columns = 0;
  std::vector<Bytes> cells;  // row by row
  Bytes status;
  friend bool operator==(const MatchView&, const MatchView&) = default;
};

// What turns one view into the next: the cells that changed, by index and ascending, and the status
// if it did.
struct ViewDelta {
  std::vector<std::pair<std::uint32_t, Bytes>> cells;
  std::optional<Bytes> status;

  bool empty() const { return cells.empty() && !status; }
  friend bool operator==(const ViewDelta&, const ViewDelta&) = default;
};

// before + difference(before, after) = after. Both views are of the same match, so of the same
// size.
ViewDelta difference(const MatchView& before, const MatchView& after);

// Applies a delta; false, and nothing changed, when a cell's index is off the board.
bool apply(const ViewDelta& delta, MatchView& view);

}  // namespace gridmates::core
