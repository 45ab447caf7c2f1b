#include "engine/core/sized.h"

#include <gtest/gtest.h>

#include "engine/core/bytes.h"
#include "engine/core/digest.h"

namespace gridmates::core {
namespace {

using Two = Sized<std::uint8_t, 2, 5, std::uint8_t>;

struct ArrayBefore {
  std::array<std::uint8_t, 2> items{};
  std::uint8_t after = 7;
  static constexpr auto fields(auto& self) { return std::tie(self.items, self.after); }
};
struct SizedNow {
  Two items;
  std::uint8_t after = 7;
  static constexpr auto fields(auto& self) { return std::tie(self.items, self.after); }
  friend bool operator==(const SizedNow&, const SizedNow&) = default;
};

TEST(Sized, TheUsualNumberOfItemsHasTheBytesOfAnArray) {
  EXPECT_EQ(encode(SizedNow{}), encode(ArrayBefore{}));
  EXPECT_EQ(encode(SizedNow{Two({3, 255})}), encode(ArrayBefore{{{3, 255}}}));
  EXPECT_EQ(digest(SizedNow{Two({3, 255})}), digest(ArrayBefore{{{3, 255}}}));
  EXPECT_EQ(decode<SizedNow>(encode(ArrayBefore{{{3, 4}}})), SizedNow{Two({3, 4})});
}

TEST(Sized, EveryNumberOfItemsComesBack) {
  for (std::size_t size = 0; size <= 5; ++size) {
    SizedNow now{Two(size)};
    for (std::uint8_t& item : now.items) item = 255;
    EXPECT_EQ(decode<SizedNow>(encode(now)), now) << size;
  }
}

TEST(Sized, AMarkWithoutNeedAndTooManyItemsAreNotCanonical) {
  EXPECT_TRUE(decode<SizedNow>(Bytes{1, 0xFF, 2, 0, 0xFF, 1, 7})) << "they begin like a mark";
  EXPECT_FALSE(decode<SizedNow>(Bytes{1, 0xFF, 2, 0, 1, 1, 7}));
  EXPECT_FALSE(decode<SizedNow>(Bytes{1, 0xFF, 6, 0, 1, 1, 1, 1, 1, 1, 7}));
  EXPECT_FALSE(decode<SizedNow>(Bytes{1, 0xFF, 3, 0, 1, 1})) << "cut";
}

}  // namespace
}  // namespace gridmates::core
