#include "client/words/votes.h"

#include <algorithm>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"

namespace gridmates::words {
namespace {

constexpr std::uint64_t kSecondMs = 1'000;

std::string end_words(v1::VoteEnd end) {
  if (end == v1::VOTE_END_PASSED) return tr("passed");
  if (end == v1::VOTE_END_WITHDRAWN) return tr("withdrawn");
  return end == v1::VOTE_END_TIMED_OUT ? tr("no answer in time") : tr("refused");
}

}  // namespace

std::string vote_about(v1::VoteKind kind, const std::string& question) {
  if (kind == v1::VOTE_KIND_STOP) return tr("stop");
  if (kind == v1::VOTE_KIND_RENEW) return tr("new board");
  if (kind == v1::VOTE_KIND_PAUSE) return tr("pause");
  if (kind == v1::VOTE_KIND_DRAW) return tr("draw");
  if (kind == v1::VOTE_KIND_TAKE_BACK) return tr("take a move back");
  return client::printable(tr(std::string_view(question)));
}

std::string question_words(const v1::VoteOpened& opened) {
  const std::string about = vote_about(opened.kind(), opened.question());
  if (opened.left_ms() == 0) return tr("{}?", about);
  return tr("{}? {} s", about, opened.left_ms() / kSecondMs);
}

std::string closed_words(const v1::VoteClosed& closed) {
  return tr("vote {}: {}, {} of {}", vote_about(closed.kind(), closed.question()),
            end_words(closed.end()), closed.yes(), closed.of());
}

std::string dropped_words(const v1::Event& event, const client::Room& room) {
  if (!room.dropped_vote || event.seq() != room.seq) return {};
  const v1::Vote& vote = *room.dropped_vote;
  return tr("vote {}: ended without a result", vote_about(vote.kind(), vote.question()));
}

bool is_voted_pause(const v1::Event& event, const client::Room& room) {
  return std::ranges::any_of(room.feed, [&event](const v1::Event& before) {
    return before.seq() + 1 == event.seq() && before.has_vote_closed() &&
           before.vote_closed().kind() == v1::VOTE_KIND_PAUSE &&
           before.vote_closed().end() == v1::VOTE_END_PASSED;
  });
}

bool may_vote(const client::Room& room) {
  const auto& waiting = room.view.head().vote().waiting();
  return std::ranges::find(waiting, room.you) != waiting.end();
}

bool may_withdraw(const client::Room& room) {
  const v1::RoomHead& head = room.view.head();
  return head.has_vote() && head.vote().by() == room.you &&
         head.vote().kind() != v1::VOTE_KIND_QUESTION;
}

std::uint32_t vote_left_s(const client::Room& room, std::uint64_t now_ms) {
  const std::uint64_t left_ms = room.vote_ends_at_ms - std::min(room.vote_ends_at_ms, now_ms);
  return static_cast<std::uint32_t>((left_ms + kSecondMs - 1) / kSecondMs);
}

std::string asks_words(const client::Room& room) {
  return tr("{} asks", client::printable(room.name_of(room.view.head().vote().by())));
}

std::string open_vote_words(const client::Room& room, std::uint64_t now_ms,
                            const std::string& asks) {
  if (!room.view.head().has_vote()) return {};
  const v1::Vote& vote = room.view.head().vote();
  const int of = vote.yes_size() + vote.no_size() + vote.waiting_size();
  const std::string about = vote_about(vote.kind(), vote.question());
  // An offer to the other player is open until it is answered.
  if (room.vote_ends_at_ms == 0) return tr("{}: {}?", asks, about);
  return tr("{}: {}? yes {}, no {} of {}. {} s", asks, about, vote.yes_size(), vote.no_size(), of,
            vote_left_s(room, now_ms));
}

}  // namespace gridmates::words
