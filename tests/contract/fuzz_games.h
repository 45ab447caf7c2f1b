// Arbitrary bytes as options, puzzles, boards, states and moves of every game: nothing crashes, and
// the contract holds. Called by the fuzz target and by a test. One thread.
#pragma once

#include "engine/core/bytes.h"

namespace gridmates::contract {

// Ends the program with a line on standard error if the contract is broken.
void fuzz_games(core::ByteView input);

}  // namespace gridmates::contract
