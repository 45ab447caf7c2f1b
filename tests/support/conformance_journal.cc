// Tests of the Journal port.
#include <array>

#include "server/base/limits.h"
#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using ports::Append;
using ports::Appended;
using ports::Batch;

void events_come_back_in_order(Conformance& c) {
  Append next = c.opened("KITE-1");
  c.expect(next.expected_head == Seq(1), "the head of a new room is its first event");
  const std::vector<Batch> batches = {batch(PlayerId(7), 1, 1, 3), batch(1), batch(2)};
  c.expect(c.append(next, {batches[0], batches[1]}) == Appended::kCommitted, "an append commits");
  c.expect(c.append(next, {batches[2]}) == Appended::kCommitted, "the next one too");

  const std::vector<Batch> all = c.read(next.room);
  c.expect(all == std::vector{batch(1), batches[0], batches[1], batches[2]},
           "all batches are read");
  c.expect(c.read(next.room, Seq(2), 2) == std::vector{batches[0], batches[1]},
           "a read begins at `from` and ends at `limit`");
  c.expect(c.read(next.room, Seq(3)) == std::vector{batches[1], batches[2]},
           "a batch that began before `from` is not read");
  c.expect(c.read(next.room, Seq(8)).empty(), "after the head there is nothing");
  c.expect(c.open(next.room)->head == Seq(7), "numbers are dense");
}

void the_largest_append_fits(Conformance& c) {
  Append next = c.opened("KITE-1");
  Batch large;
  large.events.assign(limits::kEventsPerBatch, core::Bytes(limits::kEventBytes, 0xff));
  large.events[0] = {};
  const std::vector<Batch> batches(limits::kBatchesPerAppend, large);
  c.expect(c.append(next, batches) == Appended::kCommitted, "a full append commits");
  c.expect(c.read(next.room, Seq(2)) == batches, "and is read as it was");
}

void an_older_term_is_stale(Conformance& c) {
  Append old = c.opened("KITE-1");
  Append next = old;
  next.term = c.open(next.room)->term;
  c.expect(next.term > old.term, "each opening has a higher term");
  c.expect(c.append(old, {batch(1)}) == Appended::kStale, "the older owner is refused");
  c.expect(c.append(next, {batch(2)}) == Appended::kCommitted, "the newer one is not");
  c.expect(c.append(old, {batch(1)}) == Appended::kStale, "the older one stays refused");
  c.expect(c.read(next.room, Seq(2)) == std::vector{batch(2)}, "what was refused is not there");
}

void another_head_is_stale(Conformance& c) {
  Append next = c.opened("KITE-1");
  Append late = next;
  c.expect(c.append(next, {batch(2)}) == Appended::kCommitted, "an append commits");
  c.expect(c.append(late, {batch(1)}) == Appended::kStale, "a head that has moved on is refused");
  Append early = next;
  early.expected_head.value += 1;
  c.expect(c.append(early, {batch(1)}) == Appended::kStale, "a gap is refused");
  c.expect(c.read(next.room, Seq(2)) == std::vector{batch(2)}, "what was refused is not there");
  c.expect(c.append(next, {batch(1)}) == Appended::kCommitted, "the right head goes on");
}

void an_unknown_room_cannot_be_opened(Conformance& c) {
  Append next = c.opened("KITE-1");
  next.room = RoomId(99);
  c.expect(!c.open(next.room).has_value(), "there is no such room to open");
  c.expect(c.append(next, {batch(1)}) == Appended::kStale, "nor one to append to");
}

ports::Run first_run(std::string_view code) {
  ports::Run run;
  run.code = RoomCode(std::string(code));
  run.match = 1;
  run.game = "sudoku";
  return run;
}

void an_append_is_all_or_nothing(Conformance& c) {
  Append next = c.opened("KITE-1");
  const ports::Run run = first_run("KITE-1");
  c.expect(c.append(next, {batch(1)}, {run}) == Appended::kCommitted, "a run is taken");
  c.expect(c.append(next, {batch(2), batch(1)}, {run}) == Appended::kStale, "but not twice");
  c.expect(c.read(next.room, Seq(2)) == std::vector{batch(1)}, "the batches are not there");
  ports::Run other = run;
  other.match = 2;
  c.expect(c.append(next, {batch(2)}, {other, other}) == Appended::kStale,
           "nor twice in one append");
  c.expect(c.open(next.room)->head == Seq(2), "the head has not moved");
}

void a_client_is_found_among_many(Conformance& c) {
  Append next = c.opened("KITE-1");
  constexpr std::uint64_t kClients = limits::kClientsPerRoom + limits::kBatchesPerAppend;
  for (std::uint64_t first = 1; first <= kClients; first += limits::kBatchesPerAppend) {
    std::vector<Batch> batches;
    for (std::uint64_t i = 0; i < limits::kBatchesPerAppend; ++i) {
      batches.push_back(batch(PlayerId(first + i), 1, 3));
    }
    c.expect(c.append(next, batches) == Appended::kCommitted, "taken");
  }
  c.subject.reopen();
  auto opened = c.open(next.room);
  c.expect(opened->recorded.size() == kClients && opened->all_clients,
           "all that stand beside no chapter are among them");
  next.term = opened->term;
  const std::uint64_t state_hash = batch(PlayerId(1), 1, 3).state_hash;
  const ports::Chapter chapter{next.expected_head, 0, state_hash, {1}};
  c.expect(c.write_chapter(next, chapter, opened->recorded), "a chapter is written");
  opened = c.open(next.room);
  c.expect(opened->recorded.size() == limits::kClientsPerRoom,
           "then as many clients as a room remembers");
  c.expect(!opened->all_clients, "and that there are more");
  const auto first = c.recorded(next.room, PlayerId(1), ClientId{1});
  c.expect(first && first->size() == 1 && first->front().key.client_seq == 3,
           "the first client's command is found");
  const auto nobody = c.recorded(next.room, PlayerId(1), ClientId{2});
  c.expect(nobody && nobody->empty(), "and nothing of another client");
}

void answers_are_remembered(Conformance& c) {
  Append next = c.opened("KITE-1");
  const std::uint64_t commands = limits::kAnswersPerClient + 3;
  for (std::uint64_t seq = 1; seq <= commands; ++seq) {
    c.expect(c.append(next, {batch(PlayerId(7), 1, seq * 10, 2)}) == Appended::kCommitted, "taken");
    if (seq == 2) c.append(next, {batch(PlayerId(8), 9, ~std::uint64_t{0}), batch(1)});
  }
  c.subject.reopen();
  const auto opened = c.open(next.room);
  std::vector<ports::Recorded> expected = {
      {{PlayerId(8), {9}, ~std::uint64_t{0}}, 0xf000'0000'0000'0000 - 1, Seq(6)}};
  for (std::uint64_t seq = 4; seq <= commands; ++seq) {
    expected.push_back(
        {{PlayerId(7), {1}, seq * 10}, 0xf000'0000'0000'0000 + seq * 10, Seq(3 + 2 * seq)});
  }
  c.expect(opened->recorded == expected, "the last answers a client, oldest first");
  c.expect(opened->all_clients, "of all clients");
  expected.erase(expected.begin());
  c.expect(c.recorded(next.room, PlayerId(7), ClientId{1}) == expected, "and of one alone");
}

void a_restart_keeps_everything(Conformance& c) {
  Append next = c.opened("KITE-1");
  c.append(next, {batch(2), batch(PlayerId(7), 1, 1)});
  const auto before = c.open(next.room);
  const std::vector<Batch> batches = c.read(next.room);
  c.subject.reopen();
  const auto after = c.open(next.room);
  c.expect(before->epoch != Epoch(0), "the epoch is not 0");
  c.expect(after->epoch == before->epoch, "a restart keeps the epoch");
  c.expect(after->term > before->term, "and raises the term");
  c.expect(after->head == before->head && after->recorded == before->recorded, "head and answers");
  c.expect(c.read(next.room) == batches, "and every batch");
  next.term = after->term;
  c.expect(c.append(next, {batch(1)}) == Appended::kCommitted, "and goes on");
}

void a_closed_room_takes_nothing(Conformance& c) {
  Append next = c.opened("KITE-1");
  next.closes = true;
  c.expect(c.append(next, {batch(1)}) == Appended::kCommitted, "the last append commits");
  next.closes = false;
  c.expect(c.append(next, {batch(1)}) == Appended::kStale, "there is none after it");
  next.term = c.open(next.room)->term;
  c.expect(c.append(next, {batch(1)}) == Appended::kStale, "not for a new owner either");
  c.expect(c.read(next.room).size() == 2, "but it can be read");
}

void one_rooms_stale_append_is_not_anothers(Conformance& c) {
  std::vector<Append> appends(20);
  for (std::size_t i = 0; i < appends.size(); ++i) {
    appends[i] = c.opened("KITE-" + std::to_string(i));
  }
  std::vector<std::promise<Appended>> answers(appends.size());
  for (std::size_t i = 0; i < appends.size(); ++i) {
    Append append = appends[i];
    append.batches = {batch(PlayerId(7), 1, 1), batch(2)};
    if (i % 2 == 1) append.runs.assign(2, first_run("KITE-" + std::to_string(i)));
    c.subject.journal().append(
        append, [&answer = answers[i]](Appended appended) { answer.set_value(appended); });
  }
  c.subject.deliver();
  for (std::size_t i = 0; i < appends.size(); ++i) {
    const bool good = i % 2 == 0;
    c.expect(answers[i].get_future().get() == (good ? Appended::kCommitted : Appended::kStale),
             "each room gets its own answer");
    c.expect(c.read(appends[i].room).size() == (good ? 3u : 1u), "and stands by it");
  }
}

constexpr std::array kJournalCases = {
    Case{"EventsComeBackInOrder", events_come_back_in_order},
    Case{"TheLargestAppendFits", the_largest_append_fits},
    Case{"AnOlderTermIsStale", an_older_term_is_stale},
    Case{"AnotherHeadIsStale", another_head_is_stale},
    Case{"AnUnknownRoomCannotBeOpened", an_unknown_room_cannot_be_opened},
    Case{"AClientIsFoundAmongMany", a_client_is_found_among_many},
    Case{"AnAppendIsAllOrNothing", an_append_is_all_or_nothing},
    Case{"AnswersAreRemembered", answers_are_remembered},
    Case{"ARestartKeepsEverything", a_restart_keeps_everything},
    Case{"AClosedRoomTakesNothing", a_closed_room_takes_nothing},
    Case{"OneRoomsStaleAppendIsNotAnothers", one_rooms_stale_append_is_not_anothers},
};

}  // namespace

std::span<const Case> journal_cases() { return kJournalCases; }

}  // namespace gridmates::support
