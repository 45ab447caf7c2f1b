// protobuf <-> engine values, one converter a game (list.h, made from the gm_game lines).
// Immutable; any thread.
#pragma once

#include <optional>
#include <string_view>

#include "engine/core/bytes.h"
#include "engine/core/result.h"
#include "engine/core/view.h"
#include "gridmates/v1/game.pb.h"

namespace gridmates::convert {

class GameConverter {
 public:
  virtual ~GameConverter() = default;
  virtual std::string_view game() const = 0;

  // From a client: canonical bytes, or a refusal (kMalformed: another game's or none; kInvalid: out
  // of range).
  virtual core::Result<core::Bytes> options(const v1::GameOptions& options) const = 0;
  virtual core::Result<core::Bytes> move(const v1::Move& move) const = 0;

  // From a server: a move that was made, perhaps one that is refused from clients, because only the
  // room or an old journal has it. What is not told of it stays empty.
  virtual core::Result<core::Bytes> past_move(const v1::Move& move) const {
    return this->move(move);
  }

  // To a client. The bytes come from the engine; bytes it could not have made are a broken
  // assertion.
  virtual void options(core::ByteView bytes, v1::GameOptions& out) const = 0;
  virtual void move(core::ByteView bytes, v1::Move& out) const = 0;
  // Fill in only `columns` and the game's board.
  virtual void view(const core::MatchView& view, v1::MatchView& out) const = 0;
  virtual void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const = 0;
  // From the server: a player's view as core::Game::choose() takes it, with all that it goes by.
  // What it does not go by is as in an empty view. Nothing for another game's board.
  virtual std::optional<core::MatchView> view(const v1::MatchView& match) const = 0;
  // Append the canonical bytes of the message that a view's cell, or its status, becomes.
  virtual void cell(core::ByteView bytes, core::Bytes& out) const = 0;
  virtual void status(core::ByteView bytes, core::Bytes& out) const = 0;
};

// Null when there is no such game.
const GameConverter* converter(std::string_view game);

// Applies the board part of a delta, of whichever game; false, and nothing changed, when it does
// not fit.
bool apply_board(const v1::MatchDelta& delta, v1::MatchView& view);

}  // namespace gridmates::convert
