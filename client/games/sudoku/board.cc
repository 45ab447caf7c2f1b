#include "client/games/sudoku/board.h"

#include <algorithm>
#include <charconv>

#include "client/words/cell_names.h"
#include "engine/sudoku/boxes.h"
#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/grid/grid.h"
#include "engine/sudoku/grid/symbols.h"
#include "engine/sudoku/grid/units.h"

namespace gridmates::words {
namespace {

bool rows_have_numbers() { return cell_names("sudoku") == CellNames::kNumbers; }

}  // namespace

sudoku::Shape sudoku_shape(const v1::SudokuView& view) {
  const v1::SudokuConstants& boxes = view.constants();
  return sudoku::Boxes::known(boxes.box_rows(), boxes.box_columns()).shape();
}

bool is_whole(const v1::SudokuView& view) {
  return view.cells_size() == sudoku_shape(view).cells();
}

std::size_t sudoku_written(const v1::SudokuView& view, std::uint32_t player) {
  return static_cast<std::size_t>(
      std::ranges::count_if(view.cells(), [player](const v1::SudokuCell& cell) {
        return cell.digit() != 0 && cell.writer() == player + 1;
      }));
}

std::uint32_t digits_around(const v1::SudokuView& view, std::uint32_t cell) {
  std::uint32_t digits = 0;
  const sudoku::Shape shape = sudoku_shape(view);
  for (const sudoku::Cell peer : sudoku::peers_of(static_cast<sudoku::Cell>(cell), shape)) {
    digits |= sudoku::only(static_cast<std::uint8_t>(view.cells(peer).digit()));
  }
  return digits;
}

std::uint32_t private_notes_in(const client::CellNotes& notes, const v1::SudokuView& view,
                               std::uint32_t cell) {
  const auto own = notes.find(cell);
  const bool is_empty = view.cells(static_cast<int>(cell)).digit() == 0;
  return own != notes.end() && is_empty ? own->second & ~digits_around(view, cell) : 0;
}

std::string sudoku_row(int row) {
  if (rows_have_numbers()) return std::to_string(row + 1);
  return {static_cast<char>('A' + row)};
}

std::string sudoku_cell(std::uint32_t cell, int side) {
  if (cell >= static_cast<std::uint32_t>(side * side)) return "?";
  const auto at = static_cast<int>(cell);
  if (!rows_have_numbers()) return sudoku::format_cell(static_cast<sudoku::Cell>(at), side);
  return "r" + sudoku_row(at / side) + "c" + std::to_string(at % side + 1);
}

core::Result<sudoku::Cell> parse_sudoku_cell(std::string_view name, int side) {
  auto cell = sudoku::parse_cell(name, side);
  if (cell.ok() || !rows_have_numbers()) return cell;
  const auto last = static_cast<std::uint32_t>(side * side - 1);
  return sudoku::no_such_cell(sudoku_cell(0, side), sudoku_cell(last, side));
}

std::optional<int> parse_sudoku_row(std::string_view name, int side) {
  const bool is_number = !name.empty() && name[0] >= '0' && name[0] <= '9';
  if (is_number && rows_have_numbers()) {
    const auto number = static_cast<int>(parse_sudoku_digit(name, side));
    return number == 0 ? std::nullopt : std::optional(number - 1);
  }
  if (name.size() != 1) return std::nullopt;
  const char upper = name[0] >= 'a' ? static_cast<char>(name[0] - 'a' + 'A') : name[0];
  return upper < 'A' || upper >= 'A' + side ? std::nullopt : std::optional(upper - 'A');
}

std::string sudoku_digit(std::uint32_t digit) {
  if (digit < 1 || digit > sudoku::kMaxSide) return "?";
  return {sudoku::symbol_of(static_cast<std::uint8_t>(digit))};
}

std::uint32_t parse_sudoku_digit(std::string_view text, int side) {
  const auto most = static_cast<std::uint32_t>(side);
  if (text.size() == 1 && (text[0] < '0' || text[0] > '9')) {
    const char upper = text[0] >= 'a' ? static_cast<char>(text[0] - 'a' + 'A') : text[0];
    if (upper < 'A' || upper > 'Z') return 0;
    const auto digit = static_cast<std::uint32_t>(upper - 'A' + 10);
    return digit <= most ? digit : 0;
  }
  std::uint32_t digit = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), digit);
  const bool is_number = error == std::errc() && end == text.data() + text.size();
  return is_number && text[0] != '0' && digit <= most ? digit : 0;
}

std::string sudoku_digits(std::uint32_t digits, std::string_view between) {
  std::string words;
  for (std::uint32_t digit = 1; digit <= sudoku::kMaxSide; ++digit) {
    if ((digits >> (digit - 1) & 1U) == 0) continue;
    if (!words.empty()) words += between;
    words += sudoku_digit(digit);
  }
  return words;
}

}  // namespace gridmates::words
