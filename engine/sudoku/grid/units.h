// Rows, columns and boxes of boards of any shape: peers, clashes. Pure functions; any thread.
//
// The grids here have as many cells as their shape.
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

// Every cell whose digit stands in another cell of one of its units too. What is no digit never
// clashes.
std::bitset<kMaxCells> clashing_cells(std::span<const std::uint8_t> digits, Shape shape = {});

// Why a puzzle with a clash has no solution, by its first one; nothing where there is none.
std::optional<core::Refusal> first_clash(std::span<const std::uint8_t> digits, Shape shape = {});

// How many cells hold a digit.
std::uint16_t count_filled(std::span<const std::uint8_t> digits, Shape shape = {});

}  // namespace gridmates::sudoku
