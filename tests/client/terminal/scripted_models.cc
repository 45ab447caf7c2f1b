#include <google/protobuf/text_format.h>

#include "engine/games/games.h"
#include "engine/sudoku/grid/coordinates.h"
#include "proto/convert/facts.h"
#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {
namespace {

constexpr std::uint64_t kRoomTimeMs = 12 * 60'000 + 41'000;

v1::Member member(std::uint32_t number, const std::string& name, std::uint32_t seat) {
  v1::Member result;
  result.set_number(number);
  result.set_name(name);
  result.set_seat(seat);
  return result;
}

void be_present(client::Room& room, std::uint32_t number, bool connected, std::uint32_t cursor) {
  v1::Presence& presence = room.presence[number];
  presence.set_room(room.code);
  presence.set_member(number);
  presence.set_connected(connected);
  presence.set_cursor(cursor);
}

v1::Event& happen(client::Room& room, std::uint32_t who, std::uint64_t at_ms) {
  v1::Event event;
  event.set_seq(++room.seq);
  event.set_member(who);
  event.set_room_time_ms(at_ms);
  room.feed.push_back(event);
  return room.feed.back();
}

// A move by the player who joined as this member.
v1::Move& move(v1::Event& event) {
  event.mutable_moved()->set_player(event.member() - 1);
  return *event.mutable_moved()->mutable_move();
}

std::uint32_t cell_at(std::string_view name) { return *sudoku::parse_cell(name); }

void set_digit(client::Room& room, std::uint32_t who, std::uint64_t at_ms, std::string_view cell,
               std::uint32_t digit) {
  v1::SudokuSet& set = *move(happen(room, who, at_ms)).mutable_sudoku()->mutable_set();
  set.set_cell(cell_at(cell));
  set.set_digit(digit);
}

void say(client::Room& room, std::uint32_t who, std::uint64_t at_ms, const std::string& text) {
  happen(room, who, at_ms).mutable_said()->set_text(text);
}

v1::MatchView& add_match(client::Room& room, std::uint32_t players) {
  v1::MatchView& match = *room.view.add_matches();
  for (std::uint32_t i = 0; i < players; ++i) {
    v1::MatchPlayer& player = *match.add_players();
    player.set_player(i);
    player.set_member(i + 1);
    player.set_name(room.names.at(i + 1));
  }
  return match;
}

void add_member(client::Room& room, std::uint32_t number, const std::string& name,
                std::uint32_t seat) {
  *room.view.add_members() = member(number, name, seat);
  room.names[number] = name;
}

client::Model online() {
  client::Model model;
  model.link = client::Link::kOnline;
  model.name = "ana";
  model.server = "gridmatesd/0.1.0";
  for (const core::Game* game : all_games().all()) *model.games.Add() = convert::facts_of(*game);
  return model;
}

client::Room& new_room(client::Model& model, const std::string& code, const std::string& game,
                       v1::Table table) {
  client::Room& room = model.room.emplace();
  room.code = code;
  room.live = true;
  room.you = 1;
  room.room_time_ms = kRoomTimeMs;
  room.room_time_at_ms = kNowMs;
  v1::RoomHead& head = *room.view.mutable_head();
  head.set_code(code);
  head.set_game(game);
  head.set_table(table);
  head.set_host(1);
  head.set_match(1);
  return room;
}

// The puzzle of the sketches: givens, then the players' digits with their authors.
constexpr std::string_view kGivens =
    "53..7...."
    "6..195..."
    ".98....6."
    "8...6...3"
    "4..8.3..1"
    "7...2...6"
    ".6....28."
    "...419..5"
    "....8..79";

struct Written {
  std::string_view cell;
  std::uint32_t digit;
  std::uint32_t player;
};
constexpr Written kWritten[] = {{"A3", 4, 0}, {"A9", 2, 1}, {"C1", 1, 0}, {"D3", 9, 2},
                                {"E5", 5, 1}, {"H2", 6, 2}, {"I1", 3, 2}};
constexpr std::pair<std::string_view, std::uint32_t> kNotes[] = {
    {"B2", 0x42}, {"B3", 0x42}, {"A4", 0x22}, {"G1", 0x100}, {"I2", 0x1FF}};

void fill_sudoku(v1::MatchView& match) {
  match.set_columns(9);
  v1::SudokuView& board = *match.mutable_sudoku();
  std::uint32_t filled = 0;
  for (const char given : kGivens) {
    v1::SudokuCell& cell = *board.add_cells();
    if (given == '.') continue;
    cell.set_digit(static_cast<std::uint32_t>(given - '0'));
    cell.set_given(true);
    ++filled;
  }
  for (const Written& written : kWritten) {
    v1::SudokuCell& cell = *board.mutable_cells(static_cast<int>(cell_at(written.cell)));
    cell.set_digit(written.digit);
    cell.set_writer(written.player + 1);
    ++filled;
  }
  for (const auto& [cell, notes] : kNotes) {
    board.mutable_cells(static_cast<int>(cell_at(cell)))->set_notes(notes);
  }
  for (const std::string_view cell : {"G2", "H2"}) {
    board.mutable_cells(static_cast<int>(cell_at(cell)))->set_clash(true);
  }
  board.mutable_status()->set_filled(filled);
  board.mutable_status()->set_clashes(2);
}

}  // namespace

client::Model lobby_model() {
  client::Model model = online();
  const auto add_room = [&model](const std::string& text) {
    google::protobuf::TextFormat::ParseFromString(text, model.rooms.add_rooms());
  };
  add_room(R"(code: "FOX-11" game: "sudoku" table: TABLE_COOP state: ROOM_STATE_WAITING
              host: "dora" seated: 1 seats: 6 watching: 3)");
  add_room(R"(code: "LIME-03" game: "tictactoe" table: TABLE_VERSUS
              state: ROOM_STATE_PLAYING_FIRST_TO_MOVE host: "bo" seated: 2 seats: 2 watching: 1)");
  add_room(R"(code: "KITE-42" game: "sudoku" table: TABLE_COOP
              state: ROOM_STATE_PLAYING_TOGETHER host: "ana" seated: 3 seats: 6 watching: 2
              mine: true)");
  add_room(R"(code: "OAK-55-k3x9p2qa" game: "tictactoe" table: TABLE_VERSUS
              state: ROOM_STATE_FINISHED_DRAWN host: "ana" seated: 2 seats: 2 private_room: true
              mine: true)");
  add_room(R"(code: "PEAR-07" game: "go" table: TABLE_VERSUS state: ROOM_STATE_PAUSED
              host: "Zo\303\253 \033[31m\342\200\256evil" seated: 1 seats: 2)");
  google::protobuf::TextFormat::ParseFromString(
      R"(packs { name: "classics" game: "sudoku" puzzles: 120 }
         packs { name: "starter" game: "sudoku" puzzles: 40 })",
      &model.packs);
  add_leaderboards(model);
  return model;
}

client::Model sudoku_model() {
  client::Model model = online();
  client::Room& room = new_room(model, "KITE-42", "sudoku", v1::TABLE_COOP);
  v1::RoomHead& head = *room.view.mutable_head();
  head.set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
  head.set_seats(6);
  head.set_seats_needed(1);
  head.mutable_board()->set_source(v1::BOARD_SOURCE_TABLE);
  head.mutable_board()->set_pack("starter");
  head.mutable_board()->set_number(12);
  head.mutable_board()->set_level("unrated");
  add_member(room, 1, "ana", 1);
  add_member(room, 2, "bo", 2);
  add_member(room, 3, "chen", 3);
  add_member(room, 4, "eva", 0);
  add_member(room, 5, "fritz", 0);
  be_present(room, 1, true, 0);
  be_present(room, 2, true, cell_at("G6") + 1);
  be_present(room, 3, true, cell_at("E2") + 1);
  be_present(room, 4, true, 0);
  be_present(room, 5, false, 0);
  happen(room, 0, 0).mutable_started()->set_match(1);
  set_digit(room, 2, 751'000, "A9", 2);
  set_digit(room, 3, 756'000, "D3", 9);
  set_digit(room, 3, 758'000, "H2", 6);
  say(room, 2, 759'000, "look at H2, two sixes");
  say(room, 3, 760'000, "oops \x1b[2J\xe2\x80\xae");
  v1::Event& undone = happen(room, 1, 760'500);
  move(undone).mutable_sudoku()->mutable_undo();
  undone.mutable_delta()->add_match_deltas()->mutable_sudoku()->mutable_status()->set_last_cell(
      cell_at("C2") + 1);
  fill_sudoku(add_match(room, 3));
  return model;
}

client::Model waiting_model() {
  client::Model model = sudoku_model();
  model.room->view.clear_matches();
  model.room->feed.clear();
  model.room->room_time_ms = 0;
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_WAITING);
  return model;
}

client::Model solved_model() {
  client::Model model = sudoku_model();
  client::Room& room = *model.room;
  room.view.mutable_head()->set_state(v1::ROOM_STATE_FINISHED_SOLVED);
  room.room_time_ms = 1'162'000;
  v1::MatchEnded& ended = *happen(room, 1, 1'162'000).mutable_ended();
  ended.set_result(v1::ROOM_STATE_FINISHED_SOLVED);
  ended.set_cause(v1::END_CAUSE_MOVE);
  ended.set_run("KITE-42/1");
  return model;
}

client::Model tictactoe_model() {
  client::Model model = online();
  client::Room& room = new_room(model, "LIME-03", "tictactoe", v1::TABLE_VERSUS);
  v1::RoomHead& head = *room.view.mutable_head();
  head.set_state(v1::ROOM_STATE_FINISHED_FIRST_WON);
  head.set_seats(2);
  head.set_seats_needed(2);
  head.mutable_board()->set_source(v1::BOARD_SOURCE_GENERATED);
  room.room_time_ms = 41'000;
  add_member(room, 1, "ana", 1);
  add_member(room, 2, "bo", 2);
  be_present(room, 1, true, 0);
  be_present(room, 2, true, 6);
  happen(room, 0, 0).mutable_started()->set_match(1);
  v1::MatchView& match = add_match(room, 2);
  match.set_columns(3);
  v1::TicTacToeView& board = *match.mutable_tictactoe();
  for (int i = 0; i < 9; ++i) board.add_cells();
  std::uint32_t ply = 0;
  for (const int cell : {0, 1, 4, 2, 8}) {
    const std::uint32_t player = ply % 2;
    board.mutable_cells(cell)->set_mark(player == 0 ? v1::TIC_TAC_TOE_MARK_X
                                                    : v1::TIC_TAC_TOE_MARK_O);
    move(happen(room, player + 1, 8'000 * ++ply))
        .mutable_tictactoe()
        ->set_cell(static_cast<std::uint32_t>(cell));
  }
  for (const int cell : {0, 4, 8}) board.mutable_cells(cell)->set_winning(true);
  board.mutable_cells(8)->set_last(true);
  board.mutable_status()->set_plies(ply);
  v1::MatchEnded& ended = *happen(room, 1, 41'000).mutable_ended();
  ended.set_result(v1::ROOM_STATE_FINISHED_FIRST_WON);
  ended.set_winner(1);
  ended.set_winner_name("ana");
  ended.set_run("LIME-03/1");
  return model;
}

client::Model duel_model() {
  client::Model model = tictactoe_model();
  client::Room& room = *model.room;
  for (int i = 0; i < 2; ++i) room.feed.pop_back();  // the end, and the move that led to it
  v1::TicTacToeView& board = *room.view.mutable_matches(0)->mutable_tictactoe();
  for (v1::TicTacToeCell& cell : *board.mutable_cells()) cell.clear_winning();
  board.mutable_cells(8)->Clear();
  board.mutable_cells(2)->set_last(true);
  board.mutable_status()->set_plies(4);
  board.mutable_status()->set_to_move(1);
  room.view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE);
  return model;
}

}  // namespace gridmates::terminal::testing
