// The lines after the end of a match.
#include <gmock/gmock.h>

#include "proto/convert/room_view.h"
#include "tests/client/linear/linear_fixture.h"
#include "tests/client/replay/solved_sudoku.h"

namespace gridmates::linear {
namespace {

using testing::Contains;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::StartsWith;

class LinearEndsTest : public LinearTest {
 protected:
  explicit LinearEndsTest(bool json = false) : LinearTest(json) {}

  // Both have played, and the room's match ends.
  void end() {
    world_.deliver(server_.events(server_.set(1, 40, 5)));
    world_.deliver(server_.events(server_.set(1, 41, 6)));
    world_.deliver(server_.events(server_.set(2, 0, 7)));
    end_only();
  }
  void end_only() {
    v1::Event ended = server_.next(2);
    ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
    ended.mutable_ended()->set_run("KITE-42/1");
    v1::RoomHead& head = *ended.mutable_delta()->mutable_head();
    head = server_.view.head();
    head.set_state(v1::ROOM_STATE_FINISHED_SOLVED);
    convert::apply(ended.delta(), server_.view);
    printed();
    world_.deliver(server_.events(ended));
  }
  void answer(const v1::ClientFrame& asked, const v1::Replay& told) {
    EXPECT_EQ(asked.get_replay().run(), "KITE-42/1");
    v1::ServerFrame frame;
    frame.set_reply_to(asked.request_id());
    *frame.mutable_replay() = told;
    world_.deliver(frame);
  }
};

constexpr const char* kNext =
    "KITE-42 next: rematch plays the same board again, next a new one; also replay KITE-42/1, "
    "leaderboard sudoku, lobby";

TEST_F(LinearEndsTest, WhereHasNoMatchWhileTheNextBoardWaits) {
  go_to_room();
  end();
  linear_.type("where");
  EXPECT_THAT(printed(), Contains(HasSubstr(", match 1, time ")));
  v1::Event chosen = server_.next(1);
  chosen.mutable_board_chosen();
  v1::RoomHead& head = *chosen.mutable_delta()->mutable_head();
  head = server_.view.head();
  head.set_state(v1::ROOM_STATE_WAITING);
  convert::apply(chosen.delta(), server_.view);
  world_.deliver(server_.events(chosen));
  printed();
  linear_.type("where");
  const auto is_of_a_match = testing::AllOf(StartsWith("room "), HasSubstr(", match "));
  EXPECT_THAT(printed(), testing::Not(Contains(is_of_a_match)));
}

TEST_F(LinearEndsTest, WhoDidWhatAndWhatMayFollowIsRead) {
  go_to_room();
  end();
  EXPECT_THAT(printed(), ElementsAre(StartsWith("KITE-42 match 1: solved.")));
  answer(world_.take(), replay::sudoku_recorded().told());
  const std::vector<std::string> lines = printed();
  EXPECT_EQ(lines[0], "KITE-42 part ana: 2 digits, 29 moves, 1 mistake; help: check");
  EXPECT_EQ(lines[1], "KITE-42 part bo: 1 digit, 29 moves; help: hint (3 times)");
  EXPECT_EQ(lines.back(), kNext);
  EXPECT_THAT(world_.sent, IsEmpty());
}

TEST_F(LinearEndsTest, WithoutTheMatchTheBoardTells) {
  go_to_room();
  end();
  printed();
  world_.deliver(client::error(world_.take().request_id(), v1::ERROR_CODE_NOT_FOUND,
                               v1::RETRY_NEVER, "There is no such finished match."));
  EXPECT_THAT(printed(),
              ElementsAre("KITE-42 part ana: 2 digits", "KITE-42 part bo: 1 digit", kNext));
}

TEST_F(LinearEndsTest, PartsAreGatheredBeforeAnythingIsRead) {
  v1::Replay told = replay::sudoku_recorded().told();
  v1::Replay first = told;
  first.mutable_events()->DeleteSubrange(5, told.events_size() - 5);
  told.mutable_events()->DeleteSubrange(0, 5);
  go_to_room();
  end();
  printed();
  answer(world_.take(), first);
  EXPECT_THAT(printed(), IsEmpty());
  answer(world_.take(), told);
  EXPECT_THAT(printed(), Contains(kNext));
}

// A replay follows one board, so other racers' mistakes and help are in theirs.
TEST_F(LinearEndsTest, AtARaceEveryBoardIsAskedFor) {
  server_.view.mutable_head()->set_table(v1::TABLE_RACE);
  v1::MatchView& of_ana = *server_.view.mutable_matches(0);
  while (of_ana.players_size() > 1) of_ana.mutable_players()->RemoveLast();
  v1::MatchView& of_bo = *server_.view.add_matches();
  of_bo = server_.view.matches(0);
  of_bo.set_index(1);
  of_bo.mutable_players(0)->set_name("bo");
  of_bo.mutable_players(0)->set_member(2);
  of_bo.mutable_players(0)->set_player(1);
  go_to_room();
  end_only();
  printed();
  const auto told = [](std::uint32_t index) {
    v1::Replay replay = replay::sudoku_recorded().told();
    replay.mutable_match()->set_index(index);
    for (v1::Event& event : *replay.mutable_events()) {
      if (event.has_moved()) event.mutable_moved()->set_match_index(index);
    }
    return replay;
  };
  for (std::uint32_t index : {0u, 1u}) {
    EXPECT_THAT(printed(), IsEmpty());
    const v1::ClientFrame asked = world_.take();
    EXPECT_EQ(asked.get_replay().racer(), index == 0 ? "ana" : "bo");
    answer(asked, told(index));
  }
  const std::vector<std::string> lines = printed();
  EXPECT_THAT(lines[0], EndsWith("29 moves, 1 mistake; help: check"));
  EXPECT_THAT(lines[1], EndsWith("29 moves; help: hint (3 times)"));
}

TEST_F(LinearEndsTest, RacersComeByTheirPlaces) {
  server_.view.mutable_head()->set_table(v1::TABLE_RACE);
  v1::MatchView& of_ana = *server_.view.mutable_matches(0);
  while (of_ana.players_size() > 1) of_ana.mutable_players()->RemoveLast();
  for (std::uint32_t place : {2u, 1u}) {
    v1::MatchView& other = *server_.view.add_matches();
    other = server_.view.matches(0);
    other.set_index(3 - place);
    other.mutable_players(0)->set_name("in place " + std::to_string(place));
    other.mutable_players(0)->set_place(place);
  }
  go_to_room();
  end_only();
  printed();
  world_.deliver(client::error(world_.take().request_id(), v1::ERROR_CODE_NOT_FOUND,
                               v1::RETRY_NEVER, "There is no such finished match."));
  EXPECT_THAT(printed(), ElementsAre(StartsWith("KITE-42 part in place 1: 1st "),
                                     StartsWith("KITE-42 part in place 2: 2nd "),
                                     StartsWith("KITE-42 part ana: "), kNext));
}

TEST_F(LinearEndsTest, WhoHasGoneOrGoesOnReadsNothingOfItAnyMore) {
  go_to_room();
  end();
  const v1::ClientFrame asked = world_.take();
  linear_.type("lobby");
  printed();
  answer(asked, replay::sudoku_recorded().told());
  EXPECT_THAT(printed(), IsEmpty());
}

TEST_F(LinearEndsTest, AtVerbosityNoughtTheResultIsAll) {
  go_to_room();
  linear_.type("verbosity 0");
  end();
  EXPECT_THAT(printed(), ElementsAre(StartsWith("KITE-42 match 1: solved.")));
  EXPECT_THAT(world_.sent, IsEmpty()) << "nothing is asked for it either";
}

TEST_F(LinearEndsTest, WhatMayFollowIsWhatTheRoomAllows) {
  server_.view.mutable_head()->set_host(2);
  go_to_room();
  end();
  printed();
  answer(world_.take(), replay::sudoku_recorded().told());
  EXPECT_THAT(printed().back(),
              StartsWith("KITE-42 next: give up asks for another match, with a new board; also "));
}

class LinearEndsJsonTest : public LinearEndsTest {
 protected:
  LinearEndsJsonTest() : LinearEndsTest(true) {}
};

TEST_F(LinearEndsJsonTest, AProgramAsksForItself) {
  go_to_room();
  end();
  EXPECT_EQ(printed().size(), 1U);
  EXPECT_THAT(world_.sent, IsEmpty());
}

}  // namespace
}  // namespace gridmates::linear
