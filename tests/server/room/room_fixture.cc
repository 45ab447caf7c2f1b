#include "tests/server/room/room_fixture.h"

#include <array>
#include <cstdlib>

#include "engine/games/games.h"
#include "engine/minesweeper/rules.h"
#include "engine/sudoku/rules.h"
#include "engine/tictactoe/rules.h"
#include "gtest/gtest.h"
#include "server/room/statechart/names.h"
#include "server/room/statechart/probe_game.h"

namespace gridmates::room {
namespace {

constexpr std::string_view kPuzzle =
    "....78912672195348198342567859761423426853791713924856961537284287419635345286179";

// A game of which a view can show two boards.
struct WideGame : ProbeGame {
  static const core::GameFacts& facts() {
    static const core::GameFacts wide = [] {
      core::GameFacts facts = ProbeGame::facts();
      facts.id = "wide";
      facts.seating[static_cast<std::size_t>(core::Table::kRace)] =
          core::Seating{core::Table::kRace, 1, 6};
      return facts;
    }();
    return wide;
  }
  static View view(const State& state, core::Viewer viewer) {
    View view = ProbeGame::view(state, viewer);
    if (!view.cells.empty()) view.cells.resize(limits::kShownCells / 2, view.cells.front());
    return view;
  }
};

}  // namespace

const core::Games& test_games() {
  static const core::Games games = [] {
    core::Games list = all_games();
    list.add(core::erased<ProbeGame>());
    list.add(core::erased<WideGame>());
    return list;
  }();
  return games;
}

Identity identity(Person person) {
  constexpr std::array kNames = {"", "Ada", "Ben", "Cleo", "Dan", "Eve"};
  return {PlayerId(person), Name(kNames[person])};
}

BoardChosen sudoku_board(core::Table table) {
  const core::Game& game = *test_games().find("sudoku");
  BoardChosen board;
  board.source = Source::kPasted;
  const auto options = game.with_puzzle(*game.at_table(game.default_options(), table), kPuzzle);
  board.options = core::Blob<limits::kOptionsBytes>(*options);
  board.board = core::Blob<limits::kBoardBytes>(*game.make_board(*options, {}, std::nullopt));
  return board;
}

BoardChosen old_sudoku_board() {
  BoardChosen board = sudoku_board();
  const auto old = core::decode<sudoku::Rules::Board>(board.board.items());
  board.board = core::Blob<limits::kBoardBytes>(core::encode(sudoku::Rules::Board{old->givens}));
  return board;
}

BoardChosen tictactoe_board() {
  const core::Game& game = *test_games().find("tictactoe");
  BoardChosen board;
  board.options = core::Blob<limits::kOptionsBytes>(game.default_options());
  board.board =
      core::Blob<limits::kBoardBytes>(*game.make_board(game.default_options(), {}, std::nullopt));
  return board;
}

BoardChosen probe_board(core::Table table) {
  BoardChosen board;
  const ProbeGame::Board probe{table == core::Table::kVersus};
  board.board = core::Blob<limits::kBoardBytes>(core::encode(probe));
  return board;
}

BoardChosen waiting_board() {
  BoardChosen board;
  board.board = core::Blob<limits::kBoardBytes>(core::encode(ProbeGame::Board{false, true}));
  return board;
}

BoardChosen mine_field() {
  minesweeper::Board field;
  field.options.shape = {8, 8};
  field.options.mines = 3;
  field.options.guessing = minesweeper::GuessPolicy::kStandard;
  field.options.go_on = true;
  field.laid = minesweeper::Laid::kLaid;
  for (const minesweeper::Cell mine : {46, 47, 55}) field.mines.add(mine);
  BoardChosen board;
  board.options = core::Blob<limits::kOptionsBytes>(core::encode(field.options));
  board.board = core::Blob<limits::kBoardBytes>(core::encode(field));
  return board;
}

Play set(std::uint8_t cell, std::uint8_t digit) {
  return {core::encode(sudoku::Move{sudoku::Set{cell, digit}})};
}

Play undo() { return {core::encode(sudoku::Move{sudoku::Undo{}})}; }

Play mark(std::uint8_t cell) { return {core::encode(tictactoe::Move{cell})}; }

Play open(std::uint8_t cell) { return {core::encode(minesweeper::Move{minesweeper::Open{cell}})}; }

Play flag(std::uint8_t cell) { return {core::encode(minesweeper::Move{minesweeper::Flag{cell}})}; }

Play old_ballot(bool go_on) { return {core::encode(minesweeper::Move{minesweeper::Vote{go_on}})}; }

Play old_give_up() { return {core::encode(minesweeper::Move{minesweeper::GiveUp{}})}; }

RoomFixture::RoomFixture(std::string game, core::Table table, const BoardChosen& board,
                         const std::optional<DailyOpened>& daily, const WatchingSet& watching,
                         const std::optional<ClocksSet>& clocks, bool rated)
    : RoomFixture(RoomSetup{.code = RoomCode("KITE-42"),
                            .game = std::move(game),
                            .table = table,
                            .first = identity(kAda),
                            .board = board,
                            .daily = daily,
                            .watching = watching,
                            .clocks = clocks,
                            .rated = rated}) {}

RoomFixture::RoomFixture(const RoomSetup& setup) : room(test_games()) {
  if (setup.table == core::Table::kRace) now.room_ms = kLate_ms;
  const auto events = Room::open(test_games(), setup, now);
  take(std::get<std::vector<Event>>(events));
}

void RoomFixture::take(std::vector<Event> events) {
  for (const Event& event : events) {
    if (!room.evolve(event)) std::abort();
    journal.push_back(event);
  }
  last_ = std::move(events);
}

std::string RoomFixture::ask(const Identity& who, const Ask& what, Seq seen) {
  const Decision decision = room.decide({who, what, seen}, now);
  if (const auto* no = std::get_if<Refusal>(&decision)) {
    sentence_ = no->message();
    return std::string(name_of(no->code()));
  }
  if (const auto* needs = std::get_if<NeedsWork>(&decision)) {
    needed_in_ = needs->in;
    return needs->in ? "needs work" : "needs board";
  }
  take(std::get<std::vector<Event>>(decision));
  std::string kinds;
  for (const Event& event : last_) {
    kinds += (kinds.empty() ? "" : " ") + std::string(name_of(event.what));
  }
  return kinds;
}

MemberNo RoomFixture::number(Person who) const {
  return room.member_of(PlayerId(who)).value_or(MemberNo(0));
}

Chair RoomFixture::chair(Person who) const {
  for (const MemberView& member : room.view({}).members) {
    if (member.number == number(who)) return member.chair;
  }
  return Chair(0);
}

std::string_view RoomFixture::state() const { return name_of(room.leaf()); }

RoomFixture& RoomFixture::started() {
  if (room.view({}).head.table == core::Table::kVersus) ask(kBen, Join{});
  ask(kAda, Start{});
  return *this;
}

std::optional<Room> fold(const std::vector<Event>& journal) {
  Room room(test_games());
  for (const Event& event : journal) {
    if (!room.evolve(event)) return std::nullopt;
  }
  return room;
}

void expect_replay(const RoomFixture& room) {
  const auto replayed = fold(room.journal);
  ASSERT_TRUE(replayed);
  EXPECT_EQ(replayed->state_hash(), room.room.state_hash());
  EXPECT_EQ(replayed->outline(), room.room.outline());
  EXPECT_EQ(replayed->view({}), room.room.view({}));
}

}  // namespace gridmates::room
