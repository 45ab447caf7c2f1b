// Checks of the journal.
#include "tests/sim/judge.h"

#include <algorithm>

#include "server/wire/rights.h"
#include "server/wire/room_view.h"

namespace gridmates::sim {

std::string at(const std::string& room, std::uint64_t seq) {
  return room + " at " + std::to_string(seq);
}

void Judge::complain(std::string what) {
  constexpr std::size_t kEnough = 10;
  if (complaints_.size() < kEnough) complaints_.push_back(std::move(what));
}

Judge::ActionKey Judge::key_of(const std::string& room, const ports::CommandKey& key) {
  return {room, std::string(key.client.begin(), key.client.end()), key.client_seq};
}

void Judge::look() {
  for (const auto& stored : disk_.rooms) follow(stored);
  if (runs_ != disk_.runs.size()) {
    complain("10: the leaderboards have " + std::to_string(disk_.runs.size()) +
             " runs, the journals prove " + std::to_string(runs_));
  }
}

void Judge::follow(const support::Disk::Room& stored) {
  const std::string& code = stored.record.code.str();
  Fold& fold = rooms_[code];
  if (fold.after.empty()) fold.after.emplace_back(games_);
  if (stored.head.value < fold.events.size()) complain("the journal has shrunk: " + code);
  while (fold.events.size() < stored.head.value) {
    const auto batch = stored.batches.find(fold.events.size() + 1);
    if (batch == stored.batches.end()) {
      return complain("3: a hole in the journal of " + at(code, fold.events.size()));
    }
    if (!take(batch->second, fold, code)) return;
  }
}

// A board laid for a first move must be in one batch with that move.
bool Judge::is_torn(const ports::Batch& batch, const room::Room& before) {
  const auto first = core::decode<room::Event>(batch.events.front());
  if (!before.running() || !first) return false;
  if (!std::holds_alternative<room::BoardChosen>(first->what)) return false;
  const auto second =
      batch.events.size() < 2 ? std::nullopt : core::decode<room::Event>(batch.events[1]);
  return !second || !std::holds_alternative<room::Moved>(second->what);
}

bool Judge::take(const ports::Batch& batch, Fold& fold, const std::string& code) {
  if (is_torn(batch, fold.after.back())) {
    complain("3: a board without its first move: " + at(code, fold.events.size()));
    return false;
  }
  for (const auto& bytes : batch.events) {
    const auto event = core::decode<room::Event>(bytes);
    room::Room next = fold.after.back();
    if (!event || !next.evolve(*event)) {
      complain("2: an event that cannot follow: " + at(code, fold.events.size()));
      return false;
    }
    if (std::holds_alternative<room::MatchEnded>(event->what)) {
      ++count_.matches_finished;
      if (next.ended_match()) ++runs_;
    }
    fold.events.push_back(*event);
    fold.after.push_back(std::move(next));
  }
  if (fold.after.back().state_hash() != batch.state_hash) {
    complain("2: replay comes to another state: " + at(code, fold.events.size()));
  }
  if (!batch.key) return true;
  const ActionKey key = key_of(code, *batch.key);
  if (!applied_.emplace(key, fold.events.size()).second) {
    complain("4: done twice: " + at(code, fold.events.size()));
  }
  if (refused_.contains(key)) {
    complain("4: refused finally and done all the same: " + at(code, fold.events.size()));
  }
  return true;
}

// By the rule in the protocol's page: in a running race, a player who is not done sees no other's
// cells. The Sudoku here cannot be lost.
bool Judge::sees_rival(const v1::RoomView& view, std::uint32_t you) {
  if (view.head().table() != v1::TABLE_RACE) return false;
  if (view.head().state() != v1::ROOM_STATE_PLAYING_TOGETHER) return false;
  bool rivals_board = false;
  for (const v1::MatchView& match : view.matches()) {
    const v1::MatchPlayer& player = match.players(0);
    if (player.member() == you && (player.place() != 0 || player.out())) return false;
    rivals_board |= player.member() != you && match.sudoku().cells_size() > 0;
  }
  return rivals_board;
}

void Judge::look_at(const std::string& name, const Client& client) {
  const auto sight = client.sight();
  if (!sight) return;
  const Position here{client.room(), sight->epoch, sight->seq};
  Position& last = positions_[name];
  if (here == last) return;
  if (here.room == last.room && here.epoch == last.epoch && here.seq < last.seq) {
    complain("6: " + name + " went backwards in " + at(here.room, here.seq));
  }
  last = here;
  if (sees_rival(*sight->view, sight->you)) {
    complain("5: " + name + " sees a rival's board: " + at(here.room, here.seq));
  }
  const auto truth = view(here.room, here.seq, sight->you);
  if (truth && truth->SerializeAsString() != sight->view->SerializeAsString()) {
    complain("5: " + name + " sees another view than the journal: " + at(here.room, here.seq));
  }
}

std::string Judge::wrong_right(const Client& client) const {
  const auto sight = client.sight();
  const auto fold = rooms_.find(client.room());
  if (!sight || fold == rooms_.end()) return "nothing is known of it";
  if (sight->seq >= fold->second.after.size()) return "nothing is known of it";
  const room::Room& room = fold->second.after[sight->seq];
  const MemberNo you(static_cast<std::uint16_t>(sight->you));
  const auto members = room.members();
  const bool is_here = std::ranges::any_of(members, [you](auto& one) { return one.first == you; });
  if (room.closed() || !is_here) return "";
  v1::ServerFrame frame;
  wire::put_rights(room.opened().code, room.rights(you), frame);
  // The right as it is at the time of the event: some refusals end at a set time.
  const auto now = [&room](const v1::Right& right) {
    const bool ended = right.until_ms() != 0 && right.until_ms() <= room.room_ms();
    return ended ? std::pair(std::string(), std::uint64_t{0})
                 : std::pair(right.refused().reason(), right.until_ms());
  };
  for (const v1::Right& right : frame.rights(0).rights()) {
    const auto told = sight->rights->find(right.act());
    if (told != sight->rights->end() && now(told->second) == now(right)) continue;
    return v1::Action::descriptor()->FindFieldByNumber(static_cast<int>(right.act()))->name();
  }
  return "";
}

void Judge::finish() {
  look();
  std::map<ActionKey, std::uint64_t> written;
  for (const auto& stored : disk_.rooms) {
    for (const auto& [first, batch] : stored.batches) {
      if (!batch.key) continue;
      written.emplace(key_of(stored.record.code.str(), *batch.key),
                      first + batch.events.size() - 1);
    }
  }
  for (const auto& [key, seq] : answered_) {
    const auto found = written.find(key);
    if (found == written.end() ? !joins_.contains(key) : found->second != seq) {
      complain("1: an acknowledged action is not in the journal: " + at(std::get<0>(key), seq));
    }
  }
}

// The view of this member after this event; nullopt if the journal does not have it.
std::optional<v1::RoomView> Judge::view(const std::string& code, std::uint64_t seq,
                                        std::uint32_t member) const {
  const auto fold = rooms_.find(code);
  if (fold == rooms_.end() || seq == 0 || seq >= fold->second.after.size()) return std::nullopt;
  const room::Room& room = fold->second.after[seq];
  const MemberNo number(static_cast<MemberNo::rep>(member));
  return wire::to_wire(room.view(room.viewer(number)));
}

std::uint64_t Judge::head(const std::string& code) const {
  const auto fold = rooms_.find(code);
  return fold == rooms_.end() ? 0 : fold->second.events.size();
}

}  // namespace gridmates::sim
