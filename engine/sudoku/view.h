// What a viewer may see of a match of Sudoku. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "engine/core/narrow.h"
#include "engine/core/or_none.h"
#include "engine/core/rules.h"
#include "engine/sudoku/boxes.h"
#include "engine/sudoku/grid/grid.h"
#include "engine/sudoku/later.h"

namespace gridmates::sudoku {

struct View {
  struct Cell {
    std::uint8_t digit = 0;  // 0 when empty
    bool given = false;
    DigitSet notes = 0;                     // the corner notes
    std::optional<core::Seat> writer = {};  // the player who wrote here last
    bool clash = false;                     // the digit occurs twice in a unit of this cell
    DigitSet centre = 0;                    // the centre notes
    std::uint8_t colour = 0;                // 1 to kMaxColour; 0 for none
    bool wrong = false;                     // the digit is known to differ from the solution

    template <class Self>
    static constexpr auto fields(Self& self) {
      return core::tie(self.digit, self.given, core::narrow<std::uint16_t>(self.notes),
                       core::plus_one(self.writer), self.clash,
                       core::narrow<std::uint16_t>(self.centre), self.colour, self.wrong);
    }
    friend bool operator==(const Cell&, const Cell&) = default;
  };
  struct Status {
    core::Outcome outcome;
    std::uint16_t filled = 0;                    // cells with a digit, including givens
    std::uint16_t clashes = 0;                   // cells with a clash
    std::optional<sudoku::Cell> last_cell = {};  // changed last; nullopt before the first change
    // The last ply undid or redid and left its cell unchanged, because this seat has changed it
    // since.
    std::optional<core::Seat> blocked_by = {};
    Assists assists = 0;                 // the help used so far
    std::optional<HintFound> hint = {};  // the known part
    // With a whole hint: what earlier hints have excluded.
    std::optional<core::Shared<PerCell<Excluded, std::uint16_t>>> excluded = {};
    bool checked = false;        // by the rules of the match
    std::uint16_t mistakes = 0;  // wrong digits that were written in a checked match

    template <class Self>
    static constexpr auto fields(Self& self) {
      return core::tie(self.outcome, core::narrow<std::uint8_t>(self.filled),
                       core::narrow<std::uint8_t>(self.clashes),
                       core::plus_one<std::uint8_t>(self.last_cell),
                       core::plus_one(self.blocked_by), self.assists, self.excluded, self.checked,
                       self.mistakes, self.hint);
    }
    friend bool operator==(const Status&, const Status&) = default;
  };

  using Constants = Boxes;

  std::uint16_t columns = kSide;
  std::vector<Cell> cells;  // empty for a rival in a race, who sees only
                            // outcome and filled of the status
  Status status;
  Constants constants;
};

}  // namespace gridmates::sudoku
