#include "server/store/store.h"

#include <optional>
#include <utility>

#include "server/base/log.h"
#include "server/store/asking.h"
#include "server/store/chapter_tables.h"
#include "server/store/fame_tables.h"
#include "server/store/journal_tables.h"
#include "server/store/page_tables.h"
#include "server/store/player_tables.h"
#include "server/store/puzzle_tables.h"
#include "server/store/rating_tables.h"
#include "server/store/room_tables.h"
#include "server/store/run_tables.h"

namespace gridmates::store {
namespace {

ports::Appended appended(Outcome outcome) {
  switch (outcome) {
    case Outcome::kCommitted:
      return ports::Appended::kCommitted;
    case Outcome::kRefused:
      return ports::Appended::kStale;
    case Outcome::kUnavailable:
      return ports::Appended::kUnavailable;
    case Outcome::kUnknown:
      return ports::Appended::kUnknown;
  }
  return ports::Appended::kUnknown;
}

std::size_t bytes_of(const ports::Append& append) {
  std::size_t bytes = kRowBytes * (append.batches.size() + 4 * append.runs.size());
  for (const ports::Batch& batch : append.batches) {
    for (const core::Bytes& event : batch.events) bytes += event.size();
  }
  return bytes;
}

}  // namespace

Result<std::pair<Database, Migrated>> open_database(const DataDir& dir) {
  Result<Database> db = Database::open(dir.database(), Database::Mode::kWrite);
  if (!db) return db.error();
  Result<Migrated> migrated = migrate(*db, dir.database(), embedded_migrations());
  if (!migrated) return migrated.error();
  return std::pair(*std::move(db), *std::move(migrated));
}

Result<std::unique_ptr<Store>> Store::open(const DataDir& dir,
                                           std::function<void(std::string)> on_broken) {
  auto writes = open_database(dir);
  if (!writes) return writes.error();
  Result<Database> reads = Database::open(dir.database(), Database::Mode::kRead);
  if (!reads) return reads.error();
  return std::unique_ptr<Store>(new Store(std::move(writes->second), std::move(writes->first),
                                          *std::move(reads), std::move(on_broken)));
}

Store::Store(Migrated migrated, Database writes, Database reads,
             std::function<void(std::string)> on_broken)
    : migrated_(std::move(migrated)),
      reader_(std::move(reads)),
      writer_(std::move(writes), [this] { heads_.forget_all(); }, std::move(on_broken)) {
  // Index the batches of the last run first, so that rooms open without scanning them.
  writer_.post({kRowBytes,
                [this](Database& db) -> Result<bool> {
                  const Status indexed = index_batches(db, heads_);
                  if (!indexed) return indexed.error();
                  return true;
                },
                [](Outcome) {}});
}

// The writer's last answers may still post to the reader; the writer's connection closes last.
Store::~Store() {
  writer_.finish();
  reader_.finish();
}

// Journal

// Raises the term before it reads: from then on only the new owner can move the head.
void Store::open(RoomId room, ports::Done<std::optional<ports::Opened>> done) {
  writer_.post(finding<std::optional<Term>>(
      [this, room](Database& db) { return raise_term(db, heads_, room); },
      [this, room, done = std::move(done)](Outcome, std::optional<std::optional<Term>> term) {
        if (!term || !*term) return done(std::nullopt);
        look_up<ports::Opened>(
            [room, term = **term](Database& db) { return opened(db, room, term); }, done);
      }));
}

void Store::read(RoomId room, Seq from, std::size_t limit, ports::Done<ports::Batches> done) {
  using ports::Unread;
  // Damage is a result of the read; a failed read is kUnavailable.
  look_up<ports::Batches>(
      [=](Database& db) -> Result<ports::Batches> {
        auto batches = read_batches(db, room, from, limit);
        if (batches) return ports::Batches(*std::move(batches));
        if (batches.error().kind != Error::Kind::kDamaged) return batches.error();
        log::error("store: a journal is damaged", {{"error", batches.error().message}});
        return ports::Batches(Unread::kDamaged);
      },
      [done = std::move(done)](std::optional<ports::Batches> found) {
        done(found ? *std::move(found) : ports::Batches(Unread::kUnavailable));
      });
}

void Store::recorded(RoomId room, PlayerId player, ClientId client,
                     ports::Done<std::optional<std::vector<ports::Recorded>>> done) {
  look_up<std::vector<ports::Recorded>>(
      [=](Database& db) { return recorded_of(db, room, player, client); }, std::move(done));
}

void Store::write_chapter(ports::ChapterWrite write, ports::Done<bool> done) {
  const std::size_t bytes = write.chapter.room.size() + kRowBytes * write.recorded.size();
  writer_.post(
      {bytes,
       [this, write = std::move(write)](Database& db) {
         return store::write_chapter(db, heads_, write);
       },
       [done = std::move(done)](Outcome outcome) { done(outcome == Outcome::kCommitted); }});
}

void Store::append(ports::Append append, ports::Done<ports::Appended> done) {
  const std::size_t bytes = bytes_of(append);
  writer_.post({bytes,
                [this, append = std::move(append)](Database& db) {
                  return store::append(db, heads_, append);
                },
                [done = std::move(done)](Outcome outcome) { done(appended(outcome)); }});
}

// Rooms

void Store::create(ports::NewRoom room, ports::Done<ports::Created> done) {
  writer_.post(finding<ports::Created>(
      [room = std::move(room)](Database& db) { return create_room(db, room); },
      [done = std::move(done)](Outcome outcome, std::optional<ports::Created> created) {
        if (created) return done(*std::move(created));
        using enum ports::Created::Status;
        done({outcome == Outcome::kUnknown ? kUnknown : kUnavailable, {}});
      }));
}

void Store::find(RoomCode code, ports::Done<std::optional<std::optional<ports::RoomRecord>>> done) {
  look_up<std::optional<ports::RoomRecord>>(
      [code = std::move(code)](Database& db) { return find_room(db, code); }, std::move(done));
}

void Store::find(PlayerId creator, ports::RoomKey key,
                 ports::Done<std::optional<std::optional<ports::RoomRecord>>> done) {
  look_up<std::optional<ports::RoomRecord>>(
      [creator, key](Database& db) { return find_room(db, creator, key); }, std::move(done));
}

void Store::open_rooms(ports::Done<std::optional<std::vector<ports::OpenRoom>>> done) {
  look_up<std::vector<ports::OpenRoom>>([](Database& db) { return store::open_rooms(db); },
                                        std::move(done));
}

void Store::save_clocks(std::uint32_t shard, std::vector<ports::RoomClock> clocks,
                        ports::Done<bool> done) {
  writer_.post(
      {clocks.size() * sizeof(ports::RoomClock),
       [shard, clocks = std::move(clocks)](Database& db) -> Result<bool> {
         const Status put = put_clocks(db, shard, clocks);
         if (!put) return put.error();
         return true;
       },
       [done = std::move(done)](Outcome outcome) { done(outcome == Outcome::kCommitted); }});
}

void Store::saved_clocks(ports::Done<std::optional<std::vector<ports::RoomClock>>> done) {
  look_up<std::vector<ports::RoomClock>>([](Database& db) { return store::saved_clocks(db); },
                                         std::move(done));
}

// Players

void Store::create(ports::NewPlayer player, ports::Done<std::optional<ports::Player>> done) {
  writer_.post(finding<ports::Player>(
      [player = std::move(player)](Database& db) { return create_player(db, player); },
      [done = std::move(done)](Outcome, std::optional<ports::Player> player) {
        done(std::move(player));
      }));
}

void Store::find(ports::TokenHash token,
                 ports::Done<std::optional<std::optional<ports::Player>>> done) {
  look_up<std::optional<ports::Player>>([token](Database& db) { return find_player(db, token); },
                                        std::move(done));
}

void Store::rename(PlayerId player, Name name, ports::Done<bool> done) {
  writer_.post(
      {kRowBytes,
       [player, name = std::move(name)](Database& db) { return rename_player(db, player, name); },
       [done = std::move(done)](Outcome outcome) { done(outcome == Outcome::kCommitted); }});
}

// Puzzles

void Store::find(ports::PuzzleQuery query,
                 ports::Done<std::optional<std::optional<ports::Puzzle>>> done) {
  look_up<std::optional<ports::Puzzle>>(
      [query = std::move(query)](Database& db) { return find_puzzle(db, query); }, std::move(done));
}

void Store::packs(ports::Done<std::optional<std::vector<ports::Pack>>> done) {
  look_up<std::vector<ports::Pack>>([](Database& db) { return store::packs(db); }, std::move(done));
}

void Store::not_graded(std::string game, std::size_t at_most,
                       ports::Done<std::optional<ports::NotGraded>> done) {
  look_up<ports::NotGraded>([game = std::move(game), at_most](
                                Database& db) { return store::not_graded(db, game, at_most); },
                            std::move(done));
}

void Store::write_levels(std::vector<ports::Puzzle> graded, ports::Done<bool> done) {
  const std::size_t bytes = kRowBytes * graded.size();
  writer_.post(
      {bytes,
       [graded = std::move(graded)](Database& db) -> Result<bool> {
         const Status written = store::write_levels(db, graded);
         if (!written) return written.error();
         return true;
       },
       [done = std::move(done)](Outcome outcome) { done(outcome == Outcome::kCommitted); }});
}

void Store::list(ports::PuzzlesOf of,
                 ports::Done<std::optional<std::optional<ports::ListedPuzzles>>> done) {
  look_up<std::optional<ports::ListedPuzzles>>(
      [of = std::move(of)](Database& db) { return list_puzzles(db, of); }, std::move(done));
}

// Runs

void Store::best_times(ports::BestTimesOf of, ports::Done<std::optional<ports::BestBoards>> done) {
  look_up<ports::BestBoards>(
      [of = std::move(of)](Database& db) { return store::best_times(db, of); }, std::move(done));
}

void Store::tallies(ports::TalliesOf of,
                    ports::Done<std::optional<std::vector<ports::Tally>>> done) {
  look_up<std::vector<ports::Tally>>(
      [of = std::move(of)](Database& db) { return store::tallies(db, of); }, std::move(done));
}

void Store::ratings(ports::RatingsOf of,
                    ports::Done<std::optional<std::vector<ports::RatingList>>> done) {
  look_up<std::vector<ports::RatingList>>(
      [of = std::move(of)](Database& db) { return store::ratings(db, of); }, std::move(done));
}

void Store::rating(ports::RatingOf of, ports::Done<std::optional<ports::PlayerRating>> done) {
  look_up<ports::PlayerRating>([of = std::move(of)](Database& db) { return store::rating(db, of); },
                               std::move(done));
}

void Store::run_of(RoomId room, std::uint32_t match,
                   ports::Done<std::optional<std::optional<ports::WrittenRun>>> done) {
  look_up<std::optional<ports::WrittenRun>>(
      [room, match](Database& db) { return store::run_of(db, room, match); }, std::move(done));
}

void Store::standings(RoomId room, std::uint32_t match,
                      ports::Done<std::optional<std::vector<ports::RunStanding>>> done) {
  look_up<std::vector<ports::RunStanding>>(
      [room, match](Database& db) { return store::standings(db, room, match); }, std::move(done));
}

void Store::player(ports::PlayerOf of,
                   ports::Done<std::optional<std::optional<ports::PlayerPage>>> done) {
  look_up<std::optional<ports::PlayerPage>>(
      [of = std::move(of)](Database& db) { return player_page(db, of); }, std::move(done));
}

void Store::worth_reading(RoomId room, std::uint32_t match, PlayerId player,
                          ports::Done<std::optional<bool>> done) {
  look_up<bool>([=](Database& db) { return store::worth_reading(db, room, match, player); },
                std::move(done));
}

}  // namespace gridmates::store
