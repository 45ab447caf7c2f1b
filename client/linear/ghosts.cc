#include "client/linear/ghosts.h"

#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::linear {
namespace {

using commands::Unread;
using replay::GhostChoice;

constexpr std::size_t kGhostSteps = 1'000;

// The text after the word in the answer: the choice, or empty if nothing was typed.
std::string details_of(const commands::Command& command, const GhostChoice& choice) {
  if (command.words.size() == 1) return "";
  if (choice.of == GhostChoice::Of::kNone) return "off";
  if (choice.of == GhostChoice::Of::kBest) return "best";
  return client::printable(choice.run + (choice.racer.empty() ? "" : " " + choice.racer));
}

}  // namespace

Ghosts::Ghosts(client::Client& client)
    : client_(client),
      run_({[this](v1::GetPlayer asked) { return client_.get_player(std::move(asked)); },
            [this](v1::GetReplay asked) { return client_.get_replay(std::move(asked)); }}) {}

Ghosts::Done Ghosts::run(const commands::Command& command, const client::Room* room) {
  if (auto no = replay::why_no_ghost(room)) return *std::move(no);
  const bool tells = command.words.size() == 1;
  const bool is_first = std::exchange(begun_, command.number) != command.number;
  if (!is_first && run_.refused()) return *run_.refused();
  if (is_first && !tells) {
    auto read = replay::read_ghost(command);
    if (auto* no = std::get_if<Unread>(&read)) return std::move(*no);
    run_.choose(*room, std::get<GhostChoice>(std::move(read)));
  }
  if (run_.choice(*room).of == GhostChoice::Of::kNone) {
    if (!tells) return Told{"", details_of(command, run_.choice(*room))};
    return Unread{"WRONG_STATE", tr("no ghost is wanted in this room; ghost best brings it back")};
  }
  if (client_.full()) return std::nullopt;
  run_.follow(*room, true);
  if (run_.waits()) return std::nullopt;
  return told(command, *room);
}

// The ghost's progress, or that it is chosen if the match has not begun.
Ghosts::Done Ghosts::told(const commands::Command& command, const client::Room& room) {
  if (run_.refused()) return *run_.refused();
  if (!replay::may_have_ghost(room)) {
    if (command.words.size() > 1) return Told{"", details_of(command, run_.choice(room))};
    return Unread{"WRONG_STATE", tr("no match is being played")};
  }
  const std::uint64_t time_ms = room.time_ms(client_.now_ms());
  while (!run_.at(time_ms) && run_.work(kGhostSteps)) continue;
  const auto bar = run_.at(time_ms);
  if (!bar && run_.choice(room).of == GhostChoice::Of::kRun) {
    return Unread{"NOT_FOUND", tr("nothing is counted in that run")};
  }
  if (!bar) {
    return Unread{"NOT_FOUND", tr("you have no run that ranks at a board like this one yet")};
  }
  const std::string now = bar->has_finished
                              ? tr("{} of {} by now, finished after {}", bar->count.done,
                                   bar->count.of, client::format_exact_time(bar->length_ms))
                              : tr("{} of {} by now, not finished", bar->count.done, bar->count.of);
  return Told{"ghost" + (bar->run.empty() ? "" : " " + bar->run) + ": " + now,
              details_of(command, run_.choice(room))};
}

}  // namespace gridmates::linear
