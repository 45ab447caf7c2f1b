#include "client/terminal/replay_page.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/terminal/plain_pane.h"

namespace gridmates::terminal {
namespace {

constexpr std::size_t kFoldAtOnce = 200;  // steps
constexpr std::size_t kTypedTime = 8;     // "1:02:03"
constexpr std::size_t kTypedName = 24;
constexpr std::size_t kUsualSpeed = 1;

// Two keys besides the arrow for a step back, and for a step forward.
std::string_view step_keys(const Preferences& preferences) {
  if (preferences.wasd()) return "Left a , Right d .";
  return preferences.keys == Keys::kVim ? "Left h , Right l ." : "Left , , Right . .";
}

Bindings watching_bindings(const Preferences& preferences) {
  return with_common({
      {ReplayPage::kPlay, "Space", "Space", "play", "play / stop", "WATCH"},
      {ReplayPage::kStepBy, step_keys(preferences), "left/right", tr_later("step"),
       tr_later("one step"), tr_later("WATCH")},
      {ReplayPage::kJump, "< >", "<>", "moments", "last / next key moment", "WATCH"},
      {ReplayPage::kSpeed, "- +", "-+", "speed", "slower / faster", "WATCH"},
      {ReplayPage::kEndsOf, "Home End", "Home End", "", "start / end", "WATCH"},
      {ReplayPage::kTime, "g", "g 9:31", "", "go to a time", "WATCH"},
      {ReplayPage::kRacer, "w", "w", "whose", "race: another's board", "WATCH"},
      {ReplayPage::kLetters, "o", "o", "", "who played where", "WATCH"},
      {ReplayPage::kTry, "Enter e", "Enter", "try", "try moves on a copy", "STUDY"},
      {ReplayPage::kLeave, "Esc q", "Esc", "back", "back", "AROUND"},
  });
}

// In the left-hand layout q is a digit.
Bindings trying_bindings(const Preferences& preferences) {
  const std::string_view leave = preferences.keys == Keys::kLeftHand ? "Esc" : "Esc q";
  return {
      {ReplayPage::kUndoTry, "u U", "u / U", "undo", "take a try back / again", "STUDY"},
      {ReplayPage::kLeaveTry, leave, "Esc", tr_later("match"), tr_later("the match as it was"),
       tr_later("AROUND")},
  };
}

}  // namespace

ReplayPage::ReplayPage(const Preferences& preferences)
    : preferences_(preferences),
      pane_(make_plain_pane()),
      bindings_(watching_bindings(preferences)),
      speed_(kUsualSpeed) {}

std::string ReplayPage::title() const {
  return trial_ ? tr("trying moves on a copy") : tr("a match watched again");
}

void ReplayPage::opened(Stage& stage) {
  if (!stage.told && !stage.replay) return compose_bindings();  // back from the settings
  from_ = stage.from;
  model_.reset();
  gather_.reset();
  trial_.reset();
  prompt_.reset();
  playing_ = false;
  step_ = 0;
  compose_bindings();
  if (auto told = std::exchange(stage.told, std::nullopt)) return take(*std::move(told), stage);
  const Stage::Replay wanted = *std::exchange(stage.replay, std::nullopt);
  one_back_ = wanted.one_back;
  gather_.emplace(wanted.run, wanted.racer);
  ask(stage);
}

void ReplayPage::ask(Stage& stage) {
  asked_ = stage.requests.get_replay(gather_->next());
  if (!stage.check(asked_)) gather_.reset();
}

// The answer may arrive while another page is shown; it is kept for this one.
void ReplayPage::heard(const client::Notice& notice, Stage& stage) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr || !gather_ || answered->intent != asked_) return;
  if (!answered->frame.has_replay()) return gather_.reset();
  const std::string why = gather_->take(answered->frame.replay());
  if (!why.empty()) {
    gather_.reset();
    return stage.refuse(why);
  }
  if (!gather_->complete()) return ask(stage);
  if (const std::string no = gather_->why_no_racer(); !no.empty()) {
    gather_.reset();
    return stage.refuse(no);
  }
  v1::Replay told = gather_->told();
  gather_.reset();
  take(std::move(told), stage);
}

void ReplayPage::notice(const client::Notice& notice, Stage& stage) {
  const auto* applied = std::get_if<client::EventApplied>(&notice);
  if (applied == nullptr || !applied->event.has_started()) return;
  stage.message = tr("the next match has started: Esc goes to the room");
}

void ReplayPage::take(v1::Replay told, Stage& stage) {
  model_ = std::make_unique<replay::ReplayModel>(std::move(told));
  pane_ = make_pane(model_->replay().head().game(), preferences_);
  pane_->begin(model_->view(0));
  model_->fold(kFoldAtOnce);
  trial_.reset();
  stage.settings.show(game(stage));
  compose_bindings();
  step_ = 0;
  if (!std::exchange(one_back_, false)) return;
  std::size_t before = model_->last();
  while (before > 0 && !model_->steps()[before].moved) --before;
  show(before == 0 ? 0 : before - 1, stage);
}

void ReplayPage::compose_bindings() {
  bindings_ = watching_bindings(preferences_);
  if (!trial_) return;
  const Bindings trying = trying_bindings(preferences_);
  bindings_ = trying;
  for (const Binding& line : pane_->bindings()) {
    const auto taken = [&trying](const Key& key) { return find_binding(trying, key).has_value(); };
    const bool free = std::ranges::none_of(keys_of(line), taken);
    if (free && (line.act >= kGameActs || line.act == kWho)) bindings_.push_back(line);
  }
  bindings_ = with_common(std::move(bindings_));
}

// Names are listed if the room is the current one.
void ReplayPage::ask_whose(Stage& stage) {
  std::string names;
  const auto& room = stage.model.room;
  if (room && room->code == model_->replay().head().code()) {
    for (const v1::MatchView& match : room->view.matches()) {
      if (match.players().empty()) continue;
      names += (names.empty() ? "" : ", ") + client::printable(match.players(0).name());
    }
  }
  whose_ = tr("whose board{}:", names.empty() ? std::string() : " (" + names + ")");
  prompt_.emplace(whose_, kRacer, kTypedName);
}

std::string ReplayPage::why_not(int act, const Stage& stage) const {
  if (act == kLeave || act < 0) return {};
  if (!model_)
    return gather_ ? tr("the match is still being loaded") : tr("there is no match to be shown");
  if (trial_) {
    if (act < kGameActs || act >= kPlay) return {};
    const client::Room room = room_now(stage.now_ms);
    return std::string(pane_->why_not(act, scene(room, Scale::kS)));
  }
  const std::size_t step = step_at(stage.now_ms);
  if (act == kRacer && model_->replay().head().table() != v1::TABLE_RACE) {
    return tr("all played on one board");
  }
  if (act == kTry && !model_->shows(step)) return tr("this client cannot follow the match so far");
  return {};
}

void ReplayPage::act(const Hit& hit, Stage& stage) {
  switch (hit.act) {
    case kPlay:
      return play_or_stop(stage);
    case kStepBy: {
      const std::size_t now = step_at(stage.now_ms);
      return show(hit.key < 3 ? now - std::min<std::size_t>(now, 1) : now + 1, stage);
    }
    case kJump:
      return jump(hit.key == 1, stage);
    case kEndsOf:
      return show(hit.key == 0 ? 0 : model_->last(), stage);
    case kSpeed:
      return change_speed(hit.key == 1, stage);
    case kTime:
      stop_playing(stage);
      return static_cast<void>(prompt_.emplace(tr("go to the time:"), kTime, kTypedTime));
    case kRacer:
      stop_playing(stage);
      return ask_whose(stage);
    case kLetters:
    case kWho:
      who_ = !who_;
      stage.message = who_ ? tr("letters show who played where") : tr("letters are hidden");
      return;
    case kTry:
      return begin_trial(stage);
    case kUndoTry:
      return undo_trial(hit.key == 1, stage);
    case kLeaveTry:
      return end_trial(stage);
    case kLeave:
      return leave(stage);
    default:
      return act_of_game(hit, stage);
  }
}

void ReplayPage::leave(Stage& stage) {
  if (model_) stop_playing(stage);
  stage.next = from_ == Place::kRoom && !stage.model.room ? Place::kLobby : from_;
}

bool ReplayPage::type(const Key& key, Stage& stage) {
  if (!prompt_) return false;
  const Prompt::Result result = prompt_->key(key);
  if (result == Prompt::Result::kOpen) return true;
  const std::string text = prompt_->text();
  const int purpose = prompt_->purpose();
  prompt_.reset();
  if (result == Prompt::Result::kCancelled) return true;
  if (purpose == kRacer) {
    gather_.emplace(model_->replay().run(), text);
    ask(stage);
  } else if (!text.empty()) {
    go_to_time(text, stage);
  }
  return true;
}

// Folds a long match in parts; stops playing at the end.
void ReplayPage::tick(Stage& stage) {
  if (!model_) return;
  model_->fold(kFoldAtOnce);
  if (playing_ && step_at(stage.now_ms) == model_->last()) stop_playing(stage);
}

}  // namespace gridmates::terminal
