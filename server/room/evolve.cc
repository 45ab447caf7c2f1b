// Room::evolve: the only thing that changes a room, in live play and after a restart alike. Each
// kind of event is applied here; an event that cannot follow means a damaged journal.
#include <utility>
#include <variant>
#include <vector>

#include "server/room/evolve_facts.h"
#include "server/room/watching.h"

namespace gridmates::room {
namespace {

// Applies one event; every function returns false if the event cannot follow.
class Fold {
 public:
  Fold(const core::Games& games, Facts& facts, State& state, const Event& event)
      : games_(games), facts_(facts), state_(state), event_(event) {}

  template <ChangesFacts What>
  bool operator()(const What& what) {
    return evolve_facts(what, event_, facts_);
  }

  bool operator()(const RoomOpened& opened) {
    const core::Game* game = games_.find(opened.game.str());
    if (facts_.game != nullptr || game == nullptr || opened.chairs == 0 ||
        opened.rules_version != game->facts().rules_version) {
      return false;
    }
    facts_.room = opened;
    facts_.game = game;
    return true;
  }

  bool operator()(const MemberLeft& left) {
    const Member* member = facts_.find(left.member);
    if (member == nullptr) return false;
    if (left.kicked && facts_.kicked->full()) return false;
    if (left.kicked) facts_.kicked.change([member](auto& kicked) { kicked.push(member->player); });
    if (facts_.is_host(*member)) facts_.host = MemberNo(0);
    facts_.set_ready(left.member, false);
    leave(*member);
    if (facts_.vote) {
      facts_.vote->ballots.erase_if([&](const Ballot& one) { return one.member == left.member; });
    }
    facts_.members.change([&left](auto& members) {
      members.erase_if([&left](const Member& m) { return m.number == left.member; });
    });
    return true;
  }

  // A chair taken during a match is also a place in that match.
  bool operator()(const SeatTaken& taken) {
    const Member* member = facts_.find(taken.member);
    if (member == nullptr || member->seated() || taken.chair == Chair(0) ||
        taken.chair.value > facts_.room->chairs || facts_.at(taken.chair) != nullptr) {
      return false;
    }
    facts_.set_chair(taken.member, taken.chair);
    facts_.nobody_is_ready();
    const std::uint8_t again = taken.again.value;
    Playing* playing = match_on();
    return playing == nullptr || playing->record.admit(*facts_.find(taken.member), again);
  }

  bool operator()(const SeatLeft& left) {
    const Member* member = facts_.find(left.member);
    if (member == nullptr || left.chair == Chair(0) || member->chair != left.chair) return false;
    leave(*member);
    facts_.set_chair(left.member, Chair(0));
    facts_.set_ready(left.member, false);
    return true;
  }

  // Put on the table; or, while a match is on, laid for its first move.
  bool operator()(const BoardChosen& chosen) {
    if (match_on() != nullptr) return lay(chosen);
    if (!facts_.game->start(chosen.board.items())) return false;
    facts_.take_board(chosen);
    facts_.nobody_is_ready();
    facts_.end_vote(event_.seq);
    state_ = Waiting{};
    return true;
  }

  bool operator()(const PuzzleRead&) {
    return std::holds_alternative<Waiting>(state_) && facts_.board->source == Source::kPasted;
  }

  bool operator()(const DailyOpened& daily) {
    const bool first = std::holds_alternative<Waiting>(state_) && facts_.match == 0;
    if (!first || facts_.daily || facts_.room->table != core::Table::kCoop) return false;
    facts_.daily = daily;
    return true;
  }

  bool operator()(const MatchStarted& started) {
    if (!std::holds_alternative<Waiting>(state_)) return false;
    if (started.match != facts_.match + 1 || started.players.empty()) return false;
    const auto match = facts_.game->start(facts_.board->board.items());
    if (!match) return false;
    std::vector<Member> line_up;
    for (const MemberNo number : started.players) {
      const Member* member = facts_.find(number);
      if (member == nullptr) return false;
      line_up.push_back(*member);
    }
    MatchRecord record(*match, facts_.room->table, line_up);
    record.show_from(event_.room_ms);
    if (facts_.clocks) record.set_clocks(*facts_.clocks, line_up);
    record.started = event_.seq;
    facts_.match = started.match;
    facts_.nobody_is_ready();
    facts_.recent.begin({event_.seq, event_.by, false});
    facts_.remember_puzzle();
    score(record, [](Series& series, PlayerId one, PlayerId other) { series.begin(one, other); });
    const AnyTurn turn = turn_of(facts_.room->table, record);
    state_ = Playing{std::move(record), turn};
    return true;
  }

  bool operator()(const Moved& moved) {
    auto* playing = std::get_if<Playing>(&state_);
    if (playing == nullptr) return false;
    MatchRecord& record = playing->record;
    const auto written = written_by(record, moved);
    if (auto waited = std::exchange(playing->waited, std::nullopt)) {
      const auto answer = waited->play(moved.seat, moved.move.items());
      if (answer || answer.error().code != core::RefusalCode::kNeedsBoard) return false;
    }
    if (!record.play(moved.seat, moved.move.items(), event_.room_ms)) return false;
    playing->turn = turn_of(facts_.room->table, record, playing->turn);
    for (const std::uint32_t one : written) facts_.recent.add({event_.seq, event_.by, one});
    return true;
  }

  bool operator()(const MovesTakenBack& back) {
    Playing* playing = match_on();
    if (playing == nullptr || !playing->record.take_back(back, event_.room_ms)) return false;
    playing->turn = turn_of(facts_.room->table, playing->record, playing->turn);
    return true;
  }

  bool operator()(const GaveUp& gone) {
    Playing* playing = match_on();
    if (playing == nullptr || gone.seat.value >= playing->record.racers.size()) return false;
    playing->record.give_up(gone.seat);
    return true;
  }

  bool operator()(const MatchPaused&) {
    auto* playing = std::get_if<Playing>(&state_);
    if (playing == nullptr) return false;
    facts_.end_vote(event_.seq);
    state_ = Paused{Playing(std::move(*playing)), event_.by == MemberNo(0)};
    return true;
  }

  bool operator()(const MatchUnpaused&) {
    auto* paused = std::get_if<Paused>(&state_);
    if (paused == nullptr) return false;
    paused->remembered.record.show_from(event_.room_ms);
    state_ = Playing(std::move(paused->remembered));
    return true;
  }

  bool operator()(const MatchEnded& ended) {
    Playing* playing = match_on();
    if (playing == nullptr) return false;
    facts_.end_vote(event_.seq);
    score(playing->record, [&ended](Series& series, PlayerId one, PlayerId other) {
      series.count(ended.result, one, other);
    });
    state_ = Finished{MatchRecord(std::move(playing->record)), ended.result, event_.seq,
                      event_.room_ms, event_.wall_ms};
    return true;
  }

  bool operator()(const MatchInterrupted&) {
    auto* paused = std::get_if<Paused>(&state_);
    if (paused == nullptr || facts_.room->table == core::Table::kVersus) return false;
    paused->remembered.record.interrupted = true;
    return true;
  }

  // Also in the match that is on; a finished match keeps the names that its run has.
  bool operator()(const MemberRenamed& renamed) {
    if (facts_.find(event_.by) == nullptr) return false;
    facts_.members.change([&](auto& members) {
      for (Member& member : members) {
        if (member.number == event_.by) member.name = renamed.name;
      }
    });
    if (Playing* playing = match_on()) playing->record.rename(event_.by, renamed.name);
    return true;
  }

  bool operator()(const ReadyChanged& changed) {
    const Member* member = facts_.find(event_.by);
    const bool possible = member != nullptr && member->seated() &&
                          changed.ready != facts_.arranged->is_ready(event_.by);
    if (!possible || !std::holds_alternative<Waiting>(state_)) return false;
    facts_.set_ready(event_.by, changed.ready);
    return true;
  }

  bool operator()(const CapSet& cap) {
    const bool race = facts_.room->table == core::Table::kRace;
    if (!race || !std::holds_alternative<Waiting>(state_)) return false;
    facts_.arranged.change([&cap](auto& arranged) { arranged.cap_minutes = cap.minutes; });
    return true;
  }

  bool operator()(const VoteOpened& opened) {
    const Member* asker = facts_.find(event_.by);
    const bool over = std::holds_alternative<Finished>(state_);
    const bool possible = over ? opened.kind == VoteKind::kRenew : match_on() != nullptr;
    if (asker == nullptr || !possible) return false;
    facts_.vote = {opened, asker->number, asker->player, event_.seq, {}};
    if (opened.kind != VoteKind::kQuestion) facts_.vote->ballots.push({asker->number, true});
    return true;
  }

  bool operator()(const RoomClosed&) {
    state_ = Closed{};
    return true;
  }

 private:
  // Gives the match that is on the board that was made for its first move.
  bool lay(const BoardChosen& chosen) {
    auto* playing = std::get_if<Playing>(&state_);
    if (playing == nullptr || facts_.room->table != core::Table::kCoop) return false;
    if (chosen.options != facts_.board->options || !playing->record.nobody_has_moved())
      return false;
    auto match = facts_.game->start(chosen.board.items());
    if (!match) return false;
    playing->waited = std::exchange(playing->record.matches.front(), std::move(*match));
    playing->turn = turn_of(facts_.room->table, playing->record, playing->turn);
    facts_.board = chosen;
    facts_.recent.begin({event_.seq, event_.by, true});
    return true;
  }

  // What the move writes that moves of others may be based on, if others play the same match.
  std::vector<std::uint32_t> written_by(const MatchRecord& record, const Moved& moved) const {
    const bool together = facts_.room->table == core::Table::kCoop && record.players.size() > 1;
    if (!together) return {};
    return record.matches.front().written_by(moved.seat, moved.move.items());
  }

  // A member who leaves a chair, or the room from a chair, leaves the match.
  void leave(const Member& member) {
    Playing* playing = match_on();
    if (playing == nullptr || !member.seated()) return;
    if (const auto seat = playing->record.seat_of(member.number)) playing->record.leave(*seat);
  }

  // At a versus table: calls `change` with the score, the first and the second player.
  template <class Change>
  void score(const MatchRecord& record, Change change) {
    if (facts_.room->table != core::Table::kVersus) return;
    const auto& players = record.players;
    facts_.series.change(
        [&](Series& series) { change(series, players[0].player, players[1].player); });
  }

  // The match that is on, played or paused.
  Playing* match_on() {
    if (auto* paused = std::get_if<Paused>(&state_)) return &paused->remembered;
    return std::get_if<Playing>(&state_);
  }

  const core::Games& games_;
  Facts& facts_;
  State& state_;
  const Event& event_;
};

}  // namespace

bool Room::evolve(const Event& event) {
  const bool opens = std::holds_alternative<RoomOpened>(event.what);
  const bool starts = std::holds_alternative<MatchStarted>(event.what);
  const auto* playing = std::get_if<Playing>(&state_);
  const bool laid = playing != nullptr && playing->waited;
  if (laid && !std::holds_alternative<Moved>(event.what)) return false;
  if (closed() || event.seq.value != facts_.head.value + 1) return false;
  if (opens != (facts_.head == Seq(0))) return false;
  if (starts ? event.room_ms != 0 : event.room_ms < facts_.room_ms) return false;
  if (!std::visit(Fold(*games_, facts_, state_, event), event.what)) return false;
  facts_.head = event.seq;
  facts_.room_ms = event.room_ms;
  Watching::note(event, state_, facts_);
  return true;
}

}  // namespace gridmates::room
