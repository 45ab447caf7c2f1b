#include "server/room/room.h"

#include <algorithm>
#include <cassert>
#include <functional>
#include <iterator>
#include <string>
#include <utility>

#include "server/base/folded.h"
#include "server/room/computers.h"
#include "server/room/daily.h"
#include "server/room/match_length.h"

namespace gridmates::room {
namespace {

// A member who joins or sits down is the author of that, even a computer that the host seats.
MemberNo author_of(const Happening& what, MemberNo asker) {
  if (const auto* joined = std::get_if<MemberJoined>(&what)) return joined->member;
  if (const auto* taken = std::get_if<SeatTaken>(&what)) return taken->member;
  return asker;
}

// Turns happenings into events, numbered after `head` and all at one time.
std::vector<Event> stamp(std::vector<Happening> happenings, Seq head, MemberNo by,
                         std::uint64_t room_ms, std::int64_t wall_ms) {
  std::vector<Event> events;
  for (Happening& what : happenings) {
    head = Seq(head.value + 1);
    // Room time of a match begins at 0.
    if (std::holds_alternative<MatchStarted>(what)) room_ms = 0;
    const MemberNo author = author_of(what, by);
    events.push_back({head, room_ms, wall_ms, author, std::move(what)});
  }
  return events;
}

core::Refusal no_table(const core::Game& game, core::Table table) {
  core::Parameters named{{"game", std::string(game.facts().title)}};
  switch (table) {
    case core::Table::kCoop:
      return core::invalid("{game} cannot be played together.", std::move(named));
    case core::Table::kVersus:
      return core::invalid("{game} cannot be played against each other.", std::move(named));
    case core::Table::kRace:
      break;
  }
  return core::invalid("{game} cannot be played as a race.", std::move(named));
}

// The seats of a table of this game, or why there can be no such table.
std::variant<Refusal, core::Seating> seating_of(const core::Game& game, core::Table table) {
  const core::Seating* seating = game.facts().at(table);
  if (seating == nullptr || (table == core::Table::kVersus && seating->max_seats != 2)) {
    Refusal no = refusal_of(no_table(game, table));
    no.reason = Reason::kNoSuchTable;
    return no;
  }
  return *seating;
}

// Collects the events that open a room, and those of the commands that are part of opening it.
class Opening {
 public:
  Opening(const core::Games& games, std::vector<Event> events, Now now)
      : now_(now), room_(games), events_(std::move(events)) {
    take(events_);
  }

  // Does nothing after a refusal.
  void ask(const Command& command) {
    if (refused_) return;
    auto decision = room_.decide(command, now_);
    if (auto* no = std::get_if<Refusal>(&decision)) refused_ = std::move(*no);
    if (refused_) return;
    auto& events = std::get<std::vector<Event>>(decision);
    take(events);
    std::ranges::move(events, std::back_inserter(events_));
  }

  std::variant<Refusal, std::vector<Event>> result() {
    if (refused_) return *std::move(refused_);
    return std::move(events_);
  }

 private:
  void take(const std::vector<Event>& events) {
    for (const Event& event : events) {
      [[maybe_unused]] const bool follows = room_.evolve(event);
      assert(follows);
    }
  }

  Now now_;
  Room room_;
  std::vector<Event> events_;
  std::optional<Refusal> refused_;
};

bool even(const std::optional<ClocksSet>& clocks) {
  return !clocks ||
         std::ranges::adjacent_find(clocks->clocks, std::not_equal_to<>()) == clocks->clocks.end();
}

// The name of an opponent: `name`, or another one if it looks like `other`.
Name name_beside(const Name& name, const Name& other) {
  const auto alike = [&other](std::string_view one) { return folded(one) == folded(other.str()); };
  if (!alike(name.str())) return name;
  return Name(alike("opponent") ? "opponent 2" : "opponent");
}

}  // namespace

Room::Room(const core::Games& games) : games_(&games) {}

std::variant<Refusal, std::vector<Event>> Room::open(const core::Games& games,
                                                     const RoomSetup& setup, Now now) {
  const core::Game* game = games.find(setup.game);
  assert(game != nullptr);
  const auto seating = seating_of(*game, setup.table);
  if (const auto* no = std::get_if<Refusal>(&seating)) return *no;
  const auto& seats = std::get<core::Seating>(seating);
  if (setup.cap_minutes != 0 && setup.table != core::Table::kRace) return Refusal{Reason::kNoCap};
  const auto variant = game->rated_as(setup.board.options.items());
  if (setup.rated && (setup.table != core::Table::kVersus || !variant)) {
    return Refusal{Reason::kNoRating};
  }
  if (setup.rated && !setup.clocks && !setup.computer) return Refusal{Reason::kRatedNeedsClock};
  if (setup.rated && !even(setup.clocks)) return Refusal{Reason::kRatedEvenClocks};
  if (setup.clocks && setup.table != core::Table::kVersus) return Refusal{Reason::kNoClock};
  if (setup.best_of != 0 && setup.table != core::Table::kVersus) return Refusal{Reason::kNoSeries};
  BoardChosen board = setup.board;
  board.again = false;
  if (auto good = game->start(board.board.items()); !good) {
    return refusal_of(good.error());
  }
  const MemberNo first(1);
  const RoomOpened opened{setup.code,
                          setup.game,
                          game->facts().rules_version,
                          setup.table,
                          setup.daily ? std::uint8_t{1} : seats.max_seats,
                          seats.min_seats,
                          setup.private_room};
  std::vector<Happening> events{opened, MemberJoined{first, setup.first.player, setup.first.name},
                                SeatTaken{first, Chair(1)}, HostPassed{first}, std::move(board)};
  if (setup.read) events.emplace_back(*setup.read);
  if (setup.opener != Chair(1)) events.emplace_back(OpenerSet{setup.opener});
  if (setup.cap_minutes != 0) events.emplace_back(CapSet{setup.cap_minutes});
  if (setup.watching != WatchingSet()) events.emplace_back(setup.watching);
  if (setup.clocks) events.emplace_back(*setup.clocks);
  if (setup.rated) events.emplace_back(RatedSet{});
  if (setup.best_of != 0) events.emplace_back(SeriesSet{setup.best_of});
  if (setup.daily) events.emplace_back(*setup.daily);
  Opening opening(games, stamp(std::move(events), Seq(0), first, 0, now.wall_ms), now);
  if (setup.computer) opening.ask({setup.first, SeatComputer{Chair(0), setup.computer}});
  if (setup.opponent) {
    const Name name = name_beside(setup.opponent->name, setup.first.name);
    opening.ask({{setup.opponent->player, name}, Join{}});
    opening.ask({setup.first, Start{}});
  }
  return opening.result();
}

Decision Room::decide(const Command& command, Now now) const {
  if (facts_.game == nullptr) return Refusal{Reason::kNotOpened};
  const auto room_ms = is_timed() ? std::max(now.room_ms, facts_.room_ms) : facts_.room_ms;
  const Asking asking{facts_,  command.by, facts_.member_of(command.by.player),
                      room_ms, false,      command.seen};
  Answer answer = std::visit(
      [&asking](const auto& state, const auto& ask) { return answer_in(state, ask, asking); },
      state_, command.ask);
  auto* happenings = std::get_if<std::vector<Happening>>(&answer);
  if (happenings == nullptr) {
    if (auto* no = std::get_if<Refusal>(&answer)) return std::move(*no);
    return std::get<NeedsWork>(answer);
  }
  if (auto no = too_long(state_, facts_, command, *happenings)) return *std::move(no);
  const MemberNo by = asking.member != nullptr ? asking.member->number : MemberNo(0);
  return stamp(std::move(*happenings), facts_.head, by, room_ms, now.wall_ms);
}

Seq Room::head() const { return facts_.head; }

Leaf Room::leaf() const {
  return std::visit([](const auto& state) { return state.leaf(); }, state_);
}

bool Room::running() const { return std::holds_alternative<Playing>(state_); }

bool Room::computers_play() const { return running() && computer_sits(facts_); }

bool Room::is_timed() const {
  const auto* playing = std::get_if<Playing>(&state_);
  return playing != nullptr && playing->is_timed();
}

bool Room::takes_long() const {
  const auto* paused = std::get_if<Paused>(&state_);
  const bool may_go_on = paused != nullptr && paused->by_room;
  const auto* playing = may_go_on ? &paused->remembered : std::get_if<Playing>(&state_);
  return playing != nullptr && playing->record.matches.front().takes_long();
}

std::optional<std::uint64_t> Room::ends_ms() const {
  const auto* playing = std::get_if<Playing>(&state_);
  const std::uint64_t at_ms = playing == nullptr ? 0 : playing->ends_ms(facts_);
  return at_ms == 0 ? std::nullopt : std::optional(at_ms);
}

std::uint64_t Room::room_ms() const { return facts_.room_ms; }

std::optional<std::uint32_t> Room::patience_ms() const {
  return std::visit([](const auto& state) { return state.patience_ms(); }, state_);
}

std::optional<MemberNo> Room::member_of(PlayerId player) const {
  const Member* member = facts_.member_of(player);
  return member == nullptr ? std::nullopt : std::optional(member->number);
}

bool Room::is_kicked(PlayerId player) const { return facts_.is_kicked(player); }

std::optional<MemberNo> Room::plays_alone() const {
  const auto* playing = std::get_if<Playing>(&state_);
  const Member* alone = playing == nullptr ? nullptr : playing->alone(facts_);
  return alone == nullptr ? std::nullopt : std::optional(alone->number);
}

PlayerId Room::to_move() const {
  const auto* paused = std::get_if<Paused>(&state_);
  const auto* playing = paused == nullptr ? std::get_if<Playing>(&state_) : &paused->remembered;
  const auto* turn = playing == nullptr ? nullptr : std::get_if<Turn>(&playing->turn);
  if (turn == nullptr) return {};
  const PlayerId player = playing->record.players[turn->to_move.value].player;
  return is_computer(player) ? PlayerId() : player;
}

std::vector<std::pair<MemberNo, PlayerId>> Room::members() const {
  std::vector<std::pair<MemberNo, PlayerId>> members;
  members.reserve(facts_.members->size());
  for (const Member& member : *facts_.members) members.emplace_back(member.number, member.player);
  return members;
}

}  // namespace gridmates::room
