#include "server/app/check_room.h"

#include <algorithm>

#include "engine/games/games.h"
#include "server/actors/records/fold.h"
#include "server/actors/records/runs.h"
#include "server/base/limits.h"

namespace gridmates::app {
namespace {

std::string run_name(const ports::Run& run) {
  return "run " + run.code.str() + "/" + std::to_string(run.match);
}

std::string chapter_name(Seq at) { return ": the chapter at event " + std::to_string(at.value); }

}  // namespace

CheckedRoom::CheckedRoom(ports::RoomRecord record, std::vector<ports::Chapter> chapters,
                         const std::vector<ports::Recorded>& remembered,
                         std::vector<ports::Run> runs, std::int64_t all_ended_since,
                         std::optional<ports::DailyTry> daily)
    : record_(std::move(record)),
      runs_(std::move(runs)),
      all_ended_since_(all_ended_since),
      daily_(std::move(daily)),
      room_(all_games()) {
  if (!chapters.empty()) latest_chapter_ = chapters.back().at;
  for (ports::Chapter& chapter : chapters) chapters_.emplace(chapter.at, std::move(chapter));
  for (const ports::Recorded& one : remembered) {
    remembered_[{one.key.player, one.key.client}].push_back(one);
  }
}

Difference CheckedRoom::take(const ports::Batch& batch) {
  std::optional<Seq> foreign;  // a move of a player that its member is not
  bool agreed = false;         // the preceding event closed a vote
  const auto look = [&](const room::Event& event) {
    const auto* moved = std::get_if<room::Moved>(&event.what);
    if (moved != nullptr && !agreed && room_.number_of(event.by) != moved->seat) {
      foreign = event.seq;
    }
    agreed = std::holds_alternative<room::VoteClosed>(event.what);
    if (std::holds_alternative<room::MatchEnded>(event.what)) keep_run();
  };
  const auto events = actors::fold(batch, room_, look);
  if (!events) return name() + ": " + actors::sentence(events.error());
  if (foreign) {
    return name() + ": event " + std::to_string(foreign->value) +
           " is a move that its member cannot have made";
  }
  if (auto difference = take_command(batch)) return difference;
  return compare_chapter(batch.state_hash);
}

void CheckedRoom::keep_run() {
  if (const auto daily = room_.finished_daily()) daily_end_ = actors::to_daily_end(*daily);
  const auto ended = room_.ended_match();
  if (!ended) return;
  // Make the run by the rules of the row that was written for it. Matches that do not count had no
  // rows before all_ended_since_.
  const auto row = std::ranges::find(runs_, ended->match, &ports::Run::match);
  const bool is_old = ended->wall_ms < all_ended_since_;
  if (row == runs_.end() && !ended->counts && is_old) return;
  const bool has_former_rules = row != runs_.end() && row->rules < ports::Run::kRules &&
                                row->rules >= ports::least_rules(ended->wall_ms, all_ended_since_);
  const std::uint16_t rules = has_former_rules ? row->rules : ports::Run::kRules;
  found_.push_back(actors::to_run(*ended, record_.code, rules));
}

Difference CheckedRoom::take_command(const ports::Batch& batch) {
  if (!batch.key) return std::nullopt;
  const ports::Recorded one{*batch.key, batch.payload_hash, room_.head()};
  if (commands_.try_emplace(*batch.key, one).second) return std::nullopt;
  return name() + ": event " + std::to_string(one.last.value) +
         " is of a command that was taken before";
}

Difference CheckedRoom::unreadable() const {
  return name() + ": event " + std::to_string(next().value) + " cannot be read";
}

// A chapter of a former format stays if the room closes before it is used again; it is never read.
Difference CheckedRoom::compare_chapter(std::uint64_t state_hash) {
  const auto found = chapters_.extract(room_.head());
  if (!found) return std::nullopt;
  const ports::Chapter& chapter = found.mapped();
  const bool same =
      chapter.match == room_.match() && chapter.state_hash == state_hash &&
      (!room::Room::is_of_this_format(chapter.room) || chapter.room == room_.chapter());
  if (same) return std::nullopt;
  return name() + chapter_name(chapter.at) + " is not what the journal leads to";
}

Difference CheckedRoom::finish() const {
  if (room_.closed() != record_.closed) {
    return name() + (record_.closed ? " is closed in the ledger, but not in its journal"
                                    : " is closed in its journal, but not in the ledger");
  }
  if (!chapters_.empty()) {
    const Seq at = chapters_.begin()->first;
    return name() + chapter_name(at) +
           (at > room_.head() ? " is beyond the journal" : " ends no command's events");
  }
  if (auto difference = compare_answers()) return difference;
  if (auto difference = compare_daily()) return difference;
  return compare_runs();
}

// A room that closed before the player saw the board may have been replaced by another one.
Difference CheckedRoom::compare_daily() const {
  const bool is_due = room_.daily() && (daily_end_ || !room_.closed());
  if (daily_ ? !room_.daily() : is_due) {
    return name() + (daily_ ? " is a try at a daily, but not in its journal"
                            : " plays a daily in its journal, and is nobody's try");
  }
  if (!daily_ || daily_->end == daily_end_) return std::nullopt;
  return name() + ": how its daily has ended is not what its journal says";
}

// Recorded commands must be in the journal, and the journal's commands up to the latest chapter
// must be recorded, except those older than a client's kept ones.
Difference CheckedRoom::compare_answers() const {
  for (const auto& [client, recorded] : remembered_) {
    for (const ports::Recorded& one : recorded) {
      const auto command = commands_.find(one.key);
      if (command != commands_.end() && command->second == one) continue;
      return name() + " remembers a command at event " + std::to_string(one.last.value) +
             " that its journal does not have";
    }
  }
  for (const auto& [key, command] : commands_) {
    if (command.last > latest_chapter_) continue;
    const auto row = remembered_.find({key.player, key.client});
    if (row != remembered_.end()) {
      const bool is_older = row->second.size() == limits::kAnswersPerClient &&
                            command.last < row->second.front().last;
      if (is_older || std::ranges::find(row->second, command) != row->second.end()) continue;
    }
    return name() + " does not remember the command at event " + std::to_string(command.last.value);
  }
  return std::nullopt;
}

Difference CheckedRoom::compare_runs() const {
  for (std::size_t i = 0; i < std::max(found_.size(), runs_.size()); ++i) {
    if (i >= runs_.size())
      return run_name(found_[i]) + " is in the journal, but not on the leaderboards";
    if (i >= found_.size())
      return run_name(runs_[i]) + " is on the leaderboards, but not in the journal";
    if (found_[i] != runs_[i])
      return run_name(found_[i]) + " on the leaderboards is not what its journal says";
  }
  return std::nullopt;
}

}  // namespace gridmates::app
