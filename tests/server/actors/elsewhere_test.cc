// Several clients of one player are informed of each other.
#include <string>

#include "gtest/gtest.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

TEST(Elsewhere, TwoClientsOfOnePlayerKnowOfEachOther) {
  World world(all_games(), 2);
  const auto first = world.client(1, 0);
  const std::string token = first->enter("Ana");
  EXPECT_FALSE(first->last(Body::kSignedInElsewhere).has_value());
  const auto again = world.client(1, 1);
  again->hello();
  again->sign_in_with(token);
  EXPECT_FALSE(again->last(Body::kSignedInElsewhere).has_value()) << "the same client";
  const auto second = world.client(2, 0);
  second->hello();
  second->sign_in_with(token);
  EXPECT_TRUE(second->last(Body::kSignedInElsewhere).has_value());
  EXPECT_TRUE(again->last(Body::kSignedInElsewhere).has_value());
}

TEST(Elsewhere, AClientOfOneRequestIsNotToldOf) {
  World world;
  const auto first = world.client(1);
  const std::string token = first->enter("Ana");
  const auto once = world.client(2);
  once->hello();
  v1::ClientFrame frame;
  frame.mutable_sign_in()->set_token(token);
  frame.mutable_sign_in()->set_brief(true);
  once->send(frame);
  ASSERT_TRUE(once->last(Body::kSignedIn).has_value());
  EXPECT_FALSE(first->last(Body::kSignedInElsewhere).has_value());
  EXPECT_FALSE(once->last(Body::kSignedInElsewhere).has_value());
}

}  // namespace
}  // namespace gridmates::actors::test
