// A write transaction; rolled back unless commit() is called. On its Database's thread.
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

  // On success everything is durable. After kFull and kBusy nothing is; after kBroken or kDamaged
  // it is unknown.
  Status commit() { return db_->run("COMMIT"); }

 private:
  explicit Transaction(Database& db) : db_(&db) {}
  Database* db_;
};

}  // namespace gridmates::store
