// A mine field: where the mines are, and what follows from it. Plain values and pure functions; any
// thread.
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

// What the first click is promised, by the names under which rankings keep them apart.
enum class Start : std::uint8_t {
  kZero,  // neither it nor any of its neighbours is a mine: an opening
  kSafe,  // it is no mine itself
  kLast = kSafe,
};

// "zero", "safe".
std::string_view name_of(Start start);
std::optional<Start> start_named(std::string_view name);

// Mines around the cell, 0 to 8, whether it is one itself or not.
std::uint8_t number_at(const Field& field, Cell cell);
// number_at of every cell.
std::vector<std::uint8_t> numbers_of(const Field& field);
// What is seen of the field when these cells are open, mines among them or not.
Position seen(const Field& field, const Cells& open);

// How many mines a field of this shape can have, whatever the first click is: all cells but those
// that the start keeps free (9 or 1).
std::uint16_t most_mines(Shape shape, Start start);

// kInvalid, with a sentence: a side outside kMinSide..kMaxSide, no mine, or more than most_mines.
core::Result<core::Ok> check_field(Shape shape, std::uint16_t mines, Start start);

// Mines on uniformly chosen cells, but for those that the start keeps free around `first`. The
// shape and number have passed check_field, or fit for a shape that is smaller than what is played.
Field lay(Shape shape, std::uint16_t mines, Cell first, Start start, core::Random& random);

// Opens `cell`, and around every 0 that opens all its neighbours, without recursion; what is in
// `shut` stays closed (flags protect). `cell` must be no mine. Adds to `opened` and returns what
// was added, in the order of opening.
std::vector<Cell> flood(Shape shape, const std::vector<std::uint8_t>& numbers, Cell cell,
                        const Cells& shut, Cells& opened);
// The same where numbers_of(field) is not at hand, which a cell that opens alone does not need.
std::vector<Cell> flood(const Field& field, Cell cell, const Cells& shut, Cells& opened);

}  // namespace gridmates::minesweeper
