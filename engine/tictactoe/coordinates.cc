#include "engine/tictactoe/coordinates.h"

#include <charconv>

namespace gridmates::tictactoe {

core::Result<std::uint16_t> parse_cell(std::string_view name, const Variant& variant) {
  if (name.size() < 2 || name[1] == '0') return no_such_cell(variant);
  const int column = name[0] >= 'a' ? name[0] - 'a' : name[0] - 'A';
  std::uint8_t row = 0;
  const char* const end = name.data() + name.size();
  const auto [stop, error] = std::from_chars(name.data() + 1, end, row);
  const bool on = error == std::errc{} && stop == end && column >= 0 && column < variant.columns &&
                  row >= 1 && row <= variant.rows();
  if (!on) return no_such_cell(variant);
  return static_cast<std::uint16_t>((row - 1) * variant.columns + column);
}

std::string format_cell(std::uint32_t cell, std::uint32_t columns) {
  return static_cast<char>('a' + cell % columns) + std::to_string(cell / columns + 1);
}

core::Refusal no_such_cell(const Variant& variant) {
  const std::string last = format_cell(variant.cells() - 1u, variant.columns);
  return core::invalid("There is no such cell; the cells are a1 to {last}.", {{"last", last}});
}

}  // namespace gridmates::tictactoe
