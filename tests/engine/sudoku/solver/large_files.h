// Reads grids of any shape from files, for tests and benchmarks. One thread.
//
// A line begins with the side of a grid of square boxes (`25`) or with its boxes (`2x3`) and ends
// with its digits, separated by commas; anything else is between these two.
#pragma once

#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

struct LargeGrid {
  Shape shape;
  std::string word;  // the text after the shape
  Digits digits;
};

inline Shape shape_named(const std::string& word) {
  const std::size_t times = word.find('x');
  if (times != std::string::npos) return {std::stoi(word), std::stoi(word.substr(times + 1))};
  int box = 1;
  while (box * box < std::stoi(word)) ++box;
  return {box, box};
}

inline LargeGrid large_grid(const std::string& line) {
  std::istringstream words(line);
  LargeGrid grid;
  std::string shape;
  words >> shape >> grid.word;
  grid.shape = shape_named(shape);
  std::istringstream digits(line.substr(line.find_last_of(' ') + 1));
  for (std::string digit; std::getline(digits, digit, ',');) {
    grid.digits.push_back(static_cast<std::uint8_t>(std::stoi(digit)));
  }
  return grid;
}

// The grids of a file in order; empty if there is no such file.
inline std::vector<LargeGrid> large_grids(const std::string& file) {
  std::vector<LargeGrid> grids;
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);) grids.push_back(large_grid(line));
  return grids;
}

}  // namespace gridmates::sudoku
