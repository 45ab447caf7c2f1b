#include "server/lobby/directory.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace gridmates::lobby {
namespace {

using testing::ElementsAre;
using testing::IsEmpty;

constexpr PlayerId kAna(1);
constexpr PlayerId kBo(2);

Summary room(std::uint64_t id, PlayerId creator, bool private_room = false) {
  Summary summary;
  summary.id = RoomId(id);
  summary.code = "ROOM-" + std::to_string(id);
  summary.creator = creator;
  summary.private_room = private_room;
  summary.members = {creator};
  return summary;
}

std::vector<std::uint64_t> ids(const std::vector<Listed>& listed) {
  std::vector<std::uint64_t> ids;
  for (const Listed& entry : listed) ids.push_back(entry.room.id.value);
  return ids;
}

TEST(DirectoryTest, ListsNewestFirstAndSaysWhichAreMine) {
  Directory directory;
  directory.put(room(1, kAna));
  directory.put(room(2, kBo));
  const auto listed = directory.list(kAna, 10);
  EXPECT_THAT(ids(listed), ElementsAre(2, 1));
  EXPECT_FALSE(listed[0].mine);
  EXPECT_TRUE(listed[1].mine);
}

TEST(DirectoryTest, PrivateRoomsAreSeenByTheirMembersAlone) {
  Directory directory;
  Summary secret = room(1, kAna, true);
  directory.put(secret);
  EXPECT_THAT(ids(directory.list(kAna, 10)), ElementsAre(1));
  EXPECT_THAT(directory.list(kBo, 10), IsEmpty());
  secret.members = {kBo};
  directory.put(secret);
  EXPECT_THAT(directory.list(kAna, 10), IsEmpty());
  EXPECT_THAT(ids(directory.list(kBo, 10)), ElementsAre(1));
}

TEST(DirectoryTest, ALongListKeepsMineAndTheNewest) {
  Directory directory;
  directory.put(room(1, kAna));
  for (std::uint64_t id = 2; id <= 9; ++id) directory.put(room(id, kBo));
  EXPECT_THAT(ids(directory.list(kAna, 3)), ElementsAre(9, 8, 1));
  EXPECT_THAT(ids(directory.list(kBo, 3)), ElementsAre(9, 8, 7));
}

TEST(DirectoryTest, CountsWhatSomebodyHasOpened) {
  Directory directory;
  directory.put(room(1, kAna));
  directory.put(room(2, kAna));
  directory.put(room(2, kAna));
  EXPECT_EQ(directory.opened_by(kAna), 2u);
  EXPECT_EQ(directory.opened_by(kBo), 0u);
  directory.remove(RoomId(1));
  directory.remove(RoomId(1));
  EXPECT_EQ(directory.opened_by(kAna), 1u);
  EXPECT_EQ(directory.size(), 1u);
}

}  // namespace
}  // namespace gridmates::lobby
