#include "engine/core/narrow.h"

#include <gtest/gtest.h>

#include "engine/core/bytes.h"
#include "engine/core/digest.h"
#include "engine/core/or_none.h"

namespace gridmates::core {
namespace {

struct NarrowBefore {
  std::uint8_t cell = 0;
  List<std::uint8_t, 4> cells;
  std::uint8_t last = 0;
  static constexpr auto fields(auto& self) { return std::tie(self.cell, self.cells, self.last); }
};
struct NarrowNow {
  std::uint16_t cell = 0;
  List<std::uint16_t, 4> cells;
  std::optional<std::uint16_t> last;
  static constexpr auto fields(auto& self) {
    return core::tie(narrow<std::uint8_t>(self.cell), narrow<std::uint8_t>(self.cells),
                     plus_one<std::uint8_t>(self.last));
  }
  friend bool operator==(const NarrowNow&, const NarrowNow&) = default;
};

struct One {
  std::uint16_t number = 0;
  static constexpr auto fields(auto& self) { return core::tie(narrow<std::uint8_t>(self.number)); }
};

TEST(Narrow, SmallNumbersHaveTheBytesFromBefore) {
  for (const std::uint8_t number : {0, 1, 80, 253}) {
    const NarrowBefore before{number, {number, 3}, static_cast<std::uint8_t>(number + 1)};
    const NarrowNow now{number, {number, 3}, number};
    EXPECT_EQ(encode(now), encode(before));
    EXPECT_EQ(digest(now), digest(before));
    EXPECT_EQ(decode<NarrowNow>(encode(before)), now);
  }
}

TEST(Narrow, LargeNumbersComeBack) {
  for (const std::uint16_t number : {254, 255, 256, 624, 65534}) {
    const NarrowNow now{number, {number, 1, number}, number};
    EXPECT_EQ(decode<NarrowNow>(encode(now)), now) << number;
  }
}

TEST(Narrow, ASmallNumberInManyBytesIsNotCanonical) {
  EXPECT_TRUE(decode<One>(Bytes{1, 0xFF, 0xFF, 0x00}));
  EXPECT_FALSE(decode<One>(Bytes{1, 0xFF, 0xFE, 0x00}));
  EXPECT_FALSE(decode<One>(Bytes{1, 0xFF, 0xFF}));
}

}  // namespace
}  // namespace gridmates::core
