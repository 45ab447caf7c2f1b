#include "tests/server/store/subjects.h"

#include <cstdlib>

#include "gtest/gtest.h"
#include "server/store/puzzle_tables.h"
#include "server/store/transaction.h"

namespace gridmates::store {
namespace {

class MemorySubject final : public support::Subject {
 public:
  explicit MemorySubject(std::set<support::Plant> planted) : planted_(std::move(planted)) {
    reopen();
  }
  ports::Journal& journal() override { return *store_; }
  ports::Rooms& rooms() override { return *store_; }
  ports::Players& players() override { return *store_; }
  ports::Puzzles& puzzles() override { return *store_; }
  ports::Runs& runs() override { return *store_; }
  ports::Dailies& dailies() override { return *store_; }
  void deliver() override { deliveries_.run_all(); }
  void reopen() override {
    store_.emplace(disk_, deliveries_.deliver());
    store_->planted = planted_;
  }
  void add_puzzles(const std::vector<ports::Puzzle>& puzzles) override {
    disk_.puzzles.insert(disk_.puzzles.end(), puzzles.begin(), puzzles.end());
  }

 private:
  std::set<support::Plant> planted_;
  support::Disk disk_;
  support::Deliveries deliveries_;
  std::optional<support::MemoryStore> store_;
};

// Replaces the built-in puzzles by these.
void put_puzzles(const std::filesystem::path& directory,
                 const std::vector<ports::Puzzle>& puzzles) {
  const auto dir = DataDir::take(directory);
  ASSERT_TRUE(dir) << dir.error();
  auto db = open_database(*dir);
  ASSERT_TRUE(db) << db.error().message;
  auto transaction = Transaction::begin(db->first);
  ASSERT_TRUE(transaction);
  ASSERT_TRUE(db->first.script("DELETE FROM puzzles; DELETE FROM packs"));
  for (const ports::Puzzle& puzzle : puzzles) {
    const auto added = add_puzzle(db->first, puzzle);
    ASSERT_TRUE(added);
  }
  ASSERT_TRUE(transaction->commit());
}

}  // namespace

TemporaryDirectory::TemporaryDirectory() {
  std::string name = std::filesystem::temp_directory_path() / "gridmates-store-XXXXXX";
  if (!mkdtemp(name.data())) std::abort();
  path_ = name;
}

TemporaryDirectory::~TemporaryDirectory() { std::filesystem::remove_all(path_); }

std::unique_ptr<support::Subject> memory_subject(std::set<support::Plant> planted) {
  return std::make_unique<MemorySubject>(std::move(planted));
}

void SqliteSubject::open() {
  auto dir = DataDir::take(directory_.path());
  ASSERT_TRUE(dir) << dir.error();
  dir_.emplace(*std::move(dir));
  auto store = Store::open(*dir_, [told = broken_](std::string why) {
    const std::lock_guard lock(told->mutex);
    told->broken += why;
  });
  ASSERT_TRUE(store) << store.error().message;
  store_ = *std::move(store);
}

void SqliteSubject::close() {
  store_.reset();
  dir_.reset();
}

void SqliteSubject::reopen() {
  close();
  open();
}

void SqliteSubject::add_puzzles(const std::vector<ports::Puzzle>& puzzles) {
  close();
  put_puzzles(directory_.path(), puzzles);
  open();
}

std::string SqliteSubject::broken() const {
  const std::lock_guard lock(broken_->mutex);
  return broken_->broken;
}

Gate::Gate(Store& store) {
  std::promise<void> reached;
  store.rename(PlayerId(0), "nobody", [&reached, go = go_.get_future().share()](bool) {
    reached.set_value();
    go.wait();
  });
  reached.get_future().wait();
}

std::vector<ports::Append> opened_rooms(support::Conformance& c, std::size_t count) {
  std::vector<ports::Append> appends;
  for (std::size_t i = 0; i < count; ++i) {
    appends.push_back(c.opened("KITE-" + std::to_string(i)));
    appends.back().batches = {support::batch(PlayerId(7), 1, 1)};
  }
  return appends;
}

std::vector<ports::Appended> append_together(Store& store,
                                             const std::vector<ports::Append>& appends) {
  std::vector<std::promise<ports::Appended>> answers(appends.size());
  Gate gate(store);
  for (std::size_t i = 0; i < appends.size(); ++i) {
    store.append(appends[i],
                 [&answer = answers[i]](ports::Appended appended) { answer.set_value(appended); });
  }
  gate.open();
  std::vector<ports::Appended> found;
  found.reserve(answers.size());
  for (auto& answer : answers) found.push_back(answer.get_future().get());
  return found;
}

}  // namespace gridmates::store
