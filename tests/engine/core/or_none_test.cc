#include "engine/core/or_none.h"

#include <gtest/gtest.h>

#include "engine/core/bytes.h"

namespace gridmates::core {
namespace {

struct Numbers {
  std::uint16_t cell = 0;   // plus one
  std::uint8_t seat = 0;    // plus one
  std::uint16_t share = 0;  // 1001: none
  static constexpr auto fields(auto& self) { return std::tie(self.cell, self.seat, self.share); }
};
struct Fields {
  std::optional<std::uint16_t> cell;
  std::optional<Seat> seat;
  std::optional<std::uint16_t> share;
  static constexpr auto fields(auto& self) {
    return core::tie(plus_one(self.cell), plus_one(self.seat), or_none<1001>(self.share));
  }
  friend bool operator==(const Fields&, const Fields&) = default;
};

TEST(OrNone, WhatIsMissingHasTheBytesOfItsNumber) {
  EXPECT_EQ(encode(Fields{}), encode(Numbers{0, 0, 1001}));
  EXPECT_EQ(digest(Fields{}), digest(Numbers{0, 0, 1001}));
  EXPECT_EQ(decode<Fields>(encode(Numbers{0, 0, 1001})), Fields{});
}

TEST(OrNone, AValueHasTheBytesOfItsNumber) {
  const Fields now{0, Seat(63), 1000};
  const Numbers before{1, 64, 1000};
  EXPECT_EQ(encode(now), encode(before));
  EXPECT_EQ(decode<Fields>(encode(before)), now);
}

TEST(OrNone, EveryNumberComesBack) {
  for (const std::uint16_t number : {0, 1, 1000, 1001, 1002, 65535}) {
    const Bytes bytes = encode(Numbers{number, static_cast<std::uint8_t>(number), number});
    const auto now = decode<Fields>(bytes);
    ASSERT_TRUE(now) << number;
    EXPECT_EQ(encode(*now), bytes) << number;
  }
}

}  // namespace
}  // namespace gridmates::core
