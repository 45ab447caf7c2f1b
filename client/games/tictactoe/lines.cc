#include "client/catalogue/catalogue.h"
#include "client/games/tictactoe/board.h"
#include "client/lines/list.h"
#include "client/lines/mark_looks.h"
#include "engine/tictactoe/coordinates.h"

namespace gridmates::lines {
namespace {

using tictactoe::Variant;

// " (X)": the mark that was put. If the match is not known, the first player's is taken to be X,
// which is wrong after a swap.
std::string mark_words(const MadeMove& made) {
  const v1::TicTacToeMove& move = made.moved.move().tictactoe();
  if (move.act() != v1::TIC_TAC_TOE_ACT_UNSPECIFIED) return {};
  char mark = made.moved.player() == 0 ? 'X' : 'O';
  if (made.match != nullptr) {
    const auto& cells = made.match->tictactoe().cells();
    if (move.cell() >= static_cast<std::uint32_t>(cells.size())) return {};
    mark = words::sign_of(cells[static_cast<int>(move.cell())].mark());
  }
  return std::string(" (") + mark + ')';
}

// The letters above the columns, for boards that are too wide to count them.
std::string columns_line(const Variant& variant) {
  std::string line = "columns:";
  for (int column = 0; column < variant.columns; ++column) {
    line += {' ', static_cast<char>('a' + column)};
  }
  return line;
}

std::string opening_line(const v1::MatchView& match) {
  const v1::TicTacToeStatus& status = match.tictactoe().status();
  const std::string who = player_name(match, status.to_move() - 1);
  switch (status.step()) {
    case v1::TIC_TAC_TOE_STEP_PIE:
      return status.plies() == 1 ? "opening: " + tr("{} may play, or swap", who) : "";
    case v1::TIC_TAC_TOE_STEP_THREE:
      return "opening: " + tr("{} puts X, O and X", who);
    case v1::TIC_TAC_TOE_STEP_CHOICE:
      return "opening: " + tr("{} may play, swap, or put two more (more)", who);
    case v1::TIC_TAC_TOE_STEP_TWO:
      return "opening: " + tr("{} puts O and X", who);
    case v1::TIC_TAC_TOE_STEP_COLOUR:
      return "opening: " + tr("{} chooses: swap or stay", who);
    default:
      return {};
  }
}

class TicTacToeLines final : public GameLines {
 public:
  std::string_view game() const override { return "tictactoe"; }

  std::string describe(const MadeMove& made, const std::string& who) const override {
    std::uint32_t columns = made.match == nullptr ? made.columns : made.match->columns();
    if (columns == 0) columns = tictactoe::kSide;
    return who + ' ' + words::move_words(made.moved.move().tictactoe(), columns) +
           mark_words(made) + '.';
  }
  std::uint32_t columns(const v1::GameOptions& options) const override {
    const std::uint32_t size = options.tictactoe().size();
    return size == 0 ? static_cast<std::uint32_t>(tictactoe::kSide) : size;
  }

  std::vector<std::string> board(const Sight& sight) const override {
    const v1::MatchView& match = sight.match;
    const auto variant = words::variant_of(match);
    if (!variant) return {tr("a board that this client does not know")};
    std::vector<std::string> lines;
    const bool usual = *variant == Variant{};
    if (!usual) lines.push_back(columns_line(*variant));
    std::string winning;
    std::string last;
    for (int row = 0; row < variant->rows(); ++row) {
      std::string line = "row " + std::to_string(row + 1) + ":";
      for (int column = 0; column < variant->columns; ++column) {
        const int cell = row * variant->columns + column;
        const v1::TicTacToeCell& content = match.tictactoe().cells(cell);
        const std::string name =
            tictactoe::format_cell(static_cast<std::uint32_t>(cell), variant->columns);
        line += {' ', words::sign_of(content.mark())};
        if (content.winning()) winning += " " + name;
        if (content.last()) last = name;
      }
      lines.push_back(line);
    }
    if (!usual) lines.push_back("rule: " + words::rule_words(*variant));
    if (!last.empty()) lines.push_back("last mark: " + last);
    if (!winning.empty()) lines.push_back("winning line:" + winning);
    const std::uint32_t next = match.tictactoe().status().to_move();
    if (sight.over || (next != 1 && next != 2)) return lines;
    lines.push_back("to move: " + player_name(match, next - 1) + " (" + words::next_mark(match) +
                    ")");
    if (const std::string opening = opening_line(match); !opening.empty()) lines.push_back(opening);
    return lines;
  }

  std::span<const commands::Help> looks() const override { return mark_looks(); }
  std::optional<Looked> look(std::span<const std::string> words,
                             const Sight& sight) const override {
    const auto variant = words::variant_of(sight.match);
    if (!variant) return std::nullopt;
    MarkBoard board{numbers_to(variant->rows()), letters_to(variant->columns), {}};
    for (const auto& cell : sight.match.tictactoe().cells()) {
      board.signs.push_back(words::sign_of(cell.mark()));
    }
    return look_at_marks(words, sight, *this, board);
  }
};

}  // namespace

const GameLines& tictactoe_lines() {
  static const TicTacToeLines kFace;
  return kFace;
}

}  // namespace gridmates::lines
