// The part of decode() that is about actions and puzzles. For server/wire alone. Pure; any thread.
#pragma once

#include "engine/core/result.h"
#include "gridmates/v1/game.pb.h"
#include "gridmates/v1/room.pb.h"
#include "proto/convert/game_converter.h"
#include "server/wire/requests.h"

namespace gridmates::wire {

// Always returns an Action, which contains its own error.
Action check_action(const v1::Action& action);

core::Result<PuzzleChoice, v1::Error> check_puzzle(const v1::PuzzleChoice& choice);

// `options` is null or belongs to the converter's game.
using PickedOptions = google::protobuf::RepeatedPtrField<v1::PickedOption>;
core::Result<OptionsChoice, v1::Error> check_options(const convert::GameConverter* converter,
                                                     const v1::GameOptions* options,
                                                     const PickedOptions& picked);

// The time cap of a race, in minutes.
core::Result<std::uint16_t, v1::Error> check_cap(std::uint32_t minutes);

// The clocks of a versus table; nullopt: none.
using Clocks = google::protobuf::RepeatedPtrField<v1::TurnClock>;
core::Result<std::optional<room::ClocksSet>, v1::Error> check_clocks(const Clocks& clocks);

// The level of a computer, in the field of this name; nullopt for 0.
core::Result<std::optional<core::Level>, v1::Error> check_level(std::string field,
                                                                std::uint32_t level);

}  // namespace gridmates::wire
