// What somebody asks a room to do; may be refused. Plain values; any thread.
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
  // In the room of a daily: who asks has finished that one, which the room cannot know.
  bool knows_daily = false;
};
struct Leave {};
struct Sit {
  Chair chair;  // 0: any
};
struct Stand {};
struct Start {
  bool anyway = false, other_is_away = false;  // others are not ready; of two one is not connected
};
// A board that was made for the first move of a match.
struct Laid {
  std::uint32_t match = 0;
  core::Bytes board;
};
// What was found for a move that needed work, or thought of by a computer.
struct WorkedOut {
  std::uint64_t in = 0;    // the digest of the match
  core::Bytes move;        // to be played in its place
  std::uint8_t times = 1;  // how often it has been worked out
};
struct Play {
  core::Bytes move;                      // canonical bytes of the game's Move
  std::optional<Laid> laid = {};         // decided again: for this move, and here it is
  std::optional<WorkedOut> worked = {};  // likewise
};
// By the member in charge; by another player, where all do not race, to ask for it by vote; or by
// the room itself, when the only player's connection is lost.
struct Pause {
  bool server_was_away = false;  // by the room itself: nobody has gone since the server is back
};
struct Unpause {};
// To end the match: by vote.
struct Stop {};
struct Resign {};
// At a versus table: to end the match as drawn, by vote.
struct OfferDraw {};
// At a versus table: to take one's last move back, and what came behind it, by vote.
struct TakeBack {};
// At a versus table with clocks: to win, since the other player has been away for so long, as the
// room's actor says; 0: is here.
struct Claim {
  std::uint32_t away_ms = 0;
};
// By the host: a computer takes a seat, in the place of another one if one sits there; or it goes.
struct SeatComputer {
  Chair chair;                            // 0: the first free one
  std::optional<core::Level> level = {};  // nullopt: it goes
};
struct Rematch {};
// Without a board: may there be one now? Answered by NeedsWork; decided again with the board that
// was made.
struct Next {
  std::optional<BoardChosen> board;
  std::optional<PuzzleRead> read = {};  // of a pasted puzzle
  // At a race: the cap from now on, 0 for none, at most limits::kCapMinutes; nullopt: as it is.
  std::optional<std::uint16_t> cap_minutes = {};
};
// To give the match up, if one is on, and to start another with a new board: by vote.
struct Renew {};
struct Vote {
  bool yes = false;
};
struct Say {
  core::Text<limits::kChatBytes> text;  // cleaned; not empty, but for an emote
  std::optional<Emote> emote = {};      // instead of a text
};
struct Kick {
  MemberNo member;
};
// By the host; or by the room itself, when the host has been away too long for those who are here.
struct PassHost {
  MemberNo member;
};
// By the host: nobody new may enter; or they may again.
struct Lock {};
struct Unlock {};
// By a member. `players`: who is signed in under that name, at most limits::kOfOneName.
struct Invite {
  Name name;
  std::vector<PlayerId> players = {};
};
// By a member, who wants to be called so.
struct Rename {
  Name name;
};
// By a member on a seat: they are ready for the match, or not any more.
struct Ready {};
struct Unready {};
// The room's own: nobody has been connected for as long as the state is patient.
struct Deserted {};
// The room's own: the time of the vote that was opened with this event is up.
struct CloseVote {
  Seq opened;
  std::vector<MemberNo> away = {};  // voters who are not connected
};
// The room's own: a vote for a new board has passed. Like Next; and the match starts.
struct Renewed {
  std::optional<BoardChosen> board;
  bool other_is_away = false;  // as with Start
};
// The room's own: the time of a race with a cap is up, or that of the player who is to move.
struct TimeUp {};
// The last four are the room's own.
using Ask =
    std::variant<Join, Leave, Sit, Stand, Start, Play, Pause, Unpause, Stop, Resign, Rematch, Next,
                 Say, Kick, PassHost, Renew, Vote, Lock, Unlock, Invite, Rename, Ready, Unready,
                 OfferDraw, SeatComputer, Claim, TakeBack, Deserted, CloseVote, Renewed, TimeUp>;
inline constexpr std::size_t kKindsOfAction = std::variant_size_v<Ask> - 4;

// Who asks; for the room's own commands the player is 0.
struct Identity {
  PlayerId player;
  Name name;
};

struct Command {
  Identity by;
  Ask ask;
  // The last event that the asker had seen when deciding on it: what others have changed since of
  // what it is about makes it stale. 0: not told, and nothing is stale for it.
  Seq seen = Seq(0);
};

// When: room time runs only while a match is being played; wall time is for people.
struct Now {
  std::uint64_t room_ms = 0;
  std::int64_t wall_ms = 0;
};

}  // namespace gridmates::room
