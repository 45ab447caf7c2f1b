// The progress line of a command.
#include "client/tools/batch/progress.h"

#include <gtest/gtest.h>

#include <cstdlib>

namespace gridmates::tools {
namespace {

const Progress::Clock::time_point kLater = Progress::Clock::now() + std::chrono::hours(1);

// A terminal that records its output.
class Shown {
 public:
  explicit Shown(bool has_output)
      : file_(::open_memstream(&text_, &size_)), has_output_(has_output) {}
  ~Shown() {
    std::fclose(file_);
    std::free(text_);
  }
  Shown(const Shown&) = delete;
  Shown& operator=(const Shown&) = delete;

  Progress::Terminal terminal() const {
    return {.file = file_, .is_watched = true, .has_output = has_output_};
  }
  // The output after the line was last removed.
  std::string line() {
    std::fflush(file_);
    const std::string all(text_, size_);
    const std::size_t end = all.rfind(kTakeLineAway);
    return end == std::string::npos ? all : all.substr(end + std::string(kTakeLineAway).size());
  }

 private:
  char* text_ = nullptr;
  std::size_t size_ = 0;
  std::FILE* file_;
  bool has_output_;
};

TEST(Progress, ALineThatIsNotOldIsPutBackBehindTheOutput) {
  Shown shown(true);
  Progress progress(100, shown.terminal());
  progress.show(1, kLater);
  const std::string line = shown.line();
  EXPECT_EQ(line.find("1 of 100"), 0u);
  progress.make_way();
  EXPECT_EQ(shown.line(), "");
  progress.show(2, kLater);
  EXPECT_EQ(shown.line(), line);
  progress.show(3, kLater + std::chrono::seconds(1));
  EXPECT_EQ(shown.line().find("3 of 100"), 0u);
}

TEST(Progress, OutputElsewhereLeavesItAlone) {
  Shown shown(false);
  Progress progress(100, shown.terminal());
  progress.show(1, kLater);
  progress.make_way();
  EXPECT_NE(shown.line(), "");
  progress.take_away();
  EXPECT_EQ(shown.line(), "") << "what else is written to standard error";
}

TEST(Progress, NothingIsShownAtOnce) {
  Shown shown(true);
  Progress progress(100, shown.terminal());
  progress.show(1, Progress::Clock::now());
  EXPECT_EQ(shown.line(), "");
}

}  // namespace
}  // namespace gridmates::tools
