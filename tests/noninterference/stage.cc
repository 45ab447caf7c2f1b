#include "tests/noninterference/stage.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "proto/convert/game_converter.h"
#include "tests/noninterference/fixed_game.h"
#include "tests/server/actors/world.h"

namespace gridmates::noninterference {
namespace {

using actors::test::Client;
using actors::test::World;

core::Games only(const core::Game& game) {
  core::Games games;
  games.add(game);
  return games;
}

struct Person {
  std::string name;
  std::uint8_t id = 0;
  bool member = false;
  std::string token;
  std::uint64_t client_seq = 0;
  std::unique_ptr<Client> client;
};

class Stage {
 public:
  Stage(const core::Game& game, core::Table table, const Twins& twins, std::size_t side,
        std::uint64_t chance)
      : fixed_(game, twins, side),
        games_(only(fixed_)),
        world_(games_),
        table_(table),
        twins_(twins),
        side_(side),
        random_(core::seed_from(chance)) {}

  Letters play();

 private:
  void come(Person& person);
  void come_back(Person& person);
  void open_room();
  void join(Person& person, bool watch);
  void act(Person& person, v1::Action action);
  v1::Action action(Person& person);
  void move(Person& person, core::ByteView move);
  void happen();
  void happen_to(Person& person);
  void pause();
  void unpause();
  void restart();
  void ask_outside(Person& person);
  bool has_ended();
  void ping();
  Person& somebody() { return people_[random_.below(static_cast<std::uint32_t>(people_.size()))]; }
  Person& host() { return people_.front(); }
  const convert::GameConverter& converter() const { return *convert::converter(fixed_.facts().id); }

  const FixedGame fixed_;
  const core::Games games_;
  World world_;
  const core::Table table_;
  const Twins& twins_;
  const std::size_t side_;
  core::Random random_;
  std::vector<Person> people_;  // the players first
  std::string code_;
  bool was_away_ = false;  // somebody was: a lone player is paused meanwhile
  Letters letters_;
};

constexpr std::uint8_t kMostPlayers = 4;
constexpr std::size_t kStepsAPing = 8;

Letters Stage::play() {
  for (std::uint8_t i = 0; i < std::size(kNames); ++i) {
    if (i >= twins_.players && i < kMostPlayers) continue;
    people_.push_back({kNames[i], i, false, "", 0, nullptr});
  }
  for (Person& person : people_) come(person);
  open_room();
  Person& watcher = people_[twins_.players];
  Person& late = people_[twins_.players + 1u];
  for (std::size_t i = 1; i < twins_.players; ++i) join(people_[i], false);
  join(watcher, true);
  if (twins_.starts) {
    v1::Action start = action(host());
    start.mutable_start();
    act(host(), start);
    if (table_ == core::Table::kRace) world_.pass(limits::kCountdownMs);
  }
  for (std::size_t i = 0; i < twins_.steps.size(); ++i) {
    if (i == twins_.steps.size() / 2) join(late, random_.below(2) == 0);
    if (i % kStepsAPing == 0) ping();
    happen();
    if (std::exchange(was_away_, false)) unpause();
    world_.pass(twins_.step_ms);
    const Step& step = twins_.steps[i];
    move(people_[step.seat.value], step.moves[side_]);
  }
  for (int i = 0; i < 4; ++i) happen();
  for (Person& person : people_) come_back(person);
  return std::move(letters_);
}

// The same client on a new connection, which is recorded.
void Stage::come(Person& person) {
  person.client = world_.client(person.id);
  person.client->enter_room(code_);
  auto& letters = letters_[person.name];
  auto& connection = person.client->connection();
  connection.on_frame = [&letters,
                         read = std::move(connection.on_frame)](const ports::Frame& frame) {
    letters.emplace_back(frame->begin(), frame->end());
    read(frame);
  };
  person.client->hello();
  if (person.token.empty()) {
    person.client->sign_in(person.name);
    person.token = person.client->last(actors::test::Body::kSignedIn)->signed_in().token();
  } else {
    person.client->sign_in_with(person.token);
  }
}

void Stage::come_back(Person& person) {
  was_away_ = true;
  person.client->connection().hang_up();
  world_.pass(random_.below(2000));
  come(person);
  person.client->resume();
}

void Stage::open_room() {
  v1::ClientFrame frame;
  auto& create = *frame.mutable_create_room();
  create.set_key(std::string(16, 'k'));
  create.set_game(std::string(fixed_.facts().id));
  create.set_table(static_cast<v1::Table>(static_cast<int>(table_) + 1));
  converter().options(twins_.options, *create.mutable_options());
  if (!twins_.puzzle.empty()) create.mutable_puzzle()->set_pasted(twins_.puzzle);
  host().client->send(frame);
  const auto created = host().client->last(actors::test::Body::kRoomCreated);
  ASSERT_TRUE(created.has_value()) << host().client->frames().back().DebugString();
  code_ = created->room_created().code();
  for (Person& person : people_) person.client->enter_room(code_);
  host().member = true;
  host().client->resume();
}

void Stage::join(Person& person, bool watch) {
  v1::Action join = action(person);
  join.mutable_join()->set_watch(watch);
  act(person, join);
  person.member = true;
  person.client->resume();
}

v1::Action Stage::action(Person& person) { return person.client->action(++person.client_seq); }

void Stage::act(Person& person, v1::Action action) { person.client->act(action); }

void Stage::move(Person& person, core::ByteView move) {
  v1::Action play = action(person);
  converter().move(move, *play.mutable_play()->mutable_move());
  act(person, play);
}

// Something besides the moves, the same in both rooms; it does not affect the answers to moves.
void Stage::happen() {
  switch (random_.below(8)) {
    case 0:
      return pause();
    case 1:
      return random_.below(4) == 0 ? restart() : void();
    case 2:
      return ask_outside(somebody());
    case 3:
      return world_.pass(random_.below(3000));
    default:
      return happen_to(somebody());
  }
}

void Stage::happen_to(Person& person) {
  v1::Action act_now = action(person);
  v1::ClientFrame frame;
  switch (random_.below(5)) {
    case 0:
      act_now.mutable_say()->set_text("hello");
      return act(person, act_now);
    case 1:
      act_now.mutable_play();
      return act(person, act_now);
    case 2:
      return person.client->resume();
    case 3:
      frame.mutable_presence()->set_room(code_);
      frame.mutable_presence()->set_cursor(1 + random_.below(81));
      return person.client->send(frame);
    default:
      return come_back(person);
  }
}

void Stage::pause() {
  v1::Action pause = action(host());
  pause.mutable_pause();
  act(host(), pause);
  world_.pass(random_.below(1000));
  somebody().client->resume();
  unpause();
}

void Stage::unpause() {
  v1::Action unpause = action(host());
  unpause.mutable_unpause();
  act(host(), unpause);
}

void Stage::restart() {
  was_away_ = true;
  world_.crash();
  world_.restart();
  for (Person& person : people_) {
    come(person);
    person.client->resume();
  }
}

// All requests that need not be in the room.
void Stage::ask_outside(Person& person) {
  const std::string game(fixed_.facts().id);
  v1::ClientFrame rooms, fame, replay;
  rooms.mutable_list_rooms();
  fame.mutable_get_leaderboard()->set_game(game);
  replay.mutable_get_replay()->set_run(host().client->room() + "/1");
  for (const auto& frame : {rooms, fame, replay}) person.client->send(frame);
  v1::ClientFrame dailies, around, mine, theirs;
  dailies.mutable_list_dailies();
  around.mutable_get_leaderboard()->set_game(game);
  around.mutable_get_leaderboard()->set_around_me(true);
  around.mutable_get_leaderboard()->set_window("day");
  mine.mutable_get_player();
  theirs.mutable_get_player()->set_name(somebody().name);
  theirs.mutable_get_player()->set_game(game);
  for (const auto& frame : {dailies, around}) person.client->send(frame);
  if (has_ended()) return;  // then a page shows what was hidden before
  for (const auto& frame : {mine, theirs}) person.client->send(frame);
}

bool Stage::has_ended() {
  return std::ranges::any_of(host().client->frames(), [](const v1::ServerFrame& frame) {
    return std::ranges::any_of(frame.events().events(), &v1::Event::has_ended);
  });
}

// Keeps connections from timing out.
void Stage::ping() {
  v1::ClientFrame frame;
  frame.mutable_ping();
  for (Person& person : people_) person.client->send(frame);
}

}  // namespace

Letters play(const core::Game& game, core::Table table, const Twins& twins, std::size_t side,
             std::uint64_t chance) {
  return Stage(game, table, twins, side, chance).play();
}

}  // namespace gridmates::noninterference
