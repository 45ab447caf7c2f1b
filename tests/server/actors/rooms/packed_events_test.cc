#include "server/actors/rooms/packed_events.h"

#include "engine/core/random.h"
#include "gtest/gtest.h"

namespace gridmates::actors {
namespace {

using Batch = std::vector<core::Bytes>;

std::vector<Batch> unpacked(const PackedEvents& events) {
  std::vector<Batch> batches;
  events.each([&batches](const Batch& batch) { batches.push_back(batch); });
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

TEST(PackedEvents, GivesBackWhatWasAddedByChance) {
  core::Random random(core::seed_from(1));
  PackedEvents events;
  std::vector<Batch> batches;
  core::Bytes event;
  for (int i = 0; i < 500; ++i) {
    Batch batch;
    for (std::uint32_t rest = 1 + random.below(3); rest > 0; --rest) {
      if (random.below(4) == 0) event.resize(random.below(50));
      for (std::uint8_t& byte : event) {
        if (random.below(5) == 0) byte = static_cast<std::uint8_t>(random.below(256));
      }
      batch.push_back(event);
    }
    events.add(batch);
    batches.push_back(std::move(batch));
  }
  EXPECT_EQ(unpacked(events), batches);
  events.close();
  EXPECT_EQ(unpacked(events), batches);
}

TEST(PackedEvents, WhatGetsNoSmallerIsGivenBackToo) {
  core::Random random(core::seed_from(1));
  core::Bytes noise(1'000);
  for (std::uint8_t& byte : noise) byte = static_cast<std::uint8_t>(random.below(256));
  PackedEvents events;
  events.add({noise});
  events.close();
  EXPECT_EQ(unpacked(events), std::vector<Batch>{{noise}});
}

TEST(PackedEvents, NoEventsStayNone) {
  PackedEvents events;
  events.close();
  EXPECT_TRUE(unpacked(events).empty());
}

TEST(PackedEvents, ABatchWithoutEventsIsNone) {
  PackedEvents events;
  events.add({});
  EXPECT_TRUE(unpacked(events).empty());
}

}  // namespace
}  // namespace gridmates::actors
