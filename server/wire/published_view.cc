#include "server/wire/published_view.h"

#include <algorithm>
#include <string>

#include "proto/convert/canonical.h"
#include "proto/convert/game_converter.h"
#include "server/wire/room_view.h"
#include "server/wire/small_arena.h"

namespace gridmates::wire {
namespace {

using convert::ViewHash;
using Kind = ViewHash::Kind;
using Part = ViewHash::Part;

// The operation on the hash: add or remove a part.
using Count = void (ViewHash::*)(Part, core::ByteView);

// Adds or removes the part that wire::put converts to a `Message`.
template <class Message, class Item>
void count(ViewHash& hash, Count how, Part part, const Item& item) {
  SmallArena<512> arena;
  auto& message = arena.make<Message>();
  wire::put(item, message);
  core::Bytes bytes;
  convert::put_own(message, bytes);
  (hash.*how)(part, bytes);
}

void count_player(ViewHash& hash, Count how, std::uint32_t match, const room::PlayerView& player) {
  count<v1::MatchPlayer>(hash, how, {Kind::kPlayer, match, player.seat.value}, player);
}

void count_member(ViewHash& hash, Count how, const room::MemberView& member) {
  count<v1::Member>(hash, how, {Kind::kMember, 0, member.number.value}, member);
}

void count_board(ViewHash& hash, const room::MatchSeen& match, const convert::GameConverter& game) {
  core::Bytes bytes;
  const core::Cells& cells = match.board.cells;
  for (std::uint32_t i = 0; i < cells.size(); ++i) {
    // Most cells equal the one before; when a match begins, all do.
    if (i == 0 || !std::ranges::equal(cells[i], cells[i - 1])) {
      bytes.clear();
      game.cell(cells[i], bytes);
    }
    hash.add({Kind::kCell, match.index, i}, bytes);
  }
  bytes.clear();
  game.status(match.board.status, bytes);
  hash.add({Kind::kStatus, match.index, 0}, bytes);
}

// The match without players; its board has only the constants.
void put_bare(const room::MatchSeen& match, const convert::GameConverter& game,
              v1::MatchView& out) {
  const core::MatchView bare = {match.board.columns, {}, match.board.status, match.board.constants};
  out.set_index(match.index);
  game.view(bare, out);
  static const auto* const oneof = v1::MatchView::descriptor()->FindOneofByName("game");
  const auto& reflection = *out.GetReflection();
  auto& board = *reflection.MutableMessage(&out, reflection.GetOneofFieldDescriptor(out, oneof));
  board.GetReflection()->ClearField(&board, board.GetDescriptor()->FindFieldByName("status"));
}

void count_match(ViewHash& hash, const room::MatchSeen& match, const std::string& game) {
  const convert::GameConverter& converter = *convert::converter(game);
  v1::MatchView bare;
  put_bare(match, converter, bare);
  core::Bytes bytes;
  convert::put_own(bare, bytes);
  hash.add({Kind::kMatch, match.index, 0}, bytes);
  for (const auto& player : match.players) {
    count_player(hash, &ViewHash::add, match.index, player);
  }
  count_board(hash, match, converter);
}

// Whether a delta from `before` to `now` is possible: the same matches, without removed players.
bool same_matches(const room::RoomView& before, const room::RoomView& now) {
  const auto goes_on = [](const room::MatchSeen& a, const room::MatchSeen& b) {
    return a.index == b.index && a.board.columns == b.board.columns &&
           a.board.cells.size() == b.board.cells.size() && a.board.constants == b.board.constants &&
           a.players.size() <= b.players.size();
  };
  return before.head.match == now.head.match && before.head.game == now.head.game &&
         std::ranges::equal(before.matches, now.matches, goes_on);
}

}  // namespace

PublishedView::PublishedView(room::RoomView view) : view_(std::move(view)) {
  count<v1::RoomHead>(head_, &ViewHash::add, {Kind::kHead}, view_.head);
  for (const auto& member : view_.members) count_member(members_, &ViewHash::add, member);
  for (const auto& match : view_.matches) count_match(matches_, match, view_.head.game);
}

bool PublishedView::advance(room::RoomView now, v1::RoomDelta& out) {
  bool changed = change_matches(now, out);
  changed |= change_head(now.head, out);
  changed |= change_members(now, out);
  view_ = std::move(now);
  return changed;
}

bool PublishedView::change_head(const room::HeadView& now, v1::RoomDelta& out) {
  if (view_.head == now) return false;
  wire::put(now, *out.mutable_head());
  core::Bytes bytes;
  convert::put_own(out.head(), bytes);
  head_ = {};
  head_.add({Kind::kHead}, bytes);
  return true;
}

bool PublishedView::change_members(const room::RoomView& now, v1::RoomDelta& out) {
  if (view_.members == now.members) return false;
  const auto is_in = [](const room::MemberView& member, const auto& list) {
    return std::ranges::find(list, member) != list.end();
  };
  for (const auto& member : now.members) {
    if (is_in(member, view_.members)) continue;
    wire::put(member, *out.add_members());
    count_member(members_, &ViewHash::add, member);
  }
  for (const auto& member : view_.members) {
    if (is_in(member, now.members)) continue;
    count_member(members_, &ViewHash::remove, member);
    const auto stays = std::ranges::find(now.members, member.number, &room::MemberView::number);
    if (stays == now.members.end()) out.add_gone(member.number.value);
  }
  return true;
}

bool PublishedView::change_matches(const room::RoomView& now, v1::RoomDelta& out) {
  if (same_matches(view_, now)) {
    bool changed = false;
    for (std::size_t i = 0; i < now.matches.size(); ++i) {
      changed |= change_match(view_.matches[i], now.matches[i], out);
    }
    return changed;
  }
  out.set_clear_matches(!view_.matches.empty());
  matches_ = {};
  for (const auto& match : now.matches) {
    wire::put(match, now.head.game, *out.add_matches());
    count_match(matches_, match, now.head.game);
  }
  return true;
}

bool PublishedView::change_match(const room::MatchSeen& before, const room::MatchSeen& now,
                                 v1::RoomDelta& out) {
  v1::MatchDelta& delta = *out.add_match_deltas();
  bool changed = change_board(before, now, delta);
  for (std::size_t i = 0; i < now.players.size(); ++i) {
    const bool was_there = i < before.players.size();
    if (was_there && before.players[i] == now.players[i]) continue;
    if (was_there) count_player(matches_, &ViewHash::remove, before.index, before.players[i]);
    count_player(matches_, &ViewHash::add, now.index, now.players[i]);
    wire::put(now.players[i], *delta.add_players());
    changed = true;
  }
  delta.set_index(now.index);
  if (!changed) out.mutable_match_deltas()->RemoveLast();
  return changed;
}

bool PublishedView::change_board(const room::MatchSeen& before, const room::MatchSeen& now,
                                 v1::MatchDelta& out) {
  const core::ViewDelta change = core::difference(before.board, now.board);
  if (change.empty()) return false;
  const convert::GameConverter& game = *convert::converter(view_.head.game);
  game.delta(change, out);
  core::Bytes bytes;
  const auto replace = [&](Part part, auto put_bytes, core::ByteView old, core::ByteView fresh) {
    bytes.clear();
    (game.*put_bytes)(old, bytes);
    matches_.remove(part, bytes);
    bytes.clear();
    (game.*put_bytes)(fresh, bytes);
    matches_.add(part, bytes);
  };
  for (std::size_t i = 0; i < change.indices.size(); ++i) {
    const std::uint32_t index = change.indices[i];
    replace({Kind::kCell, now.index, index}, &convert::GameConverter::cell,
            before.board.cells[index], change.cells[i]);
  }
  if (change.status) {
    replace({Kind::kStatus, now.index, 0}, &convert::GameConverter::status, before.board.status,
            *change.status);
  }
  return true;
}

}  // namespace gridmates::wire
