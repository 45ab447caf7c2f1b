#include "client/catalogue/catalogue.h"
#include "client/games/ultimate/board.h"
#include "client/lines/list.h"
#include "client/lines/mark_looks.h"
#include "engine/ultimate/position.h"

namespace gridmates::lines {
namespace {

using ultimate::kNines;
using ultimate::kSide;

// "row 1: . X . | . . . | . . O": a bar between the small boards.
std::string row_line(const v1::UltimateView& board, int row) {
  std::string line = "row " + std::to_string(row + 1) + ":";
  for (int column = 0; column < kSide; ++column) {
    if (column > 0 && column % 3 == 0) line += " |";
    line += {' ', words::sign_of(board.cells(row * kSide + column).mark())};
  }
  return line;
}

// The result of a small board; empty while it is open.
std::string closed_words(const v1::UltimateBoard& small) {
  switch (small.result()) {
    case v1::ULTIMATE_RESULT_X:
      return tr("won by {}", 'X');
    case v1::ULTIMATE_RESULT_O:
      return tr("won by {}", 'O');
    case v1::ULTIMATE_RESULT_DRAWN:
      return tr("full, won by nobody");
    default:
      return {};
  }
}

class UltimateLines final : public GameLines {
 public:
  std::string_view game() const override { return "ultimate"; }
  // The first player of a match has X.
  std::string describe(const MadeMove& made, const std::string& who) const override {
    const std::uint32_t cell = made.moved.move().ultimate().cell();
    const std::string name = cell < ultimate::kCells
                                 ? ultimate::format_cell(static_cast<std::uint8_t>(cell))
                                 : tr("a cell");
    return tr("{} played {} ({}).", who, name, made.moved.player() == 0 ? "X" : "O");
  }

  std::vector<std::string> board(const Sight& sight) const override {
    const v1::UltimateView& board = sight.match.ultimate();
    if (!words::is_whole(board)) return {tr("a board that this client does not know")};
    std::vector<std::string> lines = {"columns: a b c | d e f | g h i"};
    for (int row = 0; row < kSide; ++row) lines.push_back(row_line(board, row));
    std::string winning;
    for (std::uint8_t i = 0; i < kNines; ++i) {
      const v1::UltimateBoard& small = board.status().boards(i);
      const std::string name = ultimate::format_board(i);
      if (const std::string words = closed_words(small); !words.empty()) {
        lines.push_back("board " + name + ": " + words);
      }
      if (small.winning()) winning += ' ' + name;
    }
    for (std::uint8_t cell = 0; cell < ultimate::kCells; ++cell) {
      if (board.cells(cell).last()) lines.push_back("last mark: " + ultimate::format_cell(cell));
    }
    if (!winning.empty()) lines.push_back("winning boards:" + winning);
    const std::uint32_t next = board.status().to_move();
    if (sight.over || (next != 1 && next != 2)) return lines;
    const std::string sent = words::sent_to(board);
    lines.push_back("play in: " + (sent.empty() ? tr("any open board") : sent));
    lines.push_back("to move: " + player_name(sight.match, next - 1) +
                    (next == 1 ? " (X)" : " (O)"));
    return lines;
  }

  std::span<const commands::Help> looks() const override { return mark_looks(); }
  std::optional<Looked> look(std::span<const std::string> words,
                             const Sight& sight) const override {
    const v1::UltimateView& view = sight.match.ultimate();
    if (!words::is_whole(view)) return std::nullopt;
    MarkBoard board{numbers_to(kSide), letters_to(kSide), {}};
    for (const auto& cell : view.cells()) board.signs.push_back(words::sign_of(cell.mark()));
    return look_at_marks(words, sight, *this, board);
  }
};

}  // namespace

const GameLines& ultimate_lines() {
  static const UltimateLines kFace;
  return kFace;
}

}  // namespace gridmates::lines
