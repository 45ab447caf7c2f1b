#include "client/terminal/end_page.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/ratings.h"
#include "client/core/text.h"
#include "client/terminal/feed.h"
#include "client/terminal/plain_pane.h"
#include "client/terminal/room_facts.h"
#include "client/terminal/room_text.h"
#include "client/words/race.h"
#include "client/words/refusals.h"
#include "client/words/score.h"
#include "client/words/votes.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstRow = 2;
constexpr int kRowsBelow = 3;  // the message, a rule and the footer
constexpr int kNameColumn = 3;
constexpr int kNameColumns = 18;
constexpr int kTimelineColumn = 38;

// The end of the latest match, if it is known.
const v1::MatchEnded* ending_of(const client::Room& room) {
  for (auto event = room.feed.rbegin(); event != room.feed.rend(); ++event) {
    if (event->has_ended()) return &event->ended();
  }
  return nullptr;
}

v1::Action::ActCase kind_of(int act) {
  if (act == EndPage::kSame) return v1::Action::kRematch;
  if (act == EndPage::kAskNew) return v1::Action::kRenew;
  if (act == EndPage::kYes || act == EndPage::kNo) return v1::Action::kVote;
  const bool is_next = act == EndPage::kNew || act == EndPage::kNewForm;
  return is_next ? v1::Action::kNext : v1::Action::ACT_NOT_SET;
}

// As the match has it: people change their names.
std::string own_name(const Stage& stage) {
  if (!stage.model.room) return stage.model.name;
  const client::Room& room = *stage.model.room;
  for (const v1::MatchView& match : room.view.matches()) {
    const v1::MatchPlayer* self = client::player_of(match, room.you);
    if (self != nullptr) return self->name();
  }
  return stage.model.name;
}

}  // namespace

EndPage::EndPage(const Preferences& preferences)
    : preferences_(preferences), pane_(make_plain_pane()) {}

const Bindings& EndPage::bindings() const {
  static const Bindings table = with_common({
      {kSame, "N", "N", "rematch", "the same board (host)", "NEXT"},
      {kNew, ">", ">", "next", "a new board (host)", "NEXT"},
      {kNewForm, "Ctrl+n", "Ctrl+n", "", "... with other options", "NEXT"},
      {kAskNew, "R", "R", "new", "a new match, by vote", "NEXT"},
      {kYes, "V +", "V +", "yes", "vote yes", "NEXT"},
      {kNo, "-", "-", "no", "vote no, or withdraw", "NEXT"},
      {kWatch, "v", "v", "replay", "watch the match again", "NEXT"},
      {kWritten, "o", "o", "moves", "who wrote what, when", "NEXT"},
      {kBoard, "Esc Enter e", "Esc", "board", "the board, and talk", "AROUND"},
      {kToLobby, "q", "q", "lobby", "lobby; keeps your seat", "AROUND"},
      {kType, ":", ":", "", "type a command (:help)", "AROUND"},
  });
  return table;
}

void EndPage::opened(Stage& stage) {
  if (!stage.model.room) return;
  const client::Room& room = *stage.model.room;
  std::string run = room.code + "/" + std::to_string(room.view.head().match());
  if (run == run_ && (model_ || gather_)) return;
  run_ = std::move(run);
  pane_ = make_pane(room.view.head().game(), preferences_);
  model_.reset();
  pauses_.clear();
  marks_.clear();
  standing_.clear();
  replay_refused_.clear();
  std::string racer;
  const v1::MatchView* match = room.match();
  const bool race = room.view.head().table() == v1::TABLE_RACE;
  if (race && match != nullptr && !match->players().empty()) racer = match->players(0).name();
  gather_.emplace(run_, racer);
  ask(stage);
  const v1::MatchEnded* ended = ending_of(room);
  standing_asked_ = 0;
  const bool versus = room.view.head().table() == v1::TABLE_VERSUS;
  if (ended == nullptr || ended->run().empty() || !versus || !room.player()) return;
  v1::GetLeaderboard wanted;
  wanted.set_game(room.view.head().game());
  rated_ = room.view.head().rated();
  wanted.set_around_me(true);
  standing_asked_ = stage.requests.get_leaderboard(std::move(wanted));
}

void EndPage::ask(Stage& stage) {
  replay_asked_ = stage.requests.get_replay(gather_->next());
  if (replay_asked_ == 0) gather_.reset();
}

void EndPage::heard(const client::Notice& notice, Stage& stage) {
  if (const auto* answered = std::get_if<client::Answered>(&notice)) take(*answered, stage);
}

void EndPage::take(const client::Answered& answered, Stage& stage) {
  if (standing_asked_ != 0 && answered.intent == standing_asked_) {
    standing_asked_ = 0;
    take_place(answered.frame.leaderboard());
    return;
  }
  if (!gather_ || answered.intent != replay_asked_) return;
  const v1::Error& no = answered.frame.error();
  if (no.retry() == v1::RETRY_NEVER) replay_refused_ = words::refusal_sentence(no);
  const bool good = answered.frame.has_replay() && gather_->take(answered.frame.replay()).empty();
  if (!good) return gather_.reset();
  if (!gather_->complete()) return ask(stage);
  model_ = std::make_unique<replay::ReplayModel>(gather_->told());
  gather_.reset();
  pauses_ = replay::pause_lines(*model_);
  marks_ = replay::marks_line(*model_);
  const v1::Replay& told = model_->replay();
  if (standing_.empty()) {
    standing_ = replay::standing_words(told.recorded(), told.head().table(), own_name(stage));
  }
}

// The rating, else the place by matches won.
void EndPage::take_place(const v1::Leaderboard& board) {
  const auto tally = std::ranges::find_if(board.tallies(), &v1::Tally::mine);
  if (rated_.empty() && tally != board.tallies().end() && tally->place() != 0) {
    standing_ = tr("place {}: {} won, {} drawn, {} lost", tally->place(), tally->wins(),
                   tally->draws(), tally->losses());
  }
  const auto list = std::ranges::find(board.ratings(), rated_, &v1::RatingList::variant);
  if (list == board.ratings().end()) return;
  const auto own = std::ranges::find_if(list->players(), &v1::RatedPlayer::mine);
  if (own != list->players().end()) standing_ = client::rating_words(*own);
}

// A new board leads on; it is for the room to show.
void EndPage::notice(const client::Notice&, Stage& stage) {
  const auto& room = stage.model.room;
  if (!room || !has_ended(*room)) stage.next = room ? Place::kRoom : Place::kLobby;
}

std::string EndPage::why_not(int act, const Stage& stage) const {
  if (!stage.model.room) return {};
  const client::Room& room = *stage.model.room;
  if ((act == kWritten || act == kWatch) && !replay_refused_.empty()) return replay_refused_;
  if (act == kWritten && !model_) return tr("the moves are not there");
  if (act == kYes && words::may_withdraw(room)) return tr("you have asked for it");
  return words::why_not(room, kind_of(act), room.time_ms(stage.now_ms));
}

void EndPage::act(const Hit& hit, Stage& stage) {
  v1::Action action;
  switch (hit.act) {
    case kSame:
      action.mutable_rematch();
      stage.act(std::move(action));
      return;
    case kNew:
      action.mutable_next();
      stage.act(std::move(action));
      return;
    case kNewForm:
      stage.next = Place::kNext;
      return;
    case kAskNew:
      action.mutable_renew();
      stage.act(std::move(action));
      return;
    case kYes:
    case kNo:
      action.mutable_vote()->set_yes(hit.act == kYes);
      stage.act(std::move(action));
      return;
    case kType:
      stage.types = true;
      stage.next = Place::kRoom;
      return;
    case kWatch:
      stage.replay = {run_, model_ ? model_->racer() : std::string(), false};
      stage.next = Place::kReplay;
      return;
    case kWritten: {
      auto lines = replay::written_lines(*model_);
      stage.lines = {tr("MOVES of {}", client::printable(run_)),
                     [lines = std::move(lines)](const client::Model&) { return lines; }};
      stage.next = Place::kLines;
      return;
    }
    case kBoard:
      stage.next = Place::kRoom;
      return;
    case kToLobby:
      stage.requests.step_out();
      stage.next = Place::kLobby;
      return;
    default:
      return;
  }
}

int EndPage::draw_player(const Region& row, const v1::MatchView& match,
                         const v1::MatchPlayer& player, int column) const {
  const Role role = player_role(player.player());
  row.put(0, 1, std::string(1, pane_->badge(match, player.player())), role);
  row.put_field(0, kNameColumn, kNameColumns, client::printable(player.name()), role);
  std::string score = pane_->score(match, player.player());
  if (player.place() != 0) {
    score = words::place_word(player.place()) + " " + client::format_time(player.finished_ms());
  }
  row.put(0, column - 1 - client::columns_of(score), score);
  if (!model_) return 1;
  const int width = row.columns() - column - 3;
  row.put(0, column,
          "|" +
              replay::timeline(model_->replay(), match.index(), player.player(),
                               static_cast<std::size_t>(std::max(width, 0))) +
              "|");
  return 1;
}

int EndPage::draw_players(const Region& region, const client::Room& room) const {
  const std::string_view title = pane_->score_title();
  const bool race = room.view.head().table() == v1::TABLE_RACE;
  const int wide = kNameColumn + kNameColumns + client::columns_of(title) + 2;
  const int column = std::max(kTimelineColumn, wide);
  region.part(0, 0, 1, column - 1)
      .put_both(0, 1, tr("WHO DID WHAT"), race ? std::string_view() : title, Role::kDim);
  if (model_) {
    region.put(0, column + 1, "0:00", Role::kDim);
    region.part(0, 0, 1, region.columns() - 2)
        .put_right(0, client::format_time(model_->length_ms()), Role::kDim);
  }
  int row = 1;
  for (const v1::MatchView& match : room.view.matches()) {
    for (const v1::MatchPlayer& player : match.players()) {
      row += draw_player(region.part(row, 0, 1), match, player, column);
    }
  }
  return row;
}

int EndPage::draw_pauses(const Region& region) const {
  region.put(0, 1, tr("LONGEST PAUSES"), Role::kDim);
  if (!model_) region.put(1, 3, gather_ ? tr("loading ...") : tr("not known"), Role::kDim);
  if (model_ && pauses_.empty()) region.put(1, 3, tr("none of 10 s or more"));
  int row = 1;
  for (const std::string& line : pauses_) row = region.part(0, 3).put_wrapped(row, line);
  return std::max(row, 2);
}

void EndPage::draw(const Region& region, const Stage& stage) const {
  const int rows = region.rows();
  region.rule(rows - 2);
  draw_footer(region, useful(stage));
  if (!stage.model.room) return draw_words(region, rows - kRowsBelow, stage.message, Role::kStrong);
  const client::Room& room = *stage.model.room;
  const std::string vote = stage.message.empty() ? vote_line(room, stage.now_ms) : "";
  draw_words(region, rows - kRowsBelow, vote.empty() ? stage.message : vote, Role::kStrong);
  const std::string game = game_title(stage.model, room.view.head().game());
  draw_header(region, header_words(room, game, *pane_, std::nullopt, title_columns(region, stage)),
              stage);
  int row =
      region.part(0, 1).put_wrapped(kFirstRow, capitalised(ending_words(room)), Role::kStrong);
  std::string score = words::score_words(room);
  const std::string series = words::series_end_words(room);
  if (!series.empty()) score += "; " + series;
  if (!score.empty()) row = region.part(0, 1).put_wrapped(row, score);
  if (!standing_.empty()) row = region.part(0, 1).put_wrapped(row, standing_);
  if (!marks_.empty()) row = region.part(0, 1).put_wrapped(row, marks_);
  region.rule(row++);
  row += draw_players(region.part(row, 0), room);
  region.rule(row++);
  row += draw_pauses(region.part(row, 0, rows - kRowsBelow - row));
  const std::string next = next_words(room);
  if (next.empty() || row + 1 >= rows - kRowsBelow) return;
  region.rule(row++);
  region.part(0, 1).put_wrapped(row, next, Role::kDim);
}

}  // namespace gridmates::terminal
