// Rated matches: where they exist, what they record, and that nobody can avoid the result of one
// against a computer.
#include "engine/tictactoe/rules.h"
#include "server/base/computers.h"
#include "server/room/watching.h"
#include "tests/server/room/voting.h"

namespace gridmates::room {
namespace {

using core::Level;

// Ada (X) against Ben, or against a computer of this level.
RoomFixture duel() { return RoomFixture::rated().started(); }
RoomFixture against_computer(Level level = Level::k4) {
  RoomFixture fixture = RoomFixture::rated();
  fixture.ask(kAda, SeatComputer{Chair(2), level});
  fixture.ask(kAda, Start{});
  return fixture;
}

BoardChosen board_of(const tictactoe::Variant& variant) {
  BoardChosen board;
  board.options = core::Blob<limits::kOptionsBytes>(core::encode(variant));
  board.board = core::Blob<limits::kBoardBytes>(core::encode(variant));
  return board;
}

Reason refused(const RoomSetup& setup) {
  return std::get<Refusal>(Room::open(test_games(), setup, {})).reason;
}

TEST(Rated, IsSaidByTheRoom) {
  const RoomFixture fixture = RoomFixture::rated();
  EXPECT_EQ(fixture.room.view({}).head.rated, "3x3x3");
  EXPECT_EQ(RoomFixture::tictactoe().room.view({}).head.rated, "");
  const auto restored = Room::restore(test_games(), fixture.room.chapter());
  ASSERT_TRUE(restored);
  EXPECT_EQ(restored->view({}).head.rated, "3x3x3");
  EXPECT_EQ(restored->state_hash(), fixture.room.state_hash());
  EXPECT_NE(fixture.room.state_hash(), RoomFixture::tictactoe().room.state_hash());
  expect_replay(fixture);
}

TEST(Rated, DoesNotBeginWithoutTheOtherPlayer) {
  RoomFixture fixture = RoomFixture::rated();
  fixture.ask(kBen, Join{});
  EXPECT_EQ(fixture.ask(kAda, Start{false, true}), "wrong_state");
  EXPECT_EQ(fixture.sentence(), "A rated match begins when both players are here.");
  EXPECT_EQ(fixture.ask(kAda, Start{true, true}), "wrong_state") << "anyway is about who is ready";
  EXPECT_EQ(fixture.ask(kAda, Start{}), "match_started");
  RoomFixture unrated = RoomFixture::tictactoe();
  unrated.ask(kBen, Join{});
  EXPECT_EQ(unrated.ask(kAda, Start{false, true}), "match_started");
}

TEST(Rated, IsForVariantsWithRatings) {
  RoomSetup setup{RoomCode("TEST-1"),   "tictactoe",
                  core::Table::kVersus, false,
                  identity(kAda),       board_of(tictactoe::Variant::of(7, 7, 4))};
  setup.rated = true;
  setup.clocks.emplace().clocks.push({60, 0, false});
  EXPECT_EQ(refused(setup), Reason::kNoRating);
  setup.board = board_of(tictactoe::Variant::of(15, 15, 5));
  EXPECT_TRUE(std::holds_alternative<std::vector<Event>>(Room::open(test_games(), setup, {})));
  setup.game = "sudoku";
  setup.table = core::Table::kRace;
  setup.board = sudoku_board(core::Table::kRace);
  EXPECT_EQ(refused(setup), Reason::kNoRating);
}

TEST(Rated, BetweenTwoNeedsAClock) {
  RoomSetup setup{RoomCode("TEST-1"), "tictactoe",      core::Table::kVersus, false,
                  identity(kAda),     tictactoe_board()};
  setup.rated = true;
  EXPECT_EQ(refused(setup), Reason::kRatedNeedsClock);
  setup.computer = Level::k1;
  RoomFixture fixture(setup);
  fixture.ask(kAda, SeatComputer{Chair(2)});
  fixture.ask(kBen, Join{});
  EXPECT_EQ(fixture.ask(kAda, Start{}), "invalid") << "the computer has gone";
  EXPECT_EQ(fixture.sentence(),
            "A rated match between two people needs a clock; open a room that has one.");
  fixture.ask(kBen, Stand{});
  fixture.ask(kAda, SeatComputer{Chair(2), Level::k1});
  EXPECT_EQ(fixture.ask(kAda, Start{}), "match_started");
}

TEST(Rated, HasTheSameClockForBoth) {
  RoomSetup setup{RoomCode("TEST-1"), "tictactoe",      core::Table::kVersus, false,
                  identity(kAda),     tictactoe_board()};
  setup.clocks.emplace().clocks = {{1'209'600, 0, false}, {1, 0, false}};
  EXPECT_TRUE(std::holds_alternative<std::vector<Event>>(Room::open(test_games(), setup, {})));
  setup.rated = true;
  EXPECT_EQ(refused(setup), Reason::kRatedEvenClocks);
  setup.clocks->clocks = {{60, 0, false}, {60, 0, false}};
  EXPECT_TRUE(std::holds_alternative<std::vector<Event>>(Room::open(test_games(), setup, {})));
}

// A person takes the computer's seat after the end: they get a vote, but a clock is missing.
TEST(Rated, BeginsNoMatchByAVoteThatCouldNotBeStarted) {
  RoomSetup setup{RoomCode("TEST-1"), "tictactoe",      core::Table::kVersus, false,
                  identity(kAda),     tictactoe_board()};
  setup.rated = true;
  setup.computer = Level::k1;
  RoomFixture fixture(setup);
  fixture.ask(kAda, Start{});
  fixture.ask(kAda, Resign{});
  fixture.ask(kAda, SeatComputer{Chair(2)});
  fixture.ask(kBen, Join{});
  EXPECT_EQ(fixture.ask(kAda, Renew{}), "vote_opened") << "Ben has a say";
  EXPECT_EQ(fixture.ask(kBen, Vote{true}), "voted vote_closed");
  EXPECT_EQ(fixture.ask(kNobody, Renewed{tictactoe_board()}), "board_chosen opener_set");
  EXPECT_EQ(fixture.state(), "waiting");
}

TEST(Rated, StaysWithVariantsThatHaveRatings) {
  RoomFixture fixture = duel();
  fixture.ask(kAda, Resign{});
  EXPECT_EQ(fixture.ask(kAda, Next{board_of(tictactoe::Variant::of(7, 7, 4))}), "invalid");
  EXPECT_EQ(fixture.sentence(), "Matches with these options are not rated.");
  EXPECT_EQ(fixture.ask(kAda, Next{board_of(tictactoe::Variant::of(15, 15, 5))}),
            "board_chosen opener_set");
}

// The first batch of a journal has all settings of a room.
TEST(Rated, ARoomWithAllThatCanBeSetIsOneBatch) {
  RoomSetup setup{RoomCode("TEST-1"), "tictactoe",      core::Table::kVersus, false,
                  identity(kAda),     tictactoe_board()};
  setup.rated = true;
  setup.computer = Level::k1;
  setup.watching = {Watchers::kLink, 60};
  setup.clocks.emplace().clocks.push({60, 0, false});
  const auto events = Room::open(test_games(), setup, {});
  EXPECT_LE(std::get<std::vector<Event>>(events).size(), limits::kEventsPerBatch);
}

TEST(Rated, NamesTheVariantOfARun) {
  RoomFixture fixture = duel();
  fixture.ask(kAda, Resign{});
  EXPECT_EQ(fixture.room.finished_run()->rated, "3x3x3");
  RoomFixture casual = RoomFixture::tictactoe().started();
  casual.ask(kAda, Resign{});
  EXPECT_EQ(casual.room.finished_run()->rated, "");
}

TEST(Rated, ChangesNothingWhenBothStop) {
  RoomFixture fixture = duel();
  fixture.ask(kAda, mark(4));
  fixture.ask(kAda, Stop{});
  EXPECT_EQ(fixture.ask(kBen, Vote{true}), "voted vote_closed match_ended");
  EXPECT_EQ(fixture.room.ended_match()->rated, "");
}

TEST(Rated, ComputersHaveTheirRating) {
  RoomFixture fixture = against_computer(Level::k2);
  EXPECT_EQ(fixture.ask(kAda, Resign{}), "match_ended");
  const auto run = fixture.room.finished_run();
  const auto variant = tictactoe::Rules::rated_as({});
  EXPECT_EQ(run->players[0].rating, 0);
  EXPECT_EQ(run->players[1].rating, variant->of(Level::k2));
}

TEST(Rated, AgainstAComputerIsPlayedToItsEnd) {
  RoomFixture fixture = against_computer();
  fixture.ask(kAda, mark(4));
  for (const Ask& ask : {Ask(Stop{}), Ask(Renew{})}) {
    EXPECT_EQ(fixture.ask(kAda, ask), "wrong_state");
    EXPECT_EQ(fixture.sentence(),
              "A rated match against a computer is played to its end; you can resign.");
  }
  EXPECT_EQ(fixture.ask(kAda, OfferDraw{}), "wrong_state");
}

TEST(Rated, AgainstAComputerIsLostByWhoGoesAway) {
  RoomFixture fixture = against_computer();
  EXPECT_EQ(fixture.ask(kNobody, Deserted{}), "match_ended room_closed");
  const auto& ended = std::get<MatchEnded>(fixture.last().front().what);
  EXPECT_EQ(ended, (MatchEnded{Result::kSecondWon, EndCause::kDeserted}));

  RoomFixture second = against_computer();
  second.ask(kAda, Resign{});
  second.ask(kAda, Rematch{});
  second.ask(kAda, Start{});
  EXPECT_EQ(second.ask(kNobody, Deserted{}), "match_ended room_closed");
  EXPECT_EQ(std::get<MatchEnded>(second.last().front().what).result, Result::kFirstWon)
      << "the computer began";
}

TEST(Rated, AgainstAComputerIsNotPaused) {
  RoomFixture fixture = against_computer();
  EXPECT_EQ(fixture.ask(kAda, Pause{}), "wrong_state");
  EXPECT_EQ(fixture.sentence(),
            "A rated match against a computer is played to its end; you can resign.");
}

TEST(Rated, BetweenTwoIsPausedByBothAndPlayedOnByEither) {
  RoomFixture fixture = duel();
  EXPECT_EQ(fixture.ask(kAda, Pause{}), "vote_opened") << "the host alone does not pause";
  EXPECT_EQ(fixture.ask(kBen, Vote{true}), "voted vote_closed match_paused");
  fixture.ask(kCleo, Join{true});
  EXPECT_EQ(fixture.ask(kCleo, Unpause{}), "not_seated");
  EXPECT_EQ(fixture.ask(kBen, Pause{}), "wrong_state") << "it is paused already, also for a guest";
  EXPECT_EQ(fixture.ask(kBen, Unpause{}), "match_unpaused") << "nobody waits for the host";
}

TEST(Rated, BetweenTwoWhoAreGoneIsLostByNobody) {
  RoomFixture fixture = duel();
  EXPECT_EQ(fixture.ask(kNobody, Deserted{}), "match_ended room_closed");
  EXPECT_EQ(std::get<MatchEnded>(fixture.last().front().what).result, Result::kAbandoned);
}

TEST(Rated, WhatWatchersSayComesWithTheEnd) {
  RoomFixture fixture = duel();
  fixture.ask(kCleo, Join{true});
  fixture.ask(kCleo, Say{core::Text<limits::kChatBytes>("take the corner")});
  EXPECT_TRUE(Watching(fixture.room).keeps(fixture.last().back()));
}

}  // namespace
}  // namespace gridmates::room
