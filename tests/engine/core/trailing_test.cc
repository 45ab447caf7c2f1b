#include "engine/core/trailing.h"

#include <gtest/gtest.h>

#include "engine/core/bytes.h"

namespace gridmates::core {
namespace {

struct Before {
  std::uint16_t a = 5;
  static constexpr auto fields(auto& self) { return std::tie(self.a); }
};
struct After {
  std::uint16_t a = 5;
  Trailing<std::uint16_t> b;
  static constexpr auto fields(auto& self) { return std::tie(self.a, self.b); }
  friend bool operator==(const After&, const After&) = default;
};

TEST(Trailing, WithItsDefaultTheBytesAreThoseFromBeforeIt) {
  EXPECT_EQ(encode(After{}), encode(Before{}));
  EXPECT_EQ(digest(After{}), digest(Before{}));
  EXPECT_EQ(decode<After>(encode(Before{9})), (After{9, {}}));
}

TEST(Trailing, WithAnotherValueItComesBack) {
  const After value{9, {7}};
  EXPECT_EQ(encode(value).size(), encode(Before{}).size() + 2);
  EXPECT_EQ(decode<After>(encode(value)), value);
  EXPECT_NE(digest(value), digest(After{9, {}}));
}

TEST(Trailing, BytesOfItsDefaultAreNotCanonical) {
  Bytes bytes = encode(Before{});
  bytes.push_back(0);
  EXPECT_EQ(decode<After>(bytes), std::nullopt) << "a part of it";
  bytes.push_back(0);
  EXPECT_EQ(decode<After>(bytes), std::nullopt) << "the default";
}

}  // namespace
}  // namespace gridmates::core
