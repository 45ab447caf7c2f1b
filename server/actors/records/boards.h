// Boards: from a puzzle of the table, a pasted one, or made by the game, on a worker. Inside
// server/actors.
#pragma once

#include "engine/core/game.h"
#include "engine/core/result.h"
#include "gridmates/v1/error.pb.h"
#include "server/actors/shard/await.h"
#include "server/actors/shard/house.h"
#include "server/room/event.h"
#include "server/wire/requests.h"

namespace gridmates::actors {

// A board of this game, with its level, or what the asker, this player, has to be told. The seed
// never leaves this function. The house must outlive the coroutine.
Awaitable<core::Result<room::BoardChosen, v1::Error>> make_board(House& house,
                                                                 const core::Game& game,
                                                                 PlayerId player,
                                                                 core::Bytes options,
                                                                 wire::PuzzleWish wish);

// The board that this waiting one becomes by its first move, as canonical bytes.
Awaitable<core::Result<core::Bytes, v1::Error>> lay_board(House& house, const core::Game& game,
                                                          PlayerId player,
                                                          core::Bytes waiting_board,
                                                          core::Bytes first_move);

}  // namespace gridmates::actors
