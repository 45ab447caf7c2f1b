// What every game promises, as functions that list where a game breaks its word. One thread.
//
// Each check plays by chance from a seed, so the same seed finds the same violations.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/random.h"

namespace gridmates::contract {

// In words; empty when the promise is kept.
using Violations = std::vector<std::string>;

// An accepted move.
struct Played {
  core::Seat seat;
  core::Bytes move;
};

// The viewers whose views are compared: two players, a rival, a watcher, and anybody afterwards.
std::vector<core::Viewer> all_viewers();

// The facts are sane: an id, a title, a table to play at, seats within bounds.
Violations check_facts(const core::Game& game);

// The hooks of its options (engine/core/hooks.h): default options and ones by chance come to each
// of its tables once and for all, default ones make a board there, and a category can be shown. A
// board for a race waits for no first move. What a host picks (engine/core/picked.h) can be picked
// in its range and nowhere else.
Violations check_hooks(const core::Game& game, const core::Seed& seed);

// Default options make a board that starts, the same board from the same seed. Options, boards and
// states that are cut short, too long, of another version or made by chance are refused or good,
// with a reason in words.
Violations check_boards(const core::Game& game, const core::Seed& seed);

// Plays at most `tries` moves of every kind (by chance, cut short, flipped, of seats that do not
// exist) on this board: a refusal changes nothing and says why; an accepted move gives the same
// again on a copy, leaves the copy alone, and every viewer's before + delta = after; the state
// comes back from its bytes; nobody moves after the end; costs and assistance never go back; at
// last the accepted moves are played again from the board and give the same states. The match as
// far as it got is in `played`.
Violations check_match(const core::Game& game, core::ByteView board, const core::Seed& seed,
                       int tries, std::vector<Played>* played = nullptr);

// Plays at most `tries` moves by chance on this board, and now and then the player of a seat goes
// (core::Match::left): a copy stays as it was; to go twice changes nothing more, nor does going
// after the end; every viewer's before + delta = after; the state comes back from its bytes; costs
// and assistance never go back; a question has two answers, which no player gives alone; moves that
// take back come to an end; at last all of it once more gives the same state.
Violations check_leaving(const core::Game& game, core::ByteView board, const core::Seed& seed,
                         int tries);

// Two boards that differ only in what players may not know yet: at the start everybody sees the
// same of both, and watchers and rivals see the same for as long as the players do. Who looks
// afterwards may know everything once the match has ended.
Violations check_twins(const core::Game& game, core::ByteView board, core::ByteView twin,
                       const core::Seed& seed, int tries);

}  // namespace gridmates::contract
