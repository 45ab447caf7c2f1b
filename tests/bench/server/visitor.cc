#include "tests/bench/server/visitor.h"

namespace gridmates::bench {
namespace {

constexpr auto kPatience = std::chrono::seconds(60);

class Visitor final : public ClientOwner {
 public:
  Visitor(Loop& loop, const Person& person) : loop_(loop), client_(loop, *this, "visitor") {
    client_.adopt(person.token, person.client_id, person.room);
  }

  double enter_ms(std::uint16_t port) {
    client_.sign_in(port);
    if (!reach(Client::State::kSignedIn)) return -1;
    const Time begin = Clock::now();
    client_.resume(true);
    if (!reach(Client::State::kInRoom)) return -1;
    return std::chrono::duration<double, std::milli>(Clock::now() - begin).count();
  }

 private:
  bool reach(Client::State wanted) {
    const auto settled = [&] {
      return client_.state() == wanted || client_.state() == Client::State::kFailed;
    };
    return loop_.run_until(settled, Clock::now() + kPatience) && client_.state() == wanted;
  }
  void changed(Client&) override {}
  void received(Client&, const Received&) override {}

  Loop& loop_;
  Client client_;
};

}  // namespace

double enter_ms(Loop& loop, std::uint16_t port, const Person& person) {
  return Visitor(loop, person).enter_ms(port);
}

}  // namespace gridmates::bench
