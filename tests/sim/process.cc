#include "tests/sim/process.h"

#include <array>
#include <utility>

namespace gridmates::sim {

using support::Fault;
using support::Plant;

namespace {

// Evenings are short. So small an inbox is sometimes full when a shard sends to another.
constexpr std::size_t kInboxBytes = 3'000;

}  // namespace

Process::Process(support::Disk& disk, const core::Games& games, core::Random& random,
                 const Faults& faults, std::size_t shards, std::uint64_t& appends)
    : random_(random),
      faults_(faults),
      appends_(appends),
      store_(disk, deliver()),
      journal_(store_, deliver(), faults.planted, random),
      workers_(deliver()),
      secrets_(random.next()) {
  set_faults();
  std::vector<actors::Hub::Executor> executors;
  for (std::size_t i = 0; i < shards; ++i) {
    shards_.push_back(std::make_unique<Context>(1));
    executors.push_back(shards_.back()->get_executor());
  }
  const actors::Ports ports{clock_, secrets_, workers_, journal_, store_,
                            store_, store_,   store_,   store_};
  hub_ = std::make_unique<actors::Hub>(ports, games, metrics_, executors, "simulated", kInboxBytes);
  hub_->start([this](bool good) {
    up_ = good;
    crashed_ = !good;  // as an operator would: start it again
  });
}

Process::~Process() {
  for (const auto& connection : connections_) connection->forget();
  hub_.reset();
  // Answers and timers hold callbacks, which hold timers.
  answers_.clear();
  clock_.drop_all();
}

// The answers of the ports wait until a step lets one arrive.
support::Deliver Process::deliver() {
  return [this](std::function<void()> answer) { answers_.push_back(std::move(answer)); };
}

void Process::set_faults() {
  store_.append_fault = [this](const ports::Append&) { return fate_of_append(); };
  store_.create_fault = [this](const ports::NewRoom&) { return fate_of_creation(); };
  store_.read_fails = [this] { return chance(faults_.read_fails); };
  // Evenings are short: chapters are frequent, and openings begin with a late one.
  store_.chapter_rows = 2;
  store_.recent_events = 12;
  if (faults_.planted == Bug::kLosesRuns) store_.planted = {Plant::kLosesRuns};
  if (faults_.planted == Bug::kForgetsAnswers) store_.planted = {Plant::kForgetsAnswers};
}

Fault Process::fate_of_append() {
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

Fault Process::fate_of_creation() {
  if (!chance(faults_.create_fails)) return Fault::kNone;
  constexpr std::array kFates{Fault::kUnavailable, Fault::kUnknownWritten,
                              Fault::kUnknownNotWritten, Fault::kCrashWritten,
                              Fault::kCrashNotWritten};
  const Fault fault = kFates[random_.below(kFates.size())];
  crashed_ = fault == Fault::kCrashWritten || fault == Fault::kCrashNotWritten;
  return fault;
}

std::shared_ptr<support::FakeConnection> Process::connect() {
  const std::size_t shard = some_shard();
  auto connection =
      std::make_shared<support::FakeConnection>(shards_[shard]->get_executor(), clock_);
  std::erase_if(connections_, [](const auto& old) { return old.use_count() == 1; });
  connections_.push_back(connection);
  hub_->accept(connection, shard);
  return connection;
}

std::size_t Process::some_shard() {
  if (shards_.size() == 1) return 0;
  return random_.below(static_cast<std::uint32_t>(shards_.size()));
}

// Runs one handler of a random shard.
bool Process::work() {
  const std::size_t first = some_shard();
  for (std::size_t i = 0; i < shards_.size(); ++i) {
    Context& shard = *shards_[(first + i) % shards_.size()];
    if (shard.stopped()) shard.restart();
    if (shard.poll_one() > 0) return true;
  }
  return false;
}

bool Process::step() {
  const bool answer_first = !answers_.empty() && random_.below(3) == 0;
  if (!answer_first && work()) return true;
  if (answers_.empty()) return false;
  const std::size_t chosen = random_.below(static_cast<std::uint32_t>(answers_.size()));
  const auto answer = std::move(answers_[chosen]);
  answers_.erase(answers_.begin() + static_cast<std::ptrdiff_t>(chosen));
  answer();
  return true;
}

}  // namespace gridmates::sim
