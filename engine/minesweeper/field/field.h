// A mine field: where the mines are, and what can be derived from it. Plain values and pure
// functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <tuple>
#include <vector>

#include "engine/core/random.h"
#include "engine/core/result.h"
#include "engine/minesweeper/field/cells.h"
#include "engine/minesweeper/field/position.h"
#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper {

struct Field {
  Shape shape;
  Cells mines;

  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.shape, self.mines);
  }
  friend bool operator==(const Field&, const Field&) = default;
};

// What the first click is promised, by the names under which rankings separate them.
enum class Start : std::uint8_t {
  kZero,  // neither it nor any of its neighbours is a mine: an opening
  kSafe,  // it is no mine itself
  kLast = kSafe,
};

// "zero", "safe".
std::string_view name_of(Start start);
std::optional<Start> start_named(std::string_view name);

// The number of mines around the cell, 0 to 8, whether the cell is a mine itself or not.
std::uint8_t number_at(const Field& field, Cell cell);
// number_at of every cell.
std::vector<std::uint8_t> numbers_of(const Field& field);
// What is seen of the field when these cells, possibly mines, are open.
Position seen(const Field& field, const Cells& open);

// The most mines of a field of this shape, for any first click: all cells except those that the
// start keeps free (9 or 1).
std::uint16_t most_mines(Shape shape, Start start);

// kInvalid, with a sentence: a side outside kMinSide..kMaxSide, no mine, or more than most_mines.
core::Result<core::Ok> check_field(Shape shape, std::uint16_t mines, Start start);

// Mines on uniformly chosen cells, except those that the start keeps free around `first`. The
// arguments have passed check_field, or, for a shape smaller than those played, must fit it.
Field lay(Shape shape, std::uint16_t mines, Cell first, Start start, core::Random& random);

// Opens `cell`, which must not be a mine, and all neighbours of every 0 that opens, without
// recursion; cells in `shut` stay closed (flags protect). Adds the cells to `opened` and returns
// them in the order of opening.
std::vector<Cell> flood(Shape shape, const std::vector<std::uint8_t>& numbers, Cell cell,
                        const Cells& shut, Cells& opened);
// The same without numbers_of(field), which is not needed if only one cell opens.
std::vector<Cell> flood(const Field& field, Cell cell, const Cells& shut, Cells& opened);

}  // namespace gridmates::minesweeper
