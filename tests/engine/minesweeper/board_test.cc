// How fields are laid for a first opening and for a race, and invalid boards.
#include "engine/minesweeper/board.h"

#include "engine/minesweeper/generate/generate.h"
#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper {
namespace {

Options sized(std::uint8_t width, std::uint8_t height, std::uint16_t mines, GuessPolicy law) {
  Options options;
  options.shape = {width, height};
  options.mines = mines;
  options.guessing = law;
  return options;
}

Options race(std::uint16_t mines) {
  return options_at(sized(8, 8, mines, GuessPolicy::kStandard), core::Table::kRace);
}

std::string refusal(const Board& board) {
  const auto answer = check_board(board);
  return answer ? "" : answer.error().message;
}

TEST(Board, WaitsForTheFirstOpening) {
  const Board waiting = *lay_board({}, core::seed_from(1), nullptr);
  EXPECT_TRUE(waiting.waits());
  EXPECT_TRUE(waiting.mines.empty());
  EXPECT_EQ(waiting, *lay_board({}, core::seed_from(2), nullptr)) << "it knows nothing of its seed";
  const Move flag{Flag{0}};
  EXPECT_FALSE(lay_board({}, core::seed_from(1), &flag));
  const Move off{Open{81}};
  EXPECT_FALSE(lay_board({}, core::seed_from(1), &off));
}

TEST(Board, IsTheSameFromTheSameSeedAndOpening) {
  const Move first{Open{40}};
  const Board board = *lay_board({}, core::seed_from(1), &first);
  EXPECT_EQ(board, *lay_board({}, core::seed_from(1), &first));
  EXPECT_NE(board.mines, lay_board({}, core::seed_from(2), &first)->mines);
  EXPECT_NE(board.salt, core::Seed{});
  EXPECT_NE(board.salt, lay_board({}, core::seed_from(2), &first)->salt);
  EXPECT_EQ(board.laid, Laid::kLaid);
  EXPECT_TRUE(board.guaranteed);
  EXPECT_EQ(board.first, 40);
}

TEST(Board, OfADayIsOpenWhereItBeginsAndNeedsNoGuess) {
  std::vector<std::string> sizes;
  for (const auto& daily : Rules::dailies()) {
    const auto board = lay_daily(daily.options, core::seed_from(1));
    ASSERT_TRUE(board);
    EXPECT_TRUE(board->guaranteed && board->begins_open() && !board->options.race);
    EXPECT_FALSE(seed_of(board->options)) << "options are shown, and a seed would lay the field";
    EXPECT_TRUE(check_board(*board));
    EXPECT_EQ(*board, *lay_daily(daily.options, core::seed_from(1)));
    EXPECT_NE(board->mines, lay_daily(daily.options, core::seed_from(2))->mines);
    sizes.push_back(std::string(daily.level) + ' ' + category_of(daily.options));
  }
  EXPECT_EQ(sizes, (std::vector<std::string>{"beginner 9x9/10 zero speed",
                                             "intermediate 16x16/40 zero speed",
                                             "expert 30x16/99 zero speed"}));
}

TEST(Board, AGameIdIsTheFieldThatTheCommandLineMakes) {
  const Options with = *with_game_id(sized(16, 16, 40, GuessPolicy::kSpeed), "16x16x40+7");
  const Board waiting = *lay_board(with, core::seed_from(1), nullptr);
  EXPECT_EQ(seed_of(waiting.options), 7u);
  const Move first{Open{with.shape.at(8, 8)}};
  const Board board = *lay_board(waiting.options, core::seed_from(1), &first);
  EXPECT_EQ(board, *lay_board(waiting.options, core::seed_from(2), &first));
  const Generated made =
      generate({with.shape, 40, with.shape.at(8, 8), Start::kZero, true}, core::seed_from(7));
  EXPECT_EQ(board.mines, made.field.mines);
  const Options at_a_race = options_at(with, core::Table::kRace);
  EXPECT_EQ(*lay_board(at_a_race, core::seed_from(1), nullptr),
            *lay_board(at_a_race, core::seed_from(2), nullptr));
}

// An id with a cell gives one field, no matter who opens what first.
TEST(Board, AGameIdWithACellIsOneField) {
  const Options with = *with_game_id(sized(16, 16, 40, GuessPolicy::kSpeed), "16x16x40+7@e5");
  EXPECT_EQ(first_of(with), with.shape.at(4, 4));
  const Board board = *lay_board(with, core::seed_from(1), nullptr);
  EXPECT_EQ(board, *lay_board(with, core::seed_from(2), nullptr));
  const Generated made =
      generate({with.shape, 40, with.shape.at(4, 4), Start::kZero, true}, core::seed_from(7));
  EXPECT_EQ(board.mines, made.field.mines);
  EXPECT_TRUE(board.guaranteed);
  const State state = *Rules::start(board);
  EXPECT_EQ(state.open, opening_at(board.field(), with.shape.at(4, 4)));
  const Board at_a_race =
      *lay_board(options_at(with, core::Table::kRace), core::seed_from(1), nullptr);
  EXPECT_EQ(at_a_race.mines, board.mines) << "the same at every table";
  EXPECT_EQ(with_game_id(sized(16, 16, 40, GuessPolicy::kSpeed), "16x16x40+7@q5").error().message,
            "A field is named by its game id, as 16x16x40+7 or 16x16x40+7@e5.");
  const Options full = *with_game_id(sized(8, 8, 55, GuessPolicy::kStandard), "8x8x55+7@e5");
  EXPECT_EQ(lay_board(full, core::seed_from(1), nullptr).error().message,
            "On this field the first opening leaves nothing to open.");
}

// Both promises of the first match hold again: the first click is safe, and no guess is needed.
TEST(Board, ARematchBeginsWithTheFirstOpening) {
  const Move first{Open{40}};
  for (const GuessPolicy law :
       {GuessPolicy::kStandard, GuessPolicy::kSpeed, GuessPolicy::kStrict, GuessPolicy::kKind}) {
    const Board board = *lay_board(sized(9, 9, 10, law), core::seed_from(1), &first);
    const Board again = Rules::again(board);
    EXPECT_EQ(again, Rules::again(again));
    const State state = *Rules::start(again);
    EXPECT_EQ(state.open, opening_at(board.field(), 40));
    EXPECT_FALSE(Rules::waits(state));
    const auto status = Rules::view(state, {core::Viewer::Kind::kPlayer, core::Seat(0)}).status;
    EXPECT_EQ(status.guaranteed, promises_no_guess(law));
  }
  const Board waiting = *lay_board({}, core::seed_from(1), nullptr);
  EXPECT_EQ(Rules::again(waiting), waiting) << "nobody has opened anything";
  const Board race_board = *lay_board(race(10), core::seed_from(1), nullptr);
  EXPECT_EQ(Rules::again(race_board), race_board) << "it is open anyway";
  const Move inside{Open{36}};
  Board nothing_left =
      *lay_board(sized(8, 8, 55, GuessPolicy::kStandard), core::seed_from(1), &inside);
  EXPECT_EQ(Rules::again(nothing_left), nothing_left);
  nothing_left.laid = Laid::kOpened;
  EXPECT_FALSE(check_board(nothing_left).ok());
}

// Journals have boards from before open starts and ids with a cell.
TEST(Board, BytesOfOldJournalsAreRead) {
  Options options = sized(16, 16, 40, GuessPolicy::kSpeed);
  const core::Bytes any = core::encode(options);
  EXPECT_EQ(any.back(), 0) << "no seed";
  core::Bytes with_seed(any.begin(), any.end() - 1);
  for (const std::uint8_t byte : {1, 7, 0, 0, 0, 0, 0, 0, 0}) with_seed.push_back(byte);
  options.named = FieldOfSeed{7};
  EXPECT_EQ(core::encode(options), with_seed);
  EXPECT_EQ(core::decode<Options>(with_seed), options);
  const Move first{Open{40}};
  const Board laid = *lay_board({}, core::seed_from(1), &first);
  const core::Bytes bytes = core::encode(laid);
  const std::size_t at = core::encode(Options{}).size();
  EXPECT_EQ(bytes[at], 1) << "laid: true";
  EXPECT_EQ(Rules::start(*core::decode<Board>(bytes))->open.count(), 0);
}

TEST(Board, AGameIdIsOfTheRoomsKind) {
  const Options options = sized(16, 16, 40, GuessPolicy::kSpeed);
  for (const char* id : {"", "7", "16x16x40", "16x16x40+", "16x16x40+x", "16x16x40-7"}) {
    EXPECT_EQ(with_game_id(options, id).error().message,
              "A field is named by its game id, as 16x16x40+7 or 16x16x40+7@e5.")
        << id;
  }
  for (const char* id : {"9x9x10+7", "16x16x41+7", "16x17x40+7"}) {
    const std::string size(id, std::string_view(id).find('+'));
    EXPECT_EQ(with_game_id(options, id).error().message,
              "That field is " + size + ", and this room plays 16x16x40.");
  }
}

TEST(Board, TheLawSaysHowItIsLaid) {
  const Move first{Open{100}};
  for (const GuessPolicy law : {GuessPolicy::kStandard, GuessPolicy::kKind}) {
    const Board board = *lay_board(sized(16, 16, 40, law), core::seed_from(3), &first);
    core::Random random(core::seed_from(3));
    EXPECT_EQ(board.mines, lay({16, 16}, 40, 100, Start::kZero, random).mines);
    EXPECT_FALSE(board.guaranteed);
  }
  for (const GuessPolicy law : {GuessPolicy::kSpeed, GuessPolicy::kStrict}) {
    EXPECT_TRUE(lay_board(sized(16, 16, 40, law), core::seed_from(3), &first)->guaranteed);
  }
}

// In every size the first opening keeps the promise of the start, and the bytes fit into an event.
TEST(Board, KeepsThePromiseOfTheStartOnTenThousandSeeds) {
  constexpr std::size_t kBoardBytes = 3 * 1024;
  for (const Options& size :
       {sized(9, 9, 10, GuessPolicy::kStandard), sized(16, 16, 40, GuessPolicy::kStandard),
        sized(30, 16, 99, GuessPolicy::kStandard), sized(50, 50, 500, GuessPolicy::kStandard)}) {
    for (std::uint32_t seed = 0; seed < 10'000; ++seed) {
      const Move first{Open{static_cast<Cell>(seed * 7 % size.shape.cells())}};
      const Board board = *lay_board(size, core::seed_from(seed), &first);
      ASSERT_TRUE(check_board(board).ok());
      ASSERT_EQ(number_at(board.field(), board.first), 0);
    }
    EXPECT_LE(core::encode(*lay_board(size, core::seed_from(1), nullptr)).size(), kBoardBytes);
  }
}

TEST(Board, ARaceBeginsWithAnOpeningAwayFromTheBorder) {
  for (std::uint32_t seed = 0; seed < 200; ++seed) {
    const Board board = *lay_board(race(10), core::seed_from(seed), nullptr);
    ASSERT_EQ(board.laid, Laid::kLaid);
    const std::uint8_t column = board.options.shape.column(board.first);
    const std::uint8_t row = board.options.shape.row(board.first);
    EXPECT_TRUE(column >= 2 && column <= 5 && row >= 2 && row <= 5) << int{column} << int{row};
    const State state = *Rules::start(board);
    EXPECT_EQ(state.open, opening_at(board.field(), board.first));
    EXPECT_GE(opened_of(state), 9);
    EXPECT_FALSE(Rules::outcome(state).over());
    EXPECT_EQ(state.by.items(), std::vector<std::uint8_t>(64, 0));
  }
}

TEST(Board, ARaceForNothingIsRefused) {
  const auto opening_alone = lay_board(race(55), core::seed_from(1), nullptr);
  ASSERT_FALSE(opening_alone.ok());
  EXPECT_EQ(opening_alone.error().code, core::RefusalCode::kInvalid);
  EXPECT_TRUE(lay_board(race(54), core::seed_from(1), nullptr).ok());
}

TEST(Board, WhatIsNoBoardIsRefused) {
  const Board good = test::board_of(test::kFifty);
  EXPECT_EQ(refusal(good), "");
  Board board = good;
  board.options.mines = 4;
  EXPECT_EQ(refusal(board), "The number of mines does not match.");
  board = good;
  board.mines.remove(47);
  board.mines.add(64);
  EXPECT_EQ(refusal(board), "A mine is off the field.");
  board = good;
  board.first = 64;
  EXPECT_EQ(refusal(board), "The first cell is off the field.");
  board.first = 38;  // g5, which shows 2
  EXPECT_EQ(refusal(board), "A mine is where the start promises that none is.");
  board.options.start = Start::kSafe;
  EXPECT_EQ(refusal(board), "");
  board.first = 46;
  EXPECT_EQ(refusal(board), "A mine is where the start promises that none is.");
  board = good;
  board.laid = Laid::kWaits;
  EXPECT_EQ(refusal(board), "A field that is not laid has no mines yet.");
  board = Board{};
  EXPECT_EQ(refusal(board), "");
  board.options.race = true;
  EXPECT_EQ(refusal(board), "The field of a race is laid before it begins.");
  board.options = {};
  board.options.shape = {255, 255};
  EXPECT_NE(refusal(board), "");
}

}  // namespace
}  // namespace gridmates::minesweeper
