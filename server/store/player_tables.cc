#include "server/store/player_tables.h"

namespace gridmates::store {

Result<ports::Player> create_player(Database& db, const ports::NewPlayer& player) {
  const Status added = db.run(
      "INSERT INTO players (name, token_hash, created_wall_ms, computer) VALUES (?, ?, ?, ?)",
      {player.name, core::ByteView(player.token), player.wall_ms, player.computer});
  if (!added) return added.error();
  return ports::Player{PlayerId(static_cast<std::uint64_t>(db.last_id())), player.name};
}

Result<std::optional<ports::Player>> find_player(Database& db, const ports::TokenHash& token) {
  Query row =
      db.query("SELECT id, name FROM players WHERE token_hash = ?", {core::ByteView(token)});
  std::optional<ports::Player> player;
  if (row.next()) player = ports::Player{row.id<PlayerId>(0), Name(row.text(1))};
  if (row.error()) return *row.error();
  return player;
}

Result<bool> rename_player(Database& db, PlayerId player, const Name& name) {
  const Status renamed = db.run("UPDATE players SET name = ? WHERE id = ?", {name, player});
  if (!renamed) return renamed.error();
  return db.changed() == 1;
}

}  // namespace gridmates::store
