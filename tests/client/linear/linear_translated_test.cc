// The server's refusals outside of rooms are shown in the person's language.
#include <gmock/gmock.h>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"
#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;

void refuse(v1::Error& no, const std::string& sentence, const std::string& levels = "") {
  no.set_code(v1::ERROR_CODE_INVALID_ARGUMENT);
  no.set_retry(v1::RETRY_NEVER);
  no.set_message("In English.");
  no.set_sentence(sentence);
  v1::Parameter& parameter = *no.add_parameters();
  parameter.set_name("levels");
  parameter.set_value(levels);
}

class LinearTranslatedTest : public LinearTest {
 protected:
  LinearTranslatedTest() {
    const auto said = catalogue::testing::compiled(
        {{{"A level is one of {levels}.", ""}, {"Stufen: {levels}.", ""}},
         {{"There is no such room.", ""}, {"Diesen Raum gibt es nicht.", ""}}});
    EXPECT_TRUE(choose_language(said));
  }
  ~LinearTranslatedTest() override { choose_language(""); }
};

TEST_F(LinearTranslatedTest, WhenItAnswersWhatWasTyped) {
  go_online();
  linear_.type("puzzles starter --level gentle");
  v1::ServerFrame no;
  no.set_reply_to(world_.take().request_id());
  refuse(*no.mutable_error(), "A level is one of {levels}.", "easy, hard");
  world_.deliver(no);
  EXPECT_THAT(printed(), ElementsAre("no puzzles INVALID_ARGUMENT: Stufen: easy, hard."));
}

TEST_F(LinearTranslatedTest, WhenItEndsTheSearchForAnOpponent) {
  go_online();
  linear_.type("queue tictactoe");
  v1::ServerFrame waiting;
  waiting.set_reply_to(world_.take().request_id());
  waiting.mutable_queue_status()->mutable_waiting();
  world_.deliver(waiting);
  printed();
  v1::ServerFrame over;
  refuse(*over.mutable_queue_status()->mutable_over()->mutable_error(), "There is no such room.");
  world_.deliver(over);
  EXPECT_THAT(printed(),
              ElementsAre("* the search for an opponent has ended: Diesen Raum gibt es nicht."));
}

TEST_F(LinearTranslatedTest, WhenARoomIsGone) {
  go_to_room();
  world_.drop();
  world_.advance(client::kBackoffCapMs);
  greet();
  printed();
  v1::ServerFrame no;
  no.set_reply_to(world_.take().request_id());
  refuse(*no.mutable_error(), "There is no such room.");
  world_.deliver(no);
  EXPECT_THAT(printed(), testing::Contains("* out of KITE-42: Diesen Raum gibt es nicht."));
}

TEST_F(LinearTranslatedTest, WhenItAnswersNothing) {
  go_online();
  v1::ServerFrame no;
  refuse(*no.mutable_error(), "There is no such room.");
  world_.deliver(no);
  EXPECT_THAT(printed(), ElementsAre("* Diesen Raum gibt es nicht."));
}

TEST_F(LinearTranslatedTest, WhenNobodyIsSignedIn) {
  client_.start();
  world_.accept();
  world_.take();
  world_.deliver(client::welcome());
  v1::ServerFrame no;
  no.set_reply_to(world_.take().request_id());
  refuse(*no.mutable_error(), "There is no such room.");
  world_.deliver(no);
  EXPECT_TRUE(linear_.finished());
  EXPECT_EQ(linear_.last_words(), "Diesen Raum gibt es nicht.");
}

class LinearJsonWordsTest : public LinearTest {
 protected:
  LinearJsonWordsTest() : LinearTest(true) {}
};

TEST_F(LinearJsonWordsTest, ProgramsReadWhatTheServerSays) {
  go_online();
  v1::ServerFrame no;
  refuse(*no.mutable_error(), "A level is one of {levels}.", "easy");
  world_.deliver(no);
  EXPECT_THAT(printed(), ElementsAre(testing::AllOf(
                             testing::HasSubstr("\"message\":\"In English.\""),
                             testing::HasSubstr("\"sentence\":\"A level is one of {levels}.\""))));
}

}  // namespace
}  // namespace gridmates::linear
