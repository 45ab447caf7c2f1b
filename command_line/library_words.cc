#include "command_line/library_words.h"

#include <algorithm>
#include <array>
#include <optional>
#include <string_view>
#include <utility>

namespace gridmates::command_line {
namespace {

using core::Parameters;
using core::Sentence;

// A message of CLI11 and our sentence for it. The first one that matches is used.
struct Known {
  std::string_view theirs;
  Sentence ours;
};
constexpr std::array kKnown = {
    Known{"{option}: At Most 1 required but received {count}",
          Sentence("{option} is given {count} times")},
    Known{"The following argument was not expected: {argument}",
          Sentence("The following argument was not expected: {argument}")},
    Known{"The following arguments were not expected: {arguments}",
          Sentence("The following arguments were not expected: {arguments}")},
    Known{"{option}: Value {value} not in range {range}",
          Sentence("{option}: Value {value} not in range {range}")},
    Known{"{option}: {value} not in {values}", Sentence("{option}: {value} not in {values}")},
    Known{"Could not convert: {option} = {value}",
          Sentence("Could not convert: {option} = {value}")},
    Known{"{option}: {count} required {type} missing",
          Sentence("{option}: {count} required {type} missing")},
    Known{"{file} was not readable (missing?)", Sentence("{file} was not readable (missing?)")},
};

// The values of the names of `sentence` in this text; nullopt if the text does not match.
std::optional<Parameters> named_in(std::string_view text, std::string_view sentence) {
  Parameters found;
  while (!sentence.empty()) {
    const std::size_t begin = std::min(sentence.find('{'), sentence.size());
    if (!text.starts_with(sentence.substr(0, begin))) return std::nullopt;
    text.remove_prefix(begin);
    sentence.remove_prefix(begin);
    if (sentence.empty()) break;
    const std::size_t end = sentence.find('}');
    const std::string_view name = sentence.substr(1, end - 1);
    sentence.remove_prefix(end + 1);
    const std::string_view next = sentence.substr(0, sentence.find('{'));
    const std::size_t length = next.empty() ? text.size() : text.find(next);
    if (length == std::string_view::npos) return std::nullopt;
    found.emplace_back(name, std::string(text.substr(0, length)));
    text.remove_prefix(length);
  }
  return text.empty() ? std::optional(std::move(found)) : std::nullopt;
}

}  // namespace

core::Parameter in_our_words(const std::string& what) {
  for (const Known& known : kKnown) {
    if (auto named = named_in(what, known.theirs)) {
      return {"why", core::Statement(known.ours, *std::move(named))};
    }
  }
  return {"why", what};
}

}  // namespace gridmates::command_line
