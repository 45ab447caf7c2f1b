// A replay printed as JSON is read again, and changes to it are detected.
#include "client/tools/replay/replay_lines.h"

#include <gmock/gmock.h>

#include <cstdio>
#include <fstream>

#include "client/tools/replay/moves.h"
#include "client/tools/replay/verdict.h"
#include "engine/games/games.h"
#include "tests/client/tools/replay/told_match.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;

// Reads a file with this text as a replay; or returns the error.
std::variant<v1::Replay, std::string> read_text(const std::string& text) {
  const std::string path = testing::TempDir() + "gridmates_replay_lines_test.json";
  std::ofstream(path) << text;
  Source source(path);
  auto read = read_replay(source);
  std::remove(path.c_str());
  return read;
}

std::string said_of_text(const std::string& text) {
  const auto read = read_text(text);
  const auto* why = std::get_if<std::string>(&read);
  if (why != nullptr) return *why;
  return verdict_text(verdict_of(std::get<v1::Replay>(read), all_games()));
}

void replace(std::string& text, const std::string& old, const std::string& by) {
  const std::size_t at = text.find(old);
  ASSERT_NE(at, std::string::npos) << old;
  text.replace(at, old.size(), by);
}

TEST(ReplayLines, HoldAsTheyWerePrinted) {
  EXPECT_EQ(said_of_text(moves_json(solved_together())), "KITE-42/1: holds, 19:22.041, hints 2\n");
  EXPECT_EQ(said_of_text("\n" + moves_json(duel()) + "\n"), "KITE-42/1: holds, 0:05.000, won\n");
}

TEST(ReplayLines, ThatWereChangedAreFound) {
  const std::string good = moves_json(solved_together());
  std::string text = good;
  replace(text, "\"roomTimeMs\":\"61000\"", "\"roomTimeMs\":\"61001\"");
  EXPECT_THAT(said_of_text(text), HasSubstr("differs: events,"));
  text = good;
  replace(text, "\"timeMs\":\"1162041\"", "\"timeMs\":\"1602\"");
  EXPECT_EQ(said_of_text(text), "KITE-42/1: differs: time, server 0:01.602, journal 19:22.041\n");
  text = good;
  replace(text, "\"set\":{\"cell\":2,\"digit\":4}", "\"set\":{\"cell\":2,\"digit\":6}");
  EXPECT_THAT(said_of_text(text), HasSubstr("differs: journal, event "));
  text = good;
  const std::size_t line = text.rfind('\n', text.find("hintFound")) + 1;
  text.erase(line, text.find('\n', line) + 1 - line);
  EXPECT_THAT(said_of_text(text), HasSubstr("9 events are there, and the match has 10"));
}

TEST(ReplayLines, ThatAreNoneAreNamed) {
  EXPECT_EQ(said_of_text(""), "there is nothing to read");
  EXPECT_EQ(said_of_text("KITE-42/1: sudoku, co-op\n"), "line 1: this is not a replay in JSON");
  EXPECT_EQ(said_of_text("{}\n"), "line 1: this is not a replay in JSON");
  EXPECT_EQ(said_of_text("{\"run\":\"KITE-42/1\"}\n{\"moved\":1}\n"),
            "line 2: this is not an event in JSON");
  EXPECT_EQ(said_of_text("{\"events\":[{\"seq\":\"1\"}]}\n"),
            "line 1: events stand in lines of their own");
  EXPECT_EQ(said_of_text(std::string(1'000'002, ' ') + "x"), "line 1: it is too long");
}

}  // namespace
}  // namespace gridmates::tools
