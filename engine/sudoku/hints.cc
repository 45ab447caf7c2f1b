#include "engine/sudoku/hints.h"

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "engine/sudoku/later.h"
#include "engine/sudoku/logic/explain.h"
#include "engine/sudoku/logic/hint_words.h"

namespace gridmates::sudoku {
namespace {

// As many whole words of a text as fit.
template <std::uint32_t Max>
core::Text<Max> fitted(std::string text) {
  if (text.size() <= Max) return text;
  constexpr std::string_view kMore = " ...";
  text.resize(Max - kMore.size());
  text.resize(std::min(text.rfind(' '), text.size()));
  return text + std::string(kMore);
}

Cell as_field(Cell cell) { return cell; }
std::uint8_t as_field(std::uint8_t digit_or_unit) { return digit_or_unit; }
Placed as_field(Candidate candidate) { return {candidate.cell, candidate.digit}; }
Candidate as_part(const Placed& placed) { return {placed.cell, placed.digit}; }

// Copies as many items as fit; false if some did not.
template <class From, class List>
bool put(const std::vector<From>& from, List& out) {
  return std::ranges::all_of(from, [&out](const From& one) { return out.push(as_field(one)); });
}

bool put(const Node& from, HintNode& out) {
  out.digit = from.digit;
  out.on = from.on;
  return put(from.cells, out.cells);
}

bool put(const std::vector<Node>& from, HintChain& out) {
  return std::ranges::all_of(from, [&out](const Node& one) {
    HintNode node;
    return put(one, node) && out.push(std::move(node));
  });
}

bool put(const AlmostLocked& from, HintSet& out) {
  return put(from.cells, out.cells) && put(from.digits, out.digits);
}

// Converts each item to a field of its own.
template <class Field, class From, class List>
bool put_each(const std::vector<From>& from, List& out) {
  return std::ranges::all_of(from, [&out](const From& one) {
    Field field;
    return put(one, field) && out.push(std::move(field));
  });
}

// The facts of the hint; nullopt if they do not fit, or if its conclusions did not fit.
std::optional<HintFacts> facts_of(const Hint& hint, const HintTold& found) {
  const Step& step = hint.step;
  const bool has_all = found.placements.size() == step.placements.size() &&
                       found.eliminations.size() == step.eliminations.size();
  HintFacts facts;
  facts.about_notes = hint.about_notes;
  facts.inferences = static_cast<std::uint16_t>(std::min(hint.inferences, 0xFFFFU));
  const bool is_counted = hint.inferences != 0;
  bool fits = has_all && put(step.cells, facts.cells);
  if (!is_counted || is_seen_in_units(step)) fits = fits && put(step.units, facts.units);
  if (is_counted) return fits ? std::optional(std::move(facts)) : std::nullopt;
  fits = fits && put(step.digits, facts.digits) && put(step.covers, facts.covers) &&
         put(step.fins, facts.fins) && put_each<HintChain>(step.chains, facts.chains) &&
         put_each<HintSet>(step.sets, facts.sets);
  return fits ? std::optional(std::move(facts)) : std::nullopt;
}

// The facts that are revealed before `why`: `that`, and from the second step on `where`, which
// names units, or cells, which are then stored as the pattern's cells.
HintFacts facts_before_why(const HintFound& found, int steps) {
  const HintFacts& all = *found.facts.value;
  HintFacts facts;
  facts.about_notes = all.about_notes;
  if (steps < 2) return facts;
  Step step;
  const auto technique = technique_named(found.technique.str());
  step.technique = technique.value_or(Technique{});
  step.units.assign(all.units.begin(), all.units.end());
  const bool in_units = technique && is_seen_in_units(step);
  if (in_units) facts.units = all.units;
  if (!in_units) facts.cells = found.area;
  return facts;
}

template <class List>
std::vector<Candidate> candidates_in(const List& list) {
  std::vector<Candidate> out;
  for (const Placed& placed : list) out.push_back(as_part(placed));
  return out;
}

Step step_of(const HintFound& found, const HintFacts& facts) {
  Step step;
  step.technique = technique_named(found.technique.str()).value_or(Technique{});
  step.placements = candidates_in(found.placements);
  step.eliminations = candidates_in(found.eliminations);
  step.cells = facts.cells.items();
  step.digits = facts.digits.items();
  step.units = facts.units.items();
  step.covers = facts.covers.items();
  step.fins = candidates_in(facts.fins);
  for (const HintChain& chain : facts.chains) {
    std::vector<Node>& nodes = step.chains.emplace_back();
    for (const HintNode& node : chain) nodes.push_back({node.cells.items(), node.digit, node.on});
  }
  for (const HintSet& set : facts.sets)
    step.sets.push_back({set.cells.items(), set.digits.items()});
  return step;
}

}  // namespace

HintFound found_of(const Hint& hint) {
  HintFound found;
  found.kind = hint.kind == HintKind::kStep    ? HintFound::Kind::kStep
               : hint.kind == HintKind::kGuess ? HintFound::Kind::kGuess
                                               : HintFound::Kind::kWrong;
  if (hint.kind == HintKind::kStep)
    found.technique = std::string(facts_of(hint.step.technique).key);
  found.that = fitted<80>(hint.that);
  found.where = fitted<160>(hint.where);
  found.why = fitted<kMaxReason>(hint.why);
  put(hint.area.empty() ? hint.cells : hint.area, found.area);
  put(hint.cells, found.cells);
  put(hint.step.placements, found.placements);
  put(hint.step.eliminations, found.eliminations);
  found.facts.value = facts_of(hint, found);
  return found;
}

HintFound told(HintFound found, int steps) {
  auto& facts = found.facts.value;
  if (facts && steps < kWholeHint) facts = facts_before_why(found, steps);
  if (steps < 2) {
    found.where = {};
    found.area.clear();
  }
  if (steps < kWholeHint) {
    found.why = {};
    found.cells = found.area;
    found.placements.clear();
    found.eliminations.clear();
  }
  found.area.clear();
  return found;
}

std::optional<Hint> hint_of(Shape shape, const HintFound& found) {
  if (!found.facts.value) return std::nullopt;
  const bool is_step = found.kind == HintFound::Kind::kStep;
  if (is_step && !technique_named(found.technique.str())) return std::nullopt;
  Hint hint;
  hint.kind = is_step                                 ? HintKind::kStep
              : found.kind == HintFound::Kind::kGuess ? HintKind::kGuess
                                                      : HintKind::kWrong;
  hint.step = step_of(found, *found.facts.value);
  hint.about_notes = found.facts.value->about_notes;
  hint.inferences = found.facts.value->inferences;
  hint.cells = found.cells.items();
  const bool is_whole = is_step && !found.why.empty() && hint.inferences == 0;
  if (!is_on(shape, hint.step) || (is_whole && !has_its_parts(hint.step))) return std::nullopt;
  return hint;
}

}  // namespace gridmates::sudoku
