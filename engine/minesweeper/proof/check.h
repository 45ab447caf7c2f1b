// Checks a proof against its field, by nothing but the meaning of its steps: whatever mines there
// are, as long as the named numbers are right, the concluded cells are what the step says. It
// shares no reasoning with what finds proofs. Pure; any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "engine/minesweeper/field/field.h"
#include "engine/minesweeper/proof/step.h"

namespace gridmates::minesweeper {

struct Flaw {
  std::size_t step = 0;  // from 0; the number of steps when the proof ends too early
  std::string why;       // a sentence, with cells by name
  friend bool operator==(const Flaw&, const Flaw&) = default;
};

// Nodes of search that one step may take, as follows() counts them.
inline constexpr std::uint32_t kCheckBudget = 100'000;

// Plays the field from `first` on: each step must use opened numbers alone, conclude what really
// follows; what is safe is then opened, and what is mined is known to later steps. At the end every
// cell without a mine must be open. A step whose argument is kNumber names one number, kSubset two;
// there are at most as many steps as cells. nullopt: the proof holds.
std::optional<Flaw> check(const Field& field, Cell first, const std::vector<Step>& proof,
                          std::uint32_t budget = kCheckBudget);

}  // namespace gridmates::minesweeper
