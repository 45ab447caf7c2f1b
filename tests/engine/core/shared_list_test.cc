#include "engine/core/shared_list.h"

#include <set>
#include <string>

#include "engine/core/bytes.h"
#include "gtest/gtest.h"
#include "tests/support/arbitrary.h"

namespace gridmates::core {
namespace {

constexpr std::uint32_t kMax = 100;
using Item = Text<20>;
using PlainList = List<Item, kMax>;
using Steps = SharedList<Item, kMax>;

template <class Items>
struct Holder {
  std::uint8_t before = 1;
  Items items;
  std::uint8_t after = 2;
  static constexpr auto fields(auto& self) { return std::tie(self.before, self.items, self.after); }
  friend bool operator==(const Holder&, const Holder&) = default;
};

Bytes bytes_of(const PlainList& list) { return encode(Holder<PlainList>{1, list, 2}); }
Bytes bytes_of(const Steps& list) { return encode(Holder<Steps>{1, list, 2}); }

// The list must equal its model.
void expect_alike(const Steps& list, const PlainList& model) {
  ASSERT_EQ(list.size(), model.size());
  ASSERT_EQ(list.empty(), model.empty());
  ASSERT_EQ(list.full(), model.full());
  ASSERT_EQ(bytes_of(list), bytes_of(model));
  if (!list.empty()) ASSERT_EQ(list.back(), model.back());
  // It must also equal a list made of these items at once.
  const Steps anew(model.items());
  ASSERT_EQ(list, anew);
  ASSERT_EQ(list.digest(), anew.digest());
}

// Makes the same change to both.
void change(Steps& list, PlainList& model, std::uint32_t what, Random& random) {
  if (what == 0 && !model.empty()) {
    list.pop();
    model.pop();
  } else if (what == 1 && !model.empty()) {
    list.pop_front();
    model.pop_front();
  } else {
    const Item item = std::to_string(random.below(1000));
    EXPECT_EQ(list.push(item), model.push(item));
  }
}

// Mostly growing, then mostly shrinking at the back, at the front, and sliding.
TEST(SharedList, IsTheListThatItReplaces) {
  Random random(seed_from(1));
  Steps list;
  PlainList model;
  for (const std::uint32_t mood : {2U, 0U, 2U, 1U, 2U, 0U, 2U}) {
    for (int i = 0; i < 250; ++i) {
      change(list, model, random.below(3) == 0 ? random.below(3) : mood, random);
      ASSERT_NO_FATAL_FAILURE(expect_alike(list, model)) << i << " with " << mood;
    }
  }
  for (int i = 0; i < 300; ++i) {
    while (!model.full()) change(list, model, 2, random);
    change(list, model, 1, random);
    ASSERT_NO_FATAL_FAILURE(expect_alike(list, model)) << i;
  }
  list.clear();
  expect_alike(list, {});
}

TEST(SharedList, CopiesAreIndependent) {
  Random random(seed_from(2));
  std::vector<std::pair<Steps, PlainList>> copies(1);
  for (int i = 0; i < 400; ++i) {
    auto copy = copies[random.below(static_cast<std::uint32_t>(copies.size()))];
    for (int made = 0; made < 20; ++made) {
      change(copy.first, copy.second, random.below(8), random);
    }
    copies.push_back(std::move(copy));
  }
  for (const auto& [list, model] : copies) {
    ASSERT_NO_FATAL_FAILURE(expect_alike(list, model));
  }
}

TEST(SharedList, ACopySharesItsItems) {
  Steps list;
  for (int i = 0; i < 50; ++i) list.push("item");
  Steps copy = list;
  copy.push("one more");
  EXPECT_EQ(&copy[0], &list[0]);
  EXPECT_EQ(&copy[31], &list[31]);
  EXPECT_EQ(list.size() + 1, copy.size());
}

TEST(SharedList, IsReadWithinItsBound) {
  Random random(seed_from(3));
  for (int i = 0; i < 500; ++i) {
    const auto value = arbitrary<Holder<Steps>>(random);
    EXPECT_EQ(decode<Holder<Steps>>(encode(value)), value);
  }
  Bytes bytes = bytes_of(Steps(std::vector<Item>(kMax, "x")));
  EXPECT_TRUE(decode<Holder<Steps>>(bytes));
  bytes[2] = kMax + 1;
  bytes.insert(bytes.end() - 1, {1, 0, 0, 0, 'x'});
  EXPECT_FALSE(decode<Holder<Steps>>(bytes));
}

TEST(SharedList, EveryItemItsPlaceAndTheirNumberCountInTheDigest) {
  std::set<std::uint64_t> seen;
  const auto is_new = [&seen](const std::vector<Item>& items) {
    return seen.insert(digest(Holder<Steps>{1, Steps(items), 2})).second;
  };
  std::vector<Item> items(70, "x");
  EXPECT_TRUE(is_new(items));
  for (Item& item : items) {
    item = "y";
    EXPECT_TRUE(is_new(items));
    item = "x";
  }
  for (std::size_t size = 0; size < 70; ++size) {
    EXPECT_TRUE(is_new(std::vector<Item>(size, "x")));
  }
}

}  // namespace
}  // namespace gridmates::core
