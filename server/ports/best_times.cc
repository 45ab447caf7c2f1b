#include "server/ports/best_times.h"

#include <algorithm>

namespace gridmates::ports {

bool has_words(const std::string& text, const std::vector<std::string>& words) {
  return std::ranges::all_of(words, [within = " " + text + " "](const std::string& word) {
    return within.find(" " + word + " ") != std::string::npos;
  });
}

bool BoardFilter::narrows() const {
  return table || source || team_size || assisted || !words.empty();
}

bool BoardFilter::wants_dailies() const {
  return std::ranges::any_of(words,
                             [](const std::string& word) { return word + " " == kDailyCategory; });
}

bool BoardFilter::fits(const BestTimes& board) const {
  return table.value_or(board.table) == board.table &&
         source.value_or(board.source) == board.source &&
         team_size.value_or(board.team_size) == board.team_size &&
         assisted.value_or(board.assisted) == board.assisted && has_words(board.category, words);
}

}  // namespace gridmates::ports
