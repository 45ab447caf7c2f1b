#include "client/terminal/room_page.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/commands/room_words.h"
#include "client/core/text.h"
#include "client/terminal/plain_pane.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_text.h"
#include "client/terminal/typed_command.h"
#include "client/words/clocks.h"

namespace gridmates::terminal {
namespace {

// Actions without a question, as nothing is lost by them.
bool needs_no_question(int act, const client::Room& room) {
  const bool lays = act == kNext || act == kRematch || act == kRenew;
  return lays ? !room.match_is_on() : act != kStop && act != kGiveUp && act != kDraw;
}

// The question before an action.
std::string question_of(int act, const client::Room& room) {
  if (act == kNext) return tr("press > again to end the race for all");
  if (act == kRematch) return tr("press N again to end the race for all");
  if (act == kRenew && room.view.head().table() == v1::TABLE_VERSUS) {
    return tr("press R again to ask to give this match up for a new one");
  }
  if (act == kRenew) return tr("press R again to give up for a new board");
  if (act == kDraw) return tr("press = again to offer a draw");
  if (act == kStop) return tr("press S again to end the match, or to ask the others");
  const v1::Table table = room.view.head().table();
  if (table == v1::TABLE_COOP) return tr("press X again to give up for a new board");
  return table == v1::TABLE_RACE ? tr("press X again to give up the race")
                                 : tr("press X again to give up the match");
}

// Identifies a confirmation: one key of one line of the table, with the cursor at this cell.
int id_of(const Hit& hit, std::uint32_t cursor) {
  constexpr int kMostKeys = 100;
  constexpr int kMostCells = 10'000;
  return (hit.act * kMostCells + static_cast<int>(cursor)) * kMostKeys + hit.key;
}

// Whether the text names a cell and cannot be continued to name another one.
bool names_one_cell(const GamePane& pane, const std::string& text) {
  if (!pane.parse_cell(text)) return false;
  for (char digit = '0'; digit <= '9'; ++digit) {
    if (pane.parse_cell(text + digit) || pane.parse_cell(text + 'c' + digit)) return false;
  }
  return true;
}

}  // namespace

RoomPage::RoomPage(const Preferences& preferences)
    : preferences_(preferences), pane_(make_plain_pane()), bindings_(with_common({})) {}

std::string RoomPage::title() const { return game_ + ", " + table_; }

void RoomPage::follow(const client::Model& model) {
  const client::Room& room = *model.room;
  follow_room(model);
  const bool order = game_first_ == (room.match_is_on() || !preferences_.wasd());
  const bool was_live = back_.steps() == 0;
  back_.follow(room);
  const bool same = phase_ == phase_of(room) && was_live == (back_.steps() == 0);
  if (!order || !same) compose_bindings(room);
  const std::uint32_t number = room.match() == nullptr ? 0 : room.view.head().match();
  if (number == 0) return pane_->expect(room.view.head().options());
  if (number != std::exchange(match_, number)) {
    other_.reset();
    begun_ = false;
  }
  const v1::MatchView& shown = *shown_match(room);
  if (begun_ || !client::shows_board(shown)) return;
  pane_->begin(shown);
  compose_bindings(room);
  begun_ = true;
}

void RoomPage::follow_room(const client::Model& model) {
  const client::Room& room = *model.room;
  if (room.code == code_) return;
  match_ = 0;
  begun_ = false;
  code_ = room.code;
  game_ = game_title(model, room.view.head().game());
  table_ = tr(client::table_word(room.view.head().table()));
  is_race_ = room.view.head().table() == v1::TABLE_RACE;
  pane_ = make_pane(room.view.head().game(), preferences_);
  prompt_.reset();
  who_ = resting_ = resumed_ = false;
  zen_.reset();
  kept_.reset();
  compose_bindings(room);
}

std::optional<MatchScene> RoomPage::scene(const Stage& stage, Scale scale) const {
  const client::Room& room = back_.shown(*stage.model.room);
  const v1::MatchView* match = shown_match(room);
  if (match == nullptr) return std::nullopt;
  MatchScene scene{room,
                   *match,
                   {},
                   scale,
                   who_,
                   preferences_.cursors == Cursors::kAll,
                   room.time_ms(stage.now_ms)};
  if (scene.you()) scene.pending = stage.requests.pending_moves();
  if (const v1::Move* move = stage.premove.move(room)) scene.pending.push_back(*move);
  if (ping_ && stage.now_ms < ping_->until_ms) scene.pinged = ping_->cells;
  if (match == room.match()) {
    scene.private_notes = stage.requests.private_notes().of(room.code, room.view.head().match());
  }
  return scene;
}

const v1::MatchView* RoomPage::shown_match(const client::Room& room) const {
  const int other = other_ ? static_cast<int>(*other_) : room.view.matches_size();
  if (other >= room.view.matches_size()) return room.match();
  const v1::MatchView& match = room.view.matches(other);
  return client::shows_board(match) ? &match : room.match();
}

void RoomPage::point(Stage& stage) const {
  if (preferences_.cursors == Cursors::kNone || stage.model.room->match() == nullptr) return;
  stage.requests.point_at(pane_->cursor());
}

void RoomPage::opened(Stage& stage) {
  end_at_ms_.reset();
  if (!stage.model.room) return;
  follow(stage.model);
  compose_bindings(*stage.model.room);  // settings may have changed
  feed_.follow(*stage.model.room, *pane_);
  situation_ = situation(stage);
  if (preferences_.cursors == Cursors::kNone) stage.requests.point_at(std::nullopt);
  point(stage);
  if (std::exchange(stage.types, false)) prompt_.emplace(":", kCommand, kTypedLine);
}

void RoomPage::notice(const client::Notice& notice, Stage& stage) {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  forget_old_words(stage);
  if (std::holds_alternative<client::RoomSynced>(notice)) point(stage);
  if (const auto* present = std::get_if<client::PresenceChanged>(&notice)) {
    note_ping(present->member, stage);
  }
  const auto* applied = std::get_if<client::EventApplied>(&notice);
  if (applied == nullptr) return;
  if (applied->event.has_started() || applied->event.has_unpaused()) {
    point(stage);
    resumed_ = false;
    if (const auto kept = std::exchange(kept_, std::nullopt)) game_act(*kept, stage);
  }
  const bool is_hidden = stage.muted.hides(applied->event, *stage.model.room);
  if (applied->event.has_said() && !is_hidden) note_named_cells(applied->event, stage);
  if (applied->event.has_ended()) note_end(applied->event.ended(), stage);
  if (applied->event.member() != room.you) return;
  if (stage.message == stage.refused) stage.message.clear();
  const auto match = scene(stage, Scale::kS);
  if (!match || !applied->event.has_moved()) return;
  std::string words = pane_->after_move(applied->event, *match);
  if (!words.empty()) stage.message = std::move(words);
  if (auto move = pane_->next_move(applied->event, *match)) play(*std::move(move), stage);
}

void RoomPage::act(const Hit& hit, Stage& stage) {
  end_at_ms_.reset();
  if (!stage.model.room) return;
  if (hit.act >= kGameActs) {
    game_act(hit, stage);
  } else {
    room_act(hit.act, stage);
  }
}

void RoomPage::game_act(const Hit& hit, Stage& stage) {
  const auto match = scene(stage, Scale::kS);
  const bool paused = stage.model.room->view.head().state() == v1::ROOM_STATE_PAUSED;
  if (!match && paused && resumed_) kept_ = hit;
  if (!match && paused && !resumed_) stage.refuse(why_not(hit.act, stage));
  if (!match) return;
  const std::uint32_t cursor = pane_->cursor();
  if (hit.at) {
    const auto cell = clicked(*hit.at, stage);
    if (!cell || !pane_->point_at(hit, *cell)) return;
  }
  std::string why = why_not(hit.act, stage);
  std::string question =
      why.empty() ? question_before(hit.act, match->match, stage) : std::string();
  if (pane_->cursor() != cursor) point(stage);
  const std::uint32_t asked_at = pane_->cursor();
  if (!question.empty() && !stage.confirmed(id_of(hit, asked_at), std::move(question))) return;
  const Acted acted = why.empty() ? pane_->act(hit, *match) : Acted{{}, std::move(why)};
  if (pane_->cursor() != asked_at) point(stage);
  if (!acted.why.empty()) return stage.refuse(acted.why);
  stage.menu = acted.menu;
  if (!acted.command.empty()) run_line(acted.command, stage);
  if (!acted.typing.empty()) prompt_.emplace(":", kCommand, kTypedLine, acted.typing);
  if (!acted.notes.empty()) note_privately(acted.notes, stage);
  for (const v1::Move& move : acted.moves) {
    if (!play(move, stage)) return;
  }
}

void RoomPage::note_privately(std::span<const client::PrivateNote> notes, Stage& stage) {
  const client::Room& room = *stage.model.room;
  const std::string why =
      stage.requests.private_notes().note(room.code, room.view.head().match(), notes);
  if (!why.empty()) stage.message = tr("Noted until you quit: {}", client::printable(why));
}

void RoomPage::room_act(int act, Stage& stage) {
  if (look_act(act, stage)) return;
  const client::Room& room = *stage.model.room;
  if (!needs_no_question(act, room) && !stage.confirmed(act, question_of(act, room))) return;
  v1::Action action;
  switch (act) {
    case kStart:
      action = start_or_ready(room);
      if (!action.has_start() || late_words(room).empty()) break;
      if (!stage.confirmed(kStart, tr("{}; press s again to start anyway", late_words(room))))
        return;
      action.mutable_start()->set_anyway(true);
      break;
    case kPause:
      if (room.refuses(v1::Action::kPause, room.time_ms(stage.now_ms)) != nullptr) {
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
    case kRenew:
      action.mutable_renew();
      break;
    case kStop:
      action.mutable_stop();
      break;
    case kDraw:
      action.mutable_draw();
      break;
    case kClaim:
      action.mutable_claim();
      break;
    case kTakeBack:
      action.mutable_take_back();
      break;
    case kHurry:
      stage.requests.hurry();
      return;
    case kGiveUp:
      action = commands::give_up(room);
      break;
    case kVoteYes:
    case kVoteNo:
      action.mutable_vote()->set_yes(act == kVoteYes);
      break;
    default:
      return;
  }
  stage.act(std::move(action));
}

bool RoomPage::shows_tenths(const Stage& stage) const {
  if (!stage.model.room) return false;
  const client::Room& room = *stage.model.room;
  constexpr std::uint64_t kSoonMs = 21'000;
  return std::ranges::any_of(room.view.members(), [&](const v1::Member& member) {
    const auto left = words::clock_left(room, member.number(), room.time_ms(stage.now_ms));
    return left && left->runs && left->ms < kSoonMs;
  });
}

bool RoomPage::type(const Key& key, Stage& stage) {
  // An Enter after coordinates that were complete without it is ignored.
  const bool went = std::exchange(went_, false);
  if (!prompt_) return went && key == Key::Kind::kEnter;
  const Prompt::Result result = prompt_->key(key);
  const bool complete = prompt_->purpose() == kGoTo && names_one_cell(*pane_, prompt_->text());
  went_ = complete && result != Prompt::Result::kGiven;
  const bool done = (complete || result == Prompt::Result::kGiven) && typed(prompt_->text(), stage);
  if (done || result == Prompt::Result::kCancelled) prompt_.reset();
  return true;
}

}  // namespace gridmates::terminal
