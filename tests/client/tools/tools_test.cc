#include <gtest/gtest.h>

#include "client/tools/csv.h"
#include "client/tools/report.h"

namespace gridmates::tools {
namespace {

v1::RoomList rooms() {
  v1::RoomList list;
  v1::RoomSummary& first = *list.add_rooms();
  first.set_code("KITE-42");
  first.set_game("sudoku");
  first.set_table(v1::TABLE_COOP);
  first.set_state(v1::ROOM_STATE_WAITING);
  first.set_host("Ünal\x1b[2J");
  first.set_seated(1);
  first.set_seats(4);
  first.set_mine(true);
  v1::RoomSummary& second = *list.add_rooms();
  second = first;
  second.set_code("FOX-1");
  second.set_host("日本さくら");
  second.set_mine(false);
  return list;
}

TEST(Csv, OnlyAFormulaGetsAnApostrophe) {
  EXPECT_EQ(csv_line({"-173", "+12.5", "-ana", "=1+1", "-"}), "-173,'+12.5,'-ana,'=1+1,'-\r\n");
}

TEST(Csv, AFieldWithACommaOrAQuoteStandsInQuotes) {
  EXPECT_EQ(csv_line({"ana, bo", "the \"baker\"", "", "carl"}),
            "\"ana, bo\",\"the \"\"baker\"\"\",,carl\r\n");
}

TEST(Report, RoomsStandUnderEachOther) {
  EXPECT_EQ(text_of(rooms()),
            "CODE     GAME    BOARD  TABLE  STATE    SEATS  WATCHING  HOST\n"
            "KITE-42  sudoku  9x9    co-op  waiting  1/4    0         Ünal\\x1b[2J (yours)\n"
            "FOX-1    sudoku  9x9    co-op  waiting  1/4    0         日本さくら\n");
  EXPECT_EQ(text_of(v1::RoomList()), "No open rooms.\n");
}

TEST(Report, RoomsSayHowLargeTheirBoardIs) {
  v1::RoomList list = rooms();
  list.mutable_rooms(0)->mutable_options()->mutable_sudoku()->set_size(4);
  list.mutable_rooms(0)->set_level("easy");
  EXPECT_EQ(text_of(list),
            "CODE     GAME    LEVEL  BOARD  TABLE  STATE    SEATS  WATCHING  HOST\n"
            "KITE-42  sudoku  easy   4x4    co-op  waiting  1/4    0         Ünal\\x1b[2J (yours)\n"
            "FOX-1    sudoku  -      9x9    co-op  waiting  1/4    0         日本さくら\n");
}

TEST(Report, RoomsOfVersusGamesSayItToo) {
  v1::RoomList list;
  for (const char* game : {"tictactoe", "connectfour", "ultimate"}) {
    v1::RoomSummary& room = *list.add_rooms();
    room = rooms().rooms(1);
    room.set_game(game);
    room.set_table(v1::TABLE_VERSUS);
  }
  EXPECT_EQ(text_of(list),
            "CODE   GAME         BOARD  TABLE   STATE    SEATS  WATCHING  HOST\n"
            "FOX-1  tictactoe    3x3    versus  waiting  1/4    0         日本さくら\n"
            "FOX-1  connectfour  7x6    versus  waiting  1/4    0         日本さくら\n"
            "FOX-1  ultimate     9x9    versus  waiting  1/4    0         日本さくら\n");
}

TEST(Report, JsonIsAnObjectALine) {
  const std::string json = json_of(rooms());
  EXPECT_EQ(std::count(json.begin(), json.end(), '\n'), 2);
  EXPECT_NE(json.find("\"code\":\"FOX-1\""), std::string::npos);
  EXPECT_NE(json.find("\"mine\":false"), std::string::npos);
  EXPECT_EQ(json.find('\x1b'), std::string::npos);
  EXPECT_EQ(json_of(v1::RoomList()), "");
}

TEST(Report, PuzzlesStandWithTheirLevels) {
  v1::PuzzleList list;
  list.set_pack("starter");
  for (const char* level : {"easy", ""}) {
    v1::ListedPuzzle& puzzle = *list.add_puzzles();
    puzzle.set_number(8 + static_cast<std::uint32_t>(list.puzzles_size()));
    puzzle.set_size(9);
    puzzle.set_level(level);
  }
  EXPECT_EQ(text_of(list),
            "PUZZLE      LEVEL           SIZE\n"
            "starter/9   easy            9x9\n"
            "starter/10  not graded yet  9x9\n");
  EXPECT_EQ(text_of(v1::PuzzleList()), "No such puzzles.\n");
  const std::string json = json_of(list);
  EXPECT_EQ(std::count(json.begin(), json.end(), '\n'), 2);
  EXPECT_NE(json.find("\"level\":\"easy\""), std::string::npos);
}

TEST(Report, FameShows3BvAndWhatIsToBeSaidOfARun) {
  v1::Leaderboard board;
  v1::BestTimes& times = *board.add_best_times();
  times.set_source(v1::BOARD_SOURCE_GENERATED);
  times.set_category("9x9/10 zero speed paused");
  times.set_team_size(1);
  v1::BestTime& line = *times.add_lines();
  line.set_run("KITE-42/1");
  line.add_players("ana");
  line.set_time_ms(12'804);
  line.set_wall_time_ms(1'760'000'000'000);
  line.set_worth(24);
  line.set_interrupted(true);
  line.set_too_fast(true);
  line.set_place(1);
  EXPECT_EQ(text_of(board),
            "9x9/10 zero speed, paused, solo, no hints\n"
            "   TIME      3BV          DATE        MARKS             RUN        PLAYERS\n"
            "1  0:12.804  24  1.874/s  2025-10-09  paused, too fast  KITE-42/1  ana\n");
}

TEST(Report, FameNamesEveryRun) {
  v1::Leaderboard board;
  board.set_game("sudoku");
  for (const auto source : {v1::BOARD_SOURCE_TABLE, v1::BOARD_SOURCE_PASTED}) {
    v1::BestTimes& times = *board.add_best_times();
    times.set_source(source);
    times.set_team_size(2);
    v1::BestTime& line = *times.add_lines();
    line.set_run(source == v1::BOARD_SOURCE_TABLE ? "KITE-42/1" : "FOX-1/3");
    line.add_players("ana");
    line.add_players("bo");
    line.set_time_ms(725'043);
    line.set_wall_time_ms(1'760'000'000'000);
    line.set_place(1);
    if (source == v1::BOARD_SOURCE_TABLE) {
      line.set_pack("starter");
      line.set_number(3);
      line.set_level("unrated");
    }
  }
  EXPECT_EQ(text_of(board),
            "Puzzles of the server, 2 players, no hints\n"
            "   TIME       PUZZLE     LEVEL    DATE        RUN        PLAYERS\n"
            "1  12:05.043  starter/3  unrated  2025-10-09  KITE-42/1  ana, bo\n"
            "\n"
            "Pasted puzzles, 2 players, no hints\n"
            "   TIME       DATE        RUN      PLAYERS\n"
            "1  12:05.043  2025-10-09  FOX-1/3  ana, bo\n");
  const std::string json = json_of(board);
  EXPECT_NE(json.find("\"run\":\"KITE-42/1\""), std::string::npos);
  EXPECT_NE(json.find("\"source\":\"BOARD_SOURCE_PASTED\""), std::string::npos);
}

TEST(Report, SaysThatThereAreMoreBoards) {
  v1::Leaderboard board;
  v1::BestTimes& times = *board.add_best_times();
  times.set_source(v1::BOARD_SOURCE_GENERATED);
  times.set_category("16x16/40 zero speed");
  times.set_team_size(1);
  v1::BestTime& line = *times.add_lines();
  line.set_run("KITE-42/1");
  line.add_players("ana");
  line.set_time_ms(25'043);
  line.set_wall_time_ms(1'760'000'000'000);
  line.set_place(1);
  const std::string text =
      "16x16/40 zero speed, solo, no hints\n"
      "   TIME      DATE        RUN        PLAYERS\n"
      "1  0:25.043  2025-10-09  KITE-42/1  ana\n";
  EXPECT_EQ(text_of(board), text);
  board.set_more(true);
  EXPECT_EQ(text_of(board),
            text + "\nThere are more boards; those of a category: --category NAME\n");
}

TEST(Report, TalliesNameTheirRuns) {
  v1::Leaderboard board;
  v1::Tally& tally = *board.add_tallies();
  tally.set_player("ana");
  tally.set_wins(2);
  tally.set_place(1);
  tally.add_runs("LIME-3/1");
  EXPECT_EQ(text_of(board),
            "   PLAYER  WON  DRAWN  LOST  RUNS\n"
            "1  ana     2    0      0     LIME-3/1\n");
  EXPECT_EQ(text_of(v1::Leaderboard()), "Nobody yet.\n");
}

TEST(Report, OfManyRunsTheLatestAreNamedInText) {
  v1::Leaderboard board;
  v1::Tally& tally = *board.add_tallies();
  tally.set_player("ana");
  tally.set_place(1);
  for (int i = 28; i > 0; --i) tally.add_runs("LIME-3/" + std::to_string(i));
  EXPECT_EQ(text_of(board),
            "   PLAYER  WON  DRAWN  LOST  RUNS\n"
            "1  ana     0    0      0     LIME-3/28, LIME-3/27, LIME-3/26, +25 more\n");
  EXPECT_NE(json_of(board).find("\"LIME-3/1\""), std::string::npos);
}

TEST(Report, FameOfAPeriodSaysSo) {
  v1::Leaderboard board;
  board.set_window("2026-11");
  EXPECT_EQ(text_of(board), "Nobody in 2026-11.\n");
  v1::Tally& tally = *board.add_tallies();
  tally.set_player("ana");
  tally.set_mine(true);
  tally.add_runs("LIME-3/1");
  EXPECT_EQ(text_of(board),
            "In 2026-11 (UTC):\n\n"
            "   PLAYER     WON  DRAWN  LOST  RUNS\n"
            "-  ana (you)  0    0      0     LIME-3/1\n");
}

TEST(Report, FameIsCsvForSpreadsheets) {
  v1::Leaderboard board;
  board.set_game("sudoku");
  board.set_window("2026-11");
  v1::BestTimes& times = *board.add_best_times();
  times.set_source(v1::BOARD_SOURCE_TABLE);
  times.set_table(v1::TABLE_COOP);
  times.set_category("easy");
  times.set_team_size(2);
  v1::BestTime& line = *times.add_lines();
  line.set_run("KITE-42/1");
  line.add_players("=ana \"1\"");
  line.add_players("bo");
  line.set_time_ms(725'043);
  line.set_wall_time_ms(1'760'000'000'000);
  line.set_pack("starter");
  line.set_number(3);
  line.set_level("easy");
  line.set_place(7);
  line.set_mine(true);
  EXPECT_EQ(csv_of(board),
            "game,window,category,source,table,team_size,assisted,place,yours,players,time_ms,"
            "ended,pack,number,level,worth,no_flag,paused,too_fast,run\r\n"
            "sudoku,2026-11,easy,table,co-op,2,0,7,1,\"'=ana \"\"1\"\", bo\",725043,"
            "2025-10-09T08:53:20Z,starter,3,easy,0,0,0,0,KITE-42/1\r\n");
  v1::Leaderboard duels;
  duels.set_game("tictactoe");
  v1::Tally& tally = *duels.add_tallies();
  tally.set_player("ana");
  tally.set_wins(2);
  tally.add_runs("LIME-3/2");
  tally.add_runs("LIME-3/1");
  EXPECT_EQ(csv_of(duels),
            "game,window,place,yours,player,wins,draws,losses,runs\r\n"
            "tictactoe,,0,0,ana,2,0,0,LIME-3/2 LIME-3/1\r\n");
  v1::RatingList& ratings = *duels.add_ratings();
  ratings.set_variant("3x3x3");
  v1::RatedPlayer& rated = *ratings.add_players();
  rated.set_player("bo");
  rated.set_rating(1662);
  rated.set_deviation(290);
  rated.set_provisional(true);
  rated.set_change(162);
  rated.set_wins(1);
  EXPECT_EQ(
      csv_of(duels),
      "game,window,place,yours,player,wins,draws,losses,runs\r\n"
      "tictactoe,,0,0,ana,2,0,0,LIME-3/2 LIME-3/1\r\n"
      "\r\n"
      "game,variant,place,yours,player,rating,deviation,provisional,change,wins,draws,losses\r\n"
      "tictactoe,3x3x3,0,0,bo,1662,290,1,162,1,0,0\r\n");
}

TEST(Report, AnEmptyLeaderboardAsCsvHasItsLineOfNames) {
  const v1::Leaderboard nobody;
  EXPECT_EQ(csv_of(nobody),
            "game,window,category,source,table,team_size,assisted,place,yours,players,time_ms,"
            "ended,pack,number,level,worth,no_flag,paused,too_fast,run\r\n");
  EXPECT_EQ(csv_of(nobody, FameTable::kResults),
            "game,window,place,yours,player,wins,draws,losses,runs\r\n");
  EXPECT_EQ(
      csv_of(nobody, FameTable::kRatings),
      "game,variant,place,yours,player,rating,deviation,provisional,change,wins,draws,losses\r\n");
}

TEST(Report, WideNamesKeepTheColumnsStraight) {
  v1::Leaderboard board;
  for (const char* name : {"ana", "日本", "e\u0301va"}) {
    board.add_tallies()->set_player(name);
    board.mutable_tallies()->rbegin()->set_place(static_cast<std::uint32_t>(board.tallies_size()));
  }
  EXPECT_EQ(text_of(board),
            "   PLAYER  WON  DRAWN  LOST  RUNS\n"
            "1  ana     0    0      0\n"
            "2  日本    0    0      0\n"
            "3  e\u0301va     0    0      0\n");
}

}  // namespace
}  // namespace gridmates::tools
