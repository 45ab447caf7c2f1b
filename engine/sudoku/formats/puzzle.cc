#include "engine/sudoku/formats/puzzle.h"

#include <array>

namespace gridmates::sudoku::formats {
namespace {

constexpr std::array<std::string_view, kFormats> kNames = {
    "line", "list", "link", "grid", "candidates", "sdk", "sdm", "ss", "sdx", "json"};

}  // namespace

std::string_view name_of(Format format) { return kNames[static_cast<std::size_t>(format)]; }

std::optional<Format> format_named(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i) {
    if (kNames[i] == name) return static_cast<Format>(i);
  }
  return std::nullopt;
}

Digits position_of(const Puzzle& puzzle) {
  Digits position = puzzle.givens;
  for (std::size_t i = 0; i < puzzle.placed.size(); ++i) {
    if (position[i] == 0) position[i] = puzzle.placed[i];
  }
  return position;
}

}  // namespace gridmates::sudoku::formats
