#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"
#include "client/lines/list.h"
#include "client/lines/mark_looks.h"
#include "engine/connectfour/position.h"

namespace gridmates::lines {
namespace {

using connectfour::kCells;
using connectfour::kColumns;
using connectfour::kRows;

char disc_sign(v1::ConnectFourDisc disc) {
  switch (disc) {
    case v1::CONNECT_FOUR_DISC_X:
      return 'X';
    case v1::CONNECT_FOUR_DISC_O:
      return 'O';
    default:
      return '.';
  }
}

// Columns are numbers and rows letters, from the bottom.
constexpr std::array<commands::Help, 5> kLooks = {
    {{"row a", tr_later("the discs of a row")},
     {"column 4", tr_later("the discs of a column, from the top")},
     {"cell 4a", tr_later("what stands in a cell")},
     {"last", tr_later("where the last disc fell to")},
     {"status", tr_later("the last disc, who is to move, and what decides")}}};

class ConnectFourLines final : public GameLines {
 public:
  std::string_view game() const override { return "connectfour"; }
  // The first player of a match has X.
  std::string describe(const MadeMove& made, const std::string& who) const override {
    const std::uint32_t column = made.moved.move().connectfour().column();
    return tr("{} played {} ({}).", who, column + 1, made.moved.player() == 0 ? "X" : "O");
  }

  // Rows are named as in cells, from the bottom.
  std::vector<std::string> board(const Sight& sight) const override {
    const v1::ConnectFourView& board = sight.match.connectfour();
    if (board.cells_size() != kCells) return {tr("a board that this client does not know")};
    std::vector<std::string> lines;
    std::string winning;
    std::string last;
    for (int row = 0; row < kRows; ++row) {
      std::string line = std::string("row ") + static_cast<char>('a' + kRows - 1 - row) + ":";
      for (int column = 0; column < kColumns; ++column) {
        const int cell = row * kColumns + column;
        line += ' ';
        line += disc_sign(board.cells(cell).disc());
        const std::string name = connectfour::format_cell(static_cast<std::uint8_t>(cell));
        if (board.cells(cell).winning()) winning += " " + name;
        if (board.cells(cell).last()) last = name;
      }
      lines.push_back(line);
    }
    lines.emplace_back("columns: 1 2 3 4 5 6 7");
    if (!last.empty()) lines.push_back("last disc: " + last);
    if (!winning.empty()) lines.push_back("winning discs:" + winning);
    const std::uint32_t next = board.status().to_move();
    if (!sight.over && (next == 1 || next == 2)) {
      lines.push_back("to move: " + player_name(sight.match, next - 1) +
                      (next == 1 ? " (X)" : " (O)"));
    }
    return lines;
  }

  std::span<const commands::Help> looks() const override { return kLooks; }
  std::optional<Looked> look(std::span<const std::string> words,
                             const Sight& sight) const override {
    const v1::ConnectFourView& view = sight.match.connectfour();
    if (view.cells_size() != kCells) return std::nullopt;
    MarkBoard board{letters_to(kRows), numbers_to(kColumns), {}};
    std::ranges::reverse(board.rows);
    for (const auto& cell : view.cells()) board.signs.push_back(disc_sign(cell.disc()));
    return look_at_marks(words, sight, *this, board);
  }
};

}  // namespace

const GameLines& connectfour_lines() {
  static const ConnectFourLines kFace;
  return kFace;
}

}  // namespace gridmates::lines
