#include <algorithm>
#include <iterator>

#include "client/catalogue/catalogue.h"
#include "client/core/text.h"
#include "client/terminal/game_pane.h"
#include "client/terminal/list.h"
#include "client/terminal/plain_pane.h"
#include "client/terminal/settings.h"

namespace gridmates::terminal {

std::vector<v1::GameFacts> known_games(const client::Model& model) {
  std::vector<v1::GameFacts> games;
  std::copy_if(model.games.begin(), model.games.end(), std::back_inserter(games),
               [](const v1::GameFacts& facts) {
                 return std::any_of(kPanes.begin(), kPanes.end(),
                                    [&facts](const auto& face) { return face().id == facts.id(); });
               });
  return games;
}

std::vector<std::string_view> drawn_games() {
  std::vector<std::string_view> games;
  games.reserve(kPanes.size());
  for (const auto& face : kPanes) games.push_back(face().id);
  return games;
}

std::vector<std::string_view> own_settings(std::string_view game) {
  std::vector<std::string_view> names{"left-panel", "keys", "no-questions", "clock", "motion"};
  for (const auto& face : kPanes) {
    const PaneFactory known = face();
    if (known.id == game) names.insert(names.end(), known.settings.begin(), known.settings.end());
  }
  return names;
}

std::string game_title(const client::Model& model, std::string_view game) {
  const v1::GameFacts* facts = model.facts(game);
  return client::printable(facts == nullptr ? game : facts->title());
}

bool GamePane::point_at(const Hit&, std::uint32_t cell) {
  go_to(cell);
  return true;
}

std::unique_ptr<GamePane> make_pane(std::string_view game, const Preferences& preferences) {
  for (const auto& face : kPanes) {
    if (face().id == game) return face().make_pane(preferences);
  }
  return make_plain_pane();
}

Binding arrows_binding(int act, Keys keys, std::string_view help, std::string_view group) {
  switch (keys) {
    case Keys::kVim:
      return {act, "Left h Down j Up k Right l", "arrows hjkl", tr_later("move"), help, group};
    case Keys::kArrows:
      return {act,  "Left Left Down Down Up Up Right Right", "arrows", tr_later("move"), help,
              group};
    case Keys::kWasd:
    case Keys::kLeftHand:
      return {act, "Left a Down s Up w Right d", "arrows wasd", tr_later("move"), help, group};
  }
  return {};
}

std::uint32_t step(std::uint32_t cell, int key, std::uint32_t rows, std::uint32_t columns,
                   bool wrap) {
  const std::uint32_t row = cell / columns;
  const std::uint32_t column = cell % columns;
  const std::uint32_t last_row = (rows - 1) * columns;
  switch (key / 2) {
    case 0:
      return column > 0 ? cell - 1 : wrap ? cell + columns - 1 : cell;
    case 1:
      return row + 1 < rows ? cell + columns : wrap ? column : cell;
    case 2:
      return row > 0 ? cell - columns : wrap ? last_row + column : cell;
    default:
      return column + 1 < columns ? cell + 1 : wrap ? row * columns : cell;
  }
}

std::optional<std::uint32_t> MatchScene::you() const {
  const v1::MatchPlayer* self = client::player_of(match, room.you);
  return self == nullptr ? std::nullopt : std::optional(self->player());
}

bool MatchScene::is_pinged(std::uint32_t cell) const {
  return std::ranges::find(pinged, cell) != pinged.end();
}

std::string MatchScene::player_name(std::uint32_t player) const {
  for (const v1::MatchPlayer& candidate : match.players()) {
    if (candidate.player() == player) return client::printable(candidate.name());
  }
  return tr("somebody");
}

std::optional<std::uint32_t> MatchScene::other_at(std::uint32_t cell) const {
  if (!others) return std::nullopt;
  for (const v1::MatchPlayer& player : match.players()) {
    if (player.member() == room.you) continue;
    const auto presence = room.presence.find(player.member());
    if (presence == room.presence.end() || !presence->second.connected()) continue;
    if (presence->second.cursor() == cell + 1) return player.player();
  }
  return std::nullopt;
}

}  // namespace gridmates::terminal
