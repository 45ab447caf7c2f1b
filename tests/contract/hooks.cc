// What every game's hooks promise (engine/core/hooks.h).
#include <algorithm>

#include "tests/contract/contract.h"

namespace gridmates::contract {
namespace {

using core::Bytes;
using core::Game;
using core::Table;

void expect(bool good, const char* what, Violations& violations) {
  if (!good) violations.emplace_back(what);
}

bool is_category(const std::string& text) {
  const auto is_shown = [](char c) { return c >= ' ' && c <= '~'; };
  return text.size() <= core::hooks::kCategoryBytes &&
         std::all_of(text.begin(), text.end(), is_shown);
}

void check_options(const Game& game, Table table, const Bytes& options, Violations& violations) {
  const auto here = game.at_table(options, table);
  expect(here.ok(), "options cannot come to a table", violations);
  if (!here) return;
  const auto again = game.at_table(*here, table);
  expect(again && *again == *here, "options come to a table twice", violations);
  expect(is_category(game.category(*here)), "a category that no board of fame can show",
         violations);
}

// The usual board of this table.
void check_board(const Game& game, Table table, const core::Seed& seed, Violations& violations) {
  const auto options = game.at_table(game.default_options(), table);
  const auto board = game.make_board(*options, seed, std::nullopt);
  expect(board.ok(), "default options make no board for a table of the game", violations);
  if (!board) return;
  auto match = game.start(*board);
  expect(match.ok(), "a board for a table of the game does not start", violations);
  if (!match || table != Table::kRace) return;
  expect(match->view({core::Viewer::Kind::kRival, {}}).cells.empty(), "a rival sees cells",
         violations);
  core::Random random(seed);
  for (int i = 0; i < 50; ++i) {
    const auto answer = match->play(core::Seat(0), game.any_move(random));
    expect(answer || answer.error().code != core::RefusalCode::kNeedsBoard,
           "a board for a race waits for a first move", violations);
  }
}

}  // namespace

Violations check_hooks(const Game& game, const core::Seed& seed) {
  Violations violations;
  core::Random random(seed);
  for (Table table : {Table::kCoop, Table::kVersus, Table::kRace}) {
    if (game.facts().at(table) == nullptr) continue;
    check_options(game, table, game.default_options(), violations);
    check_options(game, table, game.any_options(random), violations);
    if (violations.empty()) check_board(game, table, seed, violations);
    const auto malformed = game.at_table({}, table);
    expect(!malformed && malformed.error().code == core::RefusalCode::kMalformed,
           "what are no options come to a table", violations);
  }
  expect(game.category({}).empty(), "what are no options has a category", violations);
  return violations;
}

}  // namespace gridmates::contract
