#include "proto/convert/view_hash.h"

#include <google/protobuf/descriptor.h>

#include <bit>
#include <utility>

#include "proto/convert/canonical.h"

namespace gridmates::convert {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

std::uint32_t word_at(core::ByteView bytes, std::size_t at) {
  return bytes[at] | std::uint32_t{bytes[at + 1]} << 8 | std::uint32_t{bytes[at + 2]} << 16 |
         std::uint32_t{bytes[at + 3]} << 24;
}

std::uint32_t scrambled(std::uint32_t word) {
  return std::rotl(word * 0xcc9e2d51U, 15) * 0x1b873593U;
}

// What is hashed for a part: its kind, match and index as varints, then its canonical bytes.
core::Bytes bytes_of(ViewHash::Part part, core::ByteView canonical) {
  constexpr std::size_t kMostOfAPlace = 11;
  core::Bytes bytes;
  bytes.reserve(kMostOfAPlace + canonical.size());
  bytes.push_back(static_cast<std::uint8_t>(part.kind));
  put_varint(part.match, bytes);
  put_varint(part.index, bytes);
  bytes.insert(bytes.end(), canonical.begin(), canonical.end());
  return bytes;
}

// Cells and status of a match's board, whose game this program need not know: game.proto gives all
// boards one shape.
void add_board(const Message& board, std::uint32_t match, ViewHash& hash) {
  const auto& reflection = *board.GetReflection();
  const FieldDescriptor* cells = board.GetDescriptor()->FindFieldByName("cells");
  const FieldDescriptor* status = board.GetDescriptor()->FindFieldByName("status");
  for (int i = 0; i < reflection.FieldSize(board, cells); ++i) {
    hash.add({ViewHash::Kind::kCell, match, static_cast<std::uint32_t>(i)},
             canonical_bytes_of(reflection.GetRepeatedMessage(board, cells, i)));
  }
  if (!reflection.HasField(board, status)) return;
  hash.add({ViewHash::Kind::kStatus, match, 0},
           canonical_bytes_of(reflection.GetMessage(board, status)));
}

void add_match(const v1::MatchView& match, ViewHash& hash) {
  for (const auto& player : match.players()) {
    hash.add({ViewHash::Kind::kPlayer, match.index(), player.player()}, canonical_bytes_of(player));
  }
  v1::MatchView rest;
  rest.set_index(match.index());
  rest.set_columns(match.columns());
  const auto& reflection = *match.GetReflection();
  const auto* oneof = match.GetDescriptor()->FindOneofByName("game");
  if (const FieldDescriptor* game = reflection.GetOneofFieldDescriptor(match, oneof)) {
    add_board(reflection.GetMessage(match, game), match.index(), hash);
    reflection.MutableMessage(&rest, game);
  }
  hash.add({ViewHash::Kind::kMatch, match.index(), 0}, canonical_bytes_of(rest));
}

}  // namespace

std::uint32_t murmur3(core::ByteView bytes, std::uint32_t seed) {
  std::uint32_t hash = seed;
  std::size_t at = 0;
  for (; at + 4 <= bytes.size(); at += 4) {
    hash = std::rotl(hash ^ scrambled(word_at(bytes, at)), 13) * 5 + 0xe6546b64U;
  }
  std::uint32_t tail = 0;
  for (std::size_t i = bytes.size(); i > at; --i) tail = tail << 8 | bytes[i - 1];
  hash ^= scrambled(tail);
  hash ^= static_cast<std::uint32_t>(bytes.size());
  hash = (hash ^ hash >> 16) * 0x85ebca6bU;
  hash = (hash ^ hash >> 13) * 0xc2b2ae35U;
  return hash ^ hash >> 16;
}

void ViewHash::add(Part part, core::ByteView canonical) {
  const core::Bytes bytes = bytes_of(part, canonical);
  low_ += murmur3(bytes, 0);
  high_ += murmur3(bytes, 1);
}

void ViewHash::remove(Part part, core::ByteView canonical) {
  const core::Bytes bytes = bytes_of(part, canonical);
  low_ -= murmur3(bytes, 0);
  high_ -= murmur3(bytes, 1);
}

std::uint64_t view_hash(const v1::RoomView& view) {
  ViewHash hash;
  if (view.has_head()) hash.add({ViewHash::Kind::kHead}, canonical_bytes_of(view.head()));
  for (const auto& member : view.members()) {
    hash.add({ViewHash::Kind::kMember, 0, member.number()}, canonical_bytes_of(member));
  }
  for (const auto& match : view.matches()) add_match(match, hash);
  return hash.value();
}

}  // namespace gridmates::convert
