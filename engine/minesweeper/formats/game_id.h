// Game ids as text, as in Simon Tatham's puzzles: 16x16x40+7 is the field of 16 columns, 16 rows
// and 40 mines that the seed 7 gives for a first opening, and 16x16x40+7@e5 the one that it gives
// for e5: together with the way of laying (zero or safe, guaranteed or not) that is one field. For
// casual play: the id reveals the field. Plain values and pure functions; any thread.
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
  std::optional<std::uint64_t> seed;  // nullopt: 16x16x40, any field of this kind
  std::optional<Cell> first;          // only with a seed
  friend bool operator==(const GameId&, const GameId&) = default;
};

// Sides are 1 to kMaxSide, with no more mines than cells; check_field() decides whether such a
// field can be played. The refusal says why the words are not a game id.
core::Result<GameId> game_id_in(std::string_view words);
std::string in_words(const GameId& id);

// A size without mines, 16x16; nullopt for any other text.
std::optional<Shape> shape_in(std::string_view words);

// The cell in the middle, the default for opening a field: of two or four such cells the one to the
// right or below.
constexpr Cell middle_of(Shape shape) { return shape.at(shape.width / 2U, shape.height / 2U); }

}  // namespace gridmates::minesweeper::formats
