// Checks the sources against the rules of the house: includes between folders, places of
// interfaces, sizes of files.
#include <fstream>
#include <iostream>
#include <map>
#include <regex>
#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/tidy/game_names.h"
#include "tests/tidy/idioms.h"
#include "tests/tidy/source_tree.h"

namespace gridmates::tidy {
namespace {

const std::filesystem::path kRoot = GRIDMATES_SOURCE_DIR;

std::string read_file(const std::filesystem::path& path) {
  std::ifstream file(path);
  std::stringstream text;
  text << file.rdbuf();
  return text.str();
}

std::map<std::string, std::set<std::string>> the_house() {
  return read_house(read_file(kRoot / GRIDMATES_BINARY_DIR / "house.txt"));
}

TEST(House, EveryFolderWithSourcesHasALine) {
  const auto house = the_house();
  ASSERT_GT(house.size(), 15u);
  for (const auto& source : read_sources(kRoot, false)) {
    const bool is_program = source.path == "server/main.cc" || source.path == "client/main.cc";
    EXPECT_TRUE(is_program || house.contains(source.folder))
        << source.path << " stands in no folder of the house";
  }
}

TEST(House, NobodyIncludesWhatTheirFolderMayNot) {
  EXPECT_THAT(forbidden_includes(read_sources(kRoot, false), the_house()), testing::IsEmpty());
}

TEST(House, TheIncludeRulesNoticeABrokenWall) {
  const auto house = the_house();
  const std::vector<Source> wrong = {
      {"engine/sudoku/x.cc", "engine/sudoku", {"#include \"engine/tictactoe/rules.h\""}},
      {"engine/core/x.cc", "engine/core", {"#include <sys/socket.h>"}},
      {"server/room/x.cc", "server/room", {"#include \"server/ports/journal.h\""}},
      {"server/room/y.cc", "server/room", {"#include \"gridmates/v1/room.pb.h\""}},
      {"server/net/x.cc", "server/net", {"#include \"server/room/room.h\""}},
      {"server/store/x.cc", "server/store", {"#include <google/protobuf/message.h>"}},
      {"server/actors/x.cc", "server/actors", {"#include <boost/beast/core.hpp>"}},
      {"server/actors/sessions/x.cc",
       "server/actors/sessions",
       {"#include \"server/actors/rooms/room_actor.h\""}},
      {"server/actors/shard/x.cc",
       "server/actors/shard",
       {"#include \"server/actors/sessions/session.h\""}},
      {"client/bot/x.cc", "client/bot", {"#include <boost/asio/ip/tcp.hpp>"}},
      {"server/lobby/x.cc", "server/lobby", {"#include <sqlite3.h>"}},
      {"client/linear/x.cc", "client/linear", {"#include \"client/terminal/screen.h\""}},
      {"client/core/x.cc", "client/core", {"#include \"server/base/ids.h\""}},
  };
  for (const auto& source : wrong) {
    EXPECT_THAT(forbidden_includes({source}, house), testing::SizeIs(1)) << source.path;
  }
}

TEST(House, OnlyItsOwnFilesNameAGame) {
  const std::vector<Source> sources =
      read_files(kRoot, {"engine", "proto", "server", "client", "command_line", "cmake"},
                 {".h", ".cc", ".proto", ".cmake"});
  ASSERT_GT(sources.size(), 300u);
  EXPECT_THAT(foreign_names(sources, read_game_names(kRoot, the_house())), testing::IsEmpty());
}

TEST(House, AGameThatIsNamedElsewhereIsNoticed) {
  const GameNames games = read_game_names(kRoot, the_house());
  ASSERT_GE(games.size(), 3u);
  const std::vector<Source> wrong = {
      {"server/room/x.cc", "server/room", {"// As in Tic-tac-toe."}},
      {"client/linear/x.cc", "client/linear", {"if (move.has_tictactoe()) return;"}},
      {"client/terminal/x.h", "client/terminal", {"v1::TIC_TAC_TOE_MARK_X"}},
      {"client/games/sudoku/x.cc", "client/games/sudoku", {"v1::MinesweeperMove move;"}},
      {"engine/core/x.h", "engine/core", {"constexpr bool sudoku_only = true;"}},
      {"client/words/x.cc", "client/words", {"auto board = MinesBoard::of(match);"}},
      {"server/store/x.cc", "server/store", {"std::uint32_t mines = 0;"}},
      {"proto/gridmates/v1/room.proto", "proto/gridmates/v1", {"  // For \"sudoku\"."}},
      {"cmake/x.cmake", "cmake", {"gm_folder(engine/minesweeper)"}},
      {"engine/ultimate/x.h", "engine/ultimate", {"// Not as in tic-tac-toe."}},
  };
  for (const auto& source : wrong) {
    EXPECT_THAT(foreign_names({source}, games), testing::SizeIs(1)) << source.path;
  }
  const std::vector<Source> good = {
      {"client/tools/sudoku/x.cc", "client/tools/sudoku", {"// A Sudoku."}},
      {"proto/gridmates/v1/minesweeper.proto", "proto/gridmates/v1", {"message MinesweeperCell {"}},
      {"proto/gridmates/v1/game.proto", "proto/gridmates/v1", {"SudokuMove sudoku = 10;"}},
      {"server/room/x.cc", "server/room", {"// The host determines it."}},
      {"engine/ultimate/x.h", "engine/ultimate", {"// Ultimate tic-tac-toe is this."}},
  };
  EXPECT_THAT(foreign_names(good, games), testing::IsEmpty());
}

TEST(House, ThereAreNoCircles) {
  const auto house = the_house();
  for (const auto& [folder, uses] : house) {
    EXPECT_FALSE(reach(house, folder).contains(folder)) << folder << " reaches itself";
  }
}

TEST(House, OnTheServerVirtualInterfacesStandInPortsAlone) {
  const std::regex declares(R"(^\s*virtual\s)");
  // The port through which a shard has its rooms and sessions.
  const std::string_view residents = "server/actors/shard/residents.h";
  for (const auto& source : read_sources(kRoot, false)) {
    if (!source.path.starts_with("server/") || source.folder == "server/ports") continue;
    if (source.path == residents) continue;
    for (const auto& line : source.lines)
      EXPECT_FALSE(std::regex_search(line, declares)) << source.path << ": " << line;
  }
}

TEST(House, OnlyOneFileKnowsCurses) {
  std::vector<std::string> knows;
  for (const auto& source : read_sources(kRoot, false)) {
    for (const auto& line : source.lines) {
      if (included(line).find("curses.h") != std::string::npos) knows.push_back(source.path);
    }
  }
  EXPECT_THAT(knows, testing::UnorderedElementsAre("client/terminal/curses_screen.cc"));
}

TEST(House, HeadersAreIncludedOnceAndSayWhatTheyAre) {
  for (const auto& source : read_sources(kRoot, true)) {
    if (!source.path.ends_with(".h")) continue;
    ASSERT_FALSE(source.lines.empty()) << source.path;
    EXPECT_TRUE(source.lines.front().starts_with("//"))
        << source.path << " does not say what it is";
    const auto once = std::find(source.lines.begin(), source.lines.end(), "#pragma once");
    EXPECT_NE(once, source.lines.end()) << source.path << " lacks #pragma once";
  }
}

TEST(House, ATypeIsDefinedOnce) {
  for (const auto& [type, paths] : defined_types(read_sources(kRoot, true))) {
    EXPECT_EQ(paths.size(), 1u) << type << ": " << testing::PrintToString(paths);
  }
}

TEST(House, ATypeThatIsDefinedTwiceIsNoticed) {
  const auto types = defined_types(
      {{"a/a.h", "a", {"namespace x::y {", "struct Step {", "};", "}  // namespace x::y"}},
       {"b/b.cc",
        "b",
        {"namespace x::y {", "namespace {", "struct Own {", "}  // namespace",
         "class Step final : public Move {", "}  // namespace x::y"}},
       {"c/c.h", "c", {"namespace x {", "enum class Step : int {", "}  // namespace x"}}});
  EXPECT_THAT(types.at("x::y::Step"), testing::UnorderedElementsAre("a/a.h", "b/b.cc"));
  EXPECT_THAT(types.at("x::Step"), testing::UnorderedElementsAre("c/c.h"));
  EXPECT_EQ(types.size(), 2u);
}

// A file over its budget should be split. Existing ones are listed in sizes.txt with their size,
// which may shrink but never grow.
TEST(House, NoFileGrowsPastItsBudget) {
  constexpr std::size_t kHeaderLines = 150;
  constexpr std::size_t kSourceLines = 300;
  std::map<std::string, std::size_t> known;
  std::ifstream file(kRoot / "tests/tidy/sizes.txt");
  for (std::string path, lines; file >> path >> lines;) known[path] = std::stoul(lines);

  std::map<std::string, std::size_t> over;
  for (const auto& source : read_sources(kRoot, true)) {
    const std::size_t budget = source.path.ends_with(".h") ? kHeaderLines : kSourceLines;
    if (source.lines.size() > budget) over[source.path] = source.lines.size();
  }
  for (const auto& [path, lines] : over) {
    std::cout << path << ' ' << lines << '\n';
    EXPECT_LE(lines, known.contains(path) ? known[path] : 0)
        << path << " has " << lines << " lines";
  }
  for (const auto& [path, lines] : known) {
    EXPECT_TRUE(over.contains(path))
        << path << " is within its budget now: take it out of sizes.txt";
  }
}

TEST(House, PlainWords) {
  const std::vector<Source> sources = read_files(
      kRoot,
      {"engine", "proto", "server", "client", "command_line", "docs", "tests", "scripts", "cmake"},
      {".h", ".cc", ".proto", ".md", ".cmake", ".sh", ".py"});
  ASSERT_GT(sources.size(), 500u);
  EXPECT_THAT(idioms_in(sources), testing::IsEmpty());
}

TEST(House, AnIdiomIsNoticed) {
  for (const char* words :
       {"at most so many cells", "Whoever asks", "unless told", "who is told", "as was wished",
        "wished for", "in company", "a board of fame", "Esc: not", "all but for one"}) {
    EXPECT_THAT(idioms_in({{"docs/x.md", "docs", {words}}}), testing::SizeIs(1)) << words;
  }
  EXPECT_THAT(idioms_in({{"docs/x.md", "docs", {"so far, many are told: press Esc"}}}),
              testing::IsEmpty());
}

}  // namespace
}  // namespace gridmates::tidy
