#include "server/room/refusal.h"

#include <array>

namespace gridmates::room {
namespace {

using Code = Refusal::Code;

// Slots: {name} and {text} are Named::text, {number} and {seconds} Named::number, {of} Named::of.
struct Line {
  Reason reason;
  Code code;
  std::string_view name;
  std::string_view sentence;
};

constexpr std::array kLines = {
    Line{Reason::kNotMember, Code::kNotMember, "not_member",
         "You are not in this room; join it first."},
    Line{Reason::kPutOut, Code::kNotMember, "put_out", "You were removed from this room."},
    Line{Reason::kCannotComeBack, Code::kForbidden, "cannot_come_back",
         "You were removed from this room and cannot come back."},
    Line{Reason::kWatching, Code::kNotSeated, "watching", "You are watching; take a seat first."},
    Line{Reason::kHostOnly, Code::kForbidden, "host_only", "Only the host can do that."},
    Line{Reason::kHostOrOnlyPlayer, Code::kForbidden, "host_or_only_player",
         "Only the host, or the only player, can do that."},
    Line{Reason::kRoomItself, Code::kForbidden, "room_itself", "Only the room itself does that."},
    Line{Reason::kNameTaken, Code::kNameTaken, "name_taken",
         "Somebody in this room is called {name} already; take another name."},
    Line{Reason::kCalledSo, Code::kWrongState, "called_so", "You are called {name} already."},
    Line{Reason::kMemberAlready, Code::kWrongState, "member_already",
         "You are in this room already."},
    Line{Reason::kLocked, Code::kForbidden, "locked",
         "This room is locked; ask somebody in it for an invitation."},
    Line{Reason::kLockedAlready, Code::kWrongState, "locked_already",
         "The room is locked already."},
    Line{Reason::kNotLocked, Code::kWrongState, "not_locked", "The room is not locked."},
    Line{Reason::kNobodyCalled, Code::kInvalid, "nobody_called",
         "Nobody called {name} is signed in here."},
    Line{Reason::kIsHere, Code::kWrongState, "is_here", "{name} is in this room already."},
    Line{Reason::kIsPutOut, Code::kForbidden, "is_put_out",
         "{name} was removed from this room and cannot come back."},
    Line{Reason::kInvitedTooOften, Code::kTooOften, "invited_too_often",
         "Too many invitations in a short time; try again in a while."},
    Line{Reason::kRoomFull, Code::kRoomFull, "room_full", "This room is full."},
    Line{Reason::kTooManyMembers, Code::kLimit, "too_many_members",
         "Too many people have come to this room; open a new one."},
    Line{Reason::kSeatedAlready, Code::kWrongState, "seated_already", "You have a seat already."},
    Line{Reason::kNoSuchSeat, Code::kInvalid, "no_such_seat",
         "There is no such seat; the last is seat {number}."},
    Line{Reason::kSeatsTaken, Code::kRoomFull, "seats_taken", "All seats are taken."},
    Line{Reason::kSeatTaken, Code::kRoomFull, "seat_taken", "Seat {number} is taken."},
    Line{Reason::kSeatsClosed, Code::kWrongState, "seats_closed",
         "A match is being played; seats are free when it is over."},
    Line{Reason::kTooManyPlayers, Code::kLimit, "too_many_players",
         "Too many players have come to this match; watch it."},
    Line{Reason::kOnlyPlayer, Code::kWrongState, "only_player",
         "You are the only player; stop the match before you stand up."},
    Line{Reason::kNobodyElse, Code::kWrongState, "nobody_else", "Nobody else is here."},
    Line{Reason::kNoSuchMember, Code::kInvalid, "no_such_member", "Nobody here has that number."},
    Line{Reason::kNotYourself, Code::kInvalid, "not_yourself",
         "You cannot remove yourself; leave instead."},
    Line{Reason::kTooManyPutOut, Code::kLimit, "too_many_put_out",
         "Too many people have been removed from this room."},
    Line{Reason::kPlayersStay, Code::kWrongState, "players_stay",
         "The players of this match cannot be removed before it ends."},
    Line{Reason::kPlayerStays, Code::kWrongState, "player_stays",
         "{name} plays this match, and cannot be removed before it ends."},
    Line{Reason::kHostAlready, Code::kInvalid, "host_already", "You are the host already."},
    Line{Reason::kOthersPlay, Code::kForbidden, "others_play", "Others are playing."},
    Line{Reason::kNoWatchers, Code::kForbidden, "no_watchers",
         "Watching is not allowed in this room; take a seat."},
    Line{Reason::kNoComputer, Code::kInvalid, "no_computer",
         "Computers can take seats only in versus and race rooms, in games they can play."},
    Line{Reason::kNoComputerThere, Code::kWrongState, "no_computer_there",
         "No computer sits on seat {number}."},
    Line{Reason::kComputerThereAlready, Code::kWrongState, "computer_there_already",
         "A computer of that level sits on seat {number} already."},
    Line{Reason::kComputerIsNoHost, Code::kInvalid, "computer_is_no_host",
         "A computer cannot be the host."},
    Line{Reason::kSeenLate, Code::kWrongState, "seen_late",
         "You see this room late, and it has moved on: that cannot be done now."},
    Line{Reason::kSaidTooOften, Code::kTooOften, "said_too_often",
         "Too many messages, or new names, in a short time; wait a moment."},
    Line{Reason::kNotOpened, Code::kRoomClosed, "not_opened", "This room has not been opened."},
    Line{Reason::kRoomClosed, Code::kRoomClosed, "room_closed", "This room has closed."},
    Line{Reason::kNotBegun, Code::kWrongState, "not_begun",
         "The match has not begun; the host starts it."},
    Line{Reason::kBegunAlready, Code::kWrongState, "begun_already", "The match has begun already."},
    Line{Reason::kTooFewPlayers, Code::kWrongState, "too_few_players",
         "Not enough players: {number} of {of} needed seats are taken."},
    Line{Reason::kOthersNotReady, Code::kWrongState, "others_not_ready",
         "{name} is not ready; start anyway, or wait."},
    Line{Reason::kRatedNeedsBoth, Code::kWrongState, "rated_needs_both",
         "A rated match begins when both players are here."},
    Line{Reason::kReadyAlready, Code::kWrongState, "ready_already", "You are ready already."},
    Line{Reason::kNotReady, Code::kWrongState, "not_ready", "You are not ready yet."},
    Line{Reason::kNoMatch, Code::kWrongState, "no_match", "No match is being played."},
    Line{Reason::kMatchOn, Code::kWrongState, "match_on", "A match is being played; end it first."},
    Line{Reason::kMatchOver, Code::kWrongState, "match_over", "The match is over."},
    Line{Reason::kNoNewBoard, Code::kWrongState, "no_new_board",
         "The match is over; take the next board or a rematch before you start."},
    Line{Reason::kNoCap, Code::kInvalid, "no_cap", "Only a race has a time cap."},
    Line{Reason::kNoClock, Code::kInvalid, "no_clock", "Only versus matches have clocks."},
    Line{Reason::kNoRating, Code::kInvalid, "no_rating",
         "Matches with these options are not rated."},
    Line{Reason::kNoSeries, Code::kInvalid, "no_series", "Only versus matches can form a series."},
    Line{Reason::kRatedNeedsClock, Code::kInvalid, "rated_needs_clock",
         "A rated match between two people needs a clock; open a room that has one."},
    Line{Reason::kRatedEvenClocks, Code::kInvalid, "rated_even_clocks",
         "In a rated match both players have the same clock."},
    Line{Reason::kNotPlayedYet, Code::kWrongState, "not_played_yet",
         "The board on the table has not been played yet; start it."},
    Line{Reason::kBoardInTheMaking, Code::kWrongState, "board_in_the_making",
         "A new board is being made already."},
    Line{Reason::kCancelled, Code::kCancelled, "cancelled", "Making the board was cancelled."},
    Line{Reason::kPaused, Code::kWrongState, "paused", "The match is paused."},
    Line{Reason::kPausedAlready, Code::kWrongState, "paused_already",
         "The match is paused already."},
    Line{Reason::kNotPaused, Code::kWrongState, "not_paused", "The match is not paused."},
    Line{Reason::kNotYourTurn, Code::kNotYourTurn, "not_your_turn", "It is {name}'s turn."},
    Line{Reason::kNoOpponent, Code::kWrongState, "no_opponent",
         "Nobody plays against you; stop the match instead."},
    Line{Reason::kNoDraw, Code::kWrongState, "no_draw",
         "Only the players of a versus match can agree on a draw."},
    Line{Reason::kComputerPlaysOn, Code::kWrongState, "computer_plays_on",
         "A computer does not agree on a draw; it plays on."},
    Line{Reason::kNoTakeBack, Code::kWrongState, "no_take_back",
         "Moves can be taken back only in versus matches."},
    Line{Reason::kRatedKeepsMoves, Code::kWrongState, "rated_keeps_moves",
         "Moves cannot be taken back in a rated match."},
    Line{Reason::kNothingToTakeBack, Code::kWrongState, "nothing_to_take_back",
         "You have no move that can be taken back."},
    Line{Reason::kNoClaim, Code::kWrongState, "no_claim",
         "A win can be claimed only when two people play, with clocks of less than a day."},
    Line{Reason::kNotAway, Code::kWrongState, "not_away", "{name} is here."},
    Line{Reason::kAwayTooShort, Code::kWrongState, "away_too_short",
         "You can claim the win in {number} s, if {name} does not come back."},
    Line{Reason::kRatedPlaysOn, Code::kWrongState, "rated_plays_on",
         "A rated match against a computer is played to its end; you can resign."},
    Line{Reason::kOutOfTime, Code::kWrongState, "out_of_time", "Your time is up."},
    Line{Reason::kRaceOver, Code::kWrongState, "race_over", "Your race is over."},
    Line{Reason::kRaceNotBegun, Code::kFrozen, "race_not_begun", "The race begins in {seconds} s."},
    Line{Reason::kRaceFrozen, Code::kFrozen, "race_frozen",
         "Your last move has cost time; move again in {seconds} s."},
    Line{Reason::kRaceJustBegun, Code::kWrongState, "race_just_begun",
         "A race is played for ten seconds before it is paused."},
    Line{Reason::kNoMove, Code::kInvalid, "no_move", "That is not a move of this game."},
    Line{Reason::kMatchFull, Code::kMatchFull, "match_full",
         "This match is as long as a match may be; take moves back, or end it."},
    Line{Reason::kByVote, Code::kIllegalMove, "by_vote",
         "The players decide that by a vote of the room."},
    Line{Reason::kLaidMeanwhile, Code::kStale, "laid_meanwhile",
         "The board was laid for another first move meanwhile; look at it first."},
    Line{Reason::kBeingLaid, Code::kStale, "being_laid",
         "The board is being laid for another first move."},
    Line{Reason::kBeingWorkedOut, Code::kStale, "being_worked_out",
         "Another player's request is being worked out; try again in a moment."},
    Line{Reason::kMovedOn, Code::kStale, "moved_on",
         "The match has moved on again and again while that was worked out; try again."},
    Line{Reason::kChangedMeanwhile, Code::kStale, "changed_meanwhile",
         "{name} changed that a moment before; look at it first."},
    Line{Reason::kOtherBoard, Code::kStale, "other_board",
         "Another match has begun meanwhile; look at it first."},
    Line{Reason::kTooLongAgo, Code::kStale, "too_long_ago",
         "Others have played on since you decided that; look at the board first."},
    Line{Reason::kVoteOpen, Code::kWrongState, "vote_open",
         "A vote is open already; ask again when it has closed."},
    Line{Reason::kNoVote, Code::kWrongState, "no_vote", "There is nothing to vote on."},
    Line{Reason::kVoteClosed, Code::kStale, "vote_closed", "That vote has closed."},
    Line{Reason::kVoteUnseen, Code::kStale, "vote_unseen",
         "A vote has been opened meanwhile; see what it is about and answer again."},
    Line{Reason::kNoVoter, Code::kForbidden, "no_voter",
         "Only players who have moved in this match vote."},
    Line{Reason::kVotedAlready, Code::kWrongState, "voted_already", "You have voted already."},
    Line{Reason::kDailyNotFinished, Code::kForbidden, "daily_not_finished",
         "This is a daily puzzle that you have not finished yourself yet."},
    Line{Reason::kDailyAlone, Code::kForbidden, "daily_alone",
         "A daily puzzle is played alone, by the player who opened it."},
    Line{Reason::kDailyOnce, Code::kWrongState, "daily_once",
         "A daily puzzle is played once; open another room."},
    Line{Reason::kDailyNotOver, Code::kForbidden, "daily_not_over",
         "Until this daily puzzle is over, watchers cannot talk and nobody can change names."},
    Line{Reason::kGameIllegalMove, Code::kIllegalMove, "", "{text}"},
    Line{Reason::kGameNotYourTurn, Code::kNotYourTurn, "", "{text}"},
    Line{Reason::kGameNoPart, Code::kNotSeated, "", "{text}"},
    Line{Reason::kGameOver, Code::kWrongState, "", "{text}"},
    Line{Reason::kGameInvalid, Code::kInvalid, "", "{text}"},
    Line{Reason::kNoSuchTable, Code::kInvalid, "no_such_table", "{text}"},
};

constexpr bool in_order() {
  for (std::size_t i = 0; i < kLines.size(); ++i) {
    if (static_cast<std::size_t>(kLines[i].reason) != i) return false;
  }
  return kLines.size() == static_cast<std::size_t>(Reason::kLast) + 1;
}
static_assert(in_order());

const Line& line_of(Reason reason) { return kLines[static_cast<std::size_t>(reason)]; }

// The value of `slot` in a sentence.
std::string value_of(std::string_view slot, const Named& named) {
  if (slot == "name" || slot == "text") return named.text;
  return std::to_string(slot == "of" ? named.of : named.number);
}

// Calls `visit(slot)` for each slot of a sentence, "{name}", from the last to the first.
template <class Visit>
void each_slot(std::string_view sentence, Visit visit) {
  for (std::size_t end = sentence.rfind('}'); end != std::string_view::npos;) {
    const std::size_t begin = sentence.rfind('{', end);
    visit(sentence.substr(begin + 1, end - begin - 1));
    end = begin == 0 ? std::string_view::npos : sentence.rfind('}', begin);
  }
}

Reason reason_of(core::RefusalCode code) {
  switch (code) {
    case core::RefusalCode::kIllegalMove:
      return Reason::kGameIllegalMove;
    case core::RefusalCode::kNotYourTurn:
      return Reason::kGameNotYourTurn;
    case core::RefusalCode::kNotSeated:
      return Reason::kGameNoPart;
    case core::RefusalCode::kMatchOver:
      return Reason::kGameOver;
    case core::RefusalCode::kMalformed:
    case core::RefusalCode::kInvalid:
    case core::RefusalCode::kNeedsBoard:
    case core::RefusalCode::kBadPuzzle:
    case core::RefusalCode::kOutOfBudget:
      break;
  }
  return Reason::kGameInvalid;
}

}  // namespace

Code Refusal::code() const { return line_of(reason).code; }

std::string_view Refusal::name() const { return name_of(reason); }

std::string_view name_of(Reason reason) { return line_of(reason).name; }

std::string Refusal::message() const {
  return core::filled(line_of(reason).sentence,
                      [this](std::string_view slot) { return value_of(slot, named); });
}

core::Parameters Refusal::parameters() const {
  core::Parameters all = named.parameters;
  if (named.seq != 0) all.push_back({"seq", std::to_string(named.seq)});
  if (name().empty()) return all;
  each_slot(line_of(reason).sentence, [&](std::string_view slot) {
    if (slot != "text") all.push_back({slot, value_of(slot, named)});
  });
  return all;
}

Refusal refusal_of(const core::Refusal& game) {
  return {reason_of(game.code),
          {.text = game.message, .sentence = game.sentence, .parameters = game.parameters}};
}

}  // namespace gridmates::room
