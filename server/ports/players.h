// The players, found by their tokens. Safe for concurrent use. Done as ports/done.h says.
#pragma once

#include <array>
#include <cstdint>
#include <optional>

#include "server/base/ids.h"
#include "server/ports/done.h"

namespace gridmates::ports {

// SHA-256 of a token; the token itself is stored nowhere.
using TokenHash = std::array<std::uint8_t, 32>;

struct Player {
  PlayerId id;
  Name name;
  friend bool operator==(const Player&, const Player&) = default;
};

struct NewPlayer {
  Name name;
  TokenHash token{};
  std::int64_t wall_ms = 0;
  bool computer = false;  // a program plays, not a person
};

class Players {
 public:
  virtual ~Players() = default;
  // A new guest; durable when answered. nullopt: nothing written.
  virtual void create(NewPlayer player, Done<std::optional<Player>> done) = 0;
  // The outer nullopt: cannot be read now; the inner: no such token.
  virtual void find(TokenHash token, Done<std::optional<std::optional<Player>>> done) = 0;
  // False: nothing written.
  virtual void rename(PlayerId player, Name name, Done<bool> done) = 0;
};

}  // namespace gridmates::ports
