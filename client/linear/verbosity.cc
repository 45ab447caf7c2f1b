#include "client/linear/verbosity.h"

namespace gridmates::linear {

int least_verbosity(const v1::Event& event, std::uint32_t you) {
  switch (event.body_case()) {
    case v1::Event::kSaid:
      return 1;
    case v1::Event::kMoved:
    case v1::Event::kHidden:
      return event.member() == you ? 1 : 2;
    case v1::Event::kOpened:
    case v1::Event::kJoined:
    case v1::Event::kLeft:
    case v1::Event::kSeated:
    case v1::Event::kUnseated:
    case v1::Event::kHostPassed:
    case v1::Event::kLocked:
    case v1::Event::kUnlocked:
    case v1::Event::kInvited:
    case v1::Event::kRenamed:
      return kFullVerbosity;
    case v1::Event::kBoardChosen:
    case v1::Event::kPuzzleRead:
    case v1::Event::kDailyOpened:
    case v1::Event::kStarted:
    case v1::Event::kTakenBack:
    case v1::Event::kPaused:
    case v1::Event::kUnpaused:
    case v1::Event::kInterrupted:
    case v1::Event::kEnded:
    case v1::Event::kGaveUp:
    case v1::Event::kReady:
    case v1::Event::kCapSet:
    case v1::Event::kWatchingSet:
    case v1::Event::kClocksSet:
    case v1::Event::kRatedSet:
    case v1::Event::kOpenerSet:
    case v1::Event::kSeriesSet:
    case v1::Event::kClosed:
    case v1::Event::kVoteOpened:
    case v1::Event::kVoted:
    case v1::Event::kVoteClosed:
    case v1::Event::BODY_NOT_SET:
      break;
  }
  return 0;
}

}  // namespace gridmates::linear
