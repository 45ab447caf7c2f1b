// Frames of hostile peers: random bytes, and valid frames truncated or with bytes changed.
#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "engine/core/random.h"
#include "gridmates/v1/frames.pb.h"
#include "tests/proto/example.h"
#include "tests/proto/swallow.h"
#include "tests/proto/walk.h"

namespace gridmates::convert {
namespace {

using Frame = std::vector<std::uint8_t>;

class Hostile : public ::testing::Test {
 protected:
  // The library prints a line for each string that is not UTF-8.
  void SetUp() override { previous_ = google::protobuf::SetLogHandler(nullptr); }
  void TearDown() override { google::protobuf::SetLogHandler(previous_); }

  Frame random_bytes(std::uint32_t most) {
    Frame bytes(random_.below(most + 1));
    for (auto& byte : bytes) byte = static_cast<std::uint8_t>(random_.below(256));
    return bytes;
  }

  // Truncated, with a few bytes changed, or both.
  Frame spoiled(Frame frame) {
    if (random_.below(2) == 0)
      frame.resize(random_.below(static_cast<std::uint32_t>(frame.size())));
    for (std::uint32_t i = random_.below(4); i > 0 && !frame.empty(); --i) {
      frame[random_.below(static_cast<std::uint32_t>(frame.size()))] =
          static_cast<std::uint8_t>(random_.below(256));
    }
    return frame;
  }

  core::Random random_{core::seed_from(2026)};

 private:
  google::protobuf::LogHandler* previous_ = nullptr;
};

Frame bytes_of(const google::protobuf::Message& message) {
  Frame out(message.ByteSizeLong());
  message.SerializeToArray(out.data(), static_cast<int>(out.size()));
  return out;
}

Frame play_frame(const char* game, core::Random& random) {
  v1::ClientFrame frame;
  frame.set_request_id(7);
  frame.mutable_action()->set_room("KITE-42");
  frame.mutable_action()->set_client_seq(300);
  *frame.mutable_action()->mutable_play()->mutable_move() = test::random_move(game, random);
  return bytes_of(frame);
}

Frame create_frame() {
  v1::ClientFrame frame;
  v1::CreateRoom& create = *frame.mutable_create_room();
  create.set_key("0123456789abcdef");
  create.set_game("sudoku");
  create.set_table(v1::TABLE_COOP);
  create.mutable_options()->mutable_sudoku()->set_size(9);
  create.mutable_puzzle()->set_pasted(std::string(81, '.'));
  return bytes_of(frame);
}

Frame events_frame() {
  v1::ServerFrame frame;
  v1::RoomDelta& delta = *frame.mutable_events()->add_events()->mutable_delta();
  delta.add_members()->set_number(3);
  delta.add_gone(1);
  v1::TicTacToeCellChange& change = *delta.add_match_deltas()->mutable_tictactoe()->add_cells();
  change.set_index(8);
  change.mutable_cell()->set_mark(v1::TIC_TAC_TOE_MARK_O);
  *delta.add_matches() = test::example_view().matches(0);
  return bytes_of(frame);
}

Frame snapshot_frame() {
  v1::ServerFrame frame;
  *frame.mutable_snapshot()->mutable_view() = test::example_view();
  v1::RoomDelta& delta = *frame.mutable_snapshot()->add_recent()->mutable_delta();
  delta.add_match_deltas()->mutable_tictactoe()->add_cells()->mutable_cell();
  return bytes_of(frame);
}

TEST_F(Hostile, RandomBytesHarmNothing) {
  int frames = 0;
  for (int i = 0; i < 4'000; ++i) {
    const Frame bytes = random_bytes(64);
    frames += test::swallow_client_frame(bytes);
    frames += test::swallow_server_frame(bytes);
  }
  EXPECT_LT(frames, 8'000);
}

TEST_F(Hostile, SpoiledClientFramesHarmNothing) {
  int frames = 0;
  for (int i = 0; i < 1'000; ++i) {
    for (const Frame& honest :
         {play_frame("sudoku", random_), play_frame("minesweeper", random_), create_frame()}) {
      ASSERT_TRUE(test::swallow_client_frame(honest));
      frames += test::swallow_client_frame(spoiled(honest));
    }
  }
  // Some damaged frames are still valid: those reach the converters.
  EXPECT_GT(frames, 100);
  EXPECT_LT(frames, 3'000);
}

TEST_F(Hostile, SpoiledServerFramesHarmNothing) {
  int frames = 0;
  for (int i = 0; i < 1'500; ++i) {
    for (const Frame& honest : {events_frame(), snapshot_frame()}) {
      ASSERT_TRUE(test::swallow_server_frame(honest));
      frames += test::swallow_server_frame(spoiled(honest));
    }
  }
  EXPECT_GT(frames, 100);
  EXPECT_LT(frames, 3'000);
}

TEST_F(Hostile, EveryBeginningOfAFrameIsAFrameOrNot) {
  const Frame honest = snapshot_frame();
  for (std::size_t size = 0; size < honest.size(); ++size) {
    test::swallow_server_frame({honest.data(), size});
  }
  EXPECT_FALSE(test::swallow_server_frame({honest.data(), honest.size() - 1}));
}

}  // namespace
}  // namespace gridmates::convert
