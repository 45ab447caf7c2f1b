#include "client/terminal/feed.h"

#include <gtest/gtest.h>

#include "client/terminal/game_pane.h"
#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {
namespace {

TEST(Feed, SaysWhoGaveUp) {
  client::Model model = tictactoe_model();
  v1::Event event = model.room->feed.back();
  event.set_member(2);
  event.mutable_ended()->set_cause(v1::END_CAUSE_RESIGNED);
  EXPECT_EQ(event_words(event, *model.room, *make_pane("tictactoe")),
            "the end: won by ana (bo resigned)");
  model.room->feed.back() = event;
  EXPECT_EQ(ending_words(*model.room), "won by ana (bo resigned) in 0:41.000, run LIME-03/1");
}

}  // namespace
}  // namespace gridmates::terminal::testing
