// Canonical bytes and view hash: as docs/PROTOCOL.md has them, and as protobuf serializes them.
#include "proto/convert/canonical.h"

#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/unknown_field_set.h>
#include <google/protobuf/util/json_util.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <set>
#include <sstream>
#include <string>

#include "engine/games/games.h"
#include "proto/convert/events_hash.h"
#include "proto/convert/room_view.h"
#include "proto/convert/view_hash.h"
#include "tests/proto/example.h"
#include "tests/proto/page.h"
#include "tests/proto/walk.h"

namespace gridmates::convert {
namespace {

// clang-format off
// The bytes of the worked example, one line per field as in docs/PROTOCOL.md.
constexpr const char* kExampleHex =
    "0a2a"
      "0a07" "4c494d452d3033"
      "1209" "746963746163746f65"
      "1802" "2804" "3001" "3802" "4002"
      "4a04" "5a020803"
      "5202" "0803"
      "5801"
    "1209" "0801" "1203616e61" "1801"
    "1208" "0802" "1202626f" "1802"
    "1a33"
      "1003"
      "1a07" "1001" "1a03616e61"
      "1a08" "0801" "1002" "1a02626f"
      "5a1c"
        "0a00" "0a00" "0a00" "0a00"
        "0a04" "0801" "1001"
        "0a00" "0a00" "0a00" "0a00"
        "1204" "0801" "1002";
// clang-format on
constexpr std::uint64_t kExampleHash = 0x13ae3b641bd499e6;

std::string hex(core::ByteView bytes) {
  constexpr const char* kDigits = "0123456789abcdef";
  std::string out;
  for (std::uint8_t byte : bytes) {
    out += kDigits[byte >> 4];
    out += kDigits[byte & 15];
  }
  return out;
}

// The output of this library's deterministic serialization.
std::string serialized(const google::protobuf::Message& message) {
  std::string out;
  {
    google::protobuf::io::StringOutputStream stream(&out);
    google::protobuf::io::CodedOutputStream coded(&stream);
    coded.SetSerializationDeterministic(true);
    EXPECT_TRUE(message.SerializeToCodedStream(&coded));
  }
  return out;
}

std::string as_string(const core::Bytes& bytes) { return {bytes.begin(), bytes.end()}; }

std::string example_block(const std::string& kind) {
  return test::page_block("### A worked example", kind);
}

// Hex digits without blanks and comments.
std::string bare_hex(const std::string& block) {
  std::string out;
  std::istringstream lines(block);
  for (std::string line; std::getline(lines, line);) {
    line.resize(std::min(line.find('#'), line.size()));
    std::copy_if(line.begin(), line.end(), std::back_inserter(out),
                 [](char c) { return c != ' '; });
  }
  return out;
}

TEST(Canonical, ExampleHasTheGoldenBytesAndHash) {
  EXPECT_EQ(hex(canonical_bytes_of(test::example_view())), kExampleHex);
  EXPECT_EQ(view_hash(test::example_view()), kExampleHash);
}

TEST(Canonical, ThePageHasTheSameExample) {
  v1::RoomView view;
  ASSERT_TRUE(google::protobuf::util::JsonStringToMessage(example_block("json"), &view).ok());
  EXPECT_EQ(canonical_bytes_of(view), canonical_bytes_of(test::example_view()));
  EXPECT_EQ(bare_hex(example_block("hex")), kExampleHex);
}

TEST(Canonical, AnEmptyRoomHasNoBytes) {
  EXPECT_TRUE(canonical_bytes_of(v1::RoomView()).empty());
  EXPECT_EQ(view_hash({}), 0u);
}

TEST(Canonical, UnknownFieldsAreLeftOut) {
  v1::RoomView view = test::example_view();
  view.mutable_head()->GetReflection()->MutableUnknownFields(view.mutable_head())->AddVarint(99, 7);
  EXPECT_EQ(view_hash(view), kExampleHash);
}

v1::SudokuHint& hint_in(v1::RoomView& view) {
  return *view.mutable_matches(0)->mutable_sudoku()->mutable_status()->mutable_hint();
}

// An older client has them as unknown fields, and leaves them out too.
TEST(Canonical, FieldsFrom100OnAreLeftOut) {
  v1::RoomView view = test::example_view();
  hint_in(view).set_that("There is an X-Wing.");
  const core::Bytes bytes = canonical_bytes_of(view);
  const std::uint64_t hash = view_hash(view);
  v1::RoomView newer = view;
  hint_in(newer).mutable_facts()->add_cells(7);
  EXPECT_EQ(canonical_bytes_of(newer), bytes);
  EXPECT_EQ(view_hash(newer), hash);
  v1::SudokuHint& older = hint_in(view);
  older.GetReflection()
      ->MutableUnknownFields(&older)
      ->AddLengthDelimited(v1::SudokuHint::kFactsFieldNumber)
      ->assign(hint_in(newer).facts().SerializeAsString());
  EXPECT_EQ(view.SerializeAsString(), newer.SerializeAsString());
  EXPECT_EQ(view_hash(view), hash);
  v1::Replay replay;
  *replay.add_events()->mutable_moved()->mutable_move()->mutable_sudoku()->mutable_hint_found() =
      hint_in(newer);
  const std::uint64_t events = events_hash(replay);
  replay.mutable_events(0)
      ->mutable_moved()
      ->mutable_move()
      ->mutable_sudoku()
      ->mutable_hint_found()
      ->clear_facts();
  EXPECT_EQ(events_hash(replay), events);
}

TEST(Canonical, PresentAndAbsentMessagesDiffer) {
  v1::RoomView present;
  present.mutable_head();
  EXPECT_EQ(hex(canonical_bytes_of(present)), "0a00");
}

TEST(Canonical, AMemberOfAOneofIsWrittenEvenWhenItIsTheDefault) {
  v1::PuzzleChoice choice;
  choice.set_pasted("");
  EXPECT_EQ(hex(canonical_bytes_of(choice)), "1a00");
}

TEST(Canonical, NumbersTakeAsManyBytesAsTheyNeed) {
  v1::ActionAnswer answer;  // not part of a RoomView, but has the widest number
  answer.set_client_seq(~std::uint64_t{0});
  EXPECT_EQ(hex(canonical_bytes_of(answer)), "10ffffffffffffffffff01");
  v1::RoomDelta delta;
  delta.add_gone(1);
  delta.add_gone(0);
  delta.add_gone(300);
  EXPECT_EQ(hex(canonical_bytes_of(delta)), "1a040100ac02");
  v1::RoomHead newer;
  newer.set_state(static_cast<v1::RoomState>(-1));
  EXPECT_EQ(hex(canonical_bytes_of(newer)), "28ffffffffffffffffff01");
  v1::Event event;
  event.set_wall_time_ms(-1);
  EXPECT_EQ(hex(canonical_bytes_of(event)), "18ffffffffffffffffff01");
}

TEST(Canonical, ThisLibraryWritesTheSameBytes) {
  EXPECT_EQ(as_string(canonical_bytes_of(test::example_view())), serialized(test::example_view()));
  for (const core::Game* game : all_games().all()) {
    test::walk(*game, 3, 200, [](const test::Step& step) {
      v1::RoomView view = test::example_view();
      *view.mutable_matches(0) = test::view_of(step.converter, step.after);
      ASSERT_EQ(as_string(canonical_bytes_of(view)), serialized(view));
    });
  }
}

// A new field of another type inside a RoomView needs canonical bytes to be defined first.
void expect_canonical_types(const google::protobuf::Descriptor& message,
                            std::set<std::string>& seen) {
  using google::protobuf::FieldDescriptor;
  if (!seen.insert(message.full_name()).second) return;
  const std::set<int> types = {FieldDescriptor::TYPE_BOOL,   FieldDescriptor::TYPE_UINT32,
                               FieldDescriptor::TYPE_UINT64, FieldDescriptor::TYPE_INT64,
                               FieldDescriptor::TYPE_ENUM,   FieldDescriptor::TYPE_STRING,
                               FieldDescriptor::TYPE_MESSAGE};
  for (int i = 0; i < message.field_count(); ++i) {
    const FieldDescriptor& field = *message.field(i);
    EXPECT_TRUE(types.contains(field.type())) << field.full_name() << " is a " << field.type_name();
    EXPECT_FALSE(field.is_map()) << field.full_name();
    EXPECT_TRUE(!field.is_repeated() || field.is_packed() || !field.is_packable())
        << field.full_name();
    if (field.message_type()) expect_canonical_types(*field.message_type(), seen);
  }
}

TEST(Canonical, EveryFieldOfARoomViewHasATypeWithCanonicalBytes) {
  std::set<std::string> seen;
  expect_canonical_types(*v1::RoomView::descriptor(), seen);
  EXPECT_TRUE(seen.contains("gridmates.v1.SudokuCell"));
  EXPECT_TRUE(seen.contains("gridmates.v1.TicTacToeCell"));
}

TEST(Canonical, EveryFieldOfAnEventHasATypeWithCanonicalBytes) {
  std::set<std::string> seen;
  expect_canonical_types(*v1::Event::descriptor(), seen);
  EXPECT_TRUE(seen.contains("gridmates.v1.SudokuMove"));
}

TEST(Canonical, TheHashOfEventsAddsUpOverTheirParts) {
  v1::Replay first;
  first.add_events()->set_seq(6);
  first.add_events()->set_seq(7);
  v1::Replay rest;
  rest.add_events()->set_seq(8);
  v1::Replay whole = first;
  whole.mutable_events()->MergeFrom(rest.events());
  EXPECT_EQ(events_hash(whole), events_hash(first) + events_hash(rest));
  EXPECT_EQ(events_hash(rest), core::fnv1a(canonical_bytes_of(rest.events(0))));
  whole.mutable_events(1)->set_room_time_ms(1);
  EXPECT_NE(events_hash(whole), events_hash(first) + events_hash(rest));
  EXPECT_EQ(events_hash(v1::Replay()), 0u);
}

}  // namespace
}  // namespace gridmates::convert
