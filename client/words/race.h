// The standings of a race, of any game. Pure; any thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "client/core/model.h"
#include "client/words/counts.h"  // IWYU pragma: export

namespace gridmates::words {

// A racer.
struct Racer {
  const v1::MatchView* match = nullptr;
  const v1::MatchPlayer* player = nullptr;
  Count count;
};
// Racers who have finished by their place, then the others by their progress; racers who are out
// come last.
std::vector<Racer> racers(const client::Room& room);
// The match in which a member plays; nullopt if there is none.
std::optional<Racer> racer(const client::Room& room, std::uint32_t member);

// Which of the others' boards this viewer can see now.
enum class Boards {
  kAll,
  kSome,      // all of them are allowed, but they are too large for one view
  kTooLarge,  // the same, and none is in the view
  kNotYet,    // counts only: neither this viewer nor the race has finished
};
Boards boards_of(const client::Room& room);

// Whole seconds until the race begins, or continues after a pause, rounded up; 0 after that and at
// other tables.
std::uint32_t countdown_s(const v1::RoomHead& head, std::uint64_t room_time_ms);
// "The race begins in 3 s"; empty if there is nothing to count down.
std::string countdown_words(const v1::RoomHead& head, std::uint64_t room_time_ms);

// Whole seconds until a frozen player may continue, rounded up; 0 if not frozen.
std::uint32_t frozen_s(const v1::MatchPlayer& player, std::uint64_t room_time_ms);

// "1st", "2nd", "3rd", "11th".
std::string place_word(std::uint32_t place);

// News about places and freezes in an event: "bo finished 2nd in 3:07.043", "you are frozen for 5
// s"; empty without news.
std::string race_news(const v1::Event& event, const client::Room& room);

// "time cap: 10 min", "time cap: none".
std::string cap_words(std::uint32_t minutes);

}  // namespace gridmates::words
