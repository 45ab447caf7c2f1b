// What one shard says to another: values that share nothing but frames, which never change. Inside
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

// A subscription, and the number of its session on the shard that is written to.
struct Recipient {
  std::uint64_t session = 0;
  SubscriptionId subscription = 0;
};

// The same for all of them; its `subscription` says nothing.
struct DeliveryLetter {
  std::vector<Recipient> to;
  Delivery what;
};

// There was no room for what should have come: nothing comes any more, they need a snapshot.
struct MuteLetter {
  std::vector<Recipient> to;
};

// As Shard::replace and Shard::replaced.
struct ReplaceLetter {
  SessionId older;
  SessionId newer;
};
struct ReplacedLetter {
  SessionId newer;
};

// As Shard::load, by somebody at another shard who has this number there; it has been tried.
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

// What it holds in memory, frames that others hold too included.
std::size_t bytes_of(const Letter& letter);

}  // namespace gridmates::actors
