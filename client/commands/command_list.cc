#include "client/commands/command_list.h"

#include <algorithm>
#include <array>

#include "client/catalogue/catalogue.h"

namespace gridmates::commands {
namespace {

constexpr std::array<ListedCommand, 67> kCommands = {{
    {{"new GAME coop|versus|race [--puzzle PACK/N|PUZZLE] [--OPTION VALUE] [--private] "
      "[--cap MINUTES] [--watchers all|link|none] [--delay SECONDS] [--computer LEVEL] "
      "[--clock none|move:SECONDS|SECONDS+INCREMENT] [--rated no|yes] [--best-of MATCHES]",
      tr_later("open a room and sit down; a race with a cap ends for all after these minutes; "
               "watchers see it late by the delay; a computer of level 1 to 6 takes a seat; "
               "who takes turns may have a clock, ratings, and a series of matches")}},
    {{"queue GAME [--OPTION VALUE] [--clock none|move:SECONDS|SECONDS+INCREMENT] [--rated no|yes] "
      "[--best-of MATCHES]",
      tr_later("find an opponent who wants the same, with 5 minutes and 3 seconds a move unless "
               "another clock is given")}},
    {{"unqueue", tr_later("stop looking for an opponent")}},
    {{"rooms [--game GAME] [--state all|free|playing|finished]", tr_later("list the open rooms")}},
    {{"packs", tr_later("list the packs of puzzles")}},
    {{"puzzles PACK [--level LEVEL] [--after NUMBER]", tr_later("list the puzzles of a pack")}},
    {{"leaderboard GAME [CATEGORY] [--window all|month|week|day] [--around me] [--best yes|no] "
      "[--limit N] [--by-rate|--by-3bv]",
      tr_later("show the leaderboards, or one category of them")}},
    {{"daily [GAME LEVEL]", tr_later("list the dailies, or open one")}},
    {{"daily --date DATE", tr_later("list those of an earlier day")}},
    {{"daily share [GAME LEVEL] [--date DATE]",
      tr_later("print results to share, of dailies you have finished")}},
    {{"me [GAME]", tr_later("show what you have played")}},
    {{"player NAME [GAME] [--nth N]", tr_later("show what a player has played")}},
    {{"join CODE", tr_later("enter a room, on a seat if one is free")}},
    {{"watch CODE", tr_later("enter a room to watch")}},
    {{"sit [N]", tr_later("take a seat")}, true},
    {{"stand", tr_later("give the seat up and watch")}, true},
    {{"ready", tr_later("say that you are ready for the match")}, true},
    {{"unready", tr_later("say that you are not")}, true},
    {{"start [anyway]", tr_later("begin the match, anyway though some are not ready (host)")},
     true},
    {{"stop", tr_later("ask to end the match")}, true},
    {{"give up",
      tr_later("ask to give the match up for a new board; against others the same as resign")},
     true},
    {{"resign", tr_later("give the match up")}, true},
    {{"draw", tr_later("offer the other player a draw")}, true},
    {{"takeback", tr_later("take your last move back, if the other player agrees")}, true},
    {{"claim", tr_later("win, since the other player has been away for a minute")}, true},
    {{"yes", tr_later("answer the open vote; go on does the same")}, true},
    {{"no", tr_later("answer the open vote, or withdraw yours")}, true},
    {{"go on", tr_later("answer the open vote with yes")}, true},
    {{"rematch", tr_later("the same board once more (host)")}, true},
    {{"next [--puzzle PACK/N|PUZZLE] [--OPTION VALUE] [--cap MINUTES]",
      tr_later("a new board (host)")},
     true},
    {{"cancel", tr_later("end the making of a board (host, or who asked for it)")}},
    {{"pause",
      tr_later("stop the clock and hide the board; if not host, ask for it, but not in a race")},
     true},
    {{"unpause", tr_later("go on (host, or the only player)")}, true},
    {{"say TEXT", tr_later("talk")}, true},
    {{"emote NAME", tr_later("hi, thanks, well done, good luck, good game, oops, sorry or bye")},
     true},
    {{"ping CELL", tr_later("point at a cell for the others, but not in a race")}},
    {{"mute NAME", tr_later("hide what somebody says")}},
    {{"unmute NAME", tr_later("show it again")}},
    {{"kick NAME", tr_later("remove somebody, who cannot come back (host)")}, true},
    {{"host NAME", tr_later("make somebody else the host (host)")}, true},
    {{"computer SEAT LEVEL|off",
      tr_later("give a seat to a computer of level 1 to 6, or send it away (host)")},
     true},
    {{"premove MOVE|off",
      tr_later("make a move as soon as it is your turn, as in premove b2, or take that back")}},
    {{"hurry", tr_later("let the computer move at once")}},
    {{"ghost [best|off|CODE/N [NAME]]",
      tr_later("show how far your best run on such a board was by now, or follow another run "
               "instead (in a race, NAME's), or none")}},
    {{"lock", tr_later("let nobody new in (host)")}, true},
    {{"unlock", tr_later("let people in again (host)")}, true},
    {{"invite NAME", tr_later("invite somebody who is signed in, also into a locked room")}, true},
    {{"rename NAME", tr_later("change your name, in a room or outside")}},
    {{"follow NAME|all",
      tr_later("watch one player's board in a race, 30 s late, or everyone's progress")}},
    {{"earlier [N]",
      tr_later("watching: N moves back in what was seen of this match, and the board as it was")}},
    {{"later [N]", tr_later("watching: N moves on")}},
    {{"live", tr_later("watching: the board as it is now")}},
    {{"board [NAME]",
      tr_later("print the whole board; in a race NAME's, as soon as it may be seen")}},
    {{"where", tr_later("print the room and who is in it")}},
    {{"replay [CODE/N [NAME]]",
      tr_later("open a finished match to look through it; in a race, NAME's board")}},
    {{"step [N]", tr_later("replay: N steps on, and the board as it was then")}},
    {{"back [N]", tr_later("replay: N steps back")}},
    {{"at TIME", tr_later("replay: the board as it was at 9:31")}},
    {{"moment N", tr_later("replay: the board after step N, as the list of moments has it")}},
    {{"end", tr_later("replay: the board at the end")}},
    {{"rules [GAME]", tr_later("print the rules of a game, with one step worked out")}},
    {{"about", tr_later("print what this client is, and where its files are")}},
    {{"verbosity [0-3]", tr_later("print 0: matches and votes, 1: also talk and your moves, 2: "
                                  "also others' moves, 3: all")}},
    {{"help", tr_later("print this list")}},
    {{"lobby", tr_later("go to the lobby; your seat stays yours")}},
    {{"leave", tr_later("leave the room")}, true},
    {{"quit", tr_later("end the client; your seat stays yours")}},
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

std::string takes_nothing(const std::string& word) { return tr("{} takes no arguments", word); }

}  // namespace gridmates::commands
