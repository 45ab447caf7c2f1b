#include "server/players/guests.h"

#include "gtest/gtest.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_random.h"
#include "tests/support/memory_store.h"

namespace gridmates::players {
namespace {

using Outcome = core::Result<SignedIn, NotSignedIn>;
using Why = NotSignedIn::Why;

class GuestsTest : public testing::Test {
 protected:
  Outcome sign_in(SignIn who) {
    std::optional<Outcome> outcome;
    guests_.sign_in(std::move(who), [&outcome](Outcome answer) { outcome = std::move(answer); });
    deliveries_.run_all();
    EXPECT_TRUE(outcome.has_value());
    return *outcome;
  }

  support::Deliveries deliveries_;
  support::Disk disk_;
  support::MemoryStore store_{disk_, deliveries_.deliver()};
  support::FakeRandom random_{7};
  support::FakeClock clock_;
  Guests guests_{store_, random_, clock_};
};

TEST_F(GuestsTest, ANewGuestGetsATokenThatProvesThemLater) {
  const Outcome first = sign_in({std::nullopt, " Ana "});
  ASSERT_TRUE(first.ok());
  EXPECT_EQ(first->player.name, Name("Ana"));
  ASSERT_TRUE(first->token.has_value());

  const Outcome again = sign_in({first->token, ""});
  ASSERT_TRUE(again.ok());
  EXPECT_EQ(again->player, first->player);
  EXPECT_FALSE(again->token.has_value());
}

TEST_F(GuestsTest, TwoGuestsOfOneNameAreTwoPeople) {
  const Outcome one = sign_in({std::nullopt, "Ana"});
  const Outcome two = sign_in({std::nullopt, "Ana"});
  EXPECT_NE(one->player.id, two->player.id);
  EXPECT_NE(one->token, two->token);
}

TEST_F(GuestsTest, TheTokenItselfIsStoredNowhere) {
  const Outcome guest = sign_in({std::nullopt, "Ana"});
  ASSERT_EQ(disk_.players.size(), 1u);
  EXPECT_NE(disk_.players[0].token, *guest->token);
  EXPECT_EQ(disk_.players[0].token, hash_of(*guest->token));
}

TEST_F(GuestsTest, ATokenWithANameRenames) {
  const auto token = sign_in({std::nullopt, "Ana"})->token;
  EXPECT_EQ(sign_in({token, "Anna"})->player.name, Name("Anna"));
  EXPECT_EQ(sign_in({token, ""})->player.name, Name("Anna"));
}

TEST_F(GuestsTest, AnUnknownTokenIsSaidSo) {
  const Outcome outcome = sign_in({Token{1, 2, 3}, ""});
  ASSERT_FALSE(outcome.ok());
  EXPECT_EQ(outcome.error().why, Why::kUnknownToken);
}

TEST_F(GuestsTest, ABadNameIsRefusedAndNothingWritten) {
  EXPECT_EQ(sign_in({std::nullopt, "a\x01"}).error().why, Why::kBadName);
  EXPECT_EQ(sign_in({std::nullopt, ""}).error().why, Why::kBadName);
  EXPECT_TRUE(disk_.players.empty());
}

TEST_F(GuestsTest, AStoreThatCannotAnswerIsNoReasonToLoseAToken) {
  const auto token = sign_in({std::nullopt, "Ana"})->token;
  store_.read_fails = [] { return true; };
  EXPECT_EQ(sign_in({token, ""}).error().why, Why::kUnavailable);
  EXPECT_EQ(sign_in({std::nullopt, "Bo"}).error().why, Why::kUnavailable);
}

TEST(Tokens, HashIsSha256) {
  // FIPS 180-4 over 32 zero bytes.
  EXPECT_EQ(hash_of(Token{}),
            (ports::TokenHash{0x66, 0x68, 0x7a, 0xad, 0xf8, 0x62, 0xbd, 0x77, 0x6c, 0x8f, 0xc1,
                              0x8b, 0x8e, 0x9f, 0x8e, 0x20, 0x08, 0x97, 0x14, 0x85, 0x6e, 0xe2,
                              0x33, 0xb3, 0x90, 0x2a, 0x59, 0x1d, 0x0d, 0x5f, 0x29, 0x25}));
}

}  // namespace
}  // namespace gridmates::players
