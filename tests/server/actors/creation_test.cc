// Opening rooms, listing them, and new boards in them.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/room/event.h"
#include "tests/server/actors/world.h"

namespace gridmates::actors::test {
namespace {

using support::Fault;
using testing::ElementsAre;

class CreationTest : public testing::Test {
 protected:
  void SetUp() override { ana_token_ = ana_->enter("Ana"); }

  v1::ClientFrame request(char key, const std::string& game = "sudoku") {
    v1::ClientFrame frame;
    frame.mutable_create_room()->set_key(std::string(16, key));
    frame.mutable_create_room()->set_game(game);
    frame.mutable_create_room()->set_table(game == "sudoku" ? v1::TABLE_COOP : v1::TABLE_VERSUS);
    return frame;
  }
  std::string created(const Client& client) {
    const auto frame = client.last(Body::kRoomCreated);
    return frame ? frame->room_created().code() : "";
  }
  v1::Error error(const Client& client) {
    const auto frame = client.last(Body::kError);
    return frame ? frame->error() : v1::Error();
  }
  std::vector<v1::RoomSummary> list(Client& client) {
    v1::ClientFrame frame;
    frame.mutable_list_rooms();
    client.send(frame);
    const auto rooms = client.last(Body::kRoomList)->room_list();
    return {rooms.rooms().begin(), rooms.rooms().end()};
  }
  room::Source source_of(std::size_t room) {
    room::Source source{};
    for (const auto& [first, batch] : world_.disk.rooms[room].batches) {
      for (const auto& bytes : batch.events) {
        const auto event = core::decode<room::Event>(bytes);
        if (const auto* chosen = std::get_if<room::BoardChosen>(&event->what)) {
          source = chosen->source;
        }
      }
    }
    return source;
  }

  World world_;
  std::string ana_token_;
  std::unique_ptr<Client> ana_ = world_.client(1);
  std::unique_ptr<Client> bo_ = world_.client(2);
};

TEST_F(CreationTest, ARoomIsOpenedOnceAKey) {
  ana_->send(request('a'));
  const std::string code = created(*ana_);
  EXPECT_FALSE(code.empty());
  ana_->send(request('a'));
  EXPECT_EQ(created(*ana_), code);
  EXPECT_EQ(world_.disk.rooms.size(), 1u);
  ana_->send(request('b'));
  EXPECT_NE(created(*ana_), code);
  EXPECT_EQ(world_.disk.rooms.size(), 2u);
}

TEST_F(CreationTest, TheSameKeyFindsTheRoomAfterARestartToo) {
  ana_->send(request('a'));
  const std::string code = created(*ana_);
  world_.crash();
  world_.restart();
  ana_ = world_.client(1);
  ana_->hello();
  ana_->sign_in_with(ana_token_);
  ana_->send(request('a'));
  EXPECT_EQ(created(*ana_), code);
  EXPECT_EQ(world_.disk.rooms.size(), 1u);
}

TEST_F(CreationTest, ARepeatIsAnsweredWhereNoMoreRoomsMayBeOpened) {
  std::vector<std::string> codes;
  for (std::size_t i = 0; i < limits::kRoomsPerPlayer; ++i) {
    ana_->send(request(static_cast<char>('a' + i), "tictactoe"));
    world_.pass(100);
    codes.push_back(created(*ana_));
  }
  ana_->send(request('A', "tictactoe"));
  EXPECT_EQ(error(*ana_).code(), v1::ERROR_CODE_LIMIT_EXCEEDED);
  world_.crash();
  world_.restart();
  ana_ = world_.client(1);
  ana_->hello();
  ana_->sign_in_with(ana_token_);
  ana_->send(request('b', "tictactoe"));
  EXPECT_EQ(created(*ana_), codes.at(1));
}

TEST_F(CreationTest, AnUnknownEndIsFoundOut) {
  int calls = 0;
  world_.store->create_fault = [&calls](const ports::NewRoom&) {
    return ++calls == 1 ? Fault::kUnknownWritten : Fault::kNone;
  };
  ana_->send(request('a'));
  world_.pass(2'000);
  EXPECT_EQ(created(*ana_), world_.disk.rooms.at(0).record.code.str());
  EXPECT_EQ(world_.disk.rooms.size(), 1u);
}

TEST_F(CreationTest, AStoreThatCannotWriteMeansTryAgain) {
  world_.store->create_fault = [](const ports::NewRoom&) { return Fault::kUnavailable; };
  ana_->send(request('a'));
  EXPECT_EQ(error(*ana_).code(), v1::ERROR_CODE_STORAGE_UNAVAILABLE);
  EXPECT_EQ(error(*ana_).retry(), v1::RETRY_AFTER_DELAY);
}

TEST_F(CreationTest, NobodyOpensTooManyRooms) {
  for (std::size_t i = 0; i < limits::kRoomsPerPlayer; ++i) {
    ana_->send(request(static_cast<char>('a' + i), "tictactoe"));
    world_.pass(100);
  }
  EXPECT_TRUE(ana_->of(Body::kError).empty());
  ana_->resume();
  const std::string last = created(*ana_);
  ana_->send(request('Z', "tictactoe"));
  EXPECT_EQ(error(*ana_).code(), v1::ERROR_CODE_LIMIT_EXCEEDED);
  ana_->send(request(static_cast<char>('a' + limits::kRoomsPerPlayer - 1), "tictactoe"));
  EXPECT_EQ(created(*ana_), last) << "a repeat is no new room";

  ana_->enter_room(last);
  v1::Action leave = ana_->action();
  leave.mutable_leave();
  ana_->act(leave);
  ana_->send(request('Z', "tictactoe"));
  EXPECT_NE(created(*ana_), last);
}

TEST_F(CreationTest, PuzzlesComeFromTheTableOrThePasteOrTheGame) {
  ana_->send(request('a'));
  EXPECT_EQ(source_of(0), room::Source::kGenerated) << "the table is empty";

  world_.disk.puzzles.push_back({"sudoku", "starter", 1, kPuzzle, "unrated"});
  ana_->send(request('b'));
  EXPECT_EQ(source_of(1), room::Source::kTable);

  v1::ClientFrame pasted = request('c');
  pasted.mutable_create_room()->mutable_puzzle()->set_pasted(kPuzzle);
  ana_->send(pasted);
  EXPECT_EQ(source_of(2), room::Source::kPasted);

  v1::ClientFrame certain = request('d');
  certain.mutable_create_room()->mutable_puzzle()->mutable_pack()->set_pack("starter");
  certain.mutable_create_room()->mutable_puzzle()->mutable_pack()->set_number(2);
  ana_->send(certain);
  EXPECT_EQ(error(*ana_).code(), v1::ERROR_CODE_NOT_FOUND);
  certain.mutable_create_room()->mutable_puzzle()->mutable_pack()->set_number(1);
  ana_->send(certain);
  EXPECT_EQ(source_of(3), room::Source::kTable);
}

TEST_F(CreationTest, APuzzleWithoutASolutionIsRefused) {
  v1::ClientFrame frame = request('a');
  frame.mutable_create_room()->mutable_puzzle()->set_pasted(kImpossible);
  ana_->send(frame);
  EXPECT_EQ(error(*ana_).code(), v1::ERROR_CODE_BAD_PUZZLE);
  EXPECT_EQ(error(*ana_).field(), "puzzle");
  frame.mutable_create_room()->mutable_puzzle()->set_pasted("12");
  ana_->send(frame);
  EXPECT_NE(error(*ana_).code(), v1::ERROR_CODE_INTERNAL);
  EXPECT_TRUE(world_.disk.rooms.empty());
}

TEST_F(CreationTest, ATableThatTheGameDoesNotHaveIsRefused) {
  v1::ClientFrame frame = request('a', "tictactoe");
  for (const v1::Table table : {v1::TABLE_COOP, v1::TABLE_RACE}) {
    frame.mutable_create_room()->set_table(table);
    ana_->send(frame);
    EXPECT_EQ(error(*ana_).code(), v1::ERROR_CODE_INVALID_ARGUMENT);
    EXPECT_EQ(error(*ana_).field(), "table");
  }
  frame = request('a', "tictactoe");
  frame.mutable_create_room()->mutable_puzzle()->set_pasted("x");
  ana_->send(frame);
  EXPECT_EQ(error(*ana_).field(), "puzzle");
}

TEST_F(CreationTest, OptionsThatATableDoesNotHaveAreRefused) {
  v1::ClientFrame frame = request('a', "minesweeper");
  v1::CreateRoom& create = *frame.mutable_create_room();
  create.set_table(v1::TABLE_RACE);
  create.mutable_options()->mutable_minesweeper()->set_law(v1::MINESWEEPER_LAW_KIND);
  ana_->send(frame);
  EXPECT_EQ(error(*ana_).code(), v1::ERROR_CODE_INVALID_ARGUMENT);
  EXPECT_EQ(error(*ana_).field(), "options");
  EXPECT_EQ(error(*ana_).message(),
            "Under the law kind mines move, so racers would not share a field; pick another.");
  EXPECT_TRUE(world_.disk.rooms.empty());
  create.set_table(v1::TABLE_COOP);
  ana_->send(frame);
  EXPECT_EQ(world_.disk.rooms.size(), 1u);
}

TEST_F(CreationTest, TooMuchWorkMeansTryAgain) {
  world_.workers->full = true;
  ana_->send(request('a'));
  EXPECT_EQ(error(*ana_).code(), v1::ERROR_CODE_RETRY_LATER);
  world_.workers->full = false;
  ana_->send(request('a'));
  EXPECT_FALSE(created(*ana_).empty());
}

TEST_F(CreationTest, TheLobbyTellsWhatTheHostPicked) {
  bo_->enter("Bo");
  ana_->send(request('a'));
  v1::ClientFrame frame = request('b', "minesweeper");
  frame.mutable_create_room()->set_table(v1::TABLE_COOP);
  frame.mutable_create_room()->mutable_options()->mutable_minesweeper()->set_width(30);
  ana_->send(frame);
  const auto rooms = list(*bo_);
  ASSERT_EQ(rooms.size(), 2u);
  EXPECT_EQ(rooms[0].options().minesweeper().width(), 30u);
  EXPECT_EQ(rooms[0].options().minesweeper().mines(), 10u);
  EXPECT_FALSE(rooms[1].has_options()) << "a puzzle may stand in them";
}

TEST_F(CreationTest, APuzzleIsComparedByItsOwnSize) {
  bo_->enter("Bo");
  for (const char key : {'a', 'b'}) {
    v1::ClientFrame frame = request(key);
    frame.mutable_create_room()->mutable_options()->mutable_sudoku()->set_size(16);
    if (key == 'b') frame.mutable_create_room()->mutable_puzzle()->set_pasted(kPuzzle);
    ana_->send(frame);
  }
  const auto rooms = list(*bo_);
  ASSERT_EQ(rooms.size(), 2u);
  EXPECT_FALSE(rooms[0].has_options()) << "9x9 is no category of its own";
  EXPECT_EQ(rooms[1].options().sudoku().size(), 16u);
}

TEST_F(CreationTest, TheLobbyListsWhatOneMaySee) {
  bo_->enter("Bo");
  ana_->send(request('a'));
  const std::string open = created(*ana_);
  v1::ClientFrame secret = request('b');
  secret.mutable_create_room()->set_private_room(true);
  ana_->send(secret);

  const auto anas = list(*ana_);
  ASSERT_EQ(anas.size(), 2u);
  EXPECT_TRUE(anas[0].private_room());
  EXPECT_TRUE(anas[0].mine());
  EXPECT_GT(anas[0].code().size(), anas[1].code().size() + 8);
  const auto bos = list(*bo_);
  ASSERT_EQ(bos.size(), 1u);
  EXPECT_EQ(bos[0].code(), open);
  EXPECT_EQ(bos[0].host(), "Ana");
  EXPECT_EQ(bos[0].seated(), 1u);
  EXPECT_EQ(bos[0].present(), 0u);
  EXPECT_FALSE(bos[0].mine());

  bo_->enter_room(open);
  bo_->join(true);
  bo_->resume();
  EXPECT_EQ(list(*ana_)[1].watching(), 1u);
  EXPECT_EQ(list(*ana_)[1].present(), 1u);
  EXPECT_TRUE(list(*bo_)[0].mine());
}

TEST_F(CreationTest, TheLobbyIsCompleteAfterARestart) {
  for (const char key : {'a', 'b', 'c'}) ana_->send(request(key, "tictactoe"));
  world_.crash();
  world_.restart();
  bo_ = world_.client(2);
  bo_->enter("Bo");
  EXPECT_EQ(list(*bo_).size(), 3u);
}

TEST_F(CreationTest, PacksAndLeaderboardsAreToldByTheStore) {
  world_.disk.puzzles.push_back({"sudoku", "starter", 1, kPuzzle, "unrated"});
  v1::ClientFrame packs;
  packs.mutable_list_packs();
  ana_->send(packs);
  EXPECT_EQ(ana_->last(Body::kPackList)->pack_list().packs(0).name(), "starter");
  v1::ClientFrame fame;
  fame.mutable_get_leaderboard()->set_game("sudoku");
  ana_->send(fame);
  EXPECT_EQ(ana_->last(Body::kLeaderboard)->leaderboard().game(), "sudoku");
  fame.mutable_get_leaderboard()->set_game("chess");
  ana_->send(fame);
  EXPECT_EQ(error(*ana_).field(), "game");
  world_.store->read_fails = [] { return true; };
  ana_->send(packs);
  EXPECT_EQ(error(*ana_).retry(), v1::RETRY_AFTER_DELAY);
}

}  // namespace
}  // namespace gridmates::actors::test
