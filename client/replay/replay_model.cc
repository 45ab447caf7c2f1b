#include "client/replay/replay_model.h"

#include <algorithm>
#include <map>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/replay/pauses.h"
#include "client/replay/results.h"
#include "client/replay/steps.h"

namespace gridmates::replay {
namespace {

constexpr std::size_t kAll = ~std::size_t{0};

// A member number for a player in the list who has none.
std::uint32_t member_of(const v1::MatchPlayer& player) {
  constexpr std::uint32_t kNobodys = 1'000;
  return player.member() != 0 ? player.member() : kNobodys + player.player();
}

// The number of bytes that differ between two encoded cells.
std::size_t bytes_changed(core::ByteView before, core::ByteView after) {
  std::size_t changed =
      std::max(before.size(), after.size()) - std::min(before.size(), after.size());
  for (std::size_t i = 0; i < std::min(before.size(), after.size()); ++i) {
    changed += before[i] != after[i] ? 1 : 0;
  }
  return changed;
}

}  // namespace

ReplayModel::ReplayModel(v1::Replay replay) : replay_(std::move(replay)) {
  for (v1::MatchPlayer& player : *replay_.mutable_match()->mutable_players()) {
    player.set_member(member_of(player));
  }
  for (int i = 0; i < replay_.events_size(); ++i) {
    const v1::Event& event = replay_.events(i);
    auto told = step_words(replay_, event);
    if (!told) continue;
    steps_.push_back({event.room_time_ms(), told->player, std::move(told->words), i,
                      event.has_moved(), event.taken_back().moves()});
  }
  if (steps_.empty()) steps_.push_back({});
  const GameAgain* game = game_again(replay_.head().game());
  if (game != nullptr && game->remarks != nullptr) remarks_ = game->remarks(replay_);
  auto begun = MatchAgain::begin(replay_);
  if (begun && !steps_.front().moved) {
    after_.push_back(*std::move(begun));
    marks_.push_back(Mark::kNone);
  } else {
    broken_ = 0;
  }
}

std::string ReplayModel::racer() const {
  const bool race = replay_.head().table() == v1::TABLE_RACE;
  return race && !replay_.match().players().empty() ? replay_.match().players(0).name() : "";
}

std::size_t ReplayModel::step_at(std::uint64_t time_ms) const {
  const auto later = std::ranges::upper_bound(steps_, time_ms, {}, &Step::time_ms);
  return later == steps_.begin() ? 0 : static_cast<std::size_t>(later - steps_.begin()) - 1;
}

const v1::Moved& ReplayModel::moved(std::size_t step) const {
  return replay_.events(steps_[step].event).moved();
}

// The match after the next step to fold; nullopt if these rules cannot follow it.
std::optional<MatchAgain> ReplayModel::next() {
  const std::size_t step = after_.size();
  const std::uint32_t back = steps_[step].taken_back;
  if (back > line_.size()) return std::nullopt;
  if (back != 0) {
    const std::size_t first = line_[line_.size() - back];
    line_.resize(line_.size() - back);
    return after_[first - 1];
  }
  MatchAgain next = after_.back();
  if (!steps_[step].moved) return next;
  if (!next.take(moved(step))) return std::nullopt;
  line_.push_back(step);
  return next;
}

bool ReplayModel::fold(std::size_t most) {
  for (std::size_t done = 0; done < most; ++done) {
    if (folded()) return false;
    auto next = this->next();
    if (!next) {
      broken_ = after_.size();
      return false;
    }
    after_.push_back(*std::move(next));
    marks_.push_back(mark_now(after_.size() - 1));
  }
  return !folded();
}

bool ReplayModel::shows(std::size_t step) {
  if (step == last()) return true;
  if (step >= after_.size()) fold(step + 1 - after_.size());
  return step < after_.size();
}

core::Seat ReplayModel::seat() const {
  const bool race = replay_.head().table() == v1::TABLE_RACE;
  return core::Seat(static_cast<std::uint8_t>(race ? replay_.match().index() : 0));
}

core::Seat ReplayModel::mover(const MatchAgain& tried) const {
  const core::SeatSet turn = tried.match().to_move();
  const bool versus = replay_.head().table() == v1::TABLE_VERSUS;
  return versus && !turn.empty() ? turn.first() : seat();
}

v1::MatchView ReplayModel::with_players(v1::MatchView board) const {
  for (v1::MatchPlayer player : replay_.match().players()) {
    player.clear_place();
    player.clear_finished_ms();
    player.clear_out();
    player.clear_frozen_until_ms();
    *board.add_players() = std::move(player);
  }
  return board;
}

v1::MatchView ReplayModel::view(std::size_t step) {
  v1::MatchView view = replay_.match();
  if (step != last() && shows(step)) view = with_players(after_[step].view(seat()));
  view.set_index(0);
  return view;
}

v1::RoomState ReplayModel::state_of(const MatchAgain& match) const {
  const v1::RoomState result = result_of(match.match().outcome());
  if (result != v1::ROOM_STATE_UNSPECIFIED) return result;
  if (replay_.head().table() != v1::TABLE_VERSUS) return v1::ROOM_STATE_PLAYING_TOGETHER;
  return mover(match) == core::Seat(1) ? v1::ROOM_STATE_PLAYING_SECOND_TO_MOVE
                                       : v1::ROOM_STATE_PLAYING_FIRST_TO_MOVE;
}

client::Room ReplayModel::room_with(std::size_t step, v1::MatchView match,
                                    v1::RoomState state) const {
  client::Room room;
  room.code = replay_.head().code();
  room.live = true;
  room.room_time_ms = steps_[step].time_ms;
  v1::RoomHead& head = *room.view.mutable_head();
  head = replay_.head();
  head.set_state(state);
  head.clear_vote();
  head.clear_begins_ms();
  std::uint32_t chair = 0;
  for (const v1::MatchPlayer& player : replay_.match().players()) {
    v1::Member& member = *room.view.add_members();
    member.set_number(player.member());
    member.set_name(player.name());
    member.set_seat(++chair);
    room.names[player.member()] = player.name();
  }
  *room.view.add_matches() = std::move(match);
  return room;
}

client::Room ReplayModel::room(std::size_t step) {
  const bool known = step != last() && shows(step);
  return room_with(step, view(step), known ? state_of(after_[step]) : replay_.head().state());
}

client::Room ReplayModel::room(std::size_t step, const MatchAgain& tried) const {
  client::Room room = room_with(step, with_players(tried.view(seat())), state_of(tried));
  for (const v1::MatchPlayer& player : replay_.match().players()) {
    if (player.player() == mover(tried).value) room.you = player.member();
  }
  if (room.you == 0 && !replay_.match().players().empty()) {
    room.you = replay_.match().players(0).member();
  }
  return room;
}

std::optional<MatchAgain> ReplayModel::match(std::size_t step) {
  if (!shows(step) || (step >= after_.size() && (fold(kAll), step >= after_.size()))) {
    return std::nullopt;
  }
  return after_[step];
}

std::optional<std::uint32_t> ReplayModel::cell(std::size_t step) {
  if (step == 0 || !steps_[step].moved || !match(step)) return std::nullopt;
  const core::Viewer viewer{core::Viewer::Kind::kPlayer, seat()};
  const core::MatchView before = after_[step - 1].match().view(viewer);
  const core::MatchView after = after_[step].match().view(viewer);
  const auto meant = after_[step - 1].written_by(moved(step));
  if (!meant.empty() && meant.front() < after.cells.size()) return meant.front();
  std::optional<std::uint32_t> found;
  std::size_t most = 0;
  for (std::size_t i = 0; i < std::min(before.cells.size(), after.cells.size()); ++i) {
    const std::size_t changed = bytes_changed(before.cells[i], after.cells[i]);
    if (changed > most) found = static_cast<std::uint32_t>(i);
    most = std::max(most, changed);
  }
  return found;
}

std::optional<Turn> ReplayModel::turn(std::size_t step, v1::MatchView& before,
                                      v1::MatchView& after) {
  if (step == 0 || !remarks_ || !steps_[step].moved || !match(step)) return std::nullopt;
  before = after_[step - 1].view(seat());
  after = after_[step].view(seat());
  return Turn{moved(step), before, after};
}

Mark ReplayModel::mark(std::size_t step) {
  return match(step) && step < marks_.size() ? marks_[step] : Mark::kNone;
}

std::string ReplayModel::help(std::size_t step) {
  if (mark(step) != Mark::kHelp) return {};
  v1::MatchView before;
  v1::MatchView after;
  const auto turned = turn(step, before, after);
  return turned ? remarks_->help(*turned) : std::string();
}

Mark ReplayModel::mark_now(std::size_t step) {
  v1::MatchView before;
  v1::MatchView after;
  const auto turned = turn(step, before, after);
  return turned ? remarks_->mark(*turned) : Mark::kNone;
}

const std::vector<std::string>& ReplayModel::beside(std::size_t step) {
  if (beside_step_ != step) beside_ = remarks_at(step);
  beside_step_ = step;
  return beside_;
}

std::vector<std::string> ReplayModel::remarks_at(std::size_t step) {
  if (!remarks_) return {};
  v1::MatchView before;
  v1::MatchView after;
  std::vector<std::string> lines;
  if (const auto turned = turn(step, before, after)) lines = remarks_->about(*turned);
  if (step == last() || !shows(step) || after_[step].match().outcome().over()) return lines;
  for (std::string& line : remarks_->about(view(step))) lines.push_back(std::move(line));
  return lines;
}

std::string ReplayModel::asked(std::size_t step) {
  return remarks_ && step != last() && shows(step) ? remarks_->asked(view(step)) : "";
}

std::string ReplayModel::met(std::size_t step) {
  v1::MatchView before;
  v1::MatchView after;
  const auto turned = turn(step, before, after);
  return turned ? remarks_->met(*turned) : std::string();
}

const std::vector<Moment>& ReplayModel::moments() {
  if (moments_) return *moments_;
  fold(kAll);
  std::map<std::size_t, std::string> found;
  const auto add = [&found](std::size_t step, const std::string& words) {
    std::string& all = found[step];
    all += (all.empty() ? "" : ", ") + words;
  };
  std::optional<std::size_t> last_move;
  for (std::size_t step = 0; step < steps_.size(); ++step) {
    if (!steps_[step].moved) continue;
    if (!last_move) add(step, tr("the first move"));
    last_move = step;
    const Mark mark = this->mark(step);
    if (mark == Mark::kMistake) add(step, tr("a mistake"));
    if (mark == Mark::kHelp) add(step, tr("help"));
  }
  for (const std::size_t step : longest_pauses(replay().match(), steps_, kPauses)) {
    add(step, tr("a pause of {} before it", client::format_time(pause_before(steps_, step))));
  }
  if (last_move) add(*last_move, tr("the last move"));
  add(last(), tr("the end"));
  moments_.emplace();
  for (auto& [step, words] : found) moments_->push_back({step, std::move(words)});
  return *moments_;
}

}  // namespace gridmates::replay
