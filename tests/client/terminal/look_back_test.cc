// A watcher looks back through the match as they saw it, and forward again.
#include "tests/client/core/marks.h"
#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

class LookBackKeys : public FaceTest {
 protected:
  // cy watches ana and bo play.
  void watch(client::Model model) {
    v1::Member& member = *model.room->view.add_members();
    member.set_number(9);
    member.set_name("cy");
    model.room->you = 9;
    model.room->presence.clear();
    begin(std::move(model));
  }
  void happen(const v1::Event& event) {
    v1::ServerFrame frame;
    frame.mutable_events()->set_room(model_.room->code);
    frame.mutable_events()->set_epoch(model_.room->epoch);
    *frame.mutable_events()->add_events() = event;
    client::reduce(model_, model_.room->code, frame, kNowMs,
                   [this](const client::Notice& notice) { face_.notice(notice, kNowMs); });
  }
  v1::Event next() const {
    v1::Event event;
    event.set_seq(model_.room->seq + 1);
    return event;
  }
  void put(std::uint32_t cell) {
    happen(client::mark_put(model_.room->view, model_.room->seq + 1, cell));
  }
  // The part of a small screen that shows the board.
  std::string board() {
    const Canvas canvas = picture(face_, kS);
    std::string cells;
    for (int row = 1; row < 13; ++row) {
      for (int column = 0; column < 40; ++column) cells += canvas.cell(row, column).text;
    }
    return cells;
  }
};

TEST_F(LookBackKeys, KeysStepThroughWhatWasSeen) {
  watch(duel_model());
  EXPECT_THAT(footer(), Not(HasSubstr("( back"))) << "nothing was seen yet";
  press(face_, "(");
  EXPECT_THAT(screen(), HasSubstr("Not done: no move has been seen here yet"));
  const std::string first = board();
  put(8);
  const std::string second = board();
  put(5);
  const std::string third = board();
  EXPECT_NE(first, second);
  EXPECT_NE(second, third);
  EXPECT_THAT(footer(), AllOf(HasSubstr("( back"), Not(HasSubstr("live"))));
  press(face_, "(");
  EXPECT_EQ(board(), second);
  EXPECT_THAT(screen(), HasSubstr("1 move back; Esc: live"));
  EXPECT_THAT(footer(), AllOf(HasSubstr("Esc live"), HasSubstr(") forward")));
  press(face_, "(");
  EXPECT_EQ(board(), first);
  EXPECT_THAT(screen(), HasSubstr("2 moves back; Esc: live"));
  press(face_, "(");
  EXPECT_THAT(screen(), HasSubstr("Not done: nothing before it has been seen here"));
  press(face_, ")");
  EXPECT_EQ(board(), second);
  press(face_, ")");
  EXPECT_EQ(board(), third);
  EXPECT_THAT(screen(), Not(HasSubstr("live")));
  press(face_, ")");
  EXPECT_THAT(screen(), HasSubstr("Not done: this is the board as it is now"));
}

TEST_F(LookBackKeys, MovesThatComeMeanwhileLeaveTheBoardAndEscShowsThem) {
  watch(duel_model());
  put(8);
  press(face_, "(");
  const std::string then = board();
  put(5);
  EXPECT_EQ(board(), then);
  EXPECT_THAT(screen(), AllOf(HasSubstr("2 moves back; Esc: live"), HasSubstr("bo played c2")));
  press(face_, "Esc");
  EXPECT_THAT(screen(), Not(HasSubstr("moves back")));
  EXPECT_NE(board(), then);
  EXPECT_THAT(footer(), Not(HasSubstr("Esc live")));
}

TEST_F(LookBackKeys, AtASudokuEscIsLiveOnlyWhileOneLooksBack) {
  client::Model model = sudoku_model();
  model.room->you = 4;
  begin(std::move(model));
  v1::Event set = next();
  set.set_member(2);
  set.mutable_moved()->set_player(1);
  set.mutable_moved()->mutable_move()->mutable_sudoku()->mutable_set()->set_digit(5);
  v1::SudokuCellChange& change =
      *set.mutable_delta()->add_match_deltas()->mutable_sudoku()->add_cells();
  change.set_index(0);
  change.mutable_cell()->set_digit(5);
  happen(set);
  press(face_, "(");
  EXPECT_THAT(screen(), HasSubstr("1 move back; Esc: live"));
  press(face_, "p");
  EXPECT_TRUE(recorder_.pinged.has_value()) << "a cell is a cell";
  press(face_, "Esc");
  EXPECT_THAT(screen(), Not(HasSubstr("Esc: live")));
}

TEST_F(LookBackKeys, TheEndOfTheMatchAndASeatLeadBackToTheBoardAsItIs) {
  watch(duel_model());
  put(8);
  press(face_, "(");
  v1::Event sits = next();
  sits.set_member(9);
  *sits.mutable_delta()->add_members() = *model_.room->view.members().rbegin();
  sits.mutable_delta()->mutable_members(0)->set_seat(3);
  happen(sits);
  EXPECT_THAT(screen(), Not(HasSubstr("move back")));
  press(face_, "(");
  EXPECT_THAT(screen(), Not(HasSubstr("move back"))) << "players have no such key";
  watch(duel_model());
  put(8);
  press(face_, "(");
  v1::Event ended = next();
  ended.mutable_ended()->set_result(v1::ROOM_STATE_FINISHED_DRAWN);
  *ended.mutable_delta()->mutable_head() = model_.room->view.head();
  ended.mutable_delta()->mutable_head()->set_state(v1::ROOM_STATE_FINISHED_DRAWN);
  happen(ended);
  EXPECT_THAT(screen(), Not(HasSubstr("move back")));
}

TEST_F(LookBackKeys, TheTypedCommandsSayWhichKeysDoIt) {
  watch(duel_model());
  press(face_, ": e a r l i e r Enter");
  EXPECT_THAT(screen(), HasSubstr("here ( and ) go back and on"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
