#include "tests/server/sim/process.h"

#include <boost/asio/strand.hpp>
#include <utility>

#include "engine/games/games.h"

namespace gridmates::server_sim {

using support::Fault;

// The journal as the server sees it: the store's, unless a bug is planted.
class Process::Journal final : public ports::Journal {
 public:
  explicit Journal(Process& process) : process_(process) {}

  void open(RoomId room, ports::Done<std::optional<ports::Opened>> done) override {
    process_.store_.open(room, std::move(done));
  }
  void read(RoomId room, Seq from, std::size_t limit,
            ports::Done<std::optional<std::vector<ports::Batch>>> done) override {
    process_.store_.read(room, from, limit, std::move(done));
  }
  void append(ports::Append append, ports::Done<ports::Appended> done) override {
    const auto& planted = process_.faults_.planted;
    const bool now = process_.chance(100);
    if (planted.contains(Bug::kWrongStateHash) && now) ++append.batches.back().state_hash;
    if (planted.contains(Bug::kLosesAnAppend) && now) {
      process_.answers_.push_back([done] { done(ports::Appended::kCommitted); });
      return;
    }
    if (planted.contains(Bug::kAcknowledgesEarly)) {
      process_.answers_.push_back([done] { done(ports::Appended::kCommitted); });
      process_.answers_.push_back([this, append = std::move(append)]() mutable {
        process_.store_.append(std::move(append), [](ports::Appended) {});
      });
      return;
    }
    process_.store_.append(std::move(append), std::move(done));
  }

 private:
  Process& process_;
};

Process::Process(support::Disk& disk, support::FakeClock& clock, core::Random& random,
                 const Faults& faults, std::uint64_t& appends)
    : random_(random),
      faults_(faults),
      appends_(appends),
      store_(disk, [this](std::function<void()> answer) { answers_.push_back(std::move(answer)); }),
      journal_(std::make_unique<Journal>(*this)),
      workers_([this](std::function<void()> job) { answers_.push_back(std::move(job)); }),
      secrets_(random.next()) {
  set_faults();
  const actors::Ports ports{clock, secrets_, workers_, *journal_, store_, store_, store_, store_};
  hub_ = std::make_unique<actors::Hub>(ports, all_games(), metrics_, context_.get_executor(),
                                       "simulated");
  hub_->start([this](bool good) {
    if (good) {
      up_ = true;
    } else {
      crashed_ = true;  // what a person would do: start it again
    }
  });
}

Process::~Process() {
  for (const auto& connection : connections_) connection->forget();
  hub_.reset();
  answers_.clear();
}

void Process::set_faults() {
  store_.append_fault = [this](const ports::Append&) { return fate(); };
  store_.create_fault = [this](const ports::NewRoom&) {
    if (!chance(faults_.create_fails)) return Fault::kNone;
    constexpr std::array kFates{Fault::kUnavailable, Fault::kUnknownWritten,
                                Fault::kUnknownNotWritten, Fault::kCrashWritten,
                                Fault::kCrashNotWritten};
    const Fault fault = kFates[random_.below(kFates.size())];
    crashed_ = fault == Fault::kCrashWritten || fault == Fault::kCrashNotWritten;
    return fault;
  };
  store_.read_fails = [this] { return chance(faults_.read_fails); };
  if (faults_.planted.contains(Bug::kForgetsAnswers)) {
    store_.planted = {support::Plant::kForgetsAnswers, support::Plant::kTakesCommandsTwice};
  }
}

Fault Process::fate() {
  ++appends_;
  if (faults_.crash_at) {
    if (appends_ != *faults_.crash_at) return Fault::kNone;
    crashed_ = true;
    return faults_.crash_written ? Fault::kCrashWritten : Fault::kCrashNotWritten;
  }
  const bool written = random_.below(2) == 0;
  if (chance(faults_.crash_at_append)) {
    crashed_ = true;
    return written ? Fault::kCrashWritten : Fault::kCrashNotWritten;
  }
  if (chance(faults_.append_unavailable)) return Fault::kUnavailable;
  if (chance(faults_.append_unknown)) {
    return written ? Fault::kUnknownWritten : Fault::kUnknownNotWritten;
  }
  return Fault::kNone;
}

std::shared_ptr<support::FakeConnection> Process::connect() {
  auto strand = boost::asio::make_strand(context_.get_executor());
  auto connection = std::make_shared<support::FakeConnection>(strand);
  connections_.push_back(connection);
  hub_->accept(connection, strand);
  return connection;
}

bool Process::step() {
  if (context_.stopped()) context_.restart();
  const bool answer_first = !answers_.empty() && random_.below(3) == 0;
  if (!answer_first && context_.poll_one() > 0) return true;
  if (answers_.empty()) return false;
  const std::size_t chosen = random_.below(static_cast<std::uint32_t>(answers_.size()));
  const auto answer = std::move(answers_[chosen]);
  answers_.erase(answers_.begin() + static_cast<std::ptrdiff_t>(chosen));
  answer();
  return true;
}

}  // namespace gridmates::server_sim
