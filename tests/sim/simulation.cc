#include "tests/sim/simulation.h"

#include <algorithm>
#include <utility>

#include "engine/games/games.h"
#include "engine/sudoku/rules.h"
#include "server/base/log.h"

namespace gridmates::sim {
namespace {

constexpr std::uint64_t kStepsToRest = 100'000;
constexpr std::uint32_t kRestartMs = 500;
constexpr std::uint32_t kSilenceMs = 60'000;

// Shows the latest match under another number.
void forge(v1::ServerFrame& frame) {
  for (auto& event : *frame.mutable_events()->mutable_events()) {
    if (event.delta().has_head()) event.mutable_delta()->mutable_head()->set_match(99);
  }
}

// A Sudoku that shows the boards of a race to rivals.
struct Leaking : sudoku::Rules {
  static sudoku::View view(const sudoku::State& state, core::Viewer) {
    return sudoku::Rules::view(state, {});
  }
};

core::Games leaking_games() {
  core::Games games;
  games.add(core::erased<Leaking>());
  for (const core::Game* game : all_games().all()) {
    if (game->facts().id != "sudoku") games.add(*game);
  }
  return games;
}

core::Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

}  // namespace

Simulation::Simulation(Plan plan)
    : plan_(plan),
      random_(core::seed_from(plan.seed)),
      wishes_(core::seed_from(~plan.seed)),
      games_(all_games()),
      judge_(games_, disk_) {
  log::set_up(log::Level::kOff, log::Format::kText);
  if (plan.faults.planted == Bug::kShowsRivals) games_ = leaking_games();
  tables_[0].game = plan.seed % 2 == 0 ? Game::kSudokuRace : Game::kSudoku;
  tables_[1].game = plan.seed % 3 == 0 ? Game::kMinesweeper : Game::kTicTacToe;
  tables_[1].by_queue = tables_[1].game == Game::kTicTacToe && plan.seed % 4 == 1;
  for (std::size_t number = 0; number < kPeople; ++number) seat(number);
  restart();
}

// Each kind of client sits at every table, in each role in turn.
void Simulation::seat(std::size_t number) {
  constexpr std::array kNames{"ana", "bo", "chen", "dora", "emil", "fay"};
  constexpr std::array kRoles{Role::kHost, Role::kGuest, Role::kWatcher};
  Place& place = places_[number];
  place.name = kNames[number];
  const auto make = (number + plan_.seed) % 2 == 0 ? make_production_client : make_plain_client;
  place.client = make(place.name, wishes_.next(), [this, &place](const std::string& what) {
    judge_.complain(place.name + " " + what);
  });
  place.person = std::make_unique<Person>(kRoles[number % kRoles.size()],
                                          tables_[number / kRoles.size()], *place.client, wishes_);
}

Report Simulation::run() {
  for (std::uint64_t i = 0; i < plan_.steps && judge_.complaints().empty(); ++i) step();
  stop_faults();
  std::uint64_t left = kStepsToRest;
  while (left > 0 && judge_.complaints().empty() && !at_rest()) {
    step();
    --left;
  }
  if (left == 0) judge_.complain("it does not come to rest: " + standing());
  judge_.finish();
  trace_ ^= random_.next();
  return {judge_.complaints(), trace_,        appends_, crashes_, cuts_, joined_,
          clocks_set_,         judge_.count()};
}

// Mostly the server or the network works; otherwise a person acts and time goes by.
void Simulation::step() {
  if (process_ && process_->has_crashed()) crash();
  if (!process_ && now_ms_ >= start_at_ms_) restart();
  const std::uint32_t dice = random_.below(100);
  const bool worked = dice < 60 && process_ && process_->step();
  const bool moved = !worked && dice < 90 && step_network();
  if (!worked && !moved) {
    if (process_ && chance(plan_.faults.crash)) crash();
    if (chance(plan_.faults.cut)) cut(places_[some(kPeople)]);
    if (process_ && chance(plan_.faults.set_clock)) set_clock();
    step_people();
    pass_time();
  }
  judge_.look();
}

// Carries one frame, or one end, in either direction of a random person's connection.
bool Simulation::step_network() {
  const std::size_t first = some(kPeople);
  for (std::size_t i = 0; i < kPeople; ++i) {
    Place& place = places_[(first + i) % kPeople];
    for (auto& link : place.links) {
      const bool up_first = random_.below(2) == 0;
      if (up_first ? carry_up(*link) || carry_down(*link) : carry_down(*link) || carry_up(*link)) {
        judge_.look_at(place.name, *place.client);
        return true;
      }
    }
  }
  return false;
}

bool Simulation::carry_up(Link& link) {
  auto item = link.up.take(now_ms_);
  if (!item || !link.server) return false;
  if (!*item) {
    link.server->hang_up();
    return true;
  }
  trace(**item);
  v1::ClientFrame frame;
  if (!frame.ParseFromString(**item)) judge_.complain("a client sends bytes that are no frame");
  judge_.server_gets(link.talk, frame);
  link.server->arrive(bytes_of(**item));
  return true;
}

bool Simulation::carry_down(Link& link) {
  auto item = link.down.take(now_ms_);
  if (!item || link.client == nullptr) return false;
  if (!*item) {
    std::exchange(link.client, nullptr)->closed(link.close_code);
    return true;
  }
  if (link.server) link.server->go_on();
  trace(**item);
  v1::ServerFrame frame;
  if (!frame.ParseFromString(**item)) judge_.complain("the server sends bytes that are no frame");
  judge_.client_gets(link.talk, frame);
  const bool bent = random_.below(50) == 0;
  if (bent && plan_.faults.planted == Bug::kLosesFrames) return true;
  if (bent && plan_.faults.planted == Bug::kForgesEvents) forge(frame);
  const std::string bytes = frame.SerializeAsString();
  link.client->received(bytes);
  const bool twice = bent && plan_.faults.planted == Bug::kDeliversTwice;
  if (twice && link.client != nullptr) link.client->received(bytes);
  return true;
}

void Simulation::step_people() {
  Place& place = places_[some(kPeople)];
  std::erase_if(place.links, [](const auto& link) { return link->over(); });
  place.client->time_is(now_ms_);
  if (place.client->wants_connection()) return connect(place);
  place.person->act(mood_);
}

void Simulation::pass_time() {
  constexpr std::uint32_t kShortMs = 20;
  constexpr std::uint32_t kLongMs = 2'000;
  const std::uint64_t ms = random_.below(random_.below(20) == 0 ? kLongMs : kShortMs);
  now_ms_ += ms;
  if (process_ && !process_->has_crashed()) process_->advance(ms);
}

std::uint64_t Simulation::delay_ms() {
  constexpr std::uint32_t kQuickMs = 30;
  constexpr std::uint32_t kSlowMs = 3'000;
  return random_.below(chance(plan_.faults.slow_network) ? kSlowMs : kQuickMs);
}

void Simulation::connect(Place& place) {
  if (!process_ || process_->has_crashed() || !process_->is_up()) return place.client->closed(0);
  Link& link = *place.links.emplace_back(std::make_unique<Link>());
  link.client = place.client.get();
  link.server = process_->connect();
  listen(link);
  place.client->opened(line_of(link));
}

// The server's end. A client that is gone or unreachable does not block the server's writes.
// Answers may be on any frame: some are appended to the frame before them.
void Simulation::listen(Link& link) {
  link.server->on_frame = [this, &link](const ports::Frame& frame) {
    const std::string bytes(frame->begin(), frame->end());
    v1::ServerFrame parsed;
    if (parsed.ParseFromString(bytes)) judge_.server_writes(link.talk, parsed);
    trace(bytes);
    if (link.client == nullptr) return;
    const bool answers_alone = parsed.body_case() == v1::ServerFrame::BODY_NOT_SET;
    if (answers_alone && some(2) == 0 && link.down.append(bytes)) {
      ++joined_;
      return;
    }
    link.down.put(bytes, now_ms_ + delay_ms());
    if (link.down.size() >= Link::kWindow && !link.down.has_end()) link.server->stall();
  };
  link.server->on_close = [this, &link](std::uint16_t code) {
    judge_.server_closes(code);
    if (link.down.has_end()) return;
    link.close_code = code;
    link.down.put(std::nullopt, now_ms_ + delay_ms());
  };
}

Line Simulation::line_of(Link& link) {
  return {.send = [this, &link](
                      std::string bytes) { link.up.put(std::move(bytes), now_ms_ + delay_ms()); },
          .hang_up =
              [this, &link] {
                link.client = nullptr;
                link.down.clear();
                link.up.put(std::nullopt, now_ms_ + delay_ms());
              }};
}

// Each end learns of the cut in its own time, after the frames that still arrive.
void Simulation::cut(Place& place) {
  if (place.links.empty()) return;
  ++cuts_;
  Link& link = *place.links.back();
  const std::uint64_t silence_ms = chance(plan_.faults.silence) ? random_.below(kSilenceMs) : 0;
  link.up.keep(some(link.up.size() + 1), now_ms_ + silence_ms + delay_ms());
  link.down.keep(some(link.down.size() + 1), now_ms_ + silence_ms + delay_ms());
}

void Simulation::crash() {
  ++crashes_;
  process_.reset();
  for (Place& place : places_) {
    for (auto& link : place.links) {
      link->server.reset();
      link->up.clear();
      link->down.keep(some(link->down.size() + 1), now_ms_ + delay_ms());
    }
    std::erase_if(place.links, [](const auto& link) { return link->over(); });
  }
  start_at_ms_ = now_ms_ + random_.below(kRestartMs);
}

// Turn clocks, votes and absences use the steady clock, so this must not affect them.
void Simulation::set_clock() {
  constexpr std::int64_t kDayMs = 86'400'000;
  const std::int64_t by_ms = static_cast<std::int64_t>(random_.below(4 * 86'400)) * 1'000;
  process_->set_clock(by_ms - 2 * kDayMs);
  ++clocks_set_;
}

void Simulation::restart() {
  process_ =
      std::make_unique<Process>(disk_, games_, random_, plan_.faults, plan_.shards(), appends_);
}

void Simulation::stop_faults() {
  Faults calm = Faults::none();
  calm.planted = plan_.faults.planted;
  calm.crash_at = plan_.faults.crash_at;
  calm.crash_written = plan_.faults.crash_written;
  plan_.faults = calm;
  mood_ = Mood::kFinishing;
}

void Simulation::trace(std::string_view bytes) { trace_ = core::fnv1a(bytes_of(bytes), trace_); }

// A description of the state, to find out why it does not come to rest.
std::string Simulation::standing() const {
  std::string text;
  for (const Table& table : tables_) {
    text += table.code + " at " + std::to_string(judge_.head(table.code)) + "; ";
  }
  for (const Place& place : places_) {
    text += place.name + ": " + place.client->standing();
    text += ", wrong right: " + judge_.wrong_right(*place.client) + "; ";
  }
  return text;
}

bool Simulation::at_rest() const {
  return std::ranges::all_of(places_, [this](const Place& place) {
    return place.person->content() &&
           place.client->sight()->seq == judge_.head(place.client->room()) &&
           judge_.wrong_right(*place.client).empty();
  });
}

}  // namespace gridmates::sim
