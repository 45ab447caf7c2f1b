// Why something was not done. Plain values and pure functions; any thread.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace gridmates::core {

// What kind of "no" a game answers. The numbers are not stored or sent; the wire has its own.
enum class RefusalCode : std::uint8_t {
  kMalformed,    // bytes that are no value of the type they should be
  kInvalid,      // a value out of its range: off the board, an unknown option
  kIllegalMove,  // well formed, but the rules do not allow it now
  kNotYourTurn,  // another seat is to move
  kNotSeated,    // the seat has no part in this match
  kMatchOver,    // the match has ended
  kNeedsBoard,   // the board depends on this move and has to be laid first
  kBadPuzzle,    // a pasted puzzle that cannot be played: without a solution, say
  kOutOfBudget,  // a bounded search ended without an answer
};

// What {name} stands for in a sentence: a cell, a number in decimal digits.
struct Parameter {
  std::string_view name;  // a literal
  std::string value;
  friend bool operator==(const Parameter&, const Parameter&) = default;
};
using Parameters = std::vector<Parameter>;

// A sentence in English with {name} for each parameter: "{cell} is taken.". Clients translate it as
// a whole, so it is a literal, and tests/client/catalogue finds it in the calls below.
class Sentence {
 public:
  consteval Sentence(const char* text) : text_(text) {}  // NOLINT(*-explicit-*)
  std::string_view text() const { return text_; }

 private:
  std::string_view text_;  // a literal
};

// The sentence with `value_of(name)` for each {name}; a brace that is not closed stays.
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

// `message` is a sentence for a player and tells nothing the player may not know. The other two are
// what it was filled from; where there is no `sentence`, nobody translates it.
struct Refusal {
  RefusalCode code = RefusalCode::kInvalid;
  std::string message;
  std::string_view sentence = {};  // a literal
  Parameters parameters = {};
  friend bool operator==(const Refusal& one, const Refusal& other) {
    return one.code == other.code && one.message == other.message;
  }
};

// Each name in the sentence is one of a parameter.
Refusal refuse(RefusalCode code, Sentence sentence, Parameters parameters = {});
// A value out of its range.
Refusal invalid(Sentence sentence, Parameters parameters = {});
// The rules do not allow the move now.
Refusal illegal(Sentence sentence, Parameters parameters = {});
// kInvalid with a message that is not translated: of a text in a format of files, say.
Refusal untranslated(std::string message);

}  // namespace gridmates::core
