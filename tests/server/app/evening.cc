#include "tests/server/app/evening.h"

#include <gtest/gtest.h>

#include <future>

#include "engine/games/games.h"
#include "engine/tictactoe/rules.h"
#include "server/actors/records/runs.h"
#include "server/room/room.h"
#include "server/store/store.h"

namespace gridmates::app {
namespace {

// Waits for the answer of a port.
template <class T>
T await(const std::function<void(ports::Done<T>)>& ask) {
  std::promise<T> promise;
  ask([&](T answer) { promise.set_value(std::move(answer)); });
  return promise.get_future().get();
}

class Evening {
 public:
  explicit Evening(store::Store& store)
      : store_(store), room_(all_games()), ada_(sign_in("Ada", 1)), bob_(sign_in("Bob", 2)) {}

  void play() {
    open_room();
    ask(bob_, room::Join{});
    ask(ada_, room::Start{});
    ask(ada_, mark(4));
    ask(bob_, mark(0));
    write_chapter();
    ask(ada_, mark(1));
    ask(bob_, mark(2));
    ask(ada_, mark(7));
  }

 private:
  room::Identity sign_in(const char* name, std::uint8_t token) {
    ports::TokenHash hash{};
    hash[0] = token;
    const auto player = await<std::optional<ports::Player>>(
        [&](auto done) { store_.create(ports::NewPlayer{Name(name), hash, 1}, std::move(done)); });
    return {player.value().id, player.value().name};
  }

  static room::Play mark(std::uint8_t cell) { return {core::encode(tictactoe::Move{cell})}; }

  void open_room() {
    const core::Game& game = *all_games().find("tictactoe");
    room::RoomSetup setup{RoomCode("KITE-42"), "tictactoe", core::Table::kVersus, false, ada_, {}};
    setup.board.options = core::Blob<limits::kOptionsBytes>(game.default_options());
    const auto board = game.make_board(game.default_options(), core::Seed{}, std::nullopt);
    setup.board.board = core::Blob<limits::kBoardBytes>(*board);
    setup.rated = true;
    setup.clocks.emplace().clocks.push({300, 0, false});
    const auto events = room::Room::open(all_games(), setup, now_);
    ports::NewRoom room{ada_.player, {}, setup.code, fold(std::get<1>(events)), now_.wall_ms};
    const auto created =
        await<ports::Created>([&](auto done) { store_.create(std::move(room), std::move(done)); });
    ASSERT_EQ(created.status, ports::Created::Status::kCreated);
    id_ = created.room.id;
    const auto opened =
        await<std::optional<ports::Opened>>([&](auto done) { store_.open(id_, std::move(done)); });
    term_ = opened.value().term;
  }

  void ask(const room::Identity& by, room::Ask what) {
    now_.room_ms += 1'000;
    now_.wall_ms += 1'000;
    const auto decision = room_.decide({by, std::move(what)}, now_);
    ASSERT_TRUE(std::holds_alternative<std::vector<room::Event>>(decision))
        << std::get<room::Refusal>(decision).message();
    ports::Append append;
    append.room = id_;
    append.term = term_;
    append.expected_head = room_.head();
    ports::Batch batch = fold(std::get<std::vector<room::Event>>(decision));
    batch.key = ports::CommandKey{by.player, ClientId{9}, ++commands_};
    recorded_.push_back({*batch.key, batch.payload_hash, room_.head()});
    append.batches.push_back(std::move(batch));
    if (const auto run = room_.ended_match()) {
      // The first match was written by an older server.
      const std::uint16_t rules = run->match == 1 ? ports::Run::kParted : ports::Run::kRules;
      append.runs.push_back(actors::to_run(*run, RoomCode("KITE-42"), rules));
    }
    const auto appended = await<ports::Appended>(
        [&](auto done) { store_.append(std::move(append), std::move(done)); });
    ASSERT_EQ(appended, ports::Appended::kCommitted);
  }

  void write_chapter() {
    const ports::Chapter chapter{room_.head(), room_.match(), room_.state_hash(), room_.chapter()};
    ports::ChapterWrite write{id_, term_, chapter, recorded_, false};
    ASSERT_TRUE(
        await<bool>([&](auto done) { store_.write_chapter(std::move(write), std::move(done)); }));
  }

  ports::Batch fold(const std::vector<room::Event>& events) {
    ports::Batch batch;
    for (const room::Event& event : events) {
      EXPECT_TRUE(room_.evolve(event));
      batch.events.push_back(core::encode(event));
    }
    batch.state_hash = room_.state_hash();
    return batch;
  }

  store::Store& store_;
  room::Room room_;
  room::Now now_{0, 1'700'000'000'000};
  room::Identity ada_;
  room::Identity bob_;
  RoomId id_;
  Term term_;
  std::uint64_t commands_ = 0;
  std::vector<ports::Recorded> recorded_;
};

}  // namespace

void play_an_evening(const std::filesystem::path& data) {
  {
    const auto dir = store::DataDir::take(data);
    ASSERT_TRUE(dir.ok());
    const auto store = store::Store::open(*dir, [](std::string why) { ADD_FAILURE() << why; });
    ASSERT_TRUE(store.ok());
    Evening(**store).play();
  }
  // As before there were rows of all matches.
  tamper(data, "UPDATE meta SET all_ended_since = 1700000100000");
}

void tamper(const std::filesystem::path& data, const std::string& sql) {
  const auto dir = store::DataDir::take(data);
  ASSERT_TRUE(dir.ok());
  auto opened = store::open_database(*dir);
  ASSERT_TRUE(opened.ok());
  ASSERT_TRUE(opened->first.run(sql).ok()) << sql;
  ASSERT_GT(opened->first.changed(), 0) << sql;
}

}  // namespace gridmates::app
