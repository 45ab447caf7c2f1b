// How a session handles requests that concern no room.
#include <algorithm>
#include <string>
#include <string_view>
#include <utility>

#include "server/actors/records/dailies.h"
#include "server/actors/records/replay.h"
#include "server/actors/sessions/session.h"
#include "server/base/limits.h"
#include "server/lobby/codes.h"
#include "server/ports/period.h"
#include "server/wire/dailies.h"
#include "server/wire/errors.h"

namespace gridmates::actors {
namespace {

// The code of an open private room lets people in: leaderboards leave its secret part out.
void withhold_secrets(ports::BestBoards& best) {
  for (auto& board : best.boards) {
    for (ports::BestLine& line : board.lines) {
      if (!line.room_closed) line.run.code = lobby::without_secret(line.run.code);
    }
  }
}

void withhold_secrets(std::vector<ports::Tally>& tallies) {
  for (ports::Tally& tally : tallies) {
    for (ports::RunName& run : tally.runs) {
      if (!run.room_closed) run.room = lobby::without_secret(run.room);
    }
  }
}

// Whether puzzles can be listed by this level; an empty one lists all.
bool is_level(const core::GameFacts& facts, std::string_view level) {
  return level.empty() || level == ports::kUnrated || std::ranges::count(facts.levels, level) > 0;
}

// "beginner, easy, unrated".
std::string levels_of(const core::GameFacts& facts) {
  std::string words;
  for (const std::string_view level : facts.levels) words += std::string(level) + ", ";
  return words + std::string(ports::kUnrated);
}

void withhold_secrets(ports::PlayerPage& page) {
  for (ports::PastMatch& match : page.history) {
    if (!match.room_closed) match.run.code = lobby::without_secret(match.run.code);
  }
  for (ports::PlayedGame& game : page.games) {
    for (ports::PlayedKind& kind : game.kinds) {
      if (!kind.best.room_closed) kind.best.room = lobby::without_secret(kind.best.room);
    }
  }
}

// The name of a period; empty for all time.
std::string period_of(const wire::Window& window, std::int64_t wall_ms) {
  using enum wire::Window::Of;
  if (window.of == kAll || window.of == kNamed) return window.name;
  const auto now = ports::periods_of(wall_ms).value_or(ports::Periods());
  return window.of == kMonth ? now.month : window.of == kWeek ? now.week : now.day;
}

v1::Error no_such_player(std::uint32_t nth) {
  constexpr auto kCode = v1::ERROR_CODE_NOT_FOUND;
  return nth == 0
             ? wire::refuse(kCode, "There is no player of this name.", {}, "name")
             : wire::refuse(kCode, "There are not that many players of this name.", {}, "name");
}

v1::Error once_only() {
  return wire::untranslated(v1::ERROR_CODE_MALFORMED,
                            "That may be sent only once, at the beginning.");
}

}  // namespace

Awaitable<> Session::on(std::uint32_t id, std::variant<wire::Hello, wire::SignIn>) {
  send_error(id, once_only());
  strike();
  co_return;
}

Awaitable<> Session::on(std::uint32_t id, wire::Ping) {
  send(wire::pong(id, house_->ports.clock.steady_ms()));
  co_return;
}

// In rooms the player keeps the name that they have there.
Awaitable<> Session::on(std::uint32_t id, wire::ChangeName change) {
  const auto begin = [this, &change](ports::Done<bool> done) {
    house_->ports.players.rename(who_.player, change.name, std::move(done));
  };
  if (!co_await await<bool>(begin)) {
    send_error(id, wire::cannot_write());
    co_return;
  }
  who_.name = std::move(change.name);
  house_->sessions.call(who_.player, who_.name.str());
  send(wire::signed_in(id, {{who_.player, who_.name}, std::nullopt},
                       house_->lobby.awaiting(who_.player)));
}

Awaitable<> Session::on(std::uint32_t id, wire::ListRooms) {
  const auto rooms = house_->lobby.list(who_.player);
  quota_->owe(static_cast<std::uint32_t>(rooms.size() / limits::kListedPerCredit));
  send(wire::room_list(id, rooms));
  co_return;
}

Awaitable<> Session::on(std::uint32_t id, wire::ListPacks) {
  using Packs = std::optional<std::vector<ports::Pack>>;
  const auto begin = [this](ports::Done<Packs> done) {
    house_->ports.puzzles.packs(std::move(done));
  };
  const Packs packs = co_await await<Packs>(begin);
  if (packs) {
    send(wire::pack_list(id, *packs));
  } else {
    send_error(id, wire::cannot_read());
  }
}

Awaitable<> Session::on(std::uint32_t id, wire::ListPuzzles list) {
  using Listed = std::optional<std::optional<ports::ListedPuzzles>>;
  const core::Game* game =
      list.game.empty() ? house_->games.first_of_table() : house_->games.find(list.game);
  if (game == nullptr) {
    send_error(id, wire::no_such_game());
    co_return;
  }
  if (!is_level(game->facts(), list.level)) {
    send_error(id, wire::invalid("level", "A level is one of {levels}.",
                                 {{"levels", levels_of(game->facts())}}));
    co_return;
  }
  const ports::PuzzlesOf of{std::string(game->facts().id), std::move(list.pack),
                            std::move(list.level), list.after, limits::kPuzzlesListed};
  const auto begin = [this, &of](ports::Done<Listed> done) {
    house_->ports.puzzles.list(of, std::move(done));
  };
  const Listed listed = co_await await<Listed>(begin);
  if (!listed) {
    send_error(id, wire::cannot_read());
  } else if (!*listed) {
    send_error(id, wire::refuse(v1::ERROR_CODE_NOT_FOUND, "There is no such pack.", {}, "pack"));
  } else {
    quota_->owe(static_cast<std::uint32_t>((*listed)->puzzles.size() / limits::kPuzzlesPerCredit));
    send(wire::puzzle_list(id, of, **listed));
  }
}

Awaitable<> Session::on(std::uint32_t id, wire::GetLeaderboard get) {
  using Best = std::optional<ports::BestBoards>;
  using Tallies = std::optional<std::vector<ports::Tally>>;
  using Ratings = std::optional<std::vector<ports::RatingList>>;
  const core::Game* game = house_->games.find(get.game);
  if (game == nullptr) {
    send_error(id, wire::no_such_game());
    co_return;
  }
  const wire::FameOf of{get.game, period_of(get.window, house_->ports.clock.wall_ms()), who_.player,
                        get.around_me};
  const auto around = get.around_me ? std::optional(who_.player) : std::nullopt;
  if (game->facts().fame == core::Fame::kBestTimes) {
    const auto begin = [&](ports::Done<Best> done) {
      house_->ports.runs.best_times(
          {get.game, get.category, get.limit, get.order, get.all, of.period, around, get.only},
          std::move(done));
    };
    Best best = co_await await<Best>(begin);
    if (best) {
      withhold_secrets(*best);
      send(wire::leaderboard(id, of, *best));
    } else {
      send_error(id, wire::cannot_read());
    }
    co_return;
  }
  const auto begin = [&](ports::Done<Tallies> done) {
    house_->ports.runs.tallies({get.game, get.limit, of.period, around}, std::move(done));
  };
  Tallies tallies = std::vector<ports::Tally>();
  const bool wants_all = get.category.empty() && get.only.words.empty();
  if (wants_all) tallies = co_await await<Tallies>(begin);
  Ratings ratings = std::vector<ports::RatingList>();
  if (of.period.empty()) {
    ratings = co_await await<Ratings>([&](ports::Done<Ratings> done) {
      house_->ports.runs.ratings({get.game, get.limit, around}, std::move(done));
    });
  }
  if (tallies && ratings) {
    withhold_secrets(*tallies);
    std::erase_if(*ratings, [&get](const ports::RatingList& list) {
      const bool is_asked_for = get.category.empty() || list.variant == get.category;
      return !is_asked_for || !ports::has_words(list.variant, get.only.words);
    });
    send(wire::leaderboard(id, of, *tallies, *ratings));
  } else {
    send_error(id, wire::cannot_read());
  }
}

Awaitable<> Session::on(std::uint32_t id, wire::GetPlayer get) {
  using Page = std::optional<std::optional<ports::PlayerPage>>;
  if (!get.game.empty() && house_->games.find(get.game) == nullptr) {
    send_error(id, wire::no_such_game());
    co_return;
  }
  const ports::PlayerOf of{get.name.empty() ? who_.player : PlayerId(0),
                           Name(get.name),
                           get.name.empty() ? 0 : get.nth,
                           get.game,
                           get.history,
                           house_->ports.clock.wall_ms()};
  const auto begin = [this, &of](ports::Done<Page> done) {
    house_->ports.runs.player(of, std::move(done));
  };
  Page page = co_await await<Page>(begin);
  if (!page) {
    send_error(id, wire::cannot_read());
  } else if (!*page) {
    send_error(id, no_such_player(of.nth));
  } else {
    withhold_secrets(**page);
    send(wire::player_page(id, **page, of.nth, (*page)->player == who_.player));
  }
}

Awaitable<> Session::on(std::uint32_t id, wire::ListDailies asked) {
  const auto list = co_await list_dailies(house_, who_.player, asked.day);
  if (list) {
    send(wire::daily_list(id, *list));
  } else {
    send_error(id, list.error());
  }
}

Awaitable<> Session::on(std::uint32_t id, wire::GetReplay get) {
  FoundReplay told =
      co_await find_replay(house_, who_.player, std::move(get), long_work_.dropped());
  quota_->owe_for_long_work(told.events / limits::kEventsPerCredit);
  if (!told.replay) {
    send_error(id, told.replay.error());
    co_return;
  }
  v1::ServerFrame frame;
  frame.set_reply_to(id);
  *frame.mutable_replay() = *std::move(told.replay);
  send(frame);
}

}  // namespace gridmates::actors
