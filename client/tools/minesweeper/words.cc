#include "client/tools/minesweeper/words.h"

#include "engine/minesweeper/field/coordinates.h"
#include "engine/text/joined.h"

namespace gridmates::tools::mines {
namespace {

using minesweeper::Argument;
using minesweeper::Cell;
using minesweeper::Cells;
using minesweeper::Position;
using minesweeper::Step;

std::string counted(unsigned number, const std::string& what) {
  return std::to_string(number) + ' ' + what + (number == 1 ? "" : "s");
}

std::string conclusion_of(const Position& position, const Step& step) {
  const auto name = [&](Cell cell) { return cell_name(position.shape, cell); };
  const bool is_one = step.cells.size() == 1;
  const std::string what =
      step.mined ? (is_one ? " is a mine" : " are mines") : (is_one ? " is safe" : " are safe");
  return text::joined(step.cells, name) + what;
}

std::string of_one_number(const Position& position, const Cells& mined, Cell number) {
  std::vector<Cell> known;
  unsigned closed = 0;
  for (const Cell at : minesweeper::Neighbours(position.shape, number)) {
    const bool is_known = mined.has(at) || position.cells[at] == minesweeper::kShownMine;
    if (is_known) known.push_back(at);
    closed += !is_known && position.closed(at) ? 1U : 0U;
  }
  const auto name = [&](Cell cell) { return cell_name(position.shape, cell); };
  std::string words = name(number) + " shows " + std::to_string(position.cells[number]);
  const std::string mines = (known.size() == 1 ? " touches the mine " : " touches the mines ") +
                            text::joined(known, name);
  if (known.size() == position.cells[number]) return known.empty() ? words : words + " and" + mines;
  if (known.empty()) return words + " and touches only " + counted(closed, "closed cell");
  return words + ',' + mines + " and only " + std::to_string(closed) + " more";
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
std::string in_words(const Position& position, const Cells& mined, const Step& step) {
  const std::string conclusion = conclusion_of(position, step);
  if (step.argument == Argument::kNumber) {
    return of_one_number(position, mined, step.because.front()) + ": " + conclusion;
  }
  const auto shows = [&](Cell cell) {
    return cell_name(position.shape, cell) + " shows " + std::to_string(position.cells[cell]);
  };
  const std::string numbers = text::joined(step.because, shows);
  if (step.argument != Argument::kCount) {
    return numbers + ": together they leave no other way, " + conclusion;
  }
  return (numbers.empty() ? "" : numbers + ", and ") + ("there are " + left_in_words(position)) +
         ": " + conclusion;
}

}  // namespace gridmates::tools::mines
