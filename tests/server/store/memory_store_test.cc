// The faults of MemoryStore, on which simulations rely.
#include "tests/support/memory_store.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/conformance.h"
#include "tests/support/fake_clock.h"

namespace gridmates::support {
namespace {

using ports::Appended;

class Faults : public testing::Test {
 protected:
  Faults() {
    disk_.rooms.push_back({{RoomId(1), "KITE-1", false}, PlayerId(1), {}, Term(1), Seq(0), {}});
  }
  // The answer to an append of one event; nullopt if there is none.
  std::optional<Appended> append(Fault fault) {
    Deliveries deliveries;
    MemoryStore store(disk_, deliveries.deliver());
    store.append_fault = [fault](const ports::Append&) { return fault; };
    std::optional<Appended> answer;
    store.append({RoomId(1), Term(1), disk_.rooms[0].head, {batch(1)}, {}, false},
                 [&answer](Appended appended) { answer = appended; });
    EXPECT_FALSE(answer) << "never from inside the call";
    deliveries.run_all();
    return answer;
  }
  std::uint64_t head() const { return disk_.rooms[0].head.value; }

  Disk disk_;
};

TEST_F(Faults, AnswerAndDiskDisagreeAsTold) {
  EXPECT_EQ(append(Fault::kNone), Appended::kCommitted);
  EXPECT_EQ(head(), 1u);
  EXPECT_EQ(append(Fault::kUnavailable), Appended::kUnavailable);
  EXPECT_EQ(append(Fault::kUnknownNotWritten), Appended::kUnknown);
  EXPECT_EQ(append(Fault::kCrashNotWritten), std::nullopt);
  EXPECT_EQ(head(), 1u);
  EXPECT_EQ(append(Fault::kUnknownWritten), Appended::kUnknown);
  EXPECT_EQ(head(), 2u);
  EXPECT_EQ(append(Fault::kCrashWritten), std::nullopt);
  EXPECT_EQ(head(), 3u);
}

TEST_F(Faults, ACopyOfTheDiskIsABackup) {
  append(Fault::kNone);
  const Disk backup = disk_;
  append(Fault::kNone);
  EXPECT_EQ(head(), 2u);
  disk_ = backup;
  EXPECT_EQ(head(), 1u);
}

TEST(FakeClock, CallsTimersInOrderAtTheirTime) {
  FakeClock clock;
  const std::uint64_t start = clock.steady_ms();
  std::vector<std::uint64_t> called;
  const auto note = [&] { called.push_back(clock.steady_ms() - start); };
  const auto late = clock.after(30, note);
  std::unique_ptr<ports::Clock::Timer> again;
  const auto early = clock.after(10, [&] {
    note();
    again = clock.after(5, note);
  });
  auto cancelled = clock.after(20, note);
  cancelled.reset();
  EXPECT_EQ(clock.next_due_ms(), start + 10);
  clock.advance(29);
  EXPECT_THAT(called, testing::ElementsAre(10, 15));
  clock.advance(1);
  EXPECT_THAT(called, testing::ElementsAre(10, 15, 30));
  EXPECT_EQ(clock.next_due_ms(), std::nullopt);
}

}  // namespace
}  // namespace gridmates::support
