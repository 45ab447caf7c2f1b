#include "client/commands/command_list.h"

#include <algorithm>
#include <array>

namespace gridmates::commands {
namespace {

constexpr std::array<ListedCommand, 52> kCommands = {{
    {{"new GAME coop|versus|race [--puzzle PACK/N|PUZZLE] [--OPTION VALUE] [--private] "
      "[--cap MINUTES] [--watchers all|link|none] [--delay SECONDS]",
      "open a room and sit down; a race with a cap ends for all after these minutes; watchers "
      "see it late by the delay"}},
    {{"rooms [--game GAME] [--state all|free|playing|finished]", "list the open rooms"}},
    {{"packs", "list the packs of puzzles"}},
    {{"puzzles PACK [--level LEVEL] [--after NUMBER]", "list the puzzles of a pack"}},
    {{"leaderboard GAME [CATEGORY] [--window all|month|week|day] [--around me] [--best yes|no] "
      "[--by-rate|--by-3bv]",
      "show the leaderboards, or one category of them"}},
    {{"daily [GAME LEVEL]", "list the dailies, or open one"}},
    {{"daily share [GAME LEVEL]", "print what you may tell of dailies that you have ended"}},
    {{"me [GAME]", "show what you have played"}},
    {{"player NAME [GAME] [--nth N]", "show what a player has played"}},
    {{"join CODE", "enter a room, on a seat if one is free"}},
    {{"watch CODE", "enter a room to watch"}},
    {{"sit [N]", "take a seat"}, true},
    {{"stand", "give the seat up and watch"}, true},
    {{"ready", "say that you are ready for the match"}, true},
    {{"unready", "say that you are not"}, true},
    {{"start [anyway]", "begin the match, anyway though some are not ready (host)"}, true},
    {{"stop", "ask to end the match"}, true},
    {{"give up", "ask to give the match up for a new board; against others the same as resign"},
     true},
    {{"resign", "give the match up"}, true},
    {{"yes", "answer the open vote; go on does the same"}, true},
    {{"no", "answer the open vote"}, true},
    {{"go on", "answer the open vote with yes"}, true},
    {{"rematch", "the same board once more (host)"}, true},
    {{"next [--puzzle PACK/N|PUZZLE] [--OPTION VALUE] [--cap MINUTES]", "a new board (host)"},
     true},
    {{"cancel", "end the making of a board (host, or who asked for it)"}},
    {{"pause", "stop the clock and hide the board; if not host, ask for it, but not in a race"},
     true},
    {{"unpause", "go on (host, or the only player)"}, true},
    {{"say TEXT", "talk"}, true},
    {{"emote NAME", "hi, thanks, well done, good luck, good game, oops, sorry or bye"}, true},
    {{"ping CELL", "point at a cell for the others, but not in a race"}},
    {{"mute NAME", "hide what somebody says"}},
    {{"unmute NAME", "show it again"}},
    {{"kick NAME", "remove somebody, who cannot come back (host)"}, true},
    {{"host NAME", "make somebody else the host (host)"}, true},
    {{"lock", "let nobody new in (host)"}, true},
    {{"unlock", "let people in again (host)"}, true},
    {{"invite NAME", "invite somebody who is signed in, also into a locked room"}, true},
    {{"rename NAME", "change your name, in a room or outside"}},
    {{"follow NAME|all", "watch one player's board in a race, 30 s late, or how far all are"}},
    {{"board [NAME]", "print the whole board; in a race NAME's, as soon as it may be seen"}},
    {{"where", "print the room and who is in it"}},
    {{"replay [CODE/N [NAME]]",
      "open a finished match to look through it; at a race NAME's board"}},
    {{"step [N]", "replay: N steps on, and the board as it was then"}},
    {{"back [N]", "replay: N steps back"}},
    {{"at TIME", "replay: the board as it was at 9:31"}},
    {{"end", "replay: the board at the end"}},
    {{"rules [GAME]", "print the rules of a game, with one step worked out"}},
    {{"about", "print what this client is, and where its files are"}},
    {{"verbosity [0-3]",
      "print 0: matches and votes, 1: also talk and your moves, 2: also others' moves, 3: all"}},
    {{"help", "print this list"}},
    {{"leave", "leave the room"}, true},
    {{"quit", "end the client; your seat stays yours"}},
}};

}  // namespace

std::span<const ListedCommand> all_commands() { return kCommands; }

std::string_view word_of(const Help& help) { return help.usage.substr(0, help.usage.find(' ')); }

bool is_room_word(std::string_view word) {
  return std::ranges::any_of(kCommands, [word](const ListedCommand& command) {
    return command.is_for_room && word_of(command.help) == word;
  });
}

bool is_bare(std::string_view word) {
  return std::ranges::any_of(kCommands, [word](const ListedCommand& command) {
    return !command.is_for_room && command.help.usage == word;
  });
}

std::string takes_nothing(const std::string& word) { return word + " takes nothing behind it"; }

}  // namespace gridmates::commands
