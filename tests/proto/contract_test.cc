// The protocol's contract: nothing in it changes, everything in it is explained, and every game has
// the same shape.
#include <google/protobuf/descriptor.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <functional>
#include <regex>
#include <set>
#include <string>
#include <vector>

#include "gridmates/v1/frames.pb.h"
#include "tests/proto/page.h"

namespace gridmates {
namespace {

namespace pb = google::protobuf;

class Contract : public ::testing::Test {
 protected:
  Contract() { add(v1::ClientFrame::descriptor()->file()); }

  template <class Visit>
  void for_each_message(Visit visit) const {
    for (const auto* file : files_) {
      for (int i = 0; i < file->message_type_count(); ++i) visit(*file->message_type(i));
    }
  }
  template <class Visit>
  void for_each_enum(Visit visit) const {
    for (const auto* file : files_) {
      for (int i = 0; i < file->enum_type_count(); ++i) visit(*file->enum_type(i));
    }
  }

  const pb::Descriptor& message(const std::string& name) const {
    const auto* found = files_.back()->pool()->FindMessageTypeByName("gridmates.v1." + name);
    EXPECT_NE(found, nullptr) << name;
    return *found;
  }

  // Every file that the frames need, each after its own dependencies.
  std::vector<const pb::FileDescriptor*> files_;

 private:
  void add(const pb::FileDescriptor* file) {
    if (std::find(files_.begin(), files_.end(), file) != files_.end()) return;
    for (int i = 0; i < file->dependency_count(); ++i) add(file->dependency(i));
    files_.push_back(file);
  }
};

std::string type_of(const pb::FieldDescriptor& field) {
  if (field.message_type()) return field.message_type()->name();
  if (field.enum_type()) return field.enum_type()->name();
  return field.type_name();
}

// "message Hello: 1 uint32 protocol_min"
std::string line_of(const pb::FieldDescriptor& field) {
  return "message " + field.containing_type()->name() + ": " + std::to_string(field.number()) +
         (field.is_repeated() ? " repeated " : " ") + type_of(field) + " " + field.name() +
         (field.real_containing_oneof() ? " in " + field.real_containing_oneof()->name() : "");
}

// "enum Retry: 1 RETRY_NEVER"
std::string line_of(const pb::EnumValueDescriptor& value) {
  return "enum " + value.type()->name() + ": " + std::to_string(value.number()) + " " +
         value.name();
}

// "message SignIn: 3 reserved"
std::vector<std::string> reserved_lines_of(const pb::Descriptor& message) {
  std::vector<std::string> out;
  for (int i = 0; i < message.reserved_range_count(); ++i) {
    const auto& range = *message.reserved_range(i);
    for (int number = range.start; number < range.end; ++number) {
      out.push_back("message " + message.name() + ": " + std::to_string(number) + " reserved");
    }
  }
  return out;
}

TEST_F(Contract, WhatIsFrozenStaysAsItIs) {
  std::vector<std::string> now;
  for_each_message([&now](const pb::Descriptor& message) {
    for (int i = 0; i < message.field_count(); ++i) now.push_back(line_of(*message.field(i)));
    for (const std::string& line : reserved_lines_of(message)) now.push_back(line);
  });
  for_each_enum([&now](const pb::EnumDescriptor& type) {
    for (int i = 0; i < type.value_count(); ++i) now.push_back(line_of(*type.value(i)));
  });

  std::ifstream file(GRIDMATES_SOURCE_DIR "/tests/proto/frozen.txt");
  std::set<std::string> frozen;
  for (std::string line; std::getline(file, line);) frozen.insert(line);
  ASSERT_FALSE(frozen.empty());

  for (const std::string& line : now) {
    EXPECT_TRUE(frozen.erase(line)) << "new or changed; if new, add to tests/proto/frozen.txt:\n"
                                    << line;
  }
  for (const std::string& line : frozen) ADD_FAILURE() << "changed or removed: " << line;
}

// Whether the line of a .proto file declares something that needs a comment above it. Zeros of
// enums do not, nor do oneofs, whose entries have comments, except those of the games.
bool declares(const std::string& line) {
  static const std::regex declaration(
      R"(\s*((message|enum) \w+|((repeated|optional) )?[\w.]+ \w+ = \d+;|[A-Z_0-9]+ = [1-9]).*)");
  return std::regex_match(line, declaration);
}

bool is_comment(const std::string& line) {
  return line.find_first_not_of(' ') == line.find("// ") && line.find("// ") != std::string::npos;
}

TEST_F(Contract, EverythingHasAComment) {
  int declarations = 0;
  for (const pb::FileDescriptor* file : files_) {
    std::ifstream source(GRIDMATES_SOURCE_DIR "/proto/" + file->name());
    std::string before;
    int number = 0;
    bool among_games = false;  // the entries share the comment of their oneof
    for (std::string line; std::getline(source, line); before = line) {
      ++number;
      const bool opens_games = line == "  oneof game {";
      among_games = opens_games || (among_games && line != "  }");
      if (!declares(line) && !opens_games) continue;
      declarations += opens_games ? 0 : 1;
      EXPECT_TRUE(is_comment(before) || (among_games && !opens_games))
          << file->name() << ":" << number << " has no comment";
    }
  }
  int expected = 0;
  for_each_message([&expected](const pb::Descriptor& m) { expected += 1 + m.field_count(); });
  for_each_enum([&expected](const pb::EnumDescriptor& type) { expected += type.value_count(); });
  EXPECT_EQ(declarations, expected);
}

TEST_F(Contract, EnumsBeginWithUnspecified) {
  for_each_enum([](const pb::EnumDescriptor& type) {
    EXPECT_EQ(type.value(0)->number(), 0) << type.full_name();
    EXPECT_TRUE(type.value(0)->name().ends_with("_UNSPECIFIED")) << type.value(0)->name();
  });
}

// A map in a client's message would let it choose colliding keys, a recursive message would let it
// choose the depth.
void expect_bounded(const pb::Descriptor& message, std::vector<const pb::Descriptor*>& path) {
  ASSERT_EQ(std::count(path.begin(), path.end(), &message), 0)
      << message.full_name() << " holds itself";
  path.push_back(&message);
  for (int i = 0; i < message.field_count(); ++i) {
    const pb::FieldDescriptor& field = *message.field(i);
    EXPECT_FALSE(field.is_map()) << field.full_name();
    if (field.message_type()) expect_bounded(*field.message_type(), path);
  }
  path.pop_back();
}

TEST_F(Contract, NothingIsAMapOrHoldsItself) {
  for (const char* frame : {"ClientFrame", "ServerFrame"}) {
    std::vector<const pb::Descriptor*> path;
    expect_bounded(message(frame), path);
  }
}

// No client message has its sender, a score or a time.
TEST_F(Contract, NoClientMessageNamesItsSenderATimeOrAScore) {
  std::set<std::string> seen;
  const std::function<void(const pb::Descriptor&)> visit = [&](const pb::Descriptor& message) {
    if (!seen.insert(message.name()).second) return;
    for (int i = 0; i < message.field_count(); ++i) {
      const pb::FieldDescriptor& field = *message.field(i);
      // It is about another player, not about its sender.
      if (field.full_name() == "gridmates.v1.ClientFrame.get_player") continue;
      for (const char* word : {"time", "score", "player", "user", "sender"}) {
        EXPECT_EQ(field.name().find(word), std::string::npos) << field.full_name();
      }
      if (field.message_type()) visit(*field.message_type());
    }
  };
  visit(message("ClientFrame"));
  EXPECT_TRUE(seen.contains("SudokuMove"));
}

// "1 repeated SudokuCell cells, 2 SudokuStatus status"
std::string shape(const pb::Descriptor& message) {
  std::string out;
  for (int i = 0; i < message.field_count(); ++i) {
    const pb::FieldDescriptor& field = *message.field(i);
    out += (i ? ", " : "") + std::to_string(field.number()) +
           (field.is_repeated() ? " repeated " : " ") + type_of(field) + " " + field.name();
  }
  return out;
}

// apply_board and clients without rules rely on this.
TEST_F(Contract, EveryGameHasTheSameShape) {
  const pb::OneofDescriptor& boards = *message("MatchView").FindOneofByName("game");
  EXPECT_GE(boards.field_count(), 2);
  for (int i = 0; i < boards.field_count(); ++i) {
    const pb::FieldDescriptor& board = *boards.field(i);
    const std::string view = board.message_type()->name();
    ASSERT_TRUE(view.ends_with("View")) << view;
    const std::string game = view.substr(0, view.size() - 4);
    const bool has_constants = board.message_type()->FindFieldByName("constants") != nullptr;
    EXPECT_EQ(shape(message(game + "View")),
              "1 repeated " + game + "Cell cells, 2 " + game + "Status status" +
                  (has_constants ? ", 3 " + game + "Constants constants" : ""));
    EXPECT_EQ(shape(message(game + "Delta")),
              "1 repeated " + game + "CellChange cells, 2 " + game + "Status status");
    EXPECT_EQ(shape(message(game + "CellChange")), "1 uint32 index, 2 " + game + "Cell cell");
    for (const char* other : {"MatchDelta", "GameOptions", "Move"}) {
      const auto* field = message(other).FindFieldByNumber(board.number());
      ASSERT_NE(field, nullptr) << other << " lacks " << game;
      EXPECT_EQ(field->name(), board.name()) << other;
      EXPECT_EQ(field->containing_oneof()->name(), "game") << other;
    }
  }
}

// "| 104 | `NOT_APPLIED` |": every value of these enums has its row in docs/PROTOCOL.md.
TEST_F(Contract, ThePageExplainsEveryErrorAndCloseCode) {
  const std::string page = convert::test::page();
  for (const pb::EnumDescriptor* type :
       {v1::ErrorCode_descriptor(), v1::CloseReason_descriptor()}) {
    const std::string prefix = type == v1::ErrorCode_descriptor() ? "ERROR_CODE_" : "CLOSE_REASON_";
    for (int i = 1; i < type->value_count(); ++i) {
      const pb::EnumValueDescriptor& value = *type->value(i);
      const std::string row = "| " + std::to_string(value.number()) + " | `" +
                              value.name().substr(prefix.size()) + "` |";
      EXPECT_NE(page.find(row), std::string::npos) << row;
    }
  }
}

}  // namespace
}  // namespace gridmates
