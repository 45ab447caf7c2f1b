// Game ids as text, as Simon Tatham's puzzles have them: 16x16x40+7 is the field of 16 columns, 16
// rows and 40 mines that the seed 7 makes for a first opening, and 16x16x40+7@e5 the one that it
// makes for e5: with the way of laying (zero or safe, guaranteed or not) that is one field. For
// casual play: who knows an id knows the field. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "engine/core/result.h"
#include "engine/minesweeper/field/shape.h"

namespace gridmates::minesweeper::formats {

struct GameId {
  Shape shape;
  std::uint16_t mines = 10;
  std::optional<std::uint64_t> seed;  // nothing: 16x16x40, any field of this kind
  std::optional<Cell> first;          // only with a seed
  friend bool operator==(const GameId&, const GameId&) = default;
};

// Sides are 1 to kMaxSide, and there are no more mines than cells; whether such a field is played
// is for check_field() to say. A refusal says why this is none.
core::Result<GameId> game_id_in(std::string_view words);
std::string in_words(const GameId& id);

// A size alone, 16x16; nullopt for what is none.
std::optional<Shape> shape_in(std::string_view words);

// The cell in the middle, where a field is opened unless somebody says otherwise: of two or four
// the one right or below.
constexpr Cell middle_of(Shape shape) { return shape.at(shape.width / 2U, shape.height / 2U); }

}  // namespace gridmates::minesweeper::formats
