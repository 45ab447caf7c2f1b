#include "proto/convert/sudoku/hints.h"

#include <algorithm>
#include <string>
#include <utility>

namespace gridmates::convert {
namespace {

using google::protobuf::RepeatedField;
using google::protobuf::RepeatedPtrField;

template <class List>
void put_placed(const List& list, RepeatedPtrField<v1::SudokuPlaced>& out) {
  for (const sudoku::Placed& one : list) {
    v1::SudokuPlaced& placed = *out.Add();
    placed.set_cell(one.cell);
    placed.set_digit(one.digit);
  }
}

template <class List>
void put_numbers(const List& list, RepeatedField<std::uint32_t>& out) {
  out.Assign(list.begin(), list.end());
}

void put_facts(const sudoku::HintFacts& facts, v1::SudokuHintFacts& out) {
  out.set_about_notes(facts.about_notes);
  out.set_inferences(facts.inferences);
  put_numbers(facts.cells, *out.mutable_cells());
  put_numbers(facts.digits, *out.mutable_digits());
  put_numbers(facts.units, *out.mutable_units());
  put_numbers(facts.covers, *out.mutable_covers());
  put_placed(facts.fins, *out.mutable_fins());
  for (const sudoku::HintChain& chain : facts.chains) {
    v1::SudokuHintChain& to = *out.add_chains();
    for (const sudoku::HintNode& one : chain) {
      v1::SudokuHintNode& node = *to.add_nodes();
      put_numbers(one.cells, *node.mutable_cells());
      node.set_digit(one.digit);
      node.set_on(one.on);
    }
  }
  for (const sudoku::HintSet& set : facts.sets) {
    v1::SudokuHintSet& to = *out.add_sets();
    put_numbers(set.cells, *to.mutable_cells());
    put_numbers(set.digits, *to.mutable_digits());
  }
}

// Each `take` returns false if a cell, digit or unit is on no board, or if there are too many.
constexpr std::uint32_t kUnits = 3 * sudoku::kMaxSide;

template <std::uint32_t Max>
bool take(const RepeatedField<std::uint32_t>& from, core::List<sudoku::Cell, Max>& out) {
  return std::ranges::all_of(from, [&out](std::uint32_t cell) {
    return cell < sudoku::kMaxCells && out.push(static_cast<sudoku::Cell>(cell));
  });
}

// For digits and units; sudoku::hint_of checks them against the board.
template <std::uint32_t Max>
bool take(const RepeatedField<std::uint32_t>& from, core::List<std::uint8_t, Max>& out) {
  return std::ranges::all_of(from, [&out](std::uint32_t number) {
    return number < kUnits && out.push(static_cast<std::uint8_t>(number));
  });
}

bool take(std::uint32_t from, std::uint8_t& digit) {
  digit = static_cast<std::uint8_t>(std::min<std::uint32_t>(from, sudoku::kMaxSide));
  return from <= sudoku::kMaxSide;
}

template <std::uint32_t Max>
bool take(const RepeatedPtrField<v1::SudokuPlaced>& from, core::List<sudoku::Placed, Max>& out) {
  return std::ranges::all_of(from, [&out](const v1::SudokuPlaced& one) {
    sudoku::Placed placed{static_cast<sudoku::Cell>(one.cell() % sudoku::kMaxCells)};
    return one.cell() < sudoku::kMaxCells && take(one.digit(), placed.digit) && out.push(placed);
  });
}

bool take(const v1::SudokuHintNode& from, sudoku::HintNode& out) {
  out.on = from.on();
  return take(from.cells(), out.cells) && take(from.digit(), out.digit);
}

bool take(const v1::SudokuHintSet& from, sudoku::HintSet& out) {
  return take(from.cells(), out.cells) && take(from.digits(), out.digits);
}

bool take(const v1::SudokuHintChain& from, sudoku::HintChain& out);

template <class From, class Item, std::uint32_t Max>
bool take_each(const RepeatedPtrField<From>& from, core::List<Item, Max>& out) {
  return std::ranges::all_of(from, [&out](const From& one) {
    Item item;
    return take(one, item) && out.push(std::move(item));
  });
}

bool take(const v1::SudokuHintChain& from, sudoku::HintChain& out) {
  return take_each(from.nodes(), out);
}

bool take(const v1::SudokuHintFacts& from, sudoku::HintFacts& out) {
  constexpr std::uint32_t kMost = 0xFFFF;
  out.about_notes = from.about_notes();
  out.inferences = static_cast<std::uint16_t>(std::min(from.inferences(), kMost));
  return from.inferences() <= kMost && take(from.cells(), out.cells) &&
         take(from.digits(), out.digits) && take(from.units(), out.units) &&
         take(from.covers(), out.covers) && take(from.fins(), out.fins) &&
         take_each(from.chains(), out.chains) && take_each(from.sets(), out.sets);
}

template <std::uint32_t Max>
bool take(const std::string& from, core::Text<Max>& out) {
  if (from.size() > Max) return false;
  out = from;
  return true;
}

}  // namespace

void put_sudoku_hint(const sudoku::HintFound& hint, v1::SudokuHint& out) {
  out.set_kind(static_cast<v1::SudokuHintKind>(static_cast<int>(hint.kind) + 1));
  out.set_technique(hint.technique.str());
  out.set_that(hint.that.str());
  out.set_where(hint.where.str());
  out.set_why(hint.why.str());
  put_numbers(hint.cells, *out.mutable_cells());
  put_placed(hint.placements, *out.mutable_placements());
  put_placed(hint.eliminations, *out.mutable_eliminations());
  if (hint.facts.value) put_facts(*hint.facts.value, *out.mutable_facts());
}

core::Result<sudoku::HintFound> sudoku_hint(const v1::SudokuHint& hint) {
  sudoku::HintFound found;
  const int kind = static_cast<int>(hint.kind()) - 1;
  const bool is_known = kind >= 0 && kind <= static_cast<int>(sudoku::HintFound::Kind::kLast);
  const bool fits = is_known && take(hint.technique(), found.technique) &&
                    take(hint.that(), found.that) && take(hint.where(), found.where) &&
                    take(hint.why(), found.why) && take(hint.cells(), found.cells) &&
                    take(hint.placements(), found.placements) &&
                    take(hint.eliminations(), found.eliminations);
  if (!fits) return core::invalid("This is not a hint.");
  found.kind = static_cast<sudoku::HintFound::Kind>(kind);
  if (hint.has_facts() && !take(hint.facts(), found.facts.value.emplace())) {
    return core::invalid("This is not a hint.");
  }
  return found;
}

}  // namespace gridmates::convert
