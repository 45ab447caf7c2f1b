// Formats of other programs: which games have them, and the messages if there is none.
#include "client/tools/replay/game_replay.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gridmates::tools {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

v1::Replay match_of(const std::string& game) {
  v1::Replay replay;
  replay.mutable_head()->set_game(game);
  return replay;
}

Failure failure_of(const std::string& game, const std::string& format) {
  const auto made = write_match(match_of(game), format);
  const auto* no = std::get_if<Failure>(&made);
  EXPECT_NE(no, nullptr) << game << " as " << format;
  return no == nullptr ? Failure() : *no;
}

TEST(GameReplay, AFormatOfAnotherGameIsWrongUsage) {
  const Failure failure = failure_of("sudoku", "mbf");
  EXPECT_EQ(failure.exit_code, 2);
  EXPECT_EQ(failure.message,
            "matches of sudoku have no --format; those there are: " + formats_in_words());
  EXPECT_THAT(formats_in_words(), HasSubstr("; tictactoe, connectfour, ultimate, pgn: the moves"));
  EXPECT_EQ(failure_of("connectfour", "text").exit_code, 2);
  EXPECT_THAT(failure_of("\x1b[2J", "mbf").message, HasSubstr("\\x1b[2J"));
}

TEST(GameReplay, AFormatThatItsGameDoesNotHaveIsWrongUsage) {
  const Failure failure = failure_of("minesweeper", "pgn");
  EXPECT_EQ(failure.exit_code, 2);
  EXPECT_EQ(failure.message, "this match can be written as text|mbf|json|rawvf, not as pgn");
}

TEST(GameReplay, EveryFormatIsKnownToItsGame) {
  for (const GameReplay& game : game_replays()) {
    for (const std::string_view format : game.formats) {
      EXPECT_EQ(failure_of(std::string(game.game), std::string(format)).exit_code, 1)
          << "a match without an end has nothing to write";
    }
  }
  EXPECT_THAT(all_formats(), ElementsAre("json", "mbf", "pgn", "rawvf", "text"));
}

}  // namespace
}  // namespace gridmates::tools
