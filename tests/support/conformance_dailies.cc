// Tests of the Dailies port.
#include <array>

#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using ports::Created;
using ports::DailyEnd;
using ports::DailyName;

const DailyName kEasy{"sudoku", "easy", 100};

ports::NewRoom room_of(PlayerId player, std::string_view code, const DailyName& daily,
                       std::uint8_t key) {
  ports::NewRoom room{player, {key}, RoomCode(std::string(code)), batch(1), 5};
  room.daily = daily;
  return room;
}

// The player's try, as an append to its room that ends it or only closes the room.
ports::Append try_of(Conformance& c, PlayerId player, std::string_view code,
                     const DailyName& daily) {
  const Created created =
      c.create(room_of(player, code, daily, static_cast<std::uint8_t>(code.back())));
  c.expect(created.status == Created::Status::kCreated, "a try makes a room");
  const auto opened = c.open(created.room.id);
  return {created.room.id, opened->term, opened->head, {batch(1)}, {}, false};
}

RoomId solve(Conformance& c, PlayerId player, std::string_view code, const DailyName& daily,
             const DailyEnd& end) {
  ports::Append last = try_of(c, player, code, daily);
  last.daily = end;
  c.expect(c.append(last) == ports::Appended::kCommitted, "a try ends with its events");
  return last.room;
}

void a_board_is_settled_once(Conformance& c) {
  c.expect(!c.find_board(kEasy), "at first there is none");
  const ports::DailyBoard first{kEasy, {1, 2}, {3, 0, 255}, "easy"};
  const ports::DailyBoard second{kEasy, {1, 2}, {4}, ""};
  c.expect(c.settle_board(first) == first, "the first one is kept");
  c.expect(c.settle_board(second) == first, "and who comes later gets it");
  c.subject.reopen();
  c.expect(c.find_board(kEasy) == first, "also after a restart");
  for (const DailyName& other : {DailyName{"sudoku", "hard", 100}, DailyName{"sudoku", "easy", 101},
                                 DailyName{"minesweeper", "easy", 100}}) {
    c.expect(!c.find_board(other), "another daily has a board of its own");
  }
}

void a_player_has_one_try(Conformance& c) {
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  ports::Append next = try_of(c, ada, "KITE-1", kEasy);
  c.expect(c.standing(ada, kEasy).mine == ports::DailyTry{"KITE-1", std::nullopt}, "which goes on");
  const Created again = c.create(room_of(ada, "KITE-2", kEasy, 99));
  c.expect(again.status == Created::Status::kExists && again.room.code == RoomCode("KITE-1"),
           "its room is there already, whatever the key");
  c.expect(!c.find("KITE-2"), "and no other one is made");
  try_of(c, bob, "KITE-3", kEasy);
  try_of(c, ada, "KITE-4", {"sudoku", "easy", 101});
  next.closes = true;
  c.append(next);
  c.subject.reopen();
  next = try_of(c, ada, "KITE-5", kEasy);
  c.expect(c.standing(ada, kEasy).mine->room == RoomCode("KITE-5"),
           "a room that closed before the end gives its place to another");
  next.daily = DailyEnd{false, false, 7'000, 8, ""};
  next.closes = true;
  c.append(next);
  c.expect(c.standing(ada, kEasy).mine == ports::DailyTry{"KITE-5", next.daily}, "an ended try");
  const Created late = c.create(room_of(ada, "KITE-6", kEasy, 98));
  c.expect(late.status == Created::Status::kExists && late.room.code == RoomCode("KITE-5"),
           "keeps it");
}

void tries_that_count_have_places(Conformance& c) {
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  const PlayerId cy = c.player("Cy").id;
  const PlayerId dan = c.player("Dan").id;
  const PlayerId eve = c.player("Eve").id;
  const PlayerId bot = c.create_player("Bot", {77}, true)->id;
  c.expect(c.standing(ada, kEasy) == ports::DailyStanding{}, "nobody has played");
  solve(c, ada, "KITE-1", kEasy, {true, true, 9'000, 1, ""});
  solve(c, bob, "KITE-2", kEasy, {true, true, 8'000, 2, ""});
  solve(c, cy, "KITE-3", kEasy, {true, true, 1'000, 3, "hints"});
  solve(c, dan, "KITE-4", kEasy, {true, false, 2'000, 4, ""});
  solve(c, bot, "KITE-5", kEasy, {true, true, 100, 5, ""});
  solve(c, eve, "KITE-6", kEasy, {true, true, 9'000, 6, ""});
  const PlayerId fay = c.player("Fay").id;
  const PlayerId gus = c.player("Gus").id;
  solve(c, fay, "KITE-7", kEasy, {true, true, 700, 7, "", true});
  solve(c, gus, "KITE-8", kEasy, {true, true, 800, 8, "", true});
  c.subject.reopen();
  const auto place = [&](PlayerId player) {
    const auto standing = c.standing(player, kEasy);
    c.expect(standing.solved == 6, "people who have solved it in time");
    return std::pair(standing.place, standing.of);
  };
  c.expect(place(bob) == std::pair(1U, 3U) && place(ada) == std::pair(2U, 3U), "by time");
  c.expect(place(eve) == std::pair(3U, 3U), "of equal times who was first comes first");
  c.expect(place(cy) == std::pair(1U, 1U), "with the same help");
  c.expect(place(gus) == std::pair(2U, 2U), "among those who paused as well");
  c.expect(c.standing(gus, kEasy).mine->end->apart, "and that they did");
  c.expect(place(dan) == std::pair(0U, 0U), "a try that does not count has none");
  c.expect(c.standing(dan, kEasy).mine->end == DailyEnd{true, false, 2'000, 4, ""}, "but its end");
}

void days_that_count_are_told(Conformance& c) {
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  const DailyEnd good{true, true, 9'000, 1, ""};
  solve(c, ada, "KITE-1", {"sudoku", "easy", 100}, good);
  solve(c, ada, "KITE-2", {"sudoku", "hard", 100}, good);
  solve(c, ada, "KITE-3", {"sudoku", "hard", 103}, good);
  solve(c, ada, "KITE-4", {"sudoku", "easy", 101}, {true, false, 9'000, 1, ""});
  solve(c, ada, "KITE-5", {"sudoku", "easy", 102}, {false, false, 9'000, 1, ""});
  solve(c, ada, "KITE-6", {"minesweeper", "easy", 104}, good);
  solve(c, bob, "KITE-7", {"sudoku", "easy", 105}, good);
  c.expect(c.counted_days(ada, "sudoku") == std::vector<Day>{103, 100}, "each once, latest first");
  c.expect(c.counted_days(bob, "minesweeper").empty(), "of that game and player alone");
}

void a_daily_is_seen_by_who_has_finished_it(Conformance& c) {
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  const PlayerId cy = c.player("Cy").id;
  const RoomId room = solve(c, ada, "KITE-1", kEasy, {true, true, 9'000, 1, ""});
  ports::Append bobs = try_of(c, bob, "KITE-2", kEasy);
  solve(c, cy, "KITE-3", {"sudoku", "hard", 100}, {true, true, 9'000, 1, ""});
  c.expect(c.may_see(room, ada, 99), "its own player sees it");
  c.expect(!c.may_see(room, bob, 99), "a try that goes on is not finished");
  c.expect(!c.may_see(room, cy, 99), "nor is it by another daily");
  c.expect(!c.may_see(room, cy, 100) && c.may_see(room, cy, 101), "until its day is over");
  c.expect(c.may_see(bobs.room, ada, 99), "who has finished sees one that goes on");
  bobs.daily = DailyEnd{false, false, 0, 0, ""};
  c.append(bobs);
  c.expect(c.may_see(room, bob, 99), "solved or not");
  const RoomId usual = c.room("KITE-4").id;
  c.expect(c.may_see(usual, bob, 99), "any other room is no daily's");
}

// The leaderboard of a daily is only found by its name.
void its_leaderboard_stands_in_no_list(Conformance& c) {
  ports::Append next = c.opened("KITE-1");
  ports::Run run;
  run.code = "KITE-1";
  run.match = 1;
  run.game = "sudoku";
  run.category = "daily 2026-11-24 easy";
  run.ended = Seq(2);
  run.players = {{PlayerId(1), "Ada", Seat(0), ports::RunPlayer::Result::kSolved}};
  run.rules = ports::Run::kRules;
  c.append(next, {batch(1)}, {run});
  c.expect(c.best_times({"sudoku", "", 10}).boards.empty(), "of all boards it is none");
  c.expect(c.best_times({"sudoku", run.category, 10}).boards.size() == 1, "but found by name");
}

constexpr std::array kDailyCases = {
    Case{"ABoardIsSettledOnce", a_board_is_settled_once},
    Case{"APlayerHasOneTry", a_player_has_one_try},
    Case{"TriesThatCountHavePlaces", tries_that_count_have_places},
    Case{"DaysThatCountAreTold", days_that_count_are_told},
    Case{"ADailyIsSeenByWhoHasFinishedIt", a_daily_is_seen_by_who_has_finished_it},
    Case{"ItsLeaderboardStandsInNoList", its_leaderboard_stands_in_no_list},
};

}  // namespace

std::span<const Case> daily_cases() { return kDailyCases; }

}  // namespace gridmates::support
