// Why an action was refused. Plain values and pure functions; any thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "engine/core/sentence.h"  // IWYU pragma: export

namespace gridmates::core {

// The kind of refusal. The numbers are not stored or sent; the protocol has its own.
enum class RefusalCode : std::uint8_t {
  kMalformed,    // bytes that do not decode as the expected type
  kInvalid,      // a value out of its range: off the board, an unknown option
  kIllegalMove,  // well formed, but the rules do not allow it now
  kNotYourTurn,  // another seat is to move
  kNotSeated,    // the seat has no part in this match
  kMatchOver,    // the match has ended
  kNeedsBoard,   // the board depends on this move and has to be made first
  kBadPuzzle,    // a pasted puzzle that cannot be played, for example without a solution
  kOutOfBudget,  // a bounded search ended without an answer
};

// `message` is a sentence for a player and reveals nothing that the player may not know. It is
// `sentence` filled with `parameters`; if `sentence` is empty, the message is not translated.
struct Refusal {
  RefusalCode code = RefusalCode::kInvalid;
  std::string message;
  std::string_view sentence = {};  // a literal
  Parameters parameters = {};
  friend bool operator==(const Refusal& one, const Refusal& other) {
    return one.code == other.code && one.message == other.message;
  }
};

// Each name in the sentence must be one of the parameters.
Refusal refuse(RefusalCode code, Sentence sentence, Parameters parameters = {});
// Refuses a value out of its range.
Refusal invalid(Sentence sentence, Parameters parameters = {});
// Refuses a move that the rules do not allow now.
Refusal illegal(Sentence sentence, Parameters parameters = {});

// A refusal's message as a parameter of another sentence.
Parameter part(std::string_view name, const Refusal& why);

}  // namespace gridmates::core
