#include "engine/core/shared.h"

#include "engine/core/bytes.h"
#include "gtest/gtest.h"
#include "tests/support/arbitrary.h"

namespace gridmates::core {
namespace {

struct Name {
  Text<20> text;
  static constexpr auto fields(auto& self) { return std::tie(self.text); }
  friend bool operator==(const Name&, const Name&) = default;
};

struct Apart {
  Name name;
  std::uint8_t number = 3;
  static constexpr auto fields(auto& self) { return std::tie(self.name, self.number); }
};

struct Sharing {
  Shared<Name> name;
  std::uint8_t number = 3;
  static constexpr auto fields(auto& self) { return std::tie(self.name, self.number); }
  friend bool operator==(const Sharing&, const Sharing&) = default;
};

TEST(Shared, HasTheBytesOfWhatItHolds) {
  EXPECT_EQ(encode(Sharing{}), encode(Apart{}));
  EXPECT_EQ(encode(Sharing{Name{"Ada"}, 4}), encode(Apart{{"Ada"}, 4}));
  Random random(seed_from(1));
  for (int i = 0; i < 200; ++i) {
    const auto value = arbitrary<Sharing>(random);
    EXPECT_EQ(decode<Sharing>(encode(value)), value);
  }
}

TEST(Shared, ACopyIsTheSameObjectUntilOneChanges) {
  const Shared<Name> before = Name{"Ada"};
  Shared<Name> after = before;
  EXPECT_EQ(&*before, &*after);
  after.change([](Name& name) { name.text = "Ben"; });
  EXPECT_EQ(before->text.str(), "Ada");
  EXPECT_EQ(after->text.str(), "Ben");
  EXPECT_NE(before, after);
  EXPECT_NE(before.digest(), after.digest());
}

TEST(Shared, ItsDigestIsThatOfItsValue) {
  Sharing value{Name{"Ada"}};
  const std::uint64_t before = digest(value);
  value.name = Name{"Ben"};
  EXPECT_NE(digest(value), before);
  value.name = Name{"Ada"};
  EXPECT_EQ(digest(value), before);
  EXPECT_EQ(Shared<Name>().digest(), Shared<Name>(Name{}).digest());
}

}  // namespace
}  // namespace gridmates::core
