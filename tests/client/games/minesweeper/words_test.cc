// Commands at a mine field, and options of a host.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/commands/command.h"
#include "client/commands/game_words.h"
#include "client/commands/room_words.h"
#include "tests/client/games/minesweeper/mines_match.h"

namespace gridmates::commands {
namespace {

using MinesAct = v1::MinesweeperMove::ActCase;
using testing::AnyOf;
using testing::HasSubstr;
using testing::StartsWith;

client::Room room_of(const v1::MatchView& match) {
  client::Room room;
  room.view.mutable_head()->set_game("minesweeper");
  *room.view.add_matches() = match;
  return room;
}

v1::GameFacts facts(std::string_view game) {
  v1::GameFacts facts;
  facts.set_id(std::string(game));
  return facts;
}

client::Room room() {
  return room_of(
      words::testing::mines_match(std::vector<std::string>(16, std::string(30, '#')), 99));
}

RoomCommand read_at(const std::string& line, const client::Room& room) {
  return read_move(*parse_command(line, 1), &room).value_or(Unread{"USAGE", "unknown"});
}

v1::MinesweeperMove move(const std::string& line) {
  const RoomCommand command = read_at(line, room());
  const auto* asked = std::get_if<v1::Action>(&command);
  EXPECT_NE(asked, nullptr) << line;
  return asked == nullptr ? v1::MinesweeperMove() : asked->play().move().minesweeper();
}

std::string why(const std::string& line, const client::Room& room) {
  const RoomCommand command = read_at(line, room);
  const auto* no = std::get_if<Unread>(&command);
  return no == nullptr ? "it was read" : no->why;
}

TEST(MinesweeperWords, EveryMoveCanBeTyped) {
  EXPECT_EQ(move("open n7").open().cell(), 6u * 30 + 13);
  EXPECT_EQ(move("OPEN N7").open().cell(), 6u * 30 + 13);
  EXPECT_EQ(move("flag aa1").flag().cell(), 26u);
  EXPECT_EQ(move("mark a16").mark().cell(), 450u);
  EXPECT_EQ(move("clear a16").clear().cell(), 450u);
  EXPECT_EQ(move("chord ad16").chord().cell(), 479u);
  EXPECT_EQ(move("ask b1").ask().cell(), 1u);
  EXPECT_EQ(move("hint").act_case(), MinesAct::kHint);
}

TEST(MinesweeperWords, AMoveIsTypedAsItIsRead) {
  const GameWords* words = game_words("minesweeper");
  for (const char* line :
       {"open n7", "flag aa1", "mark a16", "clear a16", "chord ad16", "ask b1", "hint"}) {
    v1::Move said;
    *said.mutable_minesweeper() = move(line);
    EXPECT_EQ(words->typed(said, 30), line);
  }
  v1::Move off;
  off.mutable_minesweeper()->mutable_open()->set_cell(60'000);
  EXPECT_EQ(words->typed(off, 30), "");
  EXPECT_EQ(words->typed(v1::Move(), 30), "");
}

TEST(MinesweeperWords, WhatCannotBeReadSaysWhy) {
  EXPECT_EQ(why("open", room()), "as in open n7");
  EXPECT_EQ(why("open n7 n8", room()), "as in open n7");
  EXPECT_EQ(why("open a17", room()), "cells are a1 to ad16, not a17");
  EXPECT_EQ(why("open 7", room()), "cells are a1 to ad16, not 7");
  EXPECT_EQ(why("hint a1", room()), "hint takes no arguments");
  EXPECT_EQ(why("set A5 7", room()), "unknown");
  client::Room waiting = room();
  waiting.view.clear_matches();
  EXPECT_EQ(why("open n7", waiting), "there is no field on the table just now");
  v1::Right& right = waiting.rights[v1::Action::kPlay];
  right.mutable_refused()->set_reason("paused");
  EXPECT_EQ(why("open n7", waiting), "the match is paused");
  client::Room rival = room();
  rival.view.mutable_matches(0)->mutable_minesweeper()->clear_cells();
  EXPECT_EQ(why("open n7", rival), "there is no field of yours on the table");
}

// Options of a host

// Makes the room for `new minesweeper TABLE ...`; returns why that fails, empty if it does not.
std::string ask(const std::string& line, v1::CreateRoom& room) {
  const auto options = options_of(facts("minesweeper"), room.table());
  const Command command = *parse_command("new minesweeper coop " + line, 1);
  const BoardOptions read = parse_board_options(command.words, 3, true, options);
  if (!read.error.empty()) return read.error;
  return ask_for(facts("minesweeper"), read.picked, room);
}

v1::MinesweeperOptions good(const std::string& line, v1::Table table = v1::TABLE_COOP) {
  v1::CreateRoom room;
  room.set_table(table);
  EXPECT_EQ(ask(line, room), "") << line;
  return room.options().minesweeper();
}

std::string bad(const std::string& line, v1::Table table = v1::TABLE_COOP) {
  v1::CreateRoom room;
  room.set_table(table);
  return ask(line, room);
}

std::string size(const v1::MinesweeperOptions& options) {
  return std::to_string(options.width()) + "x" + std::to_string(options.height()) + "/" +
         std::to_string(options.mines());
}

TEST(MinesweeperOptions, SizesHaveTheirUsualMines) {
  EXPECT_EQ(size(good("")), "9x9/10");
  EXPECT_EQ(size(good("--size intermediate")), "16x16/40");
  EXPECT_EQ(size(good("--size expert")), "30x16/99");
  EXPECT_EQ(size(good("--size 30x16")), "30x16/99");
  EXPECT_EQ(size(good("--size 20x20")), "20x20/60");
  EXPECT_EQ(size(good("--size 20x20 --mines 20%")), "20x20/80");
  EXPECT_EQ(size(good("--size 50X50 --mines 500")), "50x50/500");
  EXPECT_EQ(size(good("--mines 72")), "9x9/72");
}

TEST(MinesweeperOptions, RulesOfTheRoom) {
  const auto options =
      good("--law strict --start safe --lives 3 --open-matched yes --marks yes --go-on yes");
  EXPECT_EQ(options.law(), v1::MINESWEEPER_LAW_STRICT);
  EXPECT_EQ(options.start(), v1::MINESWEEPER_START_SAFE);
  EXPECT_EQ(options.lives(), 3u);
  EXPECT_TRUE(options.open_matched() && options.marks() && options.go_on());
  const auto defaults = good("");
  EXPECT_EQ(defaults.law(), v1::MINESWEEPER_LAW_SPEED);
  EXPECT_EQ(defaults.start(), v1::MINESWEEPER_START_ZERO);
  EXPECT_EQ(defaults.lives(), 1u);
  EXPECT_FALSE(defaults.open_matched() || defaults.marks() || defaults.go_on());
  EXPECT_EQ(good("--hit-cost 10", v1::TABLE_RACE).hit_cost_s(), 10u);
  const auto at_a_race = options_of(facts("minesweeper"), v1::TABLE_RACE);
  EXPECT_EQ(usage_of(*find_option(at_a_race, "law")), "--law speed|strict|standard");
}

// A large field with many mines gets no guarantee, and a race has no kind law.
TEST(MinesweeperOptions, SayWhatAGuessCostsThereAndPromiseNoMore) {
  const auto together = options_of(facts("minesweeper"), v1::TABLE_COOP);
  EXPECT_EQ(find_option(together, "law")->what,
            "speed: no guess needed where possible; strict: a guess is a hit; kind: a forced guess "
            "is safe; standard: random mines");
  const auto at_a_race = options_of(facts("minesweeper"), v1::TABLE_RACE);
  EXPECT_EQ(find_option(at_a_race, "law")->what,
            "speed: no guess needed where possible; strict: a guess is a hit; standard: random "
            "mines");
}

TEST(MinesweeperOptions, AGameIdSaysTheFieldAndItsKind) {
  v1::CreateRoom room;
  room.set_table(v1::TABLE_COOP);
  EXPECT_EQ(ask("--id 16x16x40+7 --law strict", room), "");
  EXPECT_EQ(size(room.options().minesweeper()), "16x16/40");
  EXPECT_EQ(room.options().minesweeper().law(), v1::MINESWEEPER_LAW_STRICT);
  EXPECT_EQ(room.puzzle().pasted(), "16x16x40+7");
  v1::CreateRoom any;
  EXPECT_EQ(ask("--size 16x16", any), "");
  EXPECT_FALSE(any.has_puzzle());
  EXPECT_EQ(bad("--id 16x16x40"), "--id names one field, as 16x16x40+7: 16x16x40 has no seed");
  EXPECT_THAT(bad("--id 7x7x9+1"), HasSubstr("8"));
}

TEST(MinesweeperOptions, WhatAGameIdSaysNobodyElseSays) {
  const auto leave = [](const std::string& what) {
    return "--id has a size and mines already: leave out --" + what;
  };
  EXPECT_EQ(bad("--size 9x9 --id 16x16x40+7"), leave("size"));
  EXPECT_EQ(bad("--id 16x16x40+7 --size beginner"), leave("size"));
  EXPECT_EQ(bad("--mines 50 --id 16x16x40+7"), leave("mines"));
  EXPECT_EQ(size(good("--id none --size 16x16")), "16x16/40");
  v1::CreateRoom room;
  room.mutable_puzzle()->set_pasted("16x16x40+8");
  EXPECT_EQ(ask("--id 16x16x40+7", room), "--puzzle names a field already: leave out --id");
}

TEST(MinesweeperOptions, WhatCannotBePickedSaysWhy) {
  EXPECT_EQ(bad("--size 7x9"), "size is WIDTHxHEIGHT, 8x8 to 50x50, not 7x9");
  for (const char* line :
       {"--size 51x9", "--size 9", "--size x", "--size 9x", "--size -9x9", "--mines -1",
        "--mines 0%", "--mines many", "--mines 100%", "--lives 0", "--lives 10"}) {
    EXPECT_THAT(bad(line), HasSubstr(" is ")) << line;
  }
  EXPECT_EQ(bad("--mines 0"), "A field of 9x9 with this first opening has 1 to 72 mines.");
  EXPECT_EQ(bad("--id 9x9x99+1"), "there are more mines (99) than cells (81)");
  for (const char* line : {"--law fair", "--start one", "--marks maybe"}) {
    EXPECT_THAT(bad(line), HasSubstr("there is no --")) << line;
  }
  EXPECT_THAT(bad("--mines 73"), HasSubstr("72"));
  EXPECT_THAT(bad("--mines 2500"), HasSubstr("72"));
  EXPECT_EQ(bad("--mines"),
            "--mines lacks its value: --mines usual|10%|15%|20%|25%|a number or a percentage");
  EXPECT_THAT(bad("--colour red"), StartsWith("there is no option --colour; "));
  EXPECT_THAT(bad("--lives 3", v1::TABLE_RACE), StartsWith("there is no option --lives; "));
  EXPECT_THAT(bad("--hit-cost 5"), StartsWith("there is no option --hit-cost; "));
  EXPECT_THAT(bad("--hit-cost 61", v1::TABLE_RACE),
              HasSubstr("hit-cost is seconds, 1 to 60, not 61"));
}

TEST(GameOptions, EveryDefaultCanBeRead) {
  for (const GameWords& game : all_game_words()) {
    for (const v1::Table table : {v1::TABLE_COOP, v1::TABLE_VERSUS, v1::TABLE_RACE}) {
      for (const Option& option : options_of(facts(game.game), table)) {
        EXPECT_FALSE(option.values.empty()) << option.name;
        for (const std::string_view value : option.values) {
          const Picked one{{std::string(option.name), std::string(value)}};
          v1::CreateRoom room;
          room.set_table(table);
          // Each by itself; some need a larger board than the default.
          EXPECT_THAT(ask_for(facts(game.game), one, room), AnyOf("", HasSubstr(" boards are ")))
              << option.name << value;
        }
      }
    }
  }
}

}  // namespace
}  // namespace gridmates::commands
