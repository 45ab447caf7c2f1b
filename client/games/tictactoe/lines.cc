#include "client/lines/list.h"
#include "engine/tictactoe/coordinates.h"

namespace gridmates::lines {
namespace {

constexpr int kSide = 3;

char mark_sign(v1::TicTacToeMark mark) {
  switch (mark) {
    case v1::TIC_TAC_TOE_MARK_X:
      return 'X';
    case v1::TIC_TAC_TOE_MARK_O:
      return 'O';
    default:
      return '.';
  }
}

bool whole(const v1::MatchView& match) { return match.tictactoe().cells_size() == kSide * kSide; }

class TicTacToeLines final : public GameLines {
 public:
  std::string_view game() const override { return "tictactoe"; }
  // The first player of a match has X.
  std::string describe(const MadeMove& made, const std::string& who) const override {
    const std::uint32_t cell = made.moved.move().tictactoe().cell();
    const std::string name =
        cell < kSide * kSide ? tictactoe::format_cell(static_cast<std::uint8_t>(cell)) : "?";
    return who + " played " + name + " (" + (made.moved.player() == 0 ? "X" : "O") + ").";
  }

  std::vector<std::string> board(const Sight& sight) const override {
    const v1::MatchView& match = sight.match;
    if (!whole(match)) return {"a board that this client does not know"};
    std::vector<std::string> lines;
    std::string winning;
    for (int row = 0; row < kSide; ++row) {
      std::string line = "row " + std::to_string(row + 1) + ":";
      for (int column = 0; column < kSide; ++column) {
        const int cell = row * kSide + column;
        line += ' ';
        line += mark_sign(match.tictactoe().cells(cell).mark());
        if (match.tictactoe().cells(cell).winning()) {
          winning += " " + tictactoe::format_cell(static_cast<std::uint8_t>(cell));
        }
      }
      lines.push_back(line);
    }
    if (!winning.empty()) lines.push_back("winning line:" + winning);
    if (const std::uint32_t next = match.tictactoe().status().to_move(); next == 1 || next == 2) {
      lines.push_back("to move: " + player_name(match, next - 1) + (next == 1 ? " (X)" : " (O)"));
    }
    return lines;
  }
};

}  // namespace

const GameLines& tictactoe_lines() {
  static const TicTacToeLines kFace;
  return kFace;
}

}  // namespace gridmates::lines
