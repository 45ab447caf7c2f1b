// Jobs that fail in a group with others: what is written, and how often a job is applied.
#include "server/store/writer.h"

#include <future>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/server/store/subjects.h"

namespace gridmates::store {
namespace {

using ports::Append;
using ports::Appended;
using support::batch;
using support::Conformance;
using testing::ElementsAre;

// A writer and jobs that insert numbers; -1 stands for a refusal.
class Writers : public testing::Test {
 protected:
  Writers() {
    auto db = Database::open(file_, Database::Mode::kWrite);
    EXPECT_TRUE(db && db->script("CREATE TABLE a (x INTEGER UNIQUE)"));
    writer_.emplace(
        *std::move(db), [this] { ++taken_back_; },
        [](const std::string& why) { ADD_FAILURE() << why; });
  }

  // Adds a job to the next group.
  void add(std::vector<int> numbers) {
    const std::size_t index = applied_.size();
    applied_.push_back(0);
    outcomes_.emplace_back();
    jobs_.push_back({1,
                     [this, index, numbers = std::move(numbers)](Database& db) {
                       ++applied_[index];
                       return insert(db, numbers);
                     },
                     [this, index](Outcome outcome) { outcomes_[index].set_value(outcome); }});
  }
  static Result<bool> insert(Database& db, const std::vector<int>& numbers) {
    for (const int number : numbers) {
      if (number < 0) return false;
      const Status added = db.run("INSERT INTO a VALUES (?)", {number});
      if (!added) return added.error();
    }
    return true;
  }

  // The writer commits the jobs together.
  std::vector<Outcome> commit() {
    std::promise<void> reached;
    std::promise<void> go;
    writer_->post({1, [](Database&) -> Result<bool> { return true; },
                   [&](Outcome) {
                     reached.set_value();
                     go.get_future().wait();
                   }});
    reached.get_future().wait();
    for (Job& job : jobs_) writer_->post(std::move(job));
    go.set_value();
    std::vector<Outcome> outcomes;
    outcomes.reserve(outcomes_.size());
    for (auto& outcome : outcomes_) outcomes.push_back(outcome.get_future().get());
    return outcomes;
  }

  // The numbers in the order of their insertion.
  std::vector<std::int64_t> numbers() {
    writer_.reset();
    auto db = Database::open(file_, Database::Mode::kWrite);
    std::vector<std::int64_t> found;
    Query rows = db->query("SELECT x FROM a ORDER BY rowid");
    while (rows.next()) found.push_back(rows.integer(0));
    return found;
  }

  TemporaryDirectory directory_;
  std::filesystem::path file_ = directory_.path() / "a.db";
  std::vector<int> applied_;
  int taken_back_ = 0;
  std::deque<std::promise<Outcome>> outcomes_;
  std::vector<Job> jobs_;
  std::optional<Writer> writer_;
};

TEST_F(Writers, ARefusalBeforeAnythingIsWrittenTakesNothingBack) {
  add({1, 2});
  add({-1});
  add({1});
  add({3});
  EXPECT_THAT(commit(), ElementsAre(Outcome::kCommitted, Outcome::kRefused, Outcome::kUnavailable,
                                    Outcome::kCommitted));
  EXPECT_THAT(applied_, testing::Each(1));
  EXPECT_EQ(taken_back_, 0);
  EXPECT_THAT(numbers(), ElementsAre(1, 2, 3));
}

TEST_F(Writers, AJobThatFailsHalfWayLeavesNothingAndTheOthersAll) {
  add({1, 2});
  add({10, -1});
  add({3});
  add({11, 2});
  add({4});
  add({-1});
  EXPECT_THAT(commit(), ElementsAre(Outcome::kCommitted, Outcome::kRefused, Outcome::kCommitted,
                                    Outcome::kUnavailable, Outcome::kCommitted, Outcome::kRefused));
  EXPECT_LE(*std::ranges::max_element(applied_), 2) << "however many fail";
  EXPECT_EQ(taken_back_, 3) << "the group, then each of the two";
  EXPECT_THAT(numbers(), ElementsAre(1, 2, 3, 4));
}

// Twenty-one appends in one group; those in `bad` are changed by `spoil` and must be answered with
// `refused`.
void expect_only_the_good(const std::set<std::size_t>& bad, Appended refused,
                          const std::function<void(Append&)>& spoil) {
  SqliteSubject subject;
  Conformance c(subject);
  std::vector<Append> appends = opened_rooms(c, 21);
  for (std::size_t i = 0; i < appends.size(); ++i) {
    const ports::Batch first = appends[i].batches[0];
    ASSERT_EQ(c.append(appends[i], {first}), Appended::kCommitted);
    appends[i].batches = {batch(PlayerId(7), 1, 2), batch(2)};
    if (bad.contains(i)) spoil(appends[i]);
  }
  const std::vector<Appended> answers = append_together(subject.store(), appends);
  for (std::size_t i = 0; i < appends.size(); ++i) {
    EXPECT_EQ(answers[i], bad.contains(i) ? refused : Appended::kCommitted) << i;
    EXPECT_EQ(c.read(appends[i].room).size(), bad.contains(i) ? 2u : 4u) << i;
    const auto opened = c.open(appends[i].room);
    ASSERT_TRUE(opened);
    Append next{appends[i].room, opened->term, opened->head, {}, {}, false};
    EXPECT_EQ(c.append(next, {batch(1)}), Appended::kCommitted) << i;
  }
  EXPECT_THAT(c.problems, testing::IsEmpty());
}

TEST(BadAppends, AreRefusedAloneWhenARunIsThereTwice) {
  const auto repeat_a_run = [](Append& append) {
    ports::Run run;
    run.game = "sudoku";
    run.ended = Seq(2);
    append.runs = {run, run};
  };
  expect_only_the_good({10}, Appended::kStale, repeat_a_run);
  expect_only_the_good({4, 5}, Appended::kStale, repeat_a_run);
  expect_only_the_good({0, 1, 20}, Appended::kStale, repeat_a_run);
}

TEST(BadAppends, AreRefusedAloneAtAnotherHead) {
  expect_only_the_good({2, 9}, Appended::kStale,
                       [](Append& append) { ++append.expected_head.value; });
}

}  // namespace
}  // namespace gridmates::store
