#include "server/actors/records/replay.h"

#include <algorithm>
#include <optional>
#include <span>
#include <utility>
#include <variant>
#include <vector>

#include "server/actors/records/dailies.h"
#include "server/actors/records/fold.h"
#include "server/actors/shard/on_worker.h"
#include "server/base/limits.h"
#include "server/room/room.h"
#include "server/wire/errors.h"
#include "server/wire/replay.h"

namespace gridmates::actors {
namespace {

using FoundRoom = std::optional<std::optional<ports::RoomRecord>>;
using Worth = std::optional<bool>;
using FoundRun = std::optional<std::optional<ports::WrittenRun>>;
using RunStandings = std::optional<std::vector<ports::RunStanding>>;

v1::Error no_such_match() {
  return wire::refuse(v1::ERROR_CODE_NOT_FOUND,
                      "There is no such finished match, or you were not in its room.", {}, "run");
}

// Talk, and who came and went, concern only the members.
bool is_of_match(const room::Event& event) {
  const auto& what = event.what;
  return std::holds_alternative<room::MatchStarted>(what) ||
         std::holds_alternative<room::Moved>(what) || std::holds_alternative<room::GaveUp>(what) ||
         std::holds_alternative<room::MovesTakenBack>(what) ||
         std::holds_alternative<room::MatchPaused>(what) ||
         std::holds_alternative<room::MatchUnpaused>(what) ||
         std::holds_alternative<room::MatchInterrupted>(what) ||
         std::holds_alternative<room::MatchEnded>(what);
}

// Folds a room to the end of one of its matches and keeps a part of that match's events.
class ReplayFold {
 public:
  ReplayFold(const core::Games& games, const wire::GetReplay& asked)
      : room_(games), match_(asked.match), from_(asked.from) {}

  // False: the journal is damaged, or of a newer version.
  bool take(const ports::Batch& batch) {
    const auto events = fold(batch, room_, [this](const room::Event& event) {
      if (!end_) keep(event);
    });
    read_ += static_cast<std::uint32_t>(batch.events.size());
    return events.ok();
  }

  bool over() const { return end_.has_value(); }
  bool takes_long() const { return room_.takes_long(); }
  Seq next() const { return Seq(room_.head().value + 1); }
  std::uint32_t read() const { return read_; }
  // Once it is over.
  bool is_for(PlayerId who) const { return end_->finished_run() || end_->member_of(who); }
  wire::PastMatch told(std::optional<ports::WrittenRun> run,
                       std::vector<ports::RunStanding> standings) const {
    return {*end_, kept_, in_all_, std::move(run), std::move(standings)};
  }

 private:
  void keep(const room::Event& event) {
    if (const auto* started = std::get_if<room::MatchStarted>(&event.what)) {
      is_on_ = started->match == match_;
    }
    if (!is_on_ || !is_of_match(event)) return;
    if (std::holds_alternative<room::MatchEnded>(event.what)) end_ = room_;
    if (in_all_++ >= from_ && kept_.size() < limits::kReplayEvents) {
      kept_.push_back(event);
    }
  }

  room::Room room_;
  std::uint32_t match_;
  std::uint32_t from_;
  std::uint32_t read_ = 0;
  std::uint32_t in_all_ = 0;
  bool is_on_ = false;
  std::optional<room::Room> end_;  // right after the match; its batch may have more events
  std::vector<room::Event> kept_;
};

using Fold = std::shared_ptr<ReplayFold>;  // used by one thread at a time

// Folds what has been read, a small part at a time, with a turn for other work in between; from the
// first long move on, a worker does it. False: as ReplayFold::take().
Awaitable<bool> take_in(House& house, PlayerId who, Fold fold, std::vector<ports::Batch> read,
                        std::stop_token stop) {
  const auto all = std::make_shared<const std::vector<ports::Batch>>(std::move(read));
  std::span<const ports::Batch> rest = *all;
  std::uint32_t turn_ends = fold->read() + limits::kReplayedAtOnce;
  for (; !rest.empty() && !fold->over() && !fold->takes_long(); rest = rest.subspan(1)) {
    if (!fold->take(rest.front())) co_return false;
    if (fold->read() < turn_ends) continue;
    turn_ends = fold->read() + limits::kReplayedAtOnce;
    constexpr boost::asio::use_awaitable_t<Executor> kUse;
    co_await boost::asio::post(co_await boost::asio::this_coro::executor, kUse);
  }
  if (rest.empty() || fold->over()) co_return true;
  const auto job = [fold, all, rest, stop] {
    const auto is_taken = [&](const ports::Batch& batch) {
      return fold->over() || stop.stop_requested() || fold->take(batch);
    };
    return std::ranges::all_of(rest, is_taken);
  };
  co_return co_await on_worker(house, who, job);
}

// Reads until the match is over; the error if that is not possible.
Awaitable<std::optional<v1::Error>> follow(House& house, PlayerId who, RoomId room, Fold fold,
                                           std::stop_token stop) {
  while (!fold->over()) {
    if (stop.stop_requested()) co_return wire::cannot_read();
    const auto begin = [&house, room, next = fold->next()](ports::Done<ports::Batches> done) {
      house.ports.journal.read(room, next, limits::kReadBatches, std::move(done));
    };
    auto batches = co_await await<ports::Batches>(begin);
    if (!batches && batches.error() == ports::Unread::kDamaged) co_return wire::damaged_room();
    if (!batches) co_return wire::cannot_read();
    if (batches->empty()) co_return no_such_match();  // it has not ended yet, or not begun
    const bool good = co_await take_in(house, who, fold, *std::move(batches), stop);
    if (!good) co_return wire::damaged_room();
  }
  co_return std::nullopt;
}

// The run of the match, which is sent with the first part alone; the outer nullopt: it cannot be
// read now.
Awaitable<FoundRun> recorded(House& house, RoomId room, const wire::GetReplay& asked) {
  if (asked.from != 0) co_return FoundRun(std::in_place);  // none, and not unreadable
  const auto begin = [&house, room, match = asked.match](ports::Done<FoundRun> done) {
    house.ports.runs.run_of(room, match, std::move(done));
  };
  co_return co_await await<FoundRun>(begin);
}

// Where the run stands, likewise.
Awaitable<RunStandings> standings(House& house, RoomId room, const wire::GetReplay& asked) {
  if (asked.from != 0) co_return RunStandings(std::in_place);
  const auto begin = [&house, room, match = asked.match](ports::Done<RunStandings> done) {
    house.ports.runs.standings(room, match, std::move(done));
  };
  co_return co_await await<RunStandings>(begin);
}

}  // namespace

Awaitable<FoundReplay> find_replay(std::shared_ptr<House> house, PlayerId who,
                                   wire::GetReplay asked, std::stop_token stop) {
  const auto begin = [&house, &asked](ports::Done<FoundRoom> done) {
    house->ports.rooms.find(asked.room, std::move(done));
  };
  const FoundRoom found = co_await await<FoundRoom>(begin);
  if (!found) co_return FoundReplay{wire::cannot_read()};
  if (!*found) co_return FoundReplay{no_such_match()};
  const auto ask = [&house, &asked, room = (*found)->id, who](ports::Done<Worth> done) {
    house->ports.runs.worth_reading(room, asked.match, who, std::move(done));
  };
  const Worth worth = co_await await<Worth>(ask);
  if (!worth) co_return FoundReplay{wire::cannot_read()};
  if (!*worth) co_return FoundReplay{no_such_match()};
  const auto seen = co_await may_see(*house, (*found)->id, who);
  if (!seen) co_return FoundReplay{wire::cannot_read()};
  if (!*seen) {
    co_return FoundReplay{wire::error_of(room::Refusal{room::Reason::kDailyNotFinished})};
  }
  const auto fold = std::make_shared<ReplayFold>(house->games, asked);
  const auto wrong = co_await follow(*house, who, (*found)->id, fold, std::move(stop));
  if (wrong) co_return FoundReplay{*wrong, fold->read()};
  if (!fold->is_for(who)) co_return FoundReplay{no_such_match(), fold->read()};
  const FoundRun run = co_await recorded(*house, (*found)->id, asked);
  RunStandings stands = co_await standings(*house, (*found)->id, asked);
  if (!run || !stands) co_return FoundReplay{wire::cannot_read(), fold->read()};
  const wire::PastMatch told = fold->told(*run, *std::move(stands));
  co_return FoundReplay{wire::replay(asked, told), fold->read()};
}

}  // namespace gridmates::actors
