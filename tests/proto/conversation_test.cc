// Reads the conversation in docs/PROTOCOL.md like a client, and checks every number in it.
#include <google/protobuf/util/json_util.h>
#include <gtest/gtest.h>

#include <map>
#include <string>
#include <vector>

#include "gridmates/v1/frames.pb.h"
#include "proto/convert/canonical.h"
#include "proto/convert/room_view.h"
#include "proto/convert/view_hash.h"
#include "tests/proto/example.h"
#include "tests/proto/page.h"

namespace gridmates::convert {
namespace {

// "> {...}" and "< {...}", each possibly over several lines.
std::vector<std::string> frames() {
  std::vector<std::string> out;
  std::istringstream lines(test::page_block("## A conversation", "frames"));
  for (std::string line; std::getline(lines, line);) {
    if (line.empty() || line.starts_with('#')) continue;
    if (line.starts_with('>') || line.starts_with('<')) out.emplace_back();
    if (!out.empty()) out.back() += line + "\n";
  }
  return out;
}

// A client that checks everything it can.
class Reader {
 public:
  void sent(const v1::ClientFrame& frame) {
    EXPECT_GT(frame.request_id(), last_request_);
    last_request_ = frame.request_id();
    asked_[last_request_] = frame;
    if (frame.has_hello()) {
      EXPECT_EQ(frame.hello().client_id().size(), 16u);
    }
    if (frame.has_resume()) {
      EXPECT_EQ(frame.resume().epoch(), epoch_);
      EXPECT_EQ(frame.resume().last_seq(), seq_);
    }
    if (frame.has_action()) act(frame.action());
  }

  void received(const v1::ServerFrame& frame) {
    if (frame.reply_to() != 0) {
      EXPECT_TRUE(asked_.contains(frame.reply_to())) << frame.ShortDebugString();
    }
    if (frame.has_welcome()) {
      const v1::Hello& hello = asked_[frame.reply_to()].hello();
      EXPECT_EQ(hello.protocol_min(), frame.welcome().protocol());
      EXPECT_EQ(hello.protocol_max(), frame.welcome().protocol());
      EXPECT_EQ(frame.welcome().protocol(), 2u);
    }
    if (frame.has_signed_in() && !frame.signed_in().token().empty()) {
      EXPECT_EQ(frame.signed_in().token().size(), 32u);
    }
    if (frame.has_snapshot()) take(frame.snapshot());
    if (frame.has_events()) take(frame.events());
    if (frame.has_sync_done()) take(frame.sync_done());
    for (const v1::ActionAnswer& answer : frame.answers()) take(answer);
  }

  // Actions by their number in a room, and how many were answered again.
  std::map<std::uint64_t, v1::Action> actions;
  int answers = 0;
  int repeated = 0;
  int hashes = 0;
  std::vector<v1::RoomView> views;

 private:
  void act(const v1::Action& action) {
    const auto [known, is_new] = actions.emplace(action.client_seq(), action);
    EXPECT_EQ(known->second.SerializeAsString(), action.SerializeAsString());
    EXPECT_EQ(known->first, is_new ? actions.rbegin()->first : action.client_seq());
  }

  void take(const v1::Snapshot& snapshot) {
    epoch_ = snapshot.epoch();
    seq_ = snapshot.seq();
    view_ = snapshot.view();
    std::uint64_t seq = 0;
    for (const v1::Event& event : snapshot.recent()) EXPECT_EQ(event.seq(), ++seq);
    EXPECT_EQ(seq, seq_);
  }

  void take(const v1::Events& events) {
    EXPECT_EQ(events.epoch(), epoch_);
    for (const v1::Event& event : events.events()) {
      EXPECT_EQ(event.seq(), ++seq_);
      EXPECT_TRUE(apply(event.delta(), view_)) << event.ShortDebugString();
    }
    check(events.view_hash());
    views.push_back(view_);
  }

  void take(const v1::SyncDone& done) {
    EXPECT_EQ(done.epoch(), epoch_);
    EXPECT_EQ(done.head(), seq_);
    EXPECT_EQ(done.last_client_seq(), actions.rbegin()->first);
    check(done.view_hash());
  }

  void take(const v1::ActionAnswer& answer) {
    ASSERT_TRUE(actions.contains(answer.client_seq())) << answer.ShortDebugString();
    EXPECT_EQ(answer.room(), actions.at(answer.client_seq()).room());
    EXPECT_NE(answer.seq() == 0, !answer.has_refused());
    ++answers;
    repeated += answer.repeated();
    if (answer.repeated()) {
      EXPECT_LE(answer.seq(), seq_);
    }
  }

  void check(std::uint64_t hash) {
    EXPECT_EQ(view_hash(view_), hash) << "after event " << seq_;
    ++hashes;
  }

  std::uint32_t last_request_ = 0;
  std::map<std::uint32_t, v1::ClientFrame> asked_;
  std::uint64_t epoch_ = 0;
  std::uint64_t seq_ = 0;
  v1::RoomView view_;
};

template <class Frame>
Frame parse(const std::string& text) {
  Frame frame;
  const auto status = google::protobuf::util::JsonStringToMessage(text.substr(1), &frame);
  EXPECT_TRUE(status.ok()) << status.ToString() << "\n" << text;
  return frame;
}

TEST(Conversation, IsRightInEveryNumber) {
  Reader reader;
  int count = 0;
  for (const std::string& text : frames()) {
    ++count;
    if (text.front() == '>') {
      reader.sent(parse<v1::ClientFrame>(text));
    } else {
      reader.received(parse<v1::ServerFrame>(text));
    }
  }
  EXPECT_EQ(count, 27);
  EXPECT_EQ(reader.hashes, 6);
  EXPECT_EQ(reader.actions.size(), 4u);
  EXPECT_EQ(reader.answers, 4);
  EXPECT_EQ(reader.repeated, 1);
  ASSERT_EQ(reader.views.size(), 4u);
  EXPECT_EQ(canonical_bytes_of(reader.views[1]), canonical_bytes_of(test::example_view()));
}

}  // namespace
}  // namespace gridmates::convert
