#include "server/actors/shard/letters.h"

namespace gridmates::actors {
namespace {

std::size_t text_of(const wire::PuzzleChoice& choice) {
  if (const auto* pasted = std::get_if<wire::PastedPuzzle>(&choice)) return pasted->text.size();
  const auto* pack = std::get_if<wire::PackPuzzle>(&choice);
  return pack == nullptr ? 0 : pack->pack.size();
}

std::size_t text_of(const room::Ask& ask) {
  if (const auto* play = std::get_if<room::Play>(&ask)) return play->move.size();
  if (const auto* invite = std::get_if<room::Invite>(&ask)) {
    return invite->name.str().size() + invite->players.size() * sizeof(PlayerId);
  }
  if (const auto* rename = std::get_if<room::Rename>(&ask)) return rename->name.str().size();
  const auto* say = std::get_if<room::Say>(&ask);
  return say == nullptr ? 0 : say->text.str().size();
}

std::size_t size_of(const wire::OptionsChoice* choice) {
  if (choice == nullptr) return 0;
  std::size_t bytes = choice->options ? choice->options->size() : 0;
  for (const auto& picked : choice->picked) bytes += sizeof picked + picked.name.size();
  return bytes;
}

// The bytes that a letter holds outside itself.
std::size_t extra(const Post& post) {
  return post.by.name.str().size() + post.room.size() + text_of(post.asked.ask) +
         text_of(post.asked.puzzle) + size_of(post.asked.options.get());
}
std::size_t extra(const Subscribe&) { return 0; }
std::size_t extra(const Unsubscribe&) { return 0; }
std::size_t extra(const Point&) { return 0; }
std::size_t extra(const CancelBoard&) { return 0; }

std::size_t extra(const RoomLetter& letter) {
  return std::visit([](const auto& what) { return extra(what); }, letter.mail);
}
std::size_t extra(const AnswerLetter& letter) {
  const auto& refused = letter.verdict.refused;
  return letter.room.size() + (refused ? refused->SpaceUsedLong() : 0);
}
std::size_t extra(const DeliveryLetter& letter) {
  const auto& frame = letter.what.frame;
  return letter.to.size() * sizeof(Recipient) + (frame ? frame->size() : 0);
}
std::size_t extra(const MuteLetter& letter) { return letter.to.size() * sizeof(Recipient); }
std::size_t extra(const ReplaceLetter&) { return 0; }
std::size_t extra(const ReplacedLetter&) { return 0; }
std::size_t extra(const LoadLetter&) { return 0; }
std::size_t extra(const LoadedLetter&) { return 0; }

}  // namespace

std::size_t bytes_of(const Letter& letter) {
  return sizeof(Letter) + std::visit([](const auto& what) { return extra(what); }, letter);
}

}  // namespace gridmates::actors
