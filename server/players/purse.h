// What somebody may ask for, over all their connections: rate credit, and one bill at a time for
// what is only known to be expensive once it is done. Safe for concurrent use: locks that are held
// for a look-up and never while anything else is called.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

#include "server/base/ids.h"
#include "server/players/credit.h"

namespace gridmates::players {

class Purse {
 public:
  explicit Purse(std::uint64_t now_ms);

  // As Credit says.
  bool take(std::uint64_t now_ms);
  void owe(std::uint32_t pieces);
  std::uint64_t wait_ms(std::uint64_t now_ms);

  // Opens the one bill; false while another one is open or nothing is left.
  bool open_bill(std::uint64_t now_ms);
  void close_bill();

  // Nothing is owed or under way, and as much as can be is saved up.
  bool is_full(std::uint64_t now_ms);

 private:
  std::mutex mutex_;
  Credit credit_;
  bool billed_ = false;
};

// An open bill. It is closed once, at the latest with its last owner. One thread at a time.
class Bill {
 public:
  // Null when the purse opens none now.
  static std::shared_ptr<Bill> open(std::shared_ptr<Purse> purse, std::uint64_t now_ms);
  explicit Bill(std::shared_ptr<Purse> purse) : purse_(std::move(purse)) {}
  Bill(const Bill&) = delete;
  Bill& operator=(const Bill&) = delete;
  ~Bill() { close(); }
  void close() {
    if (const auto purse = std::exchange(purse_, nullptr)) purse->close_bill();
  }

 private:
  std::shared_ptr<Purse> purse_;
};

// Everybody's. One that nobody holds is forgotten once it is full, so coming back gains nothing.
class Purses {
 public:
  std::shared_ptr<Purse> of(PlayerId player, std::uint64_t now_ms);

 private:
  std::mutex mutex_;
  std::map<PlayerId, std::shared_ptr<Purse>> purses_;
  std::size_t clear_at_ = 64;  // so many are looked through for what can be forgotten
};

}  // namespace gridmates::players
