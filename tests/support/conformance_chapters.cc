// Journal: chapters, and the answers stored with them.
#include <array>

#include "server/base/limits.h"
#include "tests/support/conformance.h"

namespace gridmates::support {
namespace {

using ports::Append;
using ports::Appended;
using ports::Batch;
using ports::Chapter;

constexpr std::uint64_t kEvents = limits::kRecentEvents;

// A chapter of the room at its current head.
Chapter chapter_at(const Append& next, std::uint8_t byte = 1) {
  return {next.expected_head, 2, next.expected_head.value * 11, {byte, 0, 255}};
}

// Appends this many events, four a batch, with the state hashes that chapter_at() uses.
void go_on(Conformance& c, Append& next, std::uint64_t events) {
  while (events > 0) {
    std::vector<Batch> batches;
    Seq head = next.expected_head;
    while (events > 0 && batches.size() < limits::kBatchesPerAppend) {
      batches.push_back(batch(std::min<std::uint64_t>(events, 4)));
      events -= batches.back().events.size();
      head = Seq(head.value + batches.back().events.size());
      batches.back().state_hash = head.value * 11;
    }
    c.expect(c.append(next, batches) == Appended::kCommitted, "the room goes on");
  }
}

void an_opening_begins_with_a_chapter(Conformance& c) {
  Append next = c.opened("KITE-1");
  c.expect(!c.open(next.room)->chapter, "a new room has none");
  next.term = c.open(next.room)->term;
  go_on(c, next, 10);
  const Chapter first = chapter_at(next);
  c.expect(c.write_chapter(next, first), "a chapter is written");
  go_on(c, next, kEvents - 1);
  const Chapter second = chapter_at(next, 2);
  c.expect(c.write_chapter(next, second), "and another one");
  c.subject.reopen();
  auto opened = c.open(next.room);
  c.expect(!opened->chapter, "none of them has enough events behind it");
  c.expect(opened->latest_chapter == second.at, "where the latest stands is known");
  next.term = opened->term;
  go_on(c, next, 1);
  c.expect(c.open(next.room)->chapter == first, "now the first has");
  next.term = c.open(next.room)->term;
  go_on(c, next, kEvents);
  opened = c.open(next.room);
  c.expect(opened->chapter == second, "of two the newer is taken");
  next.term = opened->term;
  c.expect(c.write_chapter(next, chapter_at(next)), "a third one");
  c.expect(c.open(next.room)->chapter == second, "changes nothing for now");
}

void a_chapter_that_does_not_fit_is_passed_over(Conformance& c) {
  Append next = c.opened("KITE-1");
  go_on(c, next, 4);
  const Chapter good = chapter_at(next);
  c.expect(c.write_chapter(next, good), "a chapter is written");
  go_on(c, next, 4);
  Chapter wrong = chapter_at(next);
  wrong.state_hash ^= 1;
  c.expect(c.write_chapter(next, wrong), "nobody looks at it then");
  go_on(c, next, 4);
  Chapter inside = chapter_at(next);
  inside.at = Seq(inside.at.value - 1);
  c.expect(c.write_chapter(next, inside), "nor then");
  go_on(c, next, kEvents);
  const auto opened = c.open(next.room);
  c.expect(opened->chapter == good,
           "a chapter of another state, or inside a batch, does not count");
  c.expect(opened->latest_chapter == good.at, "nor is it the latest");
}

void the_only_chapter_takes_the_place_of_others(Conformance& c) {
  Append next = c.opened("KITE-1");
  go_on(c, next, 8);
  const Seq early = next.expected_head;
  go_on(c, next, 8);
  c.expect(c.write_chapter(next, chapter_at(next)), "a chapter is written");
  const Chapter earlier{early, 1, early.value * 11, {7}};
  c.expect(c.write_chapter(next, earlier, {}, true),
           "and one before it that is to be the only one");
  go_on(c, next, kEvents);
  const auto opened = c.open(next.room);
  c.expect(opened->chapter == earlier && opened->latest_chapter == early, "it is");
}

void a_chapter_of_an_older_term_is_not_written(Conformance& c) {
  Append old = c.opened("KITE-1");
  go_on(c, old, 4);
  const Append next = [&c, &old] {
    Append newer = old;
    newer.term = c.open(old.room)->term;
    return newer;
  }();
  const ports::Recorded forged{{PlayerId(7), {1}, 9}, 1, Seq(2)};
  c.expect(!c.write_chapter(old, chapter_at(old), {forged}), "an older owner is refused");
  const auto opened = c.open(next.room);
  c.expect(opened->latest_chapter == Seq(0), "no chapter of it is there");
  c.expect(opened->recorded.empty(), "nor what it says of clients");
}

void a_chapter_beyond_the_head_is_not_written(Conformance& c) {
  Append next = c.opened("KITE-1");
  go_on(c, next, 4);
  Append beyond = next;
  beyond.expected_head.value += 4;
  c.expect(!c.write_chapter(beyond, chapter_at(beyond)), "the journal does not reach so far");
  go_on(c, next, 4);
  c.expect(c.open(next.room)->latest_chapter == Seq(0), "and it is not there when it does");
}

void answers_stand_beside_chapters(Conformance& c) {
  Append next = c.opened("KITE-1");
  constexpr std::uint64_t kMost = limits::kAnswersPerClient;
  std::vector<ports::Recorded> all;
  const auto play = [&](std::uint64_t client_seq) {
    Batch one = batch(PlayerId(7), 1, client_seq);
    one.state_hash = (next.expected_head.value + 1) * 11;
    c.expect(c.append(next, {one}) == Appended::kCommitted, "a command is taken");
    all.push_back({*one.key, one.payload_hash, next.expected_head});
  };
  for (std::uint64_t seq = 1; seq <= 5; ++seq) play(seq);
  c.expect(c.write_chapter(next, chapter_at(next), all), "they are written with a chapter");
  play(6);
  c.subject.reopen();
  auto opened = c.open(next.room);
  c.expect(opened->recorded == all && opened->all_clients, "all of them, each once");
  c.expect(c.recorded(next.room, PlayerId(7), {1}) == all, "and asked for alone");
  c.expect(c.recorded(next.room, PlayerId(7), {2})->empty(), "nothing of another client");
  next.term = opened->term;
  c.expect(c.write_chapter(next, chapter_at(next), {all.back()}), "what is written later ...");
  opened = c.open(next.room);
  c.expect(opened->recorded == all, "... is added to what was there");
  next.term = opened->term;
  for (std::uint64_t seq = 7; seq <= kMost + 3; ++seq) play(seq);
  all.erase(all.begin(), all.end() - kMost);
  c.expect(c.write_chapter(next, chapter_at(next), all), "as many as are kept");
  c.expect(c.recorded(next.room, PlayerId(7), {1}) == all, "the last ones, oldest first");
}

constexpr std::array kChapterCases = {
    Case{"AnOpeningBeginsWithAChapter", an_opening_begins_with_a_chapter},
    Case{"AChapterThatDoesNotFitIsPassedOver", a_chapter_that_does_not_fit_is_passed_over},
    Case{"TheOnlyChapterTakesThePlaceOfOthers", the_only_chapter_takes_the_place_of_others},
    Case{"AChapterOfAnOlderTermIsNotWritten", a_chapter_of_an_older_term_is_not_written},
    Case{"AChapterBeyondTheHeadIsNotWritten", a_chapter_beyond_the_head_is_not_written},
    Case{"AnswersStandBesideChapters", answers_stand_beside_chapters},
};

}  // namespace

std::span<const Case> chapter_cases() { return kChapterCases; }

}  // namespace gridmates::support
