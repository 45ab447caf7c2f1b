#include "tests/tidy/idioms.h"

#include <regex>

namespace gridmates::tidy {

std::vector<std::string> idioms_in(const std::vector<Source>& sources) {
  static const std::regex idioms(
      R"(\b(so many|unless told|whoever|is told|was wished|wished for|in company|)"
      R"(boards? of fame|for good|but for)\b|Esc: not)",
      std::regex::icase);
  std::vector<std::string> found;
  for (const Source& source : sources) {
    if (source.folder == "tests/tidy") continue;  // they are listed there
    for (std::size_t i = 0; i < source.lines.size(); ++i) {
      std::smatch match;
      if (!std::regex_search(source.lines[i], match, idioms)) continue;
      found.push_back(source.path + ":" + std::to_string(i + 1) + ": says " + match.str());
    }
  }
  return found;
}

}  // namespace gridmates::tidy
