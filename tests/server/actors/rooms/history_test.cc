#include "server/actors/rooms/history.h"

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
    const room::RoomSetup setup{"KITE-42", "tictactoe",          core::Table::kVersus,
                                false,     {PlayerId(9), "Ana"}, chosen};
    auto opened = room::Room::open(all_games(), setup, {});
    take(std::get<std::vector<room::Event>>(std::move(opened)));
  }
  void take(std::vector<room::Event> events) {
    auto batch = lead_on(history_.room(), std::move(events));
    ASSERT_TRUE(batch.has_value());
    const Seq head = history_.head();
    const auto before = history_.publish(*std::move(batch), [](const auto&, auto, auto) {});
    EXPECT_EQ(before.head(), head);
  }
  void say(const std::string& text) {
    auto decision = history_.room().decide({{PlayerId(9), "Ana"}, room::Say{text}}, {});
    take(std::get<std::vector<room::Event>>(std::move(decision)));
  }
  // The batch of the next message, as in the journal.
  ports::Batch batch() const {
    auto decision = history_.room().decide({{PlayerId(9), "Ana"}, room::Say{"hello"}}, {});
    const auto events = std::get<std::vector<room::Event>>(std::move(decision));
    room::Room after = history_.room();
    EXPECT_TRUE(after.evolve(events.front()));
    return {{core::encode(events.front())}, std::nullopt, 0, after.state_hash()};
  }
  std::vector<std::uint64_t> replayed(Seq after) const {
    std::vector<std::uint64_t> seqs;
    int begun = 0;
    history_.replay(
        after,
        [&](const room::Room& before) {
          ++begun;
          EXPECT_EQ(before.head(), after);
        },
        [&](const room::Room& room, std::span<const room::Event> events, std::size_t i) {
          EXPECT_EQ(room.head(), events[i].seq);
          seqs.push_back(events[i].seq.value);
        });
    EXPECT_EQ(begun, 1);
    return seqs;
  }

  // The state after each event behind `after`.
  std::vector<std::uint64_t> states_behind(Seq after) const {
    std::vector<std::uint64_t> states;
    history_.replay(
        after, [](const room::Room&) {},
        [&](const room::Room& room, auto, auto) { states.push_back(room.state_hash()); });
    return states;
  }

  History history_{all_games()};
};

TEST_F(HistoryTest, KnowsWhereTheRoomComesFrom) {
  EXPECT_EQ(history_.room().opened().code, RoomCode("KITE-42"));
  EXPECT_EQ(history_.room().creator(), PlayerId(9));
  EXPECT_EQ(history_.room().board().options.items(),
            all_games().find("tictactoe")->default_options());
}

TEST_F(HistoryTest, ReplaysWhatCameAfterAPosition) {
  const Seq opened = history_.head();
  say("one");
  say("two");
  EXPECT_EQ(replayed(opened), (std::vector{opened.value + 1, opened.value + 2}));
  EXPECT_TRUE(replayed(history_.head()).empty());
  // Also from a position in the middle of a command's events.
  EXPECT_EQ(replayed(Seq(2)).front(), 3u);
}

TEST_F(HistoryTest, KeptRoomsAreWhatTakingInAgainLeadsTo) {
  const Seq opened = history_.head();
  for (std::size_t i = 0; i < 2 * limits::kSectionEvents; ++i) say(std::to_string(i));
  const auto make = history_.begin_keeping(opened);
  say("meanwhile");
  const auto states = states_behind(opened);
  ASSERT_EQ(states.size(), 2 * limits::kSectionEvents + 1);
  EXPECT_EQ(states.back(), history_.room().state_hash());
  history_.keep(make());
  say("later");
  auto kept = states_behind(opened);
  EXPECT_EQ(kept.back(), history_.room().state_hash());
  kept.pop_back();
  EXPECT_EQ(kept, states);
  EXPECT_FALSE(history_.replays_long(opened)) << "nothing here does";
  history_.forget_rooms();
  EXPECT_EQ(states_behind(opened).size(), states.size() + 1);
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
        history_.before_latest(kLatest), [](const room::Room&) {},
        [&visited](const room::Room&, auto, auto) { ++visited; });
    EXPECT_GE(taken, visited);
    EXPECT_EQ(visited, std::min<std::uint64_t>(kLatest, history_.head().value));
    EXPECT_LT(taken, kLatest + limits::kSectionEvents + limits::kEventsPerBatch);
  }
}

TEST_F(HistoryTest, UnfoldsWhatTheJournalHas) {
  const Seq head = history_.head();
  const auto events = unfold(history_.room(), batch());
  ASSERT_TRUE(events.ok());
  EXPECT_EQ(events->after.back().head().value, head.value + 1);
  EXPECT_EQ(history_.head(), head) << "not published yet";
  history_.publish(*events, [](const auto&, auto, auto) {});
  EXPECT_EQ(history_.head().value, head.value + 1);
  EXPECT_EQ(history_.room().state_hash(), events->state_hash);
}

TEST_F(HistoryTest, UnfoldsWhatJournalsOfTheFirstHashHave) {
  ports::Batch first = batch();
  room::Room after = history_.room();
  ASSERT_TRUE(after.evolve(*core::decode<room::Event>(first.events.front())));
  first.state_hash = after.first_state_hash();
  auto events = unfold(history_.room(), first);
  ASSERT_TRUE(events.ok());
  history_.publish(*std::move(events), [](const auto&, auto, auto) {});
  EXPECT_EQ(history_.state_hash(), first.state_hash) << "what a chapter has to agree with";
}

TEST_F(HistoryTest, ADamagedJournalIsNoticed) {
  const auto damaged = [this](const ports::Batch& batch) {
    return !unfold(history_.room(), batch).ok();
  };
  ports::Batch wrong_hash = batch();
  ++wrong_hash.state_hash;
  EXPECT_TRUE(damaged(wrong_hash));
  ports::Batch no_event = batch();
  no_event.events[0].pop_back();
  EXPECT_TRUE(damaged(no_event));
  const ports::Batch too_late = batch();
  say("first");
  EXPECT_TRUE(damaged(too_late));
  EXPECT_TRUE(damaged(ports::Batch{}));
}

}  // namespace
}  // namespace gridmates::actors
