// Canonical bytes: one encoding per value, and nothing else is accepted.
#include "engine/core/bytes.h"

#include <gtest/gtest.h>

#include "tests/support/arbitrary.h"

namespace gridmates::core {
namespace {

enum class Colour : std::uint8_t { kRed, kGreen, kBlue, kLast = kBlue };

struct Dot {
  std::int16_t x = 0;
  Colour colour = Colour::kRed;
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.x, self.colour);
  }
  friend bool operator==(const Dot&, const Dot&) = default;
};

struct Nothing {
  template <class Self>
  static constexpr auto fields(Self&) {
    return std::tie();
  }
  friend bool operator==(const Nothing&, const Nothing&) = default;
};

// One field of every kind.
struct Everything {
  static constexpr std::uint8_t kVersion = 7;
  bool flag = false;
  std::uint32_t number = 0;
  std::array<std::uint8_t, 2> pair{};
  List<Dot, 3> dots;
  Text<5> name;
  std::optional<std::uint8_t> maybe;
  std::variant<Nothing, Dot> either;
  std::tuple<std::uint8_t, bool> both;
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.flag, self.number, self.pair, self.dots, self.name, self.maybe,
                    self.either, self.both);
  }
  friend bool operator==(const Everything&, const Everything&) = default;
};

struct Long {
  List<std::uint8_t, 0x7fffffff> items;
  template <class Self>
  static constexpr auto fields(Self& self) {
    return std::tie(self.items);
  }
};

Everything sample() {
  Everything value;
  value.flag = true;
  value.number = 0x01020304;
  value.pair = {5, 6};
  value.dots = {{-2, Colour::kBlue}};
  value.name = "abc";
  value.maybe = 9;
  value.either = Dot{1, Colour::kGreen};
  value.both = {8, true};
  return value;
}

TEST(Bytes, LayoutIsAsDocumented) {
  const Bytes expected = {
      7,                            // version
      1,                            // flag
      4, 3, 2, 1,                   // number, little-endian
      5, 6,                         // pair
      1, 0, 0, 0, 0xfe, 0xff,       // one dot: x
      2,                            // and its colour
      3, 0, 0, 0, 'a',  'b',  'c',  // name
      1, 9,                         // maybe
      1, 1, 0, 1,                   // either: the second alternative
      8, 1,                         // both
  };
  EXPECT_EQ(encode(sample()), expected);
}

TEST(Bytes, DecodeReversesEncode) {
  EXPECT_EQ(decode<Everything>(encode(sample())), sample());
  EXPECT_EQ(decode<Everything>(encode(Everything{})), Everything{});
  EXPECT_EQ(decode<Nothing>(encode(Nothing{})), Nothing{});
}

TEST(Bytes, EveryTruncationAndExtensionIsRefused) {
  const Bytes whole = encode(sample());
  for (std::size_t size = 0; size < whole.size(); ++size) {
    EXPECT_FALSE(decode<Everything>(ByteView(whole).first(size))) << size << " bytes";
  }
  Bytes longer = whole;
  longer.push_back(0);
  EXPECT_FALSE(decode<Everything>(longer));
}

TEST(Bytes, AnotherVersionIsRefused) {
  Bytes bytes = encode(sample());
  bytes[0] = 8;
  EXPECT_FALSE(decode<Everything>(bytes));
}

// At each of these offsets some byte values occur in no canonical encoding.
TEST(Bytes, WhatIsOutOfRangeIsRefused) {
  struct Case {
    std::size_t at;
    std::uint8_t byte;
    const char* what;
  };
  for (const auto& [at, byte, what] :
       {Case{1, 2, "a bool of 2"}, Case{8, 4, "more items than the list may have"},
        Case{14, 3, "an enum past its last"}, Case{15, 6, "a text too long"},
        Case{22, 2, "an optional of 2"}, Case{24, 2, "no such alternative"},
        Case{27, 3, "an enum past its last in a variant"}}) {
    Bytes bytes = encode(sample());
    bytes[at] = byte;
    EXPECT_FALSE(decode<Everything>(bytes)) << what;
  }
}

TEST(Bytes, ACountIsNotBelievedBeforeItsBytesAreThere) {
  const Bytes bytes = {1, 0xff, 0xff, 0xff, 0x7f};
  EXPECT_FALSE(decode<Long>(bytes));
}

TEST(Bytes, ValuesMadeByChanceComeBack) {
  Random random(seed_from(1));
  for (int i = 0; i < 2000; ++i) {
    const auto value = arbitrary<Everything>(random);
    EXPECT_EQ(decode<Everything>(encode(value)), value);
  }
}

// Any bytes that decode encode to the same bytes: there is one encoding per value.
TEST(Bytes, OneEncodingAValue) {
  Random random(seed_from(2));
  int decoded = 0;
  for (int i = 0; i < 20000; ++i) {
    Bytes bytes = encode(arbitrary<Everything>(random));
    bytes[random.below(static_cast<std::uint32_t>(bytes.size()))] ^=
        static_cast<std::uint8_t>(1 << random.below(8));
    const auto value = decode<Everything>(bytes);
    if (!value) continue;
    ++decoded;
    EXPECT_EQ(encode(*value), bytes);
  }
  EXPECT_GT(decoded, 1000);
}

TEST(Bytes, AListHoldsNoMoreThanItsBound) {
  List<int, 2> list;
  EXPECT_TRUE(list.push(1));
  EXPECT_TRUE(list.push(2));
  EXPECT_FALSE(list.push(3));
  EXPECT_TRUE(list.full());
  list.pop_front();
  EXPECT_EQ(list.items(), std::vector<int>{2});
}

// The published test vectors of FNV-1a, 64 bits.
TEST(Bytes, HashIsFnv1a) {
  const std::string_view foobar = "foobar";
  const Bytes bytes(foobar.begin(), foobar.end());
  EXPECT_EQ(fnv1a({}), 0xcbf29ce484222325ULL);
  EXPECT_EQ(fnv1a(bytes), 0x85944171f73967e8ULL);
}

}  // namespace
}  // namespace gridmates::core
