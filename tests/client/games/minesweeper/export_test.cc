// Exports a match from a server's answer to formats of other programs: it reads back as the same
// field and clicks, with the measures that the server gives.
#include "client/games/minesweeper/export.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/tools/minesweeper/stats.h"
#include "client/tools/minesweeper/verify.h"
#include "engine/minesweeper/formats/reader.h"
#include "engine/minesweeper/formats/walk.h"
#include "tests/client/tools/replay/played.h"

namespace gridmates::tools {
namespace {

namespace formats = minesweeper::formats;
using formats::Format;
using testing::HasSubstr;
using testing::StartsWith;

v1::MinesweeperOptions options(std::uint32_t lives = 1) {
  v1::MinesweeperOptions options;
  options.set_lives(lives);
  return options;
}

std::string written(const v1::Replay& replay, Format format) {
  const auto made = mines_replay(replay, format);
  const auto* no = std::get_if<Failure>(&made);
  EXPECT_EQ(no, nullptr) << no->message;
  return no != nullptr ? "" : std::get<std::string>(made);
}

// The only item in the text.
formats::Item read(const std::string& text) {
  auto items = formats::read_all(text);
  EXPECT_EQ(items.size(), 1u) << text;
  EXPECT_TRUE(items.front().found) << text;
  return items.front();
}

formats::Replay replayed(const v1::Replay& replay) {
  return std::get<formats::Replay>(*read(written(replay, Format::kRawvf)).found);
}

void expect_field(const minesweeper::Field& field, const std::vector<bool>& mines) {
  ASSERT_EQ(field.shape.cells(), mines.size());
  for (minesweeper::Cell cell = 0; cell < mines.size(); ++cell) {
    EXPECT_EQ(field.mines.has(cell), mines[cell]) << cell;
  }
}

std::string measures(const v1::Replay& replay) {
  return (*mines::stats_one(read(written(replay, Format::kRawvf)), true)).text;
}

std::string member(const char* name, std::uint32_t value) {
  return '"' + std::string(name) + "\":" + std::to_string(value) + ',';
}

// The measures that both the file and the server's view have.
void expect_same_measures(const v1::Replay& replay) {
  const v1::MinesweeperStatus& status = replay.match().minesweeper().status();
  std::uint32_t left = 0, right = 0, chords = 0, effective = 0;
  for (const auto& part : status.parts()) {
    left += part.left_clicks();
    right += part.right_clicks();
    chords += part.chords();
    effective += part.effective();
  }
  const std::string file = measures(replay);
  EXPECT_THAT(file, HasSubstr(member("bbbv", status.worth().bbbv())));
  EXPECT_THAT(file, HasSubstr(member("bbbv_done", status.worth().bbbv_done())));
  EXPECT_THAT(file, HasSubstr(member("openings", status.worth().openings())));
  EXPECT_THAT(file, HasSubstr(member("zini", status.worth().zini())));
  EXPECT_THAT(file, HasSubstr(member("left", left)));
  EXPECT_THAT(file, HasSubstr(member("right", right)));
  EXPECT_THAT(file, HasSubstr(member("chords", chords)));
  EXPECT_THAT(file, HasSubstr(member("effective", effective)));
}

std::uint32_t first_mine(const Played& played) {
  const auto mines = played.mines();
  return static_cast<std::uint32_t>(std::find(mines.begin(), mines.end(), true) - mines.begin());
}

TEST(MinesReplay, ReadsBackAsItWasPlayed) {
  Played played(options(), v1::TABLE_COOP, 40);
  ASSERT_TRUE(played.play(0, Played::open(40)));
  const std::uint32_t mine = first_mine(played);
  ASSERT_TRUE(played.play(1, Played::flag(mine)));
  ASSERT_TRUE(played.play(1, Played::clear(mine)));
  ASSERT_TRUE(played.play(1, Played::flag(mine)));
  const auto mines = played.mines();
  played.open_all(1);
  ASSERT_TRUE(played.over());
  const v1::Replay told = played.told();
  const formats::Replay back = replayed(told);
  expect_field(back.field, mines);
  EXPECT_EQ(back.player, "ana, bo");
  EXPECT_EQ(back.timestamp, "2025-10-09 08:53:20 UTC");
  EXPECT_EQ(back.time_ms, told.events().rbegin()->room_time_ms());
  EXPECT_EQ(back.clicks.size(), static_cast<std::size_t>(told.events_size() - 2));
  EXPECT_EQ(back.clicks[0], (formats::Click{1'000, formats::Act::kOpen, 40}));
  EXPECT_EQ(back.clicks[1].act, formats::Act::kFlag);
  EXPECT_FALSE(back.assisted);
  EXPECT_THAT(measures(told), HasSubstr("\"end\":\"won\""));
  expect_same_measures(told);
}

TEST(MinesReplay, TheFieldHasItsProof) {
  Played played(options(), v1::TABLE_COOP, 40);
  ASSERT_TRUE(played.play(0, Played::open(40)));
  played.open_all(0);
  const auto mines = played.mines();
  const v1::Replay told = played.told();
  const formats::Item object = read(written(told, Format::kJson));
  EXPECT_THAT((*mines::verify_one(object, false)).text, HasSubstr("holds, "));
  EXPECT_EQ(replayed(told).player, "ana") << "bo sat there and did nothing";
  for (const Format format : {Format::kText, Format::kMbf, Format::kJson}) {
    expect_field((*formats::field_of(*read(written(told, format)).found)).field, mines);
  }
  EXPECT_THAT(written(told, Format::kText), StartsWith("9x9x10 zero first e5\n"));
}

TEST(MinesReplay, ALostMatchEndsWithItsMine) {
  Played played(options(2), v1::TABLE_COOP, 40);
  ASSERT_TRUE(played.play(0, Played::open(40)));
  for (int hit = 0; hit < 2; ++hit) {
    const auto mines = played.mines();
    for (std::uint32_t cell = 0; cell < mines.size(); ++cell) {
      if (mines[cell] && played.play(1, Played::open(cell))) break;
    }
  }
  ASSERT_TRUE(played.over());
  EXPECT_EQ(replayed(played.told()).lives, 2);
  EXPECT_THAT(measures(played.told()), HasSubstr("\"end\":\"lost\""));
  expect_same_measures(played.told());
}

TEST(MinesReplay, WhoVotedToGoOnHadALifeMore) {
  v1::MinesweeperOptions with_votes = options();
  with_votes.set_go_on(true);
  Played played(with_votes, v1::TABLE_COOP, 40);
  ASSERT_TRUE(played.play(0, Played::open(40)));
  ASSERT_TRUE(played.play(0, Played::open(first_mine(played))));
  v1::Move go_on;
  go_on.mutable_minesweeper()->mutable_vote()->set_go_on(true);
  ASSERT_TRUE(played.play(0, go_on));
  played.open_all(0);
  ASSERT_TRUE(played.over());
  EXPECT_EQ(replayed(played.told()).lives, 2);
  EXPECT_TRUE(replayed(played.told()).assisted);
  EXPECT_THAT(measures(played.told()), HasSubstr("\"end\":\"won\""));
}

TEST(MinesReplay, OfARematchTheOpeningComesFirstAndTheFieldIsKnown) {
  Played played(options(), v1::TABLE_COOP, 40, true);
  played.open_all(1);
  ASSERT_TRUE(played.over());
  const v1::Replay told = played.told();
  const formats::Replay back = replayed(told);
  EXPECT_EQ(back.clicks[0], (formats::Click{0, formats::Act::kOpen, 40}));
  EXPECT_TRUE(back.known);
  EXPECT_THAT(written(told, Format::kRawvf), HasSubstr("\nMode: UPK\n"));
  EXPECT_THAT(measures(told), HasSubstr("\"end\":\"won\""));
  expect_same_measures(told);
  v1::Replay named = told;
  named.mutable_head()->mutable_board()->set_again(false);
  EXPECT_FALSE(replayed(named).known);
  named.mutable_head()->mutable_board()->set_source(v1::BOARD_SOURCE_PASTED);
  EXPECT_TRUE(replayed(named).known) << "who knows the id knows the field";
}

TEST(MinesReplay, OfARaceTheCommonOpeningComesFirstAndHitsEndNothing) {
  Played played(options(), v1::TABLE_RACE, 0);
  const auto mines = played.mines();
  for (std::uint32_t cell = 0; cell < mines.size(); ++cell) {
    if (mines[cell]) played.play(0, Played::open(cell));
  }
  played.open_all(0);
  ASSERT_TRUE(played.over());
  v1::Replay told = played.told();
  told.mutable_match()->mutable_players(0)->set_place(1);
  told.mutable_match()->mutable_players(0)->set_finished_ms(99'000);
  const formats::Replay back = replayed(told);
  const std::uint32_t first = told.match().minesweeper().status().worth().first() - 1;
  EXPECT_EQ(back.clicks[0],
            (formats::Click{0, formats::Act::kOpen, static_cast<std::uint16_t>(first)}));
  EXPECT_EQ(back.time_ms, 99'000u);
  EXPECT_EQ(back.lives, 11) << "ten hits";
  EXPECT_THAT(measures(told), HasSubstr("\"end\":\"won\""));
  expect_same_measures(told);
  expect_field(back.field, mines);
}

TEST(MinesReplay, WhatOpensByItselfIsWrittenAsChords) {
  v1::MinesweeperOptions matched = options();
  matched.set_open_matched(true);
  Played played(matched, v1::TABLE_COOP, 40);
  ASSERT_TRUE(played.play(0, Played::open(40)));
  const auto mines = played.mines();
  for (std::uint32_t cell = 0; cell < mines.size(); ++cell) {
    if (mines[cell]) played.play(0, Played::flag(cell));
  }
  const int before = played.told().events_size();
  played.open_all(0);
  ASSERT_TRUE(played.over());
  EXPECT_THAT(measures(played.told()), HasSubstr("\"end\":\"won\""));
  const auto clicks = replayed(played.told()).clicks;
  EXPECT_GE(clicks.size(), static_cast<std::size_t>(played.told().events_size() - 2));
  EXPECT_GE(played.told().events_size(), before);
}

TEST(MinesReplay, SaysWhyThereIsNone) {
  const auto why = [](const v1::Replay& replay) {
    return std::get<Failure>(mines_replay(replay, Format::kText));
  };
  Played played(options(), v1::TABLE_COOP, 40);
  ASSERT_TRUE(played.play(0, Played::open(40)));
  EXPECT_EQ(why(played.told()).exit_code, 1) << "stopped: neither solved nor lost";
  played.open_all(0);
  v1::Replay told = played.told();
  v1::Replay narrow = told;
  narrow.mutable_match()->set_columns(7);
  EXPECT_EQ(why(narrow).exit_code, 3);
  v1::Replay fewer = told;
  fewer.mutable_match()->mutable_minesweeper()->mutable_status()->set_mines(11);
  EXPECT_EQ(why(fewer).exit_code, 3);
  told.mutable_match()->mutable_minesweeper()->mutable_status()->mutable_worth()->set_first(99);
  EXPECT_EQ(why(told).exit_code, 3);
}

// A number with wrong flags hits a mine and ends the wave, whatever else it opened.
TEST(MinesReplay, AHitEndsTheOpeningOfMatchedNumbers) {
  v1::MinesweeperOptions matched = options();
  matched.set_width(9);
  matched.set_height(9);
  matched.set_mines(10);
  matched.set_law(v1::MINESWEEPER_LAW_SPEED);
  matched.set_lives(2);
  matched.set_open_matched(true);
  Played played(matched, v1::TABLE_COOP, 40);
  const auto at = [](std::uint32_t column, std::uint32_t row) { return row * 9 + column; };
  ASSERT_TRUE(played.play(0, Played::open(40)));
  for (const std::uint32_t flag : {at(3, 1), at(2, 2)})
    ASSERT_TRUE(played.play(0, Played::flag(flag)));
  v1::Move chord;
  chord.mutable_minesweeper()->mutable_chord()->set_cell(at(3, 2));
  ASSERT_TRUE(played.play(0, chord));
  ASSERT_TRUE(played.play(0, Played::clear(at(3, 1))));
  played.open_all(0);
  ASSERT_TRUE(played.over());
  EXPECT_EQ(played.told().match().minesweeper().status().hits(), 1u);
  const formats::Replay back = replayed(played.told());
  formats::Walk walk(back.field, back.lives);
  for (const formats::Click& click : back.clicks) walk.click(click.act, click.cell);
  EXPECT_TRUE(walk.won());
}

}  // namespace
}  // namespace gridmates::tools
