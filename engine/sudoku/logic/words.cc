#include "engine/sudoku/logic/words.h"

#include <algorithm>
#include <map>
#include <set>

#include "engine/sudoku/logic/explain.h"

namespace gridmates::sudoku {
std::array<Unit, 3> units_of(Shape shape, Cell cell) {
  const int side = shape.side();
  const int row = cell / side;
  const int column = cell % side;
  const int boxes_a_row = side / shape.box_columns;
  const int box = row / shape.box_rows * boxes_a_row + column / shape.box_columns;
  return {static_cast<Unit>(row), static_cast<Unit>(side + column),
          static_cast<Unit>(2 * side + box)};
}

namespace {

// Rows, columns or boxes.
int kind_of(Shape shape, Unit unit) { return unit / shape.side(); }

// A name without its kind: "B", "3", "5".
std::string short_name(Shape shape, Unit unit) {
  const int number = unit % shape.side();
  if (kind_of(shape, unit) == 0) return std::string(1, static_cast<char>('A' + number));
  return std::to_string(number + 1);
}

template <class Item, class Name>
std::vector<std::string> named(std::span<const Item> of, Name name) {
  std::vector<std::string> out;
  for (const Item& item : of) out.push_back(name(item));
  return out;
}

std::string join(const std::vector<std::string>& items, std::string_view between) {
  std::string out;
  for (const std::string& item : items) {
    if (!out.empty()) out += between;
    out += item;
  }
  return out;
}

constexpr std::array<std::string_view, 3> kKinds = {"row", "column", "box"};
constexpr std::array<std::string_view, 3> kManyKinds = {"rows", "columns", "boxes"};

}  // namespace

std::string name_of_cell(Shape shape, Cell cell) {
  const int side = shape.side();
  return std::string(1, static_cast<char>('A' + cell / side)) + std::to_string(cell % side + 1);
}

std::string name_of_unit(Shape shape, Unit unit) {
  return std::string(kKinds[static_cast<std::size_t>(kind_of(shape, unit))]) + " " +
         short_name(shape, unit);
}

std::string in_a_list(const std::vector<std::string>& items, std::string_view last) {
  if (items.empty()) return {};
  if (items.size() == 1) return items.front();
  return join({items.begin(), items.end() - 1}, ", ") + " " + std::string(last) + " " +
         items.back();
}

std::string_view them(std::size_t count) {
  return count == 1 ? "it" : count == 2 ? "both of them" : "all of them";
}

std::string with_article(std::string_view technique) {
  const std::string name(technique);
  const bool is_a_doing = name.ends_with("ing") && !name.ends_with("Wing");  // "Pointing"
  if (is_a_doing) return name;
  return (std::string_view("AEIOX").find(name.front()) == std::string_view::npos ? "a " : "an ") +
         name;
}

std::string Words::cells(std::span<const Cell> of, std::string_view last) const {
  return in_a_list(named(of, [this](Cell cell) { return name_of_cell(shape_, cell); }), last);
}

std::string Words::digits(std::span<const std::uint8_t> of, std::string_view last) const {
  return in_a_list(
      named(of, [this](int digit) { return std::string(1, symbol_of(digit, symbols_)); }), last);
}

std::string Words::units(std::span<const Unit> of) const {
  std::vector<std::string> out;
  for (int kind = 0; kind < 3; ++kind) {
    std::vector<std::string> names;
    for (Unit unit : of) {
      if (kind_of(shape_, unit) == kind) names.push_back(short_name(shape_, unit));
    }
    if (names.empty()) continue;
    const auto& kinds = names.size() == 1 ? kKinds : kManyKinds;
    out.push_back(std::string(kinds[static_cast<std::size_t>(kind)]) + " " + in_a_list(names));
  }
  return in_a_list(out);
}

std::string Words::these(std::span<const Unit> of) const {
  const int kind = kind_of(shape_, of.front());
  const bool is_mixed =
      std::any_of(of.begin(), of.end(), [&](Unit unit) { return kind_of(shape_, unit) != kind; });
  if (is_mixed) return "these units";
  const std::size_t k = static_cast<std::size_t>(kind);
  return of.size() == 1 ? "this " + std::string(kKinds[k]) : "these " + std::string(kManyKinds[k]);
}

bool Words::see(Cell a, Cell b) const {
  const auto mine = units_of(shape_, a);
  const auto its = units_of(shape_, b);
  return a != b && (mine[0] == its[0] || mine[1] == its[1] || mine[2] == its[2]);
}

std::vector<Cell> Words::cells_of(Unit unit) const {
  std::vector<Cell> out;
  std::ranges::copy_if(step_.cells, std::back_inserter(out), [&](Cell cell) {
    return std::ranges::count(units_of(shape_, cell), unit) != 0;
  });
  return out;
}

std::vector<Cell> Words::cells_in(std::span<const Candidate> of) {
  std::set<Cell> out;
  for (Candidate c : of) out.insert(c.cell);
  return {out.begin(), out.end()};
}

std::vector<std::uint8_t> Words::digits_in(std::span<const Candidate> of) {
  std::set<std::uint8_t> out;
  for (Candidate c : of) out.insert(c.digit);
  return {out.begin(), out.end()};
}

std::string Words::follows() const {
  auto out = named(std::span(step_.placements), [this](Candidate c) {
    return name_of_cell(shape_, c.cell) + " is " + symbol_of(c.digit, symbols_);
  });
  std::map<Cell, std::vector<std::uint8_t>> digits_of;
  for (Candidate c : step_.eliminations) digits_of[c.cell].push_back(c.digit);
  std::map<std::vector<std::uint8_t>, std::vector<Cell>> cells_of;
  for (const auto& [cell, gone] : digits_of) cells_of[gone].push_back(cell);
  for (const auto& [gone, at] : cells_of) {
    out.push_back(cells(at) + " cannot be " + digits(gone, "or"));
  }
  return join(out, "; ");
}

std::string Words::not_these() const {
  if (digits_in(step_.eliminations).size() != 1 || !step_.placements.empty()) return follows();
  const auto name = [this](Candidate c) { return "not " + name_of_cell(shape_, c.cell); };
  return join(named(std::span(step_.eliminations), name), ", ");
}

std::string Words::node(const Node& node) const {
  const std::string digit{' ', symbol_of(node.digit, symbols_)};
  if (node.on) return cells(node.cells, "or") + " is" + digit;
  if (node.cells.size() == 1) return cells(node.cells) + " is not" + digit;
  if (node.cells.size() == 2) return "neither " + cells(node.cells, "nor") + " is" + digit;
  return "none of " + cells(node.cells) + " is" + digit;
}

std::string Words::chain(std::span<const Node> nodes) const {
  std::string out;
  for (std::size_t i = 0; i < nodes.size(); ++i) {
    out += i == 0 ? "if " : i == 1 ? ", then " : "; then ";
    out += node(nodes[i]);
  }
  if (nodes.size() == 1) out += ", it is so";
  return out;
}

}  // namespace gridmates::sudoku
