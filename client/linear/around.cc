// Commands in a room that are not in its journal, and the search for an opponent.
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/room_words.h"
#include "client/core/text.h"
#include "client/linear/linear.h"
#include "client/words/refusals.h"

namespace gridmates::linear {

using client::printable;

// The server does not answer it. Only the pinged cell is sent, never a cursor.
bool Linear::run_ping(const Command& command) {
  if (!settled()) return false;
  const auto cell = commands::read_ping(command, client_.model());
  if (const auto* no = std::get_if<commands::Unread>(&cell)) return refuse(command, *no);
  client_.point_at(std::get<std::uint32_t>(cell), true);
  client_.point_at(std::nullopt);
  answer(command, "", {});
  return true;
}

// The server does not answer this either.
bool Linear::run_hurry(const Command& command) {
  if (!settled()) return false;
  if (const auto no = commands::why_not_hurry(room())) return refuse(command, *no);
  if (!client_.hurry()) return refuse(command, "NO_ROOM", std::string(tr(commands::kNoRoom)));
  answer(command, "", {});
  return true;
}

// Prints the ghost's progress; later commands wait until it is known.
bool Linear::run_ghost(const Command& command) {
  if (!settled()) return false;
  const Ghosts::Done done = ghosts_.run(command, room());
  if (!done) return false;
  if (const auto* no = std::get_if<commands::Unread>(&*done)) return refuse(command, *no);
  const auto& told = std::get<Ghosts::Told>(*done);
  if (!told.line.empty()) output_.body(told.line);
  answer(command, told.details, {});
  return true;
}

// Answered when the premove is set; a refusal of the move is printed as news.
bool Linear::run_premove(const Command& command) {
  if (!settled() || premoved_ != 0) return false;
  const std::uint64_t time_ms = room() == nullptr ? 0 : room()->time_ms(client_.now_ms());
  auto read = commands::read_premove(command, room(), time_ms);
  if (const auto* no = std::get_if<commands::Unread>(&read)) return refuse(command, *no);
  if (auto* move = std::get_if<v1::Action>(&read)) {
    premove_.set(*room(), std::move(*move));
  } else if (!premove_.drop()) {
    return refuse(command, "NOT_FOUND", std::string(tr("no move waits for its turn")));
  }
  answer(command, "", {});
  make_premove();
  return true;
}

void Linear::make_premove() {
  if (client_.full()) return;  // it is kept
  const std::uint64_t time_ms = room() == nullptr ? 0 : room()->time_ms(client_.now_ms());
  if (auto move = premove_.due(room(), time_ms)) premoved_ = client_.act(*std::move(move));
}

void Linear::took_premoved(const v1::ServerFrame& frame) {
  premoved_ = 0;
  if (const v1::Error* no = client::refusal(frame)) {
    return news(tr("the premove was refused: {}", words::refusal_sentence(*no)), frame);
  }
  promised_ = client::action_answer(frame);
}

// `mute` alone lists the muted members.
bool Linear::run_mute(const Command& command) {
  if (!settled()) return false;
  if (command.words[0] == "unmute") {
    if (!talk_.muted.unmute(command.rest)) {
      return refuse(command, commands::nobody_muted(command.rest));
    }
    answer(command, "", {});
    return true;
  }
  if (command.rest.empty()) {
    for (const std::string& name : talk_.muted.names()) {
      output_.body("muted: " + printable(name));
    }
    answer(command, std::to_string(talk_.muted.names().size()), {});
    return true;
  }
  if (const auto no = commands::why_not_muted(command.rest, client_.model())) {
    return refuse(command, *no);
  }
  talk_.muted.mute(room()->member(command.rest)->name());
  answer(command, "", {});
  return true;
}

// Refuses a command that was meant for a room other than the one that the search has found.
void Linear::refuse_elsewhere(const Command& command) {
  v1::ServerFrame frame;
  frame.mutable_error()->set_code(v1::ERROR_CODE_WRONG_STATE);
  frame.mutable_error()->set_retry(v1::RETRY_NEVER);
  frame.mutable_error()->set_message(tr("An opponent was found meanwhile."));
  refuse(command, std::move(frame));
}

void Linear::took(const client::SearchChanged& notice) {
  v1::ServerFrame frame;
  *frame.mutable_queue_status() = notice.status;
  if (!notice.status.room().empty()) {
    found_after_ = typed_count_;
    if (entering_) refuse_elsewhere(*std::exchange(entering_, std::nullopt));
    news(tr("game {}", printable(notice.status.room())), frame);
  } else if (notice.status.has_waiting()) {
    const std::uint32_t level = notice.status.waiting().computer();
    const auto& search = client_.model().search;
    std::string offer =
        tr("nobody yet; a computer of level {} plays about as well as you do", level);
    if (search) {
      offer += tr(": new {} versus{} --computer {}", printable(search->room.game()),
                  printable(sought_), level);
    }
    news(offer, frame);
  } else {
    const v1::QueueOver& over = notice.status.over();
    news(!over.has_error() ? tr("the search for an opponent has ended")
                           : tr("the search for an opponent has ended: {}",
                                words::refusal_sentence(over.error())),
         frame);
  }
}

}  // namespace gridmates::linear
