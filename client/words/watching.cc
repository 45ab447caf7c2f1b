#include "client/words/watching.h"

namespace gridmates::words {

std::string watching_words(v1::Watchers watchers, std::uint32_t delay_s) {
  const bool link = watchers == v1::WATCHERS_LINK;
  const bool none = watchers == v1::WATCHERS_NONE;
  if (!link && !none && delay_s == 0) return {};
  if (none) return "watching: nobody";
  const std::string who = link ? "with the code only" : "anybody";
  return "watching: " + who + (delay_s == 0 ? "" : ", " + std::to_string(delay_s) + " s late");
}

}  // namespace gridmates::words
