#include "engine/sudoku/logic/sue_de_coq.h"

#include <bit>

#include "engine/sudoku/logic/step_parts.h"

namespace gridmates::sudoku {
namespace {

constexpr int kMostCrossingCells = 3;

// The most cells that the line's part, or the box's part, may have.
constexpr int most_part_cells(int side) { return side <= 9 ? 6 : 3; }

// Some cells and their digits. They use up `covered` of the intersection's digits; their other
// cells hold digits that the intersection does not have.
template <class Capacity>
struct Part {
  CellSet<Capacity> cells;
  DigitSet digits = 0;
  int covered = 0;
};

template <class Capacity>
using Parts = std::vector<Part<Capacity>>;

// The intersection of a line and a box.
template <class Capacity>
struct Crossing {
  CellSet<Capacity> cells;
  DigitSet digits = 0;
  Unit line = 0;
  Unit box = 0;
};

// Calls visit(cells, digits) for every choice of up to `most` cells that extends `chosen`, until it
// returns true.
template <class Capacity, class Visit>
bool each_choice(const Board<Capacity>& board, CellSet<Capacity> left, int most,
                 const CellSet<Capacity>& chosen, DigitSet digits, Visit& visit) {
  if (most == 0) return false;
  for (std::size_t cell : left) {
    left.remove(cell);
    CellSet<Capacity> more = chosen;
    more.add(cell);
    const DigitSet together = digits | board.candidates(cell);
    if (visit(more, together)) return true;
    if (each_choice(board, left, most - 1, more, together, visit)) return true;
  }
  return false;
}

template <class Capacity>
void collect_parts(const Board<Capacity>& board, const CellSet<Capacity>& from,
                   const Crossing<Capacity>& crossing, Parts<Capacity>& parts) {
  parts.clear();
  const int most = most_part_cells(board.side());
  CellSet<Capacity> fit;  // a cell with more digits of its own is in no part
  for (std::size_t cell : from) {
    if (std::popcount(board.candidates(cell) & ~crossing.digits) < most) fit.add(cell);
  }
  auto collect = [&](const CellSet<Capacity>& cells, DigitSet digits) {
    const int covered = cells.count() - std::popcount(digits & ~crossing.digits);
    if (covered >= 1) parts.push_back({cells, digits, covered});
    return false;
  };
  each_choice<Capacity>(board, fit, most, {}, 0, collect);
}

template <class Capacity>
std::vector<Node> nodes_of(const CellSet<Capacity>& cells, DigitSet digits) {
  std::vector<Node> out;
  for (std::uint8_t digit : list_of(digits)) out.push_back({list_of(cells), digit, true});
  return out;
}

template <class Capacity>
bool tell(const Board<Capacity>& board, const Crossing<Capacity>& crossing,
          const Part<Capacity>& line, const Part<Capacity>& box, Steps& steps) {
  const auto& geometry = board.geometry();
  Step step;
  const auto sweep = [&](Unit unit, const Part<Capacity>& mine, const Part<Capacity>& other) {
    const auto others = geometry.cells_of[unit].without(crossing.cells | mine.cells);
    for (int digit : DigitsOf{mine.digits | (crossing.digits & ~other.digits)}) {
      strike(step, board.places(digit) & others, digit);
    }
  };
  sweep(crossing.line, line, box);
  sweep(crossing.box, box, line);
  if (step.eliminations.empty()) return false;
  tidy(step);
  step.technique = Technique::kSueDeCoq;
  step.cells = list_of(crossing.cells | line.cells | box.cells);
  step.digits = list_of(crossing.digits | line.digits | box.digits);
  step.units = {crossing.line, crossing.box};
  step.chains = {nodes_of<Capacity>(crossing.cells, crossing.digits),
                 nodes_of<Capacity>(line.cells, line.digits),
                 nodes_of<Capacity>(box.cells, box.digits)};
  return steps.add(std::move(step));
}

// Searches parts that, with some cells of the intersection, have as many digits as cells.
template <class Capacity>
class Search {
 public:
  Search(const Board<Capacity>& board, Steps& steps) : board_(board), steps_(steps) {}

  // Returns true when no more are wanted.
  bool look_at(Unit line, Unit box) {
    const auto& cells_of = board_.geometry().cells_of;
    const auto both = cells_of[line] & cells_of[box] & board_.empty_cells();
    auto visit = [&](const CellSet<Capacity>& cells, DigitSet digits) {
      const int lacking = std::popcount(digits) - cells.count();
      return cells.count() >= 2 && lacking >= 2 && lacking <= 2 * most_part_cells(board_.side()) &&
             complete({cells, digits, line, box}, lacking);
    };
    return both.count() >= 2 &&
           each_choice<Capacity>(board_, both, kMostCrossingCells, {}, 0, visit);
  }

 private:
  bool complete(const Crossing<Capacity>& crossing, int lacking) {
    const auto& cells_of = board_.geometry().cells_of;
    const auto empty = board_.empty_cells();
    const auto& line = cells_of[crossing.line];
    const auto& box = cells_of[crossing.box];
    collect_parts(board_, empty & line.without(box), crossing, line_parts_);
    if (line_parts_.empty()) return false;
    collect_parts(board_, empty & box.without(line), crossing, box_parts_);
    for (const auto& a : line_parts_) {
      for (const auto& b : box_parts_) {
        if (a.covered + b.covered != lacking || (a.digits & b.digits) != 0) continue;
        if (tell(board_, crossing, a, b, steps_)) return true;
      }
    }
    return false;
  }

  const Board<Capacity>& board_;
  Steps& steps_;
  Parts<Capacity> line_parts_;
  Parts<Capacity> box_parts_;
};

}  // namespace

template <class Capacity>
void find_sue_de_coq(const Board<Capacity>& board, Steps& steps) {
  const auto& geometry = board.geometry();
  Search<Capacity> search(board, steps);
  for (int box = 2 * geometry.side; box < geometry.units; ++box) {
    for (int line = 0; line < 2 * geometry.side; ++line) {
      if (search.look_at(static_cast<Unit>(line), static_cast<Unit>(box))) return;
    }
  }
}

template void find_sue_de_coq(const Board<Nine>&, Steps&);
template void find_sue_de_coq(const Board<TwentyFive>&, Steps&);

}  // namespace gridmates::sudoku
