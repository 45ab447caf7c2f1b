#include "engine/sudoku/formats/symbols.h"

#include <charconv>

namespace gridmates::sudoku::formats {
namespace {

constexpr char lower(char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; }

int count_either_case(const SymbolTally& tally, char symbol) {
  const char other = lower(symbol);
  return tally.count(symbol) + (other == symbol ? 0 : tally.count(other));
}

// Whether the cells are a full grid in 0-9A-F: each symbol as often as there are rows.
bool is_full_from_zero(const SymbolTally& tally, int side) {
  for (int digit = 1; digit <= side; ++digit) {
    const char symbol = symbol_of(static_cast<std::uint8_t>(digit), Symbols::kFromZero);
    if (count_either_case(tally, symbol) != side) return false;
  }
  return true;
}

}  // namespace

std::string digits_in_words(int side, Symbols symbols) {
  const char first = symbol_of(1, symbols);
  const char last = symbol_of(static_cast<std::uint8_t>(side), symbols);
  std::string words{first, '-'};
  if (last <= '9') return words + last;
  words += "9A";
  return last == 'A' ? words : words + '-' + last;
}

void SymbolTally::add(std::string_view cell) {
  for (char mark : cell) ++of[static_cast<unsigned char>(mark)];
  if (cell.size() > 1 && cell.find('0') != std::string_view::npos) has_zero_as_candidate = true;
}

std::optional<Symbols> symbols_that_fit(const SymbolTally& tally, int side) {
  if (side <= 9) return Symbols::kFromOne;
  const char last = symbol_of(static_cast<std::uint8_t>(side), Symbols::kFromOne);
  if (count_either_case(tally, last) > 0) return Symbols::kFromOne;
  if (tally.count('0') == 0) return std::nullopt;
  bool has_other_mark = false;
  for (char mark : kEmptyMarks) has_other_mark |= mark != '0' && tally.count(mark) > 0;
  if (has_other_mark || tally.has_zero_as_candidate) return Symbols::kFromZero;
  if (is_full_from_zero(tally, side)) return std::nullopt;
  return Symbols::kFromOne;
}

std::optional<Shape> usual_shape(int side) {
  std::optional<Shape> found;
  for (int rows = 2; rows * rows <= side; ++rows) {
    if (side % rows == 0) found = Shape{rows, side / rows};
  }
  return found && found->is_known() ? found : std::nullopt;
}

std::string box_in_words(Shape shape) {
  return std::to_string(shape.box_rows) + "x" + std::to_string(shape.box_columns);
}

core::Result<Shape> box_named(std::string_view words) {
  const char* const end = words.data() + words.size();
  unsigned char rows = 0;
  unsigned char columns = 0;
  const auto first = std::from_chars(words.data(), end, rows);
  const bool has_x = first.ec == std::errc() && first.ptr != end && *first.ptr == 'x';
  const auto second = std::from_chars(has_x ? first.ptr + 1 : end, end, columns);
  if (!has_x || second.ec != std::errc() || second.ptr != end) {
    return core::invalid("boxes are RxC, as 3x3, not {text}", {{"text", std::string(words)}});
  }
  const Shape shape{rows, columns};
  if (shape.is_known()) return shape;
  return core::invalid("boxes of {box} make a grid of {side}x{side}; there are 4x4 to {max}x{max}",
                       {{"box", box_in_words(shape)},
                        {"side", std::to_string(shape.side())},
                        {"max", std::to_string(kMaxSide)}});
}

}  // namespace gridmates::sudoku::formats
