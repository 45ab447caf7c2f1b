#include "tests/server/room/storm.h"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "engine/core/random.h"
#include "server/base/computers.h"
#include "server/room/statechart/names.h"
#include "server/room/statechart/probe_game.h"
#include "tests/server/room/arranging.h"
#include "tests/server/room/room_fixture.h"
#include "tests/server/room/storm_rules.h"
#include "tests/server/room/twins.h"

namespace gridmates::room {
namespace {

constexpr std::uint8_t kPersons = 5;

class Weather {
 public:
  explicit Weather(const Storm& storm) : storm_(storm), chance_(core::seed_from(storm.seed)) {}

  RoomFixture open() const {
    switch (storm_.table) {
      case StormTable::kSudoku:
        return RoomFixture::sudoku();
      case StormTable::kSudokuRace:
        return {"sudoku", core::Table::kRace, board()};
      case StormTable::kTicTacToe:
        return RoomFixture::tictactoe();
      case StormTable::kProbeCoop:
      case StormTable::kProbeWaits:
        return {"probe", core::Table::kCoop, board()};
      case StormTable::kProbeVersus:
        return {"probe", core::Table::kVersus, board()};
      case StormTable::kProbeRace:
        break;
    }
    return {"probe", core::Table::kRace, board()};
  }

  Command command(const Room& room) {
    const auto person = static_cast<Person>(1 + chance_.below(kPersons));
    if (chance_.below(200) == 0) return {identity(kNobody), Deserted{}};
    if (chance_.below(100) == 0) return {identity(kNobody), Pause{}};
    if (chance_.below(10) == 0) return {identity(kNobody), Renewed{board()}};
    if (room.vote() && chance_.below(10) == 0) {
      return {identity(kNobody), CloseVote{room.vote()->opened}};
    }
    const auto members = room.members();
    if (!members.empty() && chance_.below(3) == 0) {
      const PlayerId one =
          members[chance_.below(static_cast<std::uint32_t>(members.size()))].second;
      if (is_computer(one)) return {{one, Name("Hal")}, move()};
    }
    return {identity(person), ask()};
  }

  std::uint32_t below(std::uint32_t bound) { return chance_.below(bound); }

 private:
  BoardChosen board() const {
    switch (storm_.table) {
      case StormTable::kSudoku:
      case StormTable::kSudokuRace:
        return sudoku_board();
      case StormTable::kTicTacToe:
        return tictactoe_board();
      case StormTable::kProbeCoop:
      case StormTable::kProbeRace:
        return probe_board(core::Table::kCoop);
      case StormTable::kProbeWaits:
        return waiting_board();
      case StormTable::kProbeVersus:
        break;
    }
    return probe_board(core::Table::kVersus);
  }

  MemberNo member() { return MemberNo(static_cast<std::uint16_t>(chance_.below(8))); }

  Ask ask() {
    switch (chance_.below(30)) {
      case 0:
        return Join{chance_.below(6) == 0};
      case 2:
        return chance_.below(4) == 0 ? Ask(Leave{}) : Ask(Say{"hello"});
      case 3:
        return Sit{Chair(static_cast<std::uint8_t>(chance_.below(8)))};
      case 5:
        return chance_.below(4) == 0 ? Ask(Stand{}) : Ask(Sit{});
      case 6:
        return chance_.below(4) == 0 ? Ask(Kick{member()}) : Ask(Join{});
      case 8:
      case 9:
        return chance_.below(2) == 0 ? Ask(Pause{}) : Ask(Unpause{});
      case 11:
        return chance_.below(4) == 0 ? Ask(Stop{}) : Ask(Start{});
      case 12:
        return chance_.below(4) == 0 ? Ask(Resign{}) : Ask(Start{});
      case 13:
        return Rematch{};
      case 14:
        return chance_.below(2) == 0 ? Ask(Next{}) : Ask(Next{board()});
      case 7:
      case 15:
        return arranging(chance_);
      case 16:
        return asked_by_vote();
      case 1:
        return seat_computer();
      case 17:
        return Vote{chance_.below(2) == 0};
      default:
        return move();
    }
  }

  Ask asked_by_vote() {
    switch (chance_.below(4)) {
      case 0:
        return Renew{};
      case 1:
        return OfferDraw{};
      default:
        return TakeBack{};
    }
  }

  SeatComputer seat_computer() {
    SeatComputer seat{Chair(static_cast<std::uint8_t>(chance_.below(4)))};
    const std::uint32_t level = chance_.below(7);
    if (level != 0) seat.level = static_cast<core::Level>(level);
    return seat;
  }

  Play move() {
    if (chance_.below(20) == 0) return {core::Bytes(chance_.below(300), 7)};
    switch (storm_.table) {
      case StormTable::kSudoku:
      case StormTable::kSudokuRace:
        if (chance_.below(4) == 0) return undo();
        return set(static_cast<std::uint8_t>(chance_.below(5)),
                   static_cast<std::uint8_t>(3 + chance_.below(4)));
      case StormTable::kTicTacToe:
        return mark(static_cast<std::uint8_t>(chance_.below(9)));
      case StormTable::kProbeCoop:
      case StormTable::kProbeWaits:
      case StormTable::kProbeVersus:
      case StormTable::kProbeRace:
        break;
    }
    using Ends = core::Outcome::Kind;
    const Ends kinds[] = {Ends::kPlaying, Ends::kPlaying, Ends::kPlaying, Ends::kPlaying,
                          Ends::kSolved,  Ends::kLost,    Ends::kWon,     Ends::kDrawn};
    return {core::encode(ProbeGame::Move{
        {kinds[chance_.below(8)], Seat(static_cast<std::uint8_t>(chance_.below(2)))},
        chance_.below(8) != 0,
        chance_.below(4) == 0 ? 5'000u : 0u,
        false,
        chance_.below(4) == 0,
        storm_.table == StormTable::kProbeCoop && chance_.below(4) == 0})};
  }

  const Storm& storm_;
  core::Random chance_;
};

// Decides; a move that waits for a board is decided again with one.
Decision decide(const Room& room, Command command, Now now) {
  Decision decision = room.decide(command, now);
  const auto* needed = std::get_if<NeedsWork>(&decision);
  auto* play = std::get_if<Play>(&command.ask);
  if (needed == nullptr || play == nullptr) return decision;
  play->laid = Laid{needed->match, core::encode(ProbeGame::Board{})};
  return room.decide(command, now);
}

// Gives one command and checks all invariants that it can break.
std::string step(const Storm& storm, const Command& command, RoomFixture& fixture) {
  Room& room = fixture.room;
  std::optional<Room> restored = Room::restore(test_games(), storm.chapter(room));
  if (!restored) return "a chapter that cannot be read";
  if (auto no = difference(room, *restored); !no.empty()) return "restored: " + no;
  const std::uint64_t before = room.state_hash();
  const Decision decision = decide(room, command, fixture.now);
  if (room.state_hash() != before) return "deciding changed the room";
  auto twin = decide(*restored, command, fixture.now);
  if (auto no = difference(decision, twin); !no.empty()) return "restored: " + no;
  const auto* events = std::get_if<std::vector<Event>>(&decision);
  if (const auto* no = std::get_if<Refusal>(&decision)) {
    return no->message().ends_with('.') ? "" : "a refusal without a sentence";
  }
  if (events == nullptr) return "";
  if (events->empty() || events->size() > limits::kEventsPerBatch) return "a batch out of bounds";
  for (const Event& event : *events) {
    if (auto no = broken_event(event, room.head(), room.room_ms()); !no.empty()) return no;
    const auto places = places_of(room);
    if (!storm.evolve(room, event)) return "an event that was decided does not follow";
    if (!storm.evolve(*restored, event)) return "an event that the restored room does not take";
    fixture.journal.push_back(event);
    if (auto no = broken_race(places, room); !no.empty()) return no;
  }
  if (auto no = difference(room, *restored); !no.empty()) return "restored, then: " + no;
  if (auto no = broken_rule(room); !no.empty()) return no;
  return can_close(room) ? "" : "a deserted room that cannot close";
}

}  // namespace

std::string blow(const Storm& storm) {
  Weather weather(storm);
  RoomFixture fixture = weather.open();
  for (int i = 0; i < storm.commands; ++i) {
    const Command command = weather.command(fixture.room);
    fixture.now.room_ms += weather.below(3'000);
    fixture.now.wall_ms += 1'000;
    auto broken = step(storm, command, fixture);
    if (broken.empty() && (i % 16 == 0 || i + 1 == storm.commands)) {
      const auto replayed = fold(fixture.journal);
      if (!replayed) broken = "the journal cannot be replayed";
      if (replayed && replayed->state_hash() != fixture.room.state_hash()) {
        broken = "the room is not the fold of its journal";
      }
    }
    if (!broken.empty()) {
      return broken + " (seed " + std::to_string(storm.seed) + ", command " + std::to_string(i) +
             ": " + std::string(name_of(command.ask)) + ")";
    }
    if (fixture.room.closed()) fixture = weather.open();
  }
  return "";
}

}  // namespace gridmates::room
