#include "tests/server/store/acked_log.h"

#include <algorithm>
#include <deque>
#include <functional>
#include <future>
#include <optional>

#include "server/store/data_dir.h"
#include "tests/support/conformance.h"

namespace gridmates::store {
namespace {

using ports::Append;
using ports::Appended;
using ports::Created;

constexpr int kAskedRooms = 3;
constexpr int kRounds = 4;
constexpr int kRoundOfRuns = 2;

template <class T>
T answer_of(const std::function<void(ports::Done<T>)>& ask) {
  std::promise<T> answer;
  ask([&answer](T value) { answer.set_value(std::move(value)); });
  return answer.get_future().get();
}

ports::Run run_of(const RoomCode& code, Seq ended) {
  const ports::RunPlayer ada{PlayerId(1), "Ada", Seat(0), ports::RunPlayer::Result::kSolved};
  return {code,
          1,
          "sudoku",
          core::Table::kCoop,
          ports::Run::Source::kPasted,
          "",
          0,
          "easy",
          "",
          false,
          5,
          6,
          ended,
          {ada}};
}

std::size_t events_in(const std::vector<ports::Batch>& batches) {
  std::size_t events = 0;
  for (const ports::Batch& batch : batches) events += batch.events.size();
  return events;
}

bool continues_with(const std::vector<ports::Batch>& journal, std::size_t at,
                    const std::vector<ports::Batch>& batches) {
  return journal.size() >= at + batches.size() &&
         std::equal(batches.begin(), batches.end(),
                    journal.begin() + static_cast<std::ptrdiff_t>(at));
}

}  // namespace

void AckedLog::prepare(Store& store) {
  (void)answer_of<std::optional<ports::Player>>([&](auto done) {
    store.create(ports::NewPlayer{Name("Ada"), ports::TokenHash{1}}, std::move(done));
  });
}

void AckedLog::ask(Store& store) {
  for (int number = 0; number < kAskedRooms; ++number) create_room(store, number);
  for (int round = 0; round < kRounds; ++round) append_to_all(store, round);
}

void AckedLog::create_room(Store& store, int number) {
  const auto key = static_cast<std::uint8_t>(number);
  const ports::NewRoom room{
      PlayerId(1), {key}, RoomCode("KITE-" + std::to_string(number)), support::batch(1), 0};
  const auto created = answer_of<Created>([&](auto done) { store.create(room, std::move(done)); });
  rooms_.push_back({room, created, {}, {}, {}, {}});
  if (created.status != Created::Status::kCreated) return;
  const auto opened = answer_of<std::optional<ports::Opened>>(
      [&](auto done) { store.open(created.room.id, std::move(done)); });
  if (!opened) return;
  rooms_.back().term = opened->term;
  rooms_.back().head = opened->head;
}

// The third room's last append repeats a run that exists already.
Append AckedLog::next_append(AskedRoom& room, int round) {
  Append append{room.answer.room.id, room.term, room.head, {}, {}, false};
  ports::Batch large = support::batch(PlayerId(1), 1, ++commands_, 2);
  large.events[0].assign(3'000, static_cast<std::uint8_t>(round));
  append.batches = {support::batch(PlayerId(1), 1, ++commands_, 3), large};
  append.batches[0].state_hash = commands_;
  if (round == kRoundOfRuns) append.runs = {run_of(room.room.code, append.expected_head)};
  const bool last = round == kRounds - 1;
  append.closes = last && room.room.code == RoomCode("KITE-0");
  if (last && room.room.code == RoomCode("KITE-2")) {
    append.runs = {run_of(room.room.code, append.expected_head)};
  }
  return append;
}

ports::ChapterWrite AckedLog::next_chapter(const AskedRoom& room) {
  const ports::Chapter chapter{room.head, 0, room.head.value, core::Bytes(500, 7)};
  ports::ChapterWrite write{room.answer.room.id, room.term, chapter, {}, false};
  Seq last(1);
  for (const Asked& asked : room.appends) {
    if (asked.answer != Appended::kCommitted) continue;
    for (const ports::Batch& batch : asked.append.batches) {
      last.value += batch.events.size();
      write.recorded.push_back({*batch.key, batch.payload_hash, last});
    }
  }
  return write;
}

void AckedLog::append_to_all(Store& store, int round) {
  std::deque<std::promise<Appended>> answers;
  std::deque<std::promise<bool>> chapters;
  std::vector<AskedRoom*> asked;
  for (AskedRoom& room : rooms_) {
    if (room.term == Term(0)) continue;
    room.chapters.push_back({next_chapter(room)});
    chapters.emplace_back();
    store.write_chapter(room.chapters.back().write,
                        [&answer = chapters.back()](bool value) { answer.set_value(value); });
    const Append append = next_append(room, round);
    room.appends.push_back({append});
    asked.push_back(&room);
    answers.emplace_back();
    store.append(append, [&answer = answers.back()](Appended value) { answer.set_value(value); });
  }
  for (std::size_t i = 0; i < asked.size(); ++i) {
    Asked& last = asked[i]->appends.back();
    last.answer = answers[i].get_future().get();
    asked[i]->chapters.back().written = chapters[i].get_future().get();
    const bool refused = last.answer == Appended::kStale;
    const bool believes = early_ == EarlyAnswers::kYes && !refused;
    if (believes) last.answer = Appended::kCommitted;
    if (last.answer != Appended::kCommitted) continue;
    asked[i]->head.value += events_in(last.append.batches);
  }
}

std::vector<std::string> AckedLog::problems(const std::filesystem::path& directory) const {
  const auto dir = DataDir::take(directory);
  if (!dir) return {dir.error()};
  std::vector<std::string> problems;
  {
    // Opening for writing recovers the data after a crash.
    const auto store = Store::open(*dir, [&](std::string why) { problems.push_back(why); });
    if (!store) return {store.error().message};
  }
  auto audit = Audit::open(*dir);
  if (!audit) return {audit.error().message};
  for (const AskedRoom& room : rooms_) compare_room(*audit, room, problems);
  const auto agrees = audit->fame_agrees();
  if (!agrees || !*agrees) problems.push_back("the leaderboards do not follow from the runs");
  return problems;
}

void AckedLog::compare_chapters(Audit& audit, RoomId id, Seq head, const AskedRoom& room,
                                std::vector<std::string>& problems) {
  const auto chapters = audit.chapters(id);
  const auto recorded = audit.recorded(id);
  if (!chapters || !recorded) return problems.push_back("chapters cannot be read");
  for (const ports::Chapter& chapter : *chapters) {
    if (chapter.at > head) problems.emplace_back("a chapter is newer than the journal");
  }
  for (const ports::Recorded& one : *recorded) {
    if (one.last > head) problems.emplace_back("an answer is newer than the journal");
  }
  for (const AskedChapter& asked : room.chapters) {
    if (!asked.written) continue;
    const bool there = std::ranges::find(*chapters, asked.write.chapter) != chapters->end();
    if (!there) problems.emplace_back("a written chapter is lost");
    for (const ports::Recorded& one : asked.write.recorded) {
      if (std::ranges::find(*recorded, one) != recorded->end()) continue;
      problems.emplace_back("what was written beside a chapter is lost");
    }
  }
}

void AckedLog::compare_room(Audit& audit, const AskedRoom& room,
                            std::vector<std::string>& problems) const {
  const std::string& code = room.room.code.str();
  const auto expect = [&](bool holds, std::string_view what) {
    if (!holds) problems.push_back(code + ": " + std::string(what));
  };
  std::optional<ports::RoomRecord> found;
  (void)audit.for_each_room([&](const ports::RoomRecord& record) {
    if (record.code == room.room.code) found = record;
    return true;
  });
  using enum Created::Status;
  if (!found) return expect(room.answer.status != kCreated, "a created room is lost");
  expect(room.answer.status == kCreated || room.answer.status == kUnknown, "a room too many");

  const auto journal = audit.read_batches(found->id, Seq(1), 1'000);
  if (!journal) return expect(false, journal.error().message);
  expect(continues_with(*journal, 0, {room.room.first}), "the first batch is lost");
  std::size_t at = 1;
  std::vector<ports::Run> runs;
  bool closed = false;
  for (const Asked& asked : room.appends) {
    const bool there = continues_with(*journal, at, asked.append.batches);
    if (asked.answer == Appended::kCommitted) expect(there, "an acknowledged append is lost");
    if (asked.answer == Appended::kUnavailable) expect(!there, "what was not written is there");
    const bool refused = asked.answer == Appended::kStale;
    if (refused) expect(!there, "what was refused is there");
    if (!there) continue;
    at += asked.append.batches.size();
    runs.insert(runs.end(), asked.append.runs.begin(), asked.append.runs.end());
    closed = asked.append.closes;
  }
  expect(at == journal->size(), "half an append is there");
  const auto after = audit.read_batches(found->id, Seq(events_in(*journal)), 2);
  expect(after && after->size() <= 1, "the numbers of events have gaps");
  compare_chapters(audit, found->id, Seq(events_in(*journal)), room, problems);
  const auto stored = audit.runs(found->id);
  expect(stored && *stored == runs, "the runs are not those of the appends");
  expect(found->closed == closed, "closed in the ledger alone");
}

}  // namespace gridmates::store
