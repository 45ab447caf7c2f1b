// A face's handling of keys and of the pointer.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/text.h"
#include "client/lines/look.h"
#include "client/terminal/face.h"
#include "client/terminal/typed_command.h"

namespace gridmates::terminal {
namespace {

// The rules of all games, each under its title.
lines::Lines rules_of_all(const client::Model& model) {
  lines::Lines all;
  for (const v1::GameFacts& game : known_games(model)) {
    if (!all.empty()) all.emplace_back();
    all.push_back(game_title(model, game.id()));
    for (std::string& paragraph : lines::rules_of(game.id())) all.push_back(std::move(paragraph));
  }
  return all;
}

std::string unbound_words(const Key& key) {
  if (key.is_mouse()) return {};
  const std::string name =
      key == Key::Kind::kUnknown ? tr("this key") : client::printable(key_name(key));
  return tr("{} does nothing here; ? lists the keys", name);
}

}  // namespace

// Pasted rows become one line, with blanks between them. One character more than the limit is kept,
// so that a field shows that the text was cut.
void Face::paste(const Key& key) {
  if (key == Key::Kind::kEnter || key == Key::Kind::kTab) paste_broken_ = true;
  if (!key.is_text() || pasted_.size() > kTypedLine) return;
  if (std::exchange(paste_broken_, false)) pasted_ += U' ';
  pasted_ += key.character;
}

bool Face::type_pasted(char32_t character) {
  const Key key(character);
  if (!help_) return page().type(key, stage_);
  return help_->searching() && help_->key(key) == Help::Result::kStay;
}

// The page gets the whole text first, otherwise it is typed into a field. A puzzle pasted without a
// field is put into a command line for it, which the person has to confirm with Enter.
void Face::end_paste() {
  const auto plain = [](char32_t c) { return c < 0x80 ? static_cast<char>(c) : '?'; };
  const std::u32string pasted = std::exchange(pasted_, {});
  std::string all;
  for (const char32_t c : pasted) all += plain(c);
  std::string why = tr("nothing is being typed here");
  if (!help_ && page().paste(all, why, stage_)) return;
  std::string text;  // not used by any field
  for (const char32_t c : pasted) {
    if (!type_pasted(c)) text += plain(c);
  }
  follow();
  if (text.empty()) return;
  const client::Room* room = stage_.model.room ? &*stage_.model.room : nullptr;
  const bool takes = !help_ && (place_ == Place::kLobby || place_ == Place::kRoom);
  const std::string line = takes ? commands::puzzle_line(text, room, why) : "";
  const auto prompt = find_binding(page().bindings(), Key(U':'));
  if (line.empty() || line.size() > kTypedLine || !prompt) {
    if (why.empty()) why = tr("it is too long");
    stage_.message = tr("The pasted text was ignored: {}", why);
    return;
  }
  run(*prompt);
  for (const char c : line) page().type(Key(static_cast<char32_t>(c)), stage_);
  stage_.message = tr("this puzzle was pasted; Enter plays it, Esc forgets it");
  follow();
}

void Face::key(const Key& key, std::uint64_t now_ms) {
  stage_.now_ms = now_ms;
  heed_game();
  if (key == Key::Kind::kPasteBegin || key == Key::Kind::kPasteEnd) {
    pasting_ = key == Key::Kind::kPasteBegin;
    paste_broken_ = false;
    return end_paste();
  }
  // A key press means that the terminal has the focus, whatever it has reported.
  const bool focused = key != Key::Kind::kFocusLost;
  if (std::exchange(focused_, focused) != focused) {
    pages_.at(Place::kRoom)->focused(focused, stage_);
  }
  if (!focused || key == Key::Kind::kFocusGained) return;
  // The effect of a key would not be visible.
  if (too_small_) return;
  if (key.is_mouse()) return point(key);
  begin_key();
  if (pasting_) return paste(key);
  if (help_) {
    const Help::Result result = help_->key(without_shift(key));
    follow_help(result);
    if (result != Help::Result::kPassOn) return;
  }
  const std::optional<Hit> hit = find_binding(page().bindings(), key);
  if (page().type(without_shift(key), stage_)) return follow();
  if (!hit) {
    stage_.message = unbound_words(key);
    return;
  }
  run(*hit);
}

// Messages and questions belong to the previous key.
void Face::begin_key() {
  if (!help_) asked_earlier_ = std::exchange(asked_from_help_, std::nullopt);
  stage_.message.clear();
  stage_.asked_before = std::exchange(stage_.asked, std::nullopt);
}

// Uses the picture's target at this position, else the page's table for the button.
void Face::point(const Key& pointer) {
  if (pointer.is_click()) on_target_ = false;
  // Drags and the release of a button that was pressed on a target.
  if (on_target_ && (pointer.kind == Key::Kind::kRelease || pointer.kind == Key::Kind::kDrag))
    return;
  const Target* found = targets_.find({pointer.row, pointer.column}, pointer.kind);
  if (found != nullptr) {
    on_target_ = pointer.is_click();
    return choose(pointer, Target(*found));
  }
  const std::optional<Hit> hit = find_binding(page().bindings(), pointer);
  // Pointer movements without an effect do not remove a message.
  if (!pointer.is_click() && (help_ || !hit)) return;
  begin_key();
  if (help_) {
    help_.reset();
  } else if (page().type(pointer, stage_)) {
    follow();
  } else if (hit) {
    run(*hit);
  }
}

// A key that was clicked is not text for a field.
void Face::choose(const Key& pointer, const Target& target) {
  begin_key();
  if (help_) {
    return follow_help(target.key ? help_->key(*target.key) : help_->pick(target.item));
  }
  if (page().type(pointer, stage_)) return follow();
  const std::optional<Key> key = target.key ? target.key : page().pick(target.item, stage_);
  if (!key) return follow();
  if (const auto hit = find_binding(page().bindings(), *key)) run(*hit);
}

// Choosing the same line twice in a row confirms it, like pressing a key twice.
void Face::follow_help(Help::Result result) {
  if (result == Help::Result::kStay) return;
  const Hit chosen = help_->chosen();
  help_.reset();
  if (result != Help::Result::kRun) return;
  if (run_by_help_ == chosen.act) stage_.asked_before = asked_from_help_;
  run_by_help_ = chosen.act;
  run(chosen);
  asked_from_help_ = stage_.asked;
}

void Face::turn_mouse() {
  const Setting& mouse = setting_of("mouse");
  stage_.settings.change(mouse, 1 - mouse.get(stage_.settings.now()));
  stage_.message = this->mouse() ? tr("clicks count again; hold Shift to select text")
                                 : tr("the mouse selects text; M and clicks count again");
}

void Face::run(const Hit& hit) {
  switch (hit.act) {
    case kHelpAct:
      asked_from_help_ = asked_earlier_;
      help_.emplace(page().title(), page().bindings(), page().useful(stage_), run_by_help_);
      return;
    case kRedrawAct:
      redraw_ = true;
      return;
    case kMouseAct:
      return turn_mouse();
    case kSettingsAct:
      if (place_ == Place::kSettings) return;
      stage_.settings_from = place_;
      return show(Place::kSettings);
    case kRulesAct: {
      const std::string game = stage_.model.room ? stage_.model.room->view.head().game() : "";
      stage_.lines = {tr("RULES"), [game](const client::Model& model) {
                        return game.empty() ? rules_of_all(model) : lines::rules_of(game);
                      }};
      return show(Place::kLines);
    }
    default:
      return act(hit);
  }
}

// For a click the page first checks the position: beside the board it has no effect.
void Face::act(const Hit& hit) {
  const std::string why = hit.at ? std::string() : page().why_not(hit.act, stage_);
  if (!why.empty()) return stage_.refuse(why);
  page().act(hit, stage_);
  follow();
}

}  // namespace gridmates::terminal
