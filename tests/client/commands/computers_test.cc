// Typed commands about computers.
#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "client/commands/command.h"
#include "client/commands/room_words.h"

namespace gridmates::commands {
namespace {

TEST(ComputerCommands, NameASeatAndALevel) {
  const client::Model model;
  const auto asked = [&model](const std::string& line) -> std::string {
    const auto read = read_room_command(*parse_command(line, 1), model);
    const auto* no = std::get_if<Unread>(&read);
    return no != nullptr ? std::string(no->code) : std::get<v1::Action>(read).ShortDebugString();
  };
  EXPECT_EQ(asked("computer 2 4"), "computer { seat: 2 level: 4 }");
  EXPECT_EQ(asked("computer 2 off"), "computer { seat: 2 }");
  for (const char* line : {"computer", "computer 2", "computer 0 4", "computer 2 0", "computer 2 7",
                           "computer two 4", "computer 2 4 5", "computer off"}) {
    EXPECT_EQ(asked(line), "USAGE") << line;
  }
}

TEST(ComputerCommands, ANewRoomHasOne) {
  const auto options = [](const std::string& line, bool is_new = true) {
    return parse_board_options(parse_command(line, 1)->words, 0, is_new);
  };
  EXPECT_EQ(options("--computer 6").computer, 6u);
  EXPECT_EQ(options("--private").computer, 0u);
  for (const char* line : {"--computer", "--computer 0", "--computer 7", "--computer best"}) {
    EXPECT_EQ(options(line).error, "--computer is a level from 1 to 6, as in --computer 4");
  }
  EXPECT_NE(options("--computer 4", false).error, "") << "not with a next board";
}

}  // namespace
}  // namespace gridmates::commands
