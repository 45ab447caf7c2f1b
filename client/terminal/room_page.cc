#include "client/terminal/room_page.h"

#include <utility>
#include <variant>

#include "client/core/text.h"

namespace gridmates::terminal {
namespace {

constexpr std::size_t kTalkLimit = 300;  // characters, as the server allows
constexpr std::size_t kCellLimit = 4;

// What every game's room has.
const Bindings& room_bindings() {
  static const Bindings table{
      {kStart, "s", "s", "start", "start (host)", "MATCH"},
      {kTalk, "t", "t", "talk", "talk", "TOGETHER"},
      {kLobby, "q", "q", "lobby", "lobby; your seat stays", "AROUND"},
      {kPeople, "Tab", "Tab", "people", "people and seats", "TOGETHER"},
      {kPause, "P", "P", "pause", "pause / go on", "MATCH"},
  };
  return table;
}

// Whether a key is of use while the room is in this state; the footer shows only those.
bool is_useful(int act, v1::RoomState state) {
  const bool playing = client::is_playing(state);
  const bool paused = state == v1::ROOM_STATE_PAUSED;
  switch (act) {
    case kStart:
      return state == v1::ROOM_STATE_WAITING;
    case kNext:
    case kRematch:
      return client::is_finished(state);
    case kPause:
      return playing || paused;
    case kTalk:
    case kLobby:
    case kPeople:
      return true;
    default:
      return playing;
  }
}

}  // namespace

RoomPage::RoomPage() : pane_(make_pane("")), bindings_(with_common(room_bindings())) {}

std::string RoomPage::title() const { return game_title(game_) + ", " + table_; }

void RoomPage::follow(const client::Room& room) {
  if (room.code == code_) return;
  code_ = room.code;
  game_ = room.view.head().game();
  table_ = client::table_word(room.view.head().table());
  pane_ = make_pane(game_);
  prompt_.reset();
  who_ = false;
  bindings_ = pane_->bindings();
  bindings_.insert(bindings_.end(), room_bindings().begin(), room_bindings().end());
  bindings_ = with_common(std::move(bindings_));
}

Bindings RoomPage::useful_bindings(v1::RoomState state) const {
  Bindings useful = bindings_;
  std::erase_if(useful, [state](const Binding& binding) { return !is_useful(binding.act, state); });
  return useful;
}

std::optional<MatchScene> RoomPage::scene(const client::Room& room, bool large) const {
  const v1::MatchView* match = room.match();
  if (match == nullptr) return std::nullopt;
  return MatchScene{room, *match, large, who_};
}

void RoomPage::point(Stage& stage) const {
  if (stage.model.room->match() != nullptr) stage.requests.point_at(pane_->cursor());
}

void RoomPage::opened(Stage& stage) {
  if (!stage.model.room) return;
  follow(*stage.model.room);
  point(stage);
}

void RoomPage::notice(const client::Notice& notice, Stage& stage) {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  follow(room);
  if (std::holds_alternative<client::RoomSynced>(notice)) point(stage);
  const auto* applied = std::get_if<client::EventApplied>(&notice);
  if (applied == nullptr || applied->event.member() != room.you) return;
  const auto match = scene(room, false);
  if (!match || !applied->event.has_moved()) return;
  std::string words = pane_->after_move(applied->event.moved().move(), *match);
  if (!words.empty()) stage.message = std::move(words);
}

void RoomPage::act(const Hit& hit, Stage& stage) {
  if (!stage.model.room) return;
  if (hit.act >= kGameActs) {
    game_act(hit, stage);
  } else {
    room_act(hit.act, stage);
  }
}

void RoomPage::game_act(const Hit& hit, Stage& stage) {
  const auto match = scene(*stage.model.room, false);
  if (!match) {
    stage.message = "there is no board on the table just now";
    return;
  }
  const std::uint32_t cursor = pane_->cursor();
  const std::optional<v1::Move> move = pane_->act(hit, *match);
  if (pane_->cursor() != cursor) stage.requests.point_at(pane_->cursor());
  if (!move) return;
  v1::Action action;
  *action.mutable_play()->mutable_move() = *move;
  stage.act(std::move(action));
}

void RoomPage::room_act(int act, Stage& stage) {
  v1::Action action;
  switch (act) {
    case kTalk:
      prompt_.emplace("talk:", kTalk, kTalkLimit);
      return;
    case kGoTo:
      prompt_.emplace("go to:", kGoTo, kCellLimit);
      return;
    case kPeople:
      stage.next = Place::kPeople;
      return;
    case kWho:
      who_ = !who_;
      return;
    case kLobby:
      stage.message = code_ + " keeps your place; Enter on it comes back";
      stage.requests.step_out();
      stage.next = Place::kLobby;
      return;
    case kStart:
      action.mutable_start();
      break;
    case kPause:
      if (stage.model.room->view.head().state() == v1::ROOM_STATE_PAUSED) {
        action.mutable_unpause();
      } else {
        action.mutable_pause();
      }
      break;
    case kNext:
      action.mutable_next();
      break;
    case kRematch:
      action.mutable_rematch();
      break;
    case kStop:
      if (!stage.confirmed(kStop, "S once more ends the match for everybody")) return;
      action.mutable_stop();
      break;
    case kResign:
      if (!stage.confirmed(kResign, "R once more gives the match up")) return;
      action.mutable_resign();
      break;
    default:
      return;
  }
  stage.act(std::move(action));
}

bool RoomPage::type(const Key& key, Stage& stage) {
  if (!prompt_) return false;
  const Prompt::Result result = prompt_->key(key);
  // Coordinates have one meaning as soon as they are complete.
  if (prompt_->purpose() == kGoTo && pane_->parse_cell(prompt_->text())) {
    typed(prompt_->text(), stage);
    prompt_.reset();
  } else if (result == Prompt::Result::kGiven) {
    typed(prompt_->text(), stage);
    prompt_.reset();
  } else if (result == Prompt::Result::kCancelled) {
    prompt_.reset();
  }
  return true;
}

void RoomPage::typed(const std::string& text, Stage& stage) {
  if (prompt_->purpose() == kGoTo) {
    if (const auto cell = pane_->parse_cell(text)) {
      pane_->go_to(*cell);
      stage.requests.point_at(*cell);
    } else {
      stage.message = "there is no cell " + client::printable(text);
    }
    return;
  }
  if (text.empty()) return;
  v1::Action action;
  action.mutable_say()->set_text(text);
  stage.act(std::move(action));
}

}  // namespace gridmates::terminal
