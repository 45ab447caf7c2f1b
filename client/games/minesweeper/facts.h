// Facts of a Minesweeper match as sentences. They say what was so, not whose fault it was. Pure;
// any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "client/games/minesweeper/board.h"

namespace gridmates::words {

// How something follows: "n7 shows 2 and touches only 2 closed cells", "n7 (2) and n8 (1)
// compared". `since` is a cell that was opened after it, if one was.
std::string reason_words(const v1::MinesweeperStep& step, const MinesBoard& board,
                         std::optional<std::uint32_t> since = std::nullopt);

// A hit as it could be known: "It was provable: n7 shows 2 and touches only 2 closed cells.",
// "A forced guess, 37 %."
std::string hit_words(const v1::MinesweeperHit& hit, const MinesBoard& board);

// The same of opening a cell, or around it: "a mine. A forced guess, 37 %.", "o6 is a mine. ..."
std::string opened_hit_words(std::uint32_t cell, const v1::MinesweeperHit& hit,
                             const MinesBoard& board);

// An answer to a call for help: "Something is provable.", "Look at n7.", "n7 is safe: ..."
std::string help_words(const v1::MinesweeperHelp& help, const MinesBoard& board);

// Mines that nobody has flagged or opened, as far as flags are right.
int mines_left(const v1::MinesweeperView& field);

// Of a law, as options have it: "standard", "speed", "strict", "kind".
std::string_view law_word(v1::MinesweeperLaw law);
std::optional<v1::MinesweeperLaw> law_named(std::string_view word);
// "no guess needed": the law as people read it before the match.
std::string_view guessing_words(v1::MinesweeperLaw law);
// ", question marks": the rules that are switched on besides.
std::string extra_rules_words(const v1::MinesweeperOptions& options);
// What a room plays by: "law strict, start zero, question marks".
std::string rules_words(const v1::MinesweeperOptions& options);
// What is known of guesses on this field: "no guess needed (proved)", "not guaranteed: may need a
// guess", "mines anywhere", "laid by the first opening".
std::string_view guarantee_words(const v1::MinesweeperStatus& status, v1::MinesweeperLaw law);

// Whether this change was a hit: a status goes on telling of the latest one.
bool is_hit(const v1::MinesweeperDelta& change);

// What a move did, from the change that came with it: null when that is not known. "opened n7: 23
// cells", "opened o6: a mine. A forced guess, 37 %. 2 lives left". Without the name of the player
// who did it, and without a full stop.
std::string move_words(const v1::MinesweeperMove& move, const v1::MatchDelta* delta,
                       const MinesBoard* board);

// How a vote stands: "for going on 1, against 0"; empty while nobody votes.
std::string vote_words(const v1::MinesweeperStatus& status);

}  // namespace gridmates::words
