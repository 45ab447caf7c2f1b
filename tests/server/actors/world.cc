#include "tests/server/actors/world.h"

#include <ranges>

#include "gtest/gtest.h"
#include "server/base/log.h"
#include "tests/server/wire/worded.h"

namespace gridmates::actors::test {

Client::Client(World& world, std::uint8_t client_id, std::size_t shard)
    : world_(world), client_id_(16, static_cast<char>(client_id)) {
  connection_ =
      std::make_shared<support::FakeConnection>(world.contexts[shard]->get_executor(), world.clock);
  connection_->on_frame = [this](const ports::Frame& frame) {
    v1::ServerFrame parsed;
    ASSERT_TRUE(parsed.ParseFromArray(frame->data(), static_cast<int>(frame->size())));
    EXPECT_EQ(wire::test::lacks_words(parsed), "");
    frames_.push_back(std::move(parsed));
  };
  world.connections.push_back(connection_);
  world.hub->accept(connection_, shard);
  world.settle();
}

void Client::send(const v1::ClientFrame& frame) {
  send_only(frame);
  world_.settle();
}

std::uint32_t Client::send_only(const v1::ClientFrame& frame) {
  v1::ClientFrame numbered = frame;
  numbered.set_request_id(++request_id_);
  core::Bytes bytes(numbered.ByteSizeLong());
  numbered.SerializeToArray(bytes.data(), static_cast<int>(bytes.size()));
  connection_->arrive(std::move(bytes));
  return request_id_;
}

void Client::send_bytes(core::Bytes bytes) {
  connection_->arrive(std::move(bytes));
  world_.settle();
}

void Client::hello() {
  v1::ClientFrame frame;
  frame.mutable_hello()->set_protocol_min(2);
  frame.mutable_hello()->set_protocol_max(2);
  frame.mutable_hello()->set_client("test");
  frame.mutable_hello()->set_client_id(client_id_);
  send(frame);
}

void Client::sign_in(const std::string& name) {
  v1::ClientFrame frame;
  frame.mutable_sign_in()->set_name(name);
  send(frame);
}

void Client::sign_in_with(const std::string& token) {
  v1::ClientFrame frame;
  frame.mutable_sign_in()->set_token(token);
  send(frame);
}

std::string long_text() {
  std::string text;
  for (int n = 0; n < 290; ++n) text += "\U0001f9e9";
  return text;
}

std::string Client::enter(const std::string& name) {
  hello();
  sign_in(name);
  const auto signed_in = last(Body::kSignedIn);
  EXPECT_TRUE(signed_in.has_value());
  return signed_in ? signed_in->signed_in().token() : "";
}

std::string Client::come_in(const std::string& name, const std::string& code) {
  const std::string token = enter(name);
  enter_room(code);
  join();
  resume();
  return token;
}

void Client::create(const std::string& game, v1::Table table, const std::string& puzzle) {
  v1::ClientFrame frame;
  auto& create = *frame.mutable_create_room();
  create.set_key(std::string(16, static_cast<char>('A' + world_.disk.rooms.size())));
  create.set_game(game);
  create.set_table(table);
  if (!puzzle.empty()) create.mutable_puzzle()->set_pasted(puzzle);
  send(frame);
  if (const auto created = last(Body::kRoomCreated)) room_ = created->room_created().code();
}

void Client::resume(std::uint64_t epoch, std::uint64_t last) {
  v1::ClientFrame frame;
  frame.mutable_resume()->set_room(room_);
  frame.mutable_resume()->set_epoch(epoch);
  frame.mutable_resume()->set_last_seq(last);
  send(frame);
}

v1::Action Client::action(std::uint64_t client_seq) {
  v1::Action action;
  action.set_room(room_);
  action.set_client_seq(client_seq == 0 ? ++client_seq_ : client_seq);
  return action;
}

void Client::act(const v1::Action& action) {
  v1::ClientFrame frame;
  *frame.mutable_action() = action;
  send(frame);
}

void Client::join(bool watch) {
  v1::Action join = action();
  join.mutable_join()->set_watch(watch);
  act(join);
}

void Client::start() {
  v1::Action start = action();
  start.mutable_start();
  act(start);
}

void Client::mark(std::uint32_t cell) {
  v1::Action play = action();
  play.mutable_play()->mutable_move()->mutable_tictactoe()->set_cell(cell);
  act(play);
}

void Client::set(std::uint32_t cell, std::uint32_t digit) {
  v1::Action play = action();
  auto& set = *play.mutable_play()->mutable_move()->mutable_sudoku()->mutable_set();
  set.set_cell(cell);
  set.set_digit(digit);
  act(play);
}

void Client::say(const std::string& text) {
  v1::Action say = action();
  say.mutable_say()->set_text(text);
  act(say);
}

std::vector<v1::ServerFrame> Client::of(Body kind) const {
  std::vector<v1::ServerFrame> found;
  for (const auto& frame : frames_) {
    if (frame.body_case() == kind) found.push_back(frame);
  }
  return found;
}

std::optional<v1::ServerFrame> Client::last(Body kind) const {
  for (const auto& frame : frames_ | std::views::reverse) {
    if (frame.body_case() == kind) return frame;
  }
  return std::nullopt;
}

std::vector<v1::ActionAnswer> Client::answers() const {
  std::vector<v1::ActionAnswer> found;
  for (const auto& frame : frames_) {
    found.insert(found.end(), frame.answers().begin(), frame.answers().end());
  }
  return found;
}

v1::ActionAnswer Client::answer() const {
  const auto all = answers();
  EXPECT_FALSE(all.empty());
  return all.empty() ? v1::ActionAnswer() : all.back();
}

World::World(const core::Games& games, std::size_t shards, std::size_t inbox_bytes)
    : games(games), shards(shards), inbox_bytes(inbox_bytes) {
  log::set_up(log::Level::kOff, log::Format::kText);
  restart();
}

World::~World() { crash(); }

void World::crash() {
  for (const auto& connection : connections) connection->forget();
  connections.clear();
  hub.reset();
  deliveries.drop_all();
  jobs.drop_all();
  workers.reset();
  store.reset();
  clock.drop_all();
  contexts.clear();
}

void World::restart() {
  std::vector<Hub::Executor> executors;
  for (std::size_t i = 0; i < shards; ++i) {
    contexts.push_back(std::make_unique<boost::asio::io_context>(1));
    executors.push_back(contexts.back()->get_executor());
  }
  store = std::make_unique<support::MemoryStore>(disk, deliveries.deliver());
  store->clients_told = clients_told;
  workers = std::make_unique<support::FakeWorkers>(jobs.deliver());
  metrics = std::make_unique<Metrics>();
  const Ports ports{clock, random, *workers, *store, *store, *store, *store, *store, *store};
  hub = std::make_unique<Hub>(ports, games, *metrics, executors, "test 1", inbox_bytes, talk_rate);
  std::optional<bool> started;
  hub->start([&started](bool good) { started = good; });
  settle();
  EXPECT_EQ(started, true);
}

bool World::step() {
  for (std::size_t shard = 0; shard < shards; ++shard) {
    if (shard == shard_rests) continue;
    if (contexts[shard]->stopped()) contexts[shard]->restart();
    if (contexts[shard]->poll_one() > 0) return true;
  }
  return (!store_rests && deliveries.run_one()) || (!workers_rest && jobs.run_one());
}

void World::settle() {
  while (step()) {
  }
}

void World::advance(std::uint64_t ms) {
  clock.advance(ms);
  settle();
}

void World::pass(std::uint64_t ms) {
  constexpr std::uint64_t kStep = 1'000;
  for (; ms > kStep; ms -= kStep) advance(kStep);
  advance(ms);
}

std::unique_ptr<Client> World::client(std::uint8_t client_id, std::size_t shard) {
  return std::make_unique<Client>(*this, client_id, shard);
}

}  // namespace gridmates::actors::test
