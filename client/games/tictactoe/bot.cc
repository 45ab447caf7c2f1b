#include <vector>

#include "client/bot/list.h"

namespace gridmates::bot {
namespace {

std::optional<v1::Move> pick(const v1::MatchView& match, core::Random& random) {
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

}  // namespace

Player tictactoe_player() { return {"tictactoe", v1::TABLE_VERSUS, pick}; }

}  // namespace gridmates::bot
