#include "server/actors/packed_events.h"

#include "gtest/gtest.h"

namespace gridmates::actors {
namespace {

using Batch = std::vector<core::Bytes>;

std::vector<Batch> unpacked(const PackedEvents& events) {
  std::vector<Batch> batches;
  events.each([&batches](const std::vector<core::ByteView>& batch) {
    Batch& copy = batches.emplace_back();
    for (const core::ByteView event : batch) copy.emplace_back(event.begin(), event.end());
  });
  return batches;
}

TEST(PackedEvents, GivesBackWhatWasAddedBatchByBatch) {
  const std::vector<Batch> batches = {
      {{1, 2, 3}},
      {{}, {4}, core::Bytes(63, 5), core::Bytes(64, 6)},
      {core::Bytes(127, 7), core::Bytes(128, 8)},
      {core::Bytes(8'191, 9), core::Bytes(8'192, 10), core::Bytes(2'000'000, 11)},
  };
  PackedEvents events;
  EXPECT_TRUE(unpacked(events).empty());
  for (const Batch& batch : batches) events.add(batch);
  EXPECT_EQ(unpacked(events), batches);
  EXPECT_EQ(events.size(), 10u);
  events.close();
  EXPECT_EQ(unpacked(events), batches);
}

TEST(PackedEvents, ABatchWithoutEventsIsNone) {
  PackedEvents events;
  events.add({});
  EXPECT_TRUE(unpacked(events).empty());
}

}  // namespace
}  // namespace gridmates::actors
