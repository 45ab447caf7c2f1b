// Simple and multi-colouring.
#include <algorithm>
#include <optional>

#include "engine/sudoku/logic/reasons.h"

namespace gridmates::sudoku {
namespace {

// The two colours of a cluster.
using Cluster = std::vector<Node>;

// "either in B9 and C3 or in C7"
std::string either(const Words& words, const Cluster& cluster) {
  return "either in " + words.cells(cluster.front().cells) + " or in " +
         words.cells(cluster.back().cells);
}

// The first two cells, one of each colour, that see each other.
std::optional<std::vector<Cell>> seeing(const Words& words, const Node& a, const Node& b) {
  for (Cell one : a.cells) {
    for (Cell other : b.cells) {
      if (words.see(one, other)) return std::vector{one, other};
    }
  }
  return std::nullopt;
}

bool all_gone_see(const Words& words, const Node& colour) {
  return std::ranges::all_of(words.step().eliminations, [&](Candidate gone) {
    return std::ranges::any_of(colour.cells, [&](Cell cell) { return words.see(cell, gone.cell); });
  });
}

// Whether it is a colour of the step's that goes.
bool is_colour_gone(const Step& step) {
  return std::ranges::count(step.cells, step.eliminations.front().cell) != 0;
}

std::string why_simple(const Words& words, const Cluster& cluster) {
  const std::string digit = words.digits();
  const std::string out = digit + " stands " + either(words, cluster);
  if (!is_colour_gone(words.step())) {
    return out + ", so a cell that sees one of each cannot be " + digit + ": " + words.not_these();
  }
  const bool first = seeing(words, cluster.front(), cluster.front()).has_value();
  const Node& wrong = first ? cluster.front() : cluster.back();
  return out + "; but " + words.cells(*seeing(words, wrong, wrong)) +
         " see each other, so it is not in " + words.cells(wrong.cells) + ": " + words.not_these();
}

std::string why_multi(const Words& words, const Cluster& one, const Cluster& other) {
  const std::string digit = words.digits();
  const std::string out =
      digit + " stands " + either(words, one) + ", and " + either(words, other) + "; ";
  if (is_colour_gone(words.step())) {
    return out + "but " + words.cells(Words::cells_in(words.step().eliminations)) +
           " see it both ways, so it is not there: " + words.not_these();
  }
  for (std::size_t i : {0, 1}) {
    for (std::size_t j : {0, 1}) {
      const auto pair = seeing(words, one[i], other[j]);
      if (!pair || !all_gone_see(words, one[1 - i]) || !all_gone_see(words, other[1 - j])) continue;
      return out + "as " + words.cells(*pair) + " see each other, it is in " +
             words.cells(one[1 - i].cells) + " or in " + words.cells(other[1 - j].cells) +
             ", so a cell that sees one of each cannot be " + digit + ": " + words.not_these();
    }
  }
  return out + words.not_these();
}

}  // namespace

std::string why_colouring(const Words& words) {
  const auto& chains = words.step().chains;
  return chains.size() == 1 ? why_simple(words, chains.front())
                            : why_multi(words, chains.front(), chains.back());
}

}  // namespace gridmates::sudoku
