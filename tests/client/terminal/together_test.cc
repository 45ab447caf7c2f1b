// Acts among members: locking, inviting, renaming, muting, emotes, being ready.
#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

class TogetherTest : public FaceTest {
 protected:
  void says(std::uint32_t member, const std::string& text, v1::Emote emote = {}) {
    v1::Event event;
    event.set_seq(++model_.room->seq);
    event.set_member(member);
    event.mutable_said()->set_text(text);
    event.mutable_said()->set_emote(emote);
    face_.notice(client::EventApplied{"KITE-42", event}, kNowMs);
  }
  v1::Member& member(int i) { return *model_.room->view.mutable_members(i); }
};

TEST_F(TogetherTest, TheHostLocksAndUnlocks) {
  begin(sudoku_model());
  press(face_, "Tab l");
  EXPECT_THAT(recorder_.asked, ElementsAre("act lock { }"));
  model_.room->view.mutable_head()->set_locked(true);
  press(face_, "l");
  EXPECT_EQ(recorder_.asked.back(), "act unlock { }");
}

TEST_F(TogetherTest, SomebodyIsInvitedByName) {
  begin(sudoku_model());
  press(face_, "Tab i");
  EXPECT_THAT(screen(), HasSubstr("invite:"));
  press(face_, "g u s Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre(R"(act invite { name: "gus" })"));
  EXPECT_THAT(screen(), Not(HasSubstr("invite:")));
}

TEST_F(TogetherTest, AnInvitationIsShownUnlessFromSomebodyMuted) {
  begin(lobby_model());
  face_.notice(client::InvitedTo{"FOX-\x1b", "bo"}, kNowMs);
  EXPECT_THAT(screen(), HasSubstr(R"(bo invites you: FOX-\x1b; j joins by the code)"));
  press(face_, "Down");
  EXPECT_THAT(screen(), Not(HasSubstr("invites you")));
}

TEST_F(TogetherTest, TheNameIsChangedInTheRoomAndInTheLobby) {
  begin(sudoku_model());
  press(face_, "Tab n a n n a Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre("rename anna"));
  begin(lobby_model());
  Face lobby(model_, recorder_);
  press(lobby, "N a n n a Enter");
  EXPECT_EQ(recorder_.asked.back(), "rename anna");
  press(lobby, ": r e n a m e Space b e a Enter");
  EXPECT_EQ(recorder_.asked.back(), "rename bea");
}

TEST_F(TogetherTest, WhoIsMutedIsNotHeard) {
  begin(sudoku_model());
  press(face_, "Tab Down m");
  EXPECT_THAT(screen(), AllOf(HasSubstr("what bo says is hidden"), HasSubstr("muted")));
  press(face_, "Esc");
  says(2, "psst");
  says(3, "loud");
  says(2, "hi", v1::EMOTE_HI);
  EXPECT_THAT(screen(),
              AllOf(HasSubstr("chen: loud"), Not(HasSubstr("psst")), Not(HasSubstr("bo says hi"))));
  press(face_, "Tab Down m Esc");
  says(2, "oops", v1::EMOTE_OOPS);
  EXPECT_THAT(screen(), HasSubstr("bo says oops"));
}

TEST_F(TogetherTest, AnEmoteIsTypedByItsWords) {
  begin(sudoku_model());
  press(face_, "*");
  EXPECT_THAT(screen(), HasSubstr("hi, thanks, well done"));
  press(face_, "O o p s Enter");
  EXPECT_THAT(recorder_.asked, ElementsAre("act say { emote: EMOTE_OOPS }"));
  press(face_, "* x Enter");
  EXPECT_THAT(screen(), HasSubstr("an emote is one of hi"));
}

TEST_F(TogetherTest, PlayersAreReadyAndTheHostIsAskedOnce) {
  begin(waiting_model());
  member(1).set_ready(true);
  EXPECT_THAT(screen(), HasSubstr("bo ready"));
  press(face_, "s");
  EXPECT_THAT(recorder_.asked, IsEmpty());
  EXPECT_THAT(screen(), HasSubstr("chen is not ready; press s again to start anyway"));
  press(face_, "s");
  EXPECT_THAT(recorder_.asked, ElementsAre("act start { anyway: true }"));
  member(2).set_ready(true);
  press(face_, "s");
  EXPECT_EQ(recorder_.asked.back(), "act start { }") << "all are ready";
}

TEST_F(TogetherTest, WhoIsNotHostSaysReadyWithTheSameKey) {
  begin(waiting_model());
  model_.room->view.mutable_head()->set_host(2);
  EXPECT_THAT(screen(), HasSubstr("s when you are ready"));
  press(face_, "s");
  EXPECT_THAT(recorder_.asked, ElementsAre("act ready { }"));
  member(0).set_ready(true);
  press(face_, "s");
  EXPECT_EQ(recorder_.asked.back(), "act unready { }");
}

TEST_F(TogetherTest, EveryGameHasAPingAndThoseOfSeveralHideCursors) {
  for (const auto& model : {sudoku_model(), duel_model()}) {
    begin(model);
    recorder_.pinged.reset();
    press(face_, "p");
    EXPECT_TRUE(recorder_.pinged.has_value());
    press(face_, "|");
    const bool several = model.room->view.head().table() == v1::TABLE_COOP;
    EXPECT_THAT(screen(), HasSubstr(several ? "others' cursors are hidden" : "does nothing here"));
    if (several) press(face_, "| |");
  }
}

}  // namespace
}  // namespace gridmates::terminal::testing
