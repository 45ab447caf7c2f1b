// Queries for a room's batches: indexed batches, and recent ones that are not yet in the index by
// room, only in commit order. Any thread.
#pragma once

#include <string>
#include <string_view>

namespace gridmates::store {

// The SQL for these columns of the batches that match `where`. `order` may sort by the selected
// columns, and limit; a sort by first_seq reads no more rows than the limit.
inline std::string select_batches(std::string_view columns, std::string_view where,
                                  std::string_view order = {}) {
  const auto arm = [columns, where](std::string_view view) {
    return "SELECT " + std::string(columns) + " FROM " + std::string(view) + " WHERE " +
           std::string(where);
  };
  return arm("indexed_batches") + " UNION ALL " + arm("recent_batches") + " " + std::string(order);
}

}  // namespace gridmates::store
