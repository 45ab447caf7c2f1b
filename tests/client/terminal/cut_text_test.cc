// No text of the program is cut off on a terminal of 80x24: it is wrapped, shortened by its author,
// or left out as a whole.
#include <algorithm>

#include "client/core/text.h"
#include "tests/client/terminal/mines_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::IsEmpty;

// As long as the longest refusal in the catalogue, with a name in it.
constexpr const char* kLong =
    "The match is over; choose a new board or a rematch first, and ask Maximilian to wait "
    "until everybody has come back.";

class CutText : public MinesTest {
 protected:
  // Texts that are cut off on the screen, except names of other people.
  std::vector<std::string> cut() {
    model_ = client::told(std::move(model_));
    std::vector<std::string> texts = picture(face_, kS).cut();
    std::erase_if(texts, [this](const std::string& text) {
      return std::ranges::any_of(model_.rooms.rooms(), [&text](const v1::RoomSummary& room) {
        return text == client::printable(room.host());
      });
    });
    return texts;
  }
};

TEST_F(CutText, ThePageOfANewRoomInEveryField) {
  model_ = client::told(lobby_model());
  for (int game = 0; game < model_.games.size(); ++game) {
    const int tables = model_.games[game].seatings_size();
    for (int table = 0; table < tables; ++table) {
      Face face(model_, recorder_);
      picture(face, kS);
      press(face, "n");
      for (int i = 0; i < game; ++i) press(face, "Right");
      press(face, "Down");
      for (int i = 0; i < table; ++i) press(face, "Right");
      for (int field = 0; field < 14; ++field) {
        EXPECT_THAT(picture(face, kS).cut(), IsEmpty()) << picture(face, kS).text();
        press(face, field % 2 == 0 ? "Right Down" : "Down");
      }
    }
  }
}

TEST_F(CutText, ARefusalOnEveryPage) {
  for (const char* keys : {"", "Tab", "T", "t", ":", "?", ": b o a r d Enter"}) {
    for (auto* model : {sudoku_model, mines_model, sudoku_race_model, tictactoe_model}) {
      begin(model());
      press(face_, keys);
      recorder_.asked.emplace_back("something");
      refuse(kLong);
      EXPECT_THAT(cut(), IsEmpty()) << keys << '\n' << screen();
      if (*keys != '?') EXPECT_THAT(screen(), HasSubstr("come back")) << keys;
    }
  }
  for (const char* keys : {"", "n", "b", "j", ": h e l p Enter"}) {
    Face face(model_ = client::told(lobby_model()), recorder_);
    picture(face, kS);
    press(face, keys);
    client::Answered answered;
    answered.frame.mutable_error()->set_message(kLong);
    face.notice(answered, kNowMs);
    EXPECT_THAT(picture(face, kS).text(), HasSubstr("come back")) << keys;
  }
}

TEST_F(CutText, ARoomInEveryState) {
  for (auto* model : {sudoku_model, mines_model, sudoku_race_model, mines_race_model,
                      tictactoe_model, lost_mines_model, voting_mines_model, big_mines_model}) {
    for (int state = v1::RoomState_MIN + 1; state <= v1::RoomState_MAX; ++state) {
      for (const bool watches : {false, true}) {
        begin(model());
        model_.room->view.mutable_head()->set_state(static_cast<v1::RoomState>(state));
        if (watches) model_.room->you = 5;
        EXPECT_THAT(cut(), IsEmpty()) << screen();
      }
    }
  }
}

TEST_F(CutText, ALongWayToTheServer) {
  recorder_.pending = 12;
  for (auto* model : {sudoku_model, mines_model, lobby_model, waiting_model}) {
    begin(model());
    model_.link = client::Link::kWaiting;
    model_.retry_at_ms = kNowMs + 30'000;
    EXPECT_THAT(cut(), IsEmpty()) << screen();
  }
}

TEST_F(CutText, ACutTextIsNoticed) {
  Canvas canvas(kS);
  const Region region(canvas);
  region.put(0, 70, "so far and no further");
  region.put_field(1, 0, 10, "so far and no further");
  region.part(0, 0, 1, 10).put_wrapped(0, "so far and no further");
  EXPECT_EQ(canvas.cut().size(), 3u);
}

}  // namespace
}  // namespace gridmates::terminal::testing
