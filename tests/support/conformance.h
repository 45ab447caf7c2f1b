// What every store has to do: cases that run against any implementation of the storage ports. A
// case reports problems instead of failing a test, so that a test can also show that it notices a
// planted bug. One thread; the store may have others.
#pragma once

#include <future>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "server/ports/dailies.h"
#include "server/ports/journal.h"
#include "server/ports/players.h"
#include "server/ports/puzzles.h"
#include "server/ports/rooms.h"
#include "server/ports/runs.h"

namespace gridmates::support {

// A store under test. It starts open and empty.
class Subject {
 public:
  virtual ~Subject() = default;
  virtual ports::Journal& journal() = 0;
  virtual ports::Rooms& rooms() = 0;
  virtual ports::Players& players() = 0;
  virtual ports::Puzzles& puzzles() = 0;
  virtual ports::Runs& runs() = 0;
  virtual ports::Dailies& dailies() = 0;

  // Runs answers that wait for the test.
  virtual void deliver() {}
  // Closes the store and opens its data again.
  virtual void reopen() = 0;
  // Puts puzzles into the table, in this order; packs number their puzzles themselves.
  virtual void add_puzzles(const std::vector<ports::Puzzle>& puzzles) = 0;
};

// The subject as the cases use it: makes one call at a time, waits for it, and collects problems.
class Conformance {
 public:
  explicit Conformance(Subject& subject) : subject(subject) {}

  void expect(bool holds, std::string_view what) {
    if (!holds) problems.emplace_back(what);
  }

  ports::Player player(std::string_view name);
  // A new room of a new player, with one event in it.
  ports::RoomRecord room(std::string_view code);
  // Opens a new room for appends; returns the fields of the next append to it.
  ports::Append opened(std::string_view code);
  // Appends, and moves `next` to where the journal stands after it.
  ports::Appended append(ports::Append& next, std::vector<ports::Batch> batches,
                         std::vector<ports::Run> runs = {});

  // Writes a chapter of the room of `next`, as its owner; false if the store refuses it.
  bool write_chapter(const ports::Append& next, const ports::Chapter& chapter,
                     std::vector<ports::Recorded> recorded = {}, bool only = false);

  bool write_chapter(const ports::ChapterWrite& write);

  std::optional<ports::Opened> open(RoomId room);
  std::optional<std::vector<ports::Recorded>> recorded(RoomId room, PlayerId player,
                                                       ClientId client);
  std::vector<ports::Batch> read(RoomId room, Seq from = Seq(1), std::size_t limit = 10'000);
  ports::Appended append(const ports::Append& append);
  ports::Created create(const ports::NewRoom& room);
  std::optional<ports::RoomRecord> find(std::string_view code);
  std::optional<ports::RoomRecord> find(PlayerId creator, const ports::RoomKey& key);
  std::vector<ports::OpenRoom> open_rooms();
  bool save_clocks(std::uint32_t shard, const std::vector<ports::RoomClock>& clocks);
  std::vector<ports::RoomClock> saved_clocks();
  std::optional<ports::Player> create_player(std::string_view name, const ports::TokenHash& token,
                                             bool computer = false);
  std::optional<ports::Player> find_player(const ports::TokenHash& token);
  bool rename(PlayerId player, std::string_view name);
  std::optional<ports::Puzzle> find_puzzle(const ports::PuzzleQuery& query);
  std::vector<ports::Pack> packs();
  ports::NotGraded not_graded(std::string_view game, std::size_t at_most);
  bool write_levels(const std::vector<ports::Puzzle>& graded);
  std::optional<ports::ListedPuzzles> list(const ports::PuzzlesOf& of);
  ports::BestBoards best_times(const ports::BestTimesOf& of);
  std::vector<ports::Tally> tallies(const ports::TalliesOf& of);
  std::vector<ports::Tally> tallies(std::string_view game, std::uint32_t limit = 100) {
    return tallies({std::string(game), limit});
  }
  std::vector<ports::RatingList> ratings(const ports::RatingsOf& of);
  ports::PlayerRating rating(const ports::RatingOf& of);
  std::optional<ports::WrittenRun> run_of(RoomId room, std::uint32_t match);
  std::vector<ports::RunStanding> standings(RoomId room, std::uint32_t match);
  std::optional<ports::PlayerPage> player_page(const ports::PlayerOf& of);
  bool worth_reading(RoomId room, std::uint32_t match, PlayerId player);
  std::optional<ports::DailyBoard> find_board(const ports::DailyName& daily);
  ports::DailyBoard settle_board(const ports::DailyBoard& board);
  ports::DailyStanding standing(PlayerId player, const ports::DailyName& daily);
  std::vector<Day> counted_days(PlayerId player, std::string_view game);
  bool may_see(RoomId room, PlayerId player, Day open);

  Subject& subject;
  std::vector<std::string> problems;

 private:
  // The answer to `call`, which must answer exactly once.
  template <class T, class Call>
  T ask(Call call);
  // The same for calls where nullopt means "cannot be read now", which no case expects.
  template <class T, class Call>
  T found(Call call);

  std::uint8_t players_made_ = 0;
};

// A batch of `events` small events; with `client_seq`, of that command of a client.
ports::Batch batch(std::size_t events);
ports::Batch batch(PlayerId player, std::uint8_t client, std::uint64_t client_seq,
                   std::size_t events = 1);

struct Case {
  std::string_view name;
  void (*run)(Conformance&);
};
// In the order of the ports.
std::vector<Case> conformance_cases();
std::span<const Case> journal_cases();
std::span<const Case> chapter_cases();
std::span<const Case> ledger_cases();  // rooms, players, puzzles
std::span<const Case> fame_cases();    // runs
std::span<const Case> rank_cases();    // order of runs on a board
std::span<const Case> page_cases();    // pages of players
std::span<const Case> rating_cases();  // ratings
std::span<const Case> window_cases();  // periods, and lines around a player
std::span<const Case> daily_cases();

}  // namespace gridmates::support
