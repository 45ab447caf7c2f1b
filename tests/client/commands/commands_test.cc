// Typed commands and the requests that they make.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "client/commands/game_words.h"
#include "client/commands/room_words.h"
#include "engine/games/games.h"

namespace gridmates::commands {
namespace {

using Act = v1::Action::ActCase;

client::Room room_of(const std::string& game) {
  client::Room room;
  room.view.mutable_head()->set_game(game);
  v1::Member& member = *room.view.add_members();
  member.set_number(7);
  member.set_name("bo the builder");
  return room;
}

Command typed(const std::string& line) { return *parse_command(line, 1); }

RoomCommand read(const std::string& line, const client::Room& room) {
  const Command command = typed(line);
  if (is_room_word(command.words[0])) {
    client::Model model;
    model.room = room;
    return read_room_command(command, model);
  }
  return read_move(command, &room).value_or(Unread{"USAGE", "unknown"});
}

v1::Action action(const std::string& line, const std::string& game = "sudoku") {
  const RoomCommand command = read(line, room_of(game));
  const auto* asked = std::get_if<v1::Action>(&command);
  EXPECT_NE(asked, nullptr) << line;
  return asked == nullptr ? v1::Action() : *asked;
}

Unread unread(const std::string& line, const std::string& game = "sudoku") {
  const RoomCommand command = read(line, room_of(game));
  const auto* no = std::get_if<Unread>(&command);
  EXPECT_NE(no, nullptr) << line;
  return no == nullptr ? Unread{} : *no;
}

TEST(Commands, EveryGameOfTheEngineCanBeTyped) {
  std::vector<std::string> games;
  for (const GameWords& words : all_game_words()) games.emplace_back(words.game);
  for (const core::Game* game : all_games().all()) {
    EXPECT_NE(std::find(games.begin(), games.end(), game->facts().id), games.end());
  }
}

TEST(Commands, EveryWordOfARoomAsksForItsAct) {
  const std::vector<std::pair<std::string, Act>> lines = {{"sit 2", Act::kSit},
                                                          {"stand", Act::kStand},
                                                          {"start", Act::kStart},
                                                          {"stop", Act::kStop},
                                                          {"resign", Act::kResign},
                                                          {"yes", Act::kVote},
                                                          {"no", Act::kVote},
                                                          {"rematch", Act::kRematch},
                                                          {"next", Act::kNext},
                                                          {"pause", Act::kPause},
                                                          {"unpause", Act::kUnpause},
                                                          {"say hi you", Act::kSay},
                                                          {"kick bo the builder", Act::kKick},
                                                          {"host bo the builder", Act::kPassHost},
                                                          {"LEAVE", Act::kLeave}};
  for (const auto& [line, act] : lines) EXPECT_EQ(action(line).act_case(), act) << line;
  EXPECT_EQ(action("kick bo the builder").kick().member(), 7u);
  EXPECT_EQ(action("say hi you").say().text(), "hi you");
  for (const char* line : {"yes", "go on"}) EXPECT_TRUE(action(line).vote().yes()) << line;
  EXPECT_FALSE(action("no").vote().yes());
  EXPECT_EQ(unread("go").why, "as in go on");
  EXPECT_EQ(unread("no way").why, "no takes no arguments");
  EXPECT_EQ(unread("give").why, "as in give up");
  EXPECT_EQ(action("next --puzzle starter/3").next().puzzle().pack().number(), 3u);
}

TEST(Commands, APuzzleIsALinkOrTheWordsUpToTheNextOption) {
  const std::string link = "https://www.sudokuwiki.org/sudoku.htm?bd=5.3";
  EXPECT_EQ(action("next --puzzle " + link).next().puzzle().pasted(), link);
  EXPECT_EQ(action("next --puzzle {\"puzzle\": \"5.3\"}").next().puzzle().pasted(),
            "{\"puzzle\": \"5.3\"}");
  const v1::Next next =
      action("next --puzzle 53. | .7. ---+--- 6.. --law strict", "minesweeper").next();
  EXPECT_EQ(next.puzzle().pasted(), "53. | .7. ---+--- 6..");
  EXPECT_EQ(next.options().minesweeper().law(), v1::MINESWEEPER_LAW_STRICT);
}

TEST(Commands, NextChangesTheOptionsThatArePicked) {
  client::Room room = room_of("minesweeper");
  v1::MinesweeperOptions& now = *room.view.mutable_head()->mutable_options()->mutable_minesweeper();
  now.set_width(16);
  now.set_height(16);
  now.set_mines(40);
  now.set_lives(3);
  now.set_law(v1::MINESWEEPER_LAW_KIND);
  const auto asked = [&room](const std::string& line) {
    return std::get<v1::Action>(read(line, room)).next();
  };
  const v1::Next larger = asked("next --size 20x20 --mines 80");
  EXPECT_EQ(larger.options().minesweeper().width(), 20u);
  EXPECT_EQ(larger.options().minesweeper().mines(), 80u);
  EXPECT_EQ(larger.options().minesweeper().lives(), 3u) << "stays";
  EXPECT_EQ(larger.options().minesweeper().law(), v1::MINESWEEPER_LAW_KIND) << "stays";
  EXPECT_EQ(asked("next --size expert").options().minesweeper().mines(), 99u) << "as is usual";
  EXPECT_EQ(asked("next --mines 25%").options().minesweeper().mines(), 64u) << "of the room's size";
  EXPECT_FALSE(asked("next").has_options()) << "nothing is picked";
  EXPECT_EQ(std::get<Unread>(read("next --mines 0", room)).why,
            "A field of 16x16 with this first opening has 1 to 247 mines.");
}

TEST(Commands, NextPicksByNameWhereTheFactsListOptions) {
  client::Model model;
  model.room = room_of("sudoku");
  v1::GameFacts& facts = *model.games.Add();
  facts.set_id("sudoku");
  v1::OptionFacts& level = *facts.add_options();
  level.set_name("level");
  level.set_max(2);
  for (const char* word : {"any", "easy", "hard"}) level.add_values(word);
  const RoomCommand read = read_room_command(typed("next --level hard"), model);
  const v1::Next next = std::get<v1::Action>(read).next();
  ASSERT_EQ(next.picked_size(), 1);
  EXPECT_EQ(next.picked(0).name(), "level");
  EXPECT_EQ(next.picked(0).value(), 2u);
  EXPECT_FALSE(next.has_options());
}

TEST(Commands, AnOptionIsGivenOnce) {
  EXPECT_EQ(unread("next --mines 40 --mines 50", "minesweeper").why, "--mines is given twice");
  EXPECT_EQ(unread("next --puzzle starter/1 --puzzle starter/2").why, "--puzzle is given twice");
}

TEST(Commands, WhatSaysHowABoardIsMadeIsRefusedBesideAPuzzle) {
  for (const std::string option : {"size", "mines"}) {
    EXPECT_EQ(unread("next --puzzle 16x16x40+7 --" + option + " 10", "minesweeper").why,
              "--" + option + " does nothing beside --puzzle");
  }
  v1::CreateRoom room;
  room.set_game("sudoku");
  room.mutable_puzzle()->set_pasted("53.");
  v1::GameFacts sudoku;
  sudoku.set_id("sudoku");
  for (const std::string option : {"size", "level", "difficulty", "symmetry", "logical"}) {
    EXPECT_EQ(ask_for(sudoku, {{option, "any"}}, room),
              "--" + option + " does nothing beside --puzzle");
  }
  EXPECT_EQ(ask_for(sudoku, {{"checked", "yes"}}, room), "") << "that is about playing";
}

TEST(Commands, GivingUpDependsOnTheTable) {
  const auto given_up = [](v1::Table table, v1::RoomState state) {
    client::Room room = room_of("sudoku");
    room.view.mutable_head()->set_table(table);
    room.view.mutable_head()->set_state(state);
    return std::get<v1::Action>(read("give up", room)).act_case();
  };
  EXPECT_EQ(given_up(v1::TABLE_COOP, v1::ROOM_STATE_PLAYING_TOGETHER), Act::kRenew);
  EXPECT_EQ(given_up(v1::TABLE_COOP, v1::ROOM_STATE_FINISHED_LOST), Act::kRenew);
  EXPECT_EQ(given_up(v1::TABLE_COOP, v1::ROOM_STATE_WAITING), Act::kStart);
  EXPECT_EQ(given_up(v1::TABLE_RACE, v1::ROOM_STATE_PLAYING_TOGETHER), Act::kResign);
  EXPECT_EQ(given_up(v1::TABLE_RACE, v1::ROOM_STATE_FINISHED_SOLVED), Act::kRenew);
  EXPECT_EQ(given_up(v1::TABLE_VERSUS, v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE), Act::kResign);
}

TEST(Commands, MovesAreThoseOfTheGameThatIsPlayed) {
  const v1::SudokuNotes notes =
      action("note a5,b1 27 --kind centre").play().move().sudoku().notes();
  EXPECT_EQ(notes.cells(0), 4u);
  EXPECT_EQ(notes.cells(1), 9u);
  EXPECT_EQ(notes.kind(), v1::SUDOKU_NOTE_KIND_CENTRE);
  EXPECT_EQ(notes.add(), 0b001000010u);
  EXPECT_EQ(action("unnote a5 7").play().move().sudoku().notes().remove(), 0b001000000u);
  EXPECT_EQ(action("play B2", "tictactoe").play().move().tictactoe().cell(), 4u);
  EXPECT_EQ(action("b2", "tictactoe").play().move().tictactoe().cell(), 4u);
  EXPECT_EQ(action("swap", "tictactoe").play().move().tictactoe().act(), v1::TIC_TAC_TOE_ACT_SWAP);
  EXPECT_EQ(action("more", "tictactoe").play().move().tictactoe().act(), v1::TIC_TAC_TOE_ACT_MORE);
  for (const char* line : {"play h8", "h8", "d4", "a0"}) {
    EXPECT_NE(unread(line, "tictactoe").why, "unknown") << line << " is off 3x3";
  }
  EXPECT_NE(unread("swap b2", "tictactoe").why, "unknown");
  EXPECT_EQ(action("play 4", "connectfour").play().move().connectfour().column(), 3u);
  EXPECT_EQ(action("4", "connectfour").play().move().connectfour().column(), 3u);
  for (const char* line : {"8", "0", "44", "play 8", "play", "play 4 4"}) {
    EXPECT_NE(unread(line, "connectfour").why, "unknown") << line;
  }
  EXPECT_EQ(unread("4", "tictactoe").why, "unknown");
  EXPECT_EQ(unread("play b2").why, "unknown");
  EXPECT_EQ(unread("set A5 7", "tictactoe").why, "unknown");
  const auto nowhere = read_move(typed("set A5 7"), nullptr);
  ASSERT_TRUE(nowhere);
  EXPECT_EQ(std::get<Unread>(*nowhere).code, "NO_ROOM");
}

TEST(Commands, SeveralCellsOfSudokuAreOneMove) {
  const auto sudoku = [](const char* line) { return action(line).play().move().sudoku(); };
  const v1::SudokuWrite write = sudoku("set A1,B2,C3 7").write();
  EXPECT_THAT(write.cells(), testing::ElementsAre(0, 10, 20));
  EXPECT_EQ(write.digit(), 7u);
  const v1::SudokuWrite row = sudoku("clear A1-A9").write();
  EXPECT_EQ(row.cells_size(), 9);
  EXPECT_EQ(row.digit(), 0u);
  EXPECT_THAT(sudoku("clear B2-A1,A1").write().cells(), testing::ElementsAre(0, 1, 9, 10));
  EXPECT_EQ(sudoku("set A1,A1 7").set().digit(), 7u) << "one cell is the plain move";
  EXPECT_EQ(sudoku("colour A5-A6 3").colour().colour(), 3u);
  EXPECT_EQ(sudoku("colour A5 0").colour().colour(), 0u);
  EXPECT_EQ(unread("colour A5 10").why, "colours are 1 to 9, and 0 for none");
  EXPECT_EQ(unread("set A1- 7").code, "USAGE");
}

TEST(Commands, NotesOfSudokuAreFilledIn) {
  const auto fill = [](const char* line) { return action(line).play().move().sudoku().fill(); };
  EXPECT_EQ(fill("fill").digits(), 0x1FFu);
  EXPECT_FALSE(fill("fill").remove());
  EXPECT_EQ(fill("fill 7").digits(), 0b001000000u);
  EXPECT_EQ(fill("fill --kind centre").kind(), v1::SUDOKU_NOTE_KIND_CENTRE);
  EXPECT_TRUE(fill("unfill 27 --kind centre").remove());
  EXPECT_EQ(unread("fill A5").why, "notes are different digits, 1 to 9, as in fill 27");
}

TEST(Commands, MovesOfSudokuAreTypedAsTheyAreRead) {
  for (const char* line :
       {"set A1,B2,C3 7", "clear A1,A2", "colour A5,A6 3", "colour A5 0", "fill", "unfill 7",
        "fill 27 --kind centre", "note A5 27", "unnote A5,B2 7 --kind centre"}) {
    EXPECT_EQ(game_words("sudoku")->typed(action(line).play().move(), 9), line);
  }
}

TEST(Commands, ALineThatIsNoTextIsACommandWithAFault) {
  for (const char* line :
       {"say caf\xe9", "\xff", "say \xed\xa0\x80", "say \xc0\xaf", "say \xe2\x82"}) {
    EXPECT_EQ(typed(line).fault, "This line is not UTF-8 text.") << line;
    EXPECT_EQ(typed(line).words.size(), 1u);
  }
  EXPECT_EQ(typed("say caf\u00e9 \ufffd \U0001F600").fault, "");
  EXPECT_FALSE(parse_command("# caf\xe9", 1));
}

TEST(Commands, ALongLineIsRefusedAndNotCut) {
  const std::string fits = "say " + std::string(kMaxLineBytes - 4, 'x');
  EXPECT_EQ(typed(fits).rest.size(), kMaxLineBytes - 4);
  EXPECT_EQ(typed(fits + "x").fault, "This line is longer than 4096 bytes.");
  EXPECT_EQ(typed(fits + "x").words[0], "say");
  EXPECT_EQ(typed(std::string(kMaxLineBytes, ' ') + "start").words[0], "");
  EXPECT_EQ(typed(fits.substr(0, kMaxLineBytes - 1) + "\u00e9").fault,
            "This line is longer than 4096 bytes.");
}

TEST(Commands, WhatCannotBeReadSaysWhy) {
  EXPECT_EQ(unread("kick nobody").code, "NOT_FOUND");
  EXPECT_EQ(unread("kick").why, "as in kick ana");
  EXPECT_EQ(unread("next --bogus 3", "minesweeper").why.substr(0, 53),
            "there is no option --bogus; options: --puzzle, --size");
  EXPECT_EQ(unread("next hard").why, "options begin with --, unlike hard; options: --puzzle");
  EXPECT_EQ(unread("sit down").why, "a seat is a number from 1, as in sit 2");
  EXPECT_EQ(unread("sit 0").why, "a seat is a number from 1, as in sit 2");
  for (const std::string puzzle : {"starter/-1", "starter/99999999999", "starter/", "/3", "a/b"}) {
    EXPECT_EQ(unread("next --puzzle " + puzzle).why,
              puzzle + " names no puzzle: as in starter/3, the number counts from 1");
  }
  EXPECT_EQ(unread("start now").why, "start takes no arguments");
  EXPECT_EQ(unread("set A5 0").why, "a digit is 1 to 9");
  EXPECT_EQ(unread("next --puzzle").why, "--puzzle lacks its puzzle: PACK/N, or a puzzle as text");
}

TEST(Commands, ABoardOfTicTacToeIsPickedAsOneWord) {
  v1::GameFacts facts;
  facts.set_id("tictactoe");
  v1::CreateRoom room;
  room.set_table(v1::TABLE_VERSUS);
  EXPECT_EQ(ask_for(facts, {}, room), "");
  EXPECT_FALSE(room.has_options()) << "nothing is picked";
  EXPECT_EQ(ask_for(facts, {{"board", "15x14x5"}, {"overline", "exact"}}, room), "");
  EXPECT_EQ(room.options().tictactoe().ShortDebugString(),
            "size: 15 rows: 14 in_a_row: 5 overline: TIC_TAC_TOE_OVERLINE_NO_LINE");
  EXPECT_EQ(ask_for(facts, {{"opening", "swap2"}}, room), "");
  EXPECT_EQ(picked_words("tictactoe", room.options(), v1::TABLE_VERSUS),
            "15x14, exactly 5 in a row win, opening swap2")
      << "the rest stays";
  EXPECT_EQ(ask_for(facts, {{"board", "15x15x16"}}, room),
            "On this board 4 to 15 in a row win with the opening swap2.");
  EXPECT_EQ(ask_for(facts, {{"board", "20x20x5"}}, room), "Boards are 3x3 to 19x19.");
  EXPECT_EQ(ask_for(facts, {{"board", "15"}}, room),
            "--board is COLUMNSxROWSxIN_A_ROW, as in 15x15x5, not 15");
  EXPECT_EQ(ask_for(facts, {{"opening", "swap5"}}, room),
            "there is no --opening swap5: --opening free|pie|swap2");
}

}  // namespace
}  // namespace gridmates::commands
