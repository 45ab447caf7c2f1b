#include "client/words/joined.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"

namespace gridmates::words {

std::string joined(const std::vector<std::string>& items, std::size_t most) {
  const std::size_t shown = std::min(items.size(), most);
  std::string words;
  for (std::size_t i = 0; i < shown; ++i) {
    const bool is_last = i + 1 == items.size();
    words = i == 0    ? items[i]
            : is_last ? tr("{} and {}", words, items[i])
                      : tr("{}, {}", words, items[i]);
  }
  const std::size_t left = items.size() - shown;
  return left == 0 ? words : tr_count("{1} and {0} more", "{1} and {0} more", left, words);
}

}  // namespace gridmates::words
