#include "client/words/refusals.h"

#include <algorithm>
#include <array>
#include <utility>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "proto/convert/parameters.h"

namespace gridmates::words {
namespace {

struct Entry {
  std::string_view reason;
  std::string_view sentence;  // {name} is replaced by the parameter with that name
};

constexpr std::array kCatalogue = {
    Entry{"cannot_come_back", tr_later("You were removed from this room and cannot come back.")},
    Entry{"watching", tr_later("You are watching.")},
    Entry{"host_only", tr_later("Only the host can do that.")},
    Entry{"host_or_only_player", tr_later("Only the host, or the only player, can do that.")},
    Entry{"name_taken", tr_later("Somebody here is called {name} already; choose another name.")},
    Entry{"member_already", tr_later("You are in this room already.")},
    Entry{"locked", tr_later("The room is locked; somebody in it can invite you.")},
    Entry{"locked_already", tr_later("The room is locked already.")},
    Entry{"not_locked", tr_later("The room is not locked.")},
    Entry{"nobody_called", tr_later("Nobody called {name} is signed in.")},
    Entry{"is_here", tr_later("{name} is here already.")},
    Entry{"is_put_out", tr_later("{name} was removed from this room and cannot come back.")},
    Entry{"invited_too_often",
          tr_later("Too many invitations in a short time; try again in a while.")},
    Entry{"called_so", tr_later("You are called {name} already.")},
    Entry{"room_full", tr_later("The room is full.")},
    Entry{"too_many_members", tr_later("This room has had too many members; open a new one.")},
    Entry{"seated_already", tr_later("You have a seat already.")},
    Entry{"no_such_seat", tr_later("There is no such seat; the last is seat {number}.")},
    Entry{"seats_taken", tr_later("All seats are taken.")},
    Entry{"seat_taken", tr_later("Seat {number} is taken.")},
    Entry{"seats_closed", tr_later("Seats can be taken when the match is over.")},
    Entry{"too_many_players", tr_later("This match has had too many players.")},
    Entry{"only_player", tr_later("You are the only player; stop the match first.")},
    Entry{"nobody_else", tr_later("Nobody else is here.")},
    Entry{"no_such_member", tr_later("Nobody here has that number.")},
    Entry{"not_yourself", tr_later("You cannot remove yourself; leave instead.")},
    Entry{"too_many_put_out", tr_later("Too many people have been removed from this room.")},
    Entry{"players_stay", tr_later("Players cannot be removed before the match ends.")},
    Entry{"player_stays",
          tr_later("{name} plays this match and cannot be removed before it ends.")},
    Entry{"no_watchers", tr_later("Watching is not allowed in this room; take a seat, or leave.")},
    Entry{"no_computer",
          tr_later(
              "Computers can take seats only in versus and race rooms, in games they can play.")},
    Entry{"no_computer_there", tr_later("No computer sits on seat {number}.")},
    Entry{"computer_there_already",
          tr_later("A computer of that level sits on seat {number} already.")},
    Entry{"computer_is_no_host", tr_later("A computer cannot be the host.")},
    Entry{"seen_late",
          tr_later("You see this room late, and it has moved on: that cannot be done now.")},
    Entry{"host_already", tr_later("You are the host already.")},
    Entry{"said_too_often",
          tr_later("Too many messages, or new names, in a short time; wait a moment.")},
    Entry{"room_closed", tr_later("The room has closed.")},
    Entry{"not_begun", tr_later("The match has not begun.")},
    Entry{"begun_already", tr_later("The match has begun already.")},
    Entry{"too_few_players", tr_later("Too few seats are taken: {number} of {of}.")},
    Entry{"others_not_ready", tr_later("{name} is not ready; start anyway, or wait.")},
    Entry{"rated_needs_both", tr_later("A rated match begins when both players are here.")},
    Entry{"ready_already", tr_later("You are ready already.")},
    Entry{"not_ready", tr_later("You are not ready yet.")},
    Entry{"no_match", tr_later("No match is being played.")},
    Entry{"match_on", tr_later("The match is not over yet.")},
    Entry{"match_over", tr_later("The match is over.")},
    Entry{"no_new_board", tr_later("The match is over; choose a new board or a rematch first.")},
    Entry{"no_cap", tr_later("Only a race has a time cap.")},
    Entry{"no_rating", tr_later("Matches with these options are not rated.")},
    Entry{"no_claim",
          tr_later(
              "A win can be claimed only when two people play, with clocks of less than a day.")},
    Entry{"not_away", tr_later("{name} is here.")},
    Entry{"away_too_short",
          tr_later("You can claim the win in {number} s, if {name} does not come back.")},
    Entry{"no_series", tr_later("Only versus matches can form a series.")},
    Entry{"rated_needs_clock",
          tr_later("A rated match between two people needs a clock; open a room that has one.")},
    Entry{"rated_even_clocks", tr_later("In a rated match both players have the same clock.")},
    Entry{"rated_plays_on",
          tr_later("A rated match against a computer is played to its end; you can resign.")},
    Entry{"no_clock", tr_later("Only versus matches have clocks.")},
    Entry{"not_played_yet", tr_later("The board on the table has not been played yet.")},
    Entry{"board_in_the_making", tr_later("A new board is being made already.")},
    Entry{"cancelled", tr_later("Making the board was cancelled.")},
    Entry{"paused", tr_later("The match is paused.")},
    Entry{"paused_already", tr_later("The match is paused already.")},
    Entry{"not_paused", tr_later("The match is not paused.")},
    Entry{"not_your_turn", tr_later("It is not your turn: {name} is to move.")},
    Entry{"no_opponent", tr_later("Nobody plays against you; stop the match instead.")},
    Entry{"no_draw", tr_later("Only the players of a versus match can agree on a draw.")},
    Entry{"computer_plays_on", tr_later("A computer does not agree on a draw.")},
    Entry{"no_take_back", tr_later("Moves can be taken back only in versus matches.")},
    Entry{"rated_keeps_moves", tr_later("Moves cannot be taken back in a rated match.")},
    Entry{"nothing_to_take_back", tr_later("You have no move that can be taken back.")},
    Entry{"out_of_time", tr_later("Your time is up.")},
    Entry{"race_over", tr_later("Your race is over.")},
    Entry{"race_not_begun", tr_later("The race begins in {seconds} s.")},
    Entry{"race_frozen", tr_later("Your last move has cost time: move again in {seconds} s.")},
    Entry{"race_just_begun", tr_later("A race cannot be paused in its first ten seconds.")},
    Entry{"match_full",
          tr_later("This match has the maximum number of moves; undo some, or end it.")},
    Entry{"by_vote",
          tr_later("The players decide that by a vote: type yes or no when it is open.")},
    Entry{"vote_open", tr_later("A vote is open already; ask again when it has closed.")},
    Entry{"no_vote", tr_later("There is nothing to vote on.")},
    Entry{"vote_closed", tr_later("That vote has closed.")},
    Entry{"vote_unseen",
          tr_later("A vote was opened meanwhile; see what it is about and answer again.")},
    Entry{"no_voter", tr_later("Only players who have moved in this match vote.")},
    Entry{"voted_already", tr_later("You have voted already.")},
    Entry{"laid_meanwhile", tr_later("Another player's first move came first; look at the board.")},
    Entry{"being_laid", tr_later("The board is being made for another player's first move.")},
    Entry{"being_worked_out", tr_later("Another player's request is being worked out; try again.")},
    Entry{"moved_on", tr_later("The others moved again and again meanwhile; try again.")},
    Entry{"changed_meanwhile", tr_later("{name} changed that a moment before; look at the board.")},
    Entry{"other_board", tr_later("Another match has begun meanwhile.")},
    Entry{"daily_not_finished",
          tr_later("This is a daily puzzle; only players who have ended their own see it.")},
    Entry{"daily_alone", tr_later("A daily puzzle is played alone, by the player who opened it.")},
    Entry{"daily_once", tr_later("A daily puzzle is played once.")},
    Entry{
        "daily_not_over",
        tr_later(
            "Until this daily puzzle is over, watchers cannot talk and nobody can change names.")},
    Entry{"too_long_ago", tr_later("The others have moved meanwhile; look at the board.")},
};

using Parameters = google::protobuf::RepeatedPtrField<v1::Parameter>;

std::string_view parameter(const Parameters& parameters, std::string_view name) {
  for (const v1::Parameter& one : parameters) {
    if (one.name() == name) return one.value();
  }
  return {};
}

// Fills in a sentence, whose parameters may be sentences that are translated too. They come from a
// server, so their number and length are limited.
class Filling {
 public:
  explicit Filling(const Parameters& parameters) : parameters_(parameters) {}

  // Fills in all parameters, whose names begin with `before`; empty if one is missing, or there are
  // too many.
  std::string fill(std::string_view sentence, const std::string& before = {}) {
    bool has_all = true;
    std::string out = core::filled(sentence, [&](std::string_view slot) {
      std::string value = has_all ? value_of(before + std::string(slot)) : std::string();
      has_all = has_all && !value.empty();
      return value;
    });
    return has_all ? out : std::string();
  }

 private:
  std::string value_of(const std::string& name) {
    constexpr std::size_t kLongest = 5'000;  // the path of a file has 4,096 bytes
    if (left_ == 0) return {};
    --left_;
    const std::string_view said = parameter(parameters_, name + ".sentence");
    std::string value = said.empty() ? std::string() : fill(tr(said), name + ".");
    if (value.empty()) value = parameter(parameters_, name);
    return value.size() > kLongest ? std::string() : value;
  }

  const Parameters& parameters_;
  std::size_t left_ = 100;  // parameters that may still be filled in
};

std::string filled(std::string_view sentence, const Parameters& parameters) {
  return client::printable(Filling(parameters).fill(sentence));
}

}  // namespace

std::string refusal_sentence(const v1::Error& no) {
  const auto* entry = std::ranges::find(kCatalogue, no.reason(), &Entry::reason);
  const std::string_view words = entry == kCatalogue.end() ? no.sentence() : entry->sentence;
  std::string sentence = words.empty() ? "" : filled(tr(words), no.parameters());
  return sentence.empty() ? client::printable(no.message()) : sentence;
}

std::string refusal_sentence(const core::Refusal& no) {
  v1::Error told;
  told.set_message(no.message);
  told.set_sentence(std::string(no.sentence));
  convert::put_parameters(no.parameters, *told.mutable_parameters());
  return refusal_sentence(told);
}

std::string statement_words(const v1::Statement& statement) {
  const std::string words = filled(tr(statement.sentence()), statement.parameters());
  return words.empty() ? client::printable(statement.sentence()) : words;
}

std::string statement_words(const core::Statement& statement) {
  v1::Statement told;
  told.set_sentence(std::string(statement.sentence.text()));
  convert::put_parameters(statement.parameters, *told.mutable_parameters());
  return statement_words(told);
}

std::string parameter_words(const core::Parameter& parameter) {
  return parameter.said ? statement_words(*parameter.said) : client::printable(parameter.value);
}

std::string refusal_sentence(const v1::Error& no, const client::Room& room, const TellEvent& tell) {
  const std::string_view seq = parameter(no.parameters(), "seq");
  const auto told = std::ranges::find_if(
      room.feed, [seq](const v1::Event& event) { return std::to_string(event.seq()) == seq; });
  if (seq.empty() || told == room.feed.end()) return refusal_sentence(no);
  // Only the first sentence; a name may contain a full stop.
  std::string event = tell(*told);
  const std::size_t stop = event.find(". ", room.name_of(room.mover(*told)).size());
  if (stop != std::string::npos) event.resize(stop);
  return tr("{} a moment before.", event);
}

std::string without_stop(std::string sentence) {
  if (sentence.ends_with('.')) sentence.pop_back();
  return sentence;
}

// Cells, rooms and codes of runs begin with a capital that is not followed by a small letter.
std::string as_clause(std::string sentence) {
  sentence = without_stop(std::move(sentence));
  const auto is_in = [](char c, char first, char last) { return c >= first && c <= last; };
  const bool is_word = sentence.size() > 1 && (sentence[1] == ' ' || is_in(sentence[1], 'a', 'z'));
  if (is_word && is_in(sentence.front(), 'A', 'Z')) {
    sentence.front() = static_cast<char>(sentence.front() - 'A' + 'a');
  }
  return sentence;
}

// The text about another member's change begins with that member's name.
std::string refusal_clause(const v1::Error& no, std::string sentence) {
  const bool begins_with_name =
      !parameter(no.parameters(), "seq").empty() ||
      std::ranges::any_of(no.parameters(), [&sentence](const v1::Parameter& one) {
        return !one.value().empty() && sentence.starts_with(client::printable(one.value()));
      });
  return begins_with_name ? without_stop(std::move(sentence)) : as_clause(std::move(sentence));
}

std::string why_not(const client::Room& room, v1::Action::ActCase kind, std::uint64_t time_ms) {
  const v1::Error* refused = room.refuses(kind, time_ms);
  if (refused == nullptr) return {};
  v1::Error no = *refused;
  const std::uint64_t until_ms = room.rights.at(kind).until_ms();
  for (v1::Parameter& parameter : *no.mutable_parameters()) {
    constexpr std::uint64_t kSecondMs = 1'000;
    const bool seconds = parameter.name() == "seconds" && until_ms > time_ms;
    if (seconds)
      parameter.set_value(std::to_string((until_ms - time_ms + kSecondMs - 1) / kSecondMs));
  }
  return refusal_clause(no, refusal_sentence(no));
}

}  // namespace gridmates::words
