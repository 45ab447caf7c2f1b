// The moves that the players of a match vote on: their questions.
#include <algorithm>
#include <string>

#include "engine/sudoku/grid/coordinates.h"
#include "engine/sudoku/rules.h"

namespace gridmates::sudoku {
namespace {

constexpr std::string_view kHint = "hint";
constexpr std::string_view kCheck = "check";
constexpr std::string_view kReveal = "reveal ";
constexpr std::string_view kLastGood = "last good";
constexpr std::string_view kRestart = "restart";

// Whether players know from the hint that digits are wrong, but not which.
bool hides_wrong_digit(const State& state) {
  const auto& hint = state.later().hint;
  if (!hint || (*hint)->steps != 1 || (*hint)->found.kind != HintFound::Kind::kWrong) return false;
  const auto& known = state.later().wrong;
  return std::ranges::any_of((*hint)->found.cells, [&](Cell cell) {
    const bool is_digit = cell < state.cells.size() && state.cells[cell].digit != 0;
    return is_digit && std::ranges::find(known, cell) == known.end();
  });
}

}  // namespace

std::string Rules::asks_all(const State& state, const Move& move) {
  if (std::holds_alternative<AskHint>(move.action)) {
    return std::string(hides_wrong_digit(state) ? kHint : "");
  }
  if (std::holds_alternative<Check>(move.action)) return std::string(kCheck);
  if (std::holds_alternative<LastGood>(move.action)) return std::string(kLastGood);
  if (std::holds_alternative<Restart>(move.action)) return std::string(kRestart);
  const auto* reveal = std::get_if<Reveal>(&move.action);
  if (reveal == nullptr || !is_board(state) || reveal->cell >= state.cells.size()) return {};
  return std::string(kReveal) + format_cell(reveal->cell, state.shape().side());
}

std::optional<Move> Rules::agreed(const State& state, std::string_view question) {
  if (question == kHint) return Move{AskHint{}};
  if (question == kCheck) return Move{Check{}};
  if (question == kLastGood) return Move{LastGood{}};
  if (question == kRestart) return Move{Restart{}};
  if (!question.starts_with(kReveal) || !is_board(state)) return std::nullopt;
  const auto cell = parse_cell(question.substr(kReveal.size()), state.shape().side());
  return cell ? std::optional(Move{Reveal{*cell}}) : std::nullopt;
}

}  // namespace gridmates::sudoku
