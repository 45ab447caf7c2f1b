// Lists of puzzles, line by line.
#include <gmock/gmock.h>

#include "tests/client/linear/linear_fixture.h"

namespace gridmates::linear {
namespace {

using testing::ElementsAre;

TEST_F(LinearTest, PuzzlesOfAPackAreListedAndSayThatThereAreMore) {
  go_online();
  linear_.type("puzzles starter --level easy --after 6");
  const v1::ClientFrame asked = world_.take();
  EXPECT_EQ(asked.list_puzzles().ShortDebugString(), R"(pack: "starter" level: "easy" after: 6)");
  v1::ServerFrame list;
  list.set_reply_to(asked.request_id());
  list.mutable_puzzle_list()->set_pack("starter");
  for (const char* level : {"easy", ""}) {
    v1::ListedPuzzle& puzzle = *list.mutable_puzzle_list()->add_puzzles();
    puzzle.set_number(6 + static_cast<std::uint32_t>(list.puzzle_list().puzzles_size()));
    puzzle.set_size(9);
    puzzle.set_level(level);
  }
  list.mutable_puzzle_list()->set_more(true);
  world_.deliver(list);
  EXPECT_THAT(printed(),
              ElementsAre("puzzle starter/7: easy, 9x9", "puzzle starter/8: not graded yet, 9x9",
                          "more: there are more puzzles; --after 8 lists them", "ok puzzles 2"));
}

}  // namespace
}  // namespace gridmates::linear
