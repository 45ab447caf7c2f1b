// A finished match to be looked through: its steps, and the board as it was after each of them. It
// is folded with the rules of this client, as far as that has been asked for. One thread.
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

// Something that happened to the board that is shown.
struct Step {
  std::uint64_t time_ms = 0;            // room time: it stands still in pauses
  std::optional<std::uint32_t> player;  // whose it is, if a player's
  std::string words;                    // "set A5 7", "start", "solved"; printable
  int event = 0;                        // its place in Replay.events
  bool moved = false;                   // a move
  std::uint32_t taken_back = 0;         // how many moves before it
};

// A step that people look for.
struct Moment {
  std::size_t step = 0;
  std::string words;  // "the first move", "a mistake", "a pause of 1:05 before it"
};

class ReplayModel {
 public:
  // `replay` is complete and has events.
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

  // Follows the match at most this many steps further; false when there is nothing left to follow.
  bool fold(std::size_t most);
  // Whether it has been followed as far as it can be.
  bool folded() const { return broken_ || after_.size() == steps_.size(); }
  // The first step that these rules do not follow, if there is one: from there on the board is not
  // known before the end.
  std::optional<std::size_t> broken() const { return broken_; }
  // Whether the board after this step is known; folds as far as that.
  bool shows(std::size_t step);
  // The board after this step as players saw it, with the players; after the last step as everybody
  // may see it. Only where it is known.
  v1::MatchView view(std::size_t step);
  // The same as a room that this client watches.
  client::Room room(std::size_t step);
  // The room after this step with another state of its match, in which this client is to move.
  client::Room room(std::size_t step, const MatchAgain& tried) const;
  // The seat that is to move in such a state.
  core::Seat mover(const MatchAgain& tried) const;
  // The match after this step, to go on from; nothing where the board is not known.
  std::optional<MatchAgain> match(std::size_t step);
  // The cell that this step wrote, or that it changed most; nothing of another step.
  std::optional<std::uint32_t> cell(std::size_t step);
  // What the game says of a mark at this step; kNone for what is no move.
  Mark mark(std::size_t step);
  // What help this step was, "hint"; empty where it has not that mark.
  std::string help(std::size_t step);
  // Lines beside the board: of the step, and of the board as it is then. Printable.
  const std::vector<std::string>& beside(std::size_t step);
  // What the board asked for after this step, in English as Remarks::asked has it; empty where a
  // game has no such thing.
  std::string asked(std::size_t step);
  // What the board asked for as this step went on with it, in English as Remarks::met has it; empty
  // for another step.
  std::string met(std::size_t step);

  // The first and the last move, mistakes, help, the longest pauses and the end, in order. It folds
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
  std::vector<std::size_t> line_;  // of those, the moves that are not taken back
  std::optional<std::size_t> broken_;
  std::optional<std::vector<Moment>> moments_;
  std::optional<std::size_t> beside_step_;  // what `beside_` is about
  std::vector<std::string> beside_;
};

}  // namespace gridmates::replay
