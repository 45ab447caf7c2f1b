// What a viewer may know of a match of Minesweeper, as in proto/gridmates/v1/minesweeper.proto.
// Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

#include "engine/core/rules.h"
#include "engine/minesweeper/said.h"
#include "engine/minesweeper/state.h"

namespace gridmates::minesweeper {

// What can be seen of a cell.
enum class Face : std::uint8_t {
  kClosed,
  kFlag,
  kMark,
  kOpen,
  kHit,        // an opened mine
  kMine,       // after the end: a mine without a flag
  kWrongFlag,  // after the end: a flag on a cell without a mine
  kLast = kWrongFlag,
};

// One player's part as shown to viewers.
struct ShownPart {
  std::uint16_t opened = 0;  // cells
  std::uint16_t flags = 0;   // on the board now
  std::uint16_t hits = 0;
  std::uint32_t left_clicks = 0;   // opens, including one for a field that begins open
  std::uint32_t right_clicks = 0;  // flags and marks
  std::uint32_t chords = 0;
  std::uint32_t effective = 0;          // all of these clicks except question marks
  std::uint32_t guesses = 0;            // after the end
  std::uint32_t expected_permille = 0;  // after the end
  Part::Ballot ballot = Part::Ballot::kNone;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.opened, self.flags, self.hits, self.left_clicks, self.right_clicks,
                    self.chords, self.effective, self.guesses, self.expected_permille, self.ballot);
  }
  friend bool operator==(const ShownPart&, const ShownPart&) = default;
};

// The latest answer to a request for help, up to its level.
struct ShownHelp {
  std::optional<Cell> asked;
  std::uint8_t level = 0;
  bool provable = false;
  core::List<Cell, kMaxCells> where;  // a hint of level 2: the cells, but not what they are
  std::optional<Reason> reason;       // a hint of level 3, or an answer to Ask

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::plus_one(self.asked), self.level, self.provable, self.where,
                     self.reason);
  }
  friend bool operator==(const ShownHelp&, const ShownHelp&) = default;
};

struct View {
  struct Cell {
    Face face = Face::kClosed;
    std::uint8_t number = 0;            // when open
    std::optional<core::Seat> by = {};  // the player who opened, flagged or marked it

    template <class Self>
    static constexpr auto fields(Self& self) {
      return core::tie(self.face, self.number, core::plus_one(self.by));
    }
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Status {
    core::Outcome outcome;
    std::uint16_t mines = 0;  // of the field
    bool laid = false;
    bool guaranteed = false;
    std::uint16_t flags = 0;  // on the board now
    std::uint16_t hits = 0;
    std::uint8_t lives = 0;
    std::uint16_t opened = 0;
    std::uint16_t to_open = 0;
    bool voting = false;
    bool assisted = false;
    std::optional<minesweeper::Cell> last_cell;  // this and below: not for rivals
    core::List<ShownPart, core::kMaxSeats> parts;
    std::optional<Hit> hit;
    std::optional<ShownHelp> help;
    std::optional<FieldMetrics> worth;  // after the end

    template <class Self>
    static constexpr auto fields(Self& self) {
      return core::tie(self.outcome, self.mines, self.laid, self.guaranteed, self.flags, self.hits,
                       self.lives, self.opened, self.to_open, self.voting, self.assisted,
                       core::plus_one(self.last_cell), self.parts, self.hit, self.help, self.worth);
    }
    friend bool operator==(const Status&, const Status&) = default;
  };

  std::uint16_t columns = 0;
  std::vector<Cell> cells;  // row by row; empty for a rival
  Status status;
};

}  // namespace gridmates::minesweeper
