#include "engine/minesweeper/formats/rows.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "engine/minesweeper/field/coordinates.h"
#include "engine/text/numbers.h"
#include "engine/text/utf8.h"

namespace gridmates::minesweeper::formats {
namespace {

using core::Statement;

constexpr std::string_view kGaps = " \t";
constexpr std::string_view kMarks = "*.#F012345678";

bool is_number(char mark) { return mark == '.' || (mark >= '0' && mark <= '8'); }
std::uint8_t number_of(char mark) {
  return mark == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(mark - '0');
}
char mark_of(std::uint8_t number) { return number == 0 ? '.' : static_cast<char>('0' + number); }

Problem problem_in(const Grid& grid, Cell cell, core::Statement why) {
  return problem_at(grid.line + grid.shape.row(cell), grid.shape.column(cell) + 1U, std::move(why));
}

Problem problem_above(const Grid& grid, core::Statement why) {
  return problem_at(grid.heading.line, 0, std::move(why));
}

std::string rows_of(Shape shape, std::string_view cells) {
  std::string text;
  for (std::size_t row = 0; row < shape.height; ++row) {
    text += cells.substr(row * shape.width, shape.width);
    text += '\n';
  }
  return text;
}

// The number of mines that the heading gives.
std::optional<std::uint16_t> mines_of(const Heading& heading) {
  if (heading.mines) return heading.mines;
  return heading.id ? std::optional(heading.id->mines) : std::nullopt;
}

// The problem of a heading that contradicts the rows.
std::optional<Problem> check_heading(const Grid& grid) {
  const Heading& heading = grid.heading;
  if (heading.id && heading.id->shape != grid.shape) {
    return problem_above(grid, Statement("the rows below have another size, {width}x{height}",
                                         {{"width", std::to_string(grid.shape.width)},
                                          {"height", std::to_string(grid.shape.height)}}));
  }
  if (heading.id && heading.mines && heading.id->mines != *heading.mines) {
    return problem_above(grid, Statement("it says two numbers of mines"));
  }
  if (!heading.first.empty() && !cell_named(grid.shape, heading.first)) {
    return problem_at(
        heading.line, heading.first_at,
        Statement("{word} is not a cell of the rows below", {{"word", shown(heading.first)}}));
  }
  return std::nullopt;
}

std::optional<Problem> check_digits(const Grid& grid, const Field& field) {
  for (Cell cell = 0; cell < grid.shape.cells(); ++cell) {
    const char mark = grid.cells[cell];
    if (mark < '0' || mark > '8') continue;
    const std::uint8_t right = number_at(field, cell);
    if (number_of(mark) == right) continue;
    return problem_in(grid, cell,
                      Statement("{cell} shows {number} and touches {count} mines",
                                {{"cell", cell_name(grid.shape, cell)},
                                 {"number", std::string(1, mark)},
                                 {"count", std::to_string(right)}}));
  }
  return std::nullopt;
}

}  // namespace

core::Result<FieldFile, Problem> field_of(const Grid& grid) {
  if (auto problem = check_heading(grid)) return *std::move(problem);
  FieldFile file;
  file.field.shape = grid.shape;
  for (Cell cell = 0; cell < grid.shape.cells(); ++cell) {
    const char mark = grid.cells[cell];
    if (mark == '#' || mark == 'F') {
      return problem_in(grid, cell, Statement("this cell is closed: a field shows every cell"));
    }
    if (mark == '*') file.field.mines.add(cell);
  }
  if (auto problem = check_digits(grid, file.field)) return *std::move(problem);
  const auto mines = mines_of(grid.heading);
  if (const auto count = file.field.mines.count(); mines && *mines != count) {
    return problem_above(grid, Statement("the rows below have another number of mines, {count}",
                                         {{"count", std::to_string(count)}}));
  }
  if (grid.heading.id) file.first = grid.heading.id->first;
  if (!grid.heading.first.empty()) file.first = cell_named(grid.shape, grid.heading.first);
  file.start = grid.heading.start;
  if (grid.heading.id) file.seed = grid.heading.id->seed;
  return file;
}

core::Result<Sight, Problem> sight_of(const Grid& grid, std::optional<std::uint16_t> mines) {
  if (auto problem = check_heading(grid)) return *std::move(problem);
  if (!mines) mines = mines_of(grid.heading);
  if (!mines) {
    return problem_at(
        grid.line, 0,
        Statement("the number of mines must be given above the rows, as in 'mines 40'"));
  }
  Sight sight;
  Position& position = sight.position;
  position.shape = grid.shape;
  position.mines = *mines;
  std::size_t shown_mines = 0;
  std::size_t closed = 0;
  for (Cell cell = 0; cell < grid.shape.cells(); ++cell) {
    const char mark = grid.cells[cell];
    position.cells.push_back(is_number(mark) ? number_of(mark)
                                             : (mark == '*' ? kShownMine : kClosed));
    if (mark == 'F') sight.flags.add(cell);
    shown_mines += position.cells.back() == kShownMine;
    closed += position.cells.back() == kClosed;
  }
  if (*mines < shown_mines || *mines > shown_mines + closed) {
    return problem_at(grid.line, 0,
                      Statement("of {mines} mines, {shown} are shown and {closed} cells are closed",
                                {{"mines", std::to_string(*mines)},
                                 {"shown", std::to_string(shown_mines)},
                                 {"closed", std::to_string(closed)}}));
  }
  return sight;
}

std::string write_rows(const FieldFile& file) {
  const Shape shape = file.field.shape;
  std::string text = in_words(GameId{shape, file.field.mines.count(), file.seed, {}});
  if (file.start) text += ' ' + std::string(name_of(*file.start));
  if (file.first) text += " first " + cell_name(shape, *file.first);
  std::string cells;
  for (const std::uint8_t number : numbers_of(file.field)) cells += mark_of(number);
  file.field.mines.each([&cells](Cell cell) { cells[cell] = '*'; });
  return text + '\n' + rows_of(shape, cells);
}

std::string write_rows(const Sight& sight) {
  const Position& position = sight.position;
  std::string cells;
  for (const std::uint8_t cell : position.cells) {
    cells += cell <= 8 ? mark_of(cell) : (cell == kShownMine ? '*' : '#');
  }
  sight.flags.each([&cells](Cell cell) { cells[cell] = 'F'; });
  return in_words(GameId{position.shape, position.mines, {}, {}}) + '\n' +
         rows_of(position.shape, cells);
}

bool is_heading(std::string_view line) {
  const std::size_t digits = std::min(line.find_first_not_of("0123456789"), line.size());
  const char next = digits < line.size() ? line[digits] : ' ';
  return digits == 0 ? next >= 'a' && next <= 'z' : next == 'x';
}

core::Result<Heading, Problem> read_heading(std::string_view line, std::size_t number) {
  Heading heading{.line = number, .id = {}, .mines = {}, .start = {}, .first = {}, .first_at = 0};
  std::size_t at = 0;
  const auto next = [&] {
    const std::size_t from = std::min(line.find_first_not_of(kGaps, at), line.size());
    at = std::min(line.find_first_of(kGaps, from), line.size());
    return std::pair(line.substr(from, at - from), from + 1);
  };
  for (auto [word, column] = next(); !word.empty(); std::tie(word, column) = next()) {
    if (const auto id = game_id_in(word)) {
      heading.id = *id;
    } else if (const auto start = start_named(word)) {
      heading.start = start;
    } else if (word == "first") {
      const auto [cell, cell_at] = next();
      heading.first = cell;
      heading.first_at = cell_at;
      if (cell.empty()) return problem_at(number, cell_at, Statement("a cell is expected"));
    } else if (word == "mines") {
      const auto [mines, mines_at] = next();
      heading.mines = text::number_in<std::uint16_t>(mines);
      if (!heading.mines)
        return problem_at(number, mines_at, Statement("a number of mines is expected"));
    } else {
      return problem_at(number, column,
                        Statement("{word} is not a word above rows; those are WxHxM, WxHxM+SEED, "
                                  "mines N, first CELL, zero and safe",
                                  {{"word", shown(word)}}));
    }
  }
  return heading;
}

std::optional<Problem> RowsReader::check(std::string_view row, std::size_t number) const {
  const std::size_t strange = row.find_first_not_of(kMarks);
  if (strange != std::string_view::npos) {
    return problem_at(number, strange + 1,
                      Statement("{character} is not a cell; a cell is one of * . # F and 0 to 8",
                                {{"character", text::name_of_character(row.substr(strange))}}));
  }
  if (row.size() > kMaxSide) return problem_at(number, 0, Statement("a row has 50 cells at most"));
  if (has_rows() && row.size() != grid_.shape.width) {
    return problem_at(number, 0,
                      Statement("this row has {count} cells, the first one {first}",
                                {{"count", std::to_string(row.size())},
                                 {"first", std::to_string(grid_.shape.width)}}));
  }
  if (has_rows() && grid_.shape.height == kMaxSide) {
    return problem_at(number, 0, Statement("a field has 50 rows at most"));
  }
  return std::nullopt;
}

std::optional<Problem> RowsReader::add(std::string_view row, std::size_t number) {
  if (auto problem = check(row, number)) {
    grid_ = {};
    return problem;
  }
  if (!has_rows()) {
    grid_.line = number;
    grid_.shape = {static_cast<std::uint8_t>(row.size()), 0};
  }
  ++grid_.shape.height;
  grid_.cells += row;
  return std::nullopt;
}

core::Result<Grid, Problem> RowsReader::take() {
  Grid grid = std::exchange(grid_, {});
  if (grid.line == 0) return problem_above(grid, Statement("no rows stand below"));
  return grid;
}

}  // namespace gridmates::minesweeper::formats
