#include "tests/noninterference/twins.h"

#include <algorithm>

namespace gridmates::noninterference {
namespace {

core::Bytes board_by_chance(const core::Game& game, const core::Bytes& options,
                            core::Random& random) {
  return *game.make_board(options, core::seed_from(random.next()), std::nullopt);
}

}  // namespace

std::optional<Twins> waiting_twins(const core::Game& game, core::Table table,
                                   core::Random& random) {
  Twins twins;
  twins.options = game.default_options();
  const core::Bytes at_table = *game.at_table(twins.options, table);
  twins.boards = {board_by_chance(game, at_table, random), board_by_chance(game, at_table, random)};
  twins.starts = false;
  twins.players = game.facts().at(table)->min_seats;
  if ((*twins.boards)[0] == (*twins.boards)[1]) return std::nullopt;
  return twins;
}

MakeTwins twins_of(std::string_view game) {
  constexpr std::pair<std::string_view, MakeTwins> kTwins[] = {
      {"connectfour", connectfour_twins}, {"ultimate", ultimate_twins},
      {"minesweeper", minesweeper_twins}, {"sudoku", sudoku_twins},
      {"tictactoe", tictactoe_twins},
  };
  const auto found = std::ranges::find(kTwins, game, [](const auto& line) { return line.first; });
  return found == std::end(kTwins) ? nullptr : found->second;
}

}  // namespace gridmates::noninterference
