// Messages between shards: values that share only frames, which are immutable. Inside
// server/actors.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "server/actors/shard/room_messages.h"

namespace gridmates::actors {

struct RoomLetter {
  RoomAddress to;
  Mail mail;
};

struct AnswerLetter {
  SessionId to;
  std::string room;
  std::uint64_t client_seq = 0;
  wire::Verdict verdict;
};

// A subscription, and the number of its session on the receiving shard.
struct Recipient {
  std::uint64_t session = 0;
  SubscriptionId subscription = 0;
};

// The same delivery for all recipients; `what.subscription` is not used.
struct DeliveryLetter {
  std::vector<Recipient> to;
  Delivery what;
};

// Events were dropped for lack of room: nothing more is sent, and the recipients need a snapshot.
struct MuteLetter {
  std::vector<Recipient> to;
};

// For Shard::replace() and Shard::replaced().
struct ReplaceLetter {
  SessionId older;
  SessionId newer;
};
struct ReplacedLetter {
  SessionId newer;
};

// A Shard::load() requested by shard `by`, which knows it by `number`; and that it has been tried.
struct LoadLetter {
  RoomAddress room;
  std::uint64_t number = 0;
  ShardNo by;
};
struct LoadedLetter {
  std::uint64_t number = 0;
};

using Letter = std::variant<RoomLetter, AnswerLetter, DeliveryLetter, MuteLetter, ReplaceLetter,
                            ReplacedLetter, LoadLetter, LoadedLetter>;

// The memory that the letter holds, shared frames included.
std::size_t bytes_of(const Letter& letter);

}  // namespace gridmates::actors
