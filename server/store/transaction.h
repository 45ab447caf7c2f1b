// A write transaction: committed when told, taken back otherwise. On its Database's thread.
#pragma once

#include <utility>

#include "server/store/sqlite.h"

namespace gridmates::store {

class Transaction {
 public:
  static Result<Transaction> begin(Database& db) {
    if (Status begun = db.run("BEGIN IMMEDIATE"); !begun) return begun.error();
    return Transaction(db);
  }
  Transaction(Transaction&& other) noexcept : db_(std::exchange(other.db_, nullptr)) {}
  Transaction& operator=(Transaction&&) = delete;
  // SQLite ends a transaction by itself after some errors.
  ~Transaction() {
    if (db_ && db_->in_transaction()) (void)db_->run("ROLLBACK");
  }

  // Everything is durable, or the error says why it may not be: after kFull and kBusy surely
  // nothing is; after kBroken or kDamaged nobody can say.
  Status commit() { return db_->run("COMMIT"); }

 private:
  explicit Transaction(Database& db) : db_(&db) {}
  Database* db_;
};

}  // namespace gridmates::store
