// Rows, columns and boxes of boards of any shape: peers, clashes. Pure functions; any thread.
//
// All grids here must have as many cells as their shape.
#pragma once

#include <bitset>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "engine/core/result.h"
#include "engine/sudoku/grid/shape.h"

namespace gridmates::sudoku {

// The cells that share a unit with a cell, ascending.
std::vector<Cell> peers_of(Cell cell, Shape shape = {});

// Every cell whose digit also occurs in another cell of one of its units. Values that are not
// digits never clash.
std::bitset<kMaxCells> clashing_cells(std::span<const std::uint8_t> digits, Shape shape = {});

// Why a puzzle with a clash has no solution, naming the first clash; nullopt if there is none.
std::optional<core::Refusal> first_clash(std::span<const std::uint8_t> digits, Shape shape = {});

// How many cells hold a digit.
std::uint16_t count_filled(std::span<const std::uint8_t> digits, Shape shape = {});

}  // namespace gridmates::sudoku
