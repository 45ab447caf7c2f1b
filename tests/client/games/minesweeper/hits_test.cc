// A replay describes hits in the words of the room's feed.
#include "client/games/minesweeper/hits.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "client/games/minesweeper/facts.h"
#include "client/tools/replay/moves.h"
#include "engine/core/random.h"
#include "tests/client/tools/replay/played.h"

namespace gridmates::tools {
namespace {

using testing::HasSubstr;

v1::MinesweeperOptions options(v1::MinesweeperLaw law) {
  v1::MinesweeperOptions options;
  options.set_law(law);
  options.set_lives(9);
  options.set_go_on(true);
  return options;
}

v1::Move chord(std::uint32_t cell) {
  v1::Move move;
  move.mutable_minesweeper()->mutable_chord()->set_cell(cell);
  return move;
}

std::uint32_t hits_of(const v1::MatchView& match) { return match.minesweeper().status().hits(); }

// The feed's words for a move between these views; empty if it was no hit.
std::string told_then(const v1::MatchView& before, const v1::MatchView& after) {
  if (hits_of(after) == hits_of(before)) return "";
  const v1::MinesweeperStatus& status = after.minesweeper().status();
  return words::opened_hit_words(status.last_cell() - 1, status.hit(),
                                 *words::MinesBoard::of(after));
}

// Plays a match of random opens, chords, flags and votes; returns the words of every move.
std::vector<std::string> play_by_chance(Played& played, std::uint32_t players,
                                        core::Random& random) {
  std::vector<std::string> feed;
  const auto cells = static_cast<std::uint32_t>(played.mines().size());
  v1::Move go_on;
  go_on.mutable_minesweeper()->mutable_vote()->set_go_on(true);
  v1::Move hint;
  hint.mutable_minesweeper()->mutable_hint();
  for (int i = 0; i < 20'000 && !played.over(); ++i) {
    const std::uint32_t cell = random.below(cells);
    const std::array moves = {Played::open(cell),
                              Played::open(cell),
                              Played::flag(cell),
                              chord(cell),
                              Played::clear(cell),
                              hint,
                              go_on,
                              go_on};
    const v1::MatchView before = played.seen();
    if (!played.play(random.below(players), moves[random.below(moves.size())])) continue;
    feed.push_back(told_then(before, played.seen()));
  }
  return feed;
}

TEST(Hits, AreToldAsTheFeedToldThem) {
  std::string all;
  for (int law = v1::MINESWEEPER_LAW_STANDARD; law <= v1::MINESWEEPER_LAW_KIND; ++law) {
    for (const bool matched : {false, true}) {
      for (const v1::Table table : {v1::TABLE_COOP, v1::TABLE_RACE}) {
        auto picked = options(static_cast<v1::MinesweeperLaw>(law));
        picked.set_open_matched(matched);
        if (table == v1::TABLE_RACE && law == v1::MINESWEEPER_LAW_KIND) continue;
        Played played(picked, table, 40);
        if (table == v1::TABLE_COOP) ASSERT_TRUE(played.play(0, Played::open(40)));
        core::Random random(core::seed_from(static_cast<std::uint64_t>(law)));
        const std::uint32_t players = table == v1::TABLE_RACE ? 1 : 2;
        const std::vector<std::string> feed = play_by_chance(played, players, random);
        ASSERT_TRUE(played.over());
        const v1::Replay told = played.told();
        Hits hits(told);
        std::vector<std::string> again;
        for (const v1::Event& event : told.events()) {
          if (event.has_moved()) again.push_back(hits.after(event.moved()));
        }
        if (table == v1::TABLE_COOP) again.erase(again.begin());
        EXPECT_EQ(again, feed) << law << matched << table;
        for (const std::string& hit : feed) all += hit;
      }
    }
  }
  for (const char* words : {"It was provable: ", "; other cells were provably", " is a mine. ",
                            "not provably safe, a hit. "}) {
    EXPECT_THAT(all, HasSubstr(words));
  }
}

TEST(Hits, StandBehindTheirMoves) {
  v1::MinesweeperOptions one_life;
  one_life.set_lives(1);
  Played played(one_life, v1::TABLE_COOP, 40);
  ASSERT_TRUE(played.play(0, Played::open(40)));
  const auto mines = played.mines();
  std::uint32_t mine = 0;
  while (!mines[mine]) ++mine;
  const v1::MatchView before = played.seen();
  ASSERT_TRUE(played.play(1, Played::open(mine)));
  ASSERT_TRUE(played.over());
  const std::string words = told_then(before, played.seen());
  ASSERT_NE(words, "");
  EXPECT_THAT(moves_text(played.told()),
              HasSubstr("0:01.000  ana  open e5\n0:02.000  bo  open " +
                        words::MinesBoard::of(before)->name(mine) + ": " + words + "\n0:02.000  "));
}

TEST(Hits, NothingIsToldOfAFieldThatStaysHidden) {
  v1::MinesweeperOptions two_lives;
  two_lives.set_lives(2);
  Played played(two_lives, v1::TABLE_COOP, 40);
  ASSERT_TRUE(played.play(0, Played::open(40)));
  const auto mines = played.mines();
  for (std::uint32_t cell = 0; cell < mines.size(); ++cell) {
    if (mines[cell] && played.play(0, Played::open(cell))) break;
  }
  ASSERT_FALSE(played.over());
  EXPECT_THAT(moves_text(played.told()), testing::Not(HasSubstr("a mine")));
  v1::Replay wrong = played.told();
  wrong.mutable_events(1)->mutable_moved()->set_player(1'000'000);
  wrong.mutable_events(2)->mutable_moved()->clear_move();
  EXPECT_NE(moves_text(wrong), "");
}

}  // namespace
}  // namespace gridmates::tools
