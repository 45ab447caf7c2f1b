#include "tests/sim/plain_view.h"

#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <array>
#include <map>
#include <string>

#include "sodium.h"

namespace gridmates::sim {
namespace {

// "Each replaces the one with its number, or is new; keep the list ascending."
template <class List, class Number>
void replace(const List& changed, Number number, List& list) {
  std::map<std::uint32_t, typename List::value_type> by_number;
  for (const auto& item : list) by_number[number(item)] = item;
  for (const auto& item : changed) by_number[number(item)] = item;
  list.Clear();
  for (auto& [at, item] : by_number) *list.Add() = std::move(item);
}

bool take_out(const v1::RoomDelta& delta, v1::RoomView& view) {
  for (const std::uint32_t gone : delta.gone()) {
    const int before = view.members_size();
    v1::RoomView kept;
    for (const auto& member : view.members()) {
      if (member.number() != gone) *kept.add_members() = member;
    }
    if (kept.members_size() == before) return false;
    view.mutable_members()->Swap(kept.mutable_members());
  }
  return true;
}

template <class Delta, class View>
bool change_board(const Delta& delta, View& board) {
  for (const auto& change : delta.cells()) {
    if (!change.has_cell() || change.index() >= static_cast<std::uint32_t>(board.cells_size())) {
      return false;
    }
    *board.mutable_cells(static_cast<int>(change.index())) = change.cell();
  }
  if (delta.has_status()) *board.mutable_status() = delta.status();
  return true;
}

bool change_match(const v1::MatchDelta& delta, v1::RoomView& view) {
  if (delta.index() >= static_cast<std::uint32_t>(view.matches_size())) return false;
  v1::MatchView& match = *view.mutable_matches(static_cast<int>(delta.index()));
  replace(
      delta.players(), [](const v1::MatchPlayer& player) { return player.player(); },
      *match.mutable_players());
  if (delta.has_sudoku()) {
    return match.has_sudoku() && change_board(delta.sudoku(), *match.mutable_sudoku());
  }
  if (delta.has_tictactoe()) {
    return match.has_tictactoe() && change_board(delta.tictactoe(), *match.mutable_tictactoe());
  }
  if (delta.has_minesweeper()) {
    return match.has_minesweeper() &&
           change_board(delta.minesweeper(), *match.mutable_minesweeper());
  }
  return true;
}

}  // namespace

bool apply_plainly(const v1::RoomDelta& delta, v1::RoomView& view) {
  if (delta.has_head()) *view.mutable_head() = delta.head();
  replace(
      delta.members(), [](const v1::Member& member) { return member.number(); },
      *view.mutable_members());
  if (!take_out(delta, view)) return false;
  if (delta.clear_matches()) view.clear_matches();
  for (const auto& match : delta.matches()) {
    if (match.index() != static_cast<std::uint32_t>(view.matches_size())) return false;
    *view.add_matches() = match;
  }
  for (const auto& change : delta.match_deltas()) {
    if (!change_match(change, view)) return false;
  }
  return true;
}

// "Most libraries come to these bytes by themselves when they serialize deterministically."
std::uint64_t plain_view_hash(const v1::RoomView& view) {
  std::string bytes;
  {
    google::protobuf::io::StringOutputStream text(&bytes);
    google::protobuf::io::CodedOutputStream out(&text);
    out.SetSerializationDeterministic(true);
    view.SerializeToCodedStream(&out);
  }
  std::array<std::uint8_t, crypto_hash_sha256_BYTES> digest;
  crypto_hash_sha256(digest.data(), reinterpret_cast<const std::uint8_t*>(bytes.data()),
                     bytes.size());
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < 8; ++i) hash |= std::uint64_t{digest[i]} << (8 * i);
  return hash;
}

}  // namespace gridmates::sim
