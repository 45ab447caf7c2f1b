#include "tests/bench/server/guests.h"

namespace gridmates::bench {
namespace {

constexpr std::size_t kSigningInAtOnce = 64;

}  // namespace

Guests::Guests(Loop& loop, std::size_t count) : loop_(loop) {
  for (std::size_t i = 0; i < count; ++i) {
    clients_.push_back(std::make_unique<Client>(loop, *this, "g" + std::to_string(i)));
  }
}

bool Guests::sign_in(std::uint16_t port, Clock::duration patience) {
  std::size_t begun = 0;
  const auto step = [&] {
    while (begun < clients_.size() && begun - signed_in_ < kSigningInAtOnce) {
      clients_[begun++]->sign_in(port);
    }
    return signed_in_ == clients_.size() || !why_.empty();
  };
  return loop_.run_until(step, Clock::now() + patience) && why_.empty();
}

bool Guests::idle(Clock::duration time, Clock::duration heartbeat) {
  const auto gap = heartbeat / static_cast<Clock::rep>(clients_.size());
  const Time begin = Clock::now();
  std::size_t next = 0;
  for (Time turn = begin; turn < begin + time && why_.empty(); turn += gap) {
    while (Clock::now() < turn) loop_.run_once(turn);
    clients_[next]->ping();
    next = (next + 1) % clients_.size();
  }
  return why_.empty();
}

void Guests::changed(Client& client) {
  if (client.state() == Client::State::kSignedIn) ++signed_in_;
  if (client.state() == Client::State::kFailed) why_ = client.why();
}

}  // namespace gridmates::bench
