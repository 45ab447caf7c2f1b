// Rows, columns and boxes of boards of any shape: peers, clashes. Pure functions; any thread.
//
// The grids here have as many cells as their shape.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// The cells that share a unit with a cell, ascending.
std::vector<Cell> peers_of(Cell cell, Shape shape = {});

// Every cell whose digit stands in another cell of one of its units too. What is no digit never
// clashes.
std::bitset<kMaxCells> clashing_cells(std::span<const std::uint8_t> digits, Shape shape = {});

// The first clash in words for a player, "5 stands twice in row A", or nothing.
std::optional<std::string> first_clash(std::span<const std::uint8_t> digits, Shape shape = {});

// How many cells hold a digit.
std::uint16_t count_filled(std::span<const std::uint8_t> digits, Shape shape = {});

}  // namespace gridmates::sudoku
