#include "proto/convert/view_hash.h"

#include <google/protobuf/descriptor.h>

#include <array>
#include <bit>
#include <utility>

#include "proto/convert/canonical.h"

namespace gridmates::convert {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

// MurmurHash3_x86_32 of bytes added piece by piece, for several seeds at once.
template <std::size_t Seeds>
class Murmur3 {
 public:
  explicit Murmur3(const std::array<std::uint32_t, Seeds>& seeds) : hashes_(seeds) {}

  void put(std::uint8_t byte) {
    word_ |= std::uint32_t{byte} << 8 * (length_ % 4);
    if (++length_ % 4 == 0) mix();
  }
  void put(core::ByteView bytes) {
    for (; length_ % 4 != 0 && !bytes.empty(); bytes = bytes.subspan(1)) put(bytes.front());
    for (; bytes.size() >= 4; bytes = bytes.subspan(4)) {
      word_ = bytes[0] | std::uint32_t{bytes[1]} << 8 | std::uint32_t{bytes[2]} << 16 |
              std::uint32_t{bytes[3]} << 24;
      length_ += 4;
      mix();
    }
    for (const std::uint8_t byte : bytes) put(byte);
  }
  // Adds a number as a protobuf varint.
  void put_varint(std::uint32_t value) {
    for (; value >= 0x80; value >>= 7) put(static_cast<std::uint8_t>(value | 0x80));
    put(static_cast<std::uint8_t>(value));
  }

  std::array<std::uint32_t, Seeds> values() const {
    std::array<std::uint32_t, Seeds> values = hashes_;
    for (std::uint32_t& hash : values) {
      hash ^= scrambled(word_) ^ length_;
      hash = (hash ^ hash >> 16) * 0x85ebca6bU;
      hash = (hash ^ hash >> 13) * 0xc2b2ae35U;
      hash ^= hash >> 16;
    }
    return values;
  }

 private:
  static std::uint32_t scrambled(std::uint32_t word) {
    return std::rotl(word * 0xcc9e2d51U, 15) * 0x1b873593U;
  }
  void mix() {
    const std::uint32_t word = scrambled(std::exchange(word_, 0));
    for (std::uint32_t& hash : hashes_) hash = std::rotl(hash ^ word, 13) * 5 + 0xe6546b64U;
  }

  std::array<std::uint32_t, Seeds> hashes_;
  std::uint32_t word_ = 0;  // the bytes after the last whole word
  std::uint32_t length_ = 0;
};

// The input of a part's hash: kind, match and index as varints, then the canonical bytes.
std::array<std::uint32_t, 2> hashes_of(ViewHash::Part part, core::ByteView canonical) {
  Murmur3<2> hash({0, 1});
  hash.put(static_cast<std::uint8_t>(part.kind));
  hash.put_varint(part.match);
  hash.put_varint(part.index);
  hash.put(canonical);
  return hash.values();
}

// Cells and status of a board of any game, also an unknown one: game.proto requires the same shape
// of all boards.
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

// The constants of a board, if its game has any.
void put_constants(const Message& board, Message& out) {
  const FieldDescriptor* constants = board.GetDescriptor()->FindFieldByName("constants");
  if (constants == nullptr || !board.GetReflection()->HasField(board, constants)) return;
  out.GetReflection()
      ->MutableMessage(&out, constants)
      ->CopyFrom(board.GetReflection()->GetMessage(board, constants));
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
    const Message& board = reflection.GetMessage(match, game);
    add_board(board, match.index(), hash);
    put_constants(board, *reflection.MutableMessage(&rest, game));
  }
  hash.add({ViewHash::Kind::kMatch, match.index(), 0}, canonical_bytes_of(rest));
}

}  // namespace

std::uint32_t murmur3(core::ByteView bytes, std::uint32_t seed) {
  Murmur3<1> hash({seed});
  hash.put(bytes);
  return hash.values().front();
}

void ViewHash::add(Part part, core::ByteView canonical) {
  const auto [low, high] = hashes_of(part, canonical);
  low_ += low;
  high_ += high;
}

void ViewHash::remove(Part part, core::ByteView canonical) {
  const auto [low, high] = hashes_of(part, canonical);
  low_ -= low;
  high_ -= high;
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
