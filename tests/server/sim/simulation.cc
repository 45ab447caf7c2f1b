#include "tests/server/sim/simulation.h"

#include <algorithm>
#include <utility>

#include "server/base/log.h"

namespace gridmates::server_sim {
namespace {

constexpr std::uint64_t kStepsToRest = 60'000;
constexpr std::uint32_t kRestartMs = 500;

core::Bytes bytes_of(const v1::ClientFrame& frame) {
  core::Bytes bytes(frame.ByteSizeLong());
  frame.SerializeToArray(bytes.data(), static_cast<int>(bytes.size()));
  return bytes;
}

}  // namespace

Simulation::Simulation(Plan plan) : plan_(std::move(plan)), random_(core::seed_from(plan_.seed)) {
  log::set_up(log::Level::kOff, log::Format::kText);
  constexpr std::array kRoles{Role::kHost, Role::kGuest, Role::kWatcher};
  for (std::size_t i = 0; i < kClients; ++i) {
    people_[i].client = std::make_unique<Client>(static_cast<std::uint8_t>(i + 1), plan_.game,
                                                 kRoles[i], room_, watch_, random_.next());
  }
  restart();
}

Report Simulation::run() {
  for (std::uint64_t i = 0; i < plan_.steps && watch_.complaints().empty(); ++i) step();
  stop_faults();
  std::uint64_t left = kStepsToRest;
  while (left > 0 && watch_.complaints().empty() && !at_rest()) {
    step();
    --left;
  }
  if (left == 0) watch_.complain("it does not come to rest: " + standing());
  Report report{watch_.complaints(),      trace_, appends_, crashes_, cuts_, 0, 0,
                watch_.matches_finished()};
  for (const Person& person : people_) {
    report.resumed_by_events += person.client->resumed_by_events();
    report.resumed_by_snapshot += person.client->resumed_by_snapshot();
  }
  return report;
}

// The server works most of the time; now and then somebody does something, or time goes by.
void Simulation::step() {
  if (process_ && process_->has_crashed()) crash();
  if (!process_ && clock_.steady_ms() >= start_at_ms_) restart();
  const std::uint32_t chance = random_.below(100);
  const bool worked = chance < 60 && process_ && process_->step();
  const bool moved = !worked && chance < 90 && step_network();
  if (!worked && !moved) {
    step_people();
    pass_time();
  }
  watch_.look();
}

bool Simulation::step_network() {
  const std::uint64_t now_ms = clock_.steady_ms();
  Person& person = people_[random_.below(kClients)];
  for (auto& link : person.links) {
    if (link->hand_to_server(now_ms)) return true;
  }
  if (person.links.empty()) return false;
  const auto frame = person.links.back()->next_for_client(now_ms);
  if (!frame) return false;
  v1::ServerFrame parsed;
  if (!parsed.ParseFromArray((*frame)->data(), static_cast<int>((*frame)->size()))) {
    watch_.complain("bytes that are no frame");
  }
  const bool lost = plan_.faults.planted.contains(Bug::kLosesFrames) && random_.below(50) == 0;
  const bool twice = plan_.faults.planted.contains(Bug::kDeliversTwice) && random_.below(50) == 0;
  if (!lost) person.client->receive(parsed, now_ms);
  if (twice && person.client->is_connected()) person.client->receive(parsed, now_ms);
  return true;
}

void Simulation::step_people() {
  Person& person = people_[random_.below(kClients)];
  const std::uint64_t now_ms = clock_.steady_ms();
  std::erase_if(person.links, [&person](const auto& link) {
    return link != person.links.back() && (!link->connection() || link->connection()->over());
  });
  if (!person.client->is_connected()) {
    if (process_ && process_->is_up() && now_ms >= person.client->connect_at_ms()) connect(person);
    return;
  }
  if (random_.below(1'000) < plan_.faults.cut) return cut(person);
  person.client->tick(now_ms, mood_);
}

void Simulation::pass_time() {
  constexpr std::uint32_t kShortMs = 20;
  constexpr std::uint32_t kLongMs = 2'000;
  clock_.advance(random_.below(random_.below(50) == 0 ? kLongMs : kShortMs));
}

std::uint64_t Simulation::delay_ms() {
  constexpr std::uint32_t kQuickMs = 30;
  constexpr std::uint32_t kSlowMs = 3'000;
  return random_.below(random_.below(1'000) < plan_.faults.slow_network ? kSlowMs : kQuickMs);
}

void Simulation::connect(Person& person) {
  person.links.push_back(std::make_unique<Link>());
  Link* link = person.links.back().get();
  Client* client = person.client.get();
  link->connect(process_->connect());
  link->connection()->on_frame = [this, link, client](const ports::Frame& frame) {
    v1::ServerFrame parsed;
    parsed.ParseFromArray(frame->data(), static_cast<int>(frame->size()));
    watch_.check_frame(client->id(), parsed);
    trace(*frame);
    link->to_client(frame, clock_.steady_ms() + delay_ms());
  };
  link->connection()->on_close = [this, link, client](std::uint16_t code) {
    if (code == v1::CLOSE_REASON_MALFORMED || code == v1::CLOSE_REASON_INTERNAL) {
      watch_.complain("closed with " + std::to_string(code));
    }
    if (!link->is_up()) return;
    link->cut(0);
    client->cut(clock_.steady_ms());
  };
  client->connected(
      [this, link](const v1::ClientFrame& frame) {
        link->to_server(bytes_of(frame), clock_.steady_ms() + delay_ms());
      },
      clock_.steady_ms());
}

void Simulation::cut(Person& person) {
  ++cuts_;
  Link& link = *person.links.back();
  link.cut(random_.below(static_cast<std::uint32_t>(link.on_the_way()) + 1));
  person.client->cut(clock_.steady_ms());
}

void Simulation::crash() {
  ++crashes_;
  process_.reset();
  for (Person& person : people_) {
    for (auto& link : person.links) link->drop();
    person.links.clear();
    if (person.client->is_connected()) person.client->cut(clock_.steady_ms());
  }
  start_at_ms_ = clock_.steady_ms() + random_.below(kRestartMs);
}

void Simulation::restart() {
  process_ = std::make_unique<Process>(disk_, clock_, random_, plan_.faults, appends_);
}

void Simulation::stop_faults() {
  Faults calm = Faults::none();
  calm.planted = plan_.faults.planted;
  calm.crash_at = plan_.faults.crash_at;
  calm.crash_written = plan_.faults.crash_written;
  plan_.faults = std::move(calm);
  mood_ = Mood::kFinishing;
}

std::string Simulation::standing() const {
  std::string text = room_ + " at " + std::to_string(watch_.head(room_));
  for (const Person& person : people_) text += "; " + person.client->standing();
  return text;
}

bool Simulation::at_rest() const {
  return std::ranges::all_of(people_, [this](const Person& person) {
    const Client& client = *person.client;
    return client.in_sync() && client.seq() == watch_.head(room_) && finished(client.view());
  });
}

}  // namespace gridmates::server_sim
