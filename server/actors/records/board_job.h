// The part of making a board that runs on a worker. Any thread. Inside server/actors.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/result.h"
#include "engine/core/sentence.h"
#include "gridmates/v1/error.pb.h"

namespace gridmates::actors {

struct MadeBoard {
  core::Bytes board;
  std::string level = {};                      // if it was to be graded, and could be
  std::optional<core::PuzzleFacts> read = {};  // of the pasted text
  std::vector<core::Statement> unmet = {};     // by this board; up to limits::kUnmetBytes
};

struct BoardOrder {
  core::Bytes options;
  std::optional<core::Bytes> first_move = {};
  bool grade = false;
  bool daily = false;                      // as core::Game::daily_board makes it
  std::optional<std::string> pasted = {};  // the text of the puzzle
  bool has_puzzle = false;                 // the puzzle exists: only its board is made
  std::string field = {};  // the field of the request to blame if no board can be made
};

// The board, or the error for the client, also when the game throws. Sets Making::on_unmet itself.
core::Result<MadeBoard, v1::Error> make_now(const core::Game& game, const BoardOrder& order,
                                            const core::Seed& seed, core::Making making = {});

}  // namespace gridmates::actors
