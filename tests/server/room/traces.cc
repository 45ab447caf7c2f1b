#include "tests/server/room/traces.h"

#include <initializer_list>
#include <utility>

#include "tests/server/room/company.h"

namespace gridmates::room {
namespace {

using Script = std::initializer_list<std::pair<Person, Ask>>;

Trace played(std::string name, Company company, const Script& script) {
  for (const auto& [who, what] : script) company.ask(who, what);
  return {std::move(name), company.journal};
}

}  // namespace

std::vector<Trace> real_matches() {
  const Join join;
  const Start start;
  return {
      played("sudoku: two solve a board with a move taken back and a pause", Company::sudoku(),
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
      played("sudoku: stopped, once more, stopped in a pause, the next one", Company::sudoku(),
             {{kAda, start},
              {kAda, set(0, 9)},
              {kAda, Stop{}},
              {kAda, Rematch{}},
              {kAda, start},
              {kAda, Pause{}},
              {kAda, Stop{}},
              {kAda, Next{sudoku_board()}},
              {kAda, start}}),
      played("sudoku: the last player leaves, then the last watcher", Company::sudoku(),
             {{kBen, Join{true}}, {kAda, start}, {kAda, Leave{}}, {kBen, Leave{}}}),
      played("sudoku: deserted in a pause", Company::sudoku(),
             {{kAda, start}, {kAda, Pause{}}, {kNobody, Deserted{}}}),
      played("tictactoe: won by the last move after a pause", Company::tictactoe(),
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
             Company::tictactoe(),
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
      played("tictactoe: resigned in a pause, stood up, stopped", Company::tictactoe(),
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
              {kAda, Stop{}}}),
      played("tictactoe: a player put out, another who leaves", Company::tictactoe(),
             {{kBen, join},
              {kAda, start},
              {kAda, Kick{MemberNo(2)}},
              {kCleo, join},
              {kAda, Next{tictactoe_board()}},
              {kAda, start},
              {kAda, mark(4)},
              {kCleo, Leave{}},
              {kAda, Leave{}}}),
  };
}

}  // namespace gridmates::room
