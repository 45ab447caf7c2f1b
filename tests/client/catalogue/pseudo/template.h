// The template of the catalogue, and languages made from it for tests. Plain values and pure
// functions.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gridmates::catalogue::testing {

// A text of the template, with a plural if it counts something.
struct Entry {
  std::string one;
  std::string many;
  friend auto operator<=>(const Entry&, const Entry&) = default;
};

// Reads and writes the file client/catalogue/gridmates.pot.
std::vector<Entry> read_template(const std::string& pot);
std::string written_template(const std::vector<Entry>& entries);

// A compiled catalogue (.mo) with two plural forms. `said` has the entries with their translations.
std::string compiled(std::vector<std::pair<Entry, Entry>> said);

// The text in the pseudo-language: 40 % longer, in accented letters, between guillemets; its
// placeholders are kept.
std::string pseudo(std::string_view text);
std::string pseudo_language(const std::vector<Entry>& entries);

// The pseudo-language of the project's own template.
std::string pseudo_language();

}  // namespace gridmates::catalogue::testing
