// A match as drawn by a pane. One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/core/private_notes.h"

namespace gridmates::terminal {

// The size of a drawn board: kS for 80x24, kM for the height of 80x33, kL for layout L.
enum class Scale : std::uint8_t { kS, kM, kL };

// A match in its room, with the model's current state.
struct MatchScene {
  const client::Room& room;
  const v1::MatchView& match;
  std::vector<v1::Move> pending;  // this client's, in order, that the match does not have yet
  Scale scale = Scale::kS;
  bool who = false;                        // show who set each cell
  bool others = true;                      // show the others' cursors
  std::uint64_t time_ms = 0;               // room time
  std::vector<std::uint32_t> pinged = {};  // cells of a recent ping or named in talk
  client::CellNotes private_notes = {};    // this client's

  // This client's player number, if it plays in this match.
  std::optional<std::uint32_t> you() const;
  bool is_pinged(std::uint32_t cell) const;
  // The name of a player for people, escaped.
  std::string player_name(std::uint32_t player) const;
  // The lowest player number, except this client's, with the cursor on the cell.
  std::optional<std::uint32_t> other_at(std::uint32_t cell) const;
};

}  // namespace gridmates::terminal
