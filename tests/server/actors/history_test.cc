#include "server/actors/history.h"

#include "engine/core/random.h"
#include "engine/games/games.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"

namespace gridmates::actors {
namespace {

class HistoryTest : public testing::Test {
 protected:
  HistoryTest() {
    const core::Game* rules = all_games().find("tictactoe");
    const core::Bytes options = rules->default_options();
    auto board = rules->make_board(options, core::seed_from(1), std::nullopt);
    room::BoardChosen chosen;
    chosen.options = core::Blob<limits::kOptionsBytes>(options);
    chosen.board = core::Blob<limits::kBoardBytes>(*std::move(board));
    const room::Opening opening{"KITE-42", "tictactoe",          core::Table::kVersus,
                                false,     {PlayerId(9), "Ana"}, chosen};
    auto opened = room::Room::open(all_games(), opening, {});
    take(std::get<std::vector<room::Event>>(std::move(opened)));
  }
  void take(std::vector<room::Event> events) {
    auto stages = History::follow(history_.room(), std::move(events));
    ASSERT_TRUE(stages.has_value());
    history_.take(*std::move(stages));
  }
  void say(const std::string& text) {
    auto decision = history_.room().decide({{PlayerId(9), "Ana"}, room::Say{text}}, {});
    take(std::get<std::vector<room::Event>>(std::move(decision)));
  }
  // The next thing said, as the journal would have it.
  ports::Batch batch() const {
    auto decision = history_.room().decide({{PlayerId(9), "Ana"}, room::Say{"hello"}}, {});
    auto stages =
        History::follow(history_.room(), std::get<std::vector<room::Event>>(std::move(decision)));
    return {{stages->back().bytes}, std::nullopt, 0, stages->back().after.state_hash()};
  }
  std::vector<std::uint64_t> replayed(Seq after) const {
    std::vector<std::uint64_t> seqs;
    history_.replay(after, [&seqs](const room::Room& before, const Stages& stages) {
      EXPECT_EQ(before.head().value + 1, stages.front().event.seq.value);
      for (const auto& stage : stages) seqs.push_back(stage.event.seq.value);
    });
    return seqs;
  }

  History history_{all_games()};
};

TEST_F(HistoryTest, KnowsWhereTheRoomComesFrom) {
  EXPECT_EQ(history_.origin().opened.code, RoomCode("KITE-42"));
  EXPECT_EQ(history_.origin().creator, PlayerId(9));
  EXPECT_EQ(history_.origin().options, all_games().find("tictactoe")->default_options());
}

TEST_F(HistoryTest, ReplaysWhatCameAfterAPosition) {
  const Seq opened = history_.head();
  say("one");
  say("two");
  EXPECT_EQ(replayed(opened), (std::vector{opened.value + 1, opened.value + 2}));
  EXPECT_TRUE(replayed(history_.head()).empty());
  // The events of one command stay together, also for a position in the middle of them.
  EXPECT_EQ(replayed(Seq(2)).front(), 1u);
}

TEST_F(HistoryTest, ReachesAsFarBackAsItKeeps) {
  const Seq opened = history_.head();
  EXPECT_TRUE(history_.reaches(Seq(0)));
  for (std::size_t i = 0; i < limits::kRecentEvents; ++i) say("again");
  EXPECT_FALSE(history_.reaches(Seq(0)));
  EXPECT_TRUE(history_.reaches(opened));
  EXPECT_FALSE(history_.reaches(Seq(history_.head().value + 1)));
  EXPECT_EQ(replayed(opened).size(), limits::kRecentEvents);
  say("once more");
  EXPECT_FALSE(history_.reaches(opened));
  EXPECT_EQ(replayed(Seq(opened.value + 1)).size(), limits::kRecentEvents);
  EXPECT_EQ(history_.before_latest(5).value, history_.head().value - 5);
}

TEST_F(HistoryTest, WhatIsTakenInAgainForALateEventIsBoundedAndSaid) {
  for (std::size_t i = 0; i < 3 * limits::kRecentEvents; ++i) {
    say("again");
    constexpr std::size_t kLatest = 10;
    std::size_t visited = 0;
    const std::size_t taken = history_.replay(
        history_.before_latest(kLatest),
        [&visited](const room::Room&, const Stages& stages) { visited += stages.size(); });
    EXPECT_GE(taken, visited);
    EXPECT_GE(visited, std::min<std::uint64_t>(kLatest, history_.head().value));
    EXPECT_LT(taken, kLatest + limits::kChapterEvents + limits::kEventsPerBatch);
  }
}

TEST_F(HistoryTest, UnfoldsWhatTheJournalHas) {
  const auto stages = history_.unfold(batch());
  ASSERT_TRUE(stages.has_value());
  EXPECT_EQ(stages->back().after.head().value, history_.head().value + 1);
}

TEST_F(HistoryTest, ADamagedJournalIsNoticed) {
  ports::Batch wrong_hash = batch();
  ++wrong_hash.state_hash;
  EXPECT_FALSE(history_.unfold(wrong_hash).has_value());
  ports::Batch no_event = batch();
  no_event.events[0].pop_back();
  EXPECT_FALSE(history_.unfold(no_event).has_value());
  const ports::Batch too_late = batch();
  say("first");
  EXPECT_FALSE(history_.unfold(too_late).has_value());
  EXPECT_FALSE(history_.unfold(ports::Batch{}).has_value());
}

}  // namespace
}  // namespace gridmates::actors
