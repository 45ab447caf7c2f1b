// The stores that the tests of this folder run against, and helpers for them.
#pragma once

#include <filesystem>
#include <future>
#include <memory>
#include <optional>
#include <string>

#include "server/store/data_dir.h"
#include "server/store/store.h"
#include "tests/support/conformance.h"
#include "tests/support/memory_store.h"

namespace gridmates::store {

// A directory for one test, removed with it.
class TemporaryDirectory {
 public:
  TemporaryDirectory();
  ~TemporaryDirectory();
  TemporaryDirectory(const TemporaryDirectory&) = delete;
  TemporaryDirectory& operator=(const TemporaryDirectory&) = delete;
  const std::filesystem::path& path() const { return path_; }

 private:
  std::filesystem::path path_;
};

// The store in memory, optionally with bugs.
std::unique_ptr<support::Subject> memory_subject(std::set<support::Plant> planted = {});

// The SQLite store, in a directory of its own.
class SqliteSubject final : public support::Subject {
 public:
  SqliteSubject() { open(); }
  ports::Journal& journal() override { return *store_; }
  ports::Rooms& rooms() override { return *store_; }
  ports::Players& players() override { return *store_; }
  ports::Puzzles& puzzles() override { return *store_; }
  ports::Runs& runs() override { return *store_; }
  ports::Dailies& dailies() override { return *store_; }
  void reopen() override;
  void add_puzzles(const std::vector<ports::Puzzle>& puzzles) override;

  Store& store() { return *store_; }
  const std::filesystem::path& directory() const { return directory_.path(); }
  // The error that the store has reported to its owner; empty if there is none.
  std::string broken() const;
  void close();
  void open();

 private:
  struct Broken {
    std::mutex mutex;
    std::string broken;
  };
  TemporaryDirectory directory_;
  std::shared_ptr<Broken> broken_ = std::make_shared<Broken>();
  std::optional<DataDir> dir_;
  std::unique_ptr<Store> store_;
};

// Blocks the writer's thread, so that all calls made meanwhile form one group.
class Gate {
 public:
  // Returns once the writer is blocked at the gate.
  explicit Gate(Store& store);
  void open() { go_.set_value(); }

 private:
  std::promise<void> go_;
};

// Opens this many new rooms; an append of one command to each.
std::vector<ports::Append> opened_rooms(support::Conformance& c, std::size_t count);

// Makes all of them while the writer is at the gate; returns the answers.
std::vector<ports::Appended> append_together(Store& store,
                                             const std::vector<ports::Append>& appends);

}  // namespace gridmates::store
