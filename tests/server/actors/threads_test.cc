// Several threads serve many sessions and rooms, while store, workers and clock answer from other
// threads: for ThreadSanitizer and for errors that need threads.
#include <atomic>
#include <boost/asio/executor_work_guard.hpp>
#include <future>
#include <thread>

#include "engine/games/games.h"
#include "gridmates/v1/frames.pb.h"
#include "gtest/gtest.h"
#include "server/actors/hub.h"
#include "server/base/log.h"
#include "tests/server/actors/strand_store.h"
#include "tests/server/actors/threaded_ports.h"
#include "tests/support/fake_clock.h"
#include "tests/support/fake_connection.h"

namespace gridmates::actors::test {
namespace {

constexpr int kOtherThreads = 3;
constexpr int kTables = 3;
constexpr int kGuests = 4;  // at each table, besides its host
constexpr std::uint64_t kSayings = 40;

// A serving thread.
struct Thread {
  boost::asio::io_context context{1};
  boost::asio::executor_work_guard<Hub::Executor> work{context.get_executor()};
  support::FakeClock clock;  // for connections; stands still
};
using Serving = std::vector<std::unique_ptr<Thread>>;

core::Bytes bytes_of(const v1::ClientFrame& frame) {
  core::Bytes bytes(frame.ByteSizeLong());
  frame.SerializeToArray(bytes.data(), static_cast<int>(bytes.size()));
  return bytes;
}

// Signs in, opens or joins a room, follows it, says its lines and waits for all answers. Everything
// happens on one of the serving threads.
class Talker {
 public:
  Talker(const Serving& serving, Hub& hub, std::uint8_t number, std::string room,
         std::function<void(const std::string&)> opened, std::function<void()> finished)
      : thread_(number % serving.size()),
        connection_(std::make_shared<support::FakeConnection>(
            serving[thread_]->context.get_executor(), serving[thread_]->clock)),
        number_(number),
        room_(std::move(room)),
        opened_(std::move(opened)),
        finished_(std::move(finished)) {
    connection_->on_frame = [this](const ports::Frame& frame) { take(*frame); };
    boost::asio::post(serving[thread_]->context, [this, &hub] {
      hub.accept(connection_, thread_);
      v1::ClientFrame frame;
      frame.mutable_hello()->set_protocol_min(2);
      frame.mutable_hello()->set_protocol_max(2);
      frame.mutable_hello()->set_client_id(std::string(16, static_cast<char>(number_)));
      send(frame);
    });
  }

  std::uint64_t accepted() const { return accepted_; }
  std::uint64_t head() const { return head_; }
  int closed() const { return connection_->close_code.value_or(0); }
  void forget() { connection_->forget(); }

 private:
  void send(const v1::ClientFrame& frame) { connection_->arrive(bytes_of(frame)); }

  v1::ClientFrame action() {
    v1::ClientFrame frame;
    frame.mutable_action()->set_room(room_);
    frame.mutable_action()->set_client_seq(++client_seq_);
    return frame;
  }

  void take(const core::Bytes& bytes) {
    v1::ServerFrame frame;
    ASSERT_TRUE(frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())));
    v1::ClientFrame next;
    if (frame.has_welcome()) {
      next.mutable_sign_in()->set_name("Talker " + std::to_string(number_));
      return send(next);
    }
    if (frame.has_signed_in()) return room_.empty() ? create() : join();
    if (frame.has_room_created()) {
      room_ = frame.room_created().code();
      opened_(room_);
      return resume();
    }
    if (frame.has_sync_done() && !std::exchange(talked_, true)) return talk();
    if (frame.has_events()) head_ = frame.events().events().rbegin()->seq();
    for (const auto& answer : frame.answers()) {
      EXPECT_FALSE(answer.has_refused()) << frame.DebugString();
      if (++accepted_ == 1 && joined_) resume();
      if (accepted_ == kSayings + (joined_ ? 1 : 0)) finished_();
    }
  }

  void create() {
    v1::ClientFrame frame;
    frame.mutable_create_room()->set_key(std::string(16, static_cast<char>(number_)));
    frame.mutable_create_room()->set_game("tictactoe");
    frame.mutable_create_room()->set_table(v1::TABLE_VERSUS);
    send(frame);
  }
  void join() {
    joined_ = true;
    v1::ClientFrame frame = action();
    frame.mutable_action()->mutable_join()->set_watch(true);
    send(frame);
  }
  void resume() {
    v1::ClientFrame frame;
    frame.mutable_resume()->set_room(room_);
    send(frame);
  }
  void talk() {
    for (std::uint64_t i = 0; i < kSayings; ++i) {
      v1::ClientFrame frame = action();
      frame.mutable_action()->mutable_say()->set_text("line " + std::to_string(i));
      send(frame);
    }
  }

  const std::size_t thread_;
  std::shared_ptr<support::FakeConnection> connection_;
  const std::uint8_t number_;
  std::string room_;
  std::function<void(const std::string&)> opened_;
  std::function<void()> finished_;
  std::uint64_t client_seq_ = 0;
  std::uint64_t accepted_ = 0;
  std::uint64_t head_ = 0;
  bool joined_ = false;
  bool talked_ = false;
};

// The talkers of all tables; further ones may sit down from any thread.
struct Tables {
  std::mutex mutex;
  std::vector<std::unique_ptr<Talker>> talkers;
  std::atomic<int> busy = kTables * (kGuests + 1);
  std::promise<void> finished;
  std::uint8_t numbers = 0;

  void sit(const Serving& serving, Hub& hub, const std::string& room) {
    const std::lock_guard lock(mutex);
    const auto invite = [this, &serving, &hub](const std::string& code) {
      for (int i = 0; i < kGuests; ++i) sit(serving, hub, code);
    };
    const auto done = [this] {
      if (--busy == 0) finished.set_value();
    };
    talkers.push_back(std::make_unique<Talker>(serving, hub, ++numbers, room, invite, done));
  }
};

// The number of serving threads, and the bytes that fit in the inbox between two of them.
class Threads : public testing::TestWithParam<std::pair<int, std::size_t>> {};
INSTANTIATE_TEST_SUITE_P(Serving, Threads,
                         testing::Values(std::pair(1, limits::kShardInboxBytes),
                                         std::pair(2, limits::kShardInboxBytes),
                                         std::pair(3, std::size_t{4'000})));

TEST_P(Threads, ManyTalkInManyRoomsAtOnce) {
  log::set_up(log::Level::kOff, log::Format::kText);
  support::Disk disk;
  Serving serving;
  std::vector<Hub::Executor> executors;
  for (int i = 0; i < GetParam().first; ++i) {
    serving.push_back(std::make_unique<Thread>());
    executors.push_back(serving.back()->context.get_executor());
  }
  boost::asio::io_context elsewhere(kOtherThreads);
  StrandStore store(disk, elsewhere);
  TickingClock clock(elsewhere);
  LockedRandom random;
  PostedWork workers(elsewhere);
  Metrics metrics;
  auto hub = std::make_unique<Hub>(
      Ports{clock, random, workers, store, store, store, store, store, store}, all_games(), metrics,
      executors, "threads", GetParam().second, players::TalkRate{1'000, 1'000'000});
  std::promise<bool> started;
  hub->start([&started](bool good) { started.set_value(good); });
  auto other_guard = boost::asio::make_work_guard(elsewhere);
  std::vector<std::thread> threads;
  for (const auto& thread : serving) threads.emplace_back([&thread] { thread->context.run(); });
  for (int i = 0; i < kOtherThreads; ++i) threads.emplace_back([&elsewhere] { elsewhere.run(); });

  EXPECT_TRUE(started.get_future().get());
  Tables tables;
  for (int i = 0; i < kTables; ++i) tables.sit(serving, *hub, "");
  tables.finished.get_future().get();
  std::promise<void> drained;
  boost::asio::post(executors[0], [&] { hub->drain([&drained] { drained.set_value(); }); });
  drained.get_future().get();
  for (const auto& thread : serving) thread->context.stop();
  elsewhere.stop();
  for (auto& thread : threads) thread.join();

  ASSERT_EQ(disk.rooms.size(), static_cast<std::size_t>(kTables));
  // Five events open a room; then all lines, and a join per guest.
  constexpr std::uint64_t kHead = 5 + kGuests + (kGuests + 1) * kSayings;
  for (const auto& room : disk.rooms) EXPECT_EQ(room.head.value, kHead);
  for (const auto& talker : tables.talkers) {
    EXPECT_EQ(talker->closed(), v1::CLOSE_REASON_GOING_AWAY);
    talker->forget();
  }
  hub.reset();
}

}  // namespace
}  // namespace gridmates::actors::test
