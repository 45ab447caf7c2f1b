// A room of the relay or floor: connections that send messages and receive those of all.
#include <cstring>
#include <string>
#include <utility>

#include "tests/bench/server/link.h"
#include "tests/bench/server/table.h"

namespace gridmates::bench {
namespace {

constexpr std::size_t kMessageBytes = 46;  // of an event of tic-tac-toe in gridmatesd's journal

class RelayTable;

class RelaySeat final : private LinkHandler {
 public:
  RelaySeat(Loop& loop, RelayTable& table, std::size_t seat)
      : link_(loop, *this), table_(table), seat_(seat) {}
  void open(std::uint16_t port) { link_.open(port); }
  void send();

 private:
  void opened() override { send(); }
  void message(std::string_view) override;
  void lost(const std::string& why) override;

  Link link_;
  RelayTable& table_;
  std::size_t seat_;
};

// The seats enter one after another, each with a message that all present seats receive.
class RelayTable final : public Table {
 public:
  RelayTable(Loop& loop, LoadCounts& counts, std::uint32_t number, std::size_t seats)
      : Table(counts), message_(kMessageBytes, '.') {
    std::memcpy(message_.data(), &number, sizeof number);
    for (std::size_t i = 0; i < seats; ++i) {
      seats_.push_back(std::make_unique<RelaySeat>(loop, *this, i));
    }
  }

  void open(std::uint16_t port) override {
    port_ = port;
    seats_[0]->open(port);
  }

  const std::string& message() const { return message_; }

  void got(std::size_t seat) {
    if (is_ready()) return received(seat);
    if (++greetings_ == seats_.size() * (seats_.size() + 1) / 2) return set_ready();
    if (seat != entering_ || entering_ + 1 == seats_.size()) return;
    seats_[++entering_]->open(port_);
  }

  void lost(const std::string& why) { fail(why); }

 private:
  Sent send_next() override {
    const std::size_t actor = next_++ % seats_.size();
    seats_[actor]->send();
    return {actor, true};
  }
  std::size_t seats() const override { return seats_.size(); }

  std::string message_;
  std::vector<std::unique_ptr<RelaySeat>> seats_;
  std::uint16_t port_ = 0;
  std::size_t entering_ = 0;
  std::size_t greetings_ = 0;
  std::size_t next_ = 0;
};

void RelaySeat::send() { link_.send(table_.message()); }
void RelaySeat::message(std::string_view) { table_.got(seat_); }
void RelaySeat::lost(const std::string& why) { table_.lost(why); }

}  // namespace

std::unique_ptr<Table> relay_table(Loop& loop, LoadCounts& counts, std::uint32_t number,
                                   std::size_t seats) {
  return std::make_unique<RelayTable>(loop, counts, number, seats);
}

}  // namespace gridmates::bench
