// The store without a disk: its ports in memory, every answer through a `deliver` function, and
// hooks that make writes fail. The durable state is a Disk, a plain value that outlives the store:
// a new store on the same Disk is a restart, a copy of the Disk a backup. One thread.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

#include "server/base/limits.h"
#include "server/ports/dailies.h"
#include "server/ports/journal.h"
#include "server/ports/players.h"
#include "server/ports/puzzles.h"
#include "server/ports/rooms.h"
#include "server/ports/runs.h"
#include "tests/support/deliver.h"
#include "tests/support/disk.h"          // IWYU pragma: export
#include "tests/support/store_faults.h"  // IWYU pragma: export

namespace gridmates::support {

class MemoryStore final : public ports::Journal,
                          public ports::Rooms,
                          public ports::Players,
                          public ports::Puzzles,
                          public ports::Runs,
                          public ports::Dailies {
 public:
  // `disk` outlives the store; it is used by one store at a time.
  MemoryStore(Disk& disk, Deliver deliver) : disk_(disk), deliver_(std::move(deliver)) {}

  // Hooks, each called once per call before anything is written. An unset hook never fails.
  std::function<Fault(const ports::Append&)> append_fault;
  std::function<Fault(const ports::NewRoom&)> create_fault;
  std::size_t clients_told = limits::kClientsPerRoom;  // whose answers open() returns
  std::size_t chapter_rows = limits::kChapterRows;     // as ports::Opened says
  std::size_t recent_events = limits::kRecentEvents;   // after the chapter that is opened with
  std::function<bool()> read_fails;  // for calls that can answer "cannot be read now"
  std::set<Plant> planted;

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
  // Dailies (memory_dailies.cc)
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

 private:
  template <class T>
  void answer(ports::Done<T> done, T value) {
    deliver_(
        [done = std::move(done), value = std::move(value)]() mutable { done(std::move(value)); });
  }
  bool bug(Plant plant) const { return planted.contains(plant); }
  bool unreadable() const { return read_fails && read_fails(); }
  void find_room(const std::function<bool(const Disk::Room&)>& wanted,
                 ports::Done<std::optional<std::optional<ports::RoomRecord>>> done);
  // Writes the whole append to `disk_`, or nothing and returns kStale.
  ports::Appended write(const ports::Append& append);
  // Makes the room; the caller has checked that nothing conflicts with it.
  ports::RoomRecord write(const ports::NewRoom& room);
  ports::Created existing(const ports::NewRoom& room);

  Disk& disk_;
  Deliver deliver_;
};

}  // namespace gridmates::support
