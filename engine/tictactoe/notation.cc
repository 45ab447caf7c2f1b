#include "engine/tictactoe/notation.h"

#include <cctype>
#include <utility>
#include <vector>

#include "engine/pgn/rows.h"

namespace gridmates::tictactoe {
namespace {

std::vector<std::string_view> parts_of(std::string_view text, char between) {
  std::vector<std::string_view> parts;
  while (true) {
    const std::size_t end = text.find(between);
    if (!text.substr(0, end).empty() || between != ' ') parts.push_back(text.substr(0, end));
    if (end == std::string_view::npos) return parts;
    text.remove_prefix(end + 1);
  }
}

bool is_digit(char sign) { return sign >= '0' && sign <= '9'; }

// Reads the marks of a row into `cells`, which has one entry per column of the board.
core::Result<core::Ok> read_row(std::string_view row, int number, std::span<Mark> cells) {
  const auto wrong = [&](bool is_more) {
    core::Parameters parts = {{"number", std::to_string(number)},
                              {"count", std::to_string(cells.size())}};
    return is_more ? core::invalid("Row {number} has more than {count} cells.", std::move(parts))
                   : core::invalid("Row {number} has fewer than {count} cells.", std::move(parts));
  };
  std::size_t cell = 0;
  for (std::size_t at = 0; at < row.size();) {
    if (is_digit(row[at])) {
      std::size_t empty = 0;
      for (; at < row.size() && is_digit(row[at]); ++at) {
        empty = std::min<std::size_t>(10 * empty + static_cast<std::size_t>(row[at] - '0'), 100);
      }
      cell += empty;
      continue;
    }
    const char sign = static_cast<char>(std::tolower(static_cast<unsigned char>(row[at++])));
    if (sign != 'x' && sign != 'o') {
      return core::invalid("Rows are of x, o and numbers of empty cells, as in xo1/1x1/3.");
    }
    if (cell >= cells.size()) return wrong(true);
    cells[cell++] = sign == 'x' ? Mark::kX : Mark::kO;
  }
  if (cell != cells.size()) return wrong(cell > cells.size());
  return core::Ok{};
}

}  // namespace

core::Result<PositionLine> read_position(std::string_view line) {
  const auto words = parts_of(line, ' ');
  const bool is_exact = words.size() == 4 && words[3] == "exact";
  if (words.size() != 3 && !is_exact) {
    return core::invalid("A position is a board, its rows and who is to move: 3x3x3 xo1/1x1/3 o.");
  }
  const auto board = read_board(words[0]);
  if (!board) return core::invalid("The board is COLUMNSxROWSxIN_A_ROW, as in 15x15x5.");
  PositionLine read{*board, {}};
  if (is_exact) read.variant.rest.value.overline = Overline::kNoLine;
  if (auto good = check(read.variant); !good) return good.error();
  std::vector<Mark> marks(read.variant.cells());
  const auto rows = parts_of(words[1], '/');
  if (rows.size() != read.variant.rows()) {
    return core::invalid(
        "The board has {rows} rows; rows found: {found}.",
        {{"rows", std::to_string(read.variant.rows())}, {"found", std::to_string(rows.size())}});
  }
  for (std::size_t row = 0; row < rows.size(); ++row) {
    const auto cells = std::span(marks).subspan(row * read.variant.columns, read.variant.columns);
    if (auto good = read_row(rows[row], static_cast<int>(row) + 1, cells); !good) {
      return good.error();
    }
  }
  read.position = Position(std::move(marks));
  const bool x_moves = count(read.position, Mark::kX) == count(read.position, Mark::kO);
  if (words[2] != "x" && words[2] != "o") return core::invalid("Who is to move is x or o.");
  if ((words[2] == "x") != x_moves) {
    return core::invalid("By the marks {mark} is to move.", {{"mark", x_moves ? "x" : "o"}});
  }
  return read;
}

std::string position_words(const PositionLine& line) {
  std::string words = board_word(line.variant);
  words += ' ' + pgn::rows_of(line.variant.columns, line.variant.rows(), [&](std::size_t cell) {
             const Mark mark = line.position[cell];
             return mark == Mark::kNone ? '.' : mark == Mark::kX ? 'x' : 'o';
           });
  const bool x_moves = count(line.position, Mark::kX) == count(line.position, Mark::kO);
  words += x_moves ? " x" : " o";
  if (line.variant.overline() == Overline::kNoLine) words += " exact";
  return words;
}

}  // namespace gridmates::tictactoe
