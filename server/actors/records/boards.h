// What games make on a worker: boards (from a puzzle of the table, from a pasted one, or the game's
// own), and the results that moves need. Inside server/actors.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/result.h"
#include "engine/core/sentence.h"
#include "gridmates/v1/error.pb.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/ports/dailies.h"
#include "server/room/event.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

// The options by which boards are made at this table: the requested ones, else `options`, changed
// by what is picked; or the error for the client.
core::Result<core::Bytes, v1::Error> options_by(const core::Game& game, core::Table table,
                                                core::Bytes options,
                                                const wire::OptionsChoice& choice);

// A board, with its level.
struct NewBoard {
  room::BoardChosen chosen;
  std::optional<room::PuzzleRead> read;  // of a pasted puzzle, if its game reports it
};

// How the waiting side of a board is notified, and stops it.
struct BoardWait {
  std::stop_token stop;  // nobody waits any more: answered CANCELLED at once
  // Gets how many boards have been tried, at most once every limits::kProgressMs; on the thread of
  // the coroutine, also after its end.
  std::function<void(std::uint32_t tried)> on_tried;
  // Gets what the board does not meet, if it is only the nearest that was found. On the thread of
  // the coroutine, before its end.
  std::function<void(const std::vector<core::Statement>& unmet)> on_unmet;
};

// A board of this game for this player, or the error for the client. The seed never leaves this
// function. The house must outlive the coroutine.
Awaitable<core::Result<NewBoard, v1::Error>> make_board(House& house, const core::Game& game,
                                                        PlayerId player, core::Bytes options,
                                                        wire::PuzzleChoice choice, BoardWait wait);

// Makes a board for a day, by options of the game's dailies. It is not stored yet.
Awaitable<core::Result<ports::DailyBoard, v1::Error>> make_daily_board(
    House& house, const core::Game& game, PlayerId player, ports::DailyName daily,
    core::Bytes options, BoardWait wait);

// The move to be played instead of one that needs work in this match (core::Match::worked_out).
Awaitable<core::Result<core::Bytes, v1::Error>> work_out(House& house, PlayerId player,
                                                         core::Match match, core::Bytes move);

// The board that a board waiting for its first move becomes by this move, as canonical bytes.
Awaitable<core::Result<core::Bytes, v1::Error>> lay_board(House& house, const core::Game& game,
                                                          PlayerId player,
                                                          core::Bytes waiting_board,
                                                          core::Bytes first_move);

}  // namespace gridmates::actors
