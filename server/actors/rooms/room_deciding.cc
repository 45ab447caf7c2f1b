// How a room decides: by an earlier answer, on the draft, or after work on a worker (room_work.cc).
#include <boost/asio/post.hpp>
#include <iterator>
#include <utility>
#include <variant>

#include "server/actors/rooms/room_actor.h"
#include "server/actors/shard/incident.h"
#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::actors {

void RoomActor::decide_all(Draft& draft) {
  while (!inbox_.empty() && draft.batches() < limits::kBatchesPerAppend) {
    PendingCommand item = std::move(inbox_.front());
    inbox_.pop_front();
    const DecideStep step = decide(item, draft);
    if (step == DecideStep::kDone) continue;
    if (step == DecideStep::kAskJournal) unknown_client_ = {item.key->player, item.key->client};
    // A long decision begins with the published room.
    const bool begins = step == DecideStep::kTakesLong && draft.empty();
    if (!begins) return inbox_.push_front(std::move(item));
    const std::uint64_t steady_ms = house_->ports.clock.steady_ms();
    const room::Now now = draft.time().at(steady_ms, draft.room(), house_->ports.clock);
    TimedCommand command{std::move(item), now, steady_ms};
    long_command_ = std::make_unique<TimedCommand>(std::move(command));
    return;
  }
}

// The error boundary of one command: an exception only fails this command. Nothing is done if the
// client's earlier commands must be looked up in the journal first, or if deciding takes long.
DecideStep RoomActor::decide(PendingCommand& item, Draft& draft) {
  if (waits_for_work(item, draft)) return DecideStep::kDone;
  const bool by_room = !item.key && item.by.player == PlayerId(0);
  if (by_room && !absence_.still_holds(item.asked.ask, draft.room())) return DecideStep::kDone;
  if (item.key) {
    const auto known = answers_.look(*item.key, item.payload_hash);
    if (std::holds_alternative<Answers::AskJournal>(known)) return DecideStep::kAskJournal;
    if (const auto* first = std::get_if<Answers::First>(&known)) {
      draft.reply(std::move(item), {first->seq, true, std::nullopt});
      return DecideStep::kDone;
    }
    if (const auto* error = std::get_if<v1::Error>(&known)) {
      draft.reply(std::move(item), {Seq(0), false, *error});
      return DecideStep::kDone;
    }
  }
  try {
    return decide_new(item, draft);
  } catch (const std::exception& error) {
    draft.reply(std::move(item), {Seq(0), false, fault(error.what())});
    return DecideStep::kDone;
  }
}

DecideStep RoomActor::decide_new(PendingCommand& item, Draft& draft) {
  const room::Room& room = draft.room();
  const bool is_member = room.member_of(item.by.player).has_value();
  // Only for members: strangers must not learn that the room exists.
  const bool of_a_game = item.is_move() || !item.asked.game.empty();
  if (is_member && of_a_game && item.asked.game != room.opened().game.str()) {
    v1::Error other = item.is_move()
                          ? wire::invalid("move", "That move is of another game.")
                          : wire::invalid("options", "Those options are of another game.");
    draft.reply(std::move(item), {Seq(0), false, std::move(other)});
    return DecideStep::kDone;
  }
  if (is_member && item.too_often) {
    const bool invites = std::holds_alternative<room::Invite>(item.asked.ask);
    const auto why = invites ? room::Reason::kInvitedTooOften : room::Reason::kSaidTooOften;
    draft.reply(std::move(item), {Seq(0), false, wire::error_of(room::Refusal{why})});
    return DecideStep::kDone;
  }
  // A member who joins again has what they want.
  const bool joins = std::holds_alternative<room::Join>(item.asked.ask);
  if (joins && !room.closed() && is_member) {
    draft.reply(std::move(item), {room.head(), false, std::nullopt});
    return DecideStep::kDone;
  }
  if (auto no = refused_late(item, room)) {
    v1::Error error = wire::error_of(*no, item.asked.ask);
    draft.reply(std::move(item), {Seq(0), false, std::move(error)});
    return DecideStep::kDone;
  }
  if (item.is_move() && room.takes_long()) return DecideStep::kTakesLong;
  if (auto* claim = std::get_if<room::Claim>(&item.asked.ask)) {
    claim->away_ms = absence_.other_away_ms(item.by.player);
  }
  if (auto* start = std::get_if<room::Start>(&item.asked.ask)) {
    start->other_is_away = absence_.other_away_ms(item.by.player) != 0;
  }
  if (auto* renewed = std::get_if<room::Renewed>(&item.asked.ask)) {
    renewed->other_is_away = absence_.other_away_ms(item.by.player) != 0;
  }
  const std::uint64_t steady_ms = house_->ports.clock.steady_ms();
  const room::Now now = draft.time().at(steady_ms, room, house_->ports.clock);
  Decided what = decided(room, {item.by, item.asked.ask, item.asked.seen}, now);
  TimedCommand command{std::move(item), now, steady_ms};
  try {
    settle(command, std::move(what), draft);
  } catch (...) {
    item = std::move(command.item);  // its answer is still owed
    throw;
  }
  return DecideStep::kDone;
}

// A member with a delay is refused by the room as they see it, if that refuses.
std::optional<room::Refusal> RoomActor::refused_late(const PendingCommand& item,
                                                     const room::Room& room) {
  const auto member = room.member_of(item.by.player);
  const bool late = item.key && member && room::Watching(room).is_late(item.by.player);
  const auto seen = late ? late_.seen_by(*member, item.by) : std::nullopt;
  if (!seen) return std::nullopt;
  const room::Now then{seen->room_ms(), house_->ports.clock.wall_ms()};
  const auto what = seen->decide({item.by, item.asked.ask, item.asked.seen}, then);
  const auto* no = std::get_if<room::Refusal>(&what);
  return no == nullptr ? std::nullopt : std::optional(*no);
}

// Applies the decision on the command to the draft.
void RoomActor::settle(TimedCommand& command, Decided decided, Draft& draft) {
  PendingCommand& item = command.item;
  if (const auto* refusal = std::get_if<room::Refusal>(&decided)) {
    const bool kicked = refusal->code() == room::Refusal::Code::kNotMember &&
                        draft.room().is_kicked(item.by.player);
    // The reason could reveal what a member with a delay has not seen yet.
    const bool late = item.key && draft.room().member_of(item.by.player) &&
                      room::Watching(draft.room()).is_late(item.by.player);
    const room::Refusal& why = late ? room::Refusal{room::Reason::kSeenLate} : *refusal;
    v1::Error no = kicked ? wire::put_out() : wire::error_of(why, item.asked.ask);
    return draft.reply(std::move(item), {Seq(0), false, std::move(no)});
  }
  if (auto* needed = std::get_if<room::NeedsWork>(&decided)) {
    return begin_work(std::move(item), std::move(*needed), draft);
  }
  if (const auto* wrong = std::get_if<Contradiction>(&decided)) {
    return draft.reply(std::move(item), {Seq(0), false, fault(wrong->what.c_str())});
  }
  draft.add(std::get<EventBatch>(std::move(decided)), item, command.steady_ms);
  const Seq last = draft.room().head();
  if (item.key) answers_.draft({*item.key, item.payload_hash, last});
  draft.reply(std::move(item), {last, false, std::nullopt});
}

// Only this room waits for the worker. If the workers refuse the job, it is done here.
void RoomActor::decide_on_worker() {
  if (working_) return;
  working_ = true;
  const PendingCommand& item = long_command_->item;
  const auto job = [self = shared_from_this(), room = history_.room(), now = long_command_->now,
                    command = room::Command{item.by, item.asked.ask, item.asked.seen}] {
    Decided what = Contradiction{};
    try {
      what = decided(room, command, now);
    } catch (const std::exception& error) {
      what = Contradiction{error.what()};
    }
    boost::asio::post(self->shard_.executor(), [self, what = std::move(what)]() mutable {
      self->decided_on_worker(std::move(what));
    });
  };
  if (!house_->ports.workers.post(item.by.player, job)) job();
}

void RoomActor::decided_on_worker(Decided decided) {
  guarded([&] {
    if (!long_command_) return;  // the room has ended meanwhile
    working_ = false;
    TimedCommand command = std::move(*std::exchange(long_command_, nullptr));
    draft_.emplace(history_.room(), time_, command.steady_ms);
    settle(command, std::move(decided), *draft_);
    draft_->empty() ? commit() : append_draft();
    wake();
  });
}

v1::Error RoomActor::fault(const char* what) {
  return incident(house_->ports.random, "a room has met a fault", what);
}

}  // namespace gridmates::actors
