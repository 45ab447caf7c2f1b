#include "client/tools/one_shot.h"

#include <boost/asio/io_context.hpp>
#include <optional>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/asio_outside.h"
#include "client/core/text.h"
#include "client/words/refusals.h"

namespace gridmates::tools {

Reply ask_once(client::Config config, const Ask& ask) {
  const auto last = [](client::Client&, const v1::ServerFrame&) { return client::IntentId(0); };
  return ask_all(std::move(config), ask, last);
}

Reply ask_all(client::Config config, const Ask& ask, const Next& next) {
  config.give_up_after_ms = 0;
  config.brief = true;
  boost::asio::io_context io;
  client::AsioOutside outside(io, config);
  client::Client client(config, outside);
  std::optional<Reply> answer;
  client.subscribe([&](const client::Notice& notice) {
    if (answer) return;
    // An answer made by the client, as none will come; the reason follows in another notice.
    const auto* given = std::get_if<client::Answered>(&notice);
    const v1::Error* no = given == nullptr ? nullptr : client::refusal(given->frame);
    if (no != nullptr && no->code() == v1::ERROR_CODE_UNSPECIFIED) return;
    if (const auto* stopped = std::get_if<client::Stopped>(&notice)) {
      const bool refused = stopped->why == client::Stopped::Why::kRefused;
      answer = Failure{refused ? 1 : 3, words::refusal_sentence(stopped->no)};
    } else if (const auto* lost = std::get_if<client::Disconnected>(&notice)) {
      answer = Failure{3, tr("the connection was lost: {}", client::printable(lost->why))};
    } else if (const auto* warned = std::get_if<client::Warned>(&notice)) {
      // It can only concern the request.
      if (warned->from_server) answer = Failure{3, words::refusal_sentence(warned->no)};
    } else if (no != nullptr) {
      answer = Failure{1, words::refusal_sentence(*no), no->code()};
    } else if (given != nullptr && next(client, given->frame) == 0) {
      answer = given->frame;
    }
    if (answer) client.stop();
  });
  client.start();
  ask(client);
  io.run();
  return answer.value_or(Failure{3, tr("no answer")});
}

}  // namespace gridmates::tools
