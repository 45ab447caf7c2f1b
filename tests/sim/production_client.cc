// The production client of client/core; the simulation implements its client::Outside.
#include <map>
#include <utility>

#include "client/core/client.h"
#include "tests/sim/client.h"

namespace gridmates::sim {
namespace {

client::Config config_of(const std::string& name) {
  client::Config config;
  config.name = name;
  return config;
}

class ProductionClient final : public Client, private client::Outside {
 public:
  ProductionClient(const std::string& name, std::uint64_t seed, Complain complain)
      : random_(core::seed_from(seed)),
        complain_(std::move(complain)),
        client_(config_of(name), *this) {
    client_.subscribe([this](const client::Notice& notice) { take(notice); });
    client_.start();
  }

  bool wants_connection() const override { return wants_connection_; }
  void opened(Line line) override {
    wants_connection_ = false;
    line_ = std::move(line);
    inside_->opened();
  }
  void received(std::string_view bytes) override;
  void closed(std::uint16_t code) override {
    wants_connection_ = false;
    line_ = {};
    inside_->closed(code, "the connection ended");
  }
  void time_is(std::uint64_t now_ms) override {
    now_ms_ = now_ms;
    if (!wake_ || *wake_ > now_ms) return;
    wake_.reset();
    inside_->woken();
  }

  void create(v1::CreateRoom room) override { client_.create_room(std::move(room)); }
  void enter(const std::string& code, bool watch) override {
    leaving_ = false;
    entering_ = client_.enter(code, watch);
  }
  void seek(v1::CreateRoom room) override { client_.queue(std::move(room)); }
  void stop_seeking() override { client_.unqueue(); }
  bool seeking() const override { return client_.model().search.has_value(); }
  void act(v1::Action action) override {
    leaving_ = leaving_ || action.has_leave();
    client_.act(std::move(action));
  }
  std::size_t unanswered() const override { return client_.unanswered(); }
  std::string room() const override { return client_.room_code(); }
  std::optional<Sight> sight() const override {
    const auto& room = client_.model().room;
    if (!room || room->you == 0) return std::nullopt;
    return Sight{room->epoch, room->seq, room->you, &room->view, &room->rights};
  }
  bool live() const override { return client_.model().room && client_.model().room->live; }
  std::string standing() const override;

 private:
  void take(const client::Notice& notice);

  // client::Outside
  void attach(client::Inside& inside) override { inside_ = &inside; }
  void open() override { wants_connection_ = true; }
  void send(std::string bytes) override {
    if (line_.send) line_.send(std::move(bytes));
  }
  void close() override {
    wants_connection_ = false;
    if (line_.hang_up) std::exchange(line_, {}).hang_up();
  }
  std::uint64_t now_ms() const override { return now_ms_; }
  void wake_at(std::optional<std::uint64_t> at_ms) override { wake_ = at_ms; }
  double chance() override { return static_cast<double>(random_.next() >> 11) * 0x1.0p-53; }
  std::string secret_bytes(std::size_t count) override {
    std::string bytes;
    while (bytes.size() < count) bytes += static_cast<char>(random_.below(256));
    return bytes;
  }
  std::string load_token() override { return token_; }
  bool token_is_damaged() override { return false; }
  void keep_token_as(std::string_view, std::string_view) override {}
  std::string keep_token(std::string_view token) override {
    token_ = token;
    return {};
  }
  std::string note_error(std::string_view) override { return {}; }

  core::Random random_;
  Complain complain_;
  client::Inside* inside_ = nullptr;
  Line line_;
  bool wants_connection_ = false;
  std::uint64_t now_ms_ = 0;
  std::optional<std::uint64_t> wake_;
  std::string token_;

  std::map<client::IntentId, int> answers_;
  client::IntentId entering_ = 0;
  bool leaving_ = false;
  client::Client client_;  // last: it uses all the others
};

void ProductionClient::received(std::string_view bytes) {
  inside_->received(bytes);
  const client::Model& model = client_.model();
  if (model.hash_mismatches != 0) complain_("sees something else than the server");
  if (model.gaps != 0) complain_("saw a gap");
}

void ProductionClient::take(const client::Notice& notice) {
  if (const auto* left = std::get_if<client::RoomLeft>(&notice)) {
    if (left->room.empty()) complain_("left a room that it was not in");
    if (!leaving_) complain_("left a room without wanting to: " + left->no.message());
  }
  if (const auto* stopped = std::get_if<client::Stopped>(&notice)) {
    complain_("gave up: " + stopped->no.message());
  }
  const auto* answered = std::get_if<client::Answered>(&notice);
  if (answered == nullptr) return;
  if (++answers_[answered->intent] != 1) complain_("an intent has more than one answer");
  if (answered->intent == entering_ && client::refusal(answered->frame) != nullptr) {
    complain_("cannot join: " + answered->frame.ShortDebugString());
  }
}

std::string ProductionClient::standing() const {
  const client::Model& model = client_.model();
  std::string text = "production, link " + std::to_string(static_cast<int>(model.link)) +
                     ", unanswered " + std::to_string(unanswered()) + ", room " + room();
  if (!model.room) return text;
  return text + (live() ? ", live at " : ", at ") + std::to_string(model.room->seq) + ", sees " +
         v1::RoomState_Name(model.room->view.head().state());
}

}  // namespace

std::unique_ptr<Client> make_production_client(const std::string& name, std::uint64_t seed,
                                               Complain complain) {
  return std::make_unique<ProductionClient>(name, seed, std::move(complain));
}

}  // namespace gridmates::sim
