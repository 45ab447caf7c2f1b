// The template of the catalogue, and languages made of it for tests. Plain values and pure
// functions.
#pragma once

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gridmates::catalogue::testing {

// A text of the template; with a plural where something is counted.
struct Entry {
  std::string one;
  std::string many;
  friend auto operator<=>(const Entry&, const Entry&) = default;
};

// The file client/catalogue/gridmates.pot, and back.
std::vector<Entry> read_template(const std::string& pot);
std::string written_template(const std::vector<Entry>& entries);

// A compiled catalogue (.mo) of two forms of plurals. `said` holds the entries with what each is in
// the language.
std::string compiled(std::vector<std::pair<Entry, Entry>> said);

// The text as the pseudo-language has it: 40 % longer, in accented letters, between guillemets; its
// placeholders stay.
std::string pseudo(std::string_view text);
std::string pseudo_language(const std::vector<Entry>& entries);

// The pseudo-language of the project's own template.
std::string pseudo_language();

}  // namespace gridmates::catalogue::testing
