// The contract of every game, as functions that list its violations. One thread.
//
// Each check plays at random from a seed, so the same seed finds the same violations.
#pragma once

#include <string>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/random.h"

namespace gridmates::contract {

// Descriptions; empty if the contract is kept.
using Violations = std::vector<std::string>;

// An accepted move.
struct Played {
  core::Seat seat;
  core::Bytes move;
};

// The viewers whose views are compared: two players, a rival, a watcher, and a later reader.
std::vector<core::Viewer> all_viewers();

// The facts are valid: an id, a title, a table to play at, seats within bounds.
Violations check_facts(const core::Game& game);

// The hooks of its options (engine/core/hooks.h): default and random options can be brought to each
// of its tables, and doing so twice changes nothing; default ones make a board there, and a
// category can be shown. A board for a race waits for no first move. A host's option
// (engine/core/picked.h) can be set in its range and nowhere else.
Violations check_hooks(const core::Game& game, const core::Seed& seed);

// Default options make a board that starts, the same board from the same seed. Options, boards and
// states that are truncated, too long, of another version or random are accepted, or refused with a
// reason in words.
Violations check_boards(const core::Game& game, const core::Seed& seed);

// Plays at most `tries` moves of every kind (random, truncated, flipped, of seats that do not
// exist) on this board. A refusal changes nothing and has a reason; an accepted move gives the same
// result on a copy and does not change the copy, and every viewer's before + delta = after; the
// state can be restored from its bytes; nobody moves after the end; costs and assistance never
// decrease; at the end the accepted moves are replayed from the board and give the same states.
// `played` gets the accepted moves.
Violations check_match(const core::Game& game, core::ByteView board, const core::Seed& seed,
                       int tries, std::vector<Played>* played = nullptr);

// Plays at most `tries` random moves on this board; sometimes the player of a seat leaves
// (core::Match::left). That does not change a copy, has no effect the second time or after the end;
// every viewer's before + delta = after; the state can be restored from its bytes; costs and
// assistance never decrease; a question has two answers, which no player gives alone; take-backs
// come to an end; finally a replay of everything gives the same state.
Violations check_leaving(const core::Game& game, core::ByteView board, const core::Seed& seed,
                         int tries);

// Two boards that differ only in what players may not know yet: at the start everybody sees the
// same of both, and watchers and rivals see the same for as long as the players do. A later reader
// may know everything once the match has ended.
Violations check_twins(const core::Game& game, core::ByteView board, core::ByteView twin,
                       const core::Seed& seed, int tries);

}  // namespace gridmates::contract
