#include "engine/minesweeper/deduce/deducer.h"

namespace gridmates::minesweeper {

Deducer::Deducer(Shape shape, std::uint16_t mines)
    : sight_(shape, mines), pairs_(shape), components_(shape) {}

Deducer::Deducer(const Position& position) : Deducer(position.shape, position.mines) {
  for (Cell cell = 0; cell < position.shape.cells(); ++cell) {
    if (position.number(cell)) {
      open(cell, position.cells[cell]);
    } else if (!position.closed(cell)) {
      show_mine(cell);
    }
  }
}

void Deducer::open(Cell cell, std::uint8_t number) {
  safe_.remove(cell);
  sight_.open(cell, number);
}

void Deducer::show_mine(Cell cell) {
  mined_.remove(cell);
  sight_.learn_mined(cell);
}

std::optional<Step> Deducer::next(std::uint32_t budget) {
  auto step = by_number();
  if (!step) step = by_subset();
  if (!step) step = by_component(budget);
  if (!step) step = by_count(budget);
  if (step) conclude(*step);
  return step;
}

void Deducer::conclude(const Step& step) {
  for (const Cell cell : step.cells) {
    if (step.mined) {
      mined_.add(cell);
      sight_.learn_mined(cell);
    } else {
      safe_.add(cell);
      sight_.learn_safe(cell);
    }
  }
}

// What numbers linked by common unknown cells imply together.
std::optional<Step> Deducer::by_component(std::uint32_t& budget) {
  while (const auto number = components_.pop()) {
    if (!sight_.active(*number)) continue;
    const std::vector<Cell> component = component_of(*number);
    auto [decided, step] = cases_.look(sight_, component, false, budget);
    if (!decided || step) {
      components_.push(*number);
      if (!decided) budget = 0;
      return step;
    }
    for (const Cell cell : component) components_.drop(cell);
  }
  return std::nullopt;
}

std::vector<Cell> Deducer::component_of(Cell number) const {
  std::vector<Cell> component{number};
  Cells linked;
  linked.add(number);
  for (std::size_t i = 0; i < component.size(); ++i) {
    sight_.each_unknown(component[i], [&](Cell cell) {
      sight_.each_active(cell, [&](Cell other) {
        if (linked.has(other)) return;
        linked.add(other);
        component.push_back(other);
      });
    });
  }
  return component;
}

// What the number of mines left adds. Not tried while components are undecided, so that a step by
// count is never one that does not need the count.
std::optional<Step> Deducer::by_count(std::uint32_t& budget) {
  if (budget == 0 || counted_ == sight_.version() || sight_.unknown_cells() == 0) {
    return std::nullopt;
  }
  if (sight_.mines_left() == 0 || sight_.mines_left() == sight_.unknown_cells()) {
    Step step{Argument::kCount, sight_.mines_left() != 0, {}, {}};
    for (Cell cell = 0; cell < sight_.shape().cells(); ++cell) {
      if (sight_.unknown(cell)) step.cells.push_back(cell);
    }
    return step;
  }
  std::vector<Cell> numbers;
  for (Cell cell = 0; cell < sight_.shape().cells(); ++cell) {
    if (sight_.active(cell)) numbers.push_back(cell);
  }
  auto [decided, step] = cases_.look(sight_, std::move(numbers), true, budget);
  if (decided && !step) counted_ = sight_.version();
  return step;
}

}  // namespace gridmates::minesweeper
