// Which commands are accepted in which state, written by hand and tried with real games: every
// state, every command, five kinds of people. The golden state chart has the same for the small
// game with which it is explored.
#include <map>

#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

// Ada is host and sits, Ben sits, Cleo watches, Dan is no member, Eve has been put out.
constexpr Person kPeople[] = {kAda, kBen, kCleo, kDan, kEve};

// One letter per person, in that order.
char letter_of(const std::string& answer) {
  static const std::map<std::string, char> letters = {
      {"needs board", '+'}, {"not_member", 'm'},   {"forbidden", 'f'},     {"not_seated", 's'},
      {"room_full", 'F'},   {"room_closed", 'c'},  {"not_your_turn", 't'}, {"wrong_state", 'w'},
      {"invalid", 'i'},     {"illegal_move", 'i'}, {"name_taken", 'n'},    {"limit", 'l'},
  };
  const auto found = letters.find(answer);
  return found == letters.end() ? '+' : found->second;
}

struct Line {
  const char* name;
  Ask ask;
  // waiting, co-op playing, co-op paused, versus playing, versus paused, finished, closed
  const char* expected[7];
};

const MemberNo kCleosNumber(4);

std::vector<Line> table(const Play& move) {
  return {
      {"join", Join{}, {"www+f", "www+f", "www+f", "www+f", "www+f", "www+f", "ccccc"}},
      {"leave", Leave{}, {"+++mm", "+++mm", "+++mm", "+++mm", "+++mm", "+++mm", "ccccc"}},
      {"sit", Sit{}, {"ww+mm", "ww+mm", "ww+mm", "wwwmm", "wwwmm", "ww+mm", "ccccc"}},
      {"stand", Stand{}, {"++smm", "++smm", "++smm", "++smm", "++smm", "++smm", "ccccc"}},
      {"start", Start{}, {"+ffmm", "wffmm", "wffmm", "wffmm", "wffmm", "wffmm", "ccccc"}},
      {"play", move, {"wwsmm", "++smm", "wwsmm", "+tsmm", "wwsmm", "wwsmm", "ccccc"}},
      {"pause", Pause{}, {"wwsmm", "++fmm", "wwsmm", "++fmm", "wwsmm", "wwsmm", "ccccc"}},
      {"unpause", Unpause{}, {"wwsmm", "wwsmm", "++smm", "wwsmm", "++smm", "wwsmm", "ccccc"}},
      {"stop", Stop{}, {"wwsmm", "++smm", "++smm", "++smm", "++smm", "wwsmm", "ccccc"}},
      {"resign", Resign{}, {"wwsmm", "wwsmm", "wwsmm", "++smm", "++smm", "wwsmm", "ccccc"}},
      {"draw", OfferDraw{}, {"wwsmm", "wwsmm", "wwsmm", "++smm", "++smm", "wwsmm", "ccccc"}},
      {"take_back", TakeBack{}, {"wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "ccccc"}},
      {"claim", Claim{}, {"wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "ccccc"}},
      {"computer",
       SeatComputer{Chair(2), core::Level::k1},
       {"iffmm", "wffmm", "wffmm", "wffmm", "wffmm", "iffmm", "ccccc"}},
      {"rematch", Rematch{}, {"wffmm", "wffmm", "wffmm", "wffmm", "wffmm", "+ffmm", "ccccc"}},
      {"next", Next{}, {"+ffmm", "wffmm", "wffmm", "wffmm", "wffmm", "+ffmm", "ccccc"}},
      {"say", Say{"hello"}, {"+++mm", "+++mm", "+++mm", "+++mm", "+++mm", "+++mm", "ccccc"}},
      {"kick", Kick{kCleosNumber}, {"+ffmm", "+ffmm", "+ffmm", "+ffmm", "+ffmm", "+ffmm", "ccccc"}},
      {"pass_host",
       PassHost{kCleosNumber},
       {"+ffmm", "+ffmm", "+ffmm", "+ffmm", "+ffmm", "+ffmm", "ccccc"}},
      {"renew", Renew{}, {"wwsmm", "++smm", "++smm", "++smm", "++smm", "++smm", "ccccc"}},
      {"vote", Vote{true}, {"wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "ccccc"}},
      {"lock", Lock{}, {"+ffmm", "+ffmm", "+ffmm", "+ffmm", "+ffmm", "+ffmm", "ccccc"}},
      {"unlock", Unlock{}, {"wffmm", "wffmm", "wffmm", "wffmm", "wffmm", "wffmm", "ccccc"}},
      {"invite",
       Invite{Name("Nobody"), {}},
       {"iiimm", "iiimm", "iiimm", "iiimm", "iiimm", "iiimm", "ccccc"}},
      {"rename",
       Rename{Name("Fay")},
       {"+++mm", "+++mm", "+++mm", "+++mm", "+++mm", "+++mm", "ccccc"}},
      {"ready", Ready{}, {"++smm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "ccccc"}},
      {"unready", Unready{}, {"wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "wwsmm", "ccccc"}},
      {"close_vote",
       CloseVote{Seq(1)},
       {"fffff", "fffff", "fffff", "fffff", "fffff", "fffff", "ccccc"}},
      {"renewed", Renewed{}, {"fffff", "fffff", "fffff", "fffff", "fffff", "fffff", "ccccc"}},
      {"time_up", TimeUp{}, {"fffff", "fffff", "fffff", "fffff", "fffff", "fffff", "ccccc"}},
      {"deserted", Deserted{}, {"fffff", "fffff", "fffff", "fffff", "fffff", "fffff", "ccccc"}},
  };
}

RoomFixture full(RoomFixture fixture) {
  fixture.ask(kBen, Join{});
  fixture.ask(kEve, Join{true});
  fixture.ask(kAda, Kick{fixture.number(kEve)});
  fixture.ask(kCleo, Join{true});
  EXPECT_EQ(fixture.number(kCleo), kCleosNumber);
  return fixture;
}

// The same fixture in one of the seven states of the table; at a co-op table unless the state is of
// versus.
RoomFixture in_state(int state) {
  const bool versus = state == 3 || state == 4;
  RoomFixture fixture = full(versus ? RoomFixture::tictactoe() : RoomFixture::sudoku());
  if (state == 0) return fixture;
  fixture.ask(kAda, Start{});
  if (state == 2 || state == 4) fixture.ask(kAda, Pause{});
  if (state >= 5) fixture.ask(kAda, Stop{});
  if (state == 6) fixture.ask(kNobody, Deserted{});
  return fixture;
}

TEST(Refusals, EveryStateByEveryCommandByEverybody) {
  constexpr std::string_view kStates[] = {"waiting", "together", "paused", "first_to_move",
                                          "paused",  "unsolved", "closed"};
  for (int state = 0; state < 7; ++state) {
    const RoomFixture fixture = in_state(state);
    ASSERT_EQ(fixture.state(), kStates[state]);
    const bool versus = state == 3 || state == 4;
    const auto lines = table(versus ? mark(0) : set(0, 5));
    ASSERT_EQ(lines.size(), std::variant_size_v<Ask>);
    for (const Line& line : lines) {
      std::string found;
      for (const Person person : kPeople) {
        RoomFixture copy = fixture;
        const std::uint64_t before = copy.room.state_hash();
        const char letter = letter_of(copy.ask(person, line.ask));
        found += letter;
        if (letter != '+') {
          EXPECT_EQ(copy.room.state_hash(), before);
          EXPECT_TRUE(copy.sentence().ends_with('.')) << copy.sentence();
        }
      }
      EXPECT_EQ(found, line.expected[state]) << line.name << " in " << kStates[state];
    }
  }
}

}  // namespace
}  // namespace gridmates::room
