// Moves and states of m,n,k games. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <tuple>

#include "engine/core/bytes.h"
#include "engine/core/ids.h"
#include "engine/core/narrow.h"
#include "engine/core/or_none.h"
#include "engine/tictactoe/judge.h"
#include "engine/tictactoe/variant.h"

namespace gridmates::tictactoe {

struct Move {
  enum class Act : std::uint8_t {
    kPut,   // the next mark, on `cell`
    kSwap,  // take the other mark: X at the pie rule and after three marks of swap2, O after five
    kStay,  // keep X after five marks of swap2
    kMore,  // put O and X, and leave the choice to the other player: after three marks of swap2
    kLast = kMore,
  };
  std::uint16_t cell = 0;  // row by row from the top left; 0 for any act but kPut
  core::Trailing<Act> act = {};

  static Move put(std::uint16_t cell) { return {cell}; }
  static Move of(Act act) { return {0, {act}}; }

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.cell), self.act);
  }
  friend bool operator==(const Move&, const Move&) = default;
};

// The step of the opening that is due.
enum class Step : std::uint8_t {
  kTurns,   // nothing: the players take turns
  kPie,     // the first mark; then a mark of the second player, or the swap
  kThree,   // swap2: the first player puts X, O and X
  kChoice,  // swap2: the second player puts O, swaps, or asks for more
  kTwo,     // swap2: the second player puts O and X
  kColour,  // swap2: the first player stays X or swaps
  kLast = kColour,
};

// A cell of a state, stored as before cells needed more than a byte (narrow.h).
struct StoredCell {
  std::uint16_t number = 0;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return core::tie(core::narrow<std::uint8_t>(self.number));
  }
  friend bool operator==(const StoredCell&, const StoredCell&) = default;
};

struct State {
  // The fields that the usual game on 3x3 leaves at their defaults.
  struct Rest {
    Step step = Step::kTurns;
    bool swapped = false;  // seat 1 has X
    Variant variant;

    template <class Self>
    static constexpr auto fields(Self& self) {
      return std::tie(self.step, self.swapped, self.variant);
    }
    friend bool operator==(const Rest&, const Rest&) = default;
  };
  Position marks;
  std::optional<StoredCell> last;  // of the last mark
  core::Trailing<Rest> rest;

  const Variant& variant() const { return rest.value.variant; }
  Step step() const { return rest.value.step; }
  bool swapped() const { return rest.value.swapped; }
  // The seat that has this mark.
  core::Seat seat_of(Mark mark) const {
    return core::Seat((mark == Mark::kX) != swapped() ? 0 : 1);
  }

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.marks, self.last, self.rest);
  }
  friend bool operator==(const State&, const State&) = default;
};

}  // namespace gridmates::tictactoe
