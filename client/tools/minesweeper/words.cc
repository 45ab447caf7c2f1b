#include "client/tools/minesweeper/words.h"

#include "engine/minesweeper/field/coordinates.h"

namespace gridmates::tools::mines {
namespace {

using minesweeper::Argument;
using minesweeper::Cell;
using minesweeper::Position;
using minesweeper::Step;

std::string counted(unsigned number, const std::string& what) {
  return std::to_string(number) + ' ' + what + (number == 1 ? "" : "s");
}

template <class In>
unsigned count_around(const Position& position, Cell cell, In in) {
  unsigned count = 0;
  for (const Cell at : minesweeper::Neighbours(position.shape, cell)) count += in(at) ? 1U : 0U;
  return count;
}

// "m6", "m6 and n6", "l6, m6 and n6"
template <class Name>
std::string list_of(const std::vector<Cell>& cells, Name name) {
  std::string list;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0) list += i + 1 == cells.size() ? " and " : ", ";
    list += name(cells[i]);
  }
  return list;
}

std::string conclusion_of(const Position& position, const Step& step) {
  const auto name = [&](Cell cell) { return cell_name(position.shape, cell); };
  const bool is_one = step.cells.size() == 1;
  const std::string what =
      step.mined ? (is_one ? " is a mine" : " are mines") : (is_one ? " is safe" : " are safe");
  return list_of(step.cells, name) + what;
}

std::string of_one_number(const Position& position, Cell number) {
  const auto is_shown = [&](Cell at) { return position.cells[at] == minesweeper::kShownMine; };
  const unsigned shown = count_around(position, number, is_shown);
  const unsigned closed =
      count_around(position, number, [&](Cell at) { return position.closed(at); });
  std::string words =
      cell_name(position.shape, number) + " shows " + std::to_string(position.cells[number]);
  const bool is_full = shown == position.cells[number];
  if (shown > 0) words += " and touches " + counted(shown, "shown mine");
  if (!is_full) words += " and touches only " + counted(closed, "closed cell");
  return words;
}

}  // namespace

std::string left_in_words(const Position& position) {
  unsigned left = position.mines;
  unsigned closed = 0;
  for (const std::uint8_t cell : position.cells) {
    left -= cell == minesweeper::kShownMine ? 1U : 0U;
    closed += cell == minesweeper::kClosed ? 1U : 0U;
  }
  return counted(left, "mine") + " left in " + counted(closed, "closed cell");
}
std::string in_words(const Position& position, const Step& step) {
  const std::string conclusion = conclusion_of(position, step);
  if (step.argument == Argument::kNumber) {
    return of_one_number(position, step.because.front()) + ": " + conclusion;
  }
  const auto shows = [&](Cell cell) {
    return cell_name(position.shape, cell) + " shows " + std::to_string(position.cells[cell]);
  };
  const std::string numbers = list_of(step.because, shows);
  if (step.argument != Argument::kCount) {
    return numbers + ": together they leave no other way, " + conclusion;
  }
  return (numbers.empty() ? "" : numbers + ", and ") + ("there are " + left_in_words(position)) +
         ": " + conclusion;
}

}  // namespace gridmates::tools::mines
