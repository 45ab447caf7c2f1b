#include "server/actors/records/creation.h"

#include <array>
#include <utility>

#include "server/actors/records/dailies.h"
#include "server/actors/records/listing.h"
#include "server/actors/records/room_loading.h"
#include "server/base/limits.h"
#include "server/lobby/codes.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

using Status = ports::Created::Status;
using Code = core::Result<RoomCode, v1::Error>;
using Setup = core::Result<room::RoomSetup, v1::Error>;
using Room = core::Result<ports::RoomRecord, v1::Error>;
using Found = std::optional<std::optional<ports::RoomRecord>>;

v1::Error limit(Lobby::Full full) {
  if (full == Lobby::Full::kRoomsOfPlayer) {
    return wire::refuse(v1::ERROR_CODE_LIMIT_EXCEEDED,
                        "You have opened too many rooms; leave one first.");
  }
  return wire::refuse(v1::ERROR_CODE_LIMIT_EXCEEDED,
                      "This server is full: no more rooms can be opened.");
}

// The game and the board exist, so the table is at fault: the game is not played at it.
v1::Error refused(const room::Refusal& refusal) {
  v1::Error no = wire::error_of(refusal);
  no.set_field("table");
  return no;
}

// The room with its first events as one batch, or the error.
core::Result<ports::NewRoom, v1::Error> new_room(const House& house, const room::RoomSetup& setup,
                                                 const ports::RoomKey& key) {
  const room::Now now{0, house.ports.clock.wall_ms()};
  auto opened = room::Room::open(house.games, setup, now);
  if (const auto* refusal = std::get_if<room::Refusal>(&opened)) return refused(*refusal);
  room::Room room(house.games);
  ports::Batch batch;
  for (const room::Event& event : std::get<std::vector<room::Event>>(opened)) {
    if (!room.evolve(event)) {
      return wire::fault();
    }
    batch.events.push_back(core::encode(event));
  }
  batch.state_hash = room.state_hash();
  ports::OpenRoom row = listed({{}, setup.code, false}, room);
  row.hot = true;
  ports::NewRoom out{setup.first.player, key,         setup.code,
                     std::move(batch),   now.wall_ms, std::move(row)};
  if (setup.daily) out.daily = {setup.game, setup.daily->level.str(), setup.daily->day};
  return out;
}

// The room that this key has made already, if any; the outer nullopt: cannot be read now.
Awaitable<Found> made_before(House& house, PlayerId creator, const ports::RoomKey key) {
  const auto begin = [&house, creator, &key](ports::Done<Found> done) {
    house.ports.rooms.find(creator, key, std::move(done));
  };
  co_return co_await await<Found>(begin);
}

Awaitable<ports::Created> create(House& house, ports::NewRoom room) {
  const auto begin = [&house, &room](ports::Done<ports::Created> done) {
    house.ports.rooms.create(std::move(room), std::move(done));
  };
  co_return co_await await<ports::Created>(begin);
}

// The board of a day as the board on the table.
room::BoardChosen chosen_by(const ports::DailyBoard& board) {
  room::BoardChosen chosen;
  chosen.options = core::Blob<limits::kOptionsBytes>(board.options);
  chosen.board = core::Blob<limits::kBoardBytes>(board.board);
  chosen.level = board.level;
  return chosen;
}

room::RoomSetup daily_setup(const room::Identity& creator, const ports::DailyBoard& board) {
  const ports::DailyName& daily = board.daily;
  room::RoomSetup setup{{}, daily.game, core::Table::kCoop, false, creator, chosen_by(board)};
  setup.daily = room::DailyOpened{daily.day, daily.level};
  return setup;
}

// Tries one code after another until one is free.
Awaitable<Room> create_somewhere(House& house, room::RoomSetup setup, const ports::RoomKey key) {
  for (int attempt = 0; attempt < lobby::kCodeAttempts; ++attempt) {
    setup.code = lobby::make_code(house.ports.random, setup.private_room, attempt);
    auto room = new_room(house, setup, key);
    if (!room) co_return room.error();
    const ports::Created created = co_await create(house, *std::move(room));
    switch (created.status) {
      case Status::kCreated:
      case Status::kExists:
        co_return created.room;
      case Status::kUnavailable:
        co_return wire::cannot_write();
      case Status::kCodeTaken:
        break;
      case Status::kUnknown:
        // Asked again with the same key, the ledger answers what became of it.
        co_await sleep(house.ports.clock, limits::kRetryAfterMs);
        break;
    }
  }
  co_return wire::cannot_write();
}

// Creates the room; from then on it is listed and counted.
Awaitable<Code> open_room(std::shared_ptr<House> house, Shard& here, room::RoomSetup setup,
                          const ports::RoomKey key) {
  Room room = co_await create_somewhere(*house, std::move(setup), key);
  if (!room) co_return room.error();
  const RoomCode code = room->code;
  if (!room->closed) co_await load_room(house, here, *std::move(room));
  co_return code;
}

// A room for a match counts for the limit of its host: if the first player has reached it, the
// other one is the host, and the first still begins.
std::variant<Lobby::HeldPlace, Lobby::Full> place_of_host(House& house, room::RoomSetup& setup) {
  auto place = house.lobby.open(setup.first.player);
  if (!std::holds_alternative<Lobby::Full>(place)) return place;
  std::swap(setup.first, *setup.opponent);
  setup.opener = Chair(2);
  return house.lobby.open(setup.first.player);
}

}  // namespace

Chair drawn_opener(ports::Random& random) {
  std::array<std::uint8_t, 1> lot{};
  random.fill(lot);
  return Chair(lot.front() % 2 + 1);
}

Awaitable<Setup> set_up_room(House& house, const core::Game& game, const room::Identity& creator,
                             wire::CreateRoom request, BoardWait wait) {
  auto options = options_by(game, request.table, game.default_options(), request.options);
  if (!options) co_return options.error();
  auto board = co_await make_board(house, game, creator.player, *std::move(options),
                                   std::move(request.puzzle), std::move(wait));
  if (!board) co_return board.error();
  co_return room::RoomSetup{.code = {},
                            .game = request.game,
                            .table = request.table,
                            .private_room = request.private_room,
                            .first = creator,
                            .board = std::move(board->chosen),
                            .read = std::move(board->read),
                            .cap_minutes = request.cap_minutes,
                            .watching = request.watching,
                            .computer = request.computer,
                            .clocks = std::move(request.clocks),
                            .rated = request.rated,
                            .best_of = request.best_of};
}

std::optional<v1::Error> cannot_open(const House& house, const room::RoomSetup& setup) {
  auto opened = room::Room::open(house.games, setup, {});
  auto* refusal = std::get_if<room::Refusal>(&opened);
  return refusal == nullptr ? std::nullopt : std::optional(refused(*refusal));
}

Awaitable<Code> open_match(std::shared_ptr<House> house, Shard& here, room::RoomSetup setup) {
  if (house->draining) co_return wire::shutting_down();
  ports::RoomKey key;
  house->ports.random.fill(key);
  const auto place = place_of_host(*house, setup);
  if (const auto* full = std::get_if<Lobby::Full>(&place)) co_return limit(*full);
  co_return co_await open_room(house, here, std::move(setup), key);
}

Awaitable<Code> create_room(std::shared_ptr<House> house, Shard& here, room::Identity creator,
                            wire::CreateRoom request, BoardWait wait) {
  const ports::RoomKey key = request.key;
  const Found before = co_await made_before(*house, creator.player, key);
  if (!before) co_return wire::cannot_write();
  if (*before) co_return (*before)->code;
  if (house->draining) co_return wire::shutting_down();
  const core::Game* game = house->games.find(request.game);
  if (game == nullptr) co_return wire::no_such_game();
  std::optional<ports::DailyBoard> daily;
  if (request.daily) {
    auto found = co_await find_daily(*house, *game, creator.player, *request.daily, wait);
    if (const auto* code = std::get_if<RoomCode>(&found)) co_return *code;
    if (auto* no = std::get_if<v1::Error>(&found)) co_return std::move(*no);
    daily = std::get<ports::DailyBoard>(std::move(found));
  }
  auto place = house->lobby.open(creator.player);
  if (const auto* full = std::get_if<Lobby::Full>(&place)) co_return limit(*full);
  auto setup = daily ? Setup(daily_setup(creator, *daily))
                     : co_await set_up_room(*house, *game, creator, std::move(request), wait);
  if (!setup) co_return setup.error();
  if (setup->rated) setup->opener = drawn_opener(house->ports.random);
  co_return co_await open_room(house, here, *std::move(setup), key);
}

}  // namespace gridmates::actors
