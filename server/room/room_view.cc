// Views of a room: what each viewer may see.
#include <algorithm>
#include <utility>
#include <vector>

#include "server/base/computers.h"
#include "server/room/room.h"
#include "server/room/vote.h"
#include "server/room/watching.h"

namespace gridmates::room {
namespace {

// The match whose board may be seen now; null while waiting, paused or closed.
const MatchRecord* shown_match(const State& state) {
  if (const auto* playing = std::get_if<Playing>(&state)) return &playing->record;
  if (const auto* finished = std::get_if<Finished>(&state)) return &finished->record;
  return nullptr;
}

// Whether the options may be shown without the board: they are of a category, or ask the game to
// make a board. A room that has not opened yet has no game.
bool are_told(const Facts& facts) {
  if (facts.game == nullptr) return false;
  const auto options = facts.board->options.items();
  return facts.game->makes_own(options) || !facts.game->category(options).empty();
}

// Only a MatchView shows the board. The options are shown with a board, or if are_told().
BoardChosen board_of(const Facts& facts, bool board_shown) {
  const BoardChosen& board = *facts.board;
  const bool told = board_shown || are_told(facts);
  return {told ? board.options : core::Blob<limits::kOptionsBytes>(),
          {},
          board.source,
          board.pack,
          board.number,
          board.level,
          board.again};
}

std::vector<MemberNo> voters_in(const Facts& facts, const State& state) {
  const MatchRecord* record = record_of(state);
  if (!facts.vote || record == nullptr) return {};
  return voters(*record, std::holds_alternative<Finished>(state), facts);
}

std::optional<VoteView> vote_of(const Facts& facts, const State& state) {
  if (!facts.vote) return std::nullopt;
  VoteView view{
      facts.vote->about.kind, facts.vote->about.question.str(), facts.vote->by, {}, {}, {}};
  for (const MemberNo voter : voters_in(facts, state)) {
    const Ballot* ballot = facts.vote->ballot_of(voter);
    (ballot == nullptr ? view.waiting : ballot->yes ? view.yes : view.no).push_back(voter);
  }
  return view;
}

// The variant of the board on the table; nullopt if the room is not rated.
std::optional<core::RatedVariant> variant_of(const Facts& facts) {
  if (!facts.rated) return std::nullopt;
  return facts.game->rated_as(facts.board->options.items());
}

// The points of the seated players; empty unless both have a score in the series.
core::List<std::uint16_t, 2> points_of(const Facts& facts) {
  core::List<std::uint16_t, 2> points;
  const Series& series = *facts.series;
  for (std::uint8_t chair = 1; chair <= series.scores.size(); ++chair) {
    const Member* member = facts.at(Chair(chair));
    if (member == nullptr || !series.has(member->player)) return {};
    points.push(series.points_of(member->player));
  }
  return points;
}

HeadView head_of(const Facts& facts, Leaf leaf, bool board_shown) {
  return {facts.room->code,
          facts.room->game.str(),
          facts.room->table,
          facts.room->private_room,
          leaf,
          facts.host,
          facts.room->chairs,
          facts.room->chairs_needed,
          board_of(facts, board_shown),
          facts.match,
          false,
          0,
          {},
          facts.arranged->locked,
          facts.arranged->cap_minutes,
          facts.watching,
          facts.clocks ? facts.clocks->clocks : core::List<TurnClock, 2>(),
          0,
          std::string(variant_of(facts).value_or(core::RatedVariant{}).name),
          facts.series->best_of,
          points_of(facts)};
}

std::vector<MemberView> members_of(const Facts& facts, bool hides_watchers) {
  std::vector<MemberView> members;
  members.reserve(facts.members->size());
  for (const Member& member : *facts.members) {
    const bool hidden = hides_watchers && !member.seated();
    members.push_back({member.number, hidden ? Watching::hidden_name(member.number) : member.name,
                       member.chair, facts.arranged->is_ready(member.number),
                       level_of(member.player)});
  }
  return members;
}

// The viewer as whom `viewer` sees each match, by the match's index. Boards of others are for
// players who have finished the race, not for those who gave up: they could tell a racer what they
// see. If not all boards fit, the viewer's own comes first, and after the end better places before
// others.
std::vector<core::Viewer> eyes_of(const MatchRecord& record, core::Viewer viewer) {
  using Kind = core::Viewer::Kind;
  if (!record.is_race()) return {viewer};
  std::vector<core::Viewer> eyes(record.matches.size(), core::Viewer{Kind::kRival, {}});
  // A watcher may follow one board (Watching::following).
  const std::size_t followed = viewer.kind == Kind::kWatcher ? viewer.seat.value : 0;
  if (followed > eyes.size()) return eyes;
  if (followed != 0) eyes[followed - 1] = core::Viewer{Kind::kWatcher, {}};
  const bool plays = viewer.kind == Kind::kPlayer;
  const std::size_t own = viewer.seat.value;
  if ((!plays && viewer.kind != Kind::kAfterwards) || own >= eyes.size()) return eyes;
  eyes[own] = viewer;
  if (plays && record.racers[own].place == 0) return eyes;
  std::vector<Seat> others = record.standings();
  if (plays) std::ranges::sort(others);
  std::size_t shown = record.cells;
  for (const Seat seat : others) {
    if (seat == viewer.seat) continue;
    shown += record.cells;
    if (shown > limits::kShownCells) break;
    eyes[seat.value] = plays ? core::Viewer{Kind::kWatcher, {}} : viewer;
  }
  return eyes;
}

// Whether the player of this number is done with the race that is shown.
bool is_done(const State& state, Seat seat) {
  const MatchRecord* record = shown_match(state);
  return record != nullptr && seat.value < record->racers.size() && record->is_done(seat);
}

PlayerView player_of(const MatchRecord& record, std::size_t i) {
  const MatchPlayer& player = record.players[i];
  PlayerView seen{Seat(static_cast<std::uint8_t>(i)), player.member, player.name};
  if (i < record.clocks.size()) seen.clock_ms = record.clocks[i].left_ms;
  if (!record.is_race()) return seen;
  const Racer& racer = record.racers[i];
  seen.place = racer.place;
  seen.finished_ms = racer.finished_ms;
  seen.frozen_until_ms = racer.frozen_until_ms;
  seen.out = racer.out;
  return seen;
}

// The players of a match on one board.
std::vector<PlayerView> players_of(const MatchRecord& record) {
  std::vector<PlayerView> players;
  players.reserve(record.players.size());
  for (std::size_t i = 0; i < record.players.size(); ++i) players.push_back(player_of(record, i));
  return players;
}

std::vector<MatchSeen> matches_of(const MatchRecord& record, core::Viewer viewer) {
  std::vector<MatchSeen> seen;
  const auto eyes = eyes_of(record, viewer);
  seen.reserve(eyes.size());
  for (std::size_t i = 0; i < eyes.size(); ++i) {
    seen.push_back({static_cast<std::uint32_t>(i), {}, record.matches[i].view(eyes[i])});
    if (record.is_race()) seen.back().players.push_back(player_of(record, i));
  }
  if (record.is_race()) return seen;
  seen.front().players = players_of(record);
  return seen;
}

// Also charges the clock of the player to move for the current turn, up to `room_ms`.
void pay_last_turn(const MatchRecord& record, std::uint64_t room_ms,
                   std::vector<PlayerView>& players) {
  const auto to_move = record.matches.front().to_move();
  if (record.clocks.empty() || to_move.empty()) return;
  std::uint64_t& left_ms = players[to_move.first().value].clock_ms;
  left_ms -= std::min(left_ms, room_ms - record.turn_since_ms);
}

}  // namespace

std::optional<core::RatedVariant> Room::rated() const { return variant_of(facts_); }

std::optional<Seat> Room::number_of(MemberNo member) const {
  const MatchRecord* record = shown_match(state_);
  if (record == nullptr) return std::nullopt;
  const Member* found = facts_.find(member);
  const bool plays = record->is_race() || (found != nullptr && found->seated());
  return plays ? record->seat_of(member) : std::nullopt;
}

std::uint64_t Room::match_digest(Seat seat) const {
  return match_on(state_)->match_of(seat).digest();
}

core::Viewer Room::viewer(MemberNo member) const {
  using Kind = core::Viewer::Kind;
  const MatchRecord* record = shown_match(state_);
  const bool race = record != nullptr && record->is_race();
  const auto own = number_of(member);
  const Watching watching(*this);
  if (std::holds_alternative<Finished>(state_)) {
    if (!race) return {Kind::kAfterwards, Seat(0)};
    return {Kind::kAfterwards, own.value_or(record->standings().front())};
  }
  if (record == nullptr && watching.is_kept_from(member)) {
    return {Kind::kPlayer, Seat(0)};
  }
  if (!own) return {Kind::kWatcher, {}};
  return {Kind::kPlayer, race || facts_.game->facts().views_by_seat ? *own : Seat(0)};
}

RoomView Room::view(core::Viewer viewer) const {
  using Kind = core::Viewer::Kind;
  const bool over = std::holds_alternative<Finished>(state_);
  if (over) viewer.kind = Kind::kAfterwards;
  if (!over && viewer.kind == Kind::kAfterwards) viewer = {Kind::kWatcher, {}};
  const MatchRecord* record = shown_match(state_);
  RoomView view{head_of(facts_, leaf(), record != nullptr), members_seen(viewer), {}};
  view.head.vote = vote_of(facts_, state_);
  if (record == nullptr) return view;
  view.matches = matches_of(*record, viewer);
  if (over) pay_last_turn(*record, facts_.room_ms, view.matches.front().players);
  view.head.clock_stands = running() && !is_timed();
  view.head.begins_ms = record->begins_ms;
  view.head.turn_since_ms = record->turn_since_ms;
  return view;
}

std::vector<MemberView> Room::members_seen(core::Viewer viewer) const {
  const bool plays = viewer.kind == core::Viewer::Kind::kPlayer && !is_done(state_, viewer.seat);
  return members_of(facts_, plays && Watching(*this).hides_watchers());
}

RoomView Room::outline() const {
  RoomView view{head_of(facts_, leaf(), false), members_of(facts_, false), {}};
  view.head.vote = vote_of(facts_, state_);
  return view;
}

std::vector<StoppedClock> Room::stopped_clocks() const {
  const auto* paused = std::get_if<Paused>(&state_);
  if (paused == nullptr || paused->remembered.record.clocks.empty()) return {};
  const MatchRecord& record = paused->remembered.record;
  std::vector<PlayerView> players = players_of(record);
  pay_last_turn(record, facts_.room_ms, players);
  std::vector<StoppedClock> stopped;
  stopped.reserve(players.size());
  for (const PlayerView& player : players) stopped.push_back({player.member, player.clock_ms});
  return stopped;
}

// A viewer may know every move of a match, unless they see only counts of it (kRival).
bool Room::may_know(const Event& event, core::Viewer viewer) const {
  const auto* moved = std::get_if<Moved>(&event.what);
  if (moved == nullptr) return true;
  const MatchRecord* record = shown_match(state_);
  if (record != nullptr && record->is_race()) viewer = eyes_of(*record, viewer)[moved->seat.value];
  return viewer.kind != core::Viewer::Kind::kRival;
}

std::vector<MemberNo> Room::voters() const { return voters_in(facts_, state_); }

}  // namespace gridmates::room
