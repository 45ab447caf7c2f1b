// The face with a real client: from keys to frames and back. The test plays the server.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>

#include "tests/client/core/client_fixture.h"
#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

class ClientFaceTest : public client::ClientTest {
 protected:
  ClientFaceTest() {
    client_.subscribe([this](const client::Notice& notice) {
      requests_.heard(notice);
      face_.notice(notice, client_.now_ms());
    });
    screen();
  }

  std::string screen() {
    Canvas canvas({24, 80});
    face_.draw(canvas, client_.now_ms());
    return canvas.text();
  }

  // Goes from the lobby into KITE-42 by its code.
  void go_in() {
    go_online();
    v1::ServerFrame list;
    list.set_reply_to(world_.take().request_id());
    list.mutable_room_list();
    world_.deliver(list);
    press(face_, "j k i t e - 4 2 Enter");
    EXPECT_EQ(world_.take().resume().room(), "KITE-42");
    world_.deliver(server_.snapshot(1));
    world_.deliver(server_.sync_done());
    EXPECT_EQ(world_.take().presence().cursor(), 41U);  // E5 plus 1
  }

  client::PrivateNotes notes_{"", "", ""};
  client::RoomChoices choices_{"", "", ""};
  ClientRequests requests_{client_, notes_, choices_};
  Face face_{client_.model(), requests_};
};

TEST_F(ClientFaceTest, TheLobbyListsWhatTheServerSaysAndHowLongItTook) {
  go_online();
  v1::ServerFrame list;
  list.set_reply_to(world_.take().request_id());
  v1::RoomSummary& room = *list.mutable_room_list()->add_rooms();
  room.set_code("FOX-11");
  room.set_game("sudoku");
  world_.advance(31);
  EXPECT_THAT(screen(), HasSubstr("[ok, 1 pending]"));
  world_.deliver(list);
  EXPECT_THAT(screen(), HasSubstr("FOX-11"));
  EXPECT_THAT(screen(), HasSubstr("[ok 31 ms]"));
}

TEST_F(ClientFaceTest, ADigitGoesOutAndComesBackOnTheBoard) {
  go_in();
  EXPECT_THAT(screen(), HasSubstr("SUDOKU co-op  KITE-42"));
  press(face_, "g A 1 7");
  v1::ClientFrame frame = world_.take();
  while (frame.has_presence()) frame = world_.take();
  EXPECT_EQ(frame.action().play().move().sudoku().set().digit(), 7U);
  EXPECT_THAT(screen(), HasSubstr("1 pending"));
  EXPECT_THAT(screen(), HasSubstr(" A │[7?"));
  const v1::ServerFrame event = server_.events(server_.set(1, 0, 7));
  world_.deliver(client::accepted(frame, server_.seq));
  EXPECT_THAT(screen(), HasSubstr(" A │[7?")) << "the answer comes before what it promises";
  world_.deliver(event);
  EXPECT_THAT(screen(), HasSubstr(" A │[7]"));
  EXPECT_THAT(screen(), HasSubstr("you set A1=7"));
  EXPECT_THAT(screen(), Not(HasSubstr("pending")));
}

TEST_F(ClientFaceTest, ADigitThatIsRefusedIsTakenBackWithTheReason) {
  go_in();
  press(face_, "g A 1 7");
  v1::ClientFrame frame = world_.take();
  while (frame.has_presence()) frame = world_.take();
  world_.deliver(
      client::refused(frame, v1::ERROR_CODE_ILLEGAL_MOVE, v1::RETRY_NEVER, "A1 is a given."));
  EXPECT_THAT(screen(), HasSubstr(" A │[.]"));
  EXPECT_THAT(screen(), HasSubstr("Not done: A1 is a given"));
}

TEST_F(ClientFaceTest, WhatIsTypedWhileAwayIsShownAndSentAfterwards) {
  go_in();
  world_.drop();
  press(face_, "g A 1 7 l 8");
  EXPECT_THAT(screen(), HasSubstr(" A │ 7? [8?"));
  EXPECT_THAT(screen(), HasSubstr("2 pending"));
  come_back();
  world_.deliver(server_.sync_done());
  v1::ClientFrame frame = world_.take();
  while (!frame.has_action()) frame = world_.take();
  world_.deliver(server_.events(server_.set(1, 0, 7)));
  world_.deliver(client::accepted(frame, server_.seq));
  EXPECT_THAT(screen(), HasSubstr(" A │ 7  [8?"));
}

TEST_F(ClientFaceTest, ALostConnectionIsShownAndTheRoomComesBack) {
  go_in();
  world_.drop();
  EXPECT_THAT(screen(), HasSubstr("offline, reconnecting"));
  EXPECT_THAT(screen(), HasSubstr("KITE-42"));
  EXPECT_EQ(come_back().room(), "KITE-42");
  EXPECT_THAT(screen(), HasSubstr("catching up"));
  world_.deliver(server_.sync_done());
  EXPECT_THAT(screen(), HasSubstr("[ok"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
