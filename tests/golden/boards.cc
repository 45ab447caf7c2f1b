#include "tests/golden/boards.h"

#include <map>
#include <tuple>

#include "engine/connectfour/rules.h"
#include "engine/minesweeper/rules.h"
#include "engine/sudoku/rules.h"
#include "engine/tictactoe/rules.h"
#include "engine/ultimate/rules.h"

namespace gridmates::golden {
namespace {

using core::Bytes;
using core::ByteView;
using Rows = std::vector<std::string>;

char digit_mark(std::uint8_t digit) { return digit == 0 ? '.' : static_cast<char>('0' + digit); }

// The marks of all cells, split into rows.
Rows cut(const std::string& marks, std::size_t columns) {
  Rows rows;
  for (std::size_t at = 0; at < marks.size(); at += columns) {
    rows.push_back(marks.substr(at, columns));
  }
  return rows;
}

std::string joined(const Rows& rows) {
  std::string marks;
  for (const std::string& row : rows) marks += row;
  return marks;
}

BoardText sudoku_text(ByteView bytes) {
  const auto board = core::decode<sudoku::Rules::Board>(bytes);
  if (!board) return {Bytes(bytes.begin(), bytes.end()), {}};
  std::string marks;
  for (const std::uint8_t digit : board->givens) marks += digit_mark(digit);
  return {{}, cut(marks, sudoku::kSide)};
}

Bytes sudoku_bytes(const BoardText& text) {
  const std::string marks = joined(text.rows);
  sudoku::Rules::Board board;
  if (!text.rest.empty() || marks.size() != board.givens.size()) return {};
  for (std::size_t i = 0; i < marks.size(); ++i) {
    if (marks[i] != '.' && (marks[i] < '1' || marks[i] > '9')) return {};
    board.givens[i] = marks[i] == '.' ? std::uint8_t{0} : static_cast<std::uint8_t>(marks[i] - '0');
  }
  return core::encode(board);
}

// A field without its mines.
struct MinesRest {
  minesweeper::Options options;
  minesweeper::Laid laid = minesweeper::Laid::kWaits;
  bool guaranteed = false;
  minesweeper::Cell first = 0;
  core::Seed salt{};

  static constexpr auto fields(auto& self) {
    return std::tie(self.options, self.laid, self.guaranteed, self.first, self.salt);
  }
};

BoardText mines_text(ByteView bytes) {
  const auto board = core::decode<minesweeper::Board>(bytes);
  if (!board) return {Bytes(bytes.begin(), bytes.end()), {}};
  const auto shape = board->options.shape;
  std::string marks;
  for (minesweeper::Cell cell = 0; cell < shape.cells(); ++cell) {
    marks += board->mines.has(cell) ? '*' : '.';
  }
  const MinesRest rest{board->options, board->laid, board->guaranteed, board->first, board->salt};
  return {core::encode(rest), cut(marks, shape.width)};
}

Bytes mines_bytes(const BoardText& text) {
  const auto rest = core::decode<MinesRest>(text.rest);
  const std::string marks = joined(text.rows);
  if (!rest || marks.size() != rest->options.shape.cells()) return {};
  minesweeper::Board board{rest->options, rest->laid, rest->guaranteed, rest->first, {},
                           rest->salt,    {}};
  for (minesweeper::Cell cell = 0; cell < marks.size(); ++cell) {
    if (marks[cell] != '*' && marks[cell] != '.') return {};
    board.mines.set(cell, marks[cell] == '*');
  }
  return core::encode(board);
}

char sudoku_mark(ByteView bytes) {
  const auto cell = core::decode<sudoku::View::Cell>(bytes);
  return cell ? digit_mark(cell->digit) : '!';
}

char mines_mark(ByteView bytes) {
  const auto cell = core::decode<minesweeper::View::Cell>(bytes);
  if (!cell) return '!';
  switch (cell->face) {
    case minesweeper::Face::kClosed:
      return '#';
    case minesweeper::Face::kFlag:
      return 'F';
    case minesweeper::Face::kMark:
      return '?';
    case minesweeper::Face::kOpen:
      return digit_mark(cell->number);
    case minesweeper::Face::kHit:
      return '*';
    case minesweeper::Face::kMine:
      return 'M';
    case minesweeper::Face::kWrongFlag:
      return 'x';
  }
  return '!';
}

template <class Piece>
char piece_mark(const std::optional<Piece>& piece) {
  if (!piece) return '!';
  return *piece == Piece::kNone ? '.' : *piece == Piece::kX ? 'X' : 'O';
}

char tictactoe_mark(ByteView bytes) {
  const auto cell = core::decode<tictactoe::View::Cell>(bytes);
  return piece_mark(cell ? std::optional(cell->mark) : std::nullopt);
}

char connectfour_mark(ByteView bytes) {
  const auto cell = core::decode<connectfour::View::Cell>(bytes);
  return piece_mark(cell ? std::optional(cell->disc) : std::nullopt);
}

char ultimate_mark(ByteView bytes) {
  const auto cell = core::decode<ultimate::View::Cell>(bytes);
  return piece_mark(cell ? std::optional(cell->mark) : std::nullopt);
}

}  // namespace

BoardText board_text(std::string_view game, ByteView board) {
  if (game == sudoku::Rules::facts().id) return sudoku_text(board);
  if (game == minesweeper::Rules::facts().id) return mines_text(board);
  return {Bytes(board.begin(), board.end()), {}};
}

Bytes board_bytes(std::string_view game, const BoardText& text) {
  if (text.rows.empty()) return text.rest;
  if (game == sudoku::Rules::facts().id) return sudoku_bytes(text);
  if (game == minesweeper::Rules::facts().id) return mines_bytes(text);
  return {};
}

Rows rows_of(std::string_view game, const core::MatchView& view) {
  static const std::map<std::string_view, char (*)(ByteView)> kMarks = {
      {sudoku::Rules::facts().id, sudoku_mark},
      {minesweeper::Rules::facts().id, mines_mark},
      {tictactoe::Rules::facts().id, tictactoe_mark},
      {connectfour::Rules::facts().id, connectfour_mark},
      {ultimate::Rules::facts().id, ultimate_mark}};
  const auto mark = kMarks.find(game);
  if (mark == kMarks.end() || view.columns == 0) return {};
  std::string marks;
  for (const ByteView cell : view.cells) marks += mark->second(cell);
  return cut(marks, view.columns);
}

}  // namespace gridmates::golden
