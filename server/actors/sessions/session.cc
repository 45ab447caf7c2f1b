// The life of a connection, as one coroutine.
#include "server/actors/sessions/session.h"

#include <boost/asio/co_spawn.hpp>
#include <utility>

#include "server/actors/sessions/signing_in.h"
#include "server/actors/shard/incident.h"
#include "server/base/limits.h"
#include "server/base/log.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

v1::Error unauthenticated() {
  return wire::sign_in_first(v1::ERROR_CODE_UNAUTHENTICATED, "Sign in first.");
}

}  // namespace

Session::Session(std::shared_ptr<House> house, Shard& shard,
                 std::shared_ptr<ports::Connection> connection)
    : house_(std::move(house)),
      shard_(shard),
      id_(house_->sessions.enter(shard.number())),
      connection_(std::move(connection)),
      quota_(std::make_shared<players::PlayerQuota>(house_->ports.clock.steady_ms())),
      long_work_(house_->ports.clock),
      presence_credit_(limits::kPresencePerSecond, limits::kPresenceBurst,
                       house_->ports.clock.steady_ms()) {
  shard_.enter(id_.number, *this);
}

Session::~Session() { shard_.leave(id_.number); }

void Session::start() {
  sign_in_by_ms_ = house_->ports.clock.steady_ms() + limits::kHandshakeMs;
  boost::asio::co_spawn(
      shard_.executor(), run(),
      [self = shared_from_this()](std::exception_ptr thrown) { self->ended(thrown); });
}

void Session::replace(SessionId newer) {
  finish(v1::CLOSE_REASON_REPLACED);
  if (end_.handling == 0) return shard_.replaced(newer);
  end_.newer.push_back(newer);
}

void Session::older_gone() {
  if (older_gone_) std::exchange(older_gone_, nullptr)(Elapsed{});
}

void Session::drain(std::function<void()> ended) {
  if (!connection_ && end_.handling == 0) return ended();
  end_.ended.push_back(std::move(ended));
  end_.draining = true;
  if (const auto opening = opening_.lock()) opening->request_stop();
  if (end_.handling == 0) finish(v1::CLOSE_REASON_GOING_AWAY);
}

void Session::abandon() {
  const auto self = shared_from_this();
  connection_.reset();
  search_.reset();
  long_work_.drop();
  resume_reading_ = nullptr;
  older_gone_ = nullptr;
  opened_ = nullptr;
}

Awaitable<> Session::run() {
  if (!co_await greet()) co_return;
  if (!co_await sign_in()) co_return;
  co_await serve();
}

// Hello and Welcome. False if the connection is over.
Awaitable<bool> Session::greet() {
  for (;;) {
    const auto message = co_await next();
    if (!message) co_return false;
    auto incoming = decode(*message);
    if (!incoming) continue;
    const auto* hello = std::get_if<wire::Hello>(&incoming->request);
    if (hello == nullptr) {
      send_error(incoming->id, unauthenticated());
      continue;
    }
    if (hello->protocol_min > wire::kProtocol || hello->protocol_max < wire::kProtocol) {
      send_error(incoming->id,
                 wire::refuse(v1::ERROR_CODE_UNSUPPORTED_VERSION,
                              "This server speaks version {version} of the protocol, and your "
                              "program does not.",
                              {{"version", std::to_string(wire::kProtocol)}}));
      finish(v1::CLOSE_REASON_UNSUPPORTED_VERSION);
      continue;
    }
    client_ = hello->client_id;
    send(wire::welcome(incoming->id, house_->server_name, house_->games));
    co_return true;
  }
}

// Waits for a sign-in. False if the connection is over.
Awaitable<bool> Session::sign_in() {
  for (;;) {
    const auto message = co_await next();
    if (!message) co_return false;
    auto incoming = decode(*message);
    if (!incoming) continue;
    if (std::holds_alternative<wire::Ping>(incoming->request)) {
      send(wire::pong(incoming->id, house_->ports.clock.steady_ms()));
      continue;
    }
    auto* asked = std::get_if<wire::SignIn>(&incoming->request);
    if (asked == nullptr) {
      send_error(incoming->id, unauthenticated());
      continue;
    }
    using Outcome = core::Result<players::SignedIn, players::NotSignedIn>;
    const auto begin = [this, asked](ports::Done<Outcome> done) {
      house_->guests.sign_in(std::move(asked->who), std::move(done));
    };
    const Outcome outcome = co_await await<Outcome>(begin);
    if (!outcome) {
      send_error(incoming->id, error_of(outcome.error()));
      continue;
    }
    who_ = {outcome->player.id, outcome->player.name};
    signed_in_ = true;
    quota_ = house_->quotas.of(who_.player, house_->ports.clock.steady_ms());
    co_await replace_older();
    send(wire::signed_in(incoming->id, *outcome, house_->lobby.awaiting(who_.player)));
    if (!asked->brief) tell_clients_of_each_other(*house_, shard_, who_.player);
    if (end_.draining) finish(v1::CLOSE_REASON_GOING_AWAY);
    co_return true;
  }
}

// Of two connections of one client the newer one stays. It goes on only when nothing from the older
// one will reach a room any more, so that an action sent on both cannot arrive out of order.
Awaitable<> Session::replace_older() {
  const SessionTable::Place place = house_->sessions.sign_in(id_, who_.player, client_);
  house_->sessions.call(who_.player, who_.name.str());
  if (!place.newest) finish(v1::CLOSE_REASON_REPLACED);
  if (!place.older) co_return;
  const auto begin = [this, &place](ports::Done<Elapsed> done) {
    older_gone_ = std::move(done);
    shard_.replace(*place.older, id_);
  };
  // A session that replaces this one meanwhile waits for the older one too.
  ++end_.handling;
  co_await await<Elapsed>(begin);
  handled();
}

Awaitable<> Session::serve() {
  while (const auto message = co_await next()) {
    auto work = begin(*message);
    if (!work) continue;
    co_await *std::move(work);
    handled();
  }
}

// Begins to handle a message; returns work to be awaited before the next one is read. Not in
// serve(), whose frame would keep room for a request as long as the connection lasts.
std::optional<Awaitable<>> Session::begin(const core::Bytes& message) {
  auto incoming = decode(message);
  if (!incoming) return std::nullopt;
  if (takes_long(incoming->request)) {
    queue_long_work(*std::move(incoming));
    return std::nullopt;
  }
  quota_->owe(extra_cost(incoming->request));
  if (done_at_once(*incoming)) return std::nullopt;
  const bool opens = std::holds_alternative<wire::CreateRoom>(incoming->request);
  if (opens && opening_.expired()) {
    open_room_beside(*std::move(incoming));
    return std::nullopt;
  }
  ++end_.handling;
  if (opens) return open_next_room(*std::move(incoming));
  return handle(*std::move(incoming));
}

// Handles actions for rooms that can take them now, almost all actions, without a coroutine.
bool Session::done_at_once(Incoming& incoming) {
  auto* action = std::get_if<wire::Action>(&incoming.request);
  if (action == nullptr || !std::holds_alternative<wire::Asked>(action->asked)) return false;
  if (join_of_daily(*action) != nullptr) return false;
  const auto room = known_room(RoomCode(action->room));
  if (!room || !room->has_room()) return false;
  try {
    act(std::move(*action), *room);
  } catch (const std::exception& error) {
    met_fault(incoming.id, error.what());
  }
  return true;
}

void Session::handled() {
  if (--end_.handling > 0) return;
  if (end_.over) return left();
  for (const SessionId newer : std::exchange(end_.newer, {})) shard_.replaced(newer);
  if (end_.draining) finish(v1::CLOSE_REASON_GOING_AWAY);
}

// The error boundary of one message: an exception ends this connection alone.
Awaitable<> Session::handle(Incoming incoming) {
  const std::uint32_t id = incoming.id;
  std::optional<std::string> fault;
  try {
    const auto begin = [this, id](auto& request) { return on(id, std::move(request)); };
    Awaitable<> handled = std::visit(begin, incoming.request);
    co_await std::move(handled);
  } catch (const std::exception& error) {
    fault = error.what();
  }
  if (fault) met_fault(id, fault->c_str());
}

void Session::met_fault(std::uint32_t id, const char* what) {
  send_error(id, incident(house_->ports.random, "a session has met a fault", what));
  finish(v1::CLOSE_REASON_INTERNAL);
}

// Queues a long request; the session goes on reading.
void Session::queue_long_work(Incoming incoming) {
  const std::uint32_t id = incoming.id;
  const auto wake = [weak = weak_from_this(), executor = shard_.executor()] {
    boost::asio::post(executor, [weak] {
      if (const auto self = weak.lock()) self->begin_long_work();
    });
  };
  if (long_work_.push(std::move(incoming), quota_, wake)) return begin_long_work();
  send_error(id, wire::busy());
}

// Begins the next long request, if it may begin now. Called again when that may have changed: the
// player's previous one is done, there is credit, or the outbox has room for the answer.
void Session::begin_long_work() {
  if (end_.reason || broken_) return;
  auto incoming = long_work_.begin(outbox_.bytes() <= limits::kOutboxBytes / 2);
  if (!incoming) return;
  boost::asio::co_spawn(
      shard_.executor(), handle(*std::move(incoming)),
      [self = shared_from_this()](std::exception_ptr thrown) { self->long_work_done(thrown); });
}

void Session::long_work_done(const std::exception_ptr& thrown) {
  long_work_.done();
  if (thrown) {
    log_end(thrown);
    return cut(v1::CLOSE_REASON_INTERNAL);
  }
  begin_long_work();
}

void Session::ended(const std::exception_ptr& thrown) {
  if (thrown) log_end(thrown);
  for (const auto& [code, followed] : followed_) followed.room.unsubscribe(followed.subscription);
  followed_.clear();
  search_.reset();
  broken_ = true;
  long_work_.drop();
  end_.timer.reset();
  if (connection_) connection_->close(end_.reason.value_or(v1::CLOSE_REASON_INTERNAL), "");
  connection_.reset();
  end_.over = true;
  if (end_.handling == 0) left();
}

// The connection is over, and no request is in hand.
void Session::left() {
  shard_.leave(id_.number);
  // Behind the letters of this turn: as long as they are not sent, a newer session must find this
  // one in the table and wait for it.
  boost::asio::post(shard_.executor(),
                    [house = house_, id = id_, player = who_.player, client = client_] {
                      house->sessions.leave(id, player, client);
                    });
  for (const SessionId newer : std::exchange(end_.newer, {})) shard_.replaced(newer);
  for (const auto& done : std::exchange(end_.ended, {})) done();
}

}  // namespace gridmates::actors
