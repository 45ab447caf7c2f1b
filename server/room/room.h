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

// A refusal, which changes nothing; one event or more, at most limits::kEventsPerBatch, whose `by`
// is the member who asked (0: the room itself); or a board first.
using Decision = std::variant<Refusal, std::vector<Event>, NeedsWork>;

class Room {
 public:
  // An unopened room; the games must outlive it.
  explicit Room(const core::Games& games);

  // The first events of a new room, from seq 1, of one of these games; refused when the game has no
  // such table.
  static std::variant<Refusal, std::vector<Event>> open(const core::Games& games,
                                                        const RoomSetup& setup, Now now);

  // What the command leads to now. Changes nothing. `now.room_ms` counts only while room time runs,
  // and never backwards.
  Decision decide(const Command& command, Now now) const;

  // Takes an event in; false when it cannot follow (another seq, an unknown game, a move the rules
  // refuse): the journal is damaged or of a newer version, and the room must not be used any
  // further.
  [[nodiscard]] bool evolve(const Event& event);

  const RoomOpened& opened() const { return *facts_.room; }  // default values before that
  PlayerId creator() const { return facts_.creator; }        // its first member
  bool compares_pauses_apart() const { return facts_.game->facts().pauses_apart; }  // runs
  // The daily that is played here, and how its match has ended; nothing where, or as long as, none.
  const std::optional<DailyOpened>& daily() const { return facts_.daily; }
  std::optional<FinishedDaily> finished_daily() const;
  const WatchingSet& watching() const { return facts_.watching; }
  const BoardChosen& board() const { return *facts_.board; }  // on the table
  // In which variant of the game its matches are rated; nullopt: in none.
  std::optional<core::RatedVariant> rated() const;
  std::uint32_t match() const { return facts_.match; }  // the last one's number; 0: none yet
  Seq head() const;
  Leaf leaf() const;
  bool closed() const { return leaf() == Leaf::kClosed; }
  bool plays_for_days() const { return facts_.clocks && facts_.clocks->for_days(); }
  bool running() const;         // a match is being played
  bool computers_play() const;  // one, and a computer has a seat
  // Room time runs: a match is being played whose board does not wait for the first move.
  bool is_timed() const;
  // As core::Match::takes_long: decide and evolve moves where nobody waits.
  bool takes_long() const;
  // The room time at which the match that is played ends by itself: a race for all, or because a
  // player's clock has run down; nullopt: no such time.
  std::optional<std::uint64_t> ends_ms() const;
  std::uint64_t room_ms() const;  // room time of the last event, in milliseconds
  const std::optional<OpenVote>& vote() const { return facts_.vote; }  // that is open, if one is
  std::vector<MemberNo> voters() const;  // in it; none when none is open
  // Whose vote for a new board has passed: Renewed is due. 0: nobody's.
  PlayerId renews_for() const { return facts_.renews_for; }
  // Milliseconds that the room waits with nobody connected before Deserted; nullopt once closed,
  // and while a player's clock runs.
  std::optional<std::uint32_t> patience_ms() const;

  // The member that this player is, if any.
  std::optional<MemberNo> member_of(PlayerId player) const;
  bool is_kicked(PlayerId player) const;
  const std::vector<PlayerId>& kicked() const { return facts_.kicked->items(); }
  MemberNo host() const { return facts_.host; }  // 0: nobody is left
  // Who plays a match together with nobody; nullopt when others play too, or it does not run.
  std::optional<MemberNo> plays_alone() const;
  std::vector<std::pair<MemberNo, PlayerId>> members() const;  // by number
  // Whose move a match of two players waits for, in a pause too; 0: nobody's, or a computer's.
  PlayerId to_move() const;

  // The number in the match that is shown of a member who plays it.
  std::optional<Seat> number_of(MemberNo member) const;
  std::uint64_t match_digest(Seat seat) const;  // of the match that they play; one is on
  // As which viewer this member sees the match; players of one match are one viewer unless the
  // game's views depend on the seat. At a race it is a player of their own match, and
  // view() says what that means for the others'. It changes when they take or leave a seat of a
  // match, and for everybody when a match starts, is paused, goes on or ends: a delta goes from
  // view(viewer before) to view(viewer after). Who was not in a race sees it as its best player.
  // Where players do not see what watchers are called, who plays is a player without a board too.
  core::Viewer viewer(MemberNo member) const;
  // The room as such a viewer sees it: without a board while waiting or paused, anyone who asks,
  // and as kAfterwards exactly when the match has ended. At a race that is on, others' matches are
  // seen as kRival, and as kWatcher by who is done; of whole boards no more than
  // limits::kShownCells, the viewer's own first, and after the end the others by place.
  RoomView view(core::Viewer viewer) const;
  // The members of that view; players may not know what watchers are called.
  std::vector<MemberView> members_seen(core::Viewer viewer) const;
  // The room without its matches.
  RoomView outline() const;
  // Of a match with clocks that is paused; none of others.
  std::vector<StoppedClock> stopped_clocks() const;
  // Whether such a viewer may know what the event says, or only that it has a number.
  bool may_know(const Event& event, core::Viewer viewer) const;

  // What this member, who is in the room, may do, as the functions that refuse say it. It changes
  // with events alone: a refusal that ends by itself says when (Named::until_ms).
  Rights rights(MemberNo member) const;
  RightsByMoves rights_by_moves(MemberNo member) const;  // some of these
  // Which rights of those who were members of that room may be others in this one.
  RightsChanged rights_changed(const Room& before) const;

  // While a match is finished (so right after evolving its MatchEnded): what is to be said of it,
  // unless nobody has made a move; and the run it makes, unless it does not count.
  std::optional<FinishedRun> ended_match() const;
  std::optional<FinishedRun> finished_run() const;
  // core::Digest of the canonical bytes of everything that events have made of the room; FNV-1a of
  // most of those bytes: what journals have from before that.
  std::uint64_t state_hash() const;
  std::uint64_t first_state_hash() const;
  bool has_state(std::uint64_t recorded) const;  // whether a batch that recorded this led here
  // A chapter: the whole room as bytes. Not between the events of one command.
  core::Bytes chapter() const;
  // Whether a chapter is of the format that chapter() writes; restore() reads no other.
  static bool is_of_this_format(core::ByteView chapter);
  // The room of a chapter; nullopt for bytes that are none of this format, these games and their
  // rules. Nothing crashes on a room that no events lead to: compare its state with the journal.
  static std::optional<Room> restore(const core::Games& games, core::ByteView chapter);
  // A copy to show and to evolve, not to decide moves in: like a room of a chapter it does not know
  // what has been written of late.
  Room past() const;

 private:
  friend class Watching;  // watching.h
  const core::Games* games_;
  Facts facts_;  // what all states share
  State state_;
};

}  // namespace gridmates::room
