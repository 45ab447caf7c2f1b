#include "engine/sudoku/generate/difficulty_target.h"

#include <algorithm>
#include <utility>

namespace gridmates::sudoku {
namespace {

struct Graded {
  Dug dug;
  Grade grade;
};

bool is_too_hard(const Grade& grade, Band band) {
  return !grade.decided || !grade.solved || grade.er > band.to;
}

// How many orbits can be put back with this many empty cells left.
std::size_t most_back(Dug dug, const Digits& full, int min_empty, const Digger& digger) {
  std::size_t count = 0;
  while (!dug.removed.empty()) {
    digger.put_back(dug, full);
    if (static_cast<int>(full.size()) - dug.givens < min_empty) break;
    ++count;
  }
  return count;
}

}  // namespace

int distance(const Grade& grade, Band band) {
  if (grade.er > band.to) return grade.er - band.to;
  if (!grade.decided || !grade.solved) return kUnsolvable;
  return grade.er < band.from ? band.from - grade.er : 0;
}

Grade ease(Dug& dug, const Digits& full, int min_empty, Band band, const Digger& digger,
           const Grader& grader) {
  const Grade hardest = grader(dug.puzzle, band.to);
  if (!is_too_hard(hardest, band)) return hardest;
  const auto with_back = [&](std::size_t count) {
    Graded eased = {dug, {}};
    while (count-- > 0) digger.put_back(eased.dug, full);
    eased.grade = grader(eased.dug.puzzle, band.to);
    return eased;
  };
  std::size_t too_few = 0;
  std::size_t enough = most_back(dug, full, std::max(min_empty, 1), digger);
  Graded easiest = with_back(enough);
  while (enough - too_few > 1 && !is_too_hard(easiest.grade, band)) {
    const std::size_t middle = too_few + (enough - too_few) / 2;
    Graded eased = with_back(middle);
    if (is_too_hard(eased.grade, band)) {
      too_few = middle;
    } else {
      enough = middle;
      easiest = std::move(eased);
    }
  }
  dug = std::move(easiest.dug);
  return easiest.grade;
}

}  // namespace gridmates::sudoku
