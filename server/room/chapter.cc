// Room::chapter and Room::restore.
#include <cstdint>
#include <optional>
#include <tuple>
#include <utility>
#include <variant>

#include "server/room/room.h"

namespace gridmates::room {
namespace {

constexpr std::uint32_t kMatchBytes = 32 * 1024 * 1024;

// A match before one of its last moves.
struct StoredEarlier {
  core::Blob<kMatchBytes> state;
  Seat mover;

  static constexpr auto fields(auto& self) { return std::tie(self.state, self.mover); }
};

// A match with the people who play it.
struct StoredMatch {
  core::List<core::Blob<kMatchBytes>, core::kMaxSeats> states;
  core::List<MatchPlayer, core::kMaxSeats> players;
  core::List<Racer, core::kMaxSeats> racers;
  std::uint64_t begins_ms = 0;
  Seq started;
  core::List<PlayerClock, 2> clocks;
  std::uint64_t turn_since_ms = 0;
  core::List<StoredEarlier, limits::kTakenBack> earlier;

  static constexpr auto fields(auto& self) {
    return std::tie(self.states, self.players, self.racers, self.begins_ms, self.started,
                    self.clocks, self.turn_since_ms, self.earlier);
  }
};

// Encoded like the optional match that chapters had before matches could be interrupted.
struct NoMatch {
  static constexpr auto fields(auto&) { return std::tie(); }
};
struct InterruptedMatch {
  StoredMatch match;
  static constexpr auto fields(auto& self) { return std::tie(self.match); }
};
using AnyMatch = std::variant<NoMatch, StoredMatch, InterruptedMatch>;

const StoredMatch* match_in(const AnyMatch& any) {
  if (const auto* interrupted = std::get_if<InterruptedMatch>(&any)) return &interrupted->match;
  return std::get_if<StoredMatch>(&any);
}

// How a match has ended.
struct StoredEnd {
  Result result = Result::kUnsolved;
  Seq ended;
  std::uint64_t room_ms = 0;
  std::int64_t wall_ms = 0;

  static constexpr auto fields(auto& self) {
    return std::tie(self.result, self.ended, self.room_ms, self.wall_ms);
  }
};

enum class Kind : std::uint8_t {
  kWaiting,
  kPlaying,
  kPaused,
  kFinished,
  kClosed,
  kPausedByRoom,
  kLast = kPausedByRoom
};

struct StoredRoom {
  static constexpr std::uint8_t kVersion = 11;
  Facts facts;
  PlayerId creator;
  core::SharedList<std::uint64_t, limits::kPuzzlesKnown> puzzles;
  Kind kind = Kind::kWaiting;
  AnyMatch match;
  std::optional<StoredEnd> end;
  std::optional<OpenVote> vote;
  PlayerId renews_for;
  core::Shared<Arrangements> arranged;
  std::optional<DailyOpened> daily;
  WatchingSet watching;
  core::Shared<KeptTalk> kept_talk;
  std::optional<ClocksSet> clocks;
  bool rated = false;
  core::Shared<Series> series;

  static constexpr auto fields(auto& self) {
    return std::tie(self.facts, self.creator, self.puzzles, self.kind, self.match, self.end,
                    self.vote, self.renews_for, self.arranged, self.daily, self.watching,
                    self.kept_talk, self.clocks, self.rated, self.series);
  }
};

class Store {
 public:
  explicit Store(StoredRoom& out) : out_(out) {}

  void operator()(const Waiting&) { out_.kind = Kind::kWaiting; }
  void operator()(const Playing& playing) { put(Kind::kPlaying, playing.record); }
  void operator()(const Paused& paused) {
    put(paused.by_room ? Kind::kPausedByRoom : Kind::kPaused, paused.remembered.record);
  }
  void operator()(const Finished& finished) {
    put(Kind::kFinished, finished.record);
    out_.end = {finished.result, finished.ended, finished.room_ms, finished.wall_ms};
  }
  void operator()(const Closed&) { out_.kind = Kind::kClosed; }

 private:
  void put(Kind kind, const MatchRecord& record) {
    out_.kind = kind;
    StoredMatch match;
    for (const core::Match& one : record.matches) {
      (void)match.states.push(core::Blob<kMatchBytes>(one.state()));
    }
    match.players = record.players;
    match.racers = record.racers;
    match.begins_ms = record.begins_ms;
    match.started = record.started;
    match.clocks = record.clocks;
    match.turn_since_ms = record.turn_since_ms;
    for (const EarlierMatch& one : record.earlier) {
      (void)match.earlier.push({core::Blob<kMatchBytes>(one.match.state()), one.mover});
    }
    if (record.interrupted) {
      out_.match = InterruptedMatch{std::move(match)};
    } else {
      out_.match = std::move(match);
    }
  }

  StoredRoom& out_;
};

std::optional<MatchRecord> record_of(const StoredMatch& stored, const Facts& facts) {
  MatchRecord::Parts parts{{},
                           stored.players,
                           stored.racers,
                           stored.begins_ms,
                           stored.started,
                           stored.clocks,
                           stored.turn_since_ms,
                           {}};
  for (const auto& state : stored.states) {
    auto match = facts.game->restore(state.items());
    if (!match) return std::nullopt;
    parts.matches.push_back(*std::move(match));
  }
  for (const StoredEarlier& one : stored.earlier) {
    auto match = facts.game->restore(one.state.items());
    if (!match) return std::nullopt;
    parts.earlier.push_back({*std::move(match), one.mover});
  }
  return MatchRecord::restore(std::move(parts), facts.room->table);
}

std::optional<State> state_of(const StoredRoom& stored, const Facts& facts) {
  const bool paused = stored.kind == Kind::kPaused || stored.kind == Kind::kPausedByRoom;
  const bool has_match = stored.kind == Kind::kPlaying || paused || stored.kind == Kind::kFinished;
  const StoredMatch* match = match_in(stored.match);
  if ((match != nullptr) != has_match) return std::nullopt;
  if (stored.end.has_value() != (stored.kind == Kind::kFinished)) return std::nullopt;
  if (stored.kind == Kind::kWaiting) return Waiting{};
  if (stored.kind == Kind::kClosed) return Closed{};
  auto record = record_of(*match, facts);
  if (!record) return std::nullopt;
  record->interrupted = std::holds_alternative<InterruptedMatch>(stored.match);
  if (stored.kind == Kind::kFinished) {
    const StoredEnd& end = *stored.end;
    return Finished{*std::move(record), end.result, end.ended, end.room_ms, end.wall_ms};
  }
  const AnyTurn turn = turn_of(facts.room->table, *record);
  Playing playing{*std::move(record), turn};
  if (paused) return Paused{std::move(playing), stored.kind == Kind::kPausedByRoom};
  return playing;
}

}  // namespace

core::Bytes Room::chapter() const {
  StoredRoom stored;
  stored.facts = facts_;
  stored.creator = facts_.creator;
  stored.puzzles = facts_.puzzles;
  stored.vote = facts_.vote;
  stored.renews_for = facts_.renews_for;
  stored.arranged = facts_.arranged;
  stored.daily = facts_.daily;
  stored.watching = facts_.watching;
  stored.kept_talk = facts_.kept_talk;
  stored.clocks = facts_.clocks;
  stored.rated = facts_.rated;
  stored.series = facts_.series;
  std::visit(Store(stored), state_);
  return core::encode(stored);
}

Room Room::past() const {
  Room past = *this;
  past.facts_.recent.forget(head());
  return past;
}

bool Room::is_of_this_format(core::ByteView chapter) {
  return !chapter.empty() && chapter.front() == StoredRoom::kVersion;
}

std::optional<Room> Room::restore(const core::Games& games, core::ByteView chapter) {
  auto stored = core::decode<StoredRoom>(chapter);
  if (!stored) return std::nullopt;
  Facts& facts = stored->facts;
  facts.game = games.find(facts.room->game.str());
  if (facts.game == nullptr || facts.room->rules_version != facts.game->facts().rules_version) {
    return std::nullopt;
  }
  facts.creator = stored->creator;
  facts.puzzles = std::move(stored->puzzles);
  facts.vote = std::move(stored->vote);
  facts.renews_for = stored->renews_for;
  facts.arranged = stored->arranged;
  facts.daily = stored->daily;
  facts.watching = stored->watching;
  facts.kept_talk = stored->kept_talk;
  facts.clocks = stored->clocks;
  facts.rated = stored->rated;
  facts.series = stored->series;
  facts.recent.forget(facts.head);
  facts.vote_ended = facts.head;
  auto state = state_of(*stored, facts);
  if (!state) return std::nullopt;
  Room room(games);
  room.facts_ = std::move(facts);
  room.state_ = *std::move(state);
  return room;
}

}  // namespace gridmates::room
