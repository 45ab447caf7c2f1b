// The server's refusals outside of rooms are shown in the person's language.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "client/catalogue/catalogue.h"
#include "tests/client/catalogue/pseudo/template.h"
#include "tests/client/terminal/face_fixture.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::HasSubstr;

class RefusalsOnScreen : public FaceTest {
 protected:
  RefusalsOnScreen() {
    EXPECT_TRUE(choose_language(catalogue::testing::compiled(
        {{{"The time cap of a race is at most {max} min.", ""}, {"Hoechstens {max} min.", ""}}})));
    begin(lobby_model());
  }
  ~RefusalsOnScreen() override { choose_language(""); }

  static v1::Error no() {
    v1::Error no;
    no.set_code(v1::ERROR_CODE_INVALID_ARGUMENT);
    no.set_message("In English.");
    no.set_sentence("The time cap of a race is at most {max} min.");
    v1::Parameter& max = *no.add_parameters();
    max.set_name("max");
    max.set_value("1440");
    return no;
  }
};

TEST_F(RefusalsOnScreen, OfTheSearchForAnOpponent) {
  client::SearchChanged search;
  *search.status.mutable_over()->mutable_error() = no();
  face_.notice(search, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("Hoechstens 1440 min."));
  search.status.mutable_over()->clear_error();
  face_.notice(search, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("the search for an opponent has ended"));
}

TEST_F(RefusalsOnScreen, OfARoomThatIsGone) {
  face_.notice(client::RoomLeft{"KITE-42", no()}, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("Hoechstens 1440 min."));
}

TEST_F(RefusalsOnScreen, OfNothingThatWasAsked) {
  face_.notice(client::Warned{no(), true}, kNowMs);
  EXPECT_THAT(screen(), HasSubstr("Hoechstens 1440 min."));
}

}  // namespace
}  // namespace gridmates::terminal::testing
