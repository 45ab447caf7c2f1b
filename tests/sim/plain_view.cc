#include "tests/sim/plain_view.h"

#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/message.h>

#include <map>
#include <string>
#include <utility>
#include <vector>

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
  if (delta.has_connectfour()) {
    return match.has_connectfour() &&
           change_board(delta.connectfour(), *match.mutable_connectfour());
  }
  if (delta.has_ultimate()) {
    return match.has_ultimate() && change_board(delta.ultimate(), *match.mutable_ultimate());
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

namespace {

// "Fields whose number is 100 or above are left out."
void leave_out(google::protobuf::Message& message) {
  const google::protobuf::Reflection& reflection = *message.GetReflection();
  std::vector<const google::protobuf::FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const auto* field : fields) {
    if (field->number() >= 100) {
      reflection.ClearField(&message, field);
    } else if (field->message_type() != nullptr && field->is_repeated()) {
      for (int i = 0; i < reflection.FieldSize(message, field); ++i) {
        leave_out(*reflection.MutableRepeatedMessage(&message, field, i));
      }
    } else if (field->message_type() != nullptr) {
      leave_out(*reflection.MutableMessage(&message, field));
    }
  }
}

// "Most libraries come to these bytes by themselves when they serialize deterministically."
template <class Message>
std::string canonical(Message message) {
  leave_out(message);
  std::string bytes;
  google::protobuf::io::StringOutputStream text(&bytes);
  google::protobuf::io::CodedOutputStream out(&text);
  out.SetSerializationDeterministic(true);
  message.SerializeToCodedStream(&out);
  out.Trim();
  return bytes;
}

// MurmurHash3_x86_32.
std::uint32_t murmur(const std::string& bytes, std::uint32_t seed) {
  const auto mix = [](std::uint32_t word) {
    word *= 0xcc9e2d51;
    return (word << 15 | word >> 17) * 0x1b873593;
  };
  std::uint32_t hash = seed;
  std::uint32_t word = 0;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    word |= std::uint32_t{static_cast<std::uint8_t>(bytes[i])} << i % 4 * 8;
    if (i % 4 != 3) continue;
    hash ^= mix(std::exchange(word, 0));
    hash = (hash << 13 | hash >> 19) * 5 + 0xe6546b64;
  }
  hash ^= mix(word) ^ static_cast<std::uint32_t>(bytes.size());
  hash ^= hash >> 16;
  hash *= 0x85ebca6b;
  hash ^= hash >> 13;
  hash *= 0xc2b2ae35;
  return hash ^ hash >> 16;
}

// The sum of the hashes of the parts, one kind after another.
class Sum {
 public:
  template <class Message>
  void add(char kind, std::uint32_t match, std::uint32_t index, const Message& part) {
    const std::string bytes = kind + varint(match) + varint(index) + canonical(part);
    low_ += murmur(bytes, 0);
    high_ += murmur(bytes, 1);
  }
  template <class Board>
  void add_board(std::uint32_t match, const Board& board) {
    for (int i = 0; i < board.cells_size(); ++i) {
      add(6, match, static_cast<std::uint32_t>(i), board.cells(i));
    }
    if (board.has_status()) add(5, match, 0, board.status());
  }
  std::uint64_t value() const { return std::uint64_t{high_} << 32 | low_; }

 private:
  static std::string varint(std::uint32_t number) {
    std::string bytes;
    for (; number > 127; number /= 128) bytes += static_cast<char>(number % 128 + 128);
    return bytes + static_cast<char>(number);
  }
  std::uint32_t low_ = 0;
  std::uint32_t high_ = 0;
};

// "of its board the constants alone".
template <class Board>
void keep_constants(Board& board) {
  board.clear_cells();
  board.clear_status();
}

}  // namespace

std::uint64_t plain_view_hash(const v1::RoomView& view) {
  Sum sum;
  if (view.has_head()) sum.add(1, 0, 0, view.head());
  for (const auto& member : view.members()) sum.add(2, 0, member.number(), member);
  for (const auto& match : view.matches()) {
    v1::MatchView frame = match;
    frame.clear_players();
    if (frame.has_sudoku()) keep_constants(*frame.mutable_sudoku());
    if (frame.has_tictactoe()) keep_constants(*frame.mutable_tictactoe());
    if (frame.has_minesweeper()) keep_constants(*frame.mutable_minesweeper());
    if (frame.has_connectfour()) keep_constants(*frame.mutable_connectfour());
    if (frame.has_ultimate()) keep_constants(*frame.mutable_ultimate());
    sum.add(3, match.index(), 0, frame);
    for (const auto& player : match.players()) sum.add(4, match.index(), player.player(), player);
    if (match.has_sudoku()) sum.add_board(match.index(), match.sudoku());
    if (match.has_tictactoe()) sum.add_board(match.index(), match.tictactoe());
    if (match.has_minesweeper()) sum.add_board(match.index(), match.minesweeper());
    if (match.has_connectfour()) sum.add_board(match.index(), match.connectfour());
    if (match.has_ultimate()) sum.add_board(match.index(), match.ultimate());
  }
  return sum.value();
}

}  // namespace gridmates::sim
