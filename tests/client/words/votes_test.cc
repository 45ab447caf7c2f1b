// Votes in words.
#include "client/words/votes.h"

#include "gtest/gtest.h"

namespace gridmates::words {
namespace {

client::Room room_with_vote() {
  client::Room room;
  room.you = 1;
  room.names = {{1, "ana"}, {2, "bo\x1b"}};
  v1::Vote& vote = *room.view.mutable_head()->mutable_vote();
  vote.set_kind(v1::VOTE_KIND_STOP);
  vote.set_by(2);
  vote.add_yes(2);
  vote.add_waiting(1);
  vote.add_waiting(3);
  room.vote_ends_at_ms = 20'000;
  return room;
}

TEST(Votes, SayWhoAsksForWhatAndForHowLong) {
  client::Room room = room_with_vote();
  EXPECT_EQ(open_vote_words(room, 8'500, asks_words(room)),
            "bo\\x1b asks: stop? yes 1, no 0 of 3. 12 s");
  EXPECT_EQ(vote_left_s(room, 20'000), 0u);
  EXPECT_EQ(vote_left_s(room, 30'000), 0u);
  EXPECT_TRUE(may_vote(room));
  room.you = 2;
  EXPECT_FALSE(may_vote(room));
  EXPECT_EQ(open_vote_words(room, 19'999, "You ask"), "You ask: stop? yes 1, no 0 of 3. 1 s");
  room.view.mutable_head()->clear_vote();
  EXPECT_EQ(open_vote_words(room, 0, "You ask"), "");
}

TEST(Votes, SayHowTheyEnd) {
  v1::VoteClosed closed;
  closed.set_kind(v1::VOTE_KIND_QUESTION);
  closed.set_question("check");
  closed.set_end(v1::VOTE_END_PASSED);
  closed.set_yes(2);
  closed.set_of(3);
  EXPECT_EQ(closed_words(closed), "vote check: passed, 2 of 3");
  closed.set_end(v1::VOTE_END_REFUSED);
  EXPECT_EQ(closed_words(closed), "vote check: refused, 2 of 3");
  closed.set_end(v1::VOTE_END_TIMED_OUT);
  EXPECT_EQ(closed_words(closed), "vote check: no answer in time, 2 of 3");
  closed.set_end(v1::VOTE_END_WITHDRAWN);
  EXPECT_EQ(closed_words(closed), "vote check: withdrawn, 2 of 3");
}

TEST(Votes, SayThatTheyHaveGoneWithTheEventThatTookThemAway) {
  client::Room room = room_with_vote();
  v1::Event paused;
  paused.set_seq(7);
  room.seq = 7;
  EXPECT_EQ(dropped_words(paused, room), "");
  room.dropped_vote = room.view.head().vote();
  EXPECT_EQ(dropped_words(paused, room), "vote stop: ended without a result");
  room.seq = 8;
  EXPECT_EQ(dropped_words(paused, room), "") << "another event was the latest";
}

TEST(Votes, WithoutATimeSayNone) {
  client::Room room = room_with_vote();
  room.view.mutable_head()->mutable_vote()->set_kind(v1::VOTE_KIND_DRAW);
  room.vote_ends_at_ms = 0;
  EXPECT_EQ(open_vote_words(room, 8'500, "You ask"), "You ask: draw?");
  v1::VoteOpened opened;
  opened.set_kind(v1::VOTE_KIND_DRAW);
  EXPECT_EQ(question_words(opened), "draw?");
}

TEST(Votes, AskInAFewWords) {
  v1::VoteOpened opened;
  opened.set_kind(v1::VOTE_KIND_RENEW);
  opened.set_left_ms(20'000);
  EXPECT_EQ(question_words(opened), "new board? 20 s");
}

}  // namespace
}  // namespace gridmates::words
