// Tests of the Rooms, Players and Puzzles ports.
#include <array>
#include <set>

#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using ports::Created;
using ports::NewRoom;
using ports::Pack;
using ports::Puzzle;

void a_key_makes_one_room(Conformance& c) {
  const PlayerId ada = c.player("Ada").id;
  const PlayerId bob = c.player("Bob").id;
  const NewRoom room{ada, {1}, "KITE-1", batch(2), 5};
  const Created first = c.create(room);
  c.expect(first.status == Created::Status::kCreated, "a new key makes a room");
  c.expect(first.room.code == RoomCode("KITE-1") && !first.room.closed, "with this code, open");
  c.expect(c.read(first.room.id) == std::vector{batch(2)}, "and its first events");

  NewRoom again = room;
  again.code = "KITE-2";
  c.subject.reopen();
  const Created repeat = c.create(again);
  c.expect(repeat.status == Created::Status::kExists && repeat.room == first.room,
           "the same key is the same room, whatever the code");
  c.expect(!c.find("KITE-2").has_value(), "the other code is not used up");
  c.expect(c.find(ada, {1}) == first.room, "and is found by it");
  c.expect(!c.find(ada, {2}) && !c.find(bob, {1}), "by its creator and by no other key");
  again.creator = bob;
  c.expect(c.create(again).status == Created::Status::kCreated, "another creator's key is another");
}

void a_code_is_never_given_twice(Conformance& c) {
  ports::Append next = c.opened("KITE-1");
  const PlayerId bob = c.player("Bob").id;
  c.expect(c.create({bob, {1}, "KITE-1", batch(1), 0}).status == Created::Status::kCodeTaken,
           "a code in use is taken");
  next.closes = true;
  c.append(next, {batch(1)});
  c.subject.reopen();
  c.expect(c.create({bob, {1}, "KITE-1", batch(1), 0}).status == Created::Status::kCodeTaken,
           "and stays so when its room is closed");
  c.expect(c.create({bob, {1}, "KITE-2", batch(1), 0}).status == Created::Status::kCreated,
           "the key is still good for another code");
}

void rooms_are_found(Conformance& c) {
  const ports::RoomRecord first = c.room("KITE-1");
  ports::Append second = c.opened("KITE-2");
  const ports::RoomRecord third = c.room("KITE-3");
  c.expect(c.find("KITE-1") == first, "by code");
  c.expect(!c.find("KITE-9").has_value(), "others are not");
  c.expect(c.open_rooms().size() == 3, "all are open");
  second.closes = true;
  c.append(second, {batch(1)});
  const auto open = c.open_rooms();
  c.expect(open.size() == 2 && open[0].id == first.id && open[1].id == third.id,
           "a closed one is not among the open ones");
  const auto closed = c.find("KITE-2");
  c.expect(closed && closed->closed && closed->id == second.room, "but is found, closed");
}

ports::OpenRoom shown(std::string_view code, PlayerId creator) {
  ports::OpenRoom row;
  row.code = RoomCode(std::string(code));
  row.creator = creator;
  row.game = "sudoku";
  row.table = core::Table::kRace;
  row.state = 3;
  row.host = Name("Ada Ü");
  row.seated = 2;
  row.seats = 4;
  row.watching = 1;
  row.private_room = true;
  row.options = {0, 255};
  row.members = {creator, PlayerId(7)};
  row.put_out = {PlayerId(9)};
  row.awaited = PlayerId(7);
  row.level = "hard";
  row.clocks = {1, 0, 255};
  row.rated = "3x3x3";
  row.hot = true;
  return row;
}

void what_lists_show_is_kept(Conformance& c) {
  const PlayerId ada = c.player("Ada").id;
  ports::OpenRoom row = shown("KITE-1", ada);
  const auto created = c.create({ada, {1}, "KITE-1", batch(1), 0, row});
  row.id = created.room.id;
  c.expect(c.open_rooms() == std::vector{row}, "from the room's creation");
  const auto opened = c.open(row.id);
  ports::Append next{row.id, opened->term, opened->head, {batch(1)}, {}, false, row};
  next.listed->state = 4;
  next.listed->level = "easy";
  next.listed->members.clear();
  next.listed->awaited = {};
  c.expect(c.append(next) == Appended::kCommitted, "an append says what has changed");
  c.subject.reopen();
  c.expect(c.open_rooms() == std::vector{*next.listed}, "and it is kept");
  next.batches.clear();
  next.listed->state = 5;
  c.expect(c.append(next) == Appended::kStale, "not for a head of before");
  next.expected_head = c.open(row.id)->head;
  next.term = c.open(row.id)->term;
  c.expect(c.append(next) == Appended::kCommitted, "nothing else need have happened");
  c.expect(c.open_rooms() == std::vector{*next.listed}, "and it is kept");
  next.batches = {batch(1)};
  next.expected_head = c.open(row.id)->head;
  next.term = c.open(row.id)->term;
  row.hot = false;
  row.deadline_wall_ms = 1'700'000'000'000;
  ports::ChapterWrite write{row.id, next.term, {next.expected_head, 0, 0, {1}}, {}, false, row};
  c.expect(c.write_chapter(write), "a chapter does as well");
  c.expect(c.open_rooms() == std::vector{row}, "and it is kept");
  --write.term.value;
  write.listed->hot = true;
  c.expect(!c.write_chapter(write), "an older owner is refused");
  c.expect(c.open_rooms() == std::vector{row}, "and changes nothing");
  next.listed.reset();
  next.closes = true;
  c.expect(c.append(next) == Appended::kCommitted, "the room closes");
  c.expect(c.open_rooms().empty(), "and is shown no more");
  ++write.term.value;
  write.chapter.at = next.expected_head;
  c.expect(c.write_chapter(write), "a chapter of a closed room");
  c.expect(c.open_rooms().empty(), "does not show it again");
}

void clocks_are_kept(Conformance& c) {
  const std::vector<ports::RoomClock> first = {{RoomId(1), Seq(3), 5'000}, {RoomId(9), Seq(1), 1}};
  const std::vector<ports::RoomClock> second = {{RoomId(2), Seq(7), 6'000}};
  c.expect(c.saved_clocks().empty(), "at first there are none");
  c.expect(c.save_clocks(0, first) && c.save_clocks(1, second), "of each thread");
  c.subject.reopen();
  std::vector<ports::RoomClock> both = first;
  both.insert(both.end(), second.begin(), second.end());
  c.expect(c.saved_clocks() == both, "they are kept");
  c.expect(c.save_clocks(0, {}), "those of one thread again");
  c.expect(c.saved_clocks() == second, "instead of those of before");
}

void players_are_known_by_their_token(Conformance& c) {
  const ports::TokenHash token{1, 2, 3};
  const auto ada = c.create_player("Ada", token);
  c.expect(ada && ada->name == Name("Ada"), "a player is created");
  c.expect(c.find_player(token) == ada, "and found by token");
  c.expect(!c.find_player({9}).has_value(), "nobody has another token");
  c.expect(!c.create_player("Bob", token).has_value(), "a token is one player's");
  const auto bob = c.create_player("Ada", {4});
  c.expect(bob && bob->id != ada->id, "a name is not");
  c.expect(c.rename(ada->id, "Ada Ü"), "a player takes another name");
  c.expect(!c.rename(PlayerId(99), "Eve"), "nobody cannot");
  c.subject.reopen();
  const auto after = c.find_player(token);
  c.expect(after && after->id == ada->id && after->name == Name("Ada Ü"), "both survive a restart");
}

Puzzle puzzle(std::string_view pack, std::uint32_t number, std::string_view givens,
              std::string_view game = "sudoku", std::string_view level = "unrated") {
  return {std::string(game), std::string(pack), number, std::string(givens), std::string(level), 9};
}

void puzzles_are_picked(Conformance& c) {
  const std::vector<Puzzle> all = {puzzle("b", 1, "1.."), puzzle("a", 1, "2.."),
                                   puzzle("b", 2, "3.."), puzzle("m", 1, "4..", "other")};
  c.subject.add_puzzles(all);
  c.expect(c.find_puzzle({"sudoku", "b", 2, 7}) == all[2], "by pack and number");
  c.expect(!c.find_puzzle({"sudoku", "b", 3, 0}).has_value(), "there is no third one");
  c.expect(!c.find_puzzle({"sudoku", "c", 0, 0}).has_value(), "nor such a pack");
  c.expect(!c.find_puzzle({"sudoku", "m", 1, 0}).has_value(), "nor that pack of this game");
  std::set<std::string> of_pack;
  std::set<std::string> of_game;
  std::set<std::string> without_pack;
  for (std::uint64_t chance = 0; chance < 6; ++chance) {
    of_pack.insert(c.find_puzzle({"sudoku", "b", 0, chance}).value_or(Puzzle()).givens);
    of_game.insert(c.find_puzzle({"sudoku", "", 0, ~chance}).value_or(Puzzle()).givens);
    without_pack.insert(c.find_puzzle({"sudoku", "", 2, chance}).value_or(Puzzle()).givens);
  }
  c.expect(without_pack == of_game, "a number says nothing without a pack");
  c.expect(of_pack == std::set<std::string>{"1..", "3.."}, "any of a pack");
  c.expect(of_game == std::set<std::string>{"1..", "2..", "3.."}, "any of a game");
  const std::vector<Pack> packs = {{"m", "other", 1}, {"a", "sudoku", 1}, {"b", "sudoku", 2}};
  c.expect(c.packs() == packs, "packs are counted");
}

// The numbers of the listed puzzles, and whether there are more; nullopt if there is no such pack.
std::optional<std::pair<std::vector<std::uint32_t>, bool>> listed(Conformance& c,
                                                                  const ports::PuzzlesOf& of) {
  const auto list = c.list(of);
  if (!list) return std::nullopt;
  std::pair<std::vector<std::uint32_t>, bool> found{{}, list->more};
  for (const ports::ListedPuzzle& puzzle : list->puzzles) found.first.push_back(puzzle.number);
  return found;
}

void puzzles_are_listed(Conformance& c) {
  using Numbers = std::vector<std::uint32_t>;
  c.subject.add_puzzles(
      {puzzle("b", 1, "1..", "sudoku", "easy"), puzzle("b", 2, "2..", "sudoku", ""),
       puzzle("b", 3, "3..", "sudoku", "easy"), puzzle("a", 1, "4..", "sudoku", "hard"),
       puzzle("b", 1, "5..", "other", "easy")});
  const auto all = c.list({"sudoku", "b", "", 0, 10});
  const std::vector<ports::ListedPuzzle> of_b = {{1, 9, "easy"}, {2, 9, ""}, {3, 9, "easy"}};
  c.expect(all && all->puzzles == of_b && !all->more, "by number, with size and level");
  c.expect(listed(c, {"sudoku", "b", "", 0, 2}) == std::pair(Numbers{1, 2}, true), "some at once");
  c.expect(listed(c, {"sudoku", "b", "", 2, 2}) == std::pair(Numbers{3}, false), "the others");
  c.expect(listed(c, {"sudoku", "b", "", 0, 3}) == std::pair(Numbers{1, 2, 3}, false),
           "there are no more than as many as were asked for");
  c.expect(listed(c, {"sudoku", "b", "easy", 0, 1}) == std::pair(Numbers{1}, true), "of a level");
  c.expect(listed(c, {"sudoku", "b", "easy", 1, 1}) == std::pair(Numbers{3}, false), "and on");
  c.expect(listed(c, {"sudoku", "b", "hard", 0, 9}) == std::pair(Numbers{}, false), "none of it");
  c.expect(!c.list({"sudoku", "c", "", 0, 9}), "there is no such pack");
}

void puzzles_are_graded(Conformance& c) {
  const std::vector<Puzzle> none = {puzzle("a", 1, "1..", "sudoku", ""),
                                    puzzle("b", 1, "2..", "sudoku", ""),
                                    puzzle("b", 2, "3..", "sudoku", "")};
  std::vector<Puzzle> all = none;
  all.push_back(puzzle("b", 3, "4..", "sudoku", "unrated"));
  all.push_back(puzzle("a", 1, "5..", "other", ""));
  c.subject.add_puzzles(all);
  const ports::NotGraded some = c.not_graded("sudoku", 2);
  c.expect(some.puzzles == std::vector<Puzzle>{none[0], none[1]}, "by pack and number");
  c.expect(some.in_all == 3, "all are counted");
  Puzzle graded = none[1];
  graded.level = "easy";
  c.expect(c.write_levels({graded}), "a level is written");
  c.subject.reopen();
  c.expect(c.find_puzzle({"sudoku", "b", 1, 0}) == graded, "and kept");
  c.expect(c.not_graded("sudoku", 9).puzzles == std::vector<Puzzle>{none[0], none[2]}, "the rest");
  graded.level = "hard";
  c.expect(c.write_levels({graded}) && c.find_puzzle({"sudoku", "b", 1, 0})->level == "easy",
           "a level stays");
}

constexpr std::array kLedgerCases = {
    Case{"AKeyMakesOneRoom", a_key_makes_one_room},
    Case{"ACodeIsNeverGivenTwice", a_code_is_never_given_twice},
    Case{"RoomsAreFound", rooms_are_found},
    Case{"WhatListsShowIsKept", what_lists_show_is_kept},
    Case{"ClocksAreKept", clocks_are_kept},
    Case{"PlayersAreKnownByTheirToken", players_are_known_by_their_token},
    Case{"PuzzlesArePicked", puzzles_are_picked},
    Case{"PuzzlesAreListed", puzzles_are_listed},
    Case{"PuzzlesAreGraded", puzzles_are_graded},
};

}  // namespace

std::span<const Case> ledger_cases() { return kLedgerCases; }

}  // namespace gridmates::support
