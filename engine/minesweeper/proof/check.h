// Checks a proof against its field by the meaning of its steps alone: for any mines for which the
// named numbers are right, the concluded cells are what the step says. Shares no code of reasoning
// with the finders of proofs. Pure; any thread.
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
  std::size_t step = 0;  // from 0; the number of steps if the proof ends too early
  std::string why;       // a sentence that names cells
  friend bool operator==(const Flaw&, const Flaw&) = default;
};

// Nodes of search for one step, as follows() counts them.
inline constexpr std::uint32_t kCheckBudget = 100'000;

// Replays the field from `first`: each step must use opened numbers only and conclude what really
// follows; safe cells are then opened, and mined ones known to later steps. At the end every cell
// without a mine must be open. A kNumber step names one number, a kSubset step two; there are at
// most as many steps as cells. nullopt: the proof holds.
std::optional<Flaw> check(const Field& field, Cell first, const std::vector<Step>& proof,
                          std::uint32_t budget = kCheckBudget);

}  // namespace gridmates::minesweeper
