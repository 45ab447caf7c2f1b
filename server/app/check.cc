#include "server/app/check.h"

#include <algorithm>
#include <iostream>
#include <optional>

#include "engine/games/games.h"
#include "server/actors/runs.h"
#include "server/app/complain.h"
#include "server/room/room.h"
#include "server/store/audit.h"

namespace gridmates::app {
namespace {

constexpr std::size_t kBatchesAtOnce = 256;

// The first difference found, as a sentence.
using Difference = std::optional<std::string>;

struct Counts {
  std::uint64_t rooms = 0;
  std::uint64_t events = 0;
  std::uint64_t runs = 0;
};

// One room's journal, folded as a server folds it.
class Replay {
 public:
  explicit Replay(RoomCode code) : room_(all_games()), code_(std::move(code)) {}

  Difference take(const ports::Batch& batch) {
    for (const core::Bytes& bytes : batch.events) {
      const auto event = core::decode<room::Event>(bytes);
      const Seq seq(room_.head().value + 1);
      if (!event) return at(seq, "is no event of this version");
      if (!room_.evolve(*event)) return at(seq, "cannot follow the one before");
      ++events_;
      if (!std::holds_alternative<room::MatchEnded>(event->what)) continue;
      if (const auto run = room_.finished_run()) runs_.push_back(actors::to_run(*run, code_));
    }
    if (room_.state_hash() != batch.state_hash)
      return at(room_.head(), "leads to another state than the recorded one");
    return std::nullopt;
  }

  // What comes next cannot even be read.
  Difference unreadable() const { return at(next(), "cannot be read"); }

  // What a whole journal has to agree with.
  Difference compare(bool closed, const std::vector<ports::Run>& stored) const {
    if (room_.closed() != closed) {
      return name() + (closed ? " is closed in the ledger, but not in its journal"
                              : " is closed in its journal, but not in the ledger");
    }
    for (std::size_t i = 0; i < std::max(runs_.size(), stored.size()); ++i) {
      if (i >= stored.size())
        return run_name(runs_[i]) + " is in the journal, but not on the boards of fame";
      if (i >= runs_.size())
        return run_name(stored[i]) + " is on the boards of fame, but not in the journal";
      if (runs_[i] != stored[i])
        return run_name(runs_[i]) + " on the boards of fame is not what its journal says";
    }
    return std::nullopt;
  }

  Seq next() const { return Seq(room_.head().value + 1); }
  std::uint64_t events() const { return events_; }
  std::uint64_t runs() const { return runs_.size(); }

 private:
  std::string name() const { return "room " + code_.str(); }
  Difference at(Seq seq, const char* what) const {
    return name() + ": event " + std::to_string(seq.value) + " " + what;
  }
  static std::string run_name(const ports::Run& run) {
    return "run " + run.code.str() + "/" + std::to_string(run.match);
  }

  room::Room room_;
  RoomCode code_;
  std::uint64_t events_ = 0;
  std::vector<ports::Run> runs_;
};

store::Result<Difference> check_room(store::Audit& audit, const ports::RoomRecord& record,
                                     Counts& counts) {
  Replay replay(record.code);
  for (;;) {
    const auto batches = audit.read_batches(record.id, replay.next(), kBatchesAtOnce);
    if (!batches && batches.error().kind == store::Error::Kind::kDamaged) {
      return replay.unreadable();
    }
    if (!batches) return batches.error();
    for (const ports::Batch& batch : *batches) {
      if (auto difference = replay.take(batch)) return difference;
    }
    if (batches->empty()) break;
  }
  const auto stored = audit.runs(record.id);
  if (!stored) return stored.error();
  counts.rooms += 1;
  counts.events += replay.events();
  counts.runs += replay.runs();
  return replay.compare(record.closed, *stored);
}

store::Result<Difference> check_rooms(store::Audit& audit, Counts& counts) {
  store::Result<Difference> result = Difference();
  const auto visited = audit.for_each_room([&](const ports::RoomRecord& record) {
    result = check_room(audit, record, counts);
    return result.ok() && !*result;
  });
  if (!visited) return visited.error();
  return result;
}

store::Result<Difference> check_fame(store::Audit& audit) {
  const auto agrees = audit.fame_agrees();
  if (!agrees) return agrees.error();
  return *agrees ? Difference() : Difference("the boards of fame do not follow from the runs");
}

}  // namespace

int check(const std::filesystem::path& data) {
  if (!std::filesystem::exists(data)) {
    complain("there is no directory " + data.string());
    return kCannotServe;
  }
  const auto dir = store::DataDir::take(data);
  if (!dir) {
    complain(dir.error());
    return kCannotServe;
  }
  auto audit = store::Audit::open(*dir);
  if (!audit && audit.error().kind == store::Error::Kind::kDamaged) {
    complain("the database is damaged: " + audit.error().message);
    return kNo;
  }
  if (!audit) {
    complain(audit.error().message);
    return kCannotServe;
  }
  Counts counts;
  auto difference = check_rooms(*audit, counts);
  if (difference && !*difference) difference = check_fame(*audit);
  if (!difference) {
    complain(difference.error().message);
    return kCannotServe;
  }
  if (*difference) {
    complain(**difference);
    return kNo;
  }
  std::cout << "checked " << counts.rooms << " rooms, " << counts.events << " events, "
            << counts.runs << " runs: everything agrees\n";
  return kGood;
}

}  // namespace gridmates::app
