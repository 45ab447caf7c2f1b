// Each preset of keys moves the cursor of every game's pane, and steps through a replay.
#include <array>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "client/terminal/list.h"
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

// A match of every game, running.
std::vector<client::Model> models() {
  return {sudoku_model(),     sudoku_16_model(),   mines_model(),   duel_model(),
          large_duel_model(), connectfour_model(), ultimate_model()};
}

// A room at which this preset is in force.
struct Table {
  Table(client::Model known, Keys keys)
      : model(client::told(std::move(known))), face(model, recorder, {}, with(keys)) {
    enter_room(face);
    picture(face, kS);
    recorder.asked.clear();
  }
  std::string name() const { return model.room->view.head().game(); }
  // Where the cursor is after the arrow that is opposite to `direction` and then this key; nothing
  // when the key has not moved it.
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

// Where letters are digits none of them moves anything.
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

// One of its letters leaves a try with the other presets.
TEST(KeyPresets, OneHandWritesAllDigitsWhileTrying) {
  Watched watched(Keys::kLeftHand);
  press(watched.face, "Enter Home Right Right q");
  EXPECT_THAT(watched.screen(), AllOf(HasSubstr("ON A COPY"), HasSubstr("1 tried")));
  press(watched.face, "Esc");
  EXPECT_THAT(watched.screen(), HasSubstr("step 0 of"));
}

}  // namespace
}  // namespace gridmates::terminal::testing
