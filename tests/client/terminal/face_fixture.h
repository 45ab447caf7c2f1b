// A face on a scripted model, with a recorder of its requests.
#pragma once

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "tests/client/core/told_rights.h"
#include "tests/client/terminal/scripted.h"  // IWYU pragma: export

namespace gridmates::terminal::testing {

inline constexpr Size kS{24, 80};
inline constexpr Size kM{33, 80};
inline constexpr Size kL{40, 120};

class FaceTest : public ::testing::Test {
 protected:
  // Begins in the room of the model, if it has one; forgets earlier requests.
  void begin(client::Model model) {
    model_ = client::told(std::move(model));
    if (model_.room) enter_room(face_);
    screen();
    recorder_.asked.clear();
  }
  std::string screen(Size size = kS) {
    model_ = client::told(std::move(model_));
    return picture(face_, size).text();
  }
  // Presses the keys after giving the model the rights for its view.
  void press(Face& face, std::string_view keys) {
    model_ = client::told(std::move(model_));
    testing::press(face, keys);
  }
  // The last line of the screen.
  std::string footer() {
    const std::string text = screen();
    return text.substr(text.rfind('\n', text.size() - 2) + 1);
  }
  // Answers the latest request with success.
  void accept() {
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
    face_.notice(answered, kNowMs);
  }
  // Answers the latest request with a refusal.
  void refuse(const std::string& sentence) {
    client::Answered answered;
    answered.intent = static_cast<client::IntentId>(recorder_.asked.size());
    answered.frame.add_answers()->mutable_refused()->set_message(sentence);
    face_.notice(answered, kNowMs);
  }

  client::Model model_;
  Recorder recorder_;
  Face face_{model_, recorder_};
};

}  // namespace gridmates::terminal::testing
