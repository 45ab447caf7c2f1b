// Requests to a room, which it may refuse. Plain values; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/core/computer_player.h"
#include "server/base/ids.h"
#include "server/room/event.h"
#include "server/room/refusal.h"  // IWYU pragma: export

namespace gridmates::room {

struct Join {
  bool watch = false;
  // In the room of a daily: the player has finished that daily, which the room cannot know.
  bool knows_daily = false;
};
struct Leave {};
struct Sit {
  Chair chair;  // 0: any
};
struct Stand {};
struct Start {
  bool anyway = false, other_is_away = false;  // some are not ready; one of two is not connected
};
// A board that was made for the first move of a match.
struct Laid {
  std::uint32_t match = 0;
  core::Bytes board;
};
// The result for a move that needed work, or a move that a computer chose.
struct WorkedOut {
  std::uint64_t in = 0;    // the digest of the match
  core::Bytes move;        // played instead of the requested one
  std::uint8_t times = 1;  // number of attempts so far
};
struct Play {
  core::Bytes move;                      // canonical bytes of the game's Move
  std::optional<Laid> laid = {};         // the board, when the move is decided again
  std::optional<WorkedOut> worked = {};  // likewise
};
// By the host or the only player; by another player, except in a race, to ask for a vote; or by the
// room itself, when the only player's connection is lost. In a rated match: by the players' vote.
struct Pause {
  bool server_was_away = false;  // nobody has left since the server restarted
};
struct Unpause {};
// To end the match: by vote.
struct Stop {};
struct Resign {};
// At a versus table: to end the match as drawn, by vote.
struct OfferDraw {};
// At a versus table: to take back the asker's last move and what came after it, by vote.
struct TakeBack {};
// At a versus table with clocks: to win because the other player has been away. The room's actor
// fills in for how long; 0: they are here.
struct Claim {
  std::uint32_t away_ms = 0;
};
// By the host: puts a computer on a seat, in place of another one if it is there, or removes it.
struct SeatComputer {
  Chair chair;                            // 0: the first free one
  std::optional<core::Level> level = {};  // nullopt: remove it
};
struct Rematch {};
// Without a board: asks whether there may be one now, and is answered by NeedsWork; then decided
// again with the board that was made.
struct Next {
  std::optional<BoardChosen> board;
  std::optional<PuzzleRead> read = {};  // of a pasted puzzle
  // At a race: the cap from now on, 0 for none, at most limits::kCapMinutes; nullopt: unchanged.
  std::optional<std::uint16_t> cap_minutes = {};
};
// To end the match, if one is on, and to start another with a new board: by vote.
struct Renew {};
struct Vote {
  bool yes = false;
};
struct Say {
  core::Text<limits::kChatBytes> text;  // cleaned; not empty, except with an emote
  std::optional<Emote> emote = {};      // instead of a text
};
struct Kick {
  MemberNo member;
};
// By the host; or by the room itself, when the host has been away too long while others are here.
struct PassHost {
  MemberNo member;
};
// By the host: keeps new people out; lets them in again.
struct Lock {};
struct Unlock {};
// By a member. `players`: those signed in under that name, at most limits::kOfOneName.
struct Invite {
  Name name;
  std::vector<PlayerId> players = {};
};
// By a member: their new name.
struct Rename {
  Name name;
};
// By a member on a seat: they are ready for the match; not ready any more.
struct Ready {};
struct Unready {};
// The room's own: nobody has been connected for the state's patience_ms().
struct Deserted {};
// The room's own: the time of the vote that was opened with this event is up.
struct CloseVote {
  Seq opened;
  std::vector<MemberNo> away = {};  // voters who are not connected
};
// The room's own: a vote for a new board has passed. Like Next, and the match starts.
struct Renewed {
  std::optional<BoardChosen> board;
  bool other_is_away = false;  // as with Start
};
// The room's own: the time of a race with a cap is up, or that of the player to move.
struct TimeUp {};
// The last four are the room's own.
using Ask =
    std::variant<Join, Leave, Sit, Stand, Start, Play, Pause, Unpause, Stop, Resign, Rematch, Next,
                 Say, Kick, PassHost, Renew, Vote, Lock, Unlock, Invite, Rename, Ready, Unready,
                 OfferDraw, SeatComputer, Claim, TakeBack, Deserted, CloseVote, Renewed, TimeUp>;
inline constexpr std::size_t kKindsOfAction = std::variant_size_v<Ask> - 4;

// Who sends the command; player 0 for the room's own.
struct Identity {
  PlayerId player;
  Name name;
};

struct Command {
  Identity by;
  Ask ask;
  // The last event that the sender had seen. If others have since changed what the command is
  // about, it is stale. 0: not known, and the command is never stale.
  Seq seen = Seq(0);
};

// Room time runs only while a match is being played; wall time is for people.
struct Now {
  std::uint64_t room_ms = 0;
  std::int64_t wall_ms = 0;
};

}  // namespace gridmates::room
