#include "tests/proto/view_parts.h"

#include <google/protobuf/descriptor.h>

#include "engine/core/bytes.h"
#include "proto/convert/canonical.h"
#include "proto/convert/view_hash.h"

namespace gridmates::convert::test {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

std::string bytes_of(const Message& message) {
  const core::Bytes bytes = canonical_bytes_of(message);
  return {bytes.begin(), bytes.end()};
}

// Takes cells and status out of a board and adds them as parts.
void take_board(std::uint32_t match, Message& board, Parts& out) {
  const auto& reflection = *board.GetReflection();
  const FieldDescriptor* status = board.GetDescriptor()->FindFieldByName("status");
  const FieldDescriptor* cells = board.GetDescriptor()->FindFieldByName("cells");
  if (reflection.HasField(board, status)) {
    out[{5, match, 0}] = bytes_of(reflection.GetMessage(board, status));
  }
  for (int i = 0; i < reflection.FieldSize(board, cells); ++i) {
    out[{6, match, static_cast<std::uint32_t>(i)}] =
        bytes_of(reflection.GetRepeatedMessage(board, cells, i));
  }
  reflection.ClearField(&board, status);
  reflection.ClearField(&board, cells);
}

}  // namespace

// What is taken out of a match becomes a part of its own; the rest, known to this code or not, is
// the part of the match.
Parts parts_of(const v1::RoomView& view) {
  Parts out;
  if (view.has_head()) out[{1, 0, 0}] = bytes_of(view.head());
  for (const auto& member : view.members()) out[{2, 0, member.number()}] = bytes_of(member);
  for (v1::MatchView match : view.matches()) {
    for (const auto& player : match.players()) {
      out[{4, match.index(), player.player()}] = bytes_of(player);
    }
    match.clear_players();
    const auto& reflection = *match.GetReflection();
    const auto* game = match.GetDescriptor()->FindOneofByName("game");
    if (const auto* board = reflection.GetOneofFieldDescriptor(match, game)) {
      take_board(match.index(), *reflection.MutableMessage(&match, board), out);
    }
    out[{3, match.index(), 0}] = bytes_of(match);
  }
  return out;
}

std::uint64_t sum_of(const Parts& parts) {
  ViewHash hash;
  for (const auto& [name, bytes] : parts) {
    const auto& [kind, match, index] = name;
    hash.add({static_cast<ViewHash::Kind>(kind), match, index},
             core::Bytes(bytes.begin(), bytes.end()));
  }
  return hash.value();
}

std::multiset<std::pair<int, std::string>> contents_of(const Parts& parts) {
  std::multiset<std::pair<int, std::string>> out;
  for (const auto& [name, bytes] : parts) out.emplace(std::get<0>(name), bytes);
  return out;
}

}  // namespace gridmates::convert::test
