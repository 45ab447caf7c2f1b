#include "client/terminal/face.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/terminal/create_page.h"
#include "client/terminal/daily_page.h"
#include "client/terminal/end_page.h"
#include "client/terminal/fame_page.h"
#include "client/terminal/lines_page.h"
#include "client/terminal/lobby_page.h"
#include "client/terminal/log_page.h"
#include "client/terminal/next_page.h"
#include "client/terminal/past_page.h"
#include "client/terminal/people.h"
#include "client/terminal/replay_page.h"
#include "client/terminal/room_page.h"
#include "client/terminal/room_text.h"
#include "client/terminal/settings_page.h"
#include "client/terminal/typed_command.h"
#include "client/words/away.h"
#include "client/words/boards.h"
#include "client/words/dailies.h"
#include "client/words/refusals.h"
#include "client/words/votes.h"

namespace gridmates::terminal {
namespace {

constexpr std::string_view kNoConnection = tr_later("No connection");

std::string size_words(Size size) {
  return std::to_string(size.columns) + "x" + std::to_string(size.rows);
}

}  // namespace

Face::Face(const client::Model& model, Requests& requests, const std::string& server,
           Settings settings)
    : stage_(model, requests, client::printable(server), std::move(settings)) {
  pages_.emplace(Place::kLobby, std::make_unique<LobbyPage>());
  pages_.emplace(Place::kCreate, std::make_unique<CreatePage>());
  pages_.emplace(Place::kNext, std::make_unique<NextPage>());
  pages_.emplace(Place::kPeople, std::make_unique<PeoplePage>());
  auto room = std::make_unique<RoomPage>(stage_.settings.now());
  pages_.emplace(Place::kLog, std::make_unique<LogPage>(room->feed()));
  pages_.emplace(Place::kRoom, std::move(room));
  pages_.emplace(Place::kFame, std::make_unique<FamePage>());
  pages_.emplace(Place::kDaily, std::make_unique<DailyPage>());
  pages_.emplace(Place::kPast, std::make_unique<PastPage>());
  pages_.emplace(Place::kLines, std::make_unique<LinesPage>());
  pages_.emplace(Place::kSettings, std::make_unique<SettingsPage>());
  pages_.emplace(Place::kEnd, std::make_unique<EndPage>(stage_.settings.now()));
  pages_.emplace(Place::kReplay, std::make_unique<ReplayPage>(stage_.settings.now()));
}

void Face::show(Place place) {
  help_.reset();
  run_by_help_.reset();
  stage_.from = std::exchange(place_, place);
  heed_game();
  page().opened(stage_);
}

void Face::watch(v1::Replay told) {
  stage_.told = std::move(told);
  place_ = Place::kQuit;
  show(Place::kReplay);
}

void Face::follow() {
  if (std::exchange(stage_.menu, false)) run({kHelpAct});
  if (!stage_.next) return;
  const Place next = *std::exchange(stage_.next, std::nullopt);
  if (next == Place::kQuit) {
    done_ = true;
  } else if (next != place_) {
    show(next);
  }
}

void Face::take(const client::Answered& answered) {
  const bool quiet = stage_.quiet.erase(answered.intent) != 0;
  if (const v1::Error* error = client::refusal(answered.frame); error != nullptr && !quiet) {
    nearest_.clear();
    const std::string sentence = pages_.at(Place::kRoom)->refusal_words(*error, stage_);
    stage_.refuse(words::refusal_clause(*error, sentence));
  }
  if (answered.intent == daily_ended_) tell_daily(answered.frame.daily_list());
}

// Shows the result of the daily that is played here.
void Face::tell_daily(const v1::DailyList& list) {
  daily_ended_ = 0;
  const auto& room = stage_.model.room;
  const v1::Daily* daily = room ? words::daily_of(list, *room) : nullptr;
  if (daily == nullptr) return;
  const std::string streak = words::streak_words(list, daily->game());
  const std::string day =
      list.closes_in_ms() == 0 ? " --date " + client::printable(list.date()) : "";
  stage_.message =
      tr("Daily {}. :daily share{} shows a result to share",
         words::daily_state_words(*daily) + (streak.empty() ? "" : "; " + streak), day);
}

void Face::take(const client::RoomSynced& synced) {
  if (!synced.first) return;
  stage_.message.clear();
  show(Place::kRoom);
  tell_nearest();
}

void Face::take(const client::EventApplied& applied) {
  if (applied.event.has_board_chosen()) tell_nearest();
  const auto& room = stage_.model.room;
  const bool ends_daily = room && room->daily && room->seated() && applied.event.has_ended();
  if (ends_daily) daily_ended_ = stage_.requests.list_dailies(room->daily->date());
  if (stage_.settings.now().bell && is_call(applied)) bell_ = true;
  const bool asks = room && applied.event.has_vote_opened() && applied.event.member() != room->you;
  const bool is_seen = place_ == Place::kRoom || place_ == Place::kEnd;
  if (asks && !is_seen) {
    stage_.message = tr("{}; the room's page takes the answer",
                        words::open_vote_words(*room, stage_.now_ms, words::asks_words(*room)));
  }
}

// At a versus table the opponent's move also alerts.
bool Face::is_call(const client::EventApplied& applied) const {
  const v1::Event& event = applied.event;
  const auto& room = stage_.model.room;
  if (!room || event.member() == room->you) return false;
  if (event.has_said()) return !stage_.muted.has(room->name_of(event.member()));
  if (!event.has_delta()) return false;
  const bool versus = room->view.head().table() == v1::TABLE_VERSUS;
  return event.has_vote_opened() || event.has_started() || event.has_ended() ||
         (event.has_moved() && versus && room->seated());
}

void Face::tell_nearest() {
  if (!nearest_.empty()) stage_.message = std::exchange(nearest_, {});
}

void Face::take(const client::RoomLeft& left) {
  stage_.message = left.no.message().empty() ? tr("You left {}", client::printable(left.room))
                                             : capitalised(words::refusal_sentence(left.no));
  const bool in_room = place_ == Place::kRoom || place_ == Place::kPeople ||
                       place_ == Place::kLog || place_ == Place::kEnd || place_ == Place::kNext;
  if (in_room) show(Place::kLobby);
}

void Face::take(const client::Disconnected& disconnected) {
  const std::string to = stage_.address.empty() ? "" : " " + tr("to {}", stage_.address);
  stage_.message = std::string(tr(kNoConnection)) + to + ": " + client::printable(disconnected.why);
  if (stage_.model.room) stage_.message += tr(". Trying again; moves wait here until then");
}

void Face::take(const client::Connected&) {
  if (stage_.message.starts_with(tr(kNoConnection))) stage_.message.clear();
  if (!first_line_.empty()) run_line(std::exchange(first_line_, {}), stage_);
}

void Face::take(const client::InvitedTo& invited) {
  if (stage_.muted.has(invited.by)) return;
  const std::string by = invited.by.empty() ? tr("somebody") : client::printable(invited.by);
  stage_.message = tr("{} invites you: {}", by, client::printable(invited.room));
  if (place_ == Place::kLobby) stage_.message += tr("; j joins by the code");
}

void Face::take(const client::SearchChanged& search) {
  const v1::QueueStatus& status = search.status;
  if (!status.room().empty()) {
    stage_.message = tr("joining {} ...", client::printable(status.room()));
    if (stage_.settings.now().bell) bell_ = true;
  }
  if (!status.has_over()) return;
  stage_.message = status.over().has_error() ? words::refusal_sentence(status.over().error())
                                             : tr("the search for an opponent has ended");
}

void Face::take(const client::Warned& warned) {
  stage_.message = capitalised(words::refusal_sentence(warned.no));
}

// For a room's next board the room page shows the progress. Options that a board does not meet are
// shown when it has been chosen.
void Face::take(const client::BoardsTried& boards) {
  const v1::BoardProgress& progress = boards.progress;
  if (!progress.unmet().empty()) nearest_ = words::nearest_words(progress);
  if (progress.tried() == 0 || !progress.room().empty()) return;
  stage_.message = words::making_words(progress.tried());
  if (place_ == Place::kCreate) stage_.message += tr("; Esc cancels it");
}

void Face::take(const client::Stopped& stopped) {
  stopped_ = stopped;
  done_ = true;
}

void Face::notice(const client::Notice& notice, std::uint64_t now_ms) {
  stage_.now_ms = now_ms;
  for (const auto& entry : pages_) entry.second->heard(notice, stage_);
  page().notice(notice, stage_);
  // After the page, which removes old messages.
  std::visit([this](const auto& happened) { take(happened); }, notice);
  make_premove();
  follow();
}

void Face::make_premove() {
  // Earlier moves must be answered first.
  if (!stage_.requests.pending_moves().empty()) return;
  const client::Room* room = stage_.model.room ? &*stage_.model.room : nullptr;
  const std::uint64_t time_ms = room == nullptr ? 0 : room->time_ms(stage_.now_ms);
  const auto move = stage_.premove.due(room, time_ms);
  if (move && !stage_.act(*move)) stage_.premove.set(*room, *move);
}

void Face::claim_win() {
  constexpr std::uint64_t kTryAgainMs = 5'000;  // the server may have counted from a later time
  const client::Room* room = stage_.model.room ? &*stage_.model.room : nullptr;
  const bool may = stage_.settings.now().claims && room != nullptr && room->live &&
                   words::win_is_claimable(*room, stage_.now_ms);
  if (!may || stage_.now_ms < claim_after_ms_) return;
  claim_after_ms_ = stage_.now_ms + kTryAgainMs;
  v1::Action claim;
  claim.mutable_claim();
  stage_.act(std::move(claim));
}

void Face::copied(const std::string& text, bool taken) {
  const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
  const std::string what = tr_count("one line", "{} lines", lines);
  stage_.message =
      taken ? tr("copied to the clipboard as {}", what)
            : tr("this terminal takes no text for the clipboard: mark it with the mouse");
}

void Face::tick(std::uint64_t now_ms) {
  stage_.now_ms = now_ms;
  heed_game();
  stage_.let_go();
  make_premove();
  claim_win();
  page().tick(stage_);
  // A page that opens automatically must not cover the help.
  if (help_) stage_.next.reset();
  follow();
}

void Face::draw(Canvas& canvas, std::uint64_t now_ms) {
  stage_.now_ms = now_ms;
  const Region region(canvas);
  const Size size = canvas.size();
  stage_.screen = size;
  too_small_ = size.rows < kSmallest.rows || size.columns < kSmallest.columns;
  targets_ = {};
  if (too_small_) {
    region.put_centred(size.rows / 2,
                       tr("{} needed, now {}", size_words(kSmallest), size_words(size)),
                       Role::kStrong);
    return;
  }
  heed_game();
  page().draw(region, stage_);
  if (help_) {
    canvas.targets() = {};
    help_->draw(region);
  }
  targets_ = canvas.targets();
}

}  // namespace gridmates::terminal
