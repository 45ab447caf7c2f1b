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

std::vector<std::uint64_t> ids(const Listing& listing) {
  std::vector<std::uint64_t> ids;
  ids.reserve(listing.rooms.size());
  for (const Listed& entry : listing.rooms) ids.push_back(entry.room->id.value);
  return ids;
}

TEST(DirectoryTest, ListsNewestFirstAndSaysWhichAreMine) {
  Directory directory;
  directory.put(room(1, kAna));
  directory.put(room(2, kBo));
  const Listing listing = directory.list(kAna, 10);
  EXPECT_THAT(ids(listing), ElementsAre(2, 1));
  EXPECT_FALSE(listing.rooms[0].mine);
  EXPECT_TRUE(listing.rooms[1].mine);
}

TEST(DirectoryTest, PrivateRoomsAreSeenByTheirMembersAlone) {
  Directory directory;
  Summary secret = room(1, kAna, true);
  directory.put(secret);
  EXPECT_THAT(ids(directory.list(kAna, 10)), ElementsAre(1));
  EXPECT_THAT(ids(directory.list(kBo, 10)), IsEmpty());
  secret.members = {kBo};
  directory.put(secret);
  EXPECT_THAT(ids(directory.list(kAna, 10)), IsEmpty());
  EXPECT_THAT(ids(directory.list(kBo, 10)), ElementsAre(1));
}

TEST(DirectoryTest, ALongListKeepsMineAndTheNewest) {
  Directory directory;
  directory.put(room(1, kAna));
  for (std::uint64_t id = 2; id <= 9; ++id) directory.put(room(id, kBo));
  EXPECT_THAT(ids(directory.list(kAna, 3)), ElementsAre(9, 8, 1));
  EXPECT_THAT(ids(directory.list(kBo, 3)), ElementsAre(9, 8, 7));
}

TEST(DirectoryTest, AListOfMineAloneIsTheNewestOfThem) {
  Directory directory;
  for (std::uint64_t id = 1; id <= 9; ++id) directory.put(room(id, id % 2 == 0 ? kBo : kAna));
  EXPECT_THAT(ids(directory.list(kAna, 4)), ElementsAre(9, 7, 5, 3));
}

TEST(DirectoryTest, FollowsWhoComesAndGoes) {
  Directory directory;
  Summary game = room(1, kAna);
  game.members = {kAna, kBo};
  directory.put(game);
  EXPECT_TRUE(directory.list(kBo, 10).rooms[0].mine);
  game.members = {kAna};
  directory.put(game);
  EXPECT_FALSE(directory.list(kBo, 10).rooms[0].mine);
  EXPECT_TRUE(directory.list(kAna, 10).rooms[0].mine);
  directory.remove(game.id);
  EXPECT_THAT(ids(directory.list(kAna, 10)), IsEmpty());
}

TEST(DirectoryTest, NamesTheRoomsThatWaitForAPlayer) {
  Directory directory;
  for (std::uint64_t id = 1; id <= 5; ++id) {
    Summary game = room(id, kAna);
    game.members = {kAna, kBo};
    game.awaited = id % 2 == 0 ? kAna : kBo;
    directory.put(game);
  }
  EXPECT_THAT(directory.awaiting(kAna, 10), ElementsAre("ROOM-4", "ROOM-2"));
  EXPECT_THAT(directory.awaiting(kBo, 2), ElementsAre("ROOM-5", "ROOM-3"));
  const Listing listing = directory.list(kAna, 10);
  EXPECT_FALSE(listing.rooms[0].your_move);
  EXPECT_TRUE(listing.rooms[1].your_move);
}

TEST(DirectoryTest, WhoHearsNobodyInOneOfTheirRoomsHearsNobody) {
  Directory directory;
  directory.put(room(1, kAna));
  Summary race = room(2, kAna);
  race.members = {kAna, kBo};
  race.hear_nobody = {kAna};
  directory.put(race);
  EXPECT_TRUE(directory.hears_nobody(kAna));
  EXPECT_FALSE(directory.hears_nobody(kBo));
  race.hear_nobody = {};
  directory.put(race);
  EXPECT_FALSE(directory.hears_nobody(kAna));
}

TEST(DirectoryTest, AListOutlivesTheRoomsInIt) {
  Directory directory;
  directory.put(room(1, kAna));
  const Listing before = directory.list(kAna, 10);
  Summary changed = room(1, kAna);
  changed.watching = 7;
  directory.put(changed);
  EXPECT_EQ(before.rooms[0].room->watching, 0u);
  EXPECT_EQ(directory.list(kAna, 10).rooms[0].room->watching, 7u);
  directory.remove(RoomId(1));
  EXPECT_EQ(before.rooms[0].room->code, RoomCode("ROOM-1"));
}

// For any number of rooms: private ones of others, public ones, and the player's own.
TEST(DirectoryTest, AListVisitsNoMoreThanTwoEntriesForEachRoomInIt) {
  Directory directory;
  constexpr std::uint64_t kMany = 3'000;
  for (std::uint64_t id = 1; id <= kMany; ++id) directory.put(room(id, kBo, true));
  for (std::uint64_t id = kMany + 1; id <= 2 * kMany; ++id) directory.put(room(id, kBo));
  for (const std::uint64_t mine : {0, 1, 5, 10, 3'000}) {
    for (std::uint64_t id = 1; id <= mine; ++id) directory.put(room(2 * kMany + id, kAna));
    const Listing listing = directory.list(kAna, 10);
    EXPECT_EQ(listing.rooms.size(), 10u);
    EXPECT_GE(listing.visited, listing.rooms.size());
    EXPECT_LE(listing.visited, 2 * listing.rooms.size()) << mine;
  }
  EXPECT_EQ(directory.list(PlayerId(3), 10).visited, 10u);
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
