// What may be seen of a match of Sudoku. Plain values; any thread.
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
    DigitSet notes = 0;                     // those in the corner
    std::optional<core::Seat> writer = {};  // who wrote here last
    bool clash = false;                     // the digit stands in a unit of this cell twice
    DigitSet centre = 0;                    // the notes in the centre
    std::uint8_t colour = 0;                // 1 to kMaxColour; 0 for none
    bool wrong = false;                     // the digit is known not to be the solution's

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
    std::uint16_t filled = 0;                    // cells with a digit, givens too
    std::uint16_t clashes = 0;                   // cells that clash
    std::optional<sudoku::Cell> last_cell = {};  // that was changed last; none before the first
    // The last ply took back or did again and left its cell as it was, because this seat has
    // changed it since.
    std::optional<core::Seat> blocked_by = {};
    Assists assists = 0;                 // what has helped so far
    std::optional<HintFound> hint = {};  // as far as it is known
    // With a whole hint: what the ones before it have shown to be impossible.
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
  std::vector<Cell> cells;  // none for a rival of a race, who sees of the status no more than
                            // outcome and filled
  Status status;
  Constants constants;
};

}  // namespace gridmates::sudoku
