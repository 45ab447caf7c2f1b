#include "server/wire/decode.h"

#include <google/protobuf/stubs/logging.h>

#include <algorithm>
#include <charconv>
#include <utility>

#include "gridmates/v1/frames.pb.h"
#include "proto/convert/game_converter.h"
#include "server/base/limits.h"
#include "server/players/names.h"
#include "server/ports/period.h"
#include "server/wire/decode_action.h"
#include "server/wire/decode_leaderboard.h"
#include "server/wire/decode_rooms.h"
#include "server/wire/errors.h"
#include "server/wire/small_arena.h"

namespace gridmates::wire {
namespace {

using Outcome = core::Result<Request, v1::Error>;

// Copies the bytes to `out` if they have its size; else returns false.
template <std::size_t N>
bool fill(const std::string& bytes, std::array<std::uint8_t, N>& out) {
  if (bytes.size() != N) return false;
  std::copy(bytes.begin(), bytes.end(), out.begin());
  return true;
}

constexpr auto kInvalid = v1::ERROR_CODE_INVALID_ARGUMENT;

v1::Error no_key() { return untranslated(kInvalid, "A room's key has 16 bytes.", "key"); }

// One overload per message of ClientFrame: checks it and converts it to the server's types.

Outcome check(const v1::Hello& hello) {
  Hello out{hello.protocol_min(), hello.protocol_max(), hello.client(), {}};
  if (out.client.size() > kClientNameBytes) {
    return untranslated(kInvalid, "A client's name has at most 64 bytes.", "client");
  }
  if (!fill(hello.client_id(), out.client_id)) {
    return untranslated(kInvalid, "A client_id has 16 bytes.", "client_id");
  }
  return Request(std::move(out));
}

Outcome check(const v1::SignIn& sign_in) {
  SignIn out{{std::nullopt, sign_in.name(), sign_in.computer()}, sign_in.brief()};
  if (!sign_in.token().empty() && !fill(sign_in.token(), out.who.token.emplace())) {
    return unknown_token();
  }
  return Request(std::move(out));
}

Outcome check(const v1::Ping&) { return Request(Ping{}); }
Outcome check(const v1::ListRooms&) { return Request(ListRooms{}); }
Outcome check(const v1::ListPacks&) { return Request(ListPacks{}); }
Outcome check(const v1::ListPuzzles& list) {
  return Request(ListPuzzles{list.game(), list.pack(), list.level(), list.after()});
}

Outcome check(const v1::CreateRoom& create) {
  std::array<std::uint8_t, 16> key{};
  if (!fill(create.key(), key)) return no_key();
  auto out = wanted_room(create);
  if (!out) return out.error();
  out->key = key;
  return Request(*std::move(out));
}

Outcome check(const v1::Queue& queue) {
  auto room = wanted_match(queue.room());
  if (!room) return room.error();
  return Request(Queue{*std::move(room)});
}
Outcome check(const v1::Unqueue&) { return Request(Unqueue{}); }

Outcome check(const v1::ListDailies& list) {
  if (list.date().empty()) return Request(ListDailies{});
  constexpr std::size_t kDateBytes = 10;
  const auto day = ports::day_in_period(list.date());
  if (!day || list.date().size() != kDateBytes) {
    return invalid("date", "A date is one of the calendar, as 2026-11-24.");
  }
  return Request(ListDailies{static_cast<Day>(*day)});
}
Outcome check(const v1::OpenDaily& open) {
  CreateRoom out;
  if (!fill(open.key(), out.key)) return no_key();
  const auto* converter = convert::converter(open.game());
  if (converter == nullptr) return no_such_game();
  out.game = converter->game();
  out.daily = open.level();
  return Request(std::move(out));
}

Outcome check(const v1::GetLeaderboard& get) {
  auto wanted = wanted_leaderboard(get);
  if (!wanted) return wanted.error();
  return Request(*std::move(wanted));
}

Outcome check(const v1::GetPlayer& get) {
  if (get.limit() > limits::kPastMatches) {
    return invalid("limit", "The number of matches is at most {max}.",
                   {{"max", std::to_string(limits::kPastMatches)}});
  }
  constexpr std::uint32_t kUsual = 20;
  if (get.name().size() > Name::kMax) return invalid("name", "There is no player of this name.");
  return Request(
      GetPlayer{get.name(), get.game(), get.nth(), get.limit() == 0 ? kUsual : get.limit()});
}

// Accepts only digits without a leading 0, so that a run has only one name.
std::optional<std::uint32_t> match_number(std::string_view digits) {
  std::uint32_t number = 0;
  const char* const end = digits.data() + digits.size();
  const auto [stop, wrong] = std::from_chars(digits.data(), end, number);
  if (wrong != std::errc() || stop != end || number == 0 || digits.front() == '0') {
    return std::nullopt;
  }
  return number;
}

Outcome check(const v1::GetReplay& get) {
  const std::string& run = get.run();
  const std::size_t slash = std::min(run.find('/'), run.size());
  const auto match = match_number(std::string_view(run).substr(std::min(slash + 1, run.size())));
  if (!match || slash == 0 || slash > RoomCode::kMax) {
    return invalid("run", "A run is a room's code and a number, as KITE-42/1.");
  }
  return Request(GetReplay{run, RoomCode(run.substr(0, slash)), *match, get.racer(), get.from()});
}

// A room's code; the room may not exist.
core::Result<RoomCode, v1::Error> check_code(const std::string& code) {
  if (code.size() > RoomCode::kMax) {
    return no_such_room();
  }
  return RoomCode(code);
}

Outcome check(const v1::Resume& resume) {
  auto code = check_code(resume.room());
  if (!code) return code.error();
  Resume out{*std::move(code), Epoch(resume.epoch()), Seq(resume.last_seq())};
  if (resume.follow() > core::kMaxSeats) return invalid("follow", "There is no such player.");
  if (resume.follow() != 0) out.follows = Seat(static_cast<std::uint8_t>(resume.follow() - 1));
  return Request(std::move(out));
}

Outcome check(const v1::Unsubscribe& unsubscribe) {
  auto code = check_code(unsubscribe.room());
  if (!code) return code.error();
  return Request(Unsubscribe{*std::move(code)});
}

Outcome check(const v1::Action& action) { return Request(check_action(action)); }

Outcome check(const v1::Presence& presence) {
  auto code = check_code(presence.room());
  if (!code) return code.error();
  if (presence.cursor() > kMaxCursor) return invalid("cursor", "That cell is on no board.");
  if (presence.ping() > kMaxCursor) return invalid("ping", "That cell is on no board.");
  return Request(
      Presence{*std::move(code), {presence.cursor(), presence.ping(), presence.hurry()}});
}

Outcome check(const v1::CancelBoard& cancel) {
  auto code = check_code(cancel.room());
  if (!code) return code.error();
  return Request(CancelBoard{*std::move(code)});
}

Outcome check(const v1::ChangeName& change) {
  auto name = players::clean_name(change.name());
  if (!name) return error_of(name.error(), "name");
  if (auto no = players::not_for_people(*name)) return error_of(*no, "name");
  return Request(ChangeName{*std::move(name)});
}

// A message without a case does not compile.
Outcome check(const v1::ClientFrame& frame) {
  switch (frame.body_case()) {
    case v1::ClientFrame::kHello:
      return check(frame.hello());
    case v1::ClientFrame::kSignIn:
      return check(frame.sign_in());
    case v1::ClientFrame::kPing:
      return check(frame.ping());
    case v1::ClientFrame::kChangeName:
      return check(frame.change_name());
    case v1::ClientFrame::kListRooms:
      return check(frame.list_rooms());
    case v1::ClientFrame::kCreateRoom:
      return check(frame.create_room());
    case v1::ClientFrame::kListPacks:
      return check(frame.list_packs());
    case v1::ClientFrame::kListPuzzles:
      return check(frame.list_puzzles());
    case v1::ClientFrame::kGetLeaderboard:
      return check(frame.get_leaderboard());
    case v1::ClientFrame::kGetPlayer:
      return check(frame.get_player());
    case v1::ClientFrame::kGetReplay:
      return check(frame.get_replay());
    case v1::ClientFrame::kListDailies:
      return check(frame.list_dailies());
    case v1::ClientFrame::kOpenDaily:
      return check(frame.open_daily());
    case v1::ClientFrame::kResume:
      return check(frame.resume());
    case v1::ClientFrame::kUnsubscribe:
      return check(frame.unsubscribe());
    case v1::ClientFrame::kAction:
      return check(frame.action());
    case v1::ClientFrame::kPresence:
      return check(frame.presence());
    case v1::ClientFrame::kCancelBoard:
      return check(frame.cancel_board());
    case v1::ClientFrame::kQueue:
      return check(frame.queue());
    case v1::ClientFrame::kUnqueue:
      return check(frame.unqueue());
    case v1::ClientFrame::BODY_NOT_SET:
      break;
  }
  return refuse(v1::ERROR_CODE_UNSUPPORTED_MESSAGE,
                "This server is older than your program and cannot do that.");
}

// The library writes a line to standard error for each text that is not UTF-8; a client could fill
// the log with such frames.
void keep_protobuf_quiet() {
  [[maybe_unused]] static auto* const before = google::protobuf::SetLogHandler(nullptr);
}

}  // namespace

Decoded decode(core::ByteView bytes) {
  keep_protobuf_quiet();
  SmallArena<1024> arena;
  auto& frame = arena.make<v1::ClientFrame>();
  if (!frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size()))) {
    // The fields before the error have been read.
    return {frame.request_id(),
            untranslated(v1::ERROR_CODE_MALFORMED, "These bytes are no frame of the protocol.")};
  }
  return {frame.request_id(), check(frame)};
}

}  // namespace gridmates::wire
