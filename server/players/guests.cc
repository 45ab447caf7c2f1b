#include "server/players/guests.h"

#include <utility>

#include "server/players/names.h"

namespace gridmates::players {
namespace {

using Why = NotSignedIn::Why;
using Done = ports::Done<core::Result<SignedIn, NotSignedIn>>;

NotSignedIn unavailable() { return {Why::kUnavailable}; }

void create(ports::Players& players, const Token& token, ports::NewPlayer player, Done done) {
  player.token = hash_of(token);
  players.create(std::move(player),
                 [token, done = std::move(done)](std::optional<ports::Player> made) {
                   if (!made) return done(unavailable());
                   done(SignedIn{*std::move(made), token});
                 });
}

void rename(ports::Players& players, ports::Player player, Name name, Done done) {
  const PlayerId id = player.id;
  player.name = name;
  players.rename(id, std::move(name),
                 [player = std::move(player), done = std::move(done)](bool written) {
                   if (!written) return done(unavailable());
                   done(SignedIn{player, std::nullopt});
                 });
}

}  // namespace

void Guests::sign_in(SignIn who, Done done) {
  std::optional<Name> name;
  if (!who.token || !who.name.empty()) {
    auto cleaned = clean_name(who.name);
    if (!cleaned) return done(NotSignedIn{Why::kBadName, cleaned.error()});
    name = *std::move(cleaned);
  }
  if (!who.token) {
    if (auto taken = not_for_people(*name)) return done(NotSignedIn{Why::kBadName, *taken});
    return create(players_, make_token(random_),
                  {*std::move(name), {}, clock_.wall_ms(), who.computer}, std::move(done));
  }
  auto found = [&players = players_, name = std::move(name),
                done = std::move(done)](std::optional<std::optional<ports::Player>> player) {
    if (!player) return done(unavailable());
    if (!*player) return done(NotSignedIn{Why::kUnknownToken});
    if (name && *name != (*player)->name) {
      if (auto no = not_for_people(*name)) return done(NotSignedIn{Why::kBadName, *no});
      return rename(players, **player, *name, done);
    }
    done(SignedIn{**player, std::nullopt});
  };
  players_.find(hash_of(*who.token), std::move(found));
}

}  // namespace gridmates::players
