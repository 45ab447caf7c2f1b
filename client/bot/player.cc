#include "client/bot/player.h"

#include <array>
#include <vector>

#include "client/bot/minesweeper.h"

namespace gridmates::bot {
namespace {

std::optional<v1::Move> pick_tictactoe(const v1::MatchView& match, core::Random& random) {
  std::vector<std::uint32_t> empty;
  const auto& cells = match.tictactoe().cells();
  for (int i = 0; i < cells.size(); ++i) {
    if (cells[i].mark() == v1::TIC_TAC_TOE_MARK_UNSPECIFIED)
      empty.push_back(static_cast<std::uint32_t>(i));
  }
  if (empty.empty()) return std::nullopt;
  v1::Move move;
  move.mutable_tictactoe()->set_cell(empty[random.below(static_cast<std::uint32_t>(empty.size()))]);
  return move;
}

// Another digit than stands there, in any cell that is not given: as good as never the solution.
std::optional<v1::Move> pick_sudoku(const v1::MatchView& match, core::Random& random) {
  std::vector<std::uint32_t> open;
  const auto& cells = match.sudoku().cells();
  for (int i = 0; i < cells.size(); ++i) {
    if (!cells[i].given()) open.push_back(static_cast<std::uint32_t>(i));
  }
  if (open.empty()) return std::nullopt;
  const std::uint32_t cell = open[random.below(static_cast<std::uint32_t>(open.size()))];
  const std::uint32_t old = cells[static_cast<int>(cell)].digit();
  v1::Move move;
  v1::SudokuSet& set = *move.mutable_sudoku()->mutable_set();
  set.set_cell(cell);
  set.set_digit((old + random.below(8)) % 9 + 1);
  return move;
}

std::optional<v1::Move> pick_minesweeper(const v1::MatchView& match, core::Random&) {
  const auto choice = minesweeper_move(match.columns(), match.minesweeper());
  if (!choice) return std::nullopt;
  v1::Move move;
  *move.mutable_minesweeper() = *choice;
  return move;
}

constexpr std::array<Player, 3> kPlayers = {{{"tictactoe", v1::TABLE_VERSUS, &pick_tictactoe},
                                             {"sudoku", v1::TABLE_COOP, &pick_sudoku},
                                             {"minesweeper", v1::TABLE_COOP, &pick_minesweeper}}};

}  // namespace

const Player* find_player(std::string_view game) {
  for (const Player& player : kPlayers) {
    if (player.game == game) return &player;
  }
  return nullptr;
}

}  // namespace gridmates::bot
