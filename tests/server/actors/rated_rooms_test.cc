// Rooms of two whose matches are rated, or played in series, as clients see them.
#include <map>
#include <memory>
#include <set>
#include <string>

#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

class RatedRoomsTest : public testing::Test {
 protected:
  static v1::ClientFrame wanted(bool rated) {
    v1::ClientFrame frame;
    v1::CreateRoom& create = *frame.mutable_create_room();
    create.set_key(std::string(16, 'k'));
    create.set_game("tictactoe");
    create.set_table(v1::TABLE_VERSUS);
    create.add_clocks()->set_base_s(300);
    create.set_rated(rated);
    return frame;
  }
  void open(const v1::ClientFrame& frame) {
    ana_->send(frame);
    ana_->enter_room(ana_->last(Body::kRoomCreated)->room_created().code());
    ana_->resume();
  }
  void begin(const v1::ClientFrame& frame) {
    ana_->enter("Ana");
    open(frame);
    bo_->come_in("Bo", ana_->room());
    ana_->start();
  }
  void resign(Client& client) {
    v1::Action resign = client.action();
    resign.mutable_resign();
    client.act(resign);
  }
  v1::RoomHead head() {
    ana_->resume();
    return ana_->last(Body::kSnapshot)->snapshot().view().head();
  }
  // The latest ratings sent to the client, by member.
  static std::map<std::uint32_t, std::uint32_t> ratings(const Client& client) {
    std::map<std::uint32_t, std::uint32_t> told;
    for (const auto& frame : client.of(Body::kPresence)) {
      told[frame.presence().member()] = frame.presence().rating();
    }
    return told;
  }
  v1::RoomSummary listed() {
    v1::ClientFrame list;
    list.mutable_list_rooms();
    ana_->send(list);
    return ana_->last(Body::kRoomList)->room_list().rooms(0);
  }

  World world_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(RatedRoomsTest, SayWhatTheirPlayersAreRated) {
  begin(wanted(true));
  EXPECT_EQ(ratings(*ana_), (std::map<std::uint32_t, std::uint32_t>{{1, 1500}, {2, 1500}}));
  EXPECT_TRUE(ana_->last(Body::kPresence)->presence().provisional());
  EXPECT_EQ(listed().rating(), 1500u);
  EXPECT_EQ(listed().rated(), "3x3x3");
  ASSERT_EQ(listed().clocks_size(), 1);
  EXPECT_EQ(listed().clocks(0).base_s(), 300u);
  resign(*bo_);
  const auto lists = [this](const char* variant) {
    v1::ClientFrame frame;
    frame.mutable_get_leaderboard()->set_game("tictactoe");
    frame.mutable_get_leaderboard()->set_category(variant);
    ana_->send(frame);
    return ana_->last(Body::kLeaderboard)->leaderboard();
  };
  EXPECT_EQ(lists("").tallies_size(), 2);
  EXPECT_EQ(lists("3x3x3").ratings_size(), 1);
  EXPECT_EQ(lists("3x3x3").tallies_size(), 0);
  EXPECT_EQ(lists("15x15x5").ratings_size(), 0);
  const auto after = ratings(*ana_);
  EXPECT_GT(after.at(1), 1600u);
  EXPECT_LT(after.at(2), 1400u);
  EXPECT_EQ(ratings(*bo_), after);
  const auto again = world_.client(3);
  again->come_in("Cy", ana_->room());
  const v1::Snapshot snapshot = again->last(Body::kSnapshot)->snapshot();
  for (const auto& told : snapshot.presence()) {
    EXPECT_EQ(told.rating(), told.member() == 3 ? 0 : after.at(told.member()));
  }
}

TEST_F(RatedRoomsTest, SayThemInTheVariantOfTheNextBoard) {
  begin(wanted(true));
  resign(*bo_);
  v1::Action next = ana_->action();
  v1::TicTacToeOptions& options = *next.mutable_next()->mutable_options()->mutable_tictactoe();
  options.set_size(15);
  options.set_in_a_row(5);
  ana_->act(next);
  ASSERT_FALSE(ana_->answer().has_refused()) << ana_->answer().DebugString();
  EXPECT_EQ(ratings(*ana_), (std::map<std::uint32_t, std::uint32_t>{{1, 1500}, {2, 1500}}));
}

TEST_F(RatedRoomsTest, SayThemOfComputersToo) {
  ana_->enter("Ana");
  v1::ClientFrame frame = wanted(true);
  frame.mutable_create_room()->set_computer(6);
  open(frame);
  const v1::Snapshot snapshot = ana_->last(Body::kSnapshot)->snapshot();
  ASSERT_EQ(snapshot.presence_size(), 2);
  EXPECT_EQ(snapshot.presence(0).rating(), 1500u);
  EXPECT_TRUE(snapshot.presence(1).connected()) << "a computer is never away";
  EXPECT_GT(snapshot.presence(1).rating(), 1500u) << "level 6";
  EXPECT_FALSE(snapshot.presence(1).provisional());
  EXPECT_EQ(listed().computers(), 1u);
  EXPECT_EQ(listed().seated(), 2u);
}

TEST_F(RatedRoomsTest, SayNothingWhereNobodyIsRated) {
  begin(wanted(false));
  for (const auto& [member, rating] : ratings(*ana_)) EXPECT_EQ(rating, 0u) << member;
  EXPECT_EQ(listed().rating(), 0u);
  EXPECT_EQ(listed().rated(), "");
  EXPECT_EQ(listed().computers(), 0u) << "both are people";
}

TEST_F(RatedRoomsTest, BeginWhenBothAreHere) {
  ana_->enter("Ana");
  open(wanted(true));
  bo_->come_in("Bo", ana_->room());
  bo_->connection().hang_up();
  world_.settle();
  v1::Action start = ana_->action();
  start.mutable_start()->set_anyway(true);
  ana_->act(start);
  EXPECT_EQ(ana_->answer().refused().reason(), "rated_needs_both");
}

TEST_F(RatedRoomsTest, DoNotSayThatWhoJoinsIsAway) {
  ana_->enter("Ana");
  open(wanted(true));
  ana_->forget_frames();
  bo_->come_in("Bo", ana_->room());
  ASSERT_TRUE(ana_->last(Body::kPresence));
  for (const auto& frame : ana_->of(Body::kPresence)) {
    EXPECT_TRUE(frame.presence().connected()) << frame.DebugString();
  }
  EXPECT_EQ(ratings(*ana_).at(2), 1500u);
}

// A watcher's cursor can say as much as talk.
TEST_F(RatedRoomsTest, KeepWhereWatchersPointFromPlayers) {
  begin(wanted(true));
  const auto cy = world_.client(3);
  cy->enter("Cy");
  cy->enter_room(ana_->room());
  v1::Action watch = cy->action();
  watch.mutable_join()->set_watch(true);
  cy->act(watch);
  cy->resume();
  v1::ClientFrame frame;
  frame.mutable_presence()->set_room(ana_->room());
  frame.mutable_presence()->set_cursor(5);
  frame.mutable_presence()->set_ping(5);
  const auto pings = [&] {
    ana_->forget_frames();
    cy->send(frame);
    std::uint32_t seen = 0;
    for (const auto& told : ana_->of(Body::kPresence)) {
      if (told.presence().member() == 3) seen = told.presence().ping() + told.presence().cursor();
    }
    return seen;
  };
  EXPECT_EQ(pings(), 0u);
  resign(*bo_);
  EXPECT_EQ(pings(), 5u);
}

TEST_F(RatedRoomsTest, DrawWhoBeginsTheFirstMatch) {
  ana_->enter("Ana");
  std::set<std::uint32_t> openers;
  for (char key = 'a'; key < 'u' && openers.size() < 2; ++key) {
    v1::ClientFrame frame = wanted(true);
    frame.mutable_create_room()->set_key(std::string(16, key));
    open(frame);
    std::uint32_t opener = 1;
    const v1::Snapshot snapshot = ana_->last(Body::kSnapshot)->snapshot();
    for (const auto& event : snapshot.recent()) {
      if (event.has_opener_set()) opener = event.opener_set().seat();
    }
    openers.insert(opener);
    v1::Action leave = ana_->action();
    leave.mutable_leave();
    ana_->act(leave);
  }
  EXPECT_EQ(openers.size(), 2u);
}

TEST_F(RatedRoomsTest, HaveAScoreAndMayPlayASeries) {
  v1::ClientFrame frame = wanted(false);
  frame.mutable_create_room()->set_best_of(3);
  begin(frame);
  resign(*bo_);
  EXPECT_EQ(head().best_of(), 3u);
  EXPECT_EQ(head().points(0), 2u);
  EXPECT_EQ(head().points(1), 0u);
}

TEST_F(RatedRoomsTest, ASeriesHasAnOddNumberOfMatches) {
  ana_->enter("Ana");
  for (const std::uint32_t no : {2u, 4u, 101u, 259u}) {
    v1::ClientFrame frame = wanted(false);
    frame.mutable_create_room()->set_best_of(no);
    ana_->send(frame);
    EXPECT_EQ(ana_->last(Body::kError)->error().field(), "best_of") << no;
  }
  v1::ClientFrame frame = wanted(false);
  frame.mutable_create_room()->clear_clocks();
  frame.mutable_create_room()->set_game("sudoku");
  frame.mutable_create_room()->set_table(v1::TABLE_COOP);
  frame.mutable_create_room()->set_best_of(3);
  ana_->send(frame);
  EXPECT_EQ(ana_->last(Body::kError)->error().reason(), "no_series");
}

TEST_F(RatedRoomsTest, AnOfferedDrawWaitsForWhoIsAway) {
  begin(wanted(false));
  bo_->connection().hang_up();
  v1::Action offer = ana_->action();
  offer.mutable_draw();
  ana_->act(offer);
  EXPECT_EQ(ana_->last(Body::kEvents)->events().events().rbegin()->vote_opened().left_ms(), 0u);
  world_.pass(2 * limits::kVoteMs - 1'000);
  ana_->resume();
  EXPECT_EQ(ana_->last(Body::kSyncDone)->sync_done().vote_left_ms(), 0u);
  EXPECT_TRUE(head().has_vote());
}

}  // namespace
}  // namespace gridmates::actors::test
