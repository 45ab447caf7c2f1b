// Watchers of a race follow one board, and players receive their talk at the end.
#include <string>

#include "gtest/gtest.h"
#include "tests/server/actors/watching_fixture.h"

namespace gridmates::actors::test {
namespace {

class RaceWatching : public WatchingFixture {
 protected:
  void SetUp() override {
    open("sudoku", v1::TABLE_RACE, v1::WATCHERS_ALL, 0);
    watch(*wim_, "Wim");
    watch(*lea_, "Lea");
    ana_->start();
    wait(4'000);
  }
};

TEST_F(RaceWatching, OneBoardIsFollowedHalfAMinuteLate) {
  Screen screen(*wim_);
  bo_->set(75, 2);
  ana_->set(75, 2);
  wait(20'000);
  follow(*wim_, 2);
  screen.look();
  EXPECT_TRUE(screen.view().matches().empty()) << "the race had not begun";
  wait(11'000);
  screen.look();
  ASSERT_EQ(screen.view().matches_size(), 2);
  EXPECT_TRUE(screen.view().matches(0).sudoku().cells().empty());
  EXPECT_EQ(screen.view().matches(1).sudoku().cells(75).digit(), 2U);
  bo_->set(76, 8);
  wait(29'000);
  screen.look();
  EXPECT_EQ(screen.view().matches(1).sudoku().cells(76).digit(), 0U);
  wait(2'000);
  screen.look();
  EXPECT_EQ(screen.view().matches(1).sudoku().cells(76).digit(), 8U);
  follow(*wim_, 0);
  screen.look();
  EXPECT_TRUE(screen.view().matches(1).sudoku().cells().empty()) << "all, by their counts";
}

TEST_F(RaceWatching, WhoRacesFollowsNobody) {
  Screen screen(*ana_);
  bo_->set(75, 2);
  follow(*ana_, 2);
  screen.look();
  EXPECT_FALSE(screen.view().matches(0).sudoku().cells().empty()) << "Ana's own";
  EXPECT_TRUE(screen.view().matches(1).sudoku().cells().empty());
  ana_->forget_frames();
  wait(40'000);
  follow(*ana_, 2);
  EXPECT_TRUE(ana_->last(Body::kSnapshot)->snapshot().view().matches(1).sudoku().cells().empty());
}

// All talk that a client has received, in order.
std::string hears(const Client& client) {
  std::string heard;
  for (const v1::ServerFrame& frame : client.of(Body::kEvents)) {
    for (const v1::Event& event : frame.events().events()) {
      if (event.has_said()) heard += event.said().text() + ".";
      for (const v1::Heard& said : event.ended().heard()) {
        heard += said.said().name() + " said " + said.said().text() + ".";
      }
    }
  }
  return heard;
}

TEST_F(RaceWatching, WhoHasFinishedTalksAsWatchersDo) {
  Screen screen(*ana_);
  screen.look();
  solve(*ana_);
  bo_->set(75, 2);
  screen.look();
  EXPECT_EQ(screen.view().matches(1).sudoku().cells(75).digit(), 2U) << "Bo's board";
  EXPECT_EQ(screen.view().members(2).name(), "Wim");
  ana_->say("E9 is 8");
  EXPECT_EQ(hears(*ana_), "E9 is 8.");
  EXPECT_EQ(hears(*wim_), "E9 is 8.");
  EXPECT_EQ(hears(*bo_), "");
  bo_->say("hm");
  EXPECT_EQ(hears(*ana_), "E9 is 8.hm.");
  wim_->say("E9");
  EXPECT_EQ(hears(*ana_), "E9 is 8.hm.E9.") << "as it is said";
  screen.look();
  solve(*bo_);
  EXPECT_EQ(hears(*bo_), "hm.Ana said E9 is 8.Wim said E9.");
}

TEST_F(RaceWatching, AnInvitationFromElsewhereDoesNotSayByWhom) {
  const auto dan = world_.client(5);
  dan->enter("Dan");
  dan->create("tictactoe", v1::TABLE_VERSUS);
  const auto invite = [&dan](const std::string& name) {
    v1::Action action = dan->action();
    action.mutable_invite()->set_name(name);
    dan->act(action);
    EXPECT_FALSE(dan->answer().has_refused());
  };
  const auto by = [](const Client& client) {
    return client.last(Body::kInvitation)->invitation().by();
  };
  invite("Bo");
  ASSERT_TRUE(bo_->last(Body::kInvitation));
  EXPECT_EQ(bo_->last(Body::kInvitation)->invitation().room(), dan->room());
  EXPECT_EQ(by(*bo_), "") << "Bo races";
  invite("Wim");
  EXPECT_EQ(by(*wim_), "Dan") << "Wim watches";
  solve(*ana_);
  solve(*bo_);
  invite("Bo");
  EXPECT_EQ(by(*bo_), "Dan") << "the race is over";
}

TEST_F(RaceWatching, PlayersHearOfWatchersAtTheEnd) {
  wim_->say("E5 is easy");
  EXPECT_EQ(hears(*lea_), "E5 is easy.");
  EXPECT_EQ(hears(*ana_), "");
  ana_->resume();
  const v1::Snapshot snapshot = ana_->last(Body::kSnapshot)->snapshot();
  EXPECT_TRUE(snapshot.talk().empty());
  for (const v1::Event& event : snapshot.recent()) EXPECT_FALSE(event.has_said());
  solve(*ana_);
  EXPECT_EQ(hears(*ana_), "") << "Bo still races";
  solve(*bo_);
  EXPECT_EQ(hears(*ana_), "Wim said E5 is easy.");
  EXPECT_EQ(hears(*bo_), "Wim said E5 is easy.");
  v1::ClientFrame frame;
  frame.mutable_get_replay()->set_run(ana_->room() + "/1");
  lea_->send(frame);
  ASSERT_TRUE(lea_->last(Body::kReplay));
  EXPECT_EQ(lea_->last(Body::kReplay)->ShortDebugString().find("easy"), std::string::npos);
}

}  // namespace
}  // namespace gridmates::actors::test
