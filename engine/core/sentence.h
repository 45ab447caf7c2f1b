// Sentences for people, in English with {name} for the variable parts: they are translated as a
// whole before they are filled in. Plain values and pure functions; any thread.
#pragma once

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gridmates::core {

struct Statement;

// What {name} stands for in a sentence: a cell, a number in decimal digits, or another sentence.
struct Parameter {
  Parameter(std::string_view called, std::string stands_for)
      : name(called), value(std::move(stands_for)) {}
  Parameter(std::string_view called, const Statement& stands_for);
  friend bool operator==(const Parameter& one, const Parameter& other) {
    return one.name == other.name && one.value == other.value;
  }

  std::string_view name;  // a literal
  std::string value;
  std::shared_ptr<const Statement> said;  // what `value` was filled from; null: not a sentence
};
using Parameters = std::vector<Parameter>;

// An English sentence, or a part of one that is translated by itself, with {name} for each
// parameter: "{cell} is taken.". Clients translate it as a whole, so it is a literal;
// tests/client/catalogue finds it in constructors and in the calls that take a Sentence.
class Sentence {
 public:
  consteval Sentence(const char* text) : text_(text) {}  // NOLINT(*-explicit-*)
  // From a literal that was a Sentence before, as a refusal stores it.
  static constexpr Sentence again(std::string_view literal) {
    Sentence sentence("");
    sentence.text_ = literal;
    return sentence;
  }
  constexpr std::string_view text() const { return text_; }
  friend constexpr bool operator==(const Sentence&, const Sentence&) = default;

 private:
  std::string_view text_;  // a literal
};

// The sentence with `value_of(name)` for each {name}; an unclosed brace stays as it is.
template <class ValueOf>
std::string filled(std::string_view sentence, ValueOf value_of) {
  std::string out;
  for (;;) {
    const std::size_t begin = sentence.find('{');
    const std::size_t end = sentence.find('}', std::min(begin, sentence.size()));
    if (end == std::string_view::npos) break;
    out += sentence.substr(0, begin);
    out += value_of(sentence.substr(begin + 1, end - begin - 1));
    sentence.remove_prefix(end + 1);
  }
  return out.append(sentence);
}

// A sentence with its parameters.
struct Statement {
  explicit Statement(Sentence said, Parameters named = {})
      : sentence(said), parameters(std::move(named)) {}

  Sentence sentence;
  Parameters parameters;
  std::string text() const;  // in English
  friend bool operator==(const Statement&, const Statement&) = default;
};

// The sentence filled from these parameters; nullopt if it has a name that is not among them.
std::optional<std::string> filled_from(std::string_view sentence, const Parameters& parameters);

// Parameters in the form of the protocol, a name and a value each. A parameter that is itself a
// sentence has its English text, followed by NAME.sentence and its own parameters, NAME.CELL.
struct PlainParameter {
  std::string name;
  std::string value;
};
std::vector<PlainParameter> plain(const Parameters& parameters);

}  // namespace gridmates::core
