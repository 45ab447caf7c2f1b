#include "tests/engine/minesweeper/solver/agreement.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "engine/minesweeper/solver/verdict.h"

namespace gridmates::minesweeper {
namespace {

// A set of closed cells, one bit each in their order.
using Set = std::uint32_t;

// A number and the closed cells around it.
struct Rule {
  Set cells = 0;
  int mines = 0;
};

struct Rules {
  std::vector<Cell> closed;
  std::vector<Rule> rules;
  int mines_left = 0;

  bool allow(Set mines) const {
    return std::popcount(mines) == mines_left &&
           std::all_of(rules.begin(), rules.end(), [&](const Rule& rule) {
             return std::popcount(mines & rule.cells) == rule.mines;
           });
  }
};

bool beside(Shape shape, Cell a, Cell b) {
  const int columns = shape.column(a) - shape.column(b), rows = shape.row(a) - shape.row(b);
  return a != b && columns * columns <= 1 && rows * rows <= 1;
}

Rules rules_of(const Position& position) {
  Rules all{.closed = {}, .rules = {}, .mines_left = position.mines};
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    if (position.closed(cell)) all.closed.push_back(cell);
    if (position.cells[cell] == kShownMine) --all.mines_left;
  }
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    if (!position.number(cell)) continue;
    Rule rule{.cells = 0, .mines = position.cells[cell]};
    for (Cell near = 0; near < position.cells.size(); ++near) {
      if (beside(position.shape, cell, near) && position.cells[near] == kShownMine) --rule.mines;
    }
    for (std::size_t i = 0; i < all.closed.size(); ++i) {
      if (beside(position.shape, cell, all.closed[i])) rule.cells |= Set{1} << i;
    }
    all.rules.push_back(rule);
  }
  return all;
}

bool near(double told, double right) {
  return std::abs(told - right) <= 1e-12 * std::max(1.0, std::abs(right));
}

std::string wrong_cell(const Position& position, const Odds& told, const FieldCount& right,
                       Cell cell) {
  const std::string name = " of cell " + std::to_string(cell);
  const bool closed = position.closed(cell);
  const bool shown = position.cells[cell] == kShownMine;
  const std::uint64_t mined = shown ? right.all : right.mined[cell];
  if (!near(told.mine[cell], static_cast<double>(mined) / static_cast<double>(right.all))) {
    return "wrong chance" + name;
  }
  if (told.safe.has(cell) != (closed && mined == 0)) return "wrong safety" + name;
  if (told.mined.has(cell) != (closed && mined == right.all)) return "wrong mine" + name;
  return {};
}

std::string complaint(const Position& position, const Odds& told) {
  if (!told.decided) return "not decided";
  const FieldCount right = count_fields(position);
  if (told.possible != (right.all > 0)) return "wrong about being possible";
  if (told.mine.size() != position.cells.size()) return "wrong number of cells";
  if (!told.possible) return told.safe.empty() && told.mined.empty() ? "" : "says too much";
  if (!near(told.log_fields, std::log(static_cast<double>(right.all)))) return "wrong count";
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    if (auto wrong = wrong_cell(position, told, right, cell); !wrong.empty()) return wrong;
  }
  return {};
}

// A hint may only name decided cells, and there must be one if any cell is decided.
std::string wrong_hint(const Position& position) {
  const FieldCount right = count_fields(position);
  const auto step = hint(position, {});
  bool decided = false;
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    const std::uint64_t mined = right.mined[cell];
    decided |= right.all > 0 && position.closed(cell) && (mined == 0 || mined == right.all);
    const bool told = step && std::binary_search(step->cells.begin(), step->cells.end(), cell);
    if (!told) continue;
    const bool follows = position.closed(cell) && mined == (step->mined ? right.all : 0);
    if (!follows || right.all == 0) return "a wrong hint of cell " + std::to_string(cell);
  }
  return decided == step.has_value() ? "" : "a hint is missing, or there should be none";
}

}  // namespace

FieldCount count_fields(const Position& position) {
  const Rules rules = rules_of(position);
  FieldCount found{.all = 0, .mined = std::vector<std::uint64_t>(position.cells.size())};
  for (Set mines = 0; mines < Set{1} << rules.closed.size(); ++mines) {
    if (!rules.allow(mines)) continue;
    ++found.all;
    for (std::size_t i = 0; i < rules.closed.size(); ++i) {
      found.mined[rules.closed[i]] += mines >> i & 1;
    }
  }
  return found;
}

std::string disagreement(const Position& position, const Odds& told) {
  const std::string wrong = complaint(position, told);
  return wrong.empty() ? wrong : wrong + ": " + text_of(position);
}

std::string disagreement_on(std::span<const std::uint8_t> bytes) {
  if (bytes.size() < 2) return {};
  const Shape shape{static_cast<std::uint8_t>(bytes[0] % 5 + 1),
                    static_cast<std::uint8_t>(bytes[0] / 5 % 4 + 1)};
  Position position{.shape = shape,
                    .mines = static_cast<std::uint16_t>(bytes[1] % (shape.cells() + 2)),
                    .cells = std::vector<std::uint8_t>(shape.cells(), kClosed)};
  bytes = bytes.subspan(2);
  for (std::size_t i = 0; i < bytes.size() && i < position.cells.size(); ++i) {
    position.cells[i] = bytes[i] % 16 <= kShownMine ? bytes[i] % 16 : kClosed;
  }
  if (auto wrong = disagreement(position, odds(position)); !wrong.empty()) return wrong;
  const std::string wrong = wrong_hint(position);
  return wrong.empty() ? wrong : wrong + ": " + text_of(position);
}

std::string text_of(const Position& position) {
  std::string text = std::to_string(position.shape.width) + "x" +
                     std::to_string(position.shape.height) + ", " + std::to_string(position.mines) +
                     " mines ";
  for (const std::uint8_t cell : position.cells) {
    text += cell == kClosed ? '#' : cell == kShownMine ? '*' : static_cast<char>('0' + cell);
  }
  return text;
}

}  // namespace gridmates::minesweeper
