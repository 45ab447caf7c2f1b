// The room machine: commands in, events out; a room is the fold of its events. Pure: no mutex, no
// I/O, no clock. A Room is a value: copy it for a draft. One thread at a time uses one; copies are
// independent.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/game.h"
#include "server/base/ids.h"
#include "server/room/answer.h"
#include "server/room/command.h"
#include "server/room/event.h"
#include "server/room/finished_run.h"  // IWYU pragma: export
#include "server/room/room_setup.h"    // IWYU pragma: export
#include "server/room/state.h"
#include "server/room/view.h"

namespace gridmates::room {

// A refusal, which changes nothing; 1 to limits::kEventsPerBatch events; or work to do first. `by`
// of an event is the member who acts (0: the room itself).
using Decision = std::variant<Refusal, std::vector<Event>, NeedsWork>;

class Room {
 public:
  // An unopened room; the games must outlive it.
  explicit Room(const core::Games& games);

  // The first events of a new room, numbered from seq 1. `setup.game` must be one of `games`.
  // Refused if the game does not allow the table, the board or another part of `setup`.
  static std::variant<Refusal, std::vector<Event>> open(const core::Games& games,
                                                        const RoomSetup& setup, Now now);

  // Judges the command; changes nothing. `now.room_ms` is ignored while room time stands still, and
  // never counts as earlier than the last event.
  Decision decide(const Command& command, Now now) const;

  // Applies an event. Returns false if it cannot follow (another seq, an unknown game, a move that
  // the rules refuse): the journal is damaged or of a newer version, and the room must not be used
  // any more.
  [[nodiscard]] bool evolve(const Event& event);

  const RoomOpened& opened() const { return *facts_.room; }  // default values until opened
  PlayerId creator() const { return facts_.creator; }        // the first member
  bool compares_pauses_apart() const { return facts_.game->facts().pauses_apart; }  // paused runs
  // The daily of this room, and how its match ended; nullopt if there is none, or it has not ended.
  const std::optional<DailyOpened>& daily() const { return facts_.daily; }
  std::optional<FinishedDaily> finished_daily() const;
  const WatchingSet& watching() const { return facts_.watching; }
  const BoardChosen& board() const { return *facts_.board; }  // on the table
  // The variant in which matches of this room are rated; nullopt: they are not rated.
  std::optional<core::RatedVariant> rated() const;
  std::uint32_t match() const { return facts_.match; }  // number of the last one; 0: none yet
  Seq head() const;
  Leaf leaf() const;
  bool closed() const { return leaf() == Leaf::kClosed; }
  bool plays_for_days() const { return facts_.clocks && facts_.clocks->for_days(); }
  bool running() const;         // a match is being played
  bool computers_play() const;  // with a computer on a seat
  // Room time runs: a match is being played whose board does not wait for the first move.
  bool is_timed() const;
  // As core::Match::takes_long: decide and evolve moves on a worker thread.
  bool takes_long() const;
  // The room time at which the running match ends by itself: at the cap of a race, or when the
  // clock of the player to move runs out; nullopt: never.
  std::optional<std::uint64_t> ends_ms() const;
  std::uint64_t room_ms() const;  // room time of the last event, in milliseconds
  const std::optional<OpenVote>& vote() const { return facts_.vote; }  // the open one
  std::vector<MemberNo> voters() const;  // of the open vote; empty without one
  // The player who asked for a new board by a vote that passed: Renewed is due. 0: none.
  PlayerId renews_for() const { return facts_.renews_for; }
  // Milliseconds that the room waits with nobody connected before Deserted; nullopt once closed,
  // and while a player's clock runs.
  std::optional<std::uint32_t> patience_ms() const;

  // The member that this player is, if any.
  std::optional<MemberNo> member_of(PlayerId player) const;
  bool is_kicked(PlayerId player) const;
  const std::vector<PlayerId>& kicked() const { return facts_.kicked->items(); }
  MemberNo host() const { return facts_.host; }  // 0: nobody is left
  // The only player of a running co-op match; nullopt if others play too, or no such match runs.
  std::optional<MemberNo> plays_alone() const;
  std::vector<std::pair<MemberNo, PlayerId>> members() const;  // by number
  // The player to move in a versus match, paused or not; 0: no such match, or a computer moves.
  PlayerId to_move() const;

  // The member's number in the match that is shown, if they play in it.
  std::optional<Seat> number_of(MemberNo member) const;
  std::uint64_t match_digest(Seat seat) const;  // of this player's match; one must be on
  // The viewer as whom this member sees the match. All players of a match are one viewer unless the
  // game's views depend on the seat. A racer is the player of their own match; view() says how they
  // see the others. It changes when a member takes or leaves a seat of a match, and for everybody
  // when a match starts, pauses, resumes or ends: a delta goes from view(viewer before) to
  // view(viewer after). After a race, members who were not in it see it as its best player. While
  // watchers' names are hidden from players, a player without a shown match is a kPlayer too.
  core::Viewer viewer(MemberNo member) const;
  // The room as this viewer sees it: without boards while waiting or paused, and as kAfterwards
  // exactly when the match has ended. In a race that is on, other matches are seen as kRival, or as
  // kWatcher by players who have finished. At most limits::kShownCells cells of whole boards are
  // shown: the viewer's own first, after the end the others by place.
  RoomView view(core::Viewer viewer) const;
  // The members of that view. The names of watchers may be hidden from players.
  std::vector<MemberView> members_seen(core::Viewer viewer) const;
  // The room without its matches.
  RoomView outline() const;
  // The clocks of a paused match; empty if none is paused, or it has no clocks.
  std::vector<StoppedClock> stopped_clocks() const;
  // Whether this viewer may see the content of the event, or only its number.
  bool may_know(const Event& event, core::Viewer viewer) const;

  // What this member may do, found with the functions that refuse commands; they must be in the
  // room. Only events change it: a refusal that expires by itself says when (Named::until_ms).
  Rights rights(MemberNo member) const;
  RightsByMoves rights_by_moves(MemberNo member) const;  // the part that moves change
  // Which rights of members may differ between `before` and this room.
  RightsChanged rights_changed(const Room& before) const;

  // In the state Finished (so right after MatchEnded): the match, nullopt if nobody moved and it
  // does not count; and the match if it is a run, nullopt if it does not count.
  std::optional<FinishedRun> ended_match() const;
  std::optional<FinishedRun> finished_run() const;
  // core::Digest of the canonical bytes of everything that events have made of the room; FNV-1a of
  // most of those bytes, as older journals have it.
  std::uint64_t state_hash() const;
  std::uint64_t first_state_hash() const;
  bool has_state(std::uint64_t recorded) const;  // whether it is either of these
  // A chapter: the whole room as bytes. Must not be called between the events of one command.
  core::Bytes chapter() const;
  // Whether a chapter is of the format that chapter() writes; restore() reads no other.
  static bool is_of_this_format(core::ByteView chapter);
  // The room of a chapter; nullopt if the bytes are not of this format, or the game or its rules
  // are not these. Safe to use even if no events lead to it: compare its hash with the journal.
  static std::optional<Room> restore(const core::Games& games, core::ByteView chapter);
  // A copy to show and to evolve, but not to decide moves in: like a restored room it does not know
  // recent writes (recent_writes.h).
  Room past() const;

 private:
  friend class Watching;  // watching.h
  const core::Games* games_;
  Facts facts_;  // what all states share
  State state_;
};

}  // namespace gridmates::room
