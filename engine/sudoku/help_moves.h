// The moves by which players of a Sudoku request help, and return to earlier states. Plain values;
// any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/containers.h"
#include "engine/core/narrow.h"
#include "engine/core/or_none.h"
#include "engine/core/trailing.h"
#include "engine/sudoku/grid/shape.h"
#include "engine/sudoku/hint_facts.h"

namespace gridmates::sudoku {

// The content of a move without arguments.
struct Nothing {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Nothing&, const Nothing&) = default;
};

// Requests the simplest step of the board: that there is one, where, why; one step further each
// time. The first time a HintFound is played in its place.
struct AskHint : Nothing {};

inline constexpr std::uint32_t kMaxReason = 300;  // bytes of a hint's reason
// The limit of the search for one hint, in nets: some hundred milliseconds.
inline constexpr std::uint64_t kHintBudget = 1'000'000;

// A hint in English, and its conclusions.
struct HintTold {
  enum class Kind : std::uint8_t { kStep, kGuess, kWrong, kLast = kWrong };
  Kind kind = Kind::kStep;
  core::Text<32> technique;              // its key; empty unless kStep
  core::Text<80> that;                   // "There is a Hidden Single."
  core::Text<160> where;                 // "Look at row B."
  core::Text<kMaxReason> why;            // why it holds, and its conclusions
  core::List<Cell, kMaxCells> area;      // the cells that `where` names
  core::List<Cell, kMaxCells> cells;     // the cells that `why` is about
  core::List<Placed, 16> placements;     // conclusions: digits that can be written,
  core::List<Placed, 256> eliminations;  // and digits excluded there; the first of them

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(self.kind, self.technique, self.that, self.where, self.why,
                     core::narrow<std::uint8_t>(self.area), core::narrow<std::uint8_t>(self.cells),
                     self.placements, self.eliminations);
  }
  friend bool operator==(const HintTold&, const HintTold&) = default;
};

// The hint that the engine has found for the board at that time.
struct HintFound : HintTold {
  // From which its text is made in any language; nullopt in games older than this field.
  core::Trailing<std::optional<HintFacts>> facts = {};

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tuple_cat(HintTold::fields(self), std::tie(self.facts));
  }
  friend bool operator==(const HintFound&, const HintFound&) = default;
};

// Marks every digit on the board that differs from the solution.
struct Check : Nothing {};

// Writes the solution's digit into a cell.
struct Reveal {
  Cell cell = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cell));
  }
  friend bool operator==(const Reveal&, const Reveal&) = default;
};

// Takes back the latest steps of all players until no digit is wrong.
struct LastGood : Nothing {};

// Clears all digits, notes and colours of all players. Cannot be undone.
struct Restart : Nothing {};

using BookmarkName = core::Text<24>;

// Saves the state of the player's own steps under this name, replacing its older one.
struct Bookmark {
  BookmarkName name;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.name);
  }
  friend bool operator==(const Bookmark&, const Bookmark&) = default;
};

// Takes back the player's own steps since that bookmark.
struct GoTo {
  BookmarkName name;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.name);
  }
  friend bool operator==(const GoTo&, const GoTo&) = default;
};

}  // namespace gridmates::sudoku
