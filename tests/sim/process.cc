#include "tests/sim/process.h"

#include <array>
#include <utility>

namespace gridmates::sim {

using support::Fault;
using support::Plant;

Process::Process(support::Disk& disk, const core::Games& games, core::Random& random,
                 const Faults& faults, std::uint64_t& appends)
    : random_(random),
      faults_(faults),
      appends_(appends),
      store_(disk, deliver()),
      journal_(store_, deliver(), faults.planted, random),
      workers_(deliver()),
      secrets_(random.next()) {
  set_faults();
  const actors::Ports ports{clock_, secrets_, workers_, journal_, store_, store_, store_, store_};
  hub_ =
      std::make_unique<actors::Hub>(ports, games, metrics_, context_.get_executor(), "simulated");
  hub_->start([this](bool good) {
    up_ = good;
    crashed_ = !good;  // what a person would do: start it again
  });
}

Process::~Process() {
  for (const auto& connection : connections_) connection->forget();
  hub_.reset();
  // Answers and timers hold what waits for them, which holds timers.
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
  // Evenings are short: chapters come often, and openings begin with late ones.
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
  auto connection = std::make_shared<support::FakeConnection>(context_.get_executor(), clock_);
  std::erase_if(connections_, [](const auto& old) { return old.use_count() == 1; });
  connections_.push_back(connection);
  hub_->accept(connection);
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

}  // namespace gridmates::sim
