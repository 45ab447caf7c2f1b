#include "client/terminal/daily_page.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/lines/dailies.h"
#include "client/terminal/game_pane.h"
#include "client/words/dailies.h"

namespace gridmates::terminal {
namespace {

constexpr int kFirstDailyRow = 4;
constexpr int kRowsBelowDailies = 4;  // a rule, the message, a rule and the footer
constexpr int kOwnRows = 2;           // for text that does not fit the chosen one's column
constexpr int kLevelAt = 18;
constexpr int kSolvedAt = 34;
constexpr int kMineAt = 45;

std::string closing_words(const Stage& stage) {
  const v1::DailyList& list = stage.model.dailies;
  if (list.closes_in_ms() == 0) return tr("{}, this day is over", client::printable(list.date()));
  const std::uint64_t age_ms = stage.now_ms - std::min(stage.now_ms, stage.model.dailies_at_ms);
  return tr("{}, the next ones in {}", client::printable(list.date()),
            words::closes_in_words(list, age_ms));
}

// The streaks of all games that have one.
std::string streaks_words(const client::Model& model) {
  std::string words;
  for (const auto& streak : model.dailies.streaks()) {
    const std::string one = words::streak_words(model.dailies, streak.game());
    if (one.empty()) continue;
    words += (words.empty() ? "" : "   ") + game_title(model, streak.game()) + " " + one;
  }
  return words;
}

void draw_daily(const Region& row, const v1::Daily& daily, const client::Model& model,
                bool is_chosen) {
  const Role role = is_chosen ? Role::kReverse : Role::kNormal;
  if (is_chosen) row.fill(0, role);
  row.put(0, 1, is_chosen ? ">" : " ", role);
  row.put_field(0, 3, kLevelAt - 4, game_title(model, daily.game()), role);
  row.put_field(0, kLevelAt, kSolvedAt - kLevelAt - 1, client::printable(daily.level()), role);
  row.put(0, kSolvedAt, std::to_string(daily.solved()), role);
  row.put_field(0, kMineAt, row.columns() - kMineAt, words::daily_state_words(daily), role);
}

// The state of your try, if its column is too narrow for it.
void draw_own_state(const Region& rows, const v1::Daily& daily) {
  const std::string words = words::daily_state_words(daily);
  if (client::columns_of(words) <= rows.columns() - kMineAt) return;
  rows.part(0, 3, kOwnRows, rows.columns() - 4).put_wrapped(0, words);
}

bool has_ended(const v1::Daily& daily) {
  return daily.state() == v1::DAILY_STATE_SOLVED || daily.state() == v1::DAILY_STATE_UNSOLVED;
}

}  // namespace

bool show_shares(const commands::ListDailies& asked, Stage& stage) {
  stage.lines = {tr("YOUR DAILY RESULTS"), [asked](const client::Model& model) {
                   std::size_t count = 0;
                   return words::is_of_day(model.dailies, asked.date)
                              ? lines::shared(model.dailies, asked, model, count)
                              : std::vector<std::string>{tr("loading ...")};
                 }};
  stage.next = Place::kLines;
  return stage.check(stage.requests.list_dailies(asked.date));
}

bool may_open_daily(const Stage& stage) {
  const auto& room = stage.model.room;
  return !room || (room->daily && room->seated());
}

client::IntentId open_daily(v1::OpenDaily asked, Stage& stage) {
  stage.message = tr("opening the daily ...");
  const client::IntentId intent = stage.requests.open_daily(std::move(asked));
  stage.check(intent);
  return intent;
}

const Bindings& DailyPage::bindings() const {
  static const Bindings table = with_common({
      {kChoose, "Up k Down j", "up/down", "select", "select a daily", "DAILIES"},
      {kDay, "Left h Right l", "left/right", "day", "an earlier / later day", "DAILIES"},
      {kOpen, "Enter", "Enter", "open", "play, go on, or replay", "DAILIES"},
      {kBoard, "b", "b", "board", "its leaderboard", "DAILIES"},
      {kCopy, "c", "c", "copy", "copy your result", "DAILIES"},
      {kRefresh, "r", "r", "", "load again", "DAILIES"},
      {kBack, "Esc q", "Esc", "back", "back", "AROUND"},
  });
  return table;
}

void DailyPage::opened(Stage& stage) {
  opening_ = 0;
  const bool comes_back = stage.from == Place::kReplay || stage.from == Place::kFame ||
                          stage.from == Place::kLines || stage.from == Place::kSettings;
  if (!comes_back) days_.clear();
  if (!stage.daily.empty()) days_ = {std::exchange(stage.daily, {})};
  ask(stage);
}

void DailyPage::ask(Stage& stage) {
  asked_at_ms_ = stage.now_ms;
  if (stage.model.link == client::Link::kOnline) {
    stage.check(stage.requests.list_dailies(days_.empty() ? "" : days_.back()));
  }
}

bool DailyPage::is_here(const Stage& stage) const {
  return words::is_of_day(stage.model.dailies, days_.empty() ? "" : days_.back());
}

void DailyPage::notice(const client::Notice& notice, Stage& stage) {
  if (std::holds_alternative<client::Connected>(notice)) ask(stage);
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered != nullptr && answered->intent == opening_) opening_ = 0;
}

// Requests the list again if it is missing, or when its day ends while the page is shown.
void DailyPage::tick(Stage& stage) {
  constexpr std::uint64_t kAskAgainMs = 5'000;
  const bool is_late = stage.now_ms >= asked_at_ms_ + kAskAgainMs;
  if (!is_here(stage) && is_late) return ask(stage);  // it was refused, or another list has arrived
  const std::uint64_t ends_ms = stage.model.dailies_at_ms + stage.model.dailies.closes_in_ms();
  const bool is_over = is_here(stage) && days_.empty() && stage.now_ms > ends_ms;
  if (is_over && is_late) ask(stage);
}

const v1::Daily* DailyPage::chosen(const Stage& stage) const {
  const auto& dailies = stage.model.dailies.dailies();
  if (dailies.empty() || !is_here(stage)) return nullptr;
  const auto last = static_cast<std::size_t>(dailies.size() - 1);
  return &dailies[static_cast<int>(std::min(chosen_, last))];
}

std::string DailyPage::why_not(int act, const Stage& stage) const {
  const v1::Daily* daily = chosen(stage);
  if (act == kRefresh || act == kBack) return "";
  if (act == kDay && !days_.empty()) return "";
  if (daily == nullptr) return tr("the list has not arrived yet");
  if (act == kOpen && has_ended(*daily)) return "";
  if (act == kOpen && !days_.empty() && daily->state() != v1::DAILY_STATE_OPEN) {
    return tr("that day is over; new ones come at 00:00 UTC");
  }
  const bool stays = act == kOpen && !may_open_daily(stage);
  if (stays && stage.model.room->code != daily->room()) {
    return tr("you are in {}; go to the lobby first", client::printable(stage.model.room->code));
  }
  return act == kCopy && !has_ended(*daily) ? tr("you have not ended it yet") : "";
}

void DailyPage::open(const v1::Daily& daily, Stage& stage) {
  if (has_ended(daily)) {  // its room has only one match
    stage.replay = {daily.room() + "/1"};
    stage.next = Place::kReplay;
    return;
  }
  const auto& room = stage.model.room;
  if (room && room->code == daily.room()) {
    stage.next = Place::kRoom;
    return;
  }
  stage.message = tr("opening the daily ...");
  if (opening_ != 0) return;  // a repeated Enter
  if (!days_.empty()) {
    opening_ = stage.requests.enter(daily.room(), false);
    stage.check(opening_);
    return;
  }
  v1::OpenDaily asked;
  asked.set_game(daily.game());
  asked.set_level(daily.level());
  opening_ = open_daily(std::move(asked), stage);
}

std::optional<Key> DailyPage::pick(int item, Stage& stage) {
  const v1::Daily* before = chosen(stage);
  chosen_ = static_cast<std::size_t>(item);
  return before == chosen(stage) ? std::optional<Key>(Key::Kind::kEnter) : std::nullopt;
}

void DailyPage::act(const Hit& hit, Stage& stage) {
  const v1::Daily* daily = chosen(stage);
  const auto last = static_cast<std::size_t>(std::max(stage.model.dailies.dailies_size(), 1) - 1);
  switch (hit.act) {
    case kChoose:
      chosen_ = std::min(chosen_, last);
      chosen_ =
          hit.key < 2 ? chosen_ - std::min<std::size_t>(chosen_, 1) : std::min(chosen_ + 1, last);
      return;
    case kDay: {
      const std::string& before = stage.model.dailies.before();
      if (hit.key < 2 && is_here(stage) && !before.empty()) days_.push_back(before);
      if (hit.key >= 2 && !days_.empty()) days_.pop_back();
      return ask(stage);
    }
    case kOpen:
      return open(*daily, stage);
    case kBoard:
      stage.fame = words::board_of(stage.model.dailies, *daily);
      stage.next = Place::kFame;
      return;
    case kCopy: {
      std::string text;
      for (const std::string& line : words::share_lines(stage.model.dailies, *daily,
                                                        game_title(stage.model, daily->game()))) {
        text += (text.empty() ? "" : "\n") + line;
      }
      stage.copied = std::move(text);
      show_shares({true, daily->game(), daily->level(), days_.empty() ? "" : days_.back()}, stage);
      return;
    }
    case kRefresh:
      return ask(stage);
    case kBack:
      stage.next = stage.model.room ? Place::kRoom : Place::kLobby;
      return;
    default:
      return;
  }
}

void DailyPage::draw(const Region& region, const Stage& stage) const {
  draw_header(region, tr("DAILY PUZZLES"), stage);
  const auto& dailies = stage.model.dailies.dailies();
  const bool is_loading = dailies.empty() || !is_here(stage);
  if (is_loading) {
    region.put(kFirstDailyRow, 3, tr("loading ..."));
  } else {
    region.put_field(2, 1, region.columns() - 2, closing_words(stage), Role::kStrong);
    region.put_field(3, 3, kLevelAt - 4, tr("game"), Role::kDim);
    region.put_field(3, kLevelAt, kSolvedAt - kLevelAt - 1, tr("level"), Role::kDim);
    region.put_field(3, kSolvedAt, kMineAt - kSolvedAt - 1, tr("solved by"), Role::kDim);
    region.put_field(3, kMineAt, region.columns() - kMineAt, tr("you"), Role::kDim);
  }
  const int rows = region.rows() - kFirstDailyRow - kRowsBelowDailies - kOwnRows - 1;
  const int count = is_loading ? 0 : dailies.size();
  const int last = std::max(count - 1, 0);
  const int place = std::min(static_cast<int>(chosen_), last);
  const int first = top_.first(rows, count, place);
  region.part(kFirstDailyRow, 0, rows).scrolls(Key::Kind::kUp, Key::Kind::kDown);
  for (int i = first; i < std::min(first + rows, count); ++i) {
    const Region row = region.part(kFirstDailyRow + i - first, 0, 1);
    draw_daily(row, dailies[i], stage.model, i == place);
    row.picks(i);
  }
  if (const v1::Daily* daily = chosen(stage)) {
    draw_own_state(region.part(region.rows() - 5 - kOwnRows, 0, kOwnRows), *daily);
  }
  region.put_field(region.rows() - 5, 3, region.columns() - 4, streaks_words(stage.model));
  region.rule(region.rows() - 4);
  const bool quiet = stage.message.empty();
  draw_words(region, region.rows() - 3,
             quiet
                 ? tr("One try each, the same board for all. One missed day in seven is forgiven.")
                 : stage.message,
             quiet ? Role::kDim : Role::kStrong);
  region.rule(region.rows() - 2);
  draw_footer(region, useful(stage));
}

}  // namespace gridmates::terminal
