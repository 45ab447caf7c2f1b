// The view hash: every field of a RoomView is in exactly one part, parts are added and removed, and
// the bytes and hash functions are those of docs/PROTOCOL.md.
#include "proto/convert/view_hash.h"

#include <google/protobuf/descriptor.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <iterator>
#include <memory>
#include <set>
#include <sstream>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "engine/games/games.h"
#include "proto/convert/canonical.h"
#include "tests/proto/example.h"
#include "tests/proto/leaves.h"
#include "tests/proto/page.h"
#include "tests/proto/view_parts.h"
#include "tests/proto/walk.h"

namespace gridmates::convert {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;

// The games by the names of their boards in MatchView.
std::vector<std::string> games() {
  std::vector<std::string> out;
  const auto& boards = *v1::MatchView::descriptor()->FindOneofByName("game");
  for (int i = 0; i < boards.field_count(); ++i) out.push_back(boards.field(i)->name());
  return out;
}

v1::RoomView filled_view(const std::string& game) {
  v1::RoomView view;
  std::uint32_t last_value = 0;
  test::fill(view, game, last_value);
  return view;
}

core::Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

// Parts

// Changes the leaf with this number; returns its full name, empty if there is no such leaf.
std::string change_leaf(v1::RoomView& view, int number) {
  std::string name;
  test::for_each_leaf(view, [&](const test::Leaf& leaf) {
    if (number-- != 0) return;
    test::change(leaf);
    name = leaf.field.full_name();
  });
  return name;
}

// The number of parts of `a` that are not in `b`.
std::size_t parts_without(const test::Parts& a, const test::Parts& b) {
  const auto of_a = test::contents_of(a);
  const auto of_b = test::contents_of(b);
  std::vector<std::pair<int, std::string>> missing;
  std::ranges::set_difference(of_a, of_b, std::back_inserter(missing));
  return missing.size();
}

TEST(ViewHashParts, EveryLeafOfARoomViewIsInExactlyOne) {
  std::set<std::string> changed;
  for (const std::string& game : games()) {
    const v1::RoomView before = filled_view(game);
    const test::Parts parts = test::parts_of(before);
    ASSERT_EQ(view_hash(before), test::sum_of(parts)) << game;
    for (int number = 0;; ++number) {
      v1::RoomView after = before;
      const std::string leaf = change_leaf(after, number);
      if (leaf.empty()) break;
      changed.insert(leaf);
      const test::Parts now = test::parts_of(after);
      EXPECT_NE(view_hash(after), view_hash(before)) << leaf;
      EXPECT_EQ(view_hash(after), test::sum_of(now)) << leaf;
      EXPECT_EQ(parts_without(parts, now), 1u) << leaf;
      EXPECT_EQ(parts_without(now, parts), 1u) << leaf;
    }
  }
  EXPECT_EQ(changed, test::leaf_names(*v1::RoomView::descriptor()));
}

// Removes each message or list item in turn, at any depth, and restores it. Those that canonical
// bytes leave out change nothing.
void expect_each_message_counts(const v1::RoomView& view, std::uint64_t hash, Message& message) {
  const auto& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) continue;
    const std::unique_ptr<Message> kept(message.New());
    kept->CopyFrom(message);
    if (field->is_repeated()) {
      reflection.RemoveLast(&message, field);
    } else {
      reflection.ClearField(&message, field);
    }
    const bool counts = field->number() < kFirstUncounted;
    EXPECT_EQ(view_hash(view) != hash, counts) << field->full_name();
    message.CopyFrom(*kept);
    if (!counts) continue;
    const int items = field->is_repeated() ? reflection.FieldSize(message, field) : 0;
    for (int i = 0; i < items; ++i) {
      expect_each_message_counts(view, hash,
                                 *reflection.MutableRepeatedMessage(&message, field, i));
    }
    if (items == 0) {
      expect_each_message_counts(view, hash, *reflection.MutableMessage(&message, field));
    }
  }
}

TEST(ViewHashParts, AMessageThatGoesChangesTheHash) {
  for (const std::string& game : games()) {
    v1::RoomView view = filled_view(game);
    expect_each_message_counts(view, view_hash(view), view);
  }
}

TEST(ViewHashParts, ThePlaceOfAPartCounts) {
  v1::RoomView view = test::example_view();
  view.mutable_matches(0)->mutable_tictactoe()->mutable_cells()->SwapElements(0, 4);
  EXPECT_NE(view_hash(view), view_hash(test::example_view()));
}

TEST(ViewHashParts, RemoveUndoesAdd) {
  ViewHash hash;
  hash.add({ViewHash::Kind::kMember, 0, 1}, bytes_of("ana"));
  const ViewHash before = hash;
  const ViewHash::Part cell{ViewHash::Kind::kCell, 300, 70'000};
  hash.add(cell, bytes_of("X"));
  hash.add(cell, {});
  EXPECT_NE(hash, before);
  hash.remove(cell, bytes_of("X"));
  EXPECT_NE(hash, before);
  hash.remove(cell, {});
  EXPECT_EQ(hash, before);
  hash.remove({ViewHash::Kind::kMember, 0, 1}, bytes_of("ana"));
  EXPECT_EQ(hash.value(), 0u);
}

// The hash function

struct Vector {
  std::string bytes;
  std::uint32_t seed;
  std::uint32_t hash;
};

// "| `hello` | 0 | `0x248bfa47` |", from the table of docs/PROTOCOL.md.
std::vector<Vector> vectors_on_page() {
  const std::string page = test::page();
  std::istringstream lines(page.substr(page.find("| bytes | seed | hash |")));
  std::string line;
  for (int heading = 0; heading < 2; ++heading) std::getline(lines, line);
  std::vector<Vector> out;
  while (std::getline(lines, line) && line.starts_with("| ")) {
    std::vector<std::string> columns;
    std::istringstream row(line.substr(1));
    for (std::string column; std::getline(row, column, '|');) {
      std::erase(column, '`');
      columns.push_back(column.substr(1, column.size() - 2));
    }
    out.push_back({columns.at(0) == "none" ? "" : columns.at(0),
                   static_cast<std::uint32_t>(std::stoul(columns.at(1))),
                   static_cast<std::uint32_t>(std::stoul(columns.at(2), nullptr, 16))});
  }
  return out;
}

TEST(Murmur3, HasTheVectorsOfThePage) {
  EXPECT_GE(vectors_on_page().size(), 4u);
  for (const auto& [bytes, seed, hash] : vectors_on_page()) {
    EXPECT_EQ(murmur3(bytes_of(bytes), seed), hash) << "\"" << bytes << "\" with seed " << seed;
  }
}

// Published with other implementations of MurmurHash3_x86_32.
TEST(Murmur3, HasThePublishedVectors) {
  EXPECT_EQ(murmur3({}, 0), 0u);
  EXPECT_EQ(murmur3({}, 1), 0x514e28b7u);
  EXPECT_EQ(murmur3({}, 0xffffffff), 0x81f16f39u);
  EXPECT_EQ(murmur3(core::Bytes{0xff, 0xff, 0xff, 0xff}, 0), 0x76293b50u);
  EXPECT_EQ(murmur3(core::Bytes{0x21, 0x43, 0x65, 0x87}, 0), 0xf55b516bu);
  EXPECT_EQ(murmur3(core::Bytes{0x21, 0x43, 0x65, 0x87}, 0x5082edee), 0x2362f9deu);
  EXPECT_EQ(murmur3(core::Bytes{0x21, 0x43, 0x65}, 0), 0x7e4a8634u);
  EXPECT_EQ(murmur3(core::Bytes{0x21, 0x43}, 0), 0xa0f7b07au);
  EXPECT_EQ(murmur3(core::Bytes{0x21}, 0), 0x72661cf4u);
  EXPECT_EQ(murmur3(core::Bytes{0, 0, 0, 0}, 0), 0x2362f9deu);
}

// put_own

// Both ways to canonical bytes agree on a message and all messages in it that have no field left
// out; collects the names of their types.
void expect_same_bytes(const Message& message, std::set<std::string>& seen) {
  seen.insert(message.GetDescriptor()->full_name());
  core::Bytes all = bytes_of("before ");
  core::Bytes walked = all;
  put_all(message, all);
  const core::Bytes canonical = canonical_bytes_of(message);
  walked.insert(walked.end(), canonical.begin(), canonical.end());
  ASSERT_EQ(all == walked, is_whole(message)) << message.ShortDebugString();
  const auto& reflection = *message.GetReflection();
  std::vector<const FieldDescriptor*> fields;
  reflection.ListFields(message, &fields);
  for (const FieldDescriptor* field : fields) {
    if (field->cpp_type() != FieldDescriptor::CPPTYPE_MESSAGE) continue;
    if (!field->is_repeated()) {
      expect_same_bytes(reflection.GetMessage(message, field), seen);
      continue;
    }
    for (int i = 0; i < reflection.FieldSize(message, field); ++i) {
      expect_same_bytes(reflection.GetRepeatedMessage(message, field, i), seen);
    }
  }
}

void collect_types(const google::protobuf::Descriptor& type, std::set<std::string>& out) {
  if (!out.insert(type.full_name()).second) return;
  for (int i = 0; i < type.field_count(); ++i) {
    if (type.field(i)->message_type()) collect_types(*type.field(i)->message_type(), out);
  }
}

TEST(PutOwn, WritesTheCanonicalBytesOfEveryMessageOfAView) {
  std::set<std::string> types;
  collect_types(*v1::RoomView::descriptor(), types);
  std::set<std::string> seen;
  for (const std::string& game : games()) expect_same_bytes(filled_view(game), seen);
  EXPECT_EQ(seen, types);
  expect_same_bytes(test::example_view(), seen);
}

TEST(PutOwn, WritesTheCanonicalBytesOfPlayedBoards) {
  for (const core::Game* game : all_games().all()) {
    std::set<std::string> seen;
    test::walk(*game, 5, 60, [&seen](const test::Step& step) {
      expect_same_bytes(test::view_of(step.converter, step.after), seen);
    });
    EXPECT_GE(seen.size(), 4u) << game->facts().id << ": a match, its board, cells and status";
  }
}

// put_own() uses the general walk for a type if anything inside it needs that, at any depth.
TEST(PutOwn, LeavesOutWhatCanonicalBytesLeaveOut) {
  v1::SudokuStatus status;
  status.set_filled(30);
  status.mutable_hint()->set_that("There is an X-Wing.");
  core::Bytes without;
  put_own(status, without);
  EXPECT_EQ(std::string(without.begin(), without.end()), status.SerializeAsString());
  status.mutable_hint()->mutable_facts()->add_cells(7);
  core::Bytes with;
  put_own(status, with);
  EXPECT_EQ(with, without);
}

// The bytes that a converter appends for cells and status equal those of the view that it makes.
TEST(PutOwn, CellsAndStatusOfAConverterAreTheseBytes) {
  for (const core::Game* game : all_games().all()) {
    const int accepted = test::walk(*game, 6, 240, [](const test::Step& step) {
      v1::RoomView view;
      *view.add_matches() = test::view_of(step.converter, step.after);
      const test::Parts parts = test::parts_of(view);
      core::Bytes bytes;
      step.converter.status(step.after.status, bytes);
      EXPECT_EQ(bytes, bytes_of(parts.at({5, 0, 0})));
      std::uint32_t index = 0;
      for (const core::ByteView cell : step.after.cells) {
        bytes.clear();
        step.converter.cell(cell, bytes);
        ASSERT_EQ(bytes, bytes_of(parts.at({6, 0, index++})));
      }
    });
    EXPECT_GE(accepted, 5) << game->facts().id;
  }
}

}  // namespace
}  // namespace gridmates::convert
