// Runs commands in order, and prints their answers.
#include "client/linear/linear.h"

#include <algorithm>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/commands/game_words.h"
#include "client/core/text.h"
#include "client/lines/describe.h"
#include "client/words/refusals.h"

namespace gridmates::linear {

using client::printable;

namespace {

bool is_quit(const Command& command) { return command.words[0] == "quit"; }

}  // namespace

Linear::Linear(client::Client& client, Output& output, client::PrivateNotes& notes)
    : client_(client), output_(output), notes_(notes), ghosts_(client), ends_(client) {
  client_.subscribe([this](const client::Notice& notice) { take(notice); });
}

void Linear::type(const std::string& line) {
  if (auto command = commands::parse_command(line, typed_count_ + 1)) {
    ++typed_count_;
    // The commands before it may be waiting for what it cancels.
    if (command->words[0] == "cancel") cancel_for(*command);
    typed_.push_back(std::move(*command));
  }
  pump();
}

void Linear::end_input() {
  input_ended_ = true;
  pump();
}

bool Linear::wants_input() const {
  const std::size_t waiting = typed_.size() + asked_.size() + (entering_ ? 1 : 0);
  return !input_ended_ && !finished() && waiting < client::kMaxUnanswered;
}

bool Linear::stranded() const {
  return input_ended_ && !finished() && client_.model().link != client::Link::kOnline;
}

// Runs the commands that can run. A command that ends the input empties the queue, and the client
// stops after the last answer.
void Linear::pump() {
  if (std::exchange(pumping_, true)) return;
  const bool cut_off = lost_ && client_.model().link != client::Link::kOnline;
  // Without a connection the commands before quit get no answer.
  if (cut_off && !finished() && std::ranges::any_of(typed_, is_quit)) client_.stop();
  while (!typed_.empty() && !entering_ && alone_ == 0 && !finished()) {
    const Command command = typed_.front();
    if (!run(command)) break;
    if (!typed_.empty()) typed_.pop_front();
  }
  pumping_ = false;
  const bool idle = typed_.empty() && asked_.empty() && !entering_ && client_.unanswered() == 0;
  if (input_ended_ && idle && !finished()) client_.stop();
}

void Linear::took(const client::Stopped& notice) {
  if (entering_)
    refuse(*std::exchange(entering_, std::nullopt), "UNKNOWN", tr("the connection ended"));
  const std::deque<Command> typed = std::exchange(typed_, {});
  exit_code_ =
      notice.why == client::Stopped::Why::kRefused || notice.why == client::Stopped::Why::kReplaced
          ? 1
          : 3;
  if (notice.why != client::Stopped::Why::kAsked) {
    last_words_ = words::refusal_sentence(notice.no);
    return;
  }
  exit_code_ = 0;
  if (std::ranges::none_of(typed, is_quit)) return;
  for (const Command& command : typed) {
    if (is_quit(command)) return answer(command, "", v1::ServerFrame());
    v1::ServerFrame frame;
    frame.mutable_error()->set_message(tr("the connection ended"));
    refuse(command, std::move(frame));
  }
}

bool Linear::settled() const {
  if (!asked_.empty()) return false;
  const auto& room = client_.model().room;
  if (room && to_sit_ && room->seated() != *to_sit_) return false;
  // A viewer with a delay gets the event later, so it is not waited for.
  return !room || room->code != promised_.room() || room->seq >= promised_.seq() ||
         room->late_s > 0;
}

void Linear::answer(const Command& command, const std::string& details, v1::ServerFrame frame) {
  frame.set_reply_to(command.number);
  output_.print("ok " + command.words[0] + (details.empty() ? "" : " " + details), frame);
}

bool Linear::refuse(const Command& command, const std::string& code, const std::string& why) {
  if (!settled()) return false;  // answers are in the order of the commands
  v1::ServerFrame frame;
  frame.set_reply_to(command.number);
  frame.mutable_error()->set_code(v1::ERROR_CODE_INVALID_ARGUMENT);
  frame.mutable_error()->set_retry(v1::RETRY_NEVER);
  frame.mutable_error()->set_field(code);
  frame.mutable_error()->set_message(why);
  output_.print("no " + printable(command.words[0]) + " " + code + ": " + printable(why), frame);
  return true;
}

bool Linear::refuse(const Command& command, const commands::Unread& unread) {
  return refuse(command, std::string(unread.code), unread.why);
}

const client::Room* Linear::room() const {
  const std::optional<client::Room>& room = client_.model().room;
  return room ? &*room : nullptr;
}

// The server's refusal, with the name of its code.
void Linear::refuse(const Command& command, v1::ServerFrame frame) {
  const v1::Error& error = *client::refusal(frame);
  std::string code = v1::ErrorCode_Name(error.code());
  constexpr std::string_view kPrefix = "ERROR_CODE_";
  if (code.starts_with(kPrefix)) code.erase(0, kPrefix.size());
  if (error.code() == v1::ERROR_CODE_UNSPECIFIED) code = "UNKNOWN";
  const client::Room* here = room();
  const auto tell = [here](const v1::Event& event) {
    return words::without_stop(lines::describe(event, *here));
  };
  const std::string sentence =
      here == nullptr
          ? words::refusal_sentence(error)
          : words::refusal_sentence(commands::with_cell_named(error, *here), *here, tell);
  const std::string text = "no " + command.words[0] + " " + code + ": " + sentence;
  frame.set_reply_to(command.number);
  output_.print(text, frame);
}

v1::ServerFrame Linear::room_frame() const {
  return frame_of(*client_.model().room, client_.now_ms());
}

}  // namespace gridmates::linear
