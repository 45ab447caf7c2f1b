// People in a room: joining, leaving, seats, the host, chat.
#include "gtest/gtest.h"
#include "tests/server/room/room_fixture.h"

namespace gridmates::room {
namespace {

TEST(OpenRoom, TheFirstIsHostOnTheFirstChair) {
  RoomFixture room = RoomFixture::sudoku();
  const RoomView view = room.room.view({});
  EXPECT_EQ(view.head.code.str(), "KITE-42");
  EXPECT_EQ(view.head.host, MemberNo(1));
  EXPECT_EQ(view.head.chairs, 6);
  EXPECT_EQ(view.head.chairs_needed, 1);
  EXPECT_EQ(view.members, (std::vector<MemberView>{{MemberNo(1), Name("Ada"), Chair(1)}}));
  EXPECT_EQ(room.state(), "waiting");
  EXPECT_EQ(room.journal.size(), 5u);
  EXPECT_EQ(room.journal.front().seq, Seq(1));
}

TEST(OpenRoom, RefusesWhatCannotBePlayed) {
  const auto open = [](std::string game, core::Table table, const BoardChosen& board) {
    const auto opened = Room::open(
        test_games(), {RoomCode("A-1"), std::move(game), table, false, identity(kAda), board}, {});
    const auto* no = std::get_if<Refusal>(&opened);
    if (no == nullptr) return std::string("opened");
    EXPECT_FALSE(no->named.sentence.empty()) << no->message();
    return no->message();
  };
  using core::Table;
  EXPECT_EQ(open("sudoku", Table::kVersus, sudoku_board()),
            "Sudoku cannot be played against each other.");
  EXPECT_EQ(open("tictactoe", Table::kCoop, tictactoe_board()),
            "Tic-tac-toe cannot be played together.");
  EXPECT_EQ(open("tictactoe", Table::kRace, tictactoe_board()),
            "Tic-tac-toe cannot be played as a race.");
  EXPECT_EQ(open("sudoku", Table::kCoop, {}), "These bytes are not a board of this game.");
  EXPECT_EQ(open("sudoku", Table::kCoop, sudoku_board()), "opened");
}

TEST(Join, TakesAFreeSeatUnlessOnlyToWatch) {
  RoomFixture room = RoomFixture::tictactoe();
  EXPECT_EQ(room.ask(kBen, Join{true}), "member_joined");
  EXPECT_EQ(room.ask(kCleo, Join{}), "member_joined seat_taken");
  EXPECT_EQ(room.ask(kDan, Join{}), "member_joined");
  EXPECT_EQ(room.chair(kBen), Chair(0));
  EXPECT_EQ(room.chair(kCleo), Chair(2));
  EXPECT_EQ(room.number(kDan), MemberNo(4));
  EXPECT_EQ(room.last().front().by, MemberNo(4));
}

TEST(Join, ASecondTimeIsRefused) {
  RoomFixture room = RoomFixture::sudoku();
  EXPECT_EQ(room.ask(kAda, Join{}), "wrong_state");
  EXPECT_EQ(room.sentence(), "You are in this room already.");
}

TEST(Join, NamesAreUniqueAmongThosePresent) {
  RoomFixture room = RoomFixture::sudoku();
  const auto join = [&room](std::string name) {
    const Decision decision =
        room.room.decide({{PlayerId(77), Name(std::move(name))}, Join{}}, room.now);
    const auto* no = std::get_if<Refusal>(&decision);
    return no == nullptr ? std::nullopt : std::optional(no->code());
  };
  EXPECT_EQ(join("Ada"), Refusal::Code::kNameTaken);
  EXPECT_EQ(join("aDA"), Refusal::Code::kNameTaken);
  EXPECT_EQ(join("Ａｄａ"), Refusal::Code::kNameTaken) << "in full width";
  EXPECT_EQ(join("Adam"), std::nullopt);
  room.ask(kBen, Join{});
  room.ask(kAda, Leave{});
  EXPECT_EQ(join("Ada"), std::nullopt);
}

TEST(Join, NumbersAreNeverReused) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  room.ask(kBen, Leave{});
  room.ask(kBen, Join{});
  EXPECT_EQ(room.number(kBen), MemberNo(3));
}

TEST(Join, SeatsAreOpenInACoopMatchAndClosedInAVersusOne) {
  RoomFixture coop = RoomFixture::sudoku().started();
  EXPECT_EQ(coop.ask(kBen, Join{}), "member_joined seat_taken");
  coop.ask(kAda, Pause{});
  EXPECT_EQ(coop.ask(kCleo, Join{}), "member_joined seat_taken");
  EXPECT_EQ(coop.room.viewer(coop.number(kCleo)), core::Viewer{});
  coop.ask(kAda, Unpause{});
  EXPECT_EQ(coop.room.number_of(coop.number(kCleo)), Seat(2));

  RoomFixture versus = RoomFixture::tictactoe().started();
  EXPECT_EQ(versus.ask(kCleo, Join{}), "member_joined");
  EXPECT_EQ(versus.ask(kCleo, Sit{}), "wrong_state");
  versus.ask(kBen, Resign{});
  versus.ask(kBen, Stand{});
  EXPECT_EQ(versus.ask(kDan, Join{}), "member_joined seat_taken");
}

TEST(Join, ThereIsRoomForSoManyAtOnceAndEver) {
  RoomFixture room = RoomFixture::sudoku();
  std::uint64_t next = 100;
  const auto join = [&] {
    const Decision decision = room.room.decide(
        {{PlayerId(next), Name("N" + std::to_string(next))}, Join{true}}, room.now);
    ++next;
    if (const auto* no = std::get_if<Refusal>(&decision)) return std::optional(no->code());
    for (const Event& event : std::get<std::vector<Event>>(decision)) {
      EXPECT_TRUE(room.room.evolve(event));
    }
    return std::optional<Refusal::Code>();
  };
  for (int i = 1; i < limits::kMembers; ++i) ASSERT_EQ(join(), std::nullopt);
  EXPECT_EQ(join(), Refusal::Code::kRoomFull);
  for (int ever = limits::kMembers; ever < limits::kMembersEver; ++ever) {
    const PlayerId last = room.room.members().back().second;
    const Decision left = room.room.decide({{last, Name("x")}, Leave{}}, room.now);
    ASSERT_TRUE(room.room.evolve(std::get<std::vector<Event>>(left).front()));
    ASSERT_EQ(join(), std::nullopt);
  }
  const PlayerId last = room.room.members().back().second;
  const Decision left = room.room.decide({{last, Name("x")}, Leave{}}, room.now);
  ASSERT_TRUE(room.room.evolve(std::get<std::vector<Event>>(left).front()));
  EXPECT_EQ(join(), Refusal::Code::kLimit);
}

TEST(Leave, TheHostIsPassedOnToThoseWhoSitFirst) {
  RoomFixture room = RoomFixture::tictactoe();
  room.ask(kBen, Join{true});
  room.ask(kCleo, Join{});
  EXPECT_EQ(room.ask(kAda, Leave{}), "member_left host_passed");
  EXPECT_EQ(room.room.view({}).head.host, room.number(kCleo));
  EXPECT_EQ(room.ask(kCleo, Leave{}), "member_left host_passed");
  EXPECT_EQ(room.room.view({}).head.host, room.number(kBen));
  EXPECT_EQ(room.ask(kBen, Leave{}), "member_left room_closed");
  EXPECT_TRUE(room.room.closed());
  EXPECT_EQ(room.ask(kAda, Join{}), "room_closed");
}

TEST(Leave, TheLastPlayerEndsACoopMatch) {
  RoomFixture watched = RoomFixture::sudoku().started();
  watched.ask(kBen, Join{true});
  EXPECT_EQ(watched.ask(kAda, Leave{}), "match_ended member_left host_passed");
  EXPECT_EQ(watched.state(), "unsolved");

  RoomFixture alone = RoomFixture::sudoku().started();
  EXPECT_EQ(alone.ask(kAda, Leave{}), "match_ended member_left room_closed");
  EXPECT_EQ(std::get<MatchEnded>(alone.last().front().what),
            (MatchEnded{Result::kAbandoned, EndCause::kLeft}));

  RoomFixture together = RoomFixture::sudoku().started();
  together.ask(kBen, Join{});
  EXPECT_EQ(together.ask(kAda, Leave{}), "member_left host_passed");
  EXPECT_EQ(together.state(), "together");
}

TEST(Leave, WhoLeavesAVersusMatchLosesIt) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kAda, Pause{});
  EXPECT_EQ(room.ask(kAda, Leave{}), "match_ended member_left host_passed");
  EXPECT_EQ(room.state(), "second_won");
  EXPECT_EQ(std::get<MatchEnded>(room.last().front().what).cause, EndCause::kLeft);
  const auto run = room.room.finished_run();
  ASSERT_TRUE(run);
  EXPECT_EQ(run->players.at(0).name.str(), "Ada");
}

TEST(Sit, RefusesWhatIsNoFreeSeat) {
  RoomFixture room = RoomFixture::tictactoe();
  room.ask(kBen, Join{true});
  EXPECT_EQ(room.ask(kAda, Sit{Chair(2)}), "wrong_state");
  EXPECT_EQ(room.ask(kBen, Sit{Chair(3)}), "invalid");
  EXPECT_EQ(room.sentence(), "There is no such seat; the last is seat 2.");
  EXPECT_EQ(room.ask(kBen, Sit{Chair(1)}), "room_full");
  EXPECT_EQ(room.sentence(), "Seat 1 is taken.");
  EXPECT_EQ(room.ask(kBen, Sit{Chair(2)}), "seat_taken");
  room.ask(kCleo, Join{});
  EXPECT_EQ(room.ask(kCleo, Sit{}), "room_full");
}

TEST(Stand, InACoopMatchTheOnlyPlayerStops) {
  RoomFixture room = RoomFixture::sudoku().started();
  EXPECT_EQ(room.ask(kAda, Stand{}), "wrong_state");
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kAda, Stand{}), "seat_left");
  EXPECT_EQ(room.state(), "together");
  EXPECT_EQ(room.ask(kAda, set(0, 5)), "not_seated");
}

TEST(Stand, InAVersusMatchIsResigning) {
  RoomFixture room = RoomFixture::tictactoe().started();
  EXPECT_EQ(room.ask(kBen, Stand{}), "match_ended seat_left");
  EXPECT_EQ(room.state(), "first_won");
  EXPECT_EQ(std::get<MatchEnded>(room.last().front().what).cause, EndCause::kResigned);
}

TEST(Kick, WhoIsPutOutCannotComeBack) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  EXPECT_EQ(room.ask(kBen, Kick{MemberNo(1)}), "forbidden");
  EXPECT_EQ(room.ask(kAda, Kick{MemberNo(1)}), "invalid");
  EXPECT_EQ(room.ask(kAda, Kick{MemberNo(9)}), "invalid");
  EXPECT_EQ(room.ask(kAda, Kick{room.number(kBen)}), "member_left");
  EXPECT_TRUE(room.last_one<MemberLeft>().kicked);
  EXPECT_TRUE(room.room.is_kicked(PlayerId(kBen)));
  EXPECT_EQ(room.ask(kBen, Join{}), "forbidden");
  EXPECT_EQ(room.ask(kBen, Say{"hello"}), "not_member");
  EXPECT_EQ(room.sentence(), "You were removed from this room.");
}

TEST(Kick, NoPlayerOfAVersusMatchIsPutOutOfIt) {
  RoomFixture room = RoomFixture::tictactoe().started();
  room.ask(kCleo, Join{true});
  for (const Ask& ask : {Ask(Pause{}), Ask(Unpause{})}) {
    EXPECT_EQ(room.ask(kAda, Kick{room.number(kBen)}), "wrong_state");
    EXPECT_EQ(room.sentence(), "Ben plays this match, and cannot be removed before it ends.");
    room.ask(kAda, ask);
  }
  EXPECT_EQ(room.ask(kAda, Kick{room.number(kCleo)}), "member_left") << "who watches";
  EXPECT_EQ(room.ask(kBen, Leave{}), "match_ended member_left");
  EXPECT_EQ(room.state(), "first_won") << "who leaves resigns";
}

TEST(Kick, OfTheOnlyPlayerIsWhyTheMatchEnds) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{});
  room.ask(kAda, Start{});
  room.ask(kAda, Stand{});
  EXPECT_EQ(room.ask(kAda, Kick{room.number(kBen)}), "match_ended member_left");
  EXPECT_EQ(std::get<MatchEnded>(room.last().front().what),
            (MatchEnded{Result::kUnsolved, EndCause::kKicked}));
}

TEST(Kick, TheListOfThoseHasAnEnd) {
  RoomFixture room = RoomFixture::sudoku();
  for (std::size_t i = 0; i <= limits::kKicked; ++i) {
    const Identity guest{PlayerId(1000 + i), Name("Guest")};
    const Decision joined = room.room.decide({guest, Join{true}}, room.now);
    ASSERT_TRUE(room.room.evolve(std::get<std::vector<Event>>(joined).front()));
    const MemberNo number = *room.room.member_of(guest.player);
    if (i == limits::kKicked) {
      EXPECT_EQ(room.ask(kAda, Kick{number}), "limit");
    } else {
      ASSERT_EQ(room.ask(kAda, Kick{number}), "member_left");
    }
  }
}

TEST(PassHost, ByTheHostToAnother) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{true});
  EXPECT_EQ(room.ask(kBen, PassHost{room.number(kBen)}), "forbidden");
  EXPECT_EQ(room.ask(kAda, PassHost{room.number(kAda)}), "invalid");
  EXPECT_EQ(room.ask(kAda, PassHost{room.number(kBen)}), "host_passed");
  EXPECT_EQ(room.ask(kAda, Start{}), "forbidden");
  EXPECT_EQ(room.ask(kBen, Start{}), "match_started");
}

TEST(PassHost, ByTheRoomItselfWhenTheHostIsAway) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{true});
  EXPECT_EQ(room.ask(kNobody, PassHost{MemberNo(9)}), "invalid");
  EXPECT_EQ(room.ask(kNobody, PassHost{room.number(kBen)}), "host_passed");
  EXPECT_EQ(room.ask(kBen, PassHost{room.number(kAda)}), "host_passed");
}

TEST(Say, ByMembersAndWatchersInBounds) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{true});
  EXPECT_EQ(room.ask(kBen, Say{"good luck"}), "said");
  EXPECT_EQ(room.ask(kCleo, Say{"psst"}), "not_member");
  EXPECT_EQ(room.ask(kBen, Say{std::string(limits::kChatBytes, 'x')}), "said");
}

TEST(Say, AnEmoteIsSaidWithoutAText) {
  RoomFixture room = RoomFixture::sudoku();
  room.ask(kBen, Join{true});
  EXPECT_EQ(room.ask(kBen, Say{{}, Emote::kWellDone}), "emoted") << "who watches says it too";
  EXPECT_EQ(room.last_one<Emoted>().emote, Emote::kWellDone);
  EXPECT_EQ(room.ask(kCleo, Say{{}, Emote::kHi}), "not_member");
  expect_replay(room);
}

}  // namespace
}  // namespace gridmates::room
