#include "client/terminal/end_page.h"

#include <algorithm>
#include <iterator>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/ratings.h"
#include "client/core/text.h"
#include "client/terminal/plain_pane.h"
#include "client/terminal/room_facts.h"
#include "client/words/refusals.h"
#include "client/words/votes.h"

namespace gridmates::terminal {
namespace {

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

// Your name in the match, as names can change.
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
  std::string run = replay::run_of(room);
  if (run == run_ && (model() != nullptr || replay_asked_ != 0)) return;
  run_ = std::move(run);
  pane_ = make_pane(room.view.head().game(), preferences_);
  boards_.emplace(room);
  pauses_.clear();
  marks_.clear();
  counts_.clear();
  standing_.clear();
  replay_refused_.clear();
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

// A refusal for another racer's board is only shown in that racer's line.
void EndPage::ask(Stage& stage) {
  const auto wanted = boards_->next();
  replay_asked_ = wanted ? stage.requests.get_replay(*wanted) : 0;
  if (replay_asked_ != 0 && model() != nullptr) stage.quiet.insert(replay_asked_);
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
  if (replay_asked_ == 0 || answered.intent != replay_asked_) return;
  const v1::Error& no = answered.frame.error();
  const bool is_first = model() == nullptr;
  if (is_first && no.retry() == v1::RETRY_NEVER)
    replay_refused_ = words::refusal_clause(no, words::refusal_sentence(no));
  const std::size_t before = boards_->boards().size();
  boards_->take(answered.frame);
  if (boards_->boards().size() > before) took_board(is_first, stage);
  ask(stage);
}

// At a race every racer has a board.
void EndPage::took_board(bool is_first, const Stage& stage) {
  replay::ReplayModel& board = boards_->boards().back();
  const v1::MatchView& match = board.replay().match();
  const bool race = !board.racer().empty() && !match.players().empty();
  const std::uint32_t racer = race ? match.players(0).player() : 0;
  if (race) counts_[match.index()] = replay::marks_of(board, racer);
  if (!is_first) return;
  const v1::Replay& told = board.replay();
  pauses_ = replay::pause_lines(board);
  marks_ = race ? replay::marks_line(board, racer) : replay::marks_line(board);
  if (race && !marks_.empty()) marks_.insert(0, client::printable(board.racer()) + ": ");
  if (standing_.empty()) {
    standing_ = replay::standing_words(told, own_name(stage));
  }
}

// Shows the rating, else the place by matches won.
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

// Leaves the page when a new board is chosen; the room page shows it.
void EndPage::notice(const client::Notice&, Stage& stage) {
  const auto& room = stage.model.room;
  if (!room || !has_ended(*room)) stage.next = room ? Place::kRoom : Place::kLobby;
}

std::string EndPage::why_not(int act, const Stage& stage) const {
  if (!stage.model.room) return {};
  const client::Room& room = *stage.model.room;
  if ((act == kWritten || act == kWatch) && !replay_refused_.empty()) return replay_refused_;
  if (act == kWritten && model() == nullptr) return tr("the moves are not there");
  if (act == kYes && words::may_withdraw(room)) return tr("you have asked for it");
  return words::why_not(room, kind_of(act), room.time_ms(stage.now_ms));
}

// At a race with the moves of each racer.
std::vector<std::string> EndPage::written() const {
  std::vector<std::string> all;
  for (const replay::ReplayModel& board : boards_->boards()) {
    if (!all.empty()) all.emplace_back();
    if (!board.racer().empty()) all.push_back(client::printable(board.racer()) + ":");
    std::ranges::move(replay::written_lines(board), std::back_inserter(all));
  }
  return all;
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
      stage.replay = {run_, model() == nullptr ? std::string() : model()->racer(), false};
      stage.next = Place::kReplay;
      return;
    case kWritten: {
      stage.lines = {tr("MOVES of {}", client::printable(run_)),
                     [lines = written()](const client::Model&) { return lines; }};
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

}  // namespace gridmates::terminal
