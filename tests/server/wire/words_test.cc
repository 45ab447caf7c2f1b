// Each refusal of a request has a sentence that clients translate, with its parameters.
#include <utility>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/wire/dailies.h"
#include "server/wire/decode.h"
#include "server/wire/errors.h"
#include "tests/server/wire/worded.h"

namespace gridmates::wire {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Pair;

v1::Error refused(const v1::ClientFrame& frame) {
  core::Bytes bytes(frame.ByteSizeLong());
  frame.SerializeToArray(bytes.data(), static_cast<int>(bytes.size()));
  const Decoded decoded = decode(bytes);
  if (!decoded.request) return decoded.request.error();
  const auto* action = std::get_if<Action>(&*decoded.request);
  const auto* no = action == nullptr ? nullptr : std::get_if<v1::Error>(&action->asked);
  EXPECT_NE(no, nullptr) << frame.ShortDebugString();
  return no == nullptr ? v1::Error() : *no;
}

std::vector<std::pair<std::string, std::string>> named(const v1::Error& no) {
  std::vector<std::pair<std::string, std::string>> all;
  for (const v1::Parameter& one : no.parameters()) all.emplace_back(one.name(), one.value());
  return all;
}

// If an Error has a sentence, its message is that sentence with its parameters.
void expect_words(const v1::Error& no, std::string_view sentence) {
  EXPECT_EQ(no.sentence(), sentence);
  EXPECT_THAT(test::lacks_words(no), IsEmpty());
}

v1::ClientFrame wanted_race() {
  v1::ClientFrame frame;
  v1::CreateRoom& create = *frame.mutable_create_room();
  create.set_key(std::string(16, 'k'));
  create.set_game("sudoku");
  create.set_table(v1::TABLE_RACE);
  return frame;
}

TEST(Words, OfNamesSayHowLongTheyMayBe) {
  v1::ClientFrame frame;
  frame.mutable_change_name()->set_name(std::string(25, 'a'));
  const v1::Error no = refused(frame);
  expect_words(no, "This name is too long; the maximum length is {max}.");
  EXPECT_THAT(named(no), ElementsAre(Pair("max", "24")));
  EXPECT_EQ(no.message(), "This name is too long; the maximum length is 24.");
  frame.mutable_change_name()->set_name("Computer 3");
  expect_words(refused(frame),
               "Names such as \"computer 4\" are kept for computers; choose another name.");
}

TEST(Words, OfWhatIsSaidSayHowLongItMayBe) {
  v1::ClientFrame frame;
  frame.mutable_action()->set_client_seq(1);
  frame.mutable_action()->mutable_say()->set_text(std::string(301, 'a'));
  const v1::Error no = refused(frame);
  expect_words(no, "This message is too long; the maximum length is {max}.");
  EXPECT_THAT(named(no), ElementsAre(Pair("max", "300")));
}

TEST(Words, OfWantedRoomsNameTheirBounds) {
  v1::ClientFrame frame = wanted_race();
  v1::CreateRoom& create = *frame.mutable_create_room();
  create.set_cap_minutes(limits::kCapMinutes + 1);
  expect_words(refused(frame), "The time cap of a race is at most {max} min.");
  EXPECT_EQ(refused(frame).message(), "The time cap of a race is at most 1440 min.");
  create.clear_cap_minutes();
  create.add_clocks();
  EXPECT_THAT(named(refused(frame)), ElementsAre(Pair("max", "1209600"), Pair("increment", "600")));
  create.clear_clocks();
  create.set_best_of(2);
  expect_words(refused(frame), "A series has an odd number of matches, at most {max}.");
  create.clear_best_of();
  create.set_delay_s(limits::kWatchDelayS + 1);
  expect_words(refused(frame), "Watchers see a room at most {max} s late.");
  create.clear_delay_s();
  create.set_computer(7);
  expect_words(refused(frame), "The level of a computer is 1 to {max}.");
  create.set_game("chess");
  expect_words(refused(frame), "This server does not have that game.");
}

TEST(Words, OfAnOpponentWhoIsLookedForAreSentences) {
  v1::ClientFrame frame;
  *frame.mutable_queue()->mutable_room() = wanted_race().create_room();
  expect_words(refused(frame), "An opponent can only be found for a versus match.");
}

TEST(Words, OfListsNameTheirBounds) {
  v1::ClientFrame frame;
  frame.mutable_get_leaderboard()->set_limit(limits::kLeaderboardLines + 1);
  expect_words(refused(frame), "The number of lines is at most {max}.");
  EXPECT_THAT(named(refused(frame)), ElementsAre(Pair("max", "100")));
  frame.mutable_get_player()->set_limit(limits::kPastMatches + 1);
  expect_words(refused(frame), "The number of matches is at most {max}.");
  frame.mutable_get_replay()->set_run("KITE");
  expect_words(refused(frame), "A run is a room's code and a number, as KITE-42/1.");
  frame.mutable_list_dailies()->set_date("2026-02-30");
  expect_words(refused(frame), "A date is one of the calendar, as 2026-11-24.");
}

TEST(Words, OfWhatAnOlderServerDoesNotKnowSaySo) {
  expect_words(refused(v1::ClientFrame()),
               "This server is older than your program and cannot do that.");
}

TEST(Words, OfADailyThatIsOverSayTimeAndPlace) {
  ports::DailyStanding standing;
  standing.mine.emplace().end.emplace().solved = true;
  standing.mine->end->time_ms = 61'002;
  expect_words(daily_finished(standing), "You have solved this daily puzzle in {time}.");
  standing.place = 2;
  standing.of = 9;
  const v1::Error no = daily_finished(standing);
  expect_words(no, "You have solved this daily puzzle in {time}, place {place} of {of}.");
  EXPECT_THAT(named(no),
              ElementsAre(Pair("time", "1:01.002"), Pair("place", "2"), Pair("of", "9")));
  EXPECT_EQ(no.reason(), "daily_finished");
  standing.mine->end->solved = false;
  expect_words(daily_finished(standing),
               "You have played this daily puzzle, and it was not solved.");
}

TEST(Words, OfWhatIsToBeAskedAgainAreSentences) {
  for (const v1::Error& no : {busy(), cannot_read(), cannot_write(), shutting_down()}) {
    EXPECT_TRUE(asks_to_try_again(no));
    EXPECT_EQ(no.retry_after_ms(), limits::kRetryAfterMs);
    EXPECT_FALSE(no.sentence().empty());
    EXPECT_THAT(test::lacks_words(no), IsEmpty());
  }
}

TEST(Words, ThatAreMissingAreNoticed) {
  v1::Error no;
  no.set_message("Bad luck.");
  EXPECT_EQ(test::lacks_words(no), "no sentence: Bad luck.");
  no.set_sentence("Bad {what}.");
  EXPECT_EQ(test::lacks_words(no), "Bad . is not: Bad luck.");
  EXPECT_THAT(test::lacks_words(id_reused()), IsEmpty())
      << "which only a client with a fault hears";
}

}  // namespace
}  // namespace gridmates::wire
