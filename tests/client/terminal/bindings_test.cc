// Every table of keys follows the rules of all tables.
#include "client/terminal/bindings.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "client/core/columns.h"
#include "client/terminal/create_page.h"
#include "client/terminal/daily_page.h"
#include "client/terminal/end_page.h"
#include "client/terminal/fame_page.h"
#include "client/terminal/lines_page.h"
#include "client/terminal/list.h"
#include "client/terminal/lobby_page.h"
#include "client/terminal/past_page.h"
#include "client/terminal/people.h"
#include "client/terminal/replay_page.h"
#include "client/terminal/room_page.h"
#include "client/terminal/settings_page.h"
#include "tests/client/terminal/scripted.h"

namespace gridmates::terminal::testing {
namespace {

// The width that the help has.
constexpr int kLabelColumns = 11;
constexpr int kHelpColumns = 24;

struct Table {
  std::string name;
  Bindings bindings;
};

// The room page with the game of this model.
Bindings room_table(const client::Model& model) {
  Recorder recorder;
  Stage stage(model, recorder);
  RoomPage page(stage.settings.now());
  page.opened(stage);
  return page.bindings();
}

client::Model model_of(const std::string& game) {
  client::Model model = sudoku_model();
  model.room->view.mutable_head()->set_game(game);
  return model;
}

std::vector<Table> tables() {
  const Preferences usual;
  std::vector<Table> all{
      {"lobby", LobbyPage().bindings()},           {"create", CreatePage().bindings()},
      {"daily", DailyPage().bindings()},           {"fame", FamePage().bindings()},
      {"people", PeoplePage().bindings()},         {"lines", LinesPage().bindings()},
      {"replay", ReplayPage(usual).bindings()},    {"end", EndPage(usual).bindings()},
      {"player", PastPage().bindings()},           {"settings", SettingsPage().bindings()},
      {"unknown game", room_table(model_of("go"))}};
  for (const auto& face : kPanes) {
    const std::string game(face().id);
    all.push_back({game, room_table(model_of(game))});
    client::Model watched = model_of(game);
    watched.room->you = 4;
    all.push_back({game + ", watched", room_table(watched)});
  }
  return all;
}

std::size_t count_names(std::string_view keys) {
  return keys.empty() ? 0 : 1 + static_cast<std::size_t>(std::count(keys.begin(), keys.end(), ' '));
}

TEST(Bindings, EveryLineHasKeysAndHelpThatFitsTheHelp) {
  for (const Table& table : tables()) {
    for (const Binding& binding : table.bindings) {
      SCOPED_TRACE(table.name + ": " + std::string(binding.keys));
      EXPECT_GT(count_names(binding.keys), 0U);
      EXPECT_EQ(keys_of(binding).size(), count_names(binding.keys)) << "a name is no key";
      EXPECT_FALSE(binding.label.empty());
      EXPECT_FALSE(binding.help.empty());
      EXPECT_FALSE(binding.group.empty());
      EXPECT_LE(client::columns_of(binding.label), kLabelColumns);
      EXPECT_LE(client::columns_of(binding.help), kHelpColumns);
    }
  }
}

TEST(Bindings, NoKeyHasTwoMeaningsOnAPage) {
  for (const Table& table : tables()) {
    std::set<std::string> seen;
    for (const Binding& binding : table.bindings) {
      for (const Key& key : keys_of(binding)) {
        EXPECT_TRUE(seen.insert(key_name(key)).second) << table.name << ": " << key_name(key);
      }
    }
  }
}

TEST(Bindings, SudokuLeavesTheLettersThatAreDigitsOfLargerBoards) {
  for (const Binding& binding : room_table(model_of("sudoku"))) {
    for (const Key& key : keys_of(binding)) {
      EXPECT_FALSE(key.kind == Key::Kind::kCharacter && key.character >= U'A' &&
                   key.character <= U'G')
          << key_name(key);
    }
  }
}

// Terminals send Tab, Enter, Backspace and Esc for some of these, and stop or suspend on others.
TEST(Bindings, NoControlKeyThatTerminalsUseOtherwise) {
  for (const Table& table : tables()) {
    for (const Binding& binding : table.bindings) {
      for (const Key& key : keys_of(binding)) {
        if (key.kind != Key::Kind::kControl) continue;
        EXPECT_EQ(std::u32string_view(U"imh[sqzcj").find(key.character), std::u32string::npos)
            << table.name << ": " << key_name(key);
      }
    }
  }
}

TEST(Bindings, AKeyIsFoundWithItsPlaceInTheLine) {
  const Bindings table{{7, "Up k", "up", "", "up", "MOVE"}, {8, "1 2 3", "1-3", "", "set", "SET"}};
  const auto hit = find_binding(table, Key(U'3'));
  ASSERT_TRUE(hit);
  EXPECT_EQ(hit->act, 8);
  EXPECT_EQ(hit->key, 2);
  EXPECT_FALSE(find_binding(table, Key(U'4')));
  EXPECT_FALSE(find_binding(table, Key::control(U'k')));
}

TEST(Bindings, AnArrowWithShiftIsTheArrowWhereNoLineNamesIt) {
  const Bindings plain{{7, "Up k", "up", "", "up", "MOVE"}};
  ASSERT_TRUE(find_binding(plain, Key::Kind::kShiftUp));
  EXPECT_EQ(find_binding(plain, Key::Kind::kShiftUp)->act, 7);
  const Bindings both{{7, "Up", "up", "", "up", "MOVE"}, {8, "Shift+Up", "s", "", "s", "MOVE"}};
  EXPECT_EQ(find_binding(both, Key::Kind::kShiftUp)->act, 8);
}

TEST(Bindings, ALabelNamesNoKeyOfALineBefore) {
  const Bindings own = with_own_labels({{1, "s q e", "sqe", "", "set", "SET"},
                                        {2, "Up w Down s", "arrows ws", "", "move", "MOVE"},
                                        {3, "q Q", "q", "lobby", "lobby", "AROUND"},
                                        {4, "e E", "e / E", "", "edge", "MOVE"},
                                        {5, "E W", "E / W", "", "empty", "MOVE"},
                                        {6, "s", "s", "start", "start", "MATCH"}});
  std::vector<std::string> labels;
  for (const Binding& line : own) labels.emplace_back(line.label);
  EXPECT_EQ(labels, (std::vector<std::string>{"sqe", "arrows", "Q", "E", "W"}));
}

std::string footer(const Bindings& bindings, int columns) {
  Canvas canvas({1, columns});
  draw_footer(Region(canvas), bindings);
  return canvas.text();
}

TEST(Bindings, FootersNameFourToSevenKeysAndHelp) {
  for (const Table& table : tables()) {
    if (table.name == "unknown game") continue;
    const std::string small = footer(table.bindings, 80);
    std::size_t shown = 0;
    for (const Binding& binding : table.bindings) {
      const std::string entry = std::string(binding.label.substr(0, binding.label.find(' '))) +
                                " " + std::string(binding.word);
      if (!binding.word.empty() && small.find(" " + entry) != std::string::npos) ++shown;
    }
    EXPECT_GE(shown, 4U) << table.name << small;
    EXPECT_LE(shown, 7U) << table.name << small;
    EXPECT_TRUE(small.ends_with("? help\n")) << table.name << small;
  }
}

// A label that is not a single key, "arrows", cannot be clicked.
TEST(Bindings, AClickOnAKeyInAFooterMeansItsLine) {
  const std::set<std::string> only_looked_at = {"arrows", "1-9", "1-7"};
  for (const Table& table : tables()) {
    for (const Binding& binding : table.bindings) {
      if (binding.word.empty()) continue;
      SCOPED_TRACE(table.name + ": " + std::string(binding.label));
      Canvas canvas({1, 80});
      draw_footer(Region(canvas), std::vector<Binding>{binding});
      const std::string label(binding.label.substr(0, binding.label.find(' ')));
      const int word = 1 + client::columns_of(label) + 1;
      for (const int column : {1, word - 2, word, word + client::columns_of(binding.word) - 1}) {
        const Target* target = canvas.targets().find({0, column}, Key::Kind::kClick);
        if (only_looked_at.contains(label)) {
          EXPECT_EQ(target, nullptr);
          continue;
        }
        ASSERT_NE(target, nullptr) << column;
        const auto hit = find_binding(table.bindings, target->key.value());
        ASSERT_TRUE(hit);
        EXPECT_EQ(hit->act, binding.act);
      }
    }
  }
}

TEST(Bindings, HelpIsTheLastToBeCut) {
  const Bindings bindings = room_table(model_of("sudoku"));
  for (int columns = 8; columns < 100; ++columns) {
    const std::string text = footer(bindings, columns);
    EXPECT_TRUE(text.ends_with("? help\n")) << text;
  }
}

TEST(Bindings, NamesOfKeysAreReadAsTheyAreWritten) {
  for (const std::string_view name : {"Up", "Enter", "Space", "Ctrl+l", "?", "ä", "Del"}) {
    const auto key = parse_key(name);
    ASSERT_TRUE(key) << name;
    EXPECT_EQ(key_name(*key), name);
  }
  for (const std::string_view name : {"", "up", "ab", "Ctrl+"}) {
    EXPECT_FALSE(parse_key(name)) << name;
  }
}

}  // namespace
}  // namespace gridmates::terminal::testing
