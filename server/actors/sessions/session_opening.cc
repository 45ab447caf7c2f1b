// How a session opens rooms: beside the reading of frames, because boards may take long to make.
#include <boost/asio/co_spawn.hpp>
#include <stop_token>
#include <utility>

#include "server/actors/records/creation.h"
#include "server/actors/sessions/session.h"
#include "server/actors/shard/incident.h"
#include "server/wire/frames.h"

namespace gridmates::actors {

// One at a time: the next one waits, and nothing more is read until it begins.
Awaitable<> Session::open_next_room(Incoming incoming) {
  const auto begin = [this](ports::Done<Elapsed> done) { opened_ = std::move(done); };
  co_await await<Elapsed>(begin);
  if (!broken_) open_room_beside(std::move(incoming));
}

void Session::open_room_beside(Incoming incoming) {
  ++end_.handling;
  const auto done = [self = shared_from_this()](const std::exception_ptr& thrown) {
    if (thrown) log_end(thrown);
    if (thrown) self->cut(v1::CLOSE_REASON_INTERNAL);
    if (self->opened_) std::exchange(self->opened_, nullptr)(Elapsed{});
    self->handled();
  };
  boost::asio::co_spawn(shard_.executor(), handle(std::move(incoming)), done);
}

Awaitable<> Session::on(std::uint32_t id, wire::CreateRoom create) {
  const auto opening = std::make_shared<std::stop_source>();
  opening_ = opening;
  // A client that reconnects asks again, so the board is not needed any more.
  const std::stop_callback gone(long_work_.dropped(), [this, &opening] {
    if (connection_) opening->request_stop();  // else the session is abandoned
  });
  const auto tell = [weak = weak_from_this(), of = std::weak_ptr(opening)](std::uint32_t tried) {
    const auto self = weak.lock();
    if (self && !of.expired()) {
      self->queue(wire::encode(wire::board_progress({}, tried)), Outbox::Lane::kPresence);
    }
  };
  const auto note = [this](const auto& unmet) { send(wire::board_progress({}, 0, unmet)); };
  const auto created = co_await create_room(house_, shard_, who_, std::move(create),
                                            {opening->get_token(), tell, note});
  if (created) {
    send(wire::room_created(id, *created));
  } else {
    send_error(id, created.error());
  }
}

Awaitable<> Session::on(std::uint32_t, wire::CancelBoard cancel) {
  if (cancel.room.empty()) {
    if (const auto opening = opening_.lock()) opening->request_stop();
    co_return;
  }
  const auto found = followed_.find(cancel.room.str());
  if (found != followed_.end()) found->second.room.cancel_board(found->second.subscription);
}

}  // namespace gridmates::actors
