#include "server/lobby/match_queue.h"

#include "gtest/gtest.h"
#include "server/base/limits.h"

namespace gridmates::lobby {
namespace {

Seeker seeker(std::uint64_t player, double rating = 1500, std::uint8_t wanted = 1) {
  return {PlayerId(player), Name("player " + std::to_string(player)), {wanted}, rating};
}

bool waits(const SeekerStatus& status) { return std::holds_alternative<StillWaiting>(status); }
bool is_gone(const SeekerStatus& status) { return std::holds_alternative<EntryGone>(status); }

// The opponent of the entry; 0 if there is none.
std::uint64_t opponent(const SeekerStatus& status) {
  const auto* found = std::get_if<OpponentFound>(&status);
  return found == nullptr ? 0 : found->opponent.player.value;
}

std::string room(const SeekerStatus& status) {
  const auto* opened = std::get_if<RoomOpenedFor>(&status);
  return opened == nullptr ? "" : opened->room.str();
}

TEST(MatchQueue, FindsWhoeverWantsTheSame) {
  MatchQueue queue;
  const SeekerNo ana = queue.enter(seeker(1), 0);
  EXPECT_TRUE(waits(queue.ask(ana, 0)));
  const SeekerNo other = queue.enter(seeker(2, 1500, 7), 0);
  EXPECT_TRUE(waits(queue.ask(other, 0))) << "another game";
  const SeekerNo bo = queue.enter(seeker(3), 100);
  EXPECT_EQ(opponent(queue.ask(bo, 100)), 1u);
  queue.matched(bo, ana, "KITE-42", 150);
  EXPECT_EQ(room(queue.ask(ana, 200)), "KITE-42");
  for (const SeekerNo each : {ana, bo}) queue.done(each);
  EXPECT_TRUE(is_gone(queue.ask(ana, 300)));
  EXPECT_TRUE(is_gone(queue.ask(bo, 300)));
  EXPECT_TRUE(waits(queue.ask(other, 300)));
  EXPECT_EQ(queue.size(), 1u);
}

TEST(MatchQueue, TheLongestWaitingIsFirst) {
  MatchQueue queue;
  queue.enter(seeker(1), 0);
  queue.enter(seeker(2), 1);
  EXPECT_EQ(opponent(queue.ask(queue.enter(seeker(3), 2), 2)), 1u);
  EXPECT_EQ(opponent(queue.ask(queue.enter(seeker(4), 3), 3)), 2u);
}

TEST(MatchQueue, WhoDoesNotAskIsNotFound) {
  MatchQueue queue;
  const SeekerNo ana = queue.enter(seeker(1), 0);
  const std::uint64_t late_ms = limits::kQueueFreshMs + 1;
  const SeekerNo bo = queue.enter(seeker(2), late_ms);
  EXPECT_TRUE(waits(queue.ask(bo, late_ms)));
  EXPECT_EQ(opponent(queue.ask(ana, late_ms)), 2u);
}

TEST(MatchQueue, ReachesFurtherTheLongerBothWait) {
  MatchQueue queue;
  const SeekerNo ana = queue.enter(seeker(1, 1500), 0);
  const SeekerNo bo = queue.enter(seeker(2, 1900), 10'000);
  const auto apart_s =
      static_cast<std::uint64_t>((400 - limits::kQueueReach) / limits::kQueueReachPerSecond);
  const std::uint64_t found_ms = 10'000 + apart_s * 1'000;
  queue.ask(bo, found_ms - 1'000);
  EXPECT_TRUE(waits(queue.ask(ana, found_ms - 1)));
  EXPECT_EQ(opponent(queue.ask(ana, found_ms)), 2u) << "from when the later one came";
}

TEST(MatchQueue, NeverPairsAPlayerWithThemselves) {
  MatchQueue queue;
  const SeekerNo desk = queue.enter(seeker(1), 0);
  const SeekerNo phone = queue.enter(seeker(1), 1);
  EXPECT_TRUE(is_gone(queue.ask(desk, 2))) << "the latest is the one";
  EXPECT_TRUE(waits(queue.ask(phone, 2)));
  EXPECT_EQ(queue.size(), 1u);
}

TEST(MatchQueue, NobodyGetsAnOpponentWhoIsTaken) {
  MatchQueue queue;
  const SeekerNo ana = queue.enter(seeker(1), 0);
  const SeekerNo bo = queue.enter(seeker(2), 0);
  EXPECT_EQ(opponent(queue.ask(bo, 0)), 1u);
  const SeekerNo cleo = queue.enter(seeker(3), 0);
  EXPECT_TRUE(waits(queue.ask(cleo, 0)));
  EXPECT_TRUE(waits(queue.ask(ana, 0))) << "until the room is there";
  EXPECT_FALSE(queue.leave(ana)) << "too late";
  queue.not_matched(bo, ana);
  EXPECT_TRUE(is_gone(queue.ask(bo, 0))) << "his match could not be opened";
  EXPECT_EQ(opponent(queue.ask(cleo, 0)), 1u);
}

TEST(MatchQueue, WhoLeavesIsNotFound) {
  MatchQueue queue;
  const SeekerNo ana = queue.enter(seeker(1), 0);
  EXPECT_TRUE(queue.leave(ana));
  const SeekerNo bo = queue.enter(seeker(2), 0);
  EXPECT_TRUE(waits(queue.ask(bo, 0)));
  EXPECT_TRUE(queue.leave(ana)) << "as before";
}

TEST(MatchQueue, WhoComesBackHearsOfTheMatchThatWasOpenedMeanwhile) {
  MatchQueue queue;
  const SeekerNo ana = queue.enter(seeker(1), 0);
  const SeekerNo bo = queue.enter(seeker(2), 0);
  queue.ask(bo, 0);
  EXPECT_FALSE(queue.leave(ana)) << "her connection ends";
  queue.matched(bo, ana, "KITE-42", 1'000);
  EXPECT_EQ(room(queue.ask(queue.enter(seeker(1), 5'000), 5'000)), "KITE-42");
}

TEST(MatchQueue, WhoHasNotComeIntoTheRoomHearsOfItAgain) {
  MatchQueue queue;
  const SeekerNo ana = queue.enter(seeker(1), 0);
  const SeekerNo bo = queue.enter(seeker(2), 0);
  queue.ask(bo, 0);
  EXPECT_FALSE(queue.leave(bo)) << "the connection of the one who has found the other ends";
  EXPECT_EQ(queue.enter(seeker(2), 500), bo) << "and is back before the room is there";
  queue.matched(bo, ana, "KITE-42", 1'000);
  EXPECT_EQ(room(queue.ask(bo, 1'500)), "KITE-42");
  EXPECT_EQ(room(queue.ask(queue.enter(seeker(2), 3'000), 3'000)), "KITE-42") << "said to nobody";
  queue.done(bo);
  EXPECT_TRUE(waits(queue.ask(queue.enter(seeker(2), 5'000), 5'000))) << "has come in";
  EXPECT_EQ(room(queue.ask(ana, 5'000)), "KITE-42") << "the other one has not";
}

TEST(MatchQueue, AMatchOfSomebodyWhoStaysAwayIsForgotten) {
  MatchQueue queue;
  const SeekerNo ana = queue.enter(seeker(1), 0);
  const SeekerNo bo = queue.enter(seeker(2), 0);
  queue.ask(bo, 0);
  queue.matched(bo, ana, "KITE-42", 0);
  const std::uint64_t late_ms = limits::kQueueKeptMs + 1;
  EXPECT_TRUE(waits(queue.ask(queue.enter(seeker(1), late_ms), late_ms)));
}

}  // namespace
}  // namespace gridmates::lobby
