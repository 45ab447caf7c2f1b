// The fakes where threads are real: a store that answers from its own strand, a clock that ticks,
// chance behind a lock, and jobs on the executor. Safe for concurrent use.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/strand.hpp>
#include <chrono>
#include <memory>
#include <mutex>
#include <utility>

#include "server/ports/clock.h"
#include "server/ports/workers.h"
#include "tests/support/fake_random.h"
#include "tests/support/memory_store.h"

namespace gridmates::actors::test {

// Every call and every answer of a MemoryStore on one strand.
class StrandStore final : public ports::Journal,
                          public ports::Rooms,
                          public ports::Players,
                          public ports::Puzzles,
                          public ports::Runs {
 public:
  StrandStore(support::Disk& disk, boost::asio::io_context& context)
      : strand_(boost::asio::make_strand(context)),
        store_(disk, [this](std::function<void()> answer) {
          boost::asio::post(strand_, std::move(answer));
        }) {}

  void open(RoomId room, ports::Done<std::optional<ports::Opened>> done) override {
    post([this, room, done] { store_.open(room, done); });
  }
  void read(RoomId room, Seq from, std::size_t limit,
            ports::Done<std::optional<std::vector<ports::Batch>>> done) override {
    post([this, room, from, limit, done] { store_.read(room, from, limit, done); });
  }
  void append(ports::Append append, ports::Done<ports::Appended> done) override {
    post([this, append = std::move(append), done] { store_.append(append, done); });
  }
  void create(ports::NewRoom room, ports::Done<ports::Created> done) override {
    post([this, room = std::move(room), done] { store_.create(room, done); });
  }
  void find(RoomCode code,
            ports::Done<std::optional<std::optional<ports::RoomRecord>>> done) override {
    post([this, code = std::move(code), done] { store_.find(code, done); });
  }
  void open_rooms(ports::Done<std::optional<std::vector<ports::RoomRecord>>> done) override {
    post([this, done] { store_.open_rooms(done); });
  }
  void create(Name name, ports::TokenHash token, std::int64_t wall_ms,
              ports::Done<std::optional<ports::Player>> done) override {
    post([this, name = std::move(name), token, wall_ms, done] {
      store_.create(name, token, wall_ms, done);
    });
  }
  void find(ports::TokenHash token,
            ports::Done<std::optional<std::optional<ports::Player>>> done) override {
    post([this, token, done] { store_.find(token, done); });
  }
  void rename(PlayerId player, Name name, ports::Done<bool> done) override {
    post([this, player, name = std::move(name), done] { store_.rename(player, name, done); });
  }
  void find(ports::PuzzleQuery query,
            ports::Done<std::optional<std::optional<ports::Puzzle>>> done) override {
    post([this, query = std::move(query), done] { store_.find(query, done); });
  }
  void packs(ports::Done<std::optional<std::vector<ports::Pack>>> done) override {
    post([this, done] { store_.packs(done); });
  }
  void best_times(std::string game, std::uint32_t limit,
                  ports::Done<std::optional<std::vector<ports::BestTimes>>> done) override {
    post([this, game = std::move(game), limit, done] { store_.best_times(game, limit, done); });
  }
  void tallies(std::string game, std::uint32_t limit,
               ports::Done<std::optional<std::vector<ports::Tally>>> done) override {
    post([this, game = std::move(game), limit, done] { store_.tallies(game, limit, done); });
  }

 private:
  template <class Call>
  void post(Call call) {
    boost::asio::post(strand_, std::move(call));
  }

  boost::asio::strand<boost::asio::io_context::executor_type> strand_;
  support::MemoryStore store_;
};

class TickingClock final : public ports::Clock {
 public:
  explicit TickingClock(boost::asio::io_context& context) : context_(context) {}
  std::uint64_t steady_ms() const override { return ms(std::chrono::steady_clock::now()); }
  std::int64_t wall_ms() const override {
    return static_cast<std::int64_t>(ms(std::chrono::system_clock::now()));
  }
  std::unique_ptr<Timer> after(std::uint64_t delay_ms, std::function<void()> then) override {
    return std::make_unique<Waiting>(context_, delay_ms, std::move(then));
  }

 private:
  template <class Time>
  static std::uint64_t ms(Time time) {
    return static_cast<std::uint64_t>(
        std::chrono::duration_cast<std::chrono::milliseconds>(time.time_since_epoch()).count());
  }
  // The timer lives on its own strand, because anybody may cancel it.
  class Waiting final : public Timer {
   public:
    Waiting(boost::asio::io_context& context, std::uint64_t delay_ms, std::function<void()> then)
        : timer_(std::make_shared<boost::asio::steady_timer>(boost::asio::make_strand(context))) {
      boost::asio::post(timer_->get_executor(), [timer = timer_, delay_ms, then] {
        timer->expires_after(std::chrono::milliseconds(delay_ms));
        timer->async_wait([timer, then](const boost::system::error_code& failed) {
          if (!failed) then();
        });
      });
    }
    Waiting(const Waiting&) = delete;
    Waiting& operator=(const Waiting&) = delete;
    ~Waiting() override {
      boost::asio::post(timer_->get_executor(), [timer = timer_] { timer->cancel(); });
    }

   private:
    std::shared_ptr<boost::asio::steady_timer> timer_;
  };
  boost::asio::io_context& context_;
};

class LockedRandom final : public ports::Random {
 public:
  void fill(std::span<std::uint8_t> out) override {
    const std::lock_guard lock(mutex_);
    random_.fill(out);
  }

 private:
  std::mutex mutex_;
  support::FakeRandom random_{1};
};

class PostedWork final : public ports::Workers {
 public:
  explicit PostedWork(boost::asio::io_context& context) : context_(context) {}
  bool post(std::function<void()> job) override {
    boost::asio::post(context_, std::move(job));
    return true;
  }

 private:
  boost::asio::io_context& context_;
};

}  // namespace gridmates::actors::test
