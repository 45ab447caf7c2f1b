#include "engine/minesweeper/formats/game_id.h"

#include <algorithm>

#include "engine/text/numbers.h"

namespace gridmates::minesweeper::formats {

std::optional<Shape> shape_in(std::string_view words) {
  const std::size_t x = std::min(words.find('x'), words.size());
  const auto width = text::number_in<std::uint8_t>(words.substr(0, x));
  const auto height =
      text::number_in<std::uint8_t>(x < words.size() ? words.substr(x + 1) : std::string_view());
  const auto is_side = [](auto side) { return side && *side >= 1 && *side <= kMaxSide; };
  if (!is_side(width) || !is_side(height)) return std::nullopt;
  return Shape{*width, *height};
}

std::optional<GameId> game_id_in(std::string_view words) {
  GameId id;
  if (const std::size_t plus = words.find('+'); plus != std::string_view::npos) {
    id.seed = text::number_in<std::uint64_t>(words.substr(plus + 1));
    if (!id.seed) return std::nullopt;
    words = words.substr(0, plus);
  }
  const std::size_t x = words.rfind('x');
  if (x == std::string_view::npos) return std::nullopt;
  const auto shape = shape_in(words.substr(0, x));
  const auto mines = text::number_in<std::uint16_t>(words.substr(x + 1));
  if (!shape || !mines || *mines > shape->cells()) return std::nullopt;
  id.shape = *shape;
  id.mines = *mines;
  return id;
}

std::string in_words(const GameId& id) {
  std::string words = std::to_string(id.shape.width) + 'x' + std::to_string(id.shape.height) + 'x' +
                      std::to_string(id.mines);
  if (id.seed) words += '+' + std::to_string(*id.seed);
  return words;
}

}  // namespace gridmates::minesweeper::formats
