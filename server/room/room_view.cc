// What a room shows of itself: to whom, what, and what remains of a match for the boards of fame.
#include <utility>

#include "server/room/room.h"

namespace gridmates::room {
namespace {

// The match whose board may be seen now; null while waiting, paused or closed.
const MatchRecord* shown_match(const State& state) {
  if (const auto* playing = std::get_if<Playing>(&state)) return &playing->record;
  if (const auto* finished = std::get_if<Finished>(&state)) return &finished->record;
  return nullptr;
}

HeadView head_of(const Facts& facts, Leaf leaf, bool board_shown) {
  BoardChosen board = facts.board;
  board.board.clear();
  if (!board_shown) board.options.clear();
  return {facts.room.code,
          facts.room.game.str(),
          facts.room.table,
          facts.room.private_room,
          leaf,
          facts.host,
          facts.room.chairs,
          facts.room.chairs_needed,
          std::move(board),
          facts.match};
}

MatchSeen match_of(const MatchRecord& record, core::Viewer viewer) {
  MatchSeen seen{0, {}, record.match.view(viewer)};
  for (std::size_t i = 0; i < record.players.size(); ++i) {
    const MatchPlayer& player = record.players[i];
    seen.players.push_back({Seat(static_cast<std::uint8_t>(i)), player.member, player.name});
  }
  return seen;
}

// Whether the match, as it ended, shows on the boards of fame: a board solved for the first time in
// the room, or a game that somebody won or nobody did.
bool counts(const Facts& facts, Result result) {
  if (facts.room.table != core::Table::kVersus) {
    return result == Result::kSolved && !facts.board.again;
  }
  return result == Result::kFirstWon || result == Result::kSecondWon || result == Result::kDrawn;
}

}  // namespace

core::Viewer Room::viewer(MemberNo member) const {
  using Kind = core::Viewer::Kind;
  if (std::holds_alternative<Finished>(state_)) return {Kind::kAfterwards, {}};
  const MatchRecord* record = shown_match(state_);
  const Member* found = facts_.find(member);
  if (record == nullptr || found == nullptr || !found->seated()) return {Kind::kWatcher, {}};
  const auto seat = record->seat_of(member);
  return seat ? core::Viewer{Kind::kPlayer, *seat} : core::Viewer{Kind::kWatcher, {}};
}

RoomView Room::view(core::Viewer viewer) const {
  using Kind = core::Viewer::Kind;
  const bool over = std::holds_alternative<Finished>(state_);
  if (over) viewer = {Kind::kAfterwards, {}};
  if (!over && viewer.kind == Kind::kAfterwards) viewer = {Kind::kWatcher, {}};
  const MatchRecord* record = shown_match(state_);
  RoomView view{head_of(facts_, leaf(), record != nullptr), {}, {}};
  for (const Member& member : facts_.members) {
    view.members.push_back({member.number, member.name, member.chair});
  }
  if (record != nullptr) view.matches.push_back(match_of(*record, viewer));
  return view;
}

// At the tables there are, everybody sees every move; a rival in a race would see counts only.
bool Room::may_know(const Event& event, core::Viewer viewer) const {
  return viewer.kind != core::Viewer::Kind::kRival || !std::holds_alternative<Moved>(event.what);
}

std::optional<FinishedRun> Room::finished_run() const {
  const auto* finished = std::get_if<Finished>(&state_);
  if (finished == nullptr || !counts(facts_, finished->result)) return std::nullopt;
  FinishedRun run{
      facts_.match, facts_.room.game.str(), facts_.room.table, finished->result, facts_.board,
      false,        finished->room_ms,      finished->wall_ms, finished->ended,  {}};
  run.board.board.clear();
  const auto& players = finished->record.players;
  for (std::size_t i = 0; i < players.size(); ++i) {
    if (facts_.room.table != core::Table::kVersus && players[i].moves == 0) continue;
    run.players.push_back({players[i].player, players[i].name, Seat(static_cast<std::uint8_t>(i))});
  }
  return run;
}

}  // namespace gridmates::room
