// Converts between protobuf messages and engine values, one converter per game (list.h is generated
// from the gm_game lines). Immutable; any thread.
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

  // From a client: the engine's canonical bytes, or a refusal (kMalformed: of another game or
  // missing; kInvalid: out of range).
  virtual core::Result<core::Bytes> options(const v1::GameOptions& options) const = 0;
  virtual core::Result<core::Bytes> move(const v1::Move& move) const = 0;

  // From a server: a move that was made. Also accepts moves that clients may not send and only the
  // room or an old journal makes. Parts that are not known stay empty.
  virtual core::Result<core::Bytes> past_move(const v1::Move& move) const {
    return this->move(move);
  }

  // To a client. The bytes must come from the engine; other bytes fail an assertion.
  virtual void options(core::ByteView bytes, v1::GameOptions& out) const = 0;
  virtual void move(core::ByteView bytes, v1::Move& out) const = 0;
  // These fill in only `columns` and the game's board.
  virtual void view(const core::MatchView& view, v1::MatchView& out) const = 0;
  virtual void delta(const core::ViewDelta& delta, v1::MatchDelta& out) const = 0;
  // From the server: a player's view for core::Game::choose(), with everything that it uses; the
  // rest is as in an empty view. nullopt for another game's board.
  virtual std::optional<core::MatchView> view(const v1::MatchView& match) const = 0;
  // Append the canonical bytes of the message for a cell, or for the status, of a view.
  virtual void cell(core::ByteView bytes, core::Bytes& out) const = 0;
  virtual void status(core::ByteView bytes, core::Bytes& out) const = 0;
};

// Null if there is no such game.
const GameConverter* converter(std::string_view game);

// Applies the board part of a delta of any game; false, and nothing changed, if it does not fit.
bool apply_board(const v1::MatchDelta& delta, v1::MatchView& view);

}  // namespace gridmates::convert
