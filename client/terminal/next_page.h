// The next board of the current room, with other options: the form of a new room, where unchanged
// options stay as in the room. One thread.
#pragma once

#include <string>
#include <vector>

#include "client/catalogue/catalogue.h"
#include "client/terminal/create_page.h"

namespace gridmates::terminal {

class NextPage final : public CreatePage {
 public:
  std::string title() const override { return tr("the next board"); }
  const Bindings& bindings() const override;
  std::string why_not(int act, const Stage& stage) const override;
  // Restores choices that were made for the same match and not used yet.
  void opened(Stage& stage) override;
  void heard(const client::Notice& notice, Stage& stage) override;

 protected:
  std::vector<Field> fields() const override;
  std::string heading(const Stage& stage) const override;
  std::string about(const Stage& stage) const override;
  std::string pasted_words() const override {
    return tr("this puzzle was pasted; Enter makes it the next board");
  }
  void submit(Stage& stage) override;
  void go_back(Stage& stage) override { stage.next = back_; }
  std::vector<commands::Option> options() const override;
  std::vector<commands::Option> room_options() const override;
  std::string value_words(Field field, const Stage& stage) const override;
  v1::Table table() const override { return table_; }

 private:
  std::string of_;  // the room and its match, CODE/N
  v1::Table table_ = v1::TABLE_UNSPECIFIED;
  Place back_ = Place::kRoom;
  client::IntentId asked_ = 0;  // the request for the board
};

}  // namespace gridmates::terminal
