// Lists in words. Pure functions; any thread.
#pragma once

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <limits>
#include <string>

namespace gridmates::text {

// "n7, n8 and o8", each by its name; of more than `most` the first ones and how many more: "n7, n8
// and 3 more".
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
