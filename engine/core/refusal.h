// Why something was not done. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/sentence.h"  // IWYU pragma: export

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

// A refusal as a part of another sentence.
Parameter part(std::string_view name, const Refusal& why);

}  // namespace gridmates::core
