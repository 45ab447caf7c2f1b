#include "tests/sim/world.h"

#include <boost/asio/strand.hpp>
#include <utility>

#include "engine/games/games.h"
#include "server/base/metrics.h"

namespace gridmates::sim {

// One life of the server's process.
struct World::Server {
  explicit Server(World& world)
      : store(world.disk_, world.deliver()),
        journal(store, world.deliver(),
                [&world](ports::Append& append) { return world.lies_about(append); }),
        random(world.starts_),
        workers(world.deliver()),
        hub({clock, random, workers, journal, store, store, store, store}, world.games_, metrics,
            io.get_executor(), "gridmatesd/sim") {}

  boost::asio::io_context io;  // outlives the timers, whose callbacks hold strands of it
  support::FakeClock clock;
  support::MemoryStore store;
  LyingJournal journal;
  support::FakeRandom random;
  support::FakeWorkers workers;
  Metrics metrics;
  actors::Hub hub;
  bool ready = false;
};

World::World(std::uint64_t seed, Faults faults, Bug bug)
    : random_(core::seed_from(seed)),
      people_(core::seed_from(~seed)),
      faults_(faults),
      bug_(bug),
      games_(all_games()),
      checker_(games_, disk_) {
  start_server();
  using Plan = SimPlayer::Plan;
  const std::vector<Plan> plans = {{"ana", Role::kHost, "sudoku", 2, &sudoku_code_, 3},
                                   {"bo", Role::kGuest, "sudoku", 2, &sudoku_code_, 3},
                                   {"chen", Role::kWatcher, "sudoku", 2, &sudoku_code_, 3},
                                   {"dora", Role::kHost, "tictactoe", 3, &tictactoe_code_, 2},
                                   {"emil", Role::kGuest, "tictactoe", 3, &tictactoe_code_, 2}};
  for (const auto& plan : plans) players_.push_back(std::make_unique<SimPlayer>(plan, people_));
}

World::~World() { crash(); }

void World::note(std::uint64_t what) { trace_ = (trace_ ^ what) * 0x100000001b3ULL; }

// The ports' answers wait here until a step lets one arrive.
support::Deliver World::deliver() {
  return [this](std::function<void()> answer) { answers_.push_back(std::move(answer)); };
}

void World::start_server() {
  ++starts_;
  note(starts_);
  server_ = std::make_unique<Server>(*this);
  server_->store.append_fault = [this](const ports::Append&) { return fault_of_append(); };
  if (bug_ == Bug::kTakesCommandsTwice) {
    server_->store.planted = {support::Plant::kForgetsAnswers, support::Plant::kTakesCommandsTwice};
  }
  server_->hub.start([this](bool good) { server_->ready = good; });
}

// The process ends: what is under way is lost, what is on the disk stays.
void World::crash() {
  if (!server_) return;
  for (auto& player : players_) {
    if (auto& link = player->outside().link) {
      link->reading = nullptr;
      link->writing = nullptr;
      link->strand.reset();
      link->cut = true;
    }
  }
  answers_.clear();
  dying_ = false;
  server_.reset();
}

// What a planted bug makes of an append: true acknowledges it without writing anything.
bool World::lies_about(ports::Append& append) {
  if (bug_ == Bug::kLosesRuns) append.runs.clear();
  return bug_ == Bug::kAcksWhatIsNotWritten && ++lies_ % 16 == 0;
}

support::Fault World::fault_of_append() {
  using support::Fault;
  ++appends_;
  note(appends_);
  if (calm_) return Fault::kNone;
  if (faults_.crash_at == appends_) {
    dying_ = true;
    return faults_.crash_written ? Fault::kCrashWritten : Fault::kCrashNotWritten;
  }
  if (random_.below(1000) >= faults_.append_per_mille) return Fault::kNone;
  switch (random_.below(5)) {
    case 0:
      return Fault::kUnavailable;
    case 1:
      return Fault::kUnknownWritten;
    case 2:
      return Fault::kUnknownNotWritten;
    default:
      dying_ = true;
      return random_.below(2) == 0 ? Fault::kCrashWritten : Fault::kCrashNotWritten;
  }
}

void World::run_handlers() {
  constexpr int kMany = 1'000;
  const int most = 1 + static_cast<int>(random_.below(20));
  server_->io.restart();
  for (int i = 0; i < (calm_ ? kMany : most) && server_->io.poll_one() != 0; ++i) {
  }
}

bool World::deliver_answer() {
  if (answers_.empty()) return false;
  const std::size_t which = random_.below(static_cast<std::uint32_t>(answers_.size()));
  auto answer = std::move(answers_[which]);
  answers_.erase(answers_.begin() + static_cast<std::ptrdiff_t>(which));
  answer();
  return true;
}

void World::to_server(SimPlayer& player) {
  Link& link = *player.outside().link;
  const std::string message = std::move(link.to_server.front());
  link.to_server.pop_front();
  v1::ClientFrame frame;
  if (frame.ParseFromString(message)) checker_.client_wrote(*shown_[player.name()], frame);
  note(core::fnv1a({reinterpret_cast<const std::uint8_t*>(message.data()), message.size()}));
  boost::asio::post(*link.strand,
                    [done = std::exchange(link.reading, nullptr),
                     bytes = core::Bytes(message.begin(), message.end())] { done(bytes); });
}

void World::to_client(SimPlayer& player) {
  const std::shared_ptr<Link> link = player.outside().link;
  const std::string message = std::move(link->to_client.front());
  link->to_client.pop_front();
  note(core::fnv1a({reinterpret_cast<const std::uint8_t*>(message.data()), message.size()}));
  if (auto done = std::exchange(link->writing, nullptr)) {
    boost::asio::post(*link->strand, [done = std::move(done)] { done(true); });
  }
  v1::ServerFrame frame;
  if (bug_ == Bug::kLosesAFrame && !frame_lost_ && frame.ParseFromString(message) &&
      frame.has_events()) {
    frame_lost_ = true;
    return;
  }
  link->inside->received(message);
}

// One message on some connection, in some direction; or the news that a connection has ended.
bool World::deliver_message() {
  const std::size_t first = random_.below(static_cast<std::uint32_t>(players_.size()));
  for (std::size_t i = 0; i < players_.size(); ++i) {
    SimPlayer& player = *players_[(first + i) % players_.size()];
    const std::shared_ptr<Link> link = player.outside().link;
    if (!link) continue;
    const bool up =
        link->strand && link->reading && !link->to_server.empty() && !link->cut && !link->closing;
    const bool down = !link->to_client.empty() && !link->cut;
    if (up && (!down || random_.below(2) == 0)) return to_server(player), true;
    if (down) return to_client(player), true;
    if (link->cut || link->closing) {
      link->end_server_side();
      player.outside().link.reset();
      link->inside->closed(link->closing.value_or(0), "the connection ended");
      return true;
    }
  }
  return false;
}

bool World::open_connection() {
  for (auto& player : players_) {
    SimOutside& outside = player->outside();
    if (!outside.wants_connection) continue;
    outside.wants_connection = false;
    if (!server_ || !server_->ready) return outside.inside().closed(0, "connection refused"), true;
    auto link = std::make_shared<Link>();
    link->inside = &outside.inside();
    link->opened = true;
    link->strand = boost::asio::make_strand(server_->io);
    outside.link = link;
    auto shown = std::make_shared<Checker::Shown>();
    shown_[player->name()] = shown;
    auto sent = [this, shown](const core::Bytes& bytes) {
      v1::ServerFrame frame;
      if (frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())))
        checker_.server_writes(*shown, frame);
    };
    server_->hub.accept(std::make_shared<SimConnection>(link, std::move(sent)), *link->strand);
    outside.inside().opened();
    return true;
  }
  return false;
}

void World::let_time_pass() {
  const std::uint64_t ms = 1 + random_.below(calm_ ? 400 : 3'000);
  if (server_) server_->clock.advance(ms);
  for (auto& player : players_) {
    SimOutside& outside = player->outside();
    outside.now += ms;
    if (outside.wake && *outside.wake <= outside.now) {
      outside.wake.reset();
      outside.inside().woken();
    }
  }
}

void World::cut_one() {
  SimPlayer& player = *players_[random_.below(static_cast<std::uint32_t>(players_.size()))];
  if (auto& link = player.outside().link) {
    link->cut = true;
    link->end_server_side();
  }
}

void World::step() {
  if (!server_) start_server();
  const std::uint32_t dice = random_.below(1000);
  note(dice);
  if (!calm_ && dice < faults_.crash_per_mille) return crash();
  if (!calm_ && dice < faults_.crash_per_mille + faults_.cut_per_mille) return cut_one();
  switch (dice % 8) {
    case 0:
    case 1:
      run_handlers();
      break;
    case 2:
      if (!deliver_answer()) run_handlers();
      break;
    case 3:
    case 4:
      if (!deliver_message()) run_handlers();
      break;
    case 5:
      if (!open_connection()) deliver_message();
      break;
    case 6:
      players_[random_.below(static_cast<std::uint32_t>(players_.size()))]->act(calm_);
      break;
    default:
      if (random_.below(4) == 0) let_time_pass();
  }
  if (dying_) crash();
}

void World::storm(int steps) {
  for (int i = 0; i < steps; ++i) {
    step();
    checker_.read_journal();
    for (const auto& player : players_) checker_.look_at(player->name(), player->client());
  }
}

bool World::settle(int steps) {
  calm_ = true;
  constexpr int kBetweenLooks = 50;
  for (int i = 0; i < steps; i += kBetweenLooks) {
    storm(kBetweenLooks);
    bool content = true;
    for (const auto& player : players_) content = content && player->content();
    if (content) return true;
  }
  return false;
}

std::string World::standing() const {
  std::string text;
  for (const auto& player : players_) text += player->standing() + "\n";
  return text;
}

std::vector<std::string> World::violations() {
  checker_.finish();
  auto found = checker_.violations();
  for (const auto& player : players_) {
    if (player->wrong_answers() != 0)
      found.push_back("an intent of " + player->name() + " had not exactly one answer");
  }
  return found;
}

}  // namespace gridmates::sim
