#include "client/terminal/plain_pane.h"

#include "client/catalogue/catalogue.h"

namespace gridmates::terminal {
namespace {

class PlainPane final : public GamePane {
 public:
  const Bindings& bindings() const override {
    static const Bindings table{};
    return table;
  }
  Size board_size(Scale) const override { return {3, 40}; }
  void draw_board(const Region& region, const MatchScene&) const override {
    region.put_wrapped(
        0, tr("This client has no picture of this game; a newer one is needed to play."));
  }
  int draw_side(const Region&, const MatchScene&) const override { return 0; }
  void draw_mode(const Region&, const MatchScene&) const override {}
  Acted act(const Hit&, const MatchScene&) override { return {}; }

  std::string progress(const v1::MatchView&) const override { return {}; }
  std::string_view score_title() const override { return {}; }
  std::string score(const v1::MatchView&, std::uint32_t) const override { return {}; }
  char badge(const v1::MatchView&, std::uint32_t player) const override {
    return static_cast<char>('a' + player % 26);
  }
  std::string move_words(const v1::Event&, const v1::MatchView*,
                         const v1::MatchDelta*) const override {
    return tr("moved");
  }
  std::string cell_name(std::uint32_t cell) const override { return std::to_string(cell + 1); }
  std::optional<std::uint32_t> parse_cell(std::string_view) const override { return std::nullopt; }
  std::uint32_t cursor() const override { return 0; }
  void go_to(std::uint32_t) override {}
};

}  // namespace

std::unique_ptr<GamePane> make_plain_pane() { return std::make_unique<PlainPane>(); }

}  // namespace gridmates::terminal
