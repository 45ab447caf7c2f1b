// What each viewer sees, and that hidden mines do not change any byte of it.
#include "engine/minesweeper/arrange.h"
#include "tests/engine/minesweeper/table.h"

namespace gridmates::minesweeper {
namespace {

using core::Viewer;
using test::kBoth;
using test::kFifty;
using test::Table;
using Kind = core::Outcome::Kind;

constexpr Viewer kRival{Viewer::Kind::kRival, {}};
constexpr Viewer kAfterwards{Viewer::Kind::kAfterwards, {}};

Options standard() {
  Options options;
  options.guessing = GuessPolicy::kStandard;
  return options;
}

TEST(View, BeforeTheFieldIsLaidEverythingIsClosed) {
  const Table table(Board{});
  const View view = Rules::view(table.state, {});
  EXPECT_EQ(view.columns, 9);
  EXPECT_EQ(view.cells, std::vector<View::Cell>(81));
  EXPECT_FALSE(view.status.laid);
  EXPECT_EQ(view.status.mines, 10);
  EXPECT_EQ(view.status.to_open, 71);
}

TEST(View, ARivalSeesCountsAlone) {
  Table table(kBoth, standard());
  ASSERT_TRUE(table.open("a1"));
  ASSERT_TRUE(table.flag("g6"));
  const View view = Rules::view(table.state, kRival);
  EXPECT_TRUE(view.cells.empty());
  EXPECT_EQ(view.columns, 8);
  EXPECT_EQ(view.status.opened, 56);
  EXPECT_EQ(view.status.flags, 1);
  EXPECT_EQ(view.status.last_cell, std::nullopt);
  EXPECT_TRUE(view.status.parts.empty());
  ASSERT_TRUE(table.open("h7"));
  EXPECT_EQ(table.status(kRival).hits, 1);
  EXPECT_EQ(table.status(kRival).hit, std::nullopt);
}

// With a right flag at g6 and a wrong one at h8.
Table lost_at_h7() {
  Table table(kBoth, standard());
  EXPECT_TRUE(table.open("a1"));
  table.flags({"g6", "h8"});
  EXPECT_TRUE(table.open("h7"));
  EXPECT_EQ(table.outcome(), Kind::kLost);
  return table;
}

TEST(View, OfPlayersShowsNoMineThatWasNotHit) {
  const Table table = lost_at_h7();
  EXPECT_EQ(table.seen("h7").face, Face::kHit);
  EXPECT_EQ(table.seen("h6").face, Face::kClosed);
  EXPECT_EQ(table.seen("h8").face, Face::kFlag);
  EXPECT_EQ(table.status().worth, std::nullopt);
}

TEST(View, AfterTheEndShowsMinesAndWrongFlags) {
  const Table table = lost_at_h7();
  EXPECT_EQ(table.seen("h7", kAfterwards).face, Face::kHit);
  EXPECT_EQ(table.seen("h6", kAfterwards).face, Face::kMine);
  EXPECT_EQ(table.seen("g6", kAfterwards).face, Face::kFlag);
  EXPECT_EQ(table.seen("h8", kAfterwards).face, Face::kWrongFlag);
  EXPECT_EQ(table.seen("a8", kAfterwards).face, Face::kClosed);
}

// One opening; all numbers except a8, h8, g7 and g8 touch it.
TEST(View, AfterTheEndShowsTheMeasuresOfTheField) {
  const Table table = lost_at_h7();
  EXPECT_EQ(table.afterwards().worth->bbbv, table.afterwards().worth->bbbv_done + 2);
  EXPECT_EQ(table.afterwards().worth->openings, 1);
  EXPECT_EQ(table.afterwards().worth->first, 0);
}

TEST(View, AStoppedFieldShowsItsMines) {
  Table table(kBoth, standard());
  ASSERT_TRUE(table.open("a1"));
  table.flags({"g6", "h8"});
  ASSERT_FALSE(Rules::outcome(table.state).over());
  EXPECT_EQ(table.seen("h6").face, Face::kClosed);
  EXPECT_EQ(table.seen("h6", kAfterwards).face, Face::kMine);
  EXPECT_EQ(table.seen("g6", kAfterwards).face, Face::kFlag);
  EXPECT_EQ(table.seen("h8", kAfterwards).face, Face::kWrongFlag);
  EXPECT_EQ(table.afterwards().worth, std::nullopt)
      << "only a field that is played out is measured";
}

TEST(View, AStoppedFieldTellsItsId) {
  Options options = standard();
  options.named = FieldOfSeed{7};
  Table table(kBoth, options);
  ASSERT_TRUE(table.open("a1"));
  EXPECT_EQ(table.status().worth, std::nullopt) << "not while it is played";
  FieldMetrics named;
  named.first = Cell{0};
  named.seed = 7;
  EXPECT_EQ(table.afterwards().worth, named);
}

TEST(View, ARaceCountsTheClickThatItBeginsWith) {
  Table table(kFifty, options_at(standard(), core::Table::kRace));
  EXPECT_TRUE(table.status().parts.empty());
  table.as(1);
  for (const std::string_view name : {"h7", "h8"}) ASSERT_TRUE(table.open(name)) << name;
  const ShownPart mine = table.afterwards().parts[1];
  EXPECT_EQ(mine.left_clicks, 3u);
  EXPECT_EQ(mine.effective, 3u);
  EXPECT_EQ(table.afterwards().parts[0].left_clicks, 0u);
}

TEST(View, CopiesWhatMovesHaveFoundOut) {
  Options options = standard();
  options.lives = 2;
  Table table(kBoth, options);
  ASSERT_TRUE(table.open("a1"));
  ASSERT_TRUE(table.open("g6"));
  for (int level = 1; level <= 3; ++level) ASSERT_TRUE(table.hint());
  ASSERT_TRUE(table.state.hit->provable && table.state.help->reason);
  table.state.hit->provable->because = {7};
  table.state.help->reason->because = {8};
  EXPECT_EQ(table.status().hit, table.state.hit);
  EXPECT_EQ(table.status().help->reason, table.state.help->reason);
  table.state.help->level = 1;
  EXPECT_EQ(table.status().help, (ShownHelp{std::nullopt, 1, true, {}, {}}))
      << "known, and not yet told";
}

TEST(View, FactsAreThoseOfTheLibrary) {
  const core::Game& game = core::erased<Rules>();
  Table table(kFifty, options_at(standard(), core::Table::kRace));
  ASSERT_TRUE(table.open("h7"));
  ASSERT_TRUE(table.hint());
  const core::Match match = *game.restore(core::encode(table.state));
  EXPECT_TRUE(match.assisted());
  EXPECT_EQ(match.cost_ms(), 5000u);
  EXPECT_EQ(match.view(kRival).cells.size(), 0u);
  EXPECT_EQ(game.category(core::encode(Options{})), "9x9/10 zero speed");
}

// The views of all viewers who may see no mines.
std::vector<core::Bytes> bytes_of(const State& state) {
  std::vector<core::Bytes> bytes;
  for (const Viewer::Kind kind :
       {Viewer::Kind::kPlayer, Viewer::Kind::kRival, Viewer::Kind::kWatcher}) {
    const View view = Rules::view(state, {kind, core::Seat(0)});
    for (const View::Cell& cell : view.cells) bytes.push_back(core::encode(cell));
    bytes.push_back(core::encode(view.status));
  }
  return bytes;
}

// Makes a twin with the same views, other mines and another salt. False if there is none.
bool make_twin(State& state, core::Random& random) {
  const Position position = position_of(state);
  std::vector<Cell> hidden;
  for (Cell cell = 0; cell < position.cells.size(); ++cell) {
    if (position.closed(cell)) hidden.push_back(cell);
  }
  random.shuffle(std::span(hidden));
  state.board.salt[0] = static_cast<std::uint8_t>(~state.board.salt[0]);
  for (const Cell cell : hidden) {
    Demand demand;
    (state.board.mines.has(cell) ? demand.safe : demand.mined).add(cell);
    if (rearrange(position, demand, random, state.board.mines)) return true;
  }
  return false;
}

Move by_chance(core::Random& random) {
  const auto cell = static_cast<Cell>(random.below(81));
  switch (random.below(16)) {
    case 0:
      return {Hint{}};
    case 1:
      return {Ask{cell}};
    case 2:
      return {Chord{cell}};
    case 3:
    case 4:
    case 5:
      return {Flag{cell}};
    default:
      return {Open{cell}};
  }
}

// Twins answer every move that opens nothing with the same bytes.
TEST(View, HiddenMinesChangeNoByte) {
  core::Random random(core::seed_from(4));
  int compared = 0;
  for (std::uint32_t seed = 0; seed < 60; ++seed) {
    Options options;
    options.guessing = static_cast<GuessPolicy>(seed % 4);
    options.lives = 3;
    const Move first{Open{40}};
    Table table(*lay_board(options, core::seed_from(seed), &first));
    ASSERT_TRUE(table.play(first));
    for (int i = 0; i < 25 && table.outcome() == Kind::kPlaying; ++i) {
      Table twin = table;
      if (make_twin(twin.state, random)) {
        ++compared;
        ASSERT_NE(twin.state.board.mines, table.state.board.mines);
        ASSERT_EQ(bytes_of(twin.state), bytes_of(table.state));
        for (const Move& move : {Move{Hint{}}, Move{Flag{static_cast<Cell>(random.below(81))}},
                                 Move{Ask{static_cast<Cell>(random.below(81))}}}) {
          Table here = table, there = twin;
          ASSERT_EQ(here.play(move), there.play(move));
          ASSERT_EQ(here.refused, there.refused);
          ASSERT_EQ(bytes_of(here.state), bytes_of(there.state));
        }
      }
      table.play(by_chance(random));
    }
  }
  EXPECT_GT(compared, 200);
}

// The merit of a solved field for leaderboards.
TEST(Merit, IsThe3BvAndWhetherThereWereFlags) {
  Table table(test::board_of(kFifty));
  EXPECT_EQ(Rules::merit(table.state), core::Merit{}) << "not over yet";
  const Field field = table.state.board.field();
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    if (!field.mines.has(cell)) table.play(Move{Open{cell}});
  }
  ASSERT_TRUE(table.state.worth);
  const std::uint32_t bbbv = table.state.worth->bbbv;
  const core::Merit merit = Rules::merit(table.state);
  EXPECT_GT(merit.clicks, 0u);
  EXPECT_EQ(merit, (core::Merit{bbbv, bbbv * 1000 / 15, bbbv >= 3, true, merit.clicks}));
  Table flagged(test::board_of(kFifty));
  flagged.play(Move{Flag{46}});
  flagged.play(Move{Flag{46}});
  for (Cell cell = 0; cell < field.shape.cells(); ++cell) {
    if (!field.mines.has(cell)) flagged.play(Move{Open{cell}});
  }
  EXPECT_FALSE(Rules::merit(flagged.state).no_flag);
}

}  // namespace
}  // namespace gridmates::minesweeper
