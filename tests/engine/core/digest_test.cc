#include "engine/core/digest.h"

#include <algorithm>
#include <optional>
#include <string_view>

#include "engine/core/bytes.h"
#include "engine/core/random.h"
#include "gtest/gtest.h"

namespace gridmates::core {
namespace {

std::uint64_t xxh64(ByteView bytes) {
  Digest digest;
  digest.bytes(bytes);
  return digest.value();
}
std::uint64_t xxh64(std::string_view text) {
  Digest digest;
  digest.bytes(std::span<const char>(text));
  return digest.value();
}

Bytes some_bytes(std::size_t size) {
  Bytes bytes(size);
  Random random(seed_from(size));
  for (std::uint8_t& byte : bytes) byte = static_cast<std::uint8_t>(random.below(256));
  return bytes;
}

TEST(Digest, IsXxh64) {
  EXPECT_EQ(xxh64(""), 0xEF46DB3751D8E999ULL);
  EXPECT_EQ(xxh64("a"), 0xD24EC4F1A98C6E5BULL);
  EXPECT_EQ(xxh64("abc"), 0x44BC2CF5AD770999ULL);
  EXPECT_EQ(xxh64("Nobody inspects the spammish repetition"), 0xFBCEA83C8A378BF1ULL);
}

// The vectors of the published implementation (xxhsum.c, version 0.7), with its test bytes.
TEST(Digest, IsXxh64OfLongerBytes) {
  Bytes bytes(101);
  std::uint32_t next = 2'654'435'761U;
  for (std::uint8_t& byte : bytes) {
    byte = static_cast<std::uint8_t>(next >> 24);
    next *= next;
  }
  EXPECT_EQ(xxh64(ByteView(bytes).first(1)), 0x4FCE394CC88952D8ULL);
  EXPECT_EQ(xxh64(ByteView(bytes).first(14)), 0xCFFA8DB881BC3A3DULL);
  EXPECT_EQ(xxh64(bytes), 0x0EAB543384F878ADULL);
}

TEST(Digest, DoesNotDependOnHowTheBytesCome) {
  Random random(seed_from(1));
  for (std::size_t size = 0; size < 200; ++size) {
    const Bytes bytes = some_bytes(size);
    Digest parts;
    for (ByteView rest = bytes; !rest.empty();) {
      const std::size_t part = std::min<std::size_t>(rest.size(), random.below(70));
      parts.bytes(rest.first(part));
      rest = rest.subspan(part);
      if (rest.size() < 4) continue;
      parts.integer(static_cast<std::uint32_t>(rest[0] | rest[1] << 8 | rest[2] << 16 |
                                               std::uint32_t{rest[3]} << 24));
      rest = rest.subspan(4);
    }
    EXPECT_EQ(parts.value(), xxh64(bytes)) << size << " bytes";
  }
}

TEST(Digest, EveryBitCounts) {
  for (const std::size_t size : {1U, 5U, 31U, 32U, 33U, 77U}) {
    Bytes bytes = some_bytes(size);
    const std::uint64_t before = xxh64(bytes);
    for (std::size_t bit = 0; bit < 8 * size; ++bit) {
      bytes[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
      EXPECT_NE(xxh64(bytes), before);
      bytes[bit / 8] ^= static_cast<std::uint8_t>(1U << bit % 8);
    }
  }
}

struct Mixed {
  static constexpr std::uint8_t kVersion = 5;
  bool flag = true;
  std::int16_t small = -3;
  std::uint64_t large = 1ULL << 40;
  Text<8> text = "word";
  List<std::uint8_t, 100> blob{std::vector<std::uint8_t>(70, 9)};
  List<std::uint32_t, 4> numbers{1, 2};
  std::optional<std::uint16_t> maybe = 7;
  static constexpr auto fields(auto& self) {
    return std::tie(self.flag, self.small, self.large, self.text, self.blob, self.numbers,
                    self.maybe);
  }
};

TEST(Digest, OfAValueIsThatOfItsCanonicalBytes) {
  EXPECT_EQ(digest(Mixed{}), xxh64(encode(Mixed{})));
}

}  // namespace
}  // namespace gridmates::core
