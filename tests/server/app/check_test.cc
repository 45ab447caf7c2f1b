#include "server/app/check.h"

#include <gmock/gmock.h>

#include <algorithm>
#include <fstream>

#include "tests/server/app/answer.h"
#include "tests/server/app/evening.h"
#include "tests/server/app/scratch.h"

namespace gridmates::app {
namespace {

using testing::HasSubstr;

Answer check_quietly(const std::string& data) {
  return answer_of([&data] { return check(data); });
}

// The output of `check` after this SQL on a good database.
Answer check_after(const std::string& sql) {
  const Scratch scratch;
  play_an_evening(scratch / "data");
  tamper(scratch / "data", sql);
  return check_quietly(scratch / "data");
}

TEST(Check, IsContentWithWhatAServerLeaves) {
  const Scratch scratch;
  play_an_evening(scratch / "data");
  const Answer answer = check_quietly(scratch / "data");
  EXPECT_EQ(answer.status, 0) << answer.err;
  EXPECT_THAT(answer.out, HasSubstr("checked 1 rooms"));
  EXPECT_THAT(answer.out, HasSubstr("1 runs"));
  EXPECT_EQ(answer.err, "");
}

TEST(Check, NamesAnotherState) {
  const Answer answer =
      check_after("UPDATE batches SET state_hash = state_hash + 1 WHERE first_seq > 4");
  EXPECT_EQ(answer.status, 1);
  EXPECT_EQ(answer.out, "");
  EXPECT_THAT(answer.err,
              testing::AllOf(HasSubstr("room KITE-42: event "), HasSubstr("another state")));
}

TEST(Check, NamesAnEventThatCannotBeRead) {
  const Answer answer =
      check_after("UPDATE batches SET events = substr(events, 1, length(events) - 1) WHERE id = 3");
  EXPECT_EQ(answer.status, 1);
  EXPECT_EQ(answer.out, "");
  EXPECT_THAT(answer.err, testing::ContainsRegex("^gridmatesd: room KITE-42: event [0-9]+ "
                                                 "cannot be read\n$"));
}

TEST(Check, NamesAMissingEvent) {
  const Answer answer = check_after(
      "DELETE FROM batches WHERE first_seq = (SELECT first_seq FROM batches ORDER BY first_seq "
      "LIMIT 1 OFFSET 2)");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("room KITE-42: event "));
}

TEST(Check, NamesARunThatSaysSomethingElse) {
  const Answer answer = check_after("UPDATE runs SET time_ms = time_ms - 1");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("run KITE-42/1"));
}

TEST(Check, NamesALoserWhoMadeHimselfAWinner) {
  const Answer answer = check_after("UPDATE run_players SET result = 1");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("run KITE-42/1"));
}

TEST(Check, NamesARunThatHidesWhatItsJournalSays) {
  for (const char* change :
       {"UPDATE runs SET interrupted = 1 - interrupted", "UPDATE runs SET too_fast = 1 - too_fast",
        "UPDATE runs SET worth = worth + 1", "UPDATE runs SET counts = 0",
        "UPDATE runs SET stopped = 1"}) {
    const Answer answer = check_after(change);
    EXPECT_EQ(answer.status, 1) << change;
    EXPECT_THAT(answer.err, HasSubstr("run KITE-42/1")) << change;
  }
}

TEST(Check, NamesARunThatNoMatchLeft) {
  const Answer answer = check_after(
      "INSERT INTO runs SELECT 99, room, 2, game, table_kind, source, pack, number, level, "
      "assisted, time_ms, "
      "wall_ms, ended_seq, team_size, solved, category, rules, puzzle, worth, interrupted, apart, "
      "ranks, no_flag, too_fast, computer, clicks, counts, stopped, rated FROM runs");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err,
              HasSubstr("run KITE-42/2 is on the leaderboards, but not in the journal"));
}

TEST(Check, NamesBoardsOfFameThatDoNotFollowFromTheRuns) {
  const std::string_view ways[] = {
      "UPDATE fame_players SET wins = wins + 1", "DELETE FROM fame_results",
      "UPDATE run_players SET computer = 1",
      "INSERT INTO fame_boards VALUES (99, 'sudoku', '', '', 0, 2, 1, 0, 1, 0)"};
  for (const std::string_view sql : ways) {
    const Answer answer = check_after(std::string(sql));
    EXPECT_EQ(answer.status, 1) << sql;
    EXPECT_THAT(answer.err, HasSubstr("the leaderboards do not follow from the runs")) << sql;
  }
}

TEST(Check, NamesRatingsThatDoNotFollowFromTheRuns) {
  const std::string_view ways[] = {
      "UPDATE ratings SET rating = rating + 1 WHERE player = 2",
      "UPDATE ratings SET deviation = 50",
      "UPDATE ratings SET won = won + 1 WHERE player = 2",
      "UPDATE ratings SET listed = 0",
      "UPDATE ratings SET settled = 1",
      "DELETE FROM ratings WHERE player = 1",
      "DELETE FROM rating_changes WHERE player = 1",
      "UPDATE rating_changes SET rating = rating - 1 WHERE player = 1",
      "INSERT INTO ratings SELECT player, game, '15x15x5', rating, deviation, volatility, won, "
      "drawn, lost, wall_ms, change, settled, listed FROM ratings WHERE player = 1",
      "INSERT INTO rating_changes VALUES (1, 'tictactoe', '15x15x5', 1, 1500)"};
  for (const std::string_view sql : ways) {
    const Answer answer = check_after(std::string(sql));
    EXPECT_EQ(answer.status, 1) << sql;
    EXPECT_THAT(answer.err, HasSubstr("the ratings do not follow from the runs")) << sql;
  }
}

TEST(Check, NamesARunThatIsNotRated) {
  const Answer answer = check_after("UPDATE runs SET rated = ''");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("run KITE-42/1"));
}

TEST(Check, NamesAChapterThatIsNotWhatTheJournalLeadsTo) {
  const std::string_view ways[] = {
      "UPDATE chapters SET state = CAST(substr(state, 1, length(state) - 1) || x'07' AS BLOB)",
      "UPDATE chapters SET match = 2", "UPDATE chapters SET state_hash = state_hash + 1"};
  for (const std::string_view sql : ways) {
    const Answer answer = check_after(std::string(sql));
    EXPECT_EQ(answer.status, 1) << sql;
    EXPECT_THAT(answer.err, testing::ContainsRegex("room KITE-42: the chapter at event [0-9]+ is "
                                                   "not what the journal leads to"))
        << sql;
  }
}

// It remains if a room was closed and no newer server used it again.
TEST(Check, DoesNotCompareAChapterOfAFormerFormat) {
  const Answer answer =
      check_after("UPDATE chapters SET state = CAST(x'01' || substr(state, 2) AS BLOB)");
  EXPECT_EQ(answer.status, 0) << answer.err;
}

TEST(Check, NamesAChapterBeyondTheJournal) {
  const Answer answer = check_after("UPDATE chapters SET seq = 99");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("the chapter at event 99 is beyond the journal"));
}

TEST(Check, NamesARememberedCommandThatWasNeverTaken) {
  const Answer answer = check_after("UPDATE room_clients SET client = x'01020304'");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("that its journal does not have"));
}

TEST(Check, NamesACommandThatIsNotRemembered) {
  const Answer answer = check_after("DELETE FROM room_clients WHERE player = 2");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("room KITE-42 does not remember the command at event "));
}

TEST(Check, NamesACommandThatWasTakenTwice) {
  const Answer answer = check_after(
      "UPDATE batches SET (player, client, client_seq) = (SELECT player, client, client_seq FROM "
      "batches WHERE id = 2) WHERE id = 4");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("is of a command that was taken before"));
}

TEST(Check, NamesARoomThatIsClosedInOnePlaceOnly) {
  const Answer answer = check_after("UPDATE rooms SET closed = 1");
  EXPECT_EQ(answer.status, 1);
  EXPECT_THAT(answer.err, HasSubstr("room KITE-42 is closed in the ledger"));
}

TEST(Check, SaysThatTheFileIsDamagedWhereverItIs) {
  const Scratch scratch;
  play_an_evening(scratch / "data");
  const std::filesystem::path file = std::filesystem::path(scratch / "data") / "gridmates.db";
  const std::filesystem::path good = scratch / "good";
  std::filesystem::copy_file(file, good);
  constexpr std::uintmax_t kPage = 4'096;
  const std::string noise(4 * kPage, '\xa5');
  const auto size = std::filesystem::file_size(good);
  ASSERT_GT(size, 8 * kPage);
  for (std::uintmax_t at = kPage; at + noise.size() <= size; at += noise.size()) {
    std::filesystem::copy_file(good, file, std::filesystem::copy_options::overwrite_existing);
    std::fstream(file, std::ios::in | std::ios::out | std::ios::binary)
        .seekp(static_cast<std::streamoff>(at))
        .write(noise.data(), static_cast<std::streamsize>(noise.size()));
    const Answer answer = check_quietly(scratch / "data");
    EXPECT_EQ(answer.status, 1) << at << answer.err;
    EXPECT_THAT(answer.err, testing::StartsWith("gridmatesd: the database is damaged: "));
    EXPECT_EQ(std::count(answer.err.begin(), answer.err.end(), '\n'), 1) << answer.err;
  }
}

TEST(Check, CannotReadWhatIsNotThere) {
  const Scratch scratch;
  const Answer answer = check_quietly(scratch / "nothing");
  EXPECT_EQ(answer.status, 3);
  EXPECT_FALSE(std::filesystem::exists(scratch / "nothing")) << "looking makes nothing";
}

}  // namespace
}  // namespace gridmates::app
