// Simple and multi-colouring.
#include <algorithm>
#include <optional>
#include <utility>

#include "engine/sudoku/logic/reasons.h"

namespace gridmates::sudoku {
namespace {

// The two colours of a cluster.
using Cluster = std::vector<Node>;

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

// Whether a whole colour of the step is eliminated.
bool is_colour_gone(const Step& step) {
  return std::ranges::count(step.cells, step.eliminations.front().cell) != 0;
}

std::string why_simple(const Words& words, const Cluster& cluster) {
  core::Parameters parts = {{"digit", words.digits()},
                            {"first", words.cells(cluster.front().cells)},
                            {"second", words.cells(cluster.back().cells)},
                            {"gone", words.not_these()}};
  if (!is_colour_gone(words.step())) {
    return words.say(
        "{digit} stands either in {first} or in {second}, so a cell that sees one of each cannot "
        "be {digit}: {gone}",
        parts);
  }
  const bool first = seeing(words, cluster.front(), cluster.front()).has_value();
  const Node& wrong = first ? cluster.front() : cluster.back();
  parts.push_back({"pair", words.cells(seeing(words, wrong, wrong).value_or(wrong.cells))});
  parts.push_back({"wrong", words.cells(wrong.cells)});
  return words.say(
      "{digit} stands either in {first} or in {second}; but {pair} see each other, so it is not in "
      "{wrong}: {gone}",
      parts);
}

// How two clusters eliminate: a colour of each see each other, so one of the others is true.
struct Bridge {
  std::vector<Cell> pair;  // that see each other
  const Node& one;         // the other colours
  const Node& other;
};
std::optional<Bridge> bridge(const Words& words, const Cluster& one, const Cluster& other) {
  for (std::size_t i : {0, 1}) {
    for (std::size_t j : {0, 1}) {
      auto pair = seeing(words, one[i], other[j]);
      if (!pair || !all_gone_see(words, one[1 - i]) || !all_gone_see(words, other[1 - j])) continue;
      return Bridge{*std::move(pair), one[1 - i], other[1 - j]};
    }
  }
  return std::nullopt;
}

std::string why_multi(const Words& words, const Cluster& one, const Cluster& other) {
  core::Parameters parts = {{"digit", words.digits()},
                            {"first", words.cells(one.front().cells)},
                            {"second", words.cells(one.back().cells)},
                            {"third", words.cells(other.front().cells)},
                            {"fourth", words.cells(other.back().cells)},
                            {"gone", words.not_these()}};
  if (is_colour_gone(words.step())) {
    parts.push_back({"cells", words.cells(Words::cells_in(words.step().eliminations))});
    return words.say(
        "{digit} stands either in {first} or in {second}, and either in {third} or in {fourth}; "
        "but {cells} see it both ways, so it is not there: {gone}",
        parts);
  }
  const auto found = bridge(words, one, other);
  if (!found) {
    return words.say(
        "{digit} stands either in {first} or in {second}, and either in {third} or in {fourth}; "
        "{gone}",
        parts);
  }
  parts.push_back({"pair", words.cells(found->pair)});
  parts.push_back({"one", words.cells(found->one.cells)});
  parts.push_back({"other", words.cells(found->other.cells)});
  return words.say(
      "{digit} stands either in {first} or in {second}, and either in {third} or in {fourth}; as "
      "{pair} see each other, it is in {one} or in {other}, so a cell that sees one of each cannot "
      "be {digit}: {gone}",
      parts);
}

}  // namespace

std::string why_colouring(const Words& words) {
  const auto& chains = words.step().chains;
  return chains.size() == 1 ? why_simple(words, chains.front())
                            : why_multi(words, chains.front(), chains.back());
}

}  // namespace gridmates::sudoku
