// Each preset of keys moves the cursor on every game's board, and steps through a replay.
#include <algorithm>
#include <array>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "client/terminal/list.h"
#include "client/terminal/room_page.h"
#include "tests/client/replay/solved_sudoku.h"
#include "tests/client/terminal/face_fixture.h"
#include "tests/client/terminal/mines_models.h"
#include "tests/client/terminal/sudoku_models.h"
#include "tests/client/terminal/versus_models.h"

namespace gridmates::terminal::testing {
namespace {

using ::testing::AllOf;
using ::testing::HasSubstr;

struct Preset {
  Keys keys;
  std::string letters;  // left, down, up, right
};
const std::vector<Preset> kPresets = {
    {Keys::kVim, "hjkl"}, {Keys::kArrows, ""}, {Keys::kWasd, "aswd"}, {Keys::kLeftHand, "aswd"}};
constexpr std::array<Key::Kind, 4> kArrowKeys = {Key::Kind::kLeft, Key::Kind::kDown, Key::Kind::kUp,
                                                 Key::Kind::kRight};

Preferences with(Keys keys) {
  Preferences chosen;
  chosen.keys = keys;
  return chosen;
}

// A running match of every game.
std::vector<client::Model> models() {
  return {sudoku_model(),     sudoku_16_model(),   mines_model(),   duel_model(),
          large_duel_model(), connectfour_model(), ultimate_model()};
}

// A room with this preset.
struct Table {
  Table(client::Model known, Keys keys)
      : model(client::told(std::move(known))), face(model, recorder, {}, with(keys)) {
    enter_room(face);
    picture(face, kS);
    recorder.asked.clear();
  }
  std::string name() const { return model.room->view.head().game(); }
  // The position of the cursor after the arrow opposite to `direction` and then this key; nullopt
  // if the key has not moved it.
  std::optional<std::uint32_t> after(const Key& key, std::size_t direction) {
    face.key(kArrowKeys[3 - direction], kNowMs);
    recorder.pointed_at.reset();
    face.key(key, kNowMs);
    return recorder.pointed_at;
  }

  client::Model model;
  Recorder recorder;
  Face face;
};

// Letters move the cursor unless some of them are digits.
bool letters_move(const client::Model& model, Keys keys) {
  const bool figures = model.room->view.head().game() == "sudoku";
  const bool large = figures && model.room->view.matches(0).columns() > 9;
  return keys != Keys::kArrows && !(figures && keys == Keys::kLeftHand) &&
         !(large && keys == Keys::kWasd);
}

TEST(KeyPresets, LettersMoveAsTheArrowsDoInEveryPane) {
  std::set<std::string> games;
  for (const Preset& preset : kPresets) {
    for (const client::Model& model : models()) {
      Table table(model, preset.keys);
      games.insert(table.name());
      SCOPED_TRACE(table.name() + ", preset " + std::to_string(static_cast<int>(preset.keys)));
      for (std::size_t direction = 0; direction < 4; ++direction) {
        const auto arrow = table.after(kArrowKeys[direction], direction);
        const bool columns_alone = table.name() == "connectfour" && direction % 3 != 0;
        EXPECT_EQ(arrow.has_value(), !columns_alone);
        if (!arrow || !letters_move(model, preset.keys)) continue;
        const char letter = preset.letters[direction];
        EXPECT_EQ(table.after(static_cast<char32_t>(letter), direction), arrow) << letter;
      }
      EXPECT_TRUE(table.recorder.asked.empty()) << "a letter that moves does nothing else";
    }
  }
  EXPECT_EQ(games.size(), kPanes.size()) << "a pane is not walked";
}

TEST(KeyPresets, WithTheArrowsAloneNoLetterMovesAnyPane) {
  for (const client::Model& model : models()) {
    Table table(model, Keys::kArrows);
    for (const char letter : std::string("hjklad")) {
      table.recorder.pointed_at.reset();
      table.face.key(static_cast<char32_t>(letter), kNowMs);
      EXPECT_FALSE(table.recorder.pointed_at) << table.name() << ": " << letter;
    }
  }
}

TEST(KeyPresets, NoKeyOfAPaneHasTwoMeanings) {
  for (const Preset& preset : kPresets) {
    const Preferences chosen = with(preset.keys);
    for (const client::Model& model : models()) {
      const std::string game = model.room->view.head().game();
      const auto pane = make_pane(game, chosen);
      pane->begin(model.room->view.matches(0));
      std::map<std::string, int> seen;
      for (const Binding& line : pane->bindings()) {
        for (const Key& key : keys_of(line)) {
          const auto [at, is_new] = seen.emplace(key_name(key), line.act);
          EXPECT_TRUE(is_new || at->second == line.act) << game << ": " << key_name(key);
        }
      }
    }
  }
}

// The model as it is, paused, waiting for its start, ended, and watched.
std::vector<client::Model> situations_of(const client::Model& model) {
  std::vector<client::Model> all(5, model);
  const auto set_state = [&all](std::size_t at, v1::RoomState state, bool board) {
    v1::RoomView& view = all[at].room->view;
    view.mutable_head()->set_state(state);
    if (!board) view.clear_matches();
  };
  set_state(1, v1::ROOM_STATE_PAUSED, false);
  set_state(2, v1::ROOM_STATE_WAITING, false);
  set_state(3, v1::ROOM_STATE_FINISHED_ABANDONED, true);
  all[4].room->you = 4;
  return all;
}

// The keys in the line's label: a single one, "Q", or letters in a row, "wasd".
std::vector<Key> keys_in_label(const Binding& line) {
  const std::vector<Key> of_line = keys_of(line);
  const auto is_of_line = [&of_line](const Key& key) {
    return std::ranges::find(of_line, key) != of_line.end();
  };
  std::vector<Key> named;
  std::istringstream label{std::string(line.label)};
  for (std::string part; label >> part;) {
    const auto key = parse_key(part);
    if (key && is_of_line(*key)) named.push_back(*key);
    if (key || !std::ranges::all_of(
                   part, [&](char c) { return is_of_line(Key(static_cast<char32_t>(c))); })) {
      continue;
    }
    for (const char c : part) named.push_back(Key(static_cast<char32_t>(c)));
  }
  return named;
}

// Checks the labels of the lines that are of use in this room; returns their acts, except those of
// the game.
std::set<int> named_acts(const client::Model& model, const Preferences& chosen) {
  Recorder recorder;
  Stage stage(model, recorder);
  RoomPage page(chosen);
  page.opened(stage);
  std::set<int> acts;
  for (const Binding& line : page.useful(stage)) {
    for (const Key& key : keys_in_label(line)) {
      const auto hit = find_binding(page.bindings(), key);
      EXPECT_TRUE(hit && hit->act == line.act) << line.label << ": " << key_name(key);
    }
    if (line.act < kGameActs) acts.insert(line.act);
  }
  return acts;
}

TEST(KeyPresets, WhatTheFooterAndTheHelpNameDoesIt) {
  std::vector<client::Model> all = models();
  all.push_back(sudoku_race_model());
  all.push_back(mines_race_model());
  for (const client::Model& played : all) {
    for (const client::Model& known : situations_of(played)) {
      const client::Model model = client::told(known);
      const std::set<int> usual = named_acts(model, with(Keys::kVim));
      EXPECT_GT(usual.size(), 5U);
      for (const Preset& preset : kPresets) {
        const v1::RoomHead& head = model.room->view.head();
        SCOPED_TRACE(head.game() + ", preset " + std::to_string(static_cast<int>(preset.keys)) +
                     ", state " + std::to_string(head.state()));
        EXPECT_EQ(named_acts(model, with(preset.keys)), usual) << "an act has no key left";
      }
    }
  }
}

TEST(KeyPresets, WhereQIsADigitAnotherKeyGoesToTheLobby) {
  Table table(sudoku_model(), Keys::kLeftHand);
  EXPECT_THAT(picture(table.face, kS).text(), HasSubstr("Q lobby"));
  press(table.face, "? / l o b b y Enter");
  EXPECT_THAT(picture(table.face, kS).text(),
              AllOf(HasSubstr("  Q           lobby; keeps"), HasSubstr("search: /lobby")));
  press(table.face, "Enter");
  EXPECT_THAT(table.recorder.asked, ::testing::Contains("step out"));
}

TEST(KeyPresets, WhereZIsADigitSpaceLeadsBackFromPrivateNotes) {
  Table table(sudoku_model(), Keys::kLeftHand);
  press(table.face, "O");
  EXPECT_THAT(picture(table.face, kS).text(), HasSubstr("Space back to digits"));
  press(table.face, "Space");
  EXPECT_THAT(picture(table.face, kS).text(), HasSubstr("<digit>"));
}

// A replay with this preset.
struct Watched {
  explicit Watched(Keys keys)
      : model(client::told(solved_model())), face(model, recorder, {}, with(keys)) {
    enter_room(face);
    picture(face, kS);
    press(face, "v");
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder.asked.size());
    *answered.frame.mutable_replay() = replay::sudoku_recorded().told();
    face.notice(answered, kNowMs);
  }
  std::string screen() { return picture(face, kS).text(); }

  client::Model model;
  Recorder recorder;
  Face face;
};

TEST(KeyPresets, LettersStepThroughAReplay) {
  for (const Preset& preset : kPresets) {
    Watched watched(preset.keys);
    press(watched.face, "Right . Left");
    EXPECT_THAT(watched.screen(), HasSubstr("step 1 of"));
    if (preset.letters.empty()) {
      press(watched.face, "l d");
      EXPECT_THAT(watched.screen(), HasSubstr("step 1 of"));
      continue;
    }
    watched.face.key(static_cast<char32_t>(preset.letters[3]), kNowMs);
    EXPECT_THAT(watched.screen(), HasSubstr("step 2 of")) << preset.letters;
    watched.face.key(static_cast<char32_t>(preset.letters[0]), kNowMs);
    EXPECT_THAT(watched.screen(), HasSubstr("step 1 of")) << preset.letters;
  }
}

// With the other presets one of these letters leaves a try.
TEST(KeyPresets, OneHandWritesAllDigitsWhileTrying) {
  Watched watched(Keys::kLeftHand);
  press(watched.face, "Enter Home Right Right q");
  EXPECT_THAT(watched.screen(), AllOf(HasSubstr("ON A COPY"), HasSubstr("1 tried")));
  press(watched.face, "Esc");
  EXPECT_THAT(watched.screen(), HasSubstr("step 0 of"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
