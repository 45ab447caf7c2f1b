// How a match that is on answers a move.
#include <utility>
#include <vector>

#include "server/room/state_playing.h"
#include "server/room/vote.h"

namespace gridmates::room {
namespace {

Refusal stale() { return {Reason::kLaidMeanwhile}; }

// Why the move is no longer what its player meant: others have since changed what it was based on,
// or brought another board.
std::optional<Refusal> overtaken(const Playing& playing, const Asking& asking,
                                 const core::Match& match, const Play& play) {
  const RecentWrites& recent = asking.facts.recent;
  const MemberNo asker = asking.member->number;
  if (asking.seen == Seq(0)) return std::nullopt;
  if (recent.board().at > asking.seen && recent.board().by != asker) {
    return Refusal{recent.board().laid ? Reason::kLaidMeanwhile : Reason::kOtherBoard};
  }
  if (!recent.others_since(asking.seen, asker)) return std::nullopt;
  const auto decided_by = match.decided_by(play.move);
  if (const Write* write = recent.find(asking.seen, asker, decided_by)) {
    const auto seat = playing.record.seat_of(write->by);
    const std::string name = seat ? playing.record.players[seat->value].name.str() : "Somebody";
    return Refusal{Reason::kChangedMeanwhile, {.text = name, .seq = write->at.value}};
  }
  const bool unknown = !decided_by.empty() && recent.forgotten_since(asking.seen, asker);
  return unknown ? std::optional(Refusal{Reason::kTooLongAgo}) : std::nullopt;
}

// The events of an accepted move; `after` is the match with it.
std::vector<Happening> moved(const Playing& playing, Seat seat, const Play& play,
                             const core::Match& after, const Facts& facts) {
  std::vector<Happening> events{Moved{seat, core::Blob<limits::kMoveBytes>(play.move)}};
  const Part part{playing.record, seat};
  const auto end =
      std::visit([&](const auto& turn) { return turn.moved(part, after.outcome()); }, playing.turn);
  if (end) {
    events.emplace_back(*end);
  } else if (const auto question = question_of(facts.room->table, after)) {
    events.emplace_back(*question);
  } else if (const auto closed = ended_by_move(playing.record, seat, facts)) {
    events.emplace_back(*closed);
  }
  return events;
}

// The first move of a match whose board waits for it: the board comes with it, or has to be made.
// The board is new to the room (not `again`), unless it was pasted.
Answer lay(const Playing& playing, Seat seat, const Play& play, const Facts& facts) {
  if (!play.laid) return NeedsWork{facts.match};
  if (play.laid->match != facts.match) return stale();
  auto laid = facts.game->start(play.laid->board);
  if (!laid) return refusal_of(laid.error());
  if (auto done = laid->play(seat, play.move); !done) return refusal_of(done.error());
  BoardChosen board = *facts.board;
  board.board = core::Blob<limits::kBoardBytes>(play.laid->board);
  if (board.source != Source::kPasted) board.again = false;
  std::vector<Happening> events{std::move(board)};
  for (Happening& event : moved(playing, seat, play, *laid, facts))
    events.push_back(std::move(event));
  return events;
}

}  // namespace

Answer Playing::on(const Play& play, const Asking& asking) const {
  const auto seat = playing_seat(asking);
  if (!seat) return seat.error();
  const Part part{record, *seat};
  const auto barred =
      std::visit([&](const auto& kind) { return kind.bars(part, asking.room_ms); }, turn);
  if (barred) return *barred;
  if (is_time_up(asking)) {
    return Refusal{record.is_race() ? Reason::kRaceOver : Reason::kOutOfTime};
  }
  if (asking.only_whether) return allowed();
  if (play.move.size() > limits::kMoveBytes) {
    return Refusal{Reason::kNoMove};
  }
  if (!asking.facts.game->is_for_players(play.move)) return Refusal{Reason::kByVote};
  core::Match after = record.match_of(*seat);
  if (auto no = overtaken(*this, asking, after, play)) return *no;
  if (after.needs_work(play.move)) return on_worked_out(play, *seat, std::move(after), asking);
  if (play.worked && play.worked->in != after.digest()) return Refusal{Reason::kMovedOn};
  const bool together = std::holds_alternative<Together>(turn);
  const std::string asks = together ? after.asks_all(play.move) : std::string();
  const auto done = after.play(*seat, play.move);
  const bool waits = !done && done.error().code == core::RefusalCode::kNeedsBoard;
  if (waits && together) return lay(*this, *seat, play, asking.facts);
  if (play.laid) return stale();
  if (!done) return refusal_of(done.error());
  if (!asks.empty() && !votes_alone({record, this, asking})) {
    return ask_vote({record, this, asking}, VoteKind::kMove, asks);
  }
  Answer answer = moved(*this, *seat, play, after, asking.facts);
  const bool over = record.is_race() && after.outcome().over();
  return over ? recounted({record, this, asking}, *asking.member, std::move(answer)) : answer;
}

Answer Playing::on_worked_out(const Play& play, Seat seat, core::Match match,
                              const Asking& asking) const {
  const auto& worked = play.worked;
  if (!worked || worked->in != match.digest()) {
    if (worked && worked->times >= limits::kWorkedOutAgain) return Refusal{Reason::kMovedOn};
    return NeedsWork{asking.facts.match, std::move(match)};
  }
  if (worked->move.size() > limits::kMoveBytes) return Refusal{Reason::kNoMove};
  const auto done = match.play(seat, worked->move);
  if (!done) return refusal_of(done.error());
  return moved(*this, seat, {worked->move}, match, asking.facts);
}

}  // namespace gridmates::room
