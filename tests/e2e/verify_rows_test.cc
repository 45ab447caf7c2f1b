// Runs played by real clients: changes and additions in rows that are not part of a room's state
// are found.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"
#include "tests/e2e/forgery.h"

namespace gridmates::e2e {
namespace {

using testing::HasSubstr;
using testing::StartsWith;

// Only A1 to A3 are empty: 5, 3 and 4.
constexpr const char* kThreeOpen =
    "...678912672195348198342567859761423426853791713924856961537284287419635345286179";

class VerifyRows : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(started_) << evening_.log(); }

  // Opens a room, lets bo join and starts; returns its code.
  std::string open(const std::string& what) {
    const std::string code = code_of(ana_.ask("new " + what + " --puzzle " + kThreeOpen));
    EXPECT_THAT(bo_.ask("join " + code), StartsWith("ok join"));
    EXPECT_THAT(ana_.ask("start"), StartsWith("ok start"));
    EXPECT_TRUE(bo_.see("match 1 started"));
    return code;
  }
  static void set(Player& player, const std::string& what) {
    std::string answer;
    do {
      answer = player.ask("set " + what);
    } while (answer.find("FROZEN") != std::string::npos);
    EXPECT_THAT(answer, StartsWith("ok set"));
  }
  // Ana and bo solve a Sudoku; returns the room's code.
  std::string solve() {
    const std::string code = open("sudoku coop");
    set(ana_, "A1 5");
    set(bo_, "A2 3");
    set(ana_, "A3 4");
    EXPECT_TRUE(ana_.see("match 1: solved."));
    return code;
  }
  void tamper(const std::function<bool(const std::filesystem::path&)>& change) {
    ASSERT_EQ(evening_.stop_server(), 0);
    ASSERT_TRUE(change(evening_.data()));
    ASSERT_TRUE(evening_.start()) << evening_.log();
  }
  void change_row(const std::string& sql) {
    tamper([&sql](const auto& data) { return change_rows(data, sql); });
  }
  // Sets the author of bo's move, and moves its wall time by `later_ms`.
  void change_move(const std::string& code, MemberNo by, std::int64_t later_ms, Hashes hashes) {
    bool ana = true;
    const auto change = [&](room::Event& event) {
      if (!std::holds_alternative<room::Moved>(event.what) || !(ana = !ana)) return;
      event.by = by;
      event.wall_ms += later_ms;
    };
    tamper([&](const auto& data) { return forge_journal(data, code, change, hashes); });
  }
  std::string said(const std::string& run) const {
    const Ran ran = evening_.command({"gridmates", "verify", run});
    EXPECT_EQ(ran.status, ran.out.find(": holds") == std::string::npos ? 1 : 0) << ran.err;
    return ran.out;
  }

  Evening evening_;
  const bool started_ = evening_.start();
  Player ana_ = evening_.client("ana");
  Player bo_ = evening_.client("bo");
};

TEST_F(VerifyRows, RulesThatTheServerHadNoMoreAreFound) {
  const std::string run = solve() + "/1";
  EXPECT_THAT(said(run), StartsWith(run + ": holds"));
  change_row("UPDATE runs SET rules = 0");
  EXPECT_THAT(said(run), HasSubstr("differs: puzzle, server a pasted one, journal none"))
      << "such lines had none";
  change_row(
      "UPDATE runs SET puzzle = '', too_fast = 0, ranks = 1, clicks = 0, worth = 0, category = "
      "replace(category, level || ' ', '')");
  EXPECT_THAT(said(run), HasSubstr("differs: rules, server 0, journal 3 or later"));
}

TEST_F(VerifyRows, WhoMovedAndWhenIsPartOfTheHashes) {
  const std::string code = solve();
  const std::string damaged = code + "/1: differs: journal, the server finds it damaged\n";
  change_move(code, MemberNo(2), 60'000, Hashes::kAsTheyWere);
  EXPECT_EQ(said(code + "/1"), damaged) << "a minute later, by bo as before";
}

TEST_F(VerifyRows, AMoveOfAnotherMemberIsFoundWithoutHashesToo) {
  const std::string code = solve();
  for (const Hashes hashes : {Hashes::kAnew, Hashes::kOfBefore}) {
    change_move(code, MemberNo(1), 0, hashes);
    EXPECT_THAT(said(code + "/1"), HasSubstr(": another member has made it\n"));
    change_move(code, MemberNo(2), 0, hashes);
    EXPECT_THAT(said(code + "/1"), StartsWith(code + "/1: holds")) << "as it was";
  }
}

TEST_F(VerifyRows, LinesOfARaceThatAreTooManyOrGoneAreFound) {
  const std::string run = open("sudoku race") + "/1";
  for (Player* player : {&ana_, &bo_}) {
    for (const char* cell : {"A1 5", "A2 3", "A3 4"}) set(*player, cell);
  }
  EXPECT_TRUE(bo_.see("match 1: solved, ana first."));
  EXPECT_THAT(said(run), StartsWith(run + ": holds, ana"));
  const std::string copy =
      "INSERT INTO run_players (run, place, player, name, seat, result, time_ms) ";
  change_row(copy +
             "SELECT run, 2, player, name, seat, result, time_ms FROM run_players "
             "WHERE place = 1");
  EXPECT_THAT(said(run),
              HasSubstr("differs: lines, server of players 1, 2, 2, journal of players 1, 2\n"));
  change_row("UPDATE run_players SET player = 99, name = 'eve', seat = 2 WHERE place = 2");
  EXPECT_THAT(
      said(run),
      HasSubstr("differs: lines, server of players another, 1, 2, journal of players 1, 2\n"));
  change_row("DELETE FROM run_players WHERE place > 0");
  change_row("UPDATE runs SET team_size = 1");
  EXPECT_THAT(said(run),
              HasSubstr("differs: lines, server of players 1, journal of players 1, 2\n"));
}

}  // namespace
}  // namespace gridmates::e2e
