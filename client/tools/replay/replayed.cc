#include "client/tools/replay/replayed.h"

#include <algorithm>
#include <set>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/text.h"
#include "client/replay/results.h"
#include "client/tools/replay/authors.h"
#include "client/tools/replay/clock_check.h"
#include "client/words/refusals.h"
#include "proto/convert/game_converter.h"

namespace gridmates::tools {
namespace {

using Kind = core::Outcome::Kind;

// A player's own match of a race, or the shared one.
struct Part {
  core::Match match;
  std::vector<core::Match> before = {};  // each of its moves, except those taken back
  std::uint64_t last_move_ms = 0;
  std::uint64_t frozen_until_ms = 0;
  bool out = false;

  bool is_done() const { return out || match.outcome().over(); }
};

// Takes the events in order; every function returns why an event is impossible, or an empty text.
class Fold {
 public:
  Fold(const v1::Replay& replay, core::Match start)
      : replay_(replay),
        start_(std::move(start)),
        race_(replay.head().table() == v1::TABLE_RACE),
        converter_(*convert::converter(replay.head().game())),
        words_(commands::game_words(replay.head().game())),
        clocks_(clock_checks(replay.head().clocks())) {}

  std::string take(const v1::Event& event) {
    if (std::string why = misplaced(event); !why.empty()) return why;
    seq_ = event.seq();
    now_ms_ = event.room_time_ms();
    switch (event.body_case()) {
      case v1::Event::kStarted:
        started_ = true;
        return {};
      case v1::Event::kMoved:
        return move(event);
      case v1::Event::kTakenBack:
        return take_back(event.taken_back().moves());
      case v1::Event::kGaveUp:
        if (!race_ || part(event.gave_up().player()).is_done())
          return tr("nobody can give up there");
        part(event.gave_up().player()).out = true;
        return {};
      case v1::Event::kPaused:
        return std::exchange(paused_, true) ? tr("it is paused already") : "";
      case v1::Event::kUnpaused:
        return std::exchange(paused_, false) ? "" : tr("it is not paused");
      case v1::Event::kInterrupted:
        interrupted_ = true;
        return paused_ ? "" : tr("it is not paused");
      case v1::Event::kEnded:
        ended_ = event.ended();
        return end(event);
      case v1::Event::kHidden:
        hidden_ = true;
        last_move_ms_ = now_ms_;
        return race_ ? "" : tr("nothing is hidden in such a match");
      default:
        return tr("such an event does not belong to a match");
    }
  }

  // Why the match is incomplete.
  std::string unfinished() const {
    if (replay_.events_in_all() != static_cast<std::uint32_t>(replay_.events_size())) {
      return tr("{} events are there, and the match has {}", replay_.events_size(),
                replay_.events_in_all());
    }
    return ended_ ? "" : tr("the match does not end");
  }

  Replayed result() {
    const std::uint32_t shown = race_ ? replay_.match().index() : 0;
    const Part& own = part(shown);
    Replayed all{own.match, now_ms_, *ended_, {}, interrupted_, hidden_, false, {}, help_};
    all.movers.assign(movers_.begin(), movers_.end());
    all.solved = !movers_.empty() && std::ranges::all_of(movers_, [this](std::uint32_t player) {
      return part(race_ ? player : 0).match.outcome().kind == Kind::kSolved;
    });
    if (race_ && own.match.outcome().kind == Kind::kSolved) all.finished_ms = finish_of(own);
    return all;
  }

 private:
  static std::uint64_t finish_of(const Part& one) {
    return std::max(one.last_move_ms, one.frozen_until_ms);
  }

  Part& part(std::uint32_t index) { return parts_.try_emplace(index, Part{start_}).first->second; }

  std::string misplaced(const v1::Event& event) const {
    if (ended_) return tr("it comes after the end");
    if (started_ == event.has_started())
      return started_ ? tr("the match is on") : tr("it has not begun");
    if (!started_ && event.room_time_ms() != 0) return tr("a match begins at 0:00.000");
    if (event.seq() <= seq_) return tr("its number does not follow");
    if (event.room_time_ms() < now_ms_) return tr("time goes backwards");
    const bool stands = paused_ && event.room_time_ms() != now_ms_;
    return stands ? tr("time goes on in a pause") : "";
  }

  std::string move(const v1::Event& event) {
    const v1::Moved& moved = event.moved();
    if (paused_) return tr("the match is paused");
    if (moved.player() >= core::kMaxSeats || moved.match_index() >= core::kMaxSeats) {
      return tr("nobody has this number");
    }
    const std::uint32_t index = race_ ? moved.player() : 0;
    if (moved.match_index() != index) return tr("it is made in another match");
    Part& own = part(index);
    if (race_ && own.is_done()) return tr("this player's race is over");
    if (race_ && now_ms_ < own.frozen_until_ms) return tr("this player's last move has cost time");
    const auto bytes = converter_.past_move(moved.move());
    if (!bytes) return words::refusal_sentence(bytes.error());
    if (!may_have_made(event, own.match, *bytes, replay_)) return tr("another member has made it");
    const std::uint32_t cost_before_ms = own.match.cost_ms();
    const core::Seat seat(static_cast<std::uint8_t>(moved.player()));
    own.before.push_back(own.match);
    if (const auto done = own.match.play(seat, *bytes); !done) {
      return words::refusal_sentence(done.error());
    }
    const bool passes = !own.match.to_move().contains(seat);
    const bool had_clocks = !clocks_.empty();
    std::erase_if(clocks_,
                  [&](ClockCheck& clock) { return !clock.move(moved.player(), now_ms_, passes); });
    if (had_clocks && clocks_.empty()) return tr("this player's time was up");
    const std::uint32_t cost_ms = own.match.cost_ms();
    if (cost_ms > cost_before_ms) own.frozen_until_ms = now_ms_ + (cost_ms - cost_before_ms);
    own.last_move_ms = now_ms_;
    last_move_ms_ = now_ms_;
    movers_.insert(moved.player());
    count_help(moved);
    return {};
  }

  std::string take_back(std::uint32_t moves) {
    Part& own = part(0);
    const bool versus =
        replay_.head().table() == v1::TABLE_VERSUS && replay_.head().rated().empty();
    if (!versus) return tr("moves cannot be taken back in such a match");
    if (moves == 0 || moves > own.before.size()) return tr("there are no such moves to take back");
    const auto to_move = own.match.to_move();
    if (to_move.empty()) return tr("it comes after the end");
    for (ClockCheck& clock : clocks_) clock.take_back(to_move.first().value, now_ms_);
    const auto first = own.before.end() - moves;
    for (auto one = first; one != own.before.end(); ++one) {
      const core::Match& after = one + 1 == own.before.end() ? own.match : one[1];
      const core::Seat mover = one->to_move().first();
      if (after.to_move().contains(mover)) continue;
      for (ClockCheck& clock : clocks_) clock.take_turn_back(mover.value);
    }
    own.match = *first;
    own.before.erase(first, own.before.end());
    return {};
  }

  void count_help(const v1::Moved& moved) {
    if (words_ == nullptr || words_->helps == nullptr) return;
    if (race_ && moved.player() != replay_.match().index()) return;
    const std::string_view kind = words_->helps(moved.move());
    if (!kind.empty()) ++help_[kind];
  }

  std::string end(const v1::Event& event) {
    if (ended_->cause() == v1::END_CAUSE_MOVE && now_ms_ != last_move_ms_) {
      return tr("it is recorded as ending with its last move, but ends later");
    }
    if (race_) return race_end();
    if (const auto to_move = part(0).match.to_move(); !to_move.empty()) {
      for (ClockCheck& clock : clocks_) clock.end(to_move.first().value, now_ms_);
    }
    const bool had_clocks = !clocks_.empty();
    std::erase_if(clocks_, [this](const ClockCheck& clock) {
      return !clock.shows(replay_.match().players());
    });
    if (had_clocks && clocks_.empty()) return tr("the recorded clocks do not fit the moves");
    const core::Outcome outcome = part(0).match.outcome();
    if (ended_->cause() == v1::END_CAUSE_MOVE || outcome.over()) {
      return ended_->result() == replay::result_of(outcome)
                 ? ""
                 : tr("its moves do not lead to such an end");
    }
    if (ended_->cause() == v1::END_CAUSE_TIME) return out_of_time();
    if (replay_.head().table() == v1::TABLE_VERSUS && replay::is_won(ended_->result())) {
      return forfeit(event);
    }
    const bool agreed = replay_.head().table() == v1::TABLE_VERSUS &&
                        ended_->cause() == v1::END_CAUSE_AGREED &&
                        ended_->result() == v1::ROOM_STATE_FINISHED_DRAWN;
    if (agreed) return "";
    const bool needs_moves = ended_->result() == v1::ROOM_STATE_FINISHED_SOLVED ||
                             ended_->result() == v1::ROOM_STATE_FINISHED_DRAWN ||
                             replay::is_won(ended_->result());
    return needs_moves ? tr("its moves do not lead to such an end") : "";
  }

  // The player to move has lost if their time was up.
  std::string out_of_time() {
    const auto to_move = part(0).match.to_move();
    if (clocks_.empty() || to_move.empty()) return tr("nobody's time is up");
    const std::uint32_t loser = to_move.first().value;
    const bool lost = ended_->result() == (loser == 0 ? v1::ROOM_STATE_FINISHED_SECOND_WON
                                                      : v1::ROOM_STATE_FINISHED_FIRST_WON);
    const auto is_up = [&](const ClockCheck& clock) { return clock.is_up(loser, now_ms_); };
    return lost && std::ranges::any_of(clocks_, is_up) ? ""
                                                       : tr("the player to move had time left");
  }

  // A player who resigns or leaves has lost, and one who claims the win has won.
  std::string forfeit(const v1::Event& event) const {
    const int winner = ended_->result() == v1::ROOM_STATE_FINISHED_FIRST_WON ? 0 : 1;
    const auto& players = replay_.match().players();
    if (players.size() != 2) return tr("two play such a match");
    const std::uint32_t loser = players[1 - winner].member();
    const std::uint32_t by =
        ended_->cause() == v1::END_CAUSE_CLAIMED ? players[winner].member() : loser;
    const bool fits = ended_->winner() == players[winner].member() && event.member() == by;
    return fits ? "" : tr("the player who gave up is not recorded as the loser");
  }

  std::string race_end() {
    const auto has_solved = [](const auto& one) {
      return one.second.match.outcome().kind == Kind::kSolved;
    };
    const bool solved = std::ranges::any_of(parts_, has_solved);
    const bool said = ended_->result() == v1::ROOM_STATE_FINISHED_SOLVED;
    const bool fits = solved == said || (hidden_ && said);
    return fits ? "" : tr("its moves do not lead to such an end");
  }

  const v1::Replay& replay_;
  core::Match start_;
  bool race_;
  const convert::GameConverter& converter_;
  const commands::GameWords* words_;
  std::vector<ClockCheck> clocks_;  // those that have matched so far
  std::map<std::uint32_t, Part> parts_;
  std::set<std::uint32_t> movers_;
  std::map<std::string_view, std::size_t> help_;
  std::optional<v1::MatchEnded> ended_;
  std::uint64_t seq_ = 0;
  std::uint64_t now_ms_ = 0;
  std::uint64_t last_move_ms_ = 0;
  bool started_ = false;
  bool paused_ = false;
  bool interrupted_ = false;
  bool hidden_ = false;
};

core::Bytes bytes_of(const std::string& text) { return {text.begin(), text.end()}; }

}  // namespace

std::variant<Replayed, NotReplayed> replayed(const v1::Replay& replay, const core::Games& games) {
  const core::Game* game = games.find(replay.head().game());
  if (game == nullptr || convert::converter(replay.head().game()) == nullptr) {
    return NotReplayed{true, tr("this program does not know the game")};
  }
  if (replay.rules_version() == 0) {
    return NotReplayed{true, tr("it comes from a server too old to send boards")};
  }
  if (replay.rules_version() != game->facts().rules_version) {
    return NotReplayed{true, tr("this program has version {} of its rules, not {}",
                                game->facts().rules_version, replay.rules_version())};
  }
  const auto start = game->start(bytes_of(replay.board()));
  if (!start) return NotReplayed{false, tr("board: {}", words::refusal_sentence(start.error()))};
  Fold fold(replay, *start);
  for (const v1::Event& event : replay.events()) {
    const std::string why = fold.take(event);
    if (why.empty()) continue;
    return NotReplayed{false, tr("event {} at {}: {}", event.seq(),
                                 client::format_exact_time(event.room_time_ms()), why)};
  }
  if (std::string why = fold.unfinished(); !why.empty()) return NotReplayed{false, std::move(why)};
  return fold.result();
}

}  // namespace gridmates::tools
