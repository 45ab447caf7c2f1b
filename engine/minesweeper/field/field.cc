#include "engine/minesweeper/field/field.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <string>
#include <utility>

namespace gridmates::minesweeper {
namespace {

bool is_played(std::uint8_t side) { return side >= kMinSide && side <= kMaxSide; }

}  // namespace

std::string_view name_of(Start start) { return start == Start::kZero ? "zero" : "safe"; }

std::optional<Start> start_named(std::string_view name) {
  for (const Start start : {Start::kZero, Start::kSafe}) {
    if (name_of(start) == name) return start;
  }
  return std::nullopt;
}

std::uint8_t number_at(const Field& field, Cell cell) {
  std::uint8_t mines = 0;
  for (const Cell near : Neighbours(field.shape, cell)) mines += field.mines.has(near) ? 1 : 0;
  return mines;
}

std::vector<std::uint8_t> numbers_of(const Field& field) {
  std::vector<std::uint8_t> numbers(field.shape.cells(), 0);
  field.mines.each([&](Cell mine) {
    for (const Cell near : Neighbours(field.shape, mine)) ++numbers[near];
  });
  return numbers;
}

Position seen(const Field& field, const Cells& open) {
  Position position{field.shape, field.mines.count(), numbers_of(field)};
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    if (field.mines.has(cell)) position.cells[cell] = kShownMine;
    if (!open.has(cell)) position.cells[cell] = kClosed;
  }
  return position;
}

std::uint16_t most_mines(Shape shape, Start start) {
  const int kept_free =
      start == Start::kSafe ? 1 : std::min<int>(shape.width, 3) * std::min<int>(shape.height, 3);
  return static_cast<std::uint16_t>(shape.cells() - kept_free);
}

core::Result<core::Ok> check_field(Shape shape, std::uint16_t mines, Start start) {
  if (!is_played(shape.width) || !is_played(shape.height)) {
    return core::invalid("A field is {least} to {most} cells wide and as many high.",
                         {{"least", std::to_string(kMinSide)}, {"most", std::to_string(kMaxSide)}});
  }
  const std::uint16_t most = most_mines(shape, start);
  if (mines < 1 || mines > most) {
    return core::invalid(
        "A field of {width}x{height} with this first opening has 1 to {most} mines.",
        {{"width", std::to_string(shape.width)},
         {"height", std::to_string(shape.height)},
         {"most", std::to_string(most)}});
  }
  return core::Ok{};
}

Field lay(Shape shape, std::uint16_t mines, Cell first, Start start, core::Random& random) {
  Cells kept_free;
  kept_free.add(first);
  if (start == Start::kZero) {
    for (const Cell near : Neighbours(shape, first)) kept_free.add(near);
  }
  std::array<Cell, kMaxCells> allowed;
  std::uint32_t count = 0;
  for (Cell cell = 0; cell < shape.cells(); ++cell) {
    if (!kept_free.has(cell)) allowed[count++] = cell;
  }
  assert(mines <= count);
  // The first rounds of the Fisher-Yates shuffle: each mine on any of the remaining cells.
  Field field{shape, {}};
  for (std::uint32_t i = 0; i < mines; ++i) {
    std::swap(allowed[i], allowed[i + random.below(count - i)]);
    field.mines.add(allowed[i]);
  }
  return field;
}

std::vector<Cell> flood(Shape shape, const std::vector<std::uint8_t>& numbers, Cell cell,
                        const Cells& shut, Cells& opened) {
  std::vector<Cell> order;  // also the queue of cells whose neighbours are still to be visited
  const auto open = [&](Cell next) {
    if (opened.has(next) || shut.has(next)) return;
    opened.add(next);
    order.push_back(next);
  };
  open(cell);
  for (std::size_t i = 0; i < order.size(); ++i) {
    if (numbers[order[i]] != 0) continue;
    for (const Cell near : Neighbours(shape, order[i])) open(near);
  }
  return order;
}

std::vector<Cell> flood(const Field& field, Cell cell, const Cells& shut, Cells& opened) {
  if (opened.has(cell) || shut.has(cell)) return {};
  if (number_at(field, cell) == 0) return flood(field.shape, numbers_of(field), cell, shut, opened);
  opened.add(cell);
  return {cell};
}

}  // namespace gridmates::minesweeper
