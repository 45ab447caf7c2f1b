// Signing in: as a new guest by name, or as an earlier one by token. Safe for concurrent use; the
// ports must outlive it and every answer.
#pragma once

#include <optional>
#include <string>

#include "engine/core/result.h"
#include "server/players/tokens.h"
#include "server/ports/clock.h"
#include "server/ports/done.h"
#include "server/ports/players.h"
#include "server/ports/random.h"

namespace gridmates::players {

struct SignIn {
  std::optional<Token> token;  // absent: a new guest
  std::string name;            // as typed; with a token the new name, or empty to keep the old one
  bool computer = false;       // of a new guest: a program plays, not a person
};

struct SignedIn {
  ports::Player player;
  std::optional<Token> token;  // of a new guest, who keeps it
};

struct NotSignedIn {
  enum class Why { kBadName, kUnknownToken, kUnavailable };
  Why why = Why::kUnavailable;
  core::Refusal bad_name = {};  // of kBadName
};

class Guests {
 public:
  Guests(ports::Players& players, ports::Random& random, const ports::Clock& clock)
      : players_(players), random_(random), clock_(clock) {}

  // Unlike a port, may answer from inside the call.
  void sign_in(SignIn who, ports::Done<core::Result<SignedIn, NotSignedIn>> done);

 private:
  ports::Players& players_;
  ports::Random& random_;
  const ports::Clock& clock_;
};

}  // namespace gridmates::players
