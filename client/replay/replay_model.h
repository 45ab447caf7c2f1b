// A finished match to be looked through: its steps, and the board after each of them. It is folded
// with this client's rules, as far as was requested. One thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/replay/game_again.h"
#include "client/replay/match_again.h"
#include "gridmates/v1/replay.pb.h"

namespace gridmates::replay {

// An event that affects the board that is shown.
struct Step {
  std::uint64_t time_ms = 0;            // room time: it stands still in pauses
  std::optional<std::uint32_t> player;  // whose step it is, if a player's
  std::string words;                    // "set A5 7", "start", "solved"; printable
  int event = 0;                        // its place in Replay.events
  bool moved = false;                   // a move
  std::uint32_t taken_back = 0;         // the number of moves before it that it takes back
};

// A step of interest.
struct Moment {
  std::size_t step = 0;
  std::string words;  // "the first move", "a mistake", "a pause of 1:05 before it"
};

class ReplayModel {
 public:
  // `replay` must be complete and have events.
  explicit ReplayModel(v1::Replay replay);

  const v1::Replay& replay() const { return replay_; }
  // Whose board it is, at a race; empty at other tables.
  std::string racer() const;
  // In order; at least one.
  const std::vector<Step>& steps() const { return steps_; }
  std::size_t last() const { return steps_.size() - 1; }
  // The last step at this room time or before it.
  std::size_t step_at(std::uint64_t time_ms) const;
  std::uint64_t length_ms() const { return steps_.back().time_ms; }

  // Folds at most this many steps further; false if nothing is left to fold.
  bool fold(std::size_t most);
  // Whether it is folded as far as possible.
  bool folded() const { return broken_ || after_.size() == steps_.size(); }
  // The first step that these rules cannot follow, if any: from there on the board is unknown until
  // the end.
  std::optional<std::size_t> broken() const { return broken_; }
  // Whether the board after this step is known; folds up to it.
  bool shows(std::size_t step);
  // The board after this step as players saw it, with the players; after the last step as everybody
  // may see it. Only if shows(step).
  v1::MatchView view(std::size_t step);
  // The same as a room that this client watches.
  client::Room room(std::size_t step);
  // The room after this step with another state of its match, in which this client is the player to
  // move.
  client::Room room(std::size_t step, const MatchAgain& tried) const;
  // The seat that is to move in such a state.
  core::Seat mover(const MatchAgain& tried) const;
  // The match after this step, to continue from; nullopt if the board is not known.
  std::optional<MatchAgain> match(std::size_t step);
  // The cell that this step wrote, or changed most; nullopt for other steps.
  std::optional<std::uint32_t> cell(std::size_t step);
  // The game's mark for this step; kNone if it is no move.
  Mark mark(std::size_t step);
  // The kind of help of this step, "hint"; empty without that mark.
  std::string help(std::size_t step);
  // Lines beside the board: about the step, and about the board after it. Printable.
  const std::vector<std::string>& beside(std::size_t step);
  // The deduction that the board offered after this step, in English as Remarks::asked; empty if
  // the game has none.
  std::string asked(std::size_t step);
  // The deduction that the board offered when this step advanced it, as Remarks::met; else empty.
  std::string met(std::size_t step);

  // The first and the last move, mistakes, help, the longest pauses and the end, in order. Folds
  // the whole match.
  const std::vector<Moment>& moments();

 private:
  core::Seat seat() const;
  v1::MatchView with_players(v1::MatchView board) const;
  client::Room room_with(std::size_t step, v1::MatchView match, v1::RoomState state) const;
  std::vector<std::string> remarks_at(std::size_t step);
  const v1::Moved& moved(std::size_t step) const;
  std::optional<MatchAgain> next();
  Mark mark_now(std::size_t step);
  std::optional<Turn> turn(std::size_t step, v1::MatchView& before, v1::MatchView& after);
  v1::RoomState state_of(const MatchAgain& match) const;

  v1::Replay replay_;
  std::vector<Step> steps_;
  std::unique_ptr<Remarks> remarks_;
  std::vector<MatchAgain> after_;  // by step, as far as it is folded
  std::vector<Mark> marks_;        // the same
  std::vector<std::size_t> line_;  // of those, the moves not taken back
  std::optional<std::size_t> broken_;
  std::optional<std::vector<Moment>> moments_;
  std::optional<std::size_t> beside_step_;  // the step of `beside_`
  std::vector<std::string> beside_;
};

}  // namespace gridmates::replay
