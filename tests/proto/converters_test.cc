// Converters: values survive a round trip, values out of range are refused, and deltas make views
// equal.
#include <google/protobuf/util/message_differencer.h>
#include <gtest/gtest.h>

#include "engine/connectfour/rules.h"
#include "engine/games/games.h"
#include "engine/tictactoe/rules.h"
#include "proto/convert/game_converter.h"
#include "tests/contract/board_to_play.h"
#include "tests/proto/walk.h"

namespace gridmates::convert {
namespace {

using core::RefusalCode;
using google::protobuf::util::MessageDifferencer;

v1::Move set(std::uint32_t cell, std::uint32_t digit) {
  v1::Move move;
  move.mutable_sudoku()->mutable_set()->set_cell(cell);
  move.mutable_sudoku()->mutable_set()->set_digit(digit);
  return move;
}

v1::Move mark(std::uint32_t cell) {
  v1::Move move;
  move.mutable_tictactoe()->set_cell(cell);
  return move;
}

RefusalCode refusal(std::string_view game, const v1::Move& move) {
  const auto result = converter(game)->move(move);
  EXPECT_FALSE(result.ok()) << move.ShortDebugString();
  if (result.ok()) return RefusalCode::kMatchOver;
  EXPECT_FALSE(result.error().message.empty());
  return result.error().code;
}

TEST(Converters, EveryGameHasOneUnderItsOwnName) {
  for (const core::Game* game : all_games().all()) {
    const GameConverter* const found = converter(game->facts().id);
    ASSERT_NE(found, nullptr) << game->facts().id;
    EXPECT_EQ(found->game(), game->facts().id);
  }
  EXPECT_EQ(converter("go"), nullptr);
  EXPECT_EQ(converter(""), nullptr);
}

TEST(Converters, MovesComeBackAsTheyWere) {
  core::Random random(core::seed_from(1));
  for (const core::Game* game : all_games().all()) {
    const GameConverter& found = *converter(game->facts().id);
    for (int i = 0; i < 1000; ++i) {
      const v1::Move move = test::random_move(game->facts().id, random);
      const auto bytes = found.move(move);
      ASSERT_TRUE(bytes.ok()) << bytes.error().message;
      v1::Move again;
      found.move(*bytes, again);
      EXPECT_TRUE(MessageDifferencer::Equals(move, again)) << move.ShortDebugString();
    }
  }
}

TEST(Converters, OptionsComeBackAsTheyWere) {
  for (const core::Game* game : all_games().all()) {
    const GameConverter& found = *converter(game->facts().id);
    v1::GameOptions options;
    found.options(game->default_options(), options);
    const auto bytes = found.options(options);
    ASSERT_TRUE(bytes.ok()) << bytes.error().message;
    EXPECT_EQ(*bytes, game->default_options());
  }
}

TEST(Converters, NothingIsCutToAnotherMove) {
  // 256 would be valid again if it were truncated to its low bits.
  EXPECT_EQ(refusal("tictactoe", mark(361)), RefusalCode::kInvalid);
  EXPECT_EQ(refusal("tictactoe", mark(65536)), RefusalCode::kInvalid);
}

TEST(Converters, AnotherGamesOrNoMoveIsMalformed) {
  EXPECT_EQ(refusal("sudoku", mark(0)), RefusalCode::kMalformed);
  EXPECT_EQ(refusal("tictactoe", set(0, 1)), RefusalCode::kMalformed);
  EXPECT_EQ(refusal("sudoku", v1::Move()), RefusalCode::kMalformed);
  EXPECT_EQ(refusal("tictactoe", v1::Move()), RefusalCode::kMalformed);
  v1::Move empty;
  empty.mutable_sudoku();
  EXPECT_EQ(refusal("sudoku", empty), RefusalCode::kMalformed);
}

TEST(Converters, OptionsOfAnotherGameOrSizeAreRefused) {
  v1::GameOptions none;
  v1::GameOptions seven;
  seven.mutable_sudoku()->set_size(7);
  v1::GameOptions four;
  four.mutable_tictactoe()->set_size(4);
  four.mutable_tictactoe()->set_in_a_row(5);
  v1::GameOptions wide;
  wide.mutable_tictactoe()->set_size(256 + 3);
  v1::GameOptions opening;
  opening.mutable_tictactoe()->set_opening(static_cast<v1::TicTacToeOpening>(3));
  EXPECT_EQ(converter("sudoku")->options(none).error().code, RefusalCode::kMalformed);
  EXPECT_EQ(converter("sudoku")->options(four).error().code, RefusalCode::kMalformed);
  EXPECT_EQ(converter("sudoku")->options(seven).error().code, RefusalCode::kInvalid);
  EXPECT_EQ(converter("tictactoe")->options(none).error().code, RefusalCode::kMalformed);
  EXPECT_EQ(converter("tictactoe")->options(seven).error().code, RefusalCode::kMalformed);
  EXPECT_EQ(converter("tictactoe")->options(four).error().code, RefusalCode::kInvalid);
  EXPECT_EQ(converter("tictactoe")->options(wide).error().code, RefusalCode::kInvalid);
  EXPECT_EQ(converter("tictactoe")->options(opening).error().code, RefusalCode::kInvalid);
}

TEST(Converters, ASizeLeftOutIsTheUsualOne) {
  for (const core::Game* game : all_games().all()) {
    v1::GameOptions options;
    converter(game->facts().id)->options(game->default_options(), options);
    if (options.has_sudoku()) options.mutable_sudoku()->clear_size();
    if (options.has_tictactoe()) options.mutable_tictactoe()->clear_size();
    if (options.has_minesweeper()) options.mutable_minesweeper()->Clear();
    const auto bytes = converter(game->facts().id)->options(options);
    ASSERT_TRUE(bytes.ok()) << bytes.error().message;
    EXPECT_EQ(*bytes, game->default_options());
  }
}

TEST(Converters, AMoveThatWasMadeComesBackAsItWas) {
  for (const core::Game* game : all_games().all()) {
    test::walk(*game, 5, 150, [](const test::Step& step) {
      const auto bytes = step.converter.move(step.move);
      v1::Move told;
      step.converter.move(*bytes, told);
      const auto again = step.converter.past_move(told);
      ASSERT_TRUE(again.ok()) << told.ShortDebugString();
      ASSERT_EQ(*again, *bytes) << told.ShortDebugString();
    });
  }
}

TEST(Converters, BeforeAndDeltaMakeAfterInRandomMatches) {
  for (const core::Game* game : all_games().all()) {
    int accepted = 0;
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
      accepted += test::walk(*game, seed, 150, [](const test::Step& step) {
        v1::MatchView view = test::view_of(step.converter, step.before);
        v1::MatchDelta delta;
        step.converter.delta(core::difference(step.before, step.after), delta);
        ASSERT_TRUE(apply_board(delta, view));
        ASSERT_TRUE(MessageDifferencer::Equals(view, test::view_of(step.converter, step.after)));
      });
    }
    // A match of tic-tac-toe has at least five moves.
    EXPECT_GE(accepted, 100) << game->facts().id;
  }
}

// A computer player decides the same on a view from the wire as on the engine's view.
TEST(Converters, ComputersChooseTheSameFromMessages) {
  for (const core::Game* game : all_games().all()) {
    int chosen = 0;
    test::walk(*game, 3, 60, [&](const test::Step& step) {
      const auto read = step.converter.view(test::view_of(step.converter, step.after));
      ASSERT_TRUE(read);
      for (const std::uint8_t seat : {0, 1}) {
        core::Random random(core::seed_from(4));
        core::Random same = random;
        const auto choose = [&](const core::MatchView& view, core::Random& chance) {
          return game->choose(view, core::Seat(seat), core::Level::kEasy, 1'000, chance);
        };
        const auto move = choose(step.after, random);
        EXPECT_EQ(choose(*read, same), move);
        chosen += move ? 1 : 0;
      }
    });
    EXPECT_GT(chosen, 3) << game->facts().id;
  }
}

// Sets all numbers of a message to random small values.
void scramble(google::protobuf::Message& message, core::Random& random) {
  using google::protobuf::FieldDescriptor;
  const auto& reflection = *message.GetReflection();
  for (int i = 0; i < message.GetDescriptor()->field_count(); ++i) {
    const FieldDescriptor& field = *message.GetDescriptor()->field(i);
    if (field.is_repeated()) continue;
    const std::uint32_t value = random.below(random.below(8) == 0 ? 300 : 10);
    if (field.type() == FieldDescriptor::TYPE_BOOL)
      reflection.SetBool(&message, &field, value % 3 == 0);
    if (field.type() == FieldDescriptor::TYPE_UINT32) reflection.SetUInt32(&message, &field, value);
    if (field.type() == FieldDescriptor::TYPE_ENUM)
      reflection.SetEnumValue(&message, &field, static_cast<int>(value));
  }
}

// Boards that no match shows: a computer player must survive whatever a server sends.
TEST(Converters, ComputersSurviveAnyBoard) {
  core::Random random(core::seed_from(5));
  for (const core::Game* game : all_games().all()) {
    const GameConverter& found = *converter(game->facts().id);
    const core::Bytes board = contract::board_to_play(*game, core::seed_from(1));
    const v1::MatchView fresh = test::view_of(found, game->start(board)->view({}));
    for (int i = 0; i < 300; ++i) {
      v1::MatchView match = fresh;
      const auto& reflection = *match.GetReflection();
      auto& shown = *reflection.MutableMessage(
          &match, reflection.GetOneofFieldDescriptor(
                      match, match.GetDescriptor()->FindOneofByName("game")));
      const auto* cells = shown.GetDescriptor()->FindFieldByName("cells");
      for (int cell = 0; cell < shown.GetReflection()->FieldSize(shown, cells); ++cell) {
        if (random.below(4) == 0)
          scramble(*shown.GetReflection()->MutableRepeatedMessage(&shown, cells, cell), random);
      }
      const auto* status = shown.GetDescriptor()->FindFieldByName("status");
      if (i % 2 == 0) scramble(*shown.GetReflection()->MutableMessage(&shown, status), random);
      const auto read = found.view(match);
      ASSERT_TRUE(read);
      for (const core::Level level :
           {core::Level::kEasy, core::Level::kMedium, core::Level::kHard}) {
        (void)game->choose(*read, core::Seat(0), level, 1'000, random);
      }
    }
  }
}

TEST(Converters, TicTacToeOptionsAndMovesComeBack) {
  v1::GameOptions gomoku;
  gomoku.mutable_tictactoe()->set_size(15);
  gomoku.mutable_tictactoe()->set_rows(14);
  gomoku.mutable_tictactoe()->set_in_a_row(5);
  gomoku.mutable_tictactoe()->set_overline(v1::TIC_TAC_TOE_OVERLINE_NO_LINE);
  gomoku.mutable_tictactoe()->set_opening(v1::TIC_TAC_TOE_OPENING_SWAP2);
  v1::GameOptions told;
  converter("tictactoe")->options(*converter("tictactoe")->options(gomoku), told);
  EXPECT_EQ(told.ShortDebugString(), gomoku.ShortDebugString());
  for (const std::uint32_t cell : {0u, 255u, 360u}) {
    v1::Move move;
    converter("tictactoe")->move(*converter("tictactoe")->move(mark(cell)), move);
    EXPECT_EQ(move.tictactoe().cell(), cell);
  }
  v1::Move swap;
  swap.mutable_tictactoe()->set_act(v1::TIC_TAC_TOE_ACT_SWAP);
  v1::Move back;
  converter("tictactoe")->move(*converter("tictactoe")->move(swap), back);
  EXPECT_EQ(back.ShortDebugString(), swap.ShortDebugString());
  swap.mutable_tictactoe()->set_act(static_cast<v1::TicTacToeAct>(9));
  EXPECT_EQ(converter("tictactoe")->move(swap).error().code, RefusalCode::kInvalid);
}

TEST(Converters, ATicTacToeBoardIsSeenAsItIs) {
  using tictactoe::Mark;
  using tictactoe::View;
  core::MatchView erased{3, {core::encode(View::Cell{Mark::kO, true, true})}, {}};
  erased.status = core::encode(View::Status{{}, core::Seat(1), 3, tictactoe::Step::kPie, true});
  erased.constants = core::encode(View::Constants{});
  EXPECT_EQ(test::view_of(*converter("tictactoe"), erased).ShortDebugString(),
            "columns: 3 tictactoe { cells { mark: TIC_TAC_TOE_MARK_O last: true winning: true } "
            "status { plies: 3 to_move: 2 step: TIC_TAC_TOE_STEP_PIE swapped: true } "
            "constants { in_a_row: 3 } }");
  const core::Outcome won{core::Outcome::Kind::kWon, core::Seat(1)};
  erased.status = core::encode(View::Status{won, core::Seat(0), 6});
  EXPECT_EQ(test::view_of(*converter("tictactoe"), erased).tictactoe().status().to_move(), 0u);
}

TEST(Converters, AConnectFourBoardIsSeenAsItIs) {
  using connectfour::Disc;
  using connectfour::View;
  core::MatchView erased{7, {core::encode(View::Cell{Disc::kO, true, true})}, {}};
  erased.status = core::encode(View::Status{{}, core::Seat(1), 3});
  erased.constants = core::encode(View::Constants{});
  EXPECT_EQ(test::view_of(*converter("connectfour"), erased).ShortDebugString(),
            "columns: 7 connectfour { cells { disc: CONNECT_FOUR_DISC_O last: true winning: true } "
            "status { plies: 3 to_move: 2 } constants { in_a_row: 4 } }");
}

TEST(Converters, AColumnOffTheBoardIsRefused) {
  v1::Move move;
  for (const std::uint32_t column : {7u, 256u, 4'000'000'000u}) {
    move.mutable_connectfour()->set_column(column);
    EXPECT_EQ(converter("connectfour")->move(move).error().code, RefusalCode::kInvalid) << column;
  }
}

}  // namespace
}  // namespace gridmates::convert
