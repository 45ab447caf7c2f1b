#include "engine/core/view.h"

#include <cassert>

namespace gridmates::core {

ViewDelta difference(const MatchView& before, const MatchView& after) {
  assert(before.columns == after.columns && before.cells.size() == after.cells.size());
  assert(before.constants == after.constants);
  ViewDelta delta;
  constexpr std::size_t kUsual = 4;  // cells that change together
  after.cells.each_other(before.cells, [&](std::size_t i) {
    if (delta.indices.empty()) {
      delta.indices.reserve(kUsual);
      delta.cells.reserve(kUsual, kUsual * after.cells[i].size());
    }
    delta.indices.push_back(static_cast<std::uint32_t>(i));
    delta.cells.push_back(after.cells[i]);
  });
  if (before.status != after.status) delta.status = after.status;
  return delta;
}

bool apply(const ViewDelta& delta, MatchView& view) {
  if (!delta.indices.empty() && delta.indices.back() >= view.cells.size()) return false;
  Cells cells;
  std::size_t next = 0;
  for (std::size_t i = 0; i < view.cells.size(); ++i) {
    const bool changes = next < delta.indices.size() && delta.indices[next] == i;
    cells.push_back(changes ? delta.cells[next++] : view.cells[i]);
  }
  view.cells = std::move(cells);
  if (delta.status) view.status = *delta.status;
  return true;
}

}  // namespace gridmates::core
