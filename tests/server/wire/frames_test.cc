#include "server/wire/frames.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "server/base/limits.h"
#include "server/wire/errors.h"

namespace gridmates::wire {
namespace {

v1::ServerFrame action_answer(const std::string& room, std::uint64_t client_seq,
                              const Verdict& verdict) {
  core::Bytes bytes;
  put_action_answer(room, client_seq, verdict, bytes);
  v1::ServerFrame frame;
  EXPECT_TRUE(frame.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())));
  return frame;
}

TEST(Errors, EveryRefusalOfARoomHasACodeOfItsOwnKind) {
  using room::Reason;
  const auto code = [](Reason reason) { return error_of(room::Refusal{reason}).code(); };
  EXPECT_EQ(code(Reason::kNotMember), v1::ERROR_CODE_NOT_FOUND);
  EXPECT_EQ(code(Reason::kHostOnly), v1::ERROR_CODE_FORBIDDEN);
  EXPECT_EQ(code(Reason::kWatching), v1::ERROR_CODE_NOT_SEATED);
  EXPECT_EQ(code(Reason::kRoomFull), v1::ERROR_CODE_ROOM_FULL);
  EXPECT_EQ(code(Reason::kRoomClosed), v1::ERROR_CODE_ROOM_CLOSED);
  EXPECT_EQ(code(Reason::kNotYourTurn), v1::ERROR_CODE_NOT_YOUR_TURN);
  EXPECT_EQ(code(Reason::kGameIllegalMove), v1::ERROR_CODE_ILLEGAL_MOVE);
  EXPECT_EQ(code(Reason::kLaidMeanwhile), v1::ERROR_CODE_STALE);
  EXPECT_EQ(code(Reason::kNoSuchSeat), v1::ERROR_CODE_INVALID_ARGUMENT);
  EXPECT_EQ(code(Reason::kPaused), v1::ERROR_CODE_WRONG_STATE);
  EXPECT_EQ(code(Reason::kNameTaken), v1::ERROR_CODE_NAME_TAKEN);
  EXPECT_EQ(code(Reason::kTooManyPutOut), v1::ERROR_CODE_LIMIT_EXCEEDED);
  EXPECT_EQ(code(Reason::kRaceFrozen), v1::ERROR_CODE_FROZEN);
  EXPECT_EQ(code(Reason::kSaidTooOften), v1::ERROR_CODE_RATE_LIMITED);
  EXPECT_EQ(code(Reason::kMatchFull), v1::ERROR_CODE_MATCH_FULL);
  EXPECT_EQ(code(Reason::kCancelled), v1::ERROR_CODE_CANCELLED);
}

TEST(Errors, NameTheFieldThatIsOutOfItsRange) {
  using room::Reason;
  const auto field = [](Reason reason, const room::Ask& ask) {
    return error_of(room::Refusal{reason}, ask).field();
  };
  EXPECT_EQ(field(Reason::kNoSuchSeat, room::Sit{}), "seat");
  EXPECT_EQ(field(Reason::kGameInvalid, room::Play{}), "move");
  EXPECT_EQ(field(Reason::kNoSuchMember, room::Kick{}), "member");
  EXPECT_EQ(field(Reason::kHostAlready, room::PassHost{}), "member");
  EXPECT_EQ(field(Reason::kNotYourTurn, room::Play{}), "") << "nothing is out of its range";
}

TEST(Errors, SayWhatToDoNext) {
  EXPECT_EQ(error_of(room::Refusal{room::Reason::kLaidMeanwhile}).retry(), v1::RETRY_AFTER_RESYNC);
  EXPECT_EQ(error_of(room::Refusal{room::Reason::kTooManyPutOut}).retry(), v1::RETRY_NEVER);
  const v1::Error later = try_again(v1::ERROR_CODE_RETRY_LATER, "Wait.");
  EXPECT_EQ(later.retry_after_ms(), limits::kRetryAfterMs);
  EXPECT_TRUE(asks_to_try_again(later));
  EXPECT_FALSE(asks_to_try_again(sign_in_first(v1::ERROR_CODE_UNAUTHENTICATED, "")));
  EXPECT_EQ(name_of(v1::ERROR_CODE_NOT_YOUR_TURN), "NOT_YOUR_TURN");
}

TEST(Frames, AnswersAreAcceptedOrRefused) {
  const auto accepted = action_answer("KITE-42", 9, {Seq(12), true, std::nullopt});
  ASSERT_EQ(accepted.answers_size(), 1);
  EXPECT_EQ(accepted.answers(0).room(), "KITE-42");
  EXPECT_EQ(accepted.answers(0).seq(), 12u);
  EXPECT_TRUE(accepted.answers(0).repeated());
  EXPECT_FALSE(accepted.answers(0).has_refused());
  const auto refused =
      action_answer("KITE-42", 9, {Seq(0), false, refuse(v1::ERROR_CODE_STALE, "No.")});
  EXPECT_EQ(refused.answers(0).client_seq(), 9u);
  EXPECT_EQ(refused.answers(0).refused().code(), v1::ERROR_CODE_STALE);
}

TEST(Frames, OnlyWhoMayComeBackIsToldWhen) {
  EXPECT_GT(going_away(v1::CLOSE_REASON_GOING_AWAY).going_away().jitter_ms(), 0u);
  EXPECT_EQ(going_away(v1::CLOSE_REASON_REPLACED).going_away().jitter_ms(), 0u);
}

TEST(Frames, ATokenGoesToItsNewOwnerAlone) {
  players::SignedIn who{{PlayerId(1), "Ana"}, std::nullopt};
  EXPECT_EQ(signed_in(1, who, {}).signed_in().token(), "");
  who.token = players::Token{7};
  EXPECT_EQ(signed_in(1, who, {}).signed_in().token().size(), 32u);
}

TEST(Frames, NoListIsLargerThanAFrame) {
  lobby::Summary room;
  room.code = std::string(32, 'K');
  room.host = std::string(128, 'h');
  const lobby::Listed listed{std::make_shared<const lobby::Summary>(room)};
  const auto frame = room_list(1, std::vector(limits::kListedRooms, listed));
  EXPECT_LE(frame.ByteSizeLong(), limits::kFrameOutBytes);
  EXPECT_GT(frame.room_list().rooms_size(), 200);

  std::vector<ports::Tally> tallies(limits::kLeaderboardLines);
  for (auto& tally : tallies)
    tally.runs.assign(limits::kLeaderboardLines, {RoomCode(std::string(32, 'R')), 100});
  EXPECT_LE(leaderboard(1, {"tictactoe", "", {}}, tallies, {}).ByteSizeLong(),
            limits::kFrameOutBytes);

  std::vector<ports::RatingList> ratings(limits::kRatedVariants);
  for (auto& list : ratings) {
    list.variant = std::string(core::kVariantBytes, 'v');
    list.players.assign(limits::kLeaderboardLines, {PlayerId(1), Name(std::string(128, 'n')), {}});
  }
  const auto both = leaderboard(1, {"tictactoe", "", {}}, tallies, ratings);
  EXPECT_LE(both.ByteSizeLong(), limits::kFrameOutBytes);
  EXPECT_EQ(both.leaderboard().ratings_size(), std::ssize(ratings));
  EXPECT_GT(both.leaderboard().ratings().rbegin()->players_size(), 10);
  EXPECT_GT(both.leaderboard().tallies_size(), 1);
}

TEST(Frames, EveryBoardOfFameIsToldEvenIfNotToItsEnd) {
  ports::Run run;
  run.code = "KITE-42";
  run.players.assign(6, {PlayerId(1), Name(std::string(Name::kMax, 'n')), Seat(0), {}});
  ports::BestTimes best;
  best.lines.assign(limits::kLeaderboardLines, {run});
  const auto frame =
      leaderboard(1, {"sudoku", "", {}}, ports::BestBoards{std::vector(3, best), false});
  EXPECT_LE(frame.ByteSizeLong(), limits::kFrameOutBytes);
  ASSERT_EQ(frame.leaderboard().best_times_size(), 3);
  for (const auto& times : frame.leaderboard().best_times()) EXPECT_GE(times.lines_size(), 10);
  EXPECT_FALSE(frame.leaderboard().more());
}

TEST(Frames, BoardsOfFameThatAreNotToldAreSaidToBeThere) {
  ports::Run run;
  run.code = "KITE-42";
  run.players.assign(6, {PlayerId(1), Name(std::string(Name::kMax, 'n')), Seat(0), {}});
  ports::BestTimes best;
  best.category = std::string(48, 'c');
  best.lines = {{run}};
  ports::BestBoards boards{std::vector(limits::kLeaderboardBoards, best), false};
  const auto whole = leaderboard(1, {"sudoku", "", {}}, boards);
  EXPECT_EQ(static_cast<std::size_t>(whole.leaderboard().best_times_size()), boards.boards.size());
  EXPECT_FALSE(whole.leaderboard().more());
  boards.more = true;
  EXPECT_TRUE(leaderboard(1, {"sudoku", "", {}}, boards).leaderboard().more());
  boards.more = false;
  run.players.resize(64, run.players.front());
  for (auto& board : boards.boards) board.lines = {{run}};
  const auto cut = leaderboard(1, {"sudoku", "", {}}, boards);
  EXPECT_LE(cut.ByteSizeLong(), limits::kFrameOutBytes);
  EXPECT_GT(cut.leaderboard().best_times_size(), 1);
  EXPECT_TRUE(cut.leaderboard().more()) << "a frame does not hold them";
}

TEST(Frames, WhereNotAllLinesFitOnesOwnIsThere) {
  ports::BestTimes best;
  for (std::uint32_t place = 1; place <= limits::kLeaderboardLines; ++place) {
    ports::Run run;
    run.code = "KITE-42";
    run.match = place;
    run.players.assign(6, {PlayerId(place), Name(std::string(Name::kMax, 'n')), Seat(0), {}});
    best.lines.push_back({run, false, place});
  }
  const FameOf of{"sudoku", "2026-11", PlayerId(60), true};
  const auto frame = leaderboard(1, of, ports::BestBoards{std::vector(9, best), false});
  EXPECT_LE(frame.ByteSizeLong(), limits::kFrameOutBytes);
  EXPECT_EQ(frame.leaderboard().window(), "2026-11");
  ASSERT_EQ(frame.leaderboard().best_times_size(), 9);
  for (const auto& times : frame.leaderboard().best_times()) {
    EXPECT_LT(times.lines_size(), 50);
    EXPECT_EQ(times.lines(times.lines_size() / 2).place(), 60u);
    for (const auto& line : times.lines()) EXPECT_EQ(line.mine(), line.place() == 60);
  }
}

TEST(Frames, APlayersPageFitsIntoAFrame) {
  ports::PlayerPage page;
  page.name = std::string(Name::kMax, 'n');
  ports::PlayedKind kind;
  kind.category = std::string(80, 'c');
  kind.best = {RoomCode(std::string(32, 'R')), 100};
  page.games.assign(8, {"minesweeper", 9, 9, 9, 9, 9, std::vector(limits::kPlayedKinds, kind)});
  ports::PastMatch match;
  match.run.code = std::string(32, 'R');
  match.run.match = 7;
  match.run.game = "minesweeper";
  match.run.category = std::string(80, 'c');
  match.run.pack = std::string(64, 'p');
  match.run.players = {{PlayerId(1), "Ana", Seat(0), ports::RunPlayer::Result::kLost}};
  match.run.counts = false;
  page.history.assign(limits::kPastMatches, match);
  ports::RatingHistory rating{"connectfour", std::string(core::kVariantBytes, 'v'), {}, {}};
  rating.points.assign(limits::kRatingPoints, {1'800'000'000'000, 2'900});
  page.ratings.assign(limits::kRatedVariants, rating);
  page.opponents.assign(limits::kOpponents,
                        {"connectfour", PlayerId(1), Name(std::string(Name::kMax, 'n')), 9, 9, 9});
  const auto frame = player_page(1, page, 2, true);
  EXPECT_LE(frame.ByteSizeLong(), limits::kFrameOutBytes);
  EXPECT_EQ(frame.player_page().nth(), 2u);
  EXPECT_EQ(frame.player_page().history(0).run(), std::string(32, 'R') + "/7");
  EXPECT_EQ(frame.player_page().history(0).outcome(), v1::PAST_OUTCOME_LOST);
  EXPECT_FALSE(frame.player_page().history(0).counts());
  EXPECT_EQ(frame.player_page().games(7).kinds(0).best_run(), std::string(32, 'R') + "/100");
}

TEST(Frames, BestTimesNameTheRunThatProvesThem) {
  ports::BestTimes best;
  best.team_size = 2;
  ports::Run run;
  run.code = "KITE-42";
  run.match = 3;
  run.time_ms = 61'000;
  run.players = {{PlayerId(1), "Ana", Seat(0), {}}, {PlayerId(2), "Bo", Seat(1), {}}};
  best.lines = {{run}};
  const auto frame = leaderboard(1, {"sudoku", "", {}}, ports::BestBoards{{best}, false});
  const auto& line = frame.leaderboard().best_times(0).lines(0);
  EXPECT_EQ(line.run(), "KITE-42/3");
  EXPECT_THAT(line.players(), testing::ElementsAre("Ana", "Bo"));
}

// Later frames of a connection may consist of shared bytes of events and then the client's own
// answers.
TEST(Frames, AnswersCanBeAppendedToTheBytesOfAnyFrame) {
  v1::ServerFrame events;
  events.set_reply_to(5);
  events.mutable_events()->set_room("KITE-42");
  events.mutable_events()->add_events()->set_seq(12);
  const auto first = action_answer("KITE-42", 9, {Seq(12), false, std::nullopt});
  const auto second =
      action_answer("OAK-55", 10, {Seq(0), false, refuse(v1::ERROR_CODE_STALE, "No.")});
  for (const v1::ServerFrame& frame :
       {events, pong(4, 1234), going_away(v1::CLOSE_REASON_GOING_AWAY), first, {}}) {
    core::Bytes bytes = *encode(frame);
    v1::ServerFrame expected = frame;
    for (const v1::ServerFrame& tail : {first, second}) {
      const ports::Frame more = encode(tail);
      bytes.insert(bytes.end(), more->begin(), more->end());
      *expected.add_answers() = tail.answers(0);
    }
    v1::ServerFrame both;
    ASSERT_TRUE(both.ParseFromArray(bytes.data(), static_cast<int>(bytes.size())));
    EXPECT_EQ(both.SerializeAsString(), expected.SerializeAsString()) << frame.ShortDebugString();
  }
}

TEST(Frames, AreEncodedAsTheyAre) {
  const auto frame = pong(4, 1234);
  const ports::Frame bytes = encode(frame);
  v1::ServerFrame again;
  ASSERT_TRUE(again.ParseFromArray(bytes->data(), static_cast<int>(bytes->size())));
  EXPECT_EQ(again.pong().server_time_ms(), 1234u);
  EXPECT_EQ(again.reply_to(), 4u);
}

}  // namespace
}  // namespace gridmates::wire
