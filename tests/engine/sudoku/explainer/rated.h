// Puzzles with ratings, from files, and the agreement of two lists of ratings. Pure functions.
#pragma once

#include <algorithm>
#include <cmath>
#include <fstream>
#include <numeric>
#include <sstream>
#include <string>
#include <vector>

#include "engine/sudoku/explainer/rating.h"
#include "engine/sudoku/grid/text.h"

namespace gridmates::sudoku {

struct Rated {
  std::string line;
  Digits digits;
  std::vector<double> numbers;  // the numbers after the puzzle, up to the first word
};

// A rating like 7.3 in tenths.
inline int tenths(double rating) { return static_cast<int>(std::lround(10 * rating)); }

// Every `step`-th puzzle of a file; empty if there is no such file.
inline std::vector<Rated> read_rated(const std::string& file, std::size_t step = 1) {
  std::vector<Rated> out;
  std::ifstream in(file);
  std::size_t i = 0;
  for (std::string text; std::getline(in, text); ++i) {
    if (i % step != 0) continue;
    std::istringstream words(text);
    Rated rated;
    words >> rated.line;
    const auto grid = parse_line(rated.line);
    if (!grid) continue;
    rated.digits.assign(grid->begin(), grid->end());
    for (double number = 0; words >> number;) rated.numbers.push_back(number);
    out.push_back(std::move(rated));
  }
  return out;
}

// The rank of each value; equal values have the mean of their ranks.
inline std::vector<double> ranks_of(const std::vector<double>& values) {
  std::vector<std::size_t> order(values.size());
  std::iota(order.begin(), order.end(), 0);
  std::sort(order.begin(), order.end(),
            [&](std::size_t a, std::size_t b) { return values[a] < values[b]; });
  std::vector<double> ranks(values.size());
  for (std::size_t from = 0, to = 0; from < order.size(); from = to) {
    while (to < order.size() && values[order[to]] == values[order[from]]) ++to;
    for (std::size_t i = from; i < to; ++i) {
      ranks[order[i]] = static_cast<double>(from + to - 1) / 2;
    }
  }
  return ranks;
}

// Spearman's coefficient of rank correlation, ties averaged; 0 if a list is constant.
inline double spearman(const std::vector<double>& a, const std::vector<double>& b) {
  const std::vector<double> x = ranks_of(a);
  const std::vector<double> y = ranks_of(b);
  const double mean = (static_cast<double>(x.size()) - 1) / 2;
  double xy = 0;
  double xx = 0;
  double yy = 0;
  for (std::size_t i = 0; i < x.size(); ++i) {
    xy += (x[i] - mean) * (y[i] - mean);
    xx += (x[i] - mean) * (x[i] - mean);
    yy += (y[i] - mean) * (y[i] - mean);
  }
  return xx > 0 && yy > 0 ? xy / std::sqrt(xx * yy) : 0;
}

}  // namespace gridmates::sudoku
