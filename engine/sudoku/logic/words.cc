#include "engine/sudoku/logic/words.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <map>
#include <set>

#include "engine/sudoku/logic/explain.h"

namespace gridmates::sudoku {
namespace {

using core::Sentence;

// 0 for a row, 1 for a column, 2 for a box.
int kind_of(Shape shape, Unit unit) { return unit / shape.side(); }

template <class Item, class Name>
std::vector<std::string> named(std::span<const Item> of, Name name) {
  std::vector<std::string> out;
  for (const Item& item : of) out.push_back(name(item));
  return out;
}

constexpr std::array kOneUnit = {Sentence("row {name}"), Sentence("column {name}"),
                                 Sentence("box {name}")};
constexpr std::array kSeveralUnits = {Sentence("rows {names}"), Sentence("columns {names}"),
                                      Sentence("boxes {names}")};
constexpr std::array kThisUnit = {Sentence("this row"), Sentence("this column"),
                                  Sentence("this box")};
constexpr std::array kTheseUnits = {Sentence("these rows"), Sentence("these columns"),
                                    Sentence("these boxes")};

}  // namespace

std::array<Unit, 3> units_of(Shape shape, Cell cell) {
  const int side = shape.side();
  const int row = cell / side;
  const int column = cell % side;
  const int boxes_a_row = side / shape.box_columns;
  const int box = row / shape.box_rows * boxes_a_row + column / shape.box_columns;
  return {static_cast<Unit>(row), static_cast<Unit>(side + column),
          static_cast<Unit>(2 * side + box)};
}

std::string name_of_cell(Shape shape, Cell cell) {
  const int side = shape.side();
  return std::string(1, static_cast<char>('A' + cell / side)) + std::to_string(cell % side + 1);
}

std::string name_of_unit(Shape shape, Unit unit) {
  const Step nothing;
  return Words(shape, nothing, Symbols::kFromOne).units(std::array{unit});
}

std::string Words::say(Sentence text, const core::Parameters& parameters) const {
  if (auto told = core::filled_from(language_.translated(text.text()), parameters)) return *told;
  auto told = core::filled_from(text.text(), parameters);
  assert(told);
  return std::move(told).value_or(std::string());
}

std::string Words::in_a_list(const std::vector<std::string>& items, Last last) const {
  if (items.empty()) return {};
  std::string out = items.front();
  for (std::size_t i = 1; i + 1 < items.size(); ++i) {
    out = say("{items}, {item}", {{"items", out}, {"item", items[i]}});
  }
  if (items.size() == 1) return out;
  const core::Parameters ends = {{"items", out}, {"item", items.back()}};
  return last == Last::kAnd ? say("{items} and {item}", ends) : say("{items} or {item}", ends);
}

std::string Words::clauses(const std::vector<std::string>& of) const {
  std::string out;
  for (const std::string& clause : of) {
    out = out.empty() ? clause : say("{clauses}; {clause}", {{"clauses", out}, {"clause", clause}});
  }
  return out;
}

std::string Words::cells(std::span<const Cell> of, Last last) const {
  return in_a_list(named(of, [this](Cell cell) { return name(cell); }), last);
}

std::string Words::digits(std::span<const std::uint8_t> of, Last last) const {
  return in_a_list(named(of, [this](std::uint8_t one) { return digit(one); }), last);
}

std::string Words::units(std::span<const Unit> of) const {
  std::vector<std::string> out;
  for (int kind = 0; kind < 3; ++kind) {
    const auto k = static_cast<std::size_t>(kind);
    std::vector<std::string> names;
    for (Unit unit : of) {
      if (kind_of(shape_, unit) != kind) continue;
      const int number = unit % shape_.side();
      names.push_back(kind == 0 ? language_.row(number) : std::to_string(number + 1));
    }
    if (names.empty()) continue;
    out.push_back(names.size() == 1 ? say(kOneUnit[k], {{"name", names.front()}})
                                    : say(kSeveralUnits[k], {{"names", in_a_list(names)}}));
  }
  return in_a_list(out);
}

std::string Words::these(std::span<const Unit> of) const {
  const auto is_other = [&](Unit unit) {
    return kind_of(shape_, unit) != kind_of(shape_, of.front());
  };
  if (of.empty() || std::ranges::any_of(of, is_other)) return say("these units");
  const auto kind = static_cast<std::size_t>(kind_of(shape_, of.front()));
  return say(of.size() == 1 ? kThisUnit[kind] : kTheseUnits[kind]);
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
    return say("{cell} is {digit}", {{"cell", name(c.cell)}, {"digit", digit(c.digit)}});
  });
  std::map<Cell, std::vector<std::uint8_t>> digits_of;
  for (Candidate c : step_.eliminations) digits_of[c.cell].push_back(c.digit);
  std::map<std::vector<std::uint8_t>, std::vector<Cell>> cells_of;
  for (const auto& [cell, gone] : digits_of) cells_of[gone].push_back(cell);
  for (const auto& [gone, at] : cells_of) {
    out.push_back(say("{cells} cannot be {digits}",
                      {{"cells", cells(at)}, {"digits", digits(gone, Last::kOr)}}));
  }
  return clauses(out);
}

std::string Words::not_these() const {
  if (digits_in(step_.eliminations).size() != 1 || !step_.placements.empty()) return follows();
  std::string out;
  for (Candidate gone : step_.eliminations) {
    const std::string item = say("not {cell}", {{"cell", name(gone.cell)}});
    out = out.empty() ? item : say("{items}, {item}", {{"items", out}, {"item", item}});
  }
  return out;
}

std::string Words::node(const Node& node) const {
  const std::vector<Cell>& of = node.cells;
  const std::string value = digit(node.digit);
  if (node.on)
    return say("{cells} is {digit}", {{"cells", cells(of, Last::kOr)}, {"digit", value}});
  if (of.size() == 1) return say("{cell} is not {digit}", {{"cell", cells(of)}, {"digit", value}});
  if (of.size() == 2) {
    return say("neither {cell} nor {other} is {digit}",
               {{"cell", name(of[0])}, {"other", name(of[1])}, {"digit", value}});
  }
  return say("none of {cells} is {digit}", {{"cells", cells(of)}, {"digit", value}});
}

std::string Words::chain(std::span<const Node> nodes) const {
  if (nodes.empty()) return {};
  const std::string first = node(nodes.front());
  if (nodes.size() == 1) return say("if {node}, it is so", {{"node", first}});
  std::string out = say("if {node}", {{"node", first}});
  for (std::size_t i = 1; i < nodes.size(); ++i) {
    const core::Parameters more = {{"chain", out}, {"node", node(nodes[i])}};
    out = i == 1 ? say("{chain}, then {node}", more) : say("{chain}; then {node}", more);
  }
  return out;
}

}  // namespace gridmates::sudoku
