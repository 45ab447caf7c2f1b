#include "server/actors/shard/shard_link.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/actors/shard/shard.h"

namespace gridmates::actors {
namespace {

// Whether the letter delivers the same frame.
bool is_same(const Letter& letter, const Delivery& delivery) {
  const auto* before = std::get_if<DeliveryLetter>(&letter);
  return before != nullptr && delivery.frame && before->what.frame == delivery.frame;
}

}  // namespace

bool ShardLink::has_room() const { return to_.inbox().has_room(); }

void ShardLink::write(Letter letter) { write(std::move(letter), letters_); }

void ShardLink::write_last(Letter letter) { write(std::move(letter), last_); }

void ShardLink::write(Letter letter, Inbox::Bundle& bundle) {
  const std::size_t bytes = bytes_of(letter);
  to_.inbox().expect(bytes);
  bundle.bytes += bytes;
  bundle.letters.push_back(std::move(letter));
  from_.end_of_turn().come();
}

bool ShardLink::deliver(Recipient to, Delivery delivery) {
  if (!letters_.letters.empty() && is_same(letters_.letters.back(), delivery)) {
    std::get<DeliveryLetter>(letters_.letters.back()).to.push_back(to);
    letters_.bytes += sizeof(Recipient);
    to_.inbox().expect(sizeof(Recipient));
    return true;
  }
  if (delivery.kind == Delivery::Kind::kPresence && !has_room()) return true;
  // Rights come right behind events for which there was room.
  if (delivery.kind == Delivery::Kind::kEvents && !has_room()) {
    muted_.push_back(to);
    return false;
  }
  write(DeliveryLetter{{to}, std::move(delivery)});
  return true;
}

void ShardLink::send(Inbox::Bundle& bundle) {
  if (bundle.letters.empty()) return;
  to_.inbox().put(std::exchange(bundle, {}));
  boost::asio::post(to_.executor(), [&to = to_] { to.read_letters(); });
}

void ShardLink::room_again() {
  if (!muted_.empty()) write(MuteLetter{std::exchange(muted_, {})});
  for (const auto& then : std::exchange(waiting_, {})) then();
}

void ShardLink::abandon() {
  letters_ = {};
  last_ = {};
  const auto dropped = std::exchange(waiting_, {});
}

}  // namespace gridmates::actors
