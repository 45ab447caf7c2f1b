// Boards in sequence, and which matches count for leaderboards.
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

// Like sudoku_board(), with I9 empty too.
BoardChosen other_board() {
  const core::Game& game = *test_games().find("sudoku");
  BoardChosen board = sudoku_board();
  const auto options = game.with_puzzle(
      game.default_options(),
      "....7891267219534819834256785976142342685379171392485696153728428741963534528617.");
  board.options = core::Blob<limits::kOptionsBytes>(*options);
  board.board = core::Blob<limits::kBoardBytes>(*game.make_board(*options, {}, std::nullopt));
  return board;
}

void solve(RoomFixture& room, Person who) {
  const std::uint8_t digits[] = {5, 3, 4, 6};
  for (std::uint8_t cell = 0; cell < 4; ++cell) room.ask(who, set(cell, digits[cell]));
}

BoardChosen seventh_of_the_pack() {
  BoardChosen board = sudoku_board();
  board.source = Source::kTable;
  board.pack = "starter";
  board.number = 7;
  board.again = true;  // the room itself must set this
  return board;
}

TEST(Next, AsksForABoardAndTakesIt) {
  RoomFixture room = RoomFixture::sudoku();
  EXPECT_EQ(room.ask(kAda, Next{}), "needs board");
  EXPECT_EQ(room.ask(kAda, Next{seventh_of_the_pack()}), "board_chosen");
  EXPECT_EQ(room.last_one<BoardChosen>().number, 7u);
  EXPECT_FALSE(room.last_one<BoardChosen>().again);
}

TEST(Next, SaysWhatAPastedPuzzleWasReadAs) {
  RoomFixture room = RoomFixture::sudoku();
  const PuzzleRead read{"line", "9x9", 2};
  EXPECT_EQ(room.ask(kAda, Next{sudoku_board(), read}), "board_chosen puzzle_read");
  EXPECT_EQ(room.last_one<PuzzleRead>(), read);
  EXPECT_EQ(room.state(), "waiting");
}

TEST(Next, IsForTheTimeBetweenMatches) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kAda, Next{seventh_of_the_pack()});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, Next{seventh_of_the_pack()}), "wrong_state");
  room.ask(kAda, Stop{});
  EXPECT_EQ(room.ask(kAda, Next{seventh_of_the_pack()}), "board_chosen");
  EXPECT_EQ(room.state(), "waiting");
}

TEST(Next, IsForTheHost) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kBen, Next{seventh_of_the_pack()}), "forbidden");
}

TEST(Next, RefusesWhatIsNoBoard) {
  RoomFixture room = RoomFixture::sudoku();
  EXPECT_EQ(room.ask(kAda, Next{tictactoe_board()}), "invalid");
}

TEST(Rematch, IsForTheHostAfterTheMatch) {
  RoomFixture room = RoomFixture::tictactoe().started();
  EXPECT_EQ(room.ask(kAda, Rematch{}), "wrong_state");
  room.ask(kBen, Resign{});
  EXPECT_EQ(room.ask(kBen, Rematch{}), "forbidden");
}

TEST(Rematch, IsTheSameBoardAgain) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kBen, Resign{});
  EXPECT_EQ(room.ask(kAda, Rematch{}), "board_chosen");
  EXPECT_TRUE(room.last_one<BoardChosen>().again);
}

TEST(Rematch, TheOtherBegins) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kBen, Resign{});
  room.ask(kAda, Rematch{});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.last_one<MatchStarted>().match, 2u);
  EXPECT_EQ(room.ask(kAda, mark(0)), "not_your_turn");
  EXPECT_EQ(room.ask(kBen, mark(0)), "moved");
  room.ask(kBen, Resign{});
  EXPECT_EQ(room.state(), "second_won");
  room.ask(kAda, Rematch{});
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, mark(0)), "moved");
}

TEST(Next, TheOtherBegins) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kBen, Resign{});
  EXPECT_EQ(room.ask(kAda, Next{tictactoe_board()}), "board_chosen opener_set");
  EXPECT_EQ(room.ask(kAda, Next{tictactoe_board()}), "board_chosen opener_set");
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, mark(0)), "not_your_turn") << "the board between was not played";
  EXPECT_EQ(room.ask(kBen, mark(0)), "moved");
  expect_replay(room);
  room.ask(kBen, Resign{});
  EXPECT_EQ(room.ask(kAda, Next{tictactoe_board()}), "board_chosen");
  room.ask(kAda, Start{});
  EXPECT_EQ(room.ask(kAda, mark(0)), "moved");
}

TEST(Next, TheOtherBeginsByVoteToo) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kBen, Resign{});
  room.ask(kAda, Renew{});
  room.ask(kBen, Vote{true});
  EXPECT_EQ(room.ask(kNobody, Renewed{tictactoe_board()}), "board_chosen opener_set match_started");
  EXPECT_EQ(room.ask(kBen, mark(0)), "moved");
  expect_replay(room);
}

TEST(Run, OfASolvedBoardNamesThoseWhoMoved) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kBen, Join{});
  room.ask(kCleo, Join{});
  EXPECT_FALSE(room.room.finished_run());
  room.now = {61'000, 1'700'000'000'000};
  solve(room, kCleo);
  const auto run = room.room.finished_run();
  ASSERT_TRUE(run);
  EXPECT_EQ(run->match, 1u);
  EXPECT_EQ(run->game, "sudoku");
  EXPECT_EQ(run->result, Result::kSolved);
  EXPECT_EQ(run->room_ms, 61'000u);
  EXPECT_EQ(run->wall_ms, 1'700'000'000'000);
  EXPECT_EQ(run->ended, room.journal.back().seq);
  EXPECT_EQ(run->board.source, Source::kPasted);
  EXPECT_TRUE(run->board.board.empty());
  ASSERT_EQ(run->players.size(), 1u);
  EXPECT_EQ(run->players[0].player, PlayerId(kCleo));
  EXPECT_EQ(run->players[0].seat, Seat(2));
  room.ask(kCleo, Leave{});
  EXPECT_EQ(room.room.finished_run()->players[0].name.str(), "Cleo");
}

TEST(Run, NeitherOfARematchedPuzzleNorOfAnUnsolvedOne) {
  RoomFixture room = RoomFixture::sudoku().started();
  room.ask(kAda, Stop{});
  EXPECT_FALSE(room.room.finished_run());
  room.ask(kAda, Rematch{});
  room.ask(kAda, Start{});
  solve(room, kAda);
  EXPECT_EQ(room.state(), "solved");
  EXPECT_FALSE(room.room.finished_run());
  room.ask(kAda, Next{other_board()});
  room.ask(kAda, Start{});
  solve(room, kAda);
  room.ask(kAda, set(80, 9));
  EXPECT_EQ(room.state(), "solved");
  EXPECT_TRUE(room.room.finished_run());
}

TEST(Next, APuzzleThatWasSolvedHereMakesNoSecondRun) {
  RoomFixture room = RoomFixture::sudoku().started();
  solve(room, kAda);
  EXPECT_TRUE(room.room.finished_run());
  BoardChosen from_the_table = sudoku_board();  // even if it comes from a pack
  from_the_table.source = Source::kTable;
  from_the_table.pack = "starter";
  from_the_table.number = 1;
  room.ask(kAda, Next{from_the_table});
  EXPECT_TRUE(room.last_one<BoardChosen>().again);
  room.ask(kAda, Start{});
  solve(room, kAda);
  EXPECT_EQ(room.state(), "solved");
  EXPECT_FALSE(room.room.finished_run());
}

TEST(Next, APuzzleThatNobodyHasSeenIsNotAgain) {
  RoomFixture room = RoomFixture::sudoku().started();
  solve(room, kAda);
  room.ask(kAda, Next{other_board()});
  EXPECT_FALSE(room.last_one<BoardChosen>().again);
  room.ask(kAda, Next{other_board()});
  EXPECT_FALSE(room.last_one<BoardChosen>().again) << "nobody has seen it yet";
}

// Two puzzles have been played; the second is the current one.
RoomFixture after_two_puzzles() {
  RoomFixture room = RoomFixture::sudoku().started();
  solve(room, kAda);
  room.ask(kAda, Next{other_board()});
  room.ask(kAda, Start{});
  room.ask(kAda, Stop{});
  return room;
}

TEST(Next, APuzzleOfAnEarlierMatchIsAgain) {
  RoomFixture room = after_two_puzzles();
  room.ask(kAda, Next{sudoku_board()});
  EXPECT_TRUE(room.last_one<BoardChosen>().again) << "not only of the match before";
}

// Older journals without this flag stay valid.
TEST(Next, ARoomThatIsReadAgainKnowsItsPuzzles) {
  RoomFixture room = after_two_puzzles();
  room.ask(kAda, Next{sudoku_board()});
  const auto folded = fold(room.journal);
  ASSERT_TRUE(folded);
  EXPECT_EQ(folded->state_hash(), room.room.state_hash());
  room.room = *folded;
  room.ask(kAda, Next{other_board()});
  EXPECT_TRUE(room.last_one<BoardChosen>().again);
}

// A fold does not check what was played: it takes the event as it is.
TEST(Next, AnOldJournalKeepsItsRuns) {
  RoomFixture room = RoomFixture::sudoku().started();
  solve(room, kAda);
  room.ask(kAda, Next{sudoku_board()});
  room.ask(kAda, Start{});
  solve(room, kAda);
  std::vector<Event> old = room.journal;
  for (Event& event : old) {
    if (auto* chosen = std::get_if<BoardChosen>(&event.what)) chosen->again = false;
  }
  const auto folded = fold(old);
  ASSERT_TRUE(folded);
  EXPECT_TRUE(folded->finished_run());
}

TEST(Next, OfAGameWithoutPuzzlesIsNeverAgain) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kBen, Resign{});
  room.ask(kAda, Next{tictactoe_board()});
  EXPECT_FALSE(std::get<BoardChosen>(room.last().front().what).again);
}

TEST(Run, OfAVersusMatchNamesBothEvenInARematch) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kAda, Resign{});
  ASSERT_TRUE(room.room.finished_run());
  EXPECT_EQ(room.room.finished_run()->players.size(), 2u);
  room.ask(kAda, Rematch{});
  room.ask(kAda, Start{});
  room.ask(kAda, Resign{});
  const auto run = room.room.finished_run();
  ASSERT_TRUE(run);
  EXPECT_EQ(run->match, 2u);
  EXPECT_EQ(run->result, Result::kFirstWon);
  EXPECT_EQ(run->players[0].name.str(), "Ben");
}

}  // namespace
}  // namespace gridmates::room
