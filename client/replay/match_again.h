// Replays a finished match with this client's rules, move by move. A value; copies are independent
// and cheap. One thread at a time.
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
  // The match at its beginning; nullopt if this client does not know its game or this version of
  // its rules, or if the server did not send the board.
  static std::optional<MatchAgain> begin(const v1::Replay& ended);

  // Makes a move of the journal; false, without a change, if these rules refuse it.
  bool take(const v1::Moved& moved);
  // Makes a move to try it: kNotYours for moves that no player makes, else as the rules say.
  core::Result<core::Ok> play(core::Seat seat, const v1::Move& move);

  // What a move of the journal would write here, in the game's own numbers (core/move_hooks.h).
  std::vector<std::uint32_t> written_by(const v1::Moved& moved) const;

  const core::Match& match() const { return match_; }
  // The view of this seat's player, only board and columns.
  v1::MatchView view(core::Seat seat) const;
  // The changes visible to this player since an earlier state of the same match.
  v1::MatchDelta change_since(const MatchAgain& before, core::Seat seat) const;
  // The view of everybody after the end.
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
  std::optional<core::Bytes> laid_;  // by the first move, until that is made
};

// Whether a move takes back one of its player's moves; false for a game that is not known here.
bool takes_back(std::string_view game, const v1::Move& move);

}  // namespace gridmates::replay
