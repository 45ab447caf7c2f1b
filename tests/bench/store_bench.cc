// What an append costs the store alone: many rooms, one append each in flight, the next one of a
// room after the answer. Prints processor time (user and system, including closing and its
// checkpoint) and bytes written, per 1,000 appends and per append.
//
//   store_bench [--rooms 500] [--in-flight 500] [--appends 100000] [--warm-up 20000] [--data DIR]
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <future>
#include <string>
#include <vector>

#include "server/store/store.h"
#include "tests/bench/bench.h"

namespace gridmates::bench {
namespace {

struct Load {
  std::size_t rooms = 500;
  std::size_t in_flight = 500;
  std::uint64_t appends = 100'000;
  std::uint64_t warm_up = 20'000;
  std::filesystem::path data;
};

template <class T, class Ask>
T answer_of(Ask ask) {
  std::promise<T> answer;
  ask([&answer](T value) { answer.set_value(std::move(value)); });
  return answer.get_future().get();
}

// Appends to its rooms in turn. All members but run() run on the store's threads.
class Rooms {
 public:
  Rooms(store::Store& store, const Load& load) : store_(store), load_(load) { open(); }

  // Makes this many appends and waits for the last answer.
  void run(std::uint64_t appends) {
    left_ = appends;
    unanswered_ = appends;
    std::promise<void> done;
    done_ = &done;
    for (std::size_t i = 0; i < std::min<std::uint64_t>(load_.in_flight, appends); ++i) start();
    done.get_future().wait();
  }

 private:
  struct Room {
    RoomId id;
    Term term;
    Seq head;
    std::uint64_t commands = 0;
  };

  void open() {
    const auto ada = answer_of<std::optional<ports::Player>>(
        [&](auto done) { store_.create(ports::NewPlayer{Name("Ada"), {1}}, std::move(done)); });
    if (!ada) give_up("no player");
    for (std::size_t i = 0; i < load_.rooms; ++i) {
      ports::RoomKey key{};
      for (std::size_t byte = 0; byte < 4; ++byte) key[byte] = std::uint8_t(i >> (8 * byte));
      const ports::Batch first{{core::Bytes(150, 1)}, {}, 0, 1};
      const RoomCode code("KITE-" + std::to_string(i));
      const auto created = answer_of<ports::Created>(
          [&](auto done) { store_.create({ada->id, key, code, first, 0}, std::move(done)); });
      const auto opened = answer_of<std::optional<ports::Opened>>(
          [&](auto done) { store_.open(created.room.id, std::move(done)); });
      if (!opened) give_up("no room");
      rooms_.push_back({created.room.id, opened->term, opened->head});
    }
  }

  // Starts the next append of the next room, of 46 to 150 bytes.
  void start() {
    const std::lock_guard lock(mutex_);
    if (left_ == 0) return;
    --left_;
    Room& room = rooms_[next_++ % rooms_.size()];
    ++room.commands;
    ports::Batch batch{{core::Bytes(46 + room.commands * 13 % 105, 7)}, {}, room.commands, next_};
    batch.key = ports::CommandKey{PlayerId(1 + room.commands % 2), {1, 2, 3}, room.commands};
    ports::Append append{room.id, room.term, room.head, {}, {}, false};
    append.batches.push_back(std::move(batch));
    store_.append(std::move(append), [this, &room](ports::Appended answer) {
      if (answer != ports::Appended::kCommitted) give_up("an append was not committed");
      ++room.head.value;
      start();
      if (--unanswered_ == 0) done_->set_value();
    });
  }

  store::Store& store_;
  const Load& load_;
  std::mutex mutex_;
  std::vector<Room> rooms_;
  std::size_t next_ = 0;
  std::uint64_t left_ = 0;
  std::atomic<std::uint64_t> unanswered_ = 0;
  std::promise<void>* done_ = nullptr;
};

// The bytes that this process has passed to write calls.
double written_bytes() {
  std::ifstream io("/proc/self/io");
  std::string name;
  for (double value = 0; io >> name >> value;) {
    if (name == "wchar:") return value;
  }
  return 0;
}

void measure(const Load& load) {
  const auto dir = store::DataDir::take(load.data);
  if (!dir) give_up(dir.error());
  auto store = store::Store::open(*dir, [](const std::string& why) { give_up(why); });
  if (!store) give_up(store.error().message);
  Rooms rooms(**store, load);
  rooms.run(load.warm_up);
  const double cpu = cpu_ms();
  const double bytes = written_bytes();
  const std::uint64_t commits = (*store)->commits();
  rooms.run(load.appends);
  const std::uint64_t made = (*store)->commits() - commits;
  *store = nullptr;
  const auto appends = static_cast<double>(load.appends);
  std::printf("CPU ms / 1,000 appends %.2f, KB written / append %.2f, appends / commit %.1f\n",
              (cpu_ms() - cpu) * 1'000 / appends, (written_bytes() - bytes) / 1'000 / appends,
              appends / static_cast<double>(made));
}

}  // namespace
}  // namespace gridmates::bench

int main(int argc, char** argv) {
  using namespace gridmates::bench;
  Load load;
  load.data = std::filesystem::temp_directory_path() / ("store_bench." + std::to_string(getpid()));
  read_words(
      argc, argv, [](const std::string& word) { give_up(word + " means nothing."); },
      [&](const std::string& name, const char* value) {
        if (name == "--data") return load.data = value, true;
        if (name == "--rooms") return load.rooms = number(value), true;
        if (name == "--in-flight") return load.in_flight = number(value), true;
        if (name == "--appends") return load.appends = number(value), true;
        if (name == "--warm-up") return load.warm_up = number(value), true;
        return false;
      });
  measure(load);
  std::filesystem::remove_all(load.data);
}
