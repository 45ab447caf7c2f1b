#include "tests/bench/server/multiply.h"

#include <algorithm>
#include <future>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/games/games.h"
#include "server/base/limits.h"
#include "server/room/room.h"
#include "server/store/data_dir.h"
#include "server/store/store.h"

namespace gridmates::bench {
namespace {

constexpr std::size_t kAtOnce = 64;  // copies on their way to the store

// A room's journal with the events as values.
struct Original {
  std::vector<ports::Batch> batches;
  std::vector<std::vector<room::Event>> events;  // by batch
  PlayerId creator;
  ports::OpenRoom listed;
};

// The store's answer to `ask`, as a future.
template <class T, class Ask>
std::future<T> answer_of(Ask ask) {
  auto promise = std::make_shared<std::promise<T>>();
  ask([promise](T answer) { promise->set_value(std::move(answer)); });
  return promise->get_future();
}

void require(bool ok, const char* what) {
  if (!ok) throw std::runtime_error(std::string("multiplying rooms: ") + what);
}

Original read_room(store::Store& store, const ports::OpenRoom& room) {
  const auto read = answer_of<ports::Batches>([&](auto done) {
                      store.read(room.id, Seq(1), limits::kBatchesPerAppend, std::move(done));
                    }).get();
  require(read && !read->empty(), "a journal cannot be read");
  Original original{*read, {}, {}, room};
  original.listed.hot = false;  // as a room that nobody uses at present
  for (const ports::Batch& batch : original.batches) {
    auto& events = original.events.emplace_back();
    for (const core::Bytes& bytes : batch.events) {
      auto event = core::decode<room::Event>(bytes);
      require(event.has_value(), "an event cannot be read");
      const auto* joined = std::get_if<room::MemberJoined>(&event->what);
      if (joined != nullptr && joined->member == MemberNo(1)) original.creator = joined->player;
      events.push_back(*std::move(event));
    }
  }
  return original;
}

// The same batches in a room with another code: the first event has the code, and the state's hash
// covers it.
std::vector<ports::Batch> renamed(const Original& original, const RoomCode& code) {
  std::vector<ports::Batch> batches = original.batches;
  room::Room room(all_games());
  for (std::size_t i = 0; i < batches.size(); ++i) {
    batches[i].events.clear();
    for (room::Event event : original.events[i]) {
      if (auto* opened = std::get_if<room::RoomOpened>(&event.what)) opened->code = code;
      require(room.evolve(event), "an event does not follow");
      batches[i].events.push_back(core::encode(event));
    }
    batches[i].state_hash = room.state_hash();
  }
  return batches;
}

ports::NewRoom new_room(const Original& original, std::size_t number, const RoomCode& code,
                        ports::Batch first) {
  ports::NewRoom room{original.creator, {}, code, std::move(first), 0, original.listed};
  for (std::size_t i = 0; i < 8; ++i) {
    room.key[i] = static_cast<std::uint8_t>(number >> 8 * i);
  }
  return room;
}

// Makes copies number `from` to `to` - 1.
void copy(store::Store& store, const std::vector<Original>& originals, std::size_t from,
          std::size_t to) {
  std::vector<std::vector<ports::Batch>> rest;
  std::vector<std::future<ports::Created>> created;
  for (std::size_t number = from; number < to; ++number) {
    const Original& original = originals[number % originals.size()];
    const RoomCode code("COPY-" + std::to_string(number));
    auto batches = renamed(original, code);
    auto first = new_room(original, number, code, batches.front());
    batches.erase(batches.begin());
    rest.push_back(std::move(batches));
    created.push_back(answer_of<ports::Created>(
        [&](auto done) { store.create(std::move(first), std::move(done)); }));
  }
  std::vector<std::future<ports::Appended>> appended;
  for (std::size_t i = 0; i < created.size(); ++i) {
    const ports::Created made = created[i].get();
    require(made.status == ports::Created::Status::kCreated, "a room cannot be written");
    const Original& original = originals[(from + i) % originals.size()];
    ports::Append append{made.room.id, Term(0), Seq(original.events.front().size()), {}, {}};
    append.batches = std::move(rest[i]);
    appended.push_back(answer_of<ports::Appended>(
        [&](auto done) { store.append(std::move(append), std::move(done)); }));
  }
  for (auto& one : appended) {
    require(one.get() == ports::Appended::kCommitted, "a journal cannot be written");
  }
}

}  // namespace

void multiply_rooms(const std::filesystem::path& data, std::size_t rooms) {
  auto dir = store::DataDir::take(data);
  require(static_cast<bool>(dir), "the directory is in use");
  auto store = store::Store::open(*dir, [](const std::string&) {});
  require(static_cast<bool>(store), "the store cannot be opened");
  const auto open = answer_of<std::optional<std::vector<ports::OpenRoom>>>([&](auto done) {
                      (*store)->open_rooms(std::move(done));
                    }).get();
  require(open && !open->empty(), "there are no rooms");
  std::vector<Original> originals;
  for (const auto& room : *open) originals.push_back(read_room(**store, room));
  for (std::size_t at = open->size(); at < rooms; at += kAtOnce) {
    copy(**store, originals, at, std::min(at + kAtOnce, rooms));
  }
}

}  // namespace gridmates::bench
