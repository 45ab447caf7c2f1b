#include "tests/support/conformance.h"

#include <utility>

#include "tests/support/process.h"

namespace gridmates::support {

template <class T, class Call>
T Conformance::ask(Call call) {
  std::promise<T> promise;
  std::future<T> future = promise.get_future();
  const std::thread::id asker = std::this_thread::get_id();
  std::atomic<bool> inside = true;
  call([&](T answer) {
    expect(!(inside && std::this_thread::get_id() == asker), "answered from inside the call");
    promise.set_value(std::move(answer));
  });
  inside = false;
  subject.deliver();
  if (future.wait_for(kPatience) != std::future_status::ready) {
    std::fprintf(stderr, "the store does not answer\n");
    std::abort();
  }
  return future.get();
}

template <class T, class Call>
T Conformance::found(Call call) {
  std::optional<T> answer = ask<std::optional<T>>(std::move(call));
  expect(answer.has_value(), "cannot be read");
  return std::move(answer).value_or(T());
}

ports::Player Conformance::player(std::string_view name) {
  ports::TokenHash token{};
  token[0] = ++players_made_;
  const auto made = create_player(name, token);
  expect(made.has_value(), "a player can be created");
  return made.value_or(ports::Player());
}

ports::RoomRecord Conformance::room(std::string_view code) {
  const ports::Created created =
      create({player("Ada").id, {}, RoomCode(std::string(code)), batch(1), 0});
  expect(created.status == ports::Created::Status::kCreated, "a room can be created");
  return created.room;
}

ports::Append Conformance::opened(std::string_view code) {
  const RoomId id = room(code).id;
  const auto answer = open(id);
  expect(answer.has_value(), "a room can be opened");
  if (!answer) return {};
  return {id, answer->term, answer->head, {}, {}, false};
}

ports::Appended Conformance::append(ports::Append& next, std::vector<ports::Batch> batches,
                                    std::vector<ports::Run> runs) {
  ports::Append filled = next;
  filled.batches = std::move(batches);
  filled.runs = std::move(runs);
  const ports::Appended answer = append(filled);
  if (answer == ports::Appended::kCommitted) {
    for (const ports::Batch& one : filled.batches) next.expected_head.value += one.events.size();
  }
  return answer;
}

bool Conformance::write_chapter(const ports::Append& next, const ports::Chapter& chapter,
                                std::vector<ports::Recorded> recorded, bool only) {
  return write_chapter({next.room, next.term, chapter, std::move(recorded), only});
}

bool Conformance::write_chapter(const ports::ChapterWrite& write) {
  return ask<bool>([&](auto done) { subject.journal().write_chapter(write, std::move(done)); });
}

std::optional<ports::Opened> Conformance::open(RoomId room) {
  return ask<std::optional<ports::Opened>>(
      [&](auto done) { subject.journal().open(room, std::move(done)); });
}

std::optional<std::vector<ports::Recorded>> Conformance::recorded(RoomId room, PlayerId player,
                                                                  ClientId client) {
  return ask<std::optional<std::vector<ports::Recorded>>>(
      [&](auto done) { subject.journal().recorded(room, player, client, std::move(done)); });
}

std::vector<ports::Batch> Conformance::read(RoomId room, Seq from, std::size_t limit) {
  const auto batches = ask<ports::Batches>(
      [&](auto done) { subject.journal().read(room, from, limit, std::move(done)); });
  expect(batches.ok(), "the journal can be read");
  return batches ? *batches : std::vector<ports::Batch>();
}

ports::Appended Conformance::append(const ports::Append& append) {
  return ask<ports::Appended>(
      [&](auto done) { subject.journal().append(append, std::move(done)); });
}

ports::Created Conformance::create(const ports::NewRoom& room) {
  return ask<ports::Created>([&](auto done) { subject.rooms().create(room, std::move(done)); });
}

std::optional<ports::RoomRecord> Conformance::find(std::string_view code) {
  return found<std::optional<ports::RoomRecord>>(
      [&](auto done) { subject.rooms().find(RoomCode(std::string(code)), std::move(done)); });
}

std::optional<ports::RoomRecord> Conformance::find(PlayerId creator, const ports::RoomKey& key) {
  return found<std::optional<ports::RoomRecord>>(
      [&](auto done) { subject.rooms().find(creator, key, std::move(done)); });
}

std::vector<ports::OpenRoom> Conformance::open_rooms() {
  return found<std::vector<ports::OpenRoom>>(
      [&](auto done) { subject.rooms().open_rooms(std::move(done)); });
}

bool Conformance::save_clocks(std::uint32_t shard, const std::vector<ports::RoomClock>& clocks) {
  return ask<bool>([&](auto done) { subject.rooms().save_clocks(shard, clocks, std::move(done)); });
}

std::vector<ports::RoomClock> Conformance::saved_clocks() {
  return found<std::vector<ports::RoomClock>>(
      [&](auto done) { subject.rooms().saved_clocks(std::move(done)); });
}

std::optional<ports::Player> Conformance::create_player(std::string_view name,
                                                        const ports::TokenHash& token,
                                                        bool computer) {
  return ask<std::optional<ports::Player>>([&](auto done) {
    subject.players().create({Name(std::string(name)), token, 0, computer}, std::move(done));
  });
}

std::optional<ports::Player> Conformance::find_player(const ports::TokenHash& token) {
  return found<std::optional<ports::Player>>(
      [&](auto done) { subject.players().find(token, std::move(done)); });
}

bool Conformance::rename(PlayerId player, std::string_view name) {
  return ask<bool>([&](auto done) {
    subject.players().rename(player, Name(std::string(name)), std::move(done));
  });
}

std::optional<ports::Puzzle> Conformance::find_puzzle(const ports::PuzzleQuery& query) {
  return found<std::optional<ports::Puzzle>>(
      [&](auto done) { subject.puzzles().find(query, std::move(done)); });
}

std::vector<ports::Pack> Conformance::packs() {
  return found<std::vector<ports::Pack>>(
      [&](auto done) { subject.puzzles().packs(std::move(done)); });
}

ports::NotGraded Conformance::not_graded(std::string_view game, std::size_t at_most) {
  return found<ports::NotGraded>([&](auto done) {
    subject.puzzles().not_graded(std::string(game), at_most, std::move(done));
  });
}

bool Conformance::write_levels(const std::vector<ports::Puzzle>& graded) {
  return ask<bool>([&](auto done) { subject.puzzles().write_levels(graded, std::move(done)); });
}

std::optional<ports::ListedPuzzles> Conformance::list(const ports::PuzzlesOf& of) {
  return found<std::optional<ports::ListedPuzzles>>(
      [&](auto done) { subject.puzzles().list(of, std::move(done)); });
}

ports::BestBoards Conformance::best_times(const ports::BestTimesOf& of) {
  return found<ports::BestBoards>(
      [&](auto done) { subject.runs().best_times(of, std::move(done)); });
}

std::vector<ports::Tally> Conformance::tallies(const ports::TalliesOf& of) {
  return found<std::vector<ports::Tally>>(
      [&](auto done) { subject.runs().tallies(of, std::move(done)); });
}
std::vector<ports::RatingList> Conformance::ratings(const ports::RatingsOf& of) {
  return found<std::vector<ports::RatingList>>(
      [&](auto done) { subject.runs().ratings(of, std::move(done)); });
}
ports::PlayerRating Conformance::rating(const ports::RatingOf& of) {
  return found<ports::PlayerRating>([&](auto done) { subject.runs().rating(of, std::move(done)); });
}
std::optional<ports::WrittenRun> Conformance::run_of(RoomId room, std::uint32_t match) {
  return found<std::optional<ports::WrittenRun>>(
      [&](auto done) { subject.runs().run_of(room, match, std::move(done)); });
}
std::vector<ports::RunStanding> Conformance::standings(RoomId room, std::uint32_t match) {
  return found<std::vector<ports::RunStanding>>(
      [&](auto done) { subject.runs().standings(room, match, std::move(done)); });
}
std::optional<ports::PlayerPage> Conformance::player_page(const ports::PlayerOf& of) {
  return found<std::optional<ports::PlayerPage>>(
      [&](auto done) { subject.runs().player(of, std::move(done)); });
}

bool Conformance::worth_reading(RoomId room, std::uint32_t match, PlayerId player) {
  return found<bool>(
      [&](auto done) { subject.runs().worth_reading(room, match, player, std::move(done)); });
}

std::optional<ports::DailyBoard> Conformance::find_board(const ports::DailyName& daily) {
  return found<std::optional<ports::DailyBoard>>(
      [&](auto done) { subject.dailies().find_board(daily, std::move(done)); });
}

ports::DailyBoard Conformance::settle_board(const ports::DailyBoard& board) {
  return found<ports::DailyBoard>(
      [&](auto done) { subject.dailies().settle_board(board, std::move(done)); });
}

ports::DailyStanding Conformance::standing(PlayerId player, const ports::DailyName& daily) {
  const auto standings = found<std::vector<ports::DailyStanding>>(
      [&](auto done) { subject.dailies().standings(player, {daily}, std::move(done)); });
  expect(standings.size() == 1, "a standing for each daily");
  return standings.empty() ? ports::DailyStanding{} : standings.front();
}

std::vector<Day> Conformance::counted_days(PlayerId player, std::string_view game) {
  return found<std::vector<Day>>([&](auto done) {
    subject.dailies().counted_days(player, std::string(game), std::move(done));
  });
}

bool Conformance::may_see(RoomId room, PlayerId player, Day open) {
  return found<bool>(
      [&](auto done) { subject.dailies().may_see(room, player, open, std::move(done)); });
}

ports::Batch batch(std::size_t events) {
  ports::Batch made;
  for (std::size_t i = 0; i < events; ++i) {
    made.events.push_back({'e', static_cast<std::uint8_t>(i)});
  }
  made.state_hash = 0xfedc'ba98'7654'3210 + events;
  return made;
}

ports::Batch batch(PlayerId player, std::uint8_t client, std::uint64_t client_seq,
                   std::size_t events) {
  ports::Batch made = batch(events);
  made.key = ports::CommandKey{player, {client}, client_seq};
  made.payload_hash = 0xf000'0000'0000'0000 + client_seq;
  return made;
}

std::vector<Case> conformance_cases() {
  std::vector<Case> all;
  for (const auto& cases :
       {journal_cases(), chapter_cases(), ledger_cases(), fame_cases(), rank_cases(),
        window_cases(), page_cases(), rating_cases(), daily_cases()}) {
    all.insert(all.end(), cases.begin(), cases.end());
  }
  return all;
}

}  // namespace gridmates::support
