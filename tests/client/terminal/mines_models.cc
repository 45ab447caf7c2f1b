#include "tests/client/terminal/mines_models.h"

#include <google/protobuf/text_format.h>

#include <string>
#include <utility>
#include <vector>

#include "tests/client/games/minesweeper/mines_match.h"
#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {
namespace {

using words::testing::mines_cell;
using words::testing::mines_match;

const std::vector<std::string>& sketch() {
  static const std::vector<std::string> kRows{
      "..1#################", "..1#################", "112#################",
      "####################", "####################", "#########F112FX#####",
      "#########21.12211###", "########F1......1###", "######1111..11112###",
      "######1...123F######", "#######11..2FF######", "######F1..2F########",
      "#######2111#########", "####################", "####################",
      "####################", "####################", "####################",
      "####################", "####################"};
  return kRows;
}

template <class Message>
void parse(const std::string& text, Message& message) {
  google::protobuf::TextFormat::ParseFromString(text, &message);
}

// Turns the room of a Sudoku model into that of another game.
client::Room& become(client::Model& model, const std::string& game, v1::Table table,
                     const std::string& code) {
  client::Room& room = *model.room;
  room.code = code;
  room.view.mutable_head()->set_code(code);
  room.feed.clear();
  room.room_time_ms = 39'000;
  v1::RoomHead& head = *room.view.mutable_head();
  head.set_game(game);
  head.set_table(table);
  head.clear_board();
  head.mutable_board()->set_source(v1::BOARD_SOURCE_GENERATED);
  room.view.clear_matches();
  return room;
}

void happen(client::Room& room, const std::string& text) {
  v1::Event event;
  parse(text, event);
  event.set_seq(++room.seq);
  room.feed.push_back(event);
}

v1::MatchPlayer player(std::uint32_t number, const std::string& name) {
  v1::MatchPlayer result;
  result.set_player(number);
  result.set_member(number + 1);
  result.set_name(name);
  return result;
}

void set_parts(v1::MinesweeperStatus& status) {
  status.clear_parts();
  parse(R"(opened: 50 flags: 5 left_clicks: 6 right_clicks: 8 chords: 2 effective: 15)",
        *status.add_parts());
  parse(R"(opened: 9 flags: 3 hits: 1 left_clicks: 5 right_clicks: 4 effective: 8)",
        *status.add_parts());
}

constexpr const char* kHit = R"(
  room_time_ms: 31000 member: 2
  moved { player: 1 move { minesweeper { open { cell: 114 } } } }
  delta { match_deltas { minesweeper {
    cells { index: 114 cell { face: MINESWEEPER_FACE_HIT by: 2 } }
    status { lives: 2 hit { cell: 114 by: 2 provable {
      argument: MINESWEEPER_ARGUMENT_NUMBER mined: true cells: 114 because: 132 } } } } } })";
constexpr const char* kChord = R"(
  room_time_ms: 36000 member: 1
  moved { move { minesweeper { chord { cell: 129 } } } }
  delta { match_deltas { minesweeper {
    cells { index: 130 cell { face: MINESWEEPER_FACE_OPEN number: 1 by: 1 } }
    cells { index: 131 cell { face: MINESWEEPER_FACE_OPEN by: 1 } } } } })";

// The player's own field, others as counts; racers who are done have their places.
client::Room& race(client::Model& model, const std::string& game) {
  client::Room& room = become(model, game, v1::TABLE_RACE, game == "sudoku" ? "FOX-11" : "FIG-12");
  const std::vector<std::string> names{"ana", "bo", "chen"};
  for (std::uint32_t i = 0; i < names.size(); ++i) {
    v1::MatchView& match = *room.view.add_matches();
    match.set_index(i);
    *match.add_players() = player(i, names[i]);
  }
  happen(room, "started { match: 1 }");
  return room;
}

void place(client::Room& room, int match, std::uint32_t place, std::uint64_t at_ms) {
  v1::MatchPlayer& player = *room.view.mutable_matches(match)->mutable_players(0);
  player.set_place(place);
  player.set_finished_ms(at_ms);
  v1::Event event;
  event.set_seq(++room.seq);
  event.set_room_time_ms(at_ms);
  event.set_member(player.member());
  event.mutable_hidden();
  *event.mutable_delta()->add_match_deltas()->add_players() = player;
  room.feed.push_back(event);
}

void put_field(v1::MatchView& match, const std::vector<std::string>& rows, std::uint32_t mines) {
  const v1::MatchView field = mines_match(rows, mines);
  match.set_columns(field.columns());
  *match.mutable_minesweeper() = field.minesweeper();
}

}  // namespace

client::Model mines_model() {
  client::Model model = sudoku_model();
  client::Room& room = become(model, "minesweeper", v1::TABLE_COOP, "PEAR-07");
  parse(R"(minesweeper { width: 20 height: 20 mines: 60 law: MINESWEEPER_LAW_SPEED lives: 3 })",
        *room.view.mutable_head()->mutable_options());
  v1::MatchView& match = *room.view.add_matches();
  match = mines_match(sketch(), 60);
  v1::MinesweeperStatus& status = *match.mutable_minesweeper()->mutable_status();
  status.set_lives(2);
  set_parts(status);
  for (int cell = 120; cell < 260; ++cell) {
    v1::MinesweeperCell& one = *match.mutable_minesweeper()->mutable_cells(cell);
    if (one.face() != v1::MINESWEEPER_FACE_UNSPECIFIED) one.set_by(cell % 20 < 12 ? 1 : 2);
  }
  room.presence[2].set_cursor(133);  // m7
  room.presence[3].set_cursor(0);
  happen(room, "started { match: 1 }");
  happen(room, kHit);
  happen(room, kChord);
  happen(room, R"(room_time_ms: 38000 member: 2 said { text: "careful at f11" })");
  return model;
}

client::Model lost_mines_model() {
  client::Model model = mines_model();
  client::Room& room = *model.room;
  v1::MinesweeperView& field = *room.view.mutable_matches(0)->mutable_minesweeper();
  room.view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_LOST);
  for (const int cell : {3, 45, 77, 200, 333, 399}) *field.mutable_cells(cell) = mines_cell('*');
  *field.mutable_cells(114) = mines_cell('X');
  *field.mutable_cells(109) = mines_cell('!');
  field.mutable_status()->set_lives(0);
  field.mutable_status()->set_over(true);
  field.mutable_status()->set_hits(3);
  parse("bbbv: 112 bbbv_done: 21 openings: 9 zini: 80", *field.mutable_status()->mutable_worth());
  happen(room, R"(room_time_ms: 39000 member: 2
                  ended { result: ROOM_STATE_FINISHED_LOST cause: END_CAUSE_MOVE })");
  return model;
}

client::Model voting_mines_model() {
  client::Model model = mines_model();
  v1::MinesweeperStatus& status =
      *model.room->view.mutable_matches(0)->mutable_minesweeper()->mutable_status();
  status.set_voting(true);
  status.set_lives(0);
  parse(R"(kind: VOTE_KIND_QUESTION question: "go on" by: 2 yes: 2 waiting: 1 waiting: 3)",
        *model.room->view.mutable_head()->mutable_vote());
  model.room->vote_ends_at_ms = kNowMs + 11'500;
  return model;
}

client::Model big_mines_model() {
  client::Model model = mines_model();
  client::Room& room = *model.room;
  room.code = "OAK-50";
  for (int i = 4; i >= 1; --i) room.view.mutable_members()->DeleteSubrange(i, 1);
  std::vector<std::string> rows(50, std::string(50, '#'));
  for (std::size_t row = 10; row < 20; ++row) {
    rows[row] = std::string(5, '#') + "1" + std::string(30, '.') + "2" + std::string(13, '#');
  }
  rows[15][25] = 'X';
  room.view.clear_matches();
  *room.view.add_matches() = mines_match(rows, 500);
  room.view.mutable_matches(0)->mutable_minesweeper()->mutable_status()->set_guaranteed(false);
  room.feed.clear();
  happen(room, "started { match: 1 }");
  return model;
}

client::Model tiny_mines_model() {
  client::Model model = big_mines_model();
  client::Room& room = *model.room;
  room.code = "ELM-08";
  room.view.clear_matches();
  *room.view.add_matches() = mines_match(std::vector<std::string>(8, std::string(8, '#')), 10);
  v1::MinesweeperStatus& status =
      *room.view.mutable_matches(0)->mutable_minesweeper()->mutable_status();
  status.set_laid(false);
  status.set_guaranteed(false);
  return model;
}

client::Model sudoku_race_model() {
  client::Model model = sudoku_model();
  const v1::SudokuView own = model.room->view.matches(0).sudoku();
  client::Room& room = race(model, "sudoku");
  room.room_time_ms = 187'000;
  room.view.mutable_matches(0)->set_columns(9);
  *room.view.mutable_matches(0)->mutable_sudoku() = own;
  room.view.mutable_matches(0)->mutable_players(0)->set_frozen_until_ms(190'500);
  room.view.mutable_matches(1)->mutable_sudoku()->mutable_status()->set_filled(41);
  room.view.mutable_matches(2)->mutable_sudoku()->mutable_status()->set_filled(81);
  place(room, 2, 1, 150'043);
  return model;
}

client::Model mines_race_model() {
  client::Model model = mines_model();
  const v1::GameOptions options = model.room->view.head().options();
  client::Room& room = race(model, "minesweeper");
  *room.view.mutable_head()->mutable_options() = options;
  room.view.mutable_head()->mutable_options()->mutable_minesweeper()->set_hit_cost_s(5);
  put_field(*room.view.mutable_matches(0), std::vector<std::string>(8, "11..11.*"), 8);
  put_field(*room.view.mutable_matches(1), std::vector<std::string>(8, "11..####"), 8);
  put_field(*room.view.mutable_matches(2), std::vector<std::string>(8, "########"), 8);
  room.view.mutable_matches(2)->mutable_players(0)->set_out(true);
  room.view.mutable_matches(0)->mutable_minesweeper()->mutable_status()->set_over(true);
  place(room, 0, 1, 30'007);
  return model;
}

}  // namespace gridmates::terminal::testing
