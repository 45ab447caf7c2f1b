// Draws the replay of a match: the board, the text beside it, and the progress bar below.
#include <algorithm>
#include <array>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/core/columns.h"
#include "client/core/text.h"
#include "client/replay/steps.h"
#include "client/terminal/replay_page.h"

namespace gridmates::terminal {
namespace {

constexpr int kTopRow = 1;
constexpr int kRowsAround = 5;  // the header, a rule, the bar, the message and the footer
constexpr int kLeastSide = 36;
constexpr int kMostSide = 60;
constexpr std::array<std::string_view, 7> kSpeedWords = {"x1/2", "x1",  "x2", "x4",
                                                         "x8",   "x16", "x32"};

}  // namespace

ReplayPage::Places ReplayPage::places(Size screen) const {
  Places where;
  where.rows = screen.rows - kRowsAround;
  const int most = screen.columns - kLeastSide;
  for (const Scale scale : {Scale::kL, Scale::kM}) {
    const Size size = pane_->board_size(scale);
    const bool fits = size.rows <= where.rows && size.columns <= most;
    const bool meant = scale == Scale::kL ? screen.rows >= kLarge.rows : pane_->tall(scale);
    if (where.scale == Scale::kS && fits && meant) where.scale = scale;
  }
  const int wanted = pane_->board_size(where.scale).columns;
  where.columns = std::clamp(wanted, std::max(screen.columns - kMostSide, 0), std::max(most, 0));
  return where;
}

std::string ReplayPage::header_words(const Stage& stage, int columns) const {
  const v1::Replay& told = model_->replay();
  std::vector<std::string> parts = {tr("REPLAY {}", client::printable(told.run())),
                                    game_title(stage.model, told.head().game()) + " " +
                                        std::string(tr(client::table_word(told.head().table())))};
  if (client::tells_board(told.head().board())) {
    parts.push_back(client::board_words(told.head().board()));
  }
  return title_of(parts, "  ", columns);
}

void ReplayPage::draw(const Region& region, const Stage& stage) const {
  const int rows = region.rows();
  draw_footer(region, useful(stage));
  if (!model_) {
    draw_header(region, tr("REPLAY"), stage);
    region.put_field(2, 1, region.columns() - 1,
                     gather_ ? tr("loading ...") : tr("There is no match to be shown."));
    draw_words(region, rows - 2, stage.message, Role::kStrong);
    return;
  }
  draw_header(region, header_words(stage, title_columns(region, stage)), stage);
  const std::size_t step = step_at(stage.now_ms);
  const client::Room room = room_now(stage.now_ms);
  const Places where = places({rows, region.columns()});
  const Region board = region.part(kTopRow, 0, where.rows, where.columns);
  if (!trial_) region.part(0, 0, rows - 2).scrolls(Key::Kind::kLeft, Key::Kind::kRight);
  const auto cell = trial_ ? std::nullopt : model_->cell(step);
  if (cell) pane_->go_to(*cell);
  if (trial_ || model_->shows(step)) {
    pane_->draw_board(board, scene(room, where.scale));
  } else {
    board.part(1, 2).put_wrapped(0,
                                 tr("This client cannot follow the match so far: its rules do not "
                                    "take a move of it. The end is shown."));
  }
  draw_side(region.part(kTopRow, where.columns, where.rows), stage, room);
  region.rule(rows - 4);
  draw_way(region.part(rows - 3, 0, 1), stage);
  if (prompt_) {
    prompt_->draw(region, rows - 2);
  } else {
    const bool stands = trial_ && stage.message.empty();
    draw_words(region, rows - 2,
               stands ? pane_->standing_line(scene(room, where.scale)) : stage.message,
               stands ? Role::kNormal : Role::kStrong);
  }
}

std::optional<Key> ReplayPage::pick(int item, Stage& stage) {
  if (model_ && !trial_) show(static_cast<std::size_t>(item), stage);
  return std::nullopt;
}

// The step, and the game's remarks on it.
int ReplayPage::draw_step(const Region& region, int row, std::size_t step) const {
  const replay::Step& shown = model_->steps()[step];
  const std::string name =
      shown.player ? replay::player_name(model_->replay().match(), *shown.player) + ": " : "";
  region.part(row, 0, 1, region.columns() - 1)
      .put_both(0, 1, tr("step {} of {}", step, model_->last()),
                client::format_exact_time(shown.time_ms), Role::kDim, Role::kStrong);
  const Role role = shown.player ? player_role(*shown.player) : Role::kNormal;
  row = region.part(0, 1).put_wrapped(row + 1, name + shown.words, role);
  for (const std::string& line : model_->beside(step)) {
    row = region.part(0, 2).put_wrapped(row, line);
  }
  return row;
}

int ReplayPage::draw_players(const Region& region, int row, const client::Room& room) const {
  const v1::MatchView& match = room.view.matches(0);
  region.part(row++, 0, 1, region.columns() - 1)
      .put_both(0, 1, tr("PLAYERS"), pane_->score_title(), Role::kDim);
  for (const v1::MatchPlayer& player : match.players()) {
    const Role role = player_role(player.player());
    const std::string score = pane_->score(match, player.player());
    const Region line = region.part(row++, 0, 1, region.columns() - 1);
    line.put(0, 1, std::string(1, pane_->badge(match, player.player())), role);
    line.put_field(0, 3, line.columns() - 4 - client::columns_of(score),
                   client::printable(player.name()), role);
    line.put_right(0, score);
  }
  return row;
}

// The key moments around this step.
void ReplayPage::draw_moments(const Region& region, int row, std::size_t step) const {
  const int rows = region.rows() - row;
  if (rows < 2 || !model_->folded()) return;
  const auto& moments = model_->moments();
  region.put_field(row++, 1, region.columns() - 1, tr("KEY MOMENTS"), Role::kDim);
  const auto fits = static_cast<std::size_t>(rows - 1);
  std::size_t next = 0;
  while (next < moments.size() && moments[next].step < step) ++next;
  const std::size_t most = moments.size() - std::min(moments.size(), fits);
  std::size_t first = std::min(next - std::min(next, fits / 2), most);
  for (; first < moments.size() && row < region.rows(); ++first) {
    const replay::Moment& moment = moments[first];
    const std::string time = client::format_time(model_->steps()[moment.step].time_ms);
    const bool here = moment.step == step;
    region.put(row, 1, here ? ">" : " ", Role::kStrong);
    region.part(row, 0, 1).picks(static_cast<int>(moment.step));
    const int column = region.put(row, 3, time, here ? Role::kStrong : Role::kDim) + 2;
    region.put_field(row++, column, region.columns() - column, moment.words);
  }
}

void ReplayPage::draw_side(const Region& region, const Stage& stage,
                           const client::Room& room) const {
  const std::size_t step = step_at(stage.now_ms);
  int row = 0;
  if (trial_) {
    region.put_field(row++, 1, region.columns() - 1, tr("ON A COPY, never sent"), Role::kStrong);
    row = region.part(0, 1).put_wrapped(row, tr("{} tried since step {}; {}", trial_->made(), step,
                                                tr(client::state_word(room.view.head().state()))));
    region.rule(row++);
    pane_->draw_side(region.part(row, 0), scene(room, Scale::kS));
    return;
  }
  row = draw_step(region, row, step);
  region.rule(row++);
  row = draw_players(region, row, room);
  region.rule(row++);
  draw_moments(region, row, step);
}

// "x2  3:12 |#####----| 19:22  step 12/63".
void ReplayPage::draw_way(const Region& row, const Stage& stage) const {
  std::uint64_t time_ms = model_->steps()[step_at(stage.now_ms)].time_ms;
  if (playing_) {
    const std::uint64_t local_ms = stage.now_ms - std::min(stage.now_ms, from_local_ms_);
    time_ms =
        std::min(from_match_ms_ + local_ms * (std::uint64_t{1} << speed_) / 2, model_->length_ms());
  }
  const std::string left = std::string(trial_     ? tr("trying")
                                       : playing_ ? tr("playing")
                                                  : tr("stopped")) +
                           " " + std::string(kSpeedWords[speed_]) + "  " +
                           client::format_time(time_ms);
  const std::string right = client::format_time(model_->length_ms());
  const int begin = row.put(0, 1, left) + 1;
  const int width = row.columns() - begin - client::columns_of(right) - 4;
  if (width < 1) return;
  const std::uint64_t all_ms = std::max<std::uint64_t>(model_->length_ms(), 1);
  const auto done = static_cast<int>(static_cast<std::uint64_t>(width - 1) * time_ms / all_ms);
  std::string way(static_cast<std::size_t>(width), '-');
  std::fill_n(way.begin(), done, '#');
  const std::vector<replay::Moment> none;
  for (const replay::Moment& moment : model_->folded() ? model_->moments() : none) {
    const std::uint64_t at_ms = model_->steps()[moment.step].time_ms;
    way[static_cast<std::size_t>(static_cast<std::uint64_t>(width - 1) * at_ms / all_ms)] = '+';
  }
  way[static_cast<std::size_t>(done)] = 'O';
  if (!trial_) {
    row.part(0, 0, 1, begin).clicks(U' ');
    for (int i = 0; i < width; ++i) {
      const auto at_ms = static_cast<std::uint64_t>(i) * all_ms /
                         static_cast<std::uint64_t>(std::max(width - 1, 1));
      row.part(0, begin + 1 + i, 1, 1).picks(static_cast<int>(model_->step_at(at_ms)));
    }
  }
  row.put(0, row.put(0, begin, "|" + way + "|") + 1, right);
}

}  // namespace gridmates::terminal
