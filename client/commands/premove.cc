#include "client/commands/premove.h"

#include <algorithm>
#include <utility>

#include "client/words/refusals.h"

namespace gridmates::commands {
namespace {

constexpr v1::Action::ActCase kPlay = v1::Action::kPlay;

bool is_for_turn(const v1::Error& refusal) { return refusal.reason() == "not_your_turn"; }

}  // namespace

bool waits_for_turn(const client::Room& room, std::uint64_t time_ms) {
  const v1::Error* refused = room.refuses(kPlay, time_ms);
  return refused != nullptr && is_for_turn(*refused);
}

void Premove::set(const client::Room& room, v1::Action move) {
  waiting_ = Waiting{room.code, room.view.head().match(), room.seq, std::move(move)};
}

bool Premove::drop() { return std::exchange(waiting_, std::nullopt).has_value(); }

bool Premove::is_for(const client::Room& room) const {
  if (!waiting_ || room.code != waiting_->room) return false;
  const bool taken_back = std::ranges::any_of(room.feed, [this](const v1::Event& event) {
    return event.has_taken_back() && event.seq() > waiting_->since;
  });
  return !taken_back && room.view.head().match() == waiting_->match &&
         !client::is_finished(room.view.head().state());
}

const v1::Move* Premove::move(const client::Room& room) const {
  return is_for(room) ? &waiting_->move.play().move() : nullptr;
}

// During a pause the move is kept.
std::optional<v1::Action> Premove::due(const client::Room* room, std::uint64_t time_ms) {
  if (!waiting_) return std::nullopt;
  if (room == nullptr) return std::nullopt;  // it waits until the room is back
  if (!is_for(*room)) {
    waiting_.reset();
    return std::nullopt;
  }
  if (!room->running() || room->refuses(kPlay, time_ms) != nullptr) return std::nullopt;
  return std::exchange(waiting_, std::nullopt)->move;
}

std::variant<v1::Action, NoPremove, Unread> read_premove(const Command& command,
                                                         const client::Room* room,
                                                         std::uint64_t time_ms) {
  if (command.rest == "off") return NoPremove{};
  const auto inner = parse_command(command.rest, command.number);
  if (!inner) return Unread{"USAGE", tr("as in premove b2, or premove off")};
  if (room == nullptr) return Unread{"NO_ROOM", std::string(tr(kNoRoom))};
  auto read = read_move(*inner, room);
  if (!read) read = read_move(*parse_command("play " + command.rest, command.number), room);
  if (!read) return Unread{"USAGE", tr("as in premove b2, or premove off")};
  if (auto* no = std::get_if<Unread>(&*read)) return std::move(*no);
  if (room->refuses(kPlay, time_ms) != nullptr && !waits_for_turn(*room, time_ms)) {
    return Unread{"WRONG_STATE", words::why_not(*room, kPlay, time_ms)};
  }
  return std::get<v1::Action>(*std::move(read));
}

}  // namespace gridmates::commands
