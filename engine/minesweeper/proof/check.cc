#include "engine/minesweeper/proof/check.h"

#include <algorithm>
#include <utility>

#include "engine/minesweeper/field/coordinates.h"
#include "engine/minesweeper/proof/follows.h"

namespace gridmates::minesweeper {
namespace {

using Complaint = std::optional<std::string>;

class Game {
 public:
  explicit Game(const Field& field)
      : field_(field), known_{field.shape, field.mines.count(), numbers_of(field), {}} {}

  Complaint open(Cell cell);
  Complaint take(const Step& step, std::uint32_t budget);
  Complaint end() const;

 private:
  std::string name(Cell cell) const { return cell_name(field_.shape, cell); }
  Complaint check_form(const Step& step) const;
  Complaint check_list(const std::vector<Cell>& cells) const;
  Complaint check_numbers(const Step& step) const;
  Complaint check_cells(const Step& step) const;

  const Field& field_;
  Known known_;
};

Complaint Game::open(Cell cell) {
  if (field_.mines.has(cell)) return name(cell) + " is opened and is a mine.";
  flood(field_.shape, known_.numbers, cell, {}, known_.open);
  return std::nullopt;
}

Complaint Game::take(const Step& step, std::uint32_t budget) {
  if (auto complaint = check_form(step)) return complaint;
  if (auto complaint = check_numbers(step)) return complaint;
  if (auto complaint = check_cells(step)) return complaint;
  switch (follows(known_, step, budget)) {
    case Answer::kYes:
      break;
    case Answer::kNo:
      return "What it says of " + name(step.cells.front()) + " does not follow.";
    case Answer::kOutOfBudget:
      return "Whether it follows is not decided within " + std::to_string(budget) + " nodes.";
  }
  for (const Cell cell : step.cells) {
    if (step.mined) known_.mined.add(cell);
    if (step.mined) continue;
    if (auto complaint = open(cell)) return complaint;
  }
  return std::nullopt;
}

Complaint Game::end() const {
  for (Cell cell = 0; cell < field_.shape.cells(); ++cell) {
    if (field_.mines.has(cell) || known_.open.has(cell)) continue;
    return "The proof ends and " + name(cell) + " is still closed.";
  }
  return std::nullopt;
}

Complaint Game::check_form(const Step& step) const {
  if (step.cells.empty()) return "It says nothing of any cell.";
  if (auto complaint = check_list(step.cells)) return complaint;
  if (auto complaint = check_list(step.because)) return complaint;
  const std::size_t numbers = step.because.size();
  switch (step.argument) {
    case Argument::kNumber:
      return numbers == 1 ? Complaint() : "It has to name one number.";
    case Argument::kSubset:
      return numbers == 2 ? Complaint() : "It has to name two numbers.";
    case Argument::kComponent:
      return numbers >= 1 ? Complaint() : "It has to name numbers.";
    case Argument::kCount:
      return std::nullopt;
  }
  return "There is no such argument.";
}

Complaint Game::check_list(const std::vector<Cell>& cells) const {
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (cells[i] >= field_.shape.cells()) return "It names a cell that is off the field.";
    if (i > 0 && cells[i - 1] >= cells[i]) {
      return "It names " + name(cells[i]) + " out of order or twice.";
    }
  }
  return std::nullopt;
}

Complaint Game::check_numbers(const Step& step) const {
  for (const Cell number : step.because) {
    if (!known_.open.has(number)) return "It uses " + name(number) + ", which is still closed.";
  }
  return std::nullopt;
}

Complaint Game::check_cells(const Step& step) const {
  for (const Cell cell : step.cells) {
    if (field_.mines.has(cell) == step.mined) continue;
    return step.mined ? "It says that " + name(cell) + " is a mine, and it is none."
                      : "It says that " + name(cell) + " is safe, and it is a mine.";
  }
  return std::nullopt;
}

}  // namespace

std::optional<Flaw> check(const Field& field, Cell first, const std::vector<Step>& proof,
                          std::uint32_t budget) {
  const std::size_t most = field.shape.cells();
  Game game(field);
  if (first >= most) return Flaw{0, "The first cell is off the field."};
  if (auto complaint = game.open(first)) return Flaw{0, *std::move(complaint)};
  for (std::size_t i = 0; i < proof.size(); ++i) {
    if (i == most) return Flaw{i, "There are more steps than cells."};
    if (auto complaint = game.take(proof[i], budget)) return Flaw{i, *std::move(complaint)};
  }
  if (auto complaint = game.end()) return Flaw{proof.size(), *std::move(complaint)};
  return std::nullopt;
}

}  // namespace gridmates::minesweeper
