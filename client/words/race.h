// Who stands where in a race, of any game. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/words/counts.h"  // IWYU pragma: export

namespace gridmates::words {

// One who races.
struct Racer {
  const v1::MatchView* match = nullptr;
  const v1::MatchPlayer* player = nullptr;
  Count count;
};
// Those who have finished by their place, then the others by how far they are; who is out comes
// last.
std::vector<Racer> racers(const client::Room& room);
// The match in which a member plays; nothing when in none.
std::optional<Racer> racer(const client::Room& room, std::uint32_t member);

// Which of the others' boards this viewer may see just now.
enum class Boards {
  kAll,
  kSome,      // all of them could be seen, but they are too large for one view
  kTooLarge,  // the same, and none is there
  kNotYet,    // counts only: neither the viewer nor the race is done
};
Boards boards_of(const client::Room& room);

// Whole seconds until the race begins, or goes on after a pause, rounded up; 0 from then on, and at
// other tables.
std::uint32_t countdown_s(const v1::RoomHead& head, std::uint64_t room_time_ms);
// "The race begins in 3 s"; empty when there is nothing to count down.
std::string countdown_words(const v1::RoomHead& head, std::uint64_t room_time_ms);

// Whole seconds until a frozen player may go on, rounded up; 0 for one who is not frozen.
std::uint32_t frozen_s(const v1::MatchPlayer& player, std::uint64_t room_time_ms);

// "1st", "2nd", "3rd", "11th".
std::string place_word(std::uint32_t place);

// What an event said about places and freezes: "bo finished 2nd in 3:07.043", "you are frozen for 5
// s"; empty when it said nothing.
std::string race_news(const v1::Event& event, const client::Room& room);

// "time cap: 10 min", "time cap: none".
std::string cap_words(std::uint32_t minutes);

}  // namespace gridmates::words
