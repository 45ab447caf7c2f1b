#include "client/tools/one_shot.h"

#include <boost/asio/io_context.hpp>
#include <optional>
#include <utility>

#include "client/core/asio_outside.h"
#include "client/core/text.h"

namespace gridmates::tools {

using Answer = std::variant<v1::ServerFrame, Failure>;

std::variant<v1::ServerFrame, Failure> ask_once(
    client::Config config, const std::function<client::IntentId(client::Client&)>& ask) {
  config.give_up_after_ms = 0;
  boost::asio::io_context io;
  client::AsioOutside outside(io, config);
  client::Client client(config, outside);
  std::optional<Answer> answer;
  client.subscribe([&](const client::Notice& notice) {
    if (answer) return;
    if (const auto* stopped = std::get_if<client::Stopped>(&notice)) {
      const bool refused = stopped->why == client::Stopped::Why::kRefused;
      answer = Failure{refused ? 1 : 3, client::printable(stopped->message)};
    } else if (const auto* lost = std::get_if<client::Disconnected>(&notice)) {
      answer = Failure{3, "the connection was lost: " + client::printable(lost->why)};
    } else if (const auto* answered = std::get_if<client::Answered>(&notice)) {
      const v1::Error* no = client::refusal(answered->frame);
      answer = no == nullptr ? Answer(answered->frame)
                             : Answer(Failure{1, client::printable(no->message())});
    }
    if (answer) client.stop();
  });
  client.start();
  ask(client);
  io.run();
  return answer.value_or(Failure{3, "no answer"});
}

}  // namespace gridmates::tools
