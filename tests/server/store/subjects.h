// The stores that the tests of this folder run against, and what they need around them.
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

// A directory of its own for one test, gone with it.
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

// The one in memory, with bugs if wanted.
std::unique_ptr<support::Subject> memory_subject(std::set<support::Plant> planted = {});

// The one on SQLite, in a directory of its own.
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
  // What the store has called its owner with; empty while all is well.
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

// Holds the writer's thread, so that what is asked meanwhile is one group.
class Gate {
 public:
  // Returns once the writer stands at the gate.
  explicit Gate(Store& store);
  void open() { go_.set_value(); }

 private:
  std::promise<void> go_;
};

// An append to each of this many new rooms, of one command.
std::vector<ports::Append> opened_rooms(support::Conformance& c, std::size_t count);

// Asks for all of them while the writer stands at the gate, and answers as it does.
std::vector<ports::Appended> append_together(Store& store,
                                             const std::vector<ports::Append>& appends);

}  // namespace gridmates::store
