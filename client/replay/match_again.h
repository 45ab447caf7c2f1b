// A finished match played again with the rules of this client, move by move. A value; copies are
// independent and cheap. One thread at a time.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/core/game.h"
#include "engine/core/match.h"
#include "gridmates/v1/replay.pb.h"
#include "proto/convert/game_converter.h"

namespace gridmates::replay {

class MatchAgain {
 public:
  // The match as it began; nothing when this client does not know its game or this version of its
  // rules, or when the server does not tell the board.
  static std::optional<MatchAgain> begin(const v1::Replay& ended);

  // A move of the journal; false, and nothing has changed, when these rules refuse it.
  bool take(const v1::Moved& moved);
  // A move of somebody who tries it: kNotYours for what no player does, else as the rules say.
  core::Result<core::Ok> play(core::Seat seat, const v1::Move& move);

  // What a move of the journal would write here, in the game's own numbers (core/move_hooks.h).
  std::vector<std::uint32_t> written_by(const v1::Moved& moved) const;

  const core::Match& match() const { return match_; }
  // What a player of this seat sees, board and columns alone.
  v1::MatchView view(core::Seat seat) const;
  // What this player has seen change since an earlier state of the same match.
  v1::MatchDelta change_since(const MatchAgain& before, core::Seat seat) const;
  // What everybody sees after the end.
  v1::MatchView view_afterwards(core::Seat seat) const;

 private:
  MatchAgain(const core::Game& game, const convert::GameConverter& converter, core::Match match,
             std::optional<core::Bytes> laid)
      : game_(&game), converter_(&converter), match_(std::move(match)), laid_(std::move(laid)) {}
  core::Result<core::Ok> make(core::Seat seat, core::ByteView move);
  std::optional<core::Bytes> bytes_of(const v1::Move& told) const;
  v1::MatchView view_for(core::Viewer viewer) const;

  const core::Game* game_;
  const convert::GameConverter* converter_;
  core::Match match_;
  std::optional<core::Bytes> laid_;  // by the first move, while that is awaited
};

// Whether a move takes back one of its player's own; false for a game that is not known here.
bool takes_back(std::string_view game, const v1::Move& move);

}  // namespace gridmates::replay
