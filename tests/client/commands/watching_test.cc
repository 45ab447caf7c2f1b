// Typed commands about watching.
#include <gtest/gtest.h>

#include <string>
#include <variant>

#include "client/commands/command.h"
#include "client/commands/room_words.h"

namespace gridmates::commands {
namespace {

TEST(WatchingCommands, NewSaysWhoMayWatchAndHowLate) {
  const auto options = [](const std::string& line, bool is_new = true) {
    return parse_board_options(parse_command(line, 1)->words, 0, is_new);
  };
  EXPECT_EQ(options("--watchers link --delay 60").error, "");
  EXPECT_EQ(options("--watchers link --delay 60").watchers, v1::WATCHERS_LINK);
  EXPECT_EQ(options("--watchers none --delay 600").delay_s, 600u);
  EXPECT_EQ(options("--watchers some").error, "--watchers is all, link or none");
  for (const char* line : {"--delay", "--delay 601", "--delay soon"}) {
    EXPECT_EQ(options(line).error, "--delay is a number of seconds up to 600, as in --delay 60");
  }
  EXPECT_NE(options("--delay 60", false).error, "") << "it never changes";
}

TEST(WatchingCommands, WhoWatchesARaceIsPutOutByNumber) {
  client::Model model;
  model.room.emplace().view.mutable_head()->set_table(v1::TABLE_RACE);
  v1::Member& watcher = *model.room->view.add_members();
  watcher.set_number(2);
  watcher.set_name("wim");
  const auto read = [&model](const std::string& line) {
    return read_room_command(*parse_command(line, 1), model);
  };
  EXPECT_EQ(std::get<Unread>(read("kick zoe")).why, "nobody here is called zoe");
  watcher.set_name("#2");
  EXPECT_EQ(std::get<Unread>(read("kick wim")).why,
            "nobody here is called wim; those who watch go by their numbers here, as in kick #2");
  EXPECT_EQ(std::get<v1::Action>(read("kick #2")).kick().member(), 2U);
}

TEST(WatchingCommands, FollowNamesWhoRaces) {
  client::Model model;
  const auto why = [&model](const std::string& line) {
    const auto read = read_follow(*parse_command(line, 1), model);
    const auto* no = std::get_if<Unread>(&read);
    return no == nullptr ? std::to_string(std::get<std::uint32_t>(read)) : no->why;
  };
  EXPECT_EQ(why("follow bo"), kNoRoom);
  model.room.emplace();
  model.room->view.add_members()->set_number(7);
  EXPECT_EQ(why("follow bo"), "a player can be followed only in a race");
  model.room->view.mutable_head()->set_table(v1::TABLE_RACE);
  EXPECT_EQ(why("follow"), "as in follow ana, or follow all");
  EXPECT_EQ(why("follow bo"), "nobody in the race is called bo");
  model.room->view.mutable_members(0)->set_name("bo");
  EXPECT_EQ(why("follow bo"), "there is no board to follow just now");
  model.room->late_s = 30;
  for (const char* line : {"follow bo", "follow zoe"}) {  // newcomers are not in the view yet
    EXPECT_EQ(why(line), "the room is shown 30 s late, and the race of that time is not on yet");
  }
  model.room->view.mutable_head()->set_state(v1::ROOM_STATE_PLAYING_TOGETHER);
  for (std::uint32_t player = 0; player < 2; ++player) {
    v1::MatchPlayer& racer = *model.room->view.add_matches()->add_players();
    racer.set_player(player);
    racer.set_name(player == 0 ? "ana" : "bo the builder");
  }
  EXPECT_EQ(why("follow bo the builder"), "2");
  EXPECT_EQ(why("follow all"), "0");
  EXPECT_EQ(why("follow zoe"), "nobody in the race is called zoe");
  model.room->you = 7;
  model.room->view.mutable_members(0)->set_seat(1);
  EXPECT_EQ(why("follow all"), "only watchers can follow a racer");
}

}  // namespace
}  // namespace gridmates::commands
