#include "client/terminal/fame_page.h"

#include <algorithm>
#include <utility>
#include <variant>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/leaderboards.h"
#include "client/core/text.h"
#include "client/terminal/fame_lines.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/typed_alone.h"
#include "client/terminal/typed_command.h"
#include "engine/core/hooks.h"

namespace gridmates::terminal {
namespace {

constexpr std::uint32_t kLines = 50;                                  // per board
constexpr std::size_t kMostTyped = core::hooks::kCategoryBytes + 48;  // headings have more words

// Prompts for a category, with existing ones as examples.
std::string named_words(const v1::Leaderboard* shown) {
  constexpr int kWidest = 24;
  std::vector<std::string> examples;
  if (shown != nullptr) {
    for (const auto& times : shown->best_times()) examples.push_back(times.category());
    for (const auto& list : shown->ratings()) examples.push_back(list.variant());
  }
  for (const std::string& category : examples) {
    const std::string example = client::printable(category);
    const bool fits = !example.empty() && client::columns_of(example) <= kWidest;
    if (fits) return tr("category ({}), empty for all:", example);
  }
  return tr("category, empty for all:");
}

}  // namespace

std::size_t FamePage::shown_lines(int rows) {
  constexpr int kBelow = 4;
  return static_cast<std::size_t>(std::max(rows - kFirstBoardRow - kBelow, 0));
}

const Bindings& FamePage::bindings() const {
  static const Bindings table = with_common({
      {kCategory, "Left h Right l", "left/right", "category", "another category", "BOARDS"},
      {kGame, "Tab g", "Tab", "game", "another game", "BOARDS"},
      {kScroll, "Up k Down j", "up/down", "", "choose a line", "BOARDS"},
      {kWatch, "Enter", "Enter", "replay", "watch the chosen run", "BOARDS"},
      {kOrder, "s", "s", "sort", "by time, 3BV/s, 3BV", "BOARDS"},
      {kWindow, "w", "w", "window", "month, week, day, all", "BOARDS"},
      {kPeriod, "[ ]", "[ / ]", "", "earlier / later period", "BOARDS"},
      {kAround, "m", "m", "", "around your own entry", "BOARDS"},
      {kPlayer, "p", "p", "", "what its player played", "BOARDS"},
      {kAll, "a", "a", "", "all runs / best runs", "BOARDS"},
      {kNamed, "/", "/", "", "one category, by name", "BOARDS"},
      {kRefresh, "r", "r", "", "load again", "BOARDS"},
      {kBack, "Esc q", "Esc", "back", "back", "AROUND"},
      {kGhost, "b", "b", "ghost", "make it the room's ghost", "AROUND"},
  });
  return table;
}

void FamePage::opened(Stage& stage) {
  games_ = known_games(stage.model);
  game_ = std::min(game_, games_.size() - 1);
  const bool comes_back =
      stage.from == Place::kReplay || stage.from == Place::kPast || stage.from == Place::kSettings;
  if (!comes_back) {
    of_daily_ = stage.from == Place::kDaily;
    asked_.clear_window();
    client::ask_for("", asked_);
    later_.clear();
  }
  if (!comes_back || stage.fame) category_ = first_ = chosen_ = 0;
  if (stage.fame) {
    asked_ = *std::exchange(stage.fame, std::nullopt);
    const auto game = std::ranges::find(games_, asked_.game(), &v1::GameFacts::id);
    if (game != games_.end()) game_ = static_cast<std::size_t>(game - games_.begin());
  }
  ask_again(stage);
}

void FamePage::ask(Stage& stage) {
  category_ = first_ = chosen_ = 0;
  ask_again(stage);
}

void FamePage::ask_again(Stage& stage) {
  asked_.set_game(games_[game_].id());
  asked_.set_limit(kLines);
  awaited_ = stage.requests.get_leaderboard(asked_);
  stage.check(awaited_);
}

void FamePage::heard(const client::Notice& notice, Stage& stage) {
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr || awaited_ == 0 || answered->intent != awaited_) return;
  awaited_ = 0;  // the earlier choice may be gone
  chosen_ = std::min(chosen_, std::max<std::size_t>(lines(stage), 1) - 1);
  first_ = std::min(first_, chosen_);
}

void FamePage::turn_order() {
  switch (asked_.order()) {
    case v1::LEADERBOARD_ORDER_UNSPECIFIED:
      return asked_.set_order(v1::LEADERBOARD_ORDER_RATE);
    case v1::LEADERBOARD_ORDER_RATE:
      return asked_.set_order(v1::LEADERBOARD_ORDER_WORTH);
    default:
      return asked_.clear_order();
  }
}

// All time, month, week, day; after a named period all time again.
void FamePage::turn_window() {
  later_.clear();
  const std::string& now = asked_.window();
  asked_.set_window(now.empty() ? "month" : now == "month" ? "week" : now == "week" ? "day" : "");
}

// Goes to the earlier period, or back to the later one.
void FamePage::turn_period(bool earlier, const Stage& stage) {
  if (earlier) {
    later_.push_back(asked_.window());
    asked_.set_window(board(stage)->before());
  } else {
    asked_.set_window(later_.back());
    later_.pop_back();
  }
}

const v1::Leaderboard* FamePage::board(const Stage& stage) const {
  const auto found = stage.model.leaderboards.find(games_[game_].id());
  return found == stage.model.leaderboards.end() ? nullptr : &found->second;
}

const v1::BestTimes* FamePage::category(const v1::Leaderboard& board) const {
  const auto count = static_cast<std::size_t>(board.best_times_size());
  return count == 0 ? nullptr : &board.best_times(static_cast<int>(category_ % count));
}

std::size_t FamePage::boards(const v1::Leaderboard& board) {
  const int wins = board.tallies().empty() ? 0 : 1;
  return static_cast<std::size_t>(board.best_times_size() + board.ratings_size() + wins);
}

const v1::RatingList* FamePage::ratings(const v1::Leaderboard& board) const {
  if (category(board) != nullptr) return nullptr;
  const std::size_t count = boards(board);
  const std::size_t at = count == 0 ? 0 : category_ % count;
  const bool is_one = at < static_cast<std::size_t>(board.ratings_size());
  return is_one ? &board.ratings(static_cast<int>(at)) : nullptr;
}

std::size_t FamePage::lines(const Stage& stage) const {
  const v1::Leaderboard* shown = board(stage);
  if (shown == nullptr) return 0;
  const v1::BestTimes* times = category(*shown);
  const v1::RatingList* rated = ratings(*shown);
  return static_cast<std::size_t>(times != nullptr   ? times->lines_size()
                                  : rated != nullptr ? rated->players_size()
                                                     : shown->tallies_size());
}

std::size_t FamePage::rows_of(std::size_t line, const Stage& stage) const {
  const v1::BestTimes* times = category(*board(stage));
  if (times == nullptr) return 1;
  return 1 + rows_below(stage.screen.columns, times->lines(static_cast<int>(line))).size();
}

// Moves the choice and keeps it on the screen.
void FamePage::choose(bool up, const Stage& stage) {
  if (up && chosen_ > 0) --chosen_;
  if (!up && chosen_ + 1 < lines(stage)) ++chosen_;
  first_ = std::min(first_, chosen_);
  std::size_t rows = 0;
  for (std::size_t line = first_; line <= chosen_; ++line) rows += rows_of(line, stage);
  while (rows > shown_lines(stage.screen.rows) && first_ < chosen_) {
    rows -= rows_of(first_++, stage);
  }
}

std::string FamePage::why_not(int act, const Stage& stage) const {
  const v1::Leaderboard* shown = board(stage);
  if (act == kCategory && (shown == nullptr || boards(*shown) < 2))
    return tr("there is no other category");
  if (act == kPeriod && awaited_ != 0) return tr("the list has not arrived yet");
  if (act == kPeriod && later_.empty() && (shown == nullptr || shown->before().empty())) {
    return tr("w chooses a month, a week or a day first");
  }
  const bool rated = shown != nullptr && ratings(*shown) != nullptr;
  const bool wins = shown != nullptr && !shown->tallies().empty();
  if ((act == kAll || act == kOrder) && rated) return tr("players are sorted by rating");
  if ((act == kAll || act == kOrder) && wins) return tr("players are sorted by wins");
  if (act == kWatch && rated) return tr("a rating comes from many matches: p shows the player");
  const bool sorted = asked_.order() != v1::LEADERBOARD_ORDER_UNSPECIFIED;
  if (act == kOrder && !sorted && lines(stage) == 0) return tr("there is nobody yet");
  if (act == kOrder && !sorted && !has_worth(*category(*shown))) {
    return tr("these boards have no 3BV to sort by");
  }
  if (act == kPlayer && chosen_player(stage).empty()) return tr("there is nobody yet");
  if (act == kWatch && chosen_run(stage).empty()) return tr("there is no run to be watched");
  const client::Room* room = stage.model.room ? &*stage.model.room : nullptr;
  if (const auto no = replay::why_no_ghost(room); act == kGhost && no) return no->why;
  if (act == kGhost && chosen_run(stage).empty()) return tr("there is no run to race with");
  return act == kScroll && lines(stage) < 2 ? tr("there are no more lines") : "";
}

void FamePage::act(const Hit& hit, Stage& stage) {
  const v1::Leaderboard* shown = board(stage);
  const std::size_t count = shown == nullptr ? 0 : boards(*shown);
  switch (hit.act) {
    case kCategory:
      first_ = chosen_ = 0;
      if (count > 0) category_ = (category_ + (hit.key < 2 ? count - 1 : 1)) % count;
      return;
    case kGame:
      game_ = (game_ + 1) % games_.size();
      client::ask_for("", asked_);
      asked_.clear_order();
      ask(stage);
      return;
    case kNamed:
      prompt_.emplace(named_words(shown), kNamed, kMostTyped);
      return;
    case kAll:
      asked_.set_all(!asked_.all());
      ask(stage);
      return;
    case kOrder:
      turn_order();
      ask(stage);
      return;
    case kWindow:
      turn_window();
      ask(stage);
      return;
    case kPeriod: {
      const bool earlier = hit.key == 0;
      if (earlier ? shown == nullptr || shown->before().empty() : later_.empty()) {
        stage.refuse(earlier ? tr("there is no earlier period") : tr("this is the latest period"));
        return;
      }
      turn_period(earlier, stage);
      ask(stage);
      return;
    }
    case kAround:
      asked_.set_around_me(!asked_.around_me());
      ask(stage);
      return;
    case kScroll:
      return choose(hit.key < 2, stage);
    case kWatch:
      stage.replay = {chosen_run(stage)};
      stage.next = Place::kReplay;
      return;
    case kGhost:
      if (show_ghost(chosen_ghost(stage), stage)) stage.next = Place::kRoom;
      return;
    case kPlayer: {
      v1::GetPlayer asked;
      asked.set_name(chosen_player(stage));
      if (!asked.name().empty()) show_player(std::move(asked), stage);
      return;
    }
    case kRefresh:
      ask(stage);
      return;
    case kBack:
      stage.next = of_daily_ ? Place::kDaily : stage.model.room ? Place::kRoom : Place::kLobby;
      return;
    default:
      return;
  }
}

bool FamePage::type(const Key& key, Stage& stage) {
  if (!prompt_) return false;
  const Prompt::Result result = prompt_->key(key);
  if (result == Prompt::Result::kOpen) return true;
  if (result == Prompt::Result::kGiven) {
    const std::string why = client::ask_for(prompt_->text(), asked_);
    why.empty() ? ask(stage) : stage.refuse(why);
  }
  prompt_.reset();
  return true;
}

std::optional<Key> FamePage::pick(int item, Stage& stage) {
  const auto line = static_cast<std::size_t>(item);
  if (line >= lines(stage)) return std::nullopt;
  if (std::exchange(chosen_, line) != line) return std::nullopt;
  return Key(Key::Kind::kEnter);
}

}  // namespace gridmates::terminal
