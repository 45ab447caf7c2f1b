// A match as a pane draws it. One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/core/private_notes.h"

namespace gridmates::terminal {

// How large a board is drawn: as 80x24 has room for, in the height of 80x33, or in layout L.
enum class Scale : std::uint8_t { kS, kM, kL };

// A match in its room, as the model has it just now.
struct MatchScene {
  const client::Room& room;
  const v1::MatchView& match;
  std::vector<v1::Move> pending;  // this client's, in order, that the match does not show yet
  Scale scale = Scale::kS;
  bool who = false;                        // show who set what
  bool others = true;                      // show where the others are
  std::uint64_t time_ms = 0;               // room time
  std::vector<std::uint32_t> pinged = {};  // cells that somebody has just pointed at or named
  client::CellNotes private_notes = {};    // of this client

  // This client's player number, if it plays in this match.
  std::optional<std::uint32_t> you() const;
  bool is_pinged(std::uint32_t cell) const;
  // The name of a player for people, escaped.
  std::string player_name(std::uint32_t player) const;
  // The lowest player, other than this client's, whose cursor is on the cell.
  std::optional<std::uint32_t> other_at(std::uint32_t cell) const;
};

}  // namespace gridmates::terminal
