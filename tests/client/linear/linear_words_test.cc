// Lines about take-backs, about the end, and about words that a command does not accept.
#include "gmock/gmock.h"
#include "proto/convert/room_view.h"
#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::StartsWith;

using LinearWords = LinearTest;

TEST_F(LinearWords, TheEndNamesWhatHasHelped) {
  go_to_room();
  auto help = server_.next(1);
  help.mutable_moved()->mutable_move()->mutable_sudoku()->mutable_check();
  v1::MatchDelta& delta = *help.mutable_delta()->add_match_deltas();
  for (const auto assist : {v1::SUDOKU_ASSIST_HINT, v1::SUDOKU_ASSIST_CHECK}) {
    delta.mutable_sudoku()->mutable_status()->add_assists(assist);
  }
  convert::apply(help.delta(), server_.view);
  world_.deliver(server_.events(help));
  auto ended = server_.next(1);
  ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  ended.mutable_ended()->set_cause(v1::END_CAUSE_MOVE);
  ended.set_room_time_ms(725'043);
  world_.deliver(server_.events(ended));
  EXPECT_EQ(printed().back(), "KITE-42 match 1: solved. Time 12:05.043 with hints and checks.");
}

TEST_F(LinearWords, RulesAreThoseOfTheGameThatIsNamedOrPlayed) {
  linear_.type("rules");
  const auto all = printed();
  EXPECT_EQ(all.back(), "ok rules");
  linear_.type("rules nonsense");
  EXPECT_THAT(printed(), ElementsAre("no rules NOT_FOUND: this client knows no rules of nonsense"));
  go_to_room();
  linear_.type("rules");
  const auto of_room = printed();
  EXPECT_LT(of_room.size(), all.size());
  EXPECT_THAT(of_room, Contains(StartsWith("rules sudoku: Fill the empty cells")));
  EXPECT_THAT(of_room, Contains(HasSubstr("A worked step.")));
}

TEST_F(LinearWords, AboutNamesClientServerAndFiles) {
  go_to_room();
  linear_.type("about");
  EXPECT_THAT(printed(),
              ElementsAre(StartsWith("about client: gridmates/"), StartsWith("about server: "),
                          StartsWith("about settings: "), StartsWith("about files: "), "ok about"));
}

TEST_F(LinearWords, AboutWaitsForTheServerAsLongAsItMayBeReached) {
  client_.start();
  linear_.type("about");
  EXPECT_TRUE(printed().empty());
  greet();
  const auto lines = printed();
  EXPECT_THAT(lines, Contains("about server: gridmatesd/test"));
  EXPECT_EQ(lines.back(), "ok about");
}

TEST_F(LinearWords, AboutSaysThatTheServerWasNotReached) {
  client_.start();
  linear_.type("about");
  world_.drop();
  const auto lines = printed();
  EXPECT_THAT(lines, Contains("about server: not reached yet"));
  EXPECT_EQ(lines.back(), "ok about");
}

TEST_F(LinearWords, WordsBehindACommandThatTakesNoneAreRefused) {
  go_to_room();
  for (const std::string word : {"quit", "where", "packs", "help"}) {
    linear_.type(word + " now");
    EXPECT_THAT(printed(), ElementsAre("no " + word + " USAGE: " + word + " takes no arguments"));
  }
  EXPECT_FALSE(linear_.finished());
}

TEST_F(LinearWords, AnUndoThatChangesSeveralCellsNamesThem) {
  go_to_room();
  world_.deliver(server_.events(server_.set(1, 0, 7)));
  world_.deliver(server_.events(server_.set(1, 1, 7)));
  printed();
  auto undo = server_.next(1);
  undo.mutable_moved()->mutable_move()->mutable_sudoku()->mutable_undo();
  v1::SudokuDelta& delta = *undo.mutable_delta()->add_match_deltas()->mutable_sudoku();
  for (const std::uint32_t cell : {0U, 1U}) {
    delta.add_cells()->set_index(cell);
    delta.mutable_cells()->rbegin()->mutable_cell()->set_digit(cell == 0 ? 0 : 4);
  }
  convert::apply(undo.delta(), server_.view);
  world_.deliver(server_.events(undo));
  EXPECT_THAT(printed(), ElementsAre("KITE-42 ana undid A1: now empty; A2: now = 4."));
}

}  // namespace
}  // namespace gridmates::linear
