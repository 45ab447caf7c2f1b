#include "client/core/muted.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace gridmates::client {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

class MutedTest : public ::testing::Test {
 protected:
  MutedTest() {
    room_.code = "KITE-42";
    room_.epoch = 1;
    room_.names = {{1, "wa"}, {2, "ana"}, {3, "xx"}};
  }
  // Renames a member; the room has the new name when the client gets the event.
  v1::Event rename(std::uint32_t member, const std::string& name) {
    v1::Event event = next(member);
    event.mutable_renamed()->set_before(room_.names[member]);
    event.mutable_renamed()->set_name(name);
    room_.names[member] = name;
    return event;
  }
  bool hears(std::uint32_t member) {
    v1::Event event = next(member);
    event.mutable_said()->set_text("hello");
    return !muted_.hides(event, room_);
  }

  Room room_;
  Muted muted_;

 private:
  v1::Event next(std::uint32_t member) {
    v1::Event event;
    event.set_seq(++seq_);
    event.set_member(member);
    return event;
  }
  std::uint64_t seq_ = 0;
};

TEST_F(MutedTest, TheNewNameIsMutedAndTheOldOneIsFree) {
  muted_.mute("ana");
  muted_.hides(rename(2, "anna"), room_);
  EXPECT_THAT(muted_.names(), ElementsAre("anna"));
  muted_.hides(rename(3, "ana"), room_);
  EXPECT_TRUE(hears(3));
  EXPECT_FALSE(hears(2));
  EXPECT_FALSE(muted_.unmute("ana"));
  EXPECT_TRUE(muted_.unmute("Anna"));
  EXPECT_THAT(muted_.names(), IsEmpty());
  EXPECT_TRUE(hears(2));
}

TEST_F(MutedTest, AChangeOfNameThatIsToldAgainChangesNothing) {
  const v1::Event renamed = rename(2, "anna");
  muted_.hides(renamed, room_);
  muted_.hides(rename(3, "ana"), room_);
  muted_.mute("ana");
  muted_.hides(renamed, room_);
  EXPECT_THAT(muted_.names(), ElementsAre("ana"));
  EXPECT_FALSE(hears(3));
  EXPECT_TRUE(hears(2));
}

// Watchers of a race are shown as numbers until it ends.
TEST_F(MutedTest, WhoIsMutedByNumberStaysMutedByName) {
  room_.names[4] = "#4";
  EXPECT_TRUE(hears(4));
  muted_.mute("#4");
  EXPECT_FALSE(hears(4));
  room_.names[4] = "mov";
  EXPECT_FALSE(hears(4));
  EXPECT_THAT(muted_.names(), ElementsAre("mov"));
  room_.names[4] = "#4";  // in the next race
  muted_.meet(room_);
  room_.names[4] = "mov";
  EXPECT_FALSE(hears(4));
  EXPECT_TRUE(muted_.unmute("mov"));
  EXPECT_TRUE(hears(4));
}

TEST_F(MutedTest, ANumberIsOfOneRoom) {
  room_.names[4] = "#4";
  muted_.meet(room_);
  muted_.mute("#4");
  Room other = room_;
  other.code = "OWL-7";
  other.names[4] = "zoe";
  muted_.meet(other);
  EXPECT_THAT(muted_.names(), ElementsAre("#4"));
  EXPECT_TRUE(muted_.unmute("#4"));
  room_.names[4] = "mov";
  EXPECT_TRUE(hears(4)) << "unmuted before the name was known";
}

TEST_F(MutedTest, WhoIsCalledLikeANumberOfSomebodyElseIsNobodyElse) {
  room_.names = {{2, "#4"}, {4, "mov"}};
  muted_.meet(room_);
  muted_.mute("#4");
  EXPECT_FALSE(hears(2));
  EXPECT_TRUE(hears(4));
}

}  // namespace
}  // namespace gridmates::client
