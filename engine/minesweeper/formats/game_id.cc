#include "engine/minesweeper/formats/game_id.h"

#include <algorithm>
#include <utility>

#include "engine/minesweeper/field/coordinates.h"
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

namespace {

// Parses the part after the +.
bool take_field(std::string_view words, GameId& id) {
  const std::size_t at = std::min(words.find('@'), words.size());
  id.seed = text::number_in<std::uint64_t>(words.substr(0, at));
  if (at < words.size()) id.first = cell_named(id.shape, words.substr(at + 1));
  return id.seed && (at == words.size() || id.first);
}

}  // namespace

core::Result<GameId> game_id_in(std::string_view words) {
  const auto no_id = [words] {
    return core::invalid(
        "a game id is WxHxM, WxHxM+SEED or WxHxM+SEED@CELL, as 16x16x40+7@e5, not {text}",
        {{"text", std::string(words)}});
  };
  const std::size_t plus = std::min(words.find('+'), words.size());
  const std::string_view kind = words.substr(0, plus);
  const std::size_t x = kind.rfind('x');
  const auto shape = shape_in(kind.substr(0, std::min(x, kind.size())));
  const auto mines = text::number_in<std::uint16_t>(
      x == std::string_view::npos ? std::string_view() : kind.substr(x + 1));
  if (!shape || !mines) return no_id();
  GameId id{*shape, *mines, {}, {}};
  if (plus < words.size() && !take_field(words.substr(plus + 1), id)) {
    return no_id();
  }
  if (*mines > shape->cells()) {
    return core::invalid(
        "there are more mines ({mines}) than cells ({cells})",
        {{"mines", std::to_string(*mines)}, {"cells", std::to_string(shape->cells())}});
  }
  return id;
}

std::string in_words(const GameId& id) {
  std::string words = std::to_string(id.shape.width) + 'x' + std::to_string(id.shape.height) + 'x' +
                      std::to_string(id.mines);
  if (id.seed) words += '+' + std::to_string(*id.seed);
  if (id.seed && id.first) words += '@' + cell_name(id.shape, *id.first);
  return words;
}

}  // namespace gridmates::minesweeper::formats
