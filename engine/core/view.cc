#include "engine/core/view.h"

#include <algorithm>
#include <cassert>

namespace gridmates::core {

ViewDelta difference(const MatchView& before, const MatchView& after) {
  assert(before.columns == after.columns && before.cells.size() == after.cells.size());
  ViewDelta delta;
  for (std::size_t i = 0; i < after.cells.size(); ++i) {
    if (before.cells[i] != after.cells[i])
      delta.cells.emplace_back(static_cast<std::uint32_t>(i), after.cells[i]);
  }
  if (before.status != after.status) delta.status = after.status;
  return delta;
}

bool apply(const ViewDelta& delta, MatchView& view) {
  auto on_board = [&view](const auto& change) { return change.first < view.cells.size(); };
  if (!std::all_of(delta.cells.begin(), delta.cells.end(), on_board)) return false;
  for (const auto& [index, cell] : delta.cells) view.cells[index] = cell;
  if (delta.status) view.status = *delta.status;
  return true;
}

}  // namespace gridmates::core
