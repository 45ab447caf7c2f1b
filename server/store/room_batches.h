// How a room's batches are found: those that are entered in the index by room, and behind them the
// recent ones, which stand in commit order alone. Any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::store {

// The SQL for these columns of the batches for which `where` holds. `order` may sort by columns
// that are among them, and limit; a sort by first_seq reads no more rows than the limit.
inline std::string select_batches(std::string_view columns, std::string_view where,
                                  std::string_view order = {}) {
  const auto arm = [columns, where](std::string_view view) {
    return "SELECT " + std::string(columns) + " FROM " + std::string(view) + " WHERE " +
           std::string(where);
  };
  return arm("indexed_batches") + " UNION ALL " + arm("recent_batches") + " " + std::string(order);
}

}  // namespace gridmates::store
