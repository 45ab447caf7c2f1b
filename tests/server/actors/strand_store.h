// A MemoryStore for tests with threads: every call and every answer runs on one strand. Safe for
// concurrent use.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/strand.hpp>
#include <utility>

#include "tests/support/memory_store.h"

namespace gridmates::actors::test {

class StrandStore final : public ports::Journal,
                          public ports::Rooms,
                          public ports::Players,
                          public ports::Puzzles,
                          public ports::Runs,
                          public ports::Dailies {
 public:
  template <class T>
  using Found = ports::Done<std::optional<T>>;
  StrandStore(support::Disk& disk, boost::asio::io_context& context)
      : strand_(boost::asio::make_strand(context)),
        store_(disk, [this](std::function<void()> answer) {
          boost::asio::post(strand_, std::move(answer));
        }) {}

  void open(RoomId room, Found<ports::Opened> done) override {
    post([this, room, done] { store_.open(room, done); });
  }
  void read(RoomId room, Seq from, std::size_t limit, ports::Done<ports::Batches> done) override {
    post([this, room, from, limit, done] { store_.read(room, from, limit, done); });
  }
  void recorded(RoomId room, PlayerId player, ClientId client,
                Found<std::vector<ports::Recorded>> done) override {
    post([this, room, player, client, done] { store_.recorded(room, player, client, done); });
  }
  void write_chapter(ports::ChapterWrite write, ports::Done<bool> done) override {
    post([this, write = std::move(write), done] { store_.write_chapter(write, done); });
  }
  void append(ports::Append append, ports::Done<ports::Appended> done) override {
    post([this, append = std::move(append), done] { store_.append(append, done); });
  }
  void create(ports::NewRoom room, ports::Done<ports::Created> done) override {
    post([this, room = std::move(room), done] { store_.create(room, done); });
  }
  void find(RoomCode code, Found<std::optional<ports::RoomRecord>> done) override {
    post([this, code = std::move(code), done] { store_.find(code, done); });
  }
  void find(PlayerId creator, ports::RoomKey key,
            Found<std::optional<ports::RoomRecord>> done) override {
    post([this, creator, key, done] { store_.find(creator, key, done); });
  }
  void open_rooms(Found<std::vector<ports::OpenRoom>> done) override {
    post([this, done] { store_.open_rooms(done); });
  }
  void save_clocks(std::uint32_t shard, std::vector<ports::RoomClock> clocks,
                   ports::Done<bool> done) override {
    post([this, shard, clocks = std::move(clocks), done] {
      store_.save_clocks(shard, clocks, done);
    });
  }
  void saved_clocks(Found<std::vector<ports::RoomClock>> done) override {
    post([this, done] { store_.saved_clocks(done); });
  }
  void create(ports::NewPlayer player, Found<ports::Player> done) override {
    post([this, player = std::move(player), done] { store_.create(player, done); });
  }
  void find(ports::TokenHash token, Found<std::optional<ports::Player>> done) override {
    post([this, token, done] { store_.find(token, done); });
  }
  void rename(PlayerId player, Name name, ports::Done<bool> done) override {
    post([this, player, name = std::move(name), done] { store_.rename(player, name, done); });
  }
  void find(ports::PuzzleQuery query, Found<std::optional<ports::Puzzle>> done) override {
    post([this, query = std::move(query), done] { store_.find(query, done); });
  }
  void packs(Found<std::vector<ports::Pack>> done) override {
    post([this, done] { store_.packs(done); });
  }
  void not_graded(std::string game, std::size_t at_most, Found<ports::NotGraded> done) override {
    post([this, game = std::move(game), at_most, done] { store_.not_graded(game, at_most, done); });
  }
  void write_levels(std::vector<ports::Puzzle> graded, ports::Done<bool> done) override {
    post([this, graded = std::move(graded), done] { store_.write_levels(graded, done); });
  }
  void list(ports::PuzzlesOf of, Found<std::optional<ports::ListedPuzzles>> done) override {
    post([this, of = std::move(of), done] { store_.list(of, done); });
  }
  void best_times(ports::BestTimesOf of, Found<ports::BestBoards> done) override {
    post([this, of = std::move(of), done] { store_.best_times(of, done); });
  }
  void ratings(ports::RatingsOf of, Found<std::vector<ports::RatingList>> done) override {
    post([this, of = std::move(of), done] { store_.ratings(of, done); });
  }
  void rating(ports::RatingOf of, Found<ports::PlayerRating> done) override {
    post([this, of = std::move(of), done] { store_.rating(of, done); });
  }
  void tallies(ports::TalliesOf of, Found<std::vector<ports::Tally>> done) override {
    post([this, of = std::move(of), done] { store_.tallies(of, done); });
  }
  void run_of(RoomId room, std::uint32_t match,
              Found<std::optional<ports::WrittenRun>> done) override {
    post([this, room, match, done] { store_.run_of(room, match, done); });
  }
  void standings(RoomId room, std::uint32_t match,
                 Found<std::vector<ports::RunStanding>> done) override {
    post([this, room, match, done] { store_.standings(room, match, done); });
  }
  void player(ports::PlayerOf of, Found<std::optional<ports::PlayerPage>> done) override {
    post([this, of = std::move(of), done] { store_.player(of, done); });
  }
  void worth_reading(RoomId room, std::uint32_t match, PlayerId player, Found<bool> done) override {
    post([this, room, match, player, done] { store_.worth_reading(room, match, player, done); });
  }
  void find_board(ports::DailyName daily, Found<std::optional<ports::DailyBoard>> done) override {
    post([this, daily = std::move(daily), done] { store_.find_board(daily, done); });
  }
  void settle_board(ports::DailyBoard board, Found<ports::DailyBoard> done) override {
    post([this, board = std::move(board), done] { store_.settle_board(board, done); });
  }
  void standings(PlayerId player, std::vector<ports::DailyName> dailies,
                 Found<std::vector<ports::DailyStanding>> done) override {
    post([this, player, dailies = std::move(dailies), done] {
      store_.standings(player, dailies, done);
    });
  }
  void counted_days(PlayerId player, std::string game, Found<std::vector<Day>> done) override {
    post([this, player, game = std::move(game), done] { store_.counted_days(player, game, done); });
  }
  void may_see(RoomId room, PlayerId player, Day open, Found<bool> done) override {
    post([this, room, player, open, done] { store_.may_see(room, player, open, done); });
  }

 private:
  template <class Call>
  void post(Call call) {
    boost::asio::post(strand_, std::move(call));
  }

  boost::asio::strand<boost::asio::io_context::executor_type> strand_;
  support::MemoryStore store_;
};

}  // namespace gridmates::actors::test
