// Lists as English text. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <string>

namespace gridmates::text {

// "n7, n8 and o8", with name(item) for each; of more than `most` items only the first ones and the
// count of the others: "n7, n8 and 3 more".
template <class List, class Name>
std::string joined(const List& items, Name name,
                   std::size_t most = std::numeric_limits<std::size_t>::max()) {
  const auto count = static_cast<std::size_t>(std::distance(items.begin(), items.end()));
  const std::size_t shown = std::min(count, most);
  std::string words;
  auto item = items.begin();
  for (std::size_t i = 0; i < shown; ++i, ++item) {
    words += (i == 0 ? "" : i + 1 == count ? " and " : ", ") + name(*item);
  }
  return count == shown ? words : words + " and " + std::to_string(count - shown) + " more";
}

}  // namespace gridmates::text
