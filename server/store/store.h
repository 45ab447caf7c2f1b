// The store on one SQLite file: implements Journal, Rooms, Players, Puzzles, Runs and Dailies. It
// has two threads: one commits appends of many rooms together and checkpoints, one reads. Owned by
// the composition root; safe for concurrent use; answers come on the store's threads.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "server/ports/dailies.h"
#include "server/ports/journal.h"
#include "server/ports/players.h"
#include "server/ports/puzzles.h"
#include "server/ports/rooms.h"
#include "server/ports/runs.h"
#include "server/store/asking.h"
#include "server/store/data_dir.h"
#include "server/store/head_cache.h"
#include "server/store/migrations.h"
#include "server/store/reader.h"
#include "server/store/writer.h"

namespace gridmates::store {

class Store final : public ports::Journal,
                    public ports::Rooms,
                    public ports::Players,
                    public ports::Puzzles,
                    public ports::Runs,
                    public ports::Dailies {
 public:
  // Opens the database in `dir`, which outlives the store, and migrates it to this program's
  // schema. `on_broken` gets one line when the disk or the file has failed: nothing is written from
  // then on, and the process must end, because only a new start can tell what the disk holds. It is
  // called once, on a thread of the store. The error is one line for the person who started the
  // process.
  static Result<std::unique_ptr<Store>> open(const DataDir& dir,
                                             std::function<void(std::string)> on_broken);
  // Completes and answers all requests. No further calls are allowed.
  ~Store() override;

  // Journal
  void open(RoomId room, ports::Done<std::optional<ports::Opened>> done) override;
  void read(RoomId room, Seq from, std::size_t limit, ports::Done<ports::Batches> done) override;
  void recorded(RoomId room, PlayerId player, ClientId client,
                ports::Done<std::optional<std::vector<ports::Recorded>>> done) override;
  void write_chapter(ports::ChapterWrite write, ports::Done<bool> done) override;
  void append(ports::Append append, ports::Done<ports::Appended> done) override;
  // Rooms
  void create(ports::NewRoom room, ports::Done<ports::Created> done) override;
  void find(RoomCode code,
            ports::Done<std::optional<std::optional<ports::RoomRecord>>> done) override;
  void find(PlayerId creator, ports::RoomKey key,
            ports::Done<std::optional<std::optional<ports::RoomRecord>>> done) override;
  void open_rooms(ports::Done<std::optional<std::vector<ports::OpenRoom>>> done) override;
  void save_clocks(std::uint32_t shard, std::vector<ports::RoomClock> clocks,
                   ports::Done<bool> done) override;
  void saved_clocks(ports::Done<std::optional<std::vector<ports::RoomClock>>> done) override;
  // Players
  void create(ports::NewPlayer player, ports::Done<std::optional<ports::Player>> done) override;
  void find(ports::TokenHash token,
            ports::Done<std::optional<std::optional<ports::Player>>> done) override;
  void rename(PlayerId player, Name name, ports::Done<bool> done) override;
  // Puzzles
  void find(ports::PuzzleQuery query,
            ports::Done<std::optional<std::optional<ports::Puzzle>>> done) override;
  void packs(ports::Done<std::optional<std::vector<ports::Pack>>> done) override;
  void not_graded(std::string game, std::size_t at_most,
                  ports::Done<std::optional<ports::NotGraded>> done) override;
  void write_levels(std::vector<ports::Puzzle> graded, ports::Done<bool> done) override;
  void list(ports::PuzzlesOf of,
            ports::Done<std::optional<std::optional<ports::ListedPuzzles>>> done) override;
  // Runs
  void best_times(ports::BestTimesOf of,
                  ports::Done<std::optional<ports::BestBoards>> done) override;
  void tallies(ports::TalliesOf of,
               ports::Done<std::optional<std::vector<ports::Tally>>> done) override;
  void ratings(ports::RatingsOf of,
               ports::Done<std::optional<std::vector<ports::RatingList>>> done) override;
  void rating(ports::RatingOf of, ports::Done<std::optional<ports::PlayerRating>> done) override;
  void standings(RoomId room, std::uint32_t match,
                 ports::Done<std::optional<std::vector<ports::RunStanding>>> done) override;
  void run_of(RoomId room, std::uint32_t match,
              ports::Done<std::optional<std::optional<ports::WrittenRun>>> done) override;
  void player(ports::PlayerOf of,
              ports::Done<std::optional<std::optional<ports::PlayerPage>>> done) override;
  void worth_reading(RoomId room, std::uint32_t match, PlayerId player,
                     ports::Done<std::optional<bool>> done) override;
  // Dailies (store_dailies.cc)
  void find_board(ports::DailyName daily,
                  ports::Done<std::optional<std::optional<ports::DailyBoard>>> done) override;
  void settle_board(ports::DailyBoard board,
                    ports::Done<std::optional<ports::DailyBoard>> done) override;
  void standings(PlayerId player, std::vector<ports::DailyName> dailies,
                 ports::Done<std::optional<std::vector<ports::DailyStanding>>> done) override;
  void counted_days(PlayerId player, std::string game,
                    ports::Done<std::optional<std::vector<Day>>> done) override;
  void may_see(RoomId room, PlayerId player, Day open,
               ports::Done<std::optional<bool>> done) override;

  // Transactions committed since the store was opened.
  std::uint64_t commits() const { return writer_.commits(); }
  // The migration made by open().
  const Migrated& migrated() const { return migrated_; }

 private:
  Store(Migrated migrated, Database writes, Database reads,
        std::function<void(std::string)> on_broken);

  // Runs `ask` on the reader (asking.h).
  template <class T>
  void look_up(std::function<Result<T>(Database&)> ask, ports::Done<std::optional<T>> done) {
    store::look_up<T>(reader_, std::move(ask), std::move(done));
  }

  Migrated migrated_;
  Reader reader_;
  HeadCache heads_;  // the writer's jobs use it
  Writer writer_;
};

// A writing connection to the database in `dir`, migrated to this program's schema; for commands
// that need no Store.
Result<std::pair<Database, Migrated>> open_database(const DataDir& dir);

}  // namespace gridmates::store
