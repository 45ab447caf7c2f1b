#include "tests/server/room/statechart/traces.h"

#include <initializer_list>
#include <utility>

#include "server/room/statechart/probe_game.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

using Script = std::initializer_list<std::pair<Person, Ask>>;

Trace played(std::string name, RoomFixture fixture, const Script& script) {
  for (const auto& [who, what] : script) {
    fixture.now.room_ms += kLate_ms;
    fixture.ask(who, what);
  }
  return {std::move(name), fixture.journal};
}

// The first move of a match of the probe game, with the board made for it.
Play opening(core::Outcome::Kind kind, std::uint32_t match = 1) {
  return {core::encode(ProbeGame::Move{{kind, {}}}), Laid{match, core::encode(ProbeGame::Board{})}};
}

}  // namespace

std::vector<Trace> real_matches() {
  const Join join;
  const Start start;
  return {
      played("sudoku: two solve a board with a move taken back and a pause", RoomFixture::sudoku(),
             {{kBen, join},
              {kAda, start},
              {kAda, set(0, 9)},
              {kAda, undo()},
              {kAda, set(0, 5)},
              {kBen, set(1, 3)},
              {kAda, Say{"wait"}},
              {kAda, Pause{}},
              {kCleo, join},
              {kAda, Unpause{}},
              {kCleo, set(2, 4)},
              {kBen, set(3, 6)}}),
      played("sudoku: stopped, once more, stopped in a pause, the next one", RoomFixture::sudoku(),
             {{kAda, start},
              {kAda, set(0, 9)},
              {kAda, Stop{}},
              {kAda, Rematch{}},
              {kAda, start},
              {kAda, Pause{}},
              {kAda, Stop{}},
              {kAda, Next{sudoku_board()}},
              {kAda, start}}),
      played("sudoku: the last player leaves, then the last watcher", RoomFixture::sudoku(),
             {{kBen, Join{true}}, {kAda, start}, {kAda, Leave{}}, {kBen, Leave{}}}),
      played("sudoku: deserted in a pause", RoomFixture::sudoku(),
             {{kAda, start}, {kAda, Pause{}}, {kNobody, Deserted{}}}),
      played("sudoku race: one finishes, one gives up in a pause, one goes on and finishes",
             RoomFixture::race(),
             {{kBen, join},
              {kCleo, join},
              {kAda, start},
              {kAda, set(0, 9)},
              {kBen, set(0, 5)},
              {kBen, set(1, 3)},
              {kBen, set(2, 4)},
              {kBen, set(3, 6)},
              {kAda, Pause{}},
              {kCleo, Resign{}},
              {kDan, join},
              {kAda, Unpause{}},
              {kAda, set(0, 5)},
              {kAda, set(1, 3)},
              {kAda, set(2, 4)},
              {kAda, set(3, 6)}}),
      played("sudoku race: everybody goes away", RoomFixture::race(),
             {{kBen, join}, {kAda, start}, {kBen, Stand{}}, {kAda, Leave{}}, {kBen, Leave{}}}),
      played("minesweeper: who leaves decides a vote",
             {"minesweeper", core::Table::kCoop, mine_field()},
             {{kBen, join},
              {kCleo, join},
              {kAda, start},
              {kAda, open(0)},
              {kBen, flag(46)},
              {kCleo, flag(47)},
              {kAda, open(55)},
              {kBen, Vote{false}},
              {kCleo, Leave{}}}),
      played("probe: laid by the first move, then the same board again",
             {"probe", core::Table::kCoop, waiting_board()},
             {{kAda, start},
              {kAda, opening(core::Outcome::Kind::kPlaying)},
              {kAda, Stop{}},
              {kAda, Rematch{}},
              {kAda, start},
              {kNobody, Pause{}},
              {kAda, Unpause{}},
              {kAda, Stop{}},
              {kAda, Next{waiting_board()}},
              {kAda, start},
              {kAda, opening(core::Outcome::Kind::kSolved, 3)}}),
      played("tictactoe: won by the last move after a pause", RoomFixture::tictactoe(),
             {{kBen, join},
              {kAda, start},
              {kAda, mark(0)},
              {kAda, Pause{}},
              {kAda, Unpause{}},
              {kBen, mark(3)},
              {kAda, mark(1)},
              {kBen, mark(4)},
              {kAda, mark(2)}}),
      played("tictactoe: drawn, then a rematch that the other begins and loses",
             RoomFixture::tictactoe(),
             {{kBen, join},
              {kAda, start},
              {kAda, mark(0)},
              {kBen, mark(1)},
              {kAda, mark(2)},
              {kBen, mark(4)},
              {kAda, mark(3)},
              {kBen, mark(5)},
              {kAda, mark(7)},
              {kBen, mark(6)},
              {kAda, mark(8)},
              {kAda, Rematch{}},
              {kAda, start},
              {kBen, mark(0)},
              {kAda, mark(3)},
              {kBen, mark(1)},
              {kAda, mark(4)},
              {kBen, mark(8)},
              {kAda, mark(5)}}),
      played("tictactoe: resigned in a pause, stood up, stopped", RoomFixture::tictactoe(),
             {{kBen, join},
              {kAda, start},
              {kAda, mark(4)},
              {kAda, Pause{}},
              {kBen, Resign{}},
              {kAda, Rematch{}},
              {kAda, start},
              {kBen, mark(4)},
              {kAda, Stand{}},
              {kAda, Sit{}},
              {kAda, Rematch{}},
              {kAda, start},
              {kAda, Stop{}},
              {kBen, Vote{true}}}),
      played("tictactoe: given up for a new board by vote, in a pause and after the end",
             RoomFixture::tictactoe(),
             {{kBen, join},
              {kAda, start},
              {kAda, Pause{}},
              {kBen, Renew{}},
              {kAda, Vote{true}},
              {kNobody, Renewed{tictactoe_board()}},
              {kBen, Resign{}},
              {kAda, Renew{}},
              {kBen, Vote{false}},
              {kAda, Renew{}},
              {kBen, Leave{}},
              {kNobody, Renewed{tictactoe_board()}}}),
      played("tictactoe: players who leave", RoomFixture::tictactoe(),
             {{kBen, join},
              {kAda, start},
              {kBen, Leave{}},
              {kCleo, join},
              {kAda, Next{tictactoe_board()}},
              {kAda, start},
              {kAda, mark(4)},
              {kCleo, Leave{}},
              {kAda, Leave{}}}),
  };
}

}  // namespace gridmates::room
