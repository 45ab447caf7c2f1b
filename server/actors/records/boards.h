// What games make on a worker: boards, from a puzzle of the table, a pasted one or by themselves,
// and what moves ask for. Inside server/actors.
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

// The options by which boards are made at this table: those that are asked for, else these, with
// what is picked; or what the asker has to be told.
core::Result<core::Bytes, v1::Error> options_by(const core::Game& game, core::Table table,
                                                core::Bytes options,
                                                const wire::OptionsChoice& choice);

// A board, with its level.
struct NewBoard {
  room::BoardChosen chosen;
  std::optional<room::PuzzleRead> read;  // of a pasted puzzle, where its game says that
};

// Somebody who waits for a board.
struct BoardWait {
  std::stop_token stop;  // nobody does any more: the answer is CANCELLED, at once
  // How many have been tried, at most once every limits::kProgressMs; on the thread of the
  // coroutine, also after its end.
  std::function<void(std::uint32_t tried)> on_tried;
  // The board that comes is the nearest that was found: what it does not meet. On the thread of the
  // coroutine, before its end.
  std::function<void(const std::vector<core::Statement>& unmet)> on_unmet;
};

// A board of this game, or what the asker, this player, has to be told. The seed never leaves this
// function. The house must outlive the coroutine.
Awaitable<core::Result<NewBoard, v1::Error>> make_board(House& house, const core::Game& game,
                                                        PlayerId player, core::Bytes options,
                                                        wire::PuzzleChoice choice, BoardWait wait);

// A board for a day, by options of the game's dailies. Once made it is the day's.
Awaitable<core::Result<ports::DailyBoard, v1::Error>> make_daily_board(
    House& house, const core::Game& game, PlayerId player, ports::DailyName daily,
    core::Bytes options, BoardWait wait);

// The move to be played in the place of one that needs work in this match
// (core::Match::worked_out).
Awaitable<core::Result<core::Bytes, v1::Error>> work_out(House& house, PlayerId player,
                                                         core::Match match, core::Bytes move);

// The board that this waiting one becomes by its first move, as canonical bytes.
Awaitable<core::Result<core::Bytes, v1::Error>> lay_board(House& house, const core::Game& game,
                                                          PlayerId player,
                                                          core::Bytes waiting_board,
                                                          core::Bytes first_move);

}  // namespace gridmates::actors
