// A room with its journal, and people who give it commands; the tests of this folder play with it.
// One thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "server/room/room.h"

namespace gridmates::room {

// The values are player ids.
enum Person : std::uint8_t { kNobody, kAda, kBen, kCleo, kDan, kEve };

// All games, the probe game, and "wide", which is the probe game with large boards.
const core::Games& test_games();

Identity identity(Person person);

// The Sudoku of the tests: only A1 to A4 are empty, and 5 3 4 6 solves it.
BoardChosen sudoku_board(core::Table table = core::Table::kCoop);
// In the format before sudoku::PlayRules.
BoardChosen old_sudoku_board();
BoardChosen tictactoe_board();
BoardChosen probe_board(core::Table table);
// A board of the probe game that waits for the first move.
BoardChosen waiting_board();
// A mine field with one life, after which the players vote whether to go on: opening a1 (cell 0)
// leaves g6 (46), h6 (47) and h7 (55), which are mines, and h8 (63).
BoardChosen mine_field();

// Moves as canonical bytes.
Play set(std::uint8_t cell, std::uint8_t digit);
Play undo();
Play mark(std::uint8_t cell);
Play open(std::uint8_t cell);
Play flag(std::uint8_t cell);
// Ballots as they are in old journals.
Play old_ballot(bool go_on);
Play old_give_up();

// Time after the start of a race from which on moves and pauses are allowed.
inline constexpr std::uint64_t kLate_ms = limits::kCountdownMs + limits::kBetweenPausesMs;

class RoomFixture {
 public:
  // Ada opens the room and sits on the first chair. A race is kLate_ms old when it starts.
  RoomFixture(std::string game, core::Table table, const BoardChosen& board,
              const std::optional<DailyOpened>& daily = {}, const WatchingSet& watching = {},
              const std::optional<ClocksSet>& clocks = {}, bool rated = false);
  explicit RoomFixture(const RoomSetup& setup);
  static RoomFixture sudoku() { return {"sudoku", core::Table::kCoop, sudoku_board()}; }
  static RoomFixture old_sudoku() { return {"sudoku", core::Table::kCoop, old_sudoku_board()}; }
  // The daily of day 100, played by Ada.
  static RoomFixture daily() {
    return {"sudoku", core::Table::kCoop, sudoku_board(), DailyOpened{100, "easy"}};
  }
  static RoomFixture race() {
    return {"sudoku", core::Table::kRace, sudoku_board(core::Table::kRace)};
  }
  // With clocks.
  static RoomFixture rated() {
    ClocksSet clocks;
    clocks.clocks.push({300, 3, false});
    return {"tictactoe", core::Table::kVersus, tictactoe_board(), {}, {}, clocks, true};
  }
  static RoomFixture tictactoe() { return {"tictactoe", core::Table::kVersus, tictactoe_board()}; }

  // Decides and, if accepted, applies the events. Returns the kinds of the events, "needs board",
  // "needs work", or the refusal's code. `seen` is the last event known to the person.
  std::string ask(Person who, const Ask& what, Seq seen = Seq(0)) {
    return ask(identity(who), what, seen);
  }
  std::string ask(const Identity& who, const Ask& what, Seq seen = Seq(0));
  // The sentence of the last refusal.
  const std::string& sentence() const { return sentence_; }
  // The events of the last accepted command.
  const std::vector<Event>& last() const { return last_; }
  template <class What>
  const What& last_one() const {
    return std::get<What>(last_.back().what);
  }

  // The match that needed work last.
  const core::Match& needed_in() const { return *needed_in_; }

  MemberNo number(Person who) const;
  Chair chair(Person who) const;
  std::string_view state() const;
  // Starts a match: of tic-tac-toe, begun by Ada, or of a Sudoku that she plays alone.
  RoomFixture& started();

  Room room;
  Now now;
  std::vector<Event> journal;

 private:
  void take(std::vector<Event> events);

  std::string sentence_;
  std::optional<core::Match> needed_in_;
  std::vector<Event> last_;
};

// The room of this journal; nullopt if an event cannot follow.
std::optional<Room> fold(const std::vector<Event>& journal);

// Expects that the journal leads to the same room.
void expect_replay(const RoomFixture& room);

}  // namespace gridmates::room
