// Facts about a Minesweeper match as sentences. They state what could be known, and blame nobody.
// Pure; any thread.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "client/games/minesweeper/board.h"

namespace gridmates::words {

// How a step follows: "n7 shows 2 and touches only 2 closed cells", "n7 (2) and n8 (1) compared".
// `since` is a mine that was opened after the step; it counts as closed.
std::string reason_words(const v1::MinesweeperStep& step, const MinesBoard& board,
                         std::optional<std::uint32_t> since = std::nullopt);

// What could be known about a hit: "It was provable: n7 shows 2 and touches only 2 closed cells.",
// "A forced guess, 37 %."
std::string hit_words(const v1::MinesweeperHit& hit, const MinesBoard& board);

// The same for opening a cell or around it: "a mine. A forced guess, 37 %.", "o6 is a mine. ..."
std::string opened_hit_words(std::uint32_t cell, const v1::MinesweeperHit& hit,
                             const MinesBoard& board);

// The answer to a request for help: "Something is provable.", "Look at n7.", "n7 is safe: ..."
std::string help_words(const v1::MinesweeperHelp& help, const MinesBoard& board);

// The number of mines that are neither flagged nor opened, if all flags are right.
int mines_left(const v1::MinesweeperView& field);

// The option value of a law: "standard", "speed", "strict", "kind".
std::string_view law_word(v1::MinesweeperLaw law);
std::optional<v1::MinesweeperLaw> law_named(std::string_view word);
// "no guess needed": the law in words, for people before the match.
std::string_view guessing_words(v1::MinesweeperLaw law);
// ", question marks": the other rules that are switched on.
std::string extra_rules_words(const v1::MinesweeperOptions& options);
// The rules of a room: "law strict, start zero, question marks".
std::string rules_words(const v1::MinesweeperOptions& options);
// Whether this field may need guesses: "no guess needed (proved)", "not guaranteed: may need a
// guess", "mines anywhere", "laid by the first opening".
std::string_view guarantee_words(const v1::MinesweeperStatus& status, v1::MinesweeperLaw law);

// Whether this change was a hit; a status keeps the latest hit.
bool is_hit(const v1::MinesweeperDelta& change);

// What a move did, by the change that came with it (null: not known). "opened n7: 23 cells",
// "opened o6: a mine. A forced guess, 37 %. 2 lives left". Without the player's name and without a
// full stop.
std::string move_words(const v1::MinesweeperMove& move, const v1::MatchDelta* delta,
                       const MinesBoard* board);

// The state of a vote: "for going on 1, against 0"; empty without a vote.
std::string vote_words(const v1::MinesweeperStatus& status);

}  // namespace gridmates::words
