// Runs played by real clients hold, and changes in the server's database or in a saved replay are
// found.
#include <utility>

#include "engine/sudoku/moves.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/e2e/evening.h"
#include "tests/e2e/forgery.h"

namespace gridmates::e2e {
namespace {

using testing::AllOf;
using testing::EndsWith;
using testing::HasSubstr;
using testing::MatchesRegex;
using testing::StartsWith;

// Only A1 to A3 are empty: 5, 3 and 4.
constexpr const char* kAlmostSolved =
    "...678912672195348198342567859761423426853791713924856961537284287419635345286179";

class Verify : public testing::Test {
 protected:
  void SetUp() override { ASSERT_TRUE(started_) << evening_.log(); }

  // Opens a room, lets bo join and starts; returns its code.
  std::string open(const std::string& what) {
    const std::string opened = ana_.ask("new " + what);
    EXPECT_THAT(opened, StartsWith("ok new ")) << opened;
    const std::string code = code_of(opened);
    EXPECT_THAT(bo_.ask("join " + code), StartsWith("ok join"));
    EXPECT_THAT(ana_.ask("start"), StartsWith("ok start"));
    EXPECT_TRUE(bo_.see("match 1 started"));
    return code;
  }
  // Ana and bo solve a Sudoku with a hint; returns the run.
  std::string solve() {
    const std::string code = open("sudoku coop --puzzle " + std::string(kAlmostSolved));
    EXPECT_THAT(ana_.ask("set A1 5"), StartsWith("ok set"));
    EXPECT_THAT(bo_.ask("hint"), StartsWith("ok hint"));
    EXPECT_THAT(bo_.ask("set A2 3"), StartsWith("ok set"));
    EXPECT_THAT(ana_.ask("set A3 4"), StartsWith("ok set"));
    EXPECT_TRUE(ana_.see("match 1: solved."));
    return code + "/1";
  }
  // Stops the server, changes its data, and starts it again.
  void tamper(const std::function<bool(const std::filesystem::path&)>& change) {
    ASSERT_EQ(evening_.stop_server(), 0);
    ASSERT_TRUE(change(evening_.data()));
    ASSERT_TRUE(evening_.start()) << evening_.log();
  }
  void change_row(const std::string& sql) {
    tamper([&sql](const auto& data) { return change_rows(data, sql); });
  }
  Ran verify(const std::string& run, std::vector<std::string> more = {}) const {
    more.insert(more.begin(), {"gridmates", "verify", run});
    return evening_.command(std::move(more));
  }
  // The output for a run that does not hold.
  std::string differs(const std::string& run) const {
    const Ran ran = verify(run);
    EXPECT_EQ(ran.status, 1) << ran.out << ran.err;
    return ran.out;
  }

  Evening evening_;
  const bool started_ = evening_.start();
  Player ana_ = evening_.client("ana");
  Player bo_ = evening_.client("bo");
};

TEST_F(Verify, ARunHoldsWithAndWithoutItsServer) {
  const std::string run = solve();
  const Ran ran = verify(run);
  EXPECT_EQ(ran.status, 0) << ran.err;
  EXPECT_THAT(ran.out, MatchesRegex(run + ": holds, 0:0[0-9]\\.[0-9]+, hints 1(, on no .*)?\n"));
  EXPECT_THAT(verify(run, {"--json"}).out,
              StartsWith("{\"run\":\"" + run + "\",\"verdict\":\"holds\""));
  EXPECT_EQ(verify(run, {"--player", "ana"}).status, 2);

  const Ran replay = evening_.command({"gridmates", "replay", run, "--json"});
  ASSERT_EQ(replay.status, 0) << replay.err;
  ASSERT_EQ(evening_.stop_server(), 0);
  const Ran again = e2e::run({"gridmates", "verify", "-"}, replay.out);
  EXPECT_EQ(again.status, 0) << again.out << again.err;
  EXPECT_EQ(again.out, ran.out);
  EXPECT_EQ(verify(run).status, 3) << "there is no server";
}

TEST_F(Verify, WhatDoesNotCountHoldsToo) {
  const std::string code =
      code_of(ana_.ask("new sudoku coop --puzzle " + std::string(kAlmostSolved)));
  ASSERT_EQ(ana_.ask("start"), "ok start");
  ASSERT_EQ(ana_.ask("set A1 5"), "ok set");
  ASSERT_EQ(ana_.ask("stop"), "ok stop");
  ASSERT_TRUE(ana_.see("match 1: unsolved (stopped)"));
  const Ran ran = evening_.command({"gridmates", "verify", code + "/1", "--name", "ana"});
  EXPECT_EQ(ran.status, 0) << ran.out << ran.err;
  EXPECT_THAT(ran.out, EndsWith(", not on the leaderboards\n"));
}

TEST_F(Verify, AChangedLineIsFoundInAFile) {
  const std::string run = solve();
  const std::string good = evening_.command({"gridmates", "replay", run, "--json"}).out;
  const auto with = [&good](const std::string& old, const std::string& by) {
    std::string text = good;
    const std::size_t at = text.find(old);
    EXPECT_NE(at, std::string::npos) << old;
    text.replace(at, old.size(), by);
    const Ran ran = e2e::run({"gridmates", "verify", "-"}, text);
    EXPECT_EQ(ran.status, 1) << ran.err;
    return ran.out;
  };
  EXPECT_THAT(with("\"cell\":1,\"digit\":3", "\"cell\":1,\"digit\":4"), HasSubstr("differs: "));
  EXPECT_THAT(with("\"assisted\":true,\"timeMs\":\"", "\"assisted\":true,\"timeMs\":\"9"),
              HasSubstr("differs: time, server "));
  EXPECT_THAT(with("\"players\":[{\"name\":\"ana\"", "\"players\":[{\"name\":\"eve\""),
              HasSubstr("differs: players, server eve, bo, journal ana, bo"));
  EXPECT_EQ(e2e::run({"gridmates", "verify", "-"}, "0:00.000  start\n").status, 2);
  EXPECT_EQ(e2e::run({"gridmates", "verify", "-", "--player", "bo"}, good).status, 2);
}

TEST_F(Verify, AChangedRowIsFound) {
  const std::string run = solve();
  change_row("UPDATE runs SET time_ms = 602");
  EXPECT_THAT(differs(run), AllOf(StartsWith(run + ": differs: time, server 0:00.602, journal 0:"),
                                  EndsWith("\n")));
  const std::pair<std::string, std::string> rows[] = {
      {"run_players SET player = (SELECT min(player) FROM run_players)", "player, server not "},
      {"run_players SET name = 'eve' WHERE place = 1", "players, server ana, eve, journal ana, bo"},
      {"runs SET assisted = 0", "help, server without help, journal with help"},
      {"runs SET category = replace(category, ' hints', '')", "help, server none, journal hints"},
      {"runs SET team_size = 5", "number of players, server 5, journal 2"},
      {"runs SET stopped = 1", "stopped, server yes, journal no"},
      {"runs SET clicks = 7", "clicks, server 7, journal 0"},
      {"run_players SET result = 3", "result, server lost, lost, journal solved, solved"}};
  for (const auto& [changed, what] : rows) {
    change_row("UPDATE " + changed);
    EXPECT_THAT(differs(run), HasSubstr("differs: " + what));
  }
}

TEST_F(Verify, ALineOnAnotherLeaderboardIsFound) {
  const std::string run = solve();
  change_row("UPDATE runs SET level = 'hard'");
  EXPECT_THAT(differs(run), HasSubstr(", hard, journal "));
  change_row("UPDATE fame_boards SET category = replace(category, ' hints', ''), assisted = 0");
  EXPECT_THAT(differs(run), HasSubstr("server lists the run elsewhere or nowhere, journal "));
}

TEST_F(Verify, AChangedEventThatNoLongerFitsIsFoundByTheServer) {
  const std::string run = solve();
  tamper([&run](const auto& data) {
    // From the first move on, everything happens a second later.
    bool moved = false;
    const auto later = [&moved](room::Event& event) {
      moved = moved || std::holds_alternative<room::Moved>(event.what);
      if (moved) event.room_ms += 1'000;
    };
    return forge_journal(data, run.substr(0, run.find('/')), later, Hashes::kAsTheyWere);
  });
  EXPECT_EQ(differs(run), run + ": differs: journal, the server finds it damaged\n");
}

TEST_F(Verify, AForgedJournalIsFound) {
  const std::string run = solve();
  const std::string code = run.substr(0, run.find('/'));
  const auto forge = [&](const std::function<void(room::Event&)>& change) {
    tamper([&](const auto& data) { return forge_journal(data, code, change); });
  };
  // The time of the last move and of the end.
  std::uint64_t ended_ms = 0;
  forge([&ended_ms](room::Event& event) {
    if (std::holds_alternative<room::MatchEnded>(event.what)) ended_ms = event.room_ms;
    if (event.room_ms > 0 && std::holds_alternative<room::MatchEnded>(event.what)) {
      event.room_ms += 5'000;
    }
  });
  EXPECT_THAT(differs(run),
              HasSubstr("it is recorded as ending with its last move, but ends later"));
  forge([&ended_ms](room::Event& event) {
    const bool is_move = std::holds_alternative<room::Moved>(event.what);
    if (event.room_ms == ended_ms && is_move) event.room_ms += 5'000;
  });
  EXPECT_THAT(differs(run), HasSubstr(": differs: time, server 0:"));
  forge([&ended_ms](room::Event& event) {
    if (event.room_ms == ended_ms + 5'000) event.room_ms = ended_ms;
  });
  EXPECT_EQ(verify(run).status, 0) << "as it was";

  // The hint becomes a bookmark.
  core::Bytes hint;
  forge([&hint](room::Event& event) {
    auto* moved = std::get_if<room::Moved>(&event.what);
    if (moved == nullptr) return;
    const auto move = core::decode<sudoku::Move>(moved->move.items());
    if (!move || !std::holds_alternative<sudoku::HintFound>(move->action)) return;
    hint = moved->move.items();
    moved->move = core::Blob<limits::kMoveBytes>(
        core::encode(sudoku::Move{sudoku::Bookmark{sudoku::BookmarkName("here")}}));
  });
  EXPECT_THAT(differs(run), AllOf(HasSubstr("help, server with help, journal without help"),
                                  HasSubstr("help, server hints, journal none")));
  change_row("UPDATE runs SET category = replace(category, ' hints', ''), assisted = 0");
  EXPECT_THAT(differs(run), HasSubstr("differs: leaderboard, "));
  change_row("UPDATE fame_boards SET category = replace(category, ' hints', ''), assisted = 0");
  EXPECT_EQ(verify(run).status, 0) << "the journal and its line agree: nothing tells";

  // The last digit is changed.
  forge([](room::Event& event) {
    auto* moved = std::get_if<room::Moved>(&event.what);
    if (moved == nullptr) return;
    const auto move = core::decode<sudoku::Move>(moved->move.items());
    const auto* set = move ? std::get_if<sudoku::Set>(&move->action) : nullptr;
    if (set == nullptr || set->cell != 2) return;
    moved->move = core::Blob<limits::kMoveBytes>(core::encode(sudoku::Move{sudoku::Set{2, 7}}));
  });
  EXPECT_THAT(differs(run), HasSubstr("differs: journal, event "));
}

TEST_F(Verify, DuelsHold) {
  for (const std::string game : {"tictactoe", "connectfour"}) {
    const bool is_small = game == "tictactoe";
    const std::string code = open(game + " versus");
    constexpr const char* kSmall[] = {"play a1", "play b1", "play a2", "play b2", "play a3"};
    constexpr const char* kColumns[] = {"play 1", "play 2", "play 1", "play 2",
                                        "play 1", "play 2", "play 1"};
    const int moves = is_small ? 5 : 7;
    for (int i = 0; i < moves; ++i) {
      Player& player = i % 2 == 0 ? ana_ : bo_;
      EXPECT_THAT(player.ask(is_small ? kSmall[i] : kColumns[i]), StartsWith("ok play"));
    }
    const std::string run = code + "/1";
    EXPECT_TRUE(ana_.see("Run " + run + "."));
    EXPECT_THAT(verify(run).out, MatchesRegex(run + ": holds, [0-9:.]+, won by ana\n"));
    ana_.ask("leave");
    bo_.ask("leave");
  }
  change_row("UPDATE run_players SET result = 4 - result");
  const Ran list = evening_.command({"gridmates", "leaderboard", "--game", "tictactoe", "--json"});
  const std::size_t at = list.out.find("/1\"");
  ASSERT_NE(at, std::string::npos) << list.out;
  const std::size_t begin = list.out.rfind('"', at) + 1;
  EXPECT_THAT(differs(list.out.substr(begin, at + 2 - begin)),
              HasSubstr("differs: result, server lost, won, journal won, lost"));
}

TEST_F(Verify, AnAgreedDrawHolds) {
  const std::string code = open("connectfour versus");
  EXPECT_THAT(ana_.ask("play 4"), StartsWith("ok play"));
  EXPECT_EQ(ana_.ask("draw"), "ok draw");
  ASSERT_TRUE(bo_.see("ana asks: draw?"));
  EXPECT_EQ(bo_.ask("yes"), "ok yes");
  const std::string run = code + "/1";
  EXPECT_TRUE(ana_.see("Run " + run + "."));
  EXPECT_THAT(verify(run).out, MatchesRegex(run + ": holds, [0-9:.]+, drawn\n"));
}

TEST_F(Verify, RacesHoldForEachPlayer) {
  const std::string code =
      open("sudoku race --checked yes --mistake 1 --puzzle " + std::string(kAlmostSolved));
  const std::string run = code + "/1";
  const auto solve = [](Player& player) {
    for (const char* set : {"set A1 5", "set A2 3", "set A3 4"}) {
      std::string answer;
      do {
        answer = player.ask(set);
      } while (answer.find("FROZEN") != std::string::npos);
      EXPECT_THAT(answer, StartsWith("ok set"));
    }
  };
  std::string answer;
  do {
    answer = bo_.ask("set A1 4");  // wrong: it costs a second
  } while (answer.find("FROZEN") != std::string::npos);
  EXPECT_THAT(answer, StartsWith("ok set"));
  solve(ana_);
  solve(bo_);
  EXPECT_TRUE(bo_.see("match 1: solved, ana first."));
  EXPECT_THAT(verify(run).out, StartsWith(run + ": holds, ana, 0:0"));
  EXPECT_THAT(verify(run, {"--player", "bo"}).out, StartsWith(run + ": holds, bo, 0:0"));
  change_row("UPDATE run_players SET time_ms = 3 WHERE name = 'bo'");
  EXPECT_THAT(verify(run, {"--player", "bo"}).out,
              HasSubstr("differs: time, server 0:00.003, journal 0:0"));
  EXPECT_EQ(verify(run).status, 0) << "ana's is as it was";
}

TEST_F(Verify, AMatchThatIsNoRunIsForThoseWhoWereThere) {
  const std::string code = open("minesweeper coop --id 9x9x10+7@e5");
  EXPECT_THAT(ana_.ask("hint"), StartsWith("ok hint"));
  EXPECT_THAT(ana_.ask("flag a1"), StartsWith("ok flag"));
  EXPECT_THAT(ana_.ask("stop"), StartsWith("ok stop"));
  const Ran ran = verify(code + "/1");  // no run, and this client was not in the room
  EXPECT_THAT(ran.err, HasSubstr("There is no such finished match"));
}

}  // namespace
}  // namespace gridmates::e2e
